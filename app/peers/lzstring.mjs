// Packs texts for an address by lz-string: for each list of texts on standard input, how
// many characters they take together. Each must come back whole.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const require = createRequire(process.argv[2]);
const { compressToEncodedURIComponent, decompressFromEncodedURIComponent } = require("lz-string");

const result = {};
for (const [name, texts] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  let characters = 0;
  for (const text of texts) {
    const packed = compressToEncodedURIComponent(text);
    if (decompressFromEncodedURIComponent(packed) !== text) {
      throw new Error("a text came back as another");
    }
    characters += packed.length;
  }
  result[name] = { characters };
}
console.log(JSON.stringify(result));
