// The worker in which programs think: the same program as the page, compiled
// already, which finds out by flotaThinks what it is for.
"use strict";

self.flotaThinks = true;

self.onmessage = async ({ data: { module, script } }) => {
  try {
    importScripts(script);
    const go = new Go();
    go.run(await WebAssembly.instantiate(module, go.importObject));
  } catch (err) {
    setTimeout(() => {
      throw err; // so that the page learns of it
    });
  }
};
