// Keeps the whole site, so that after one visit it starts without a network.
"use strict";

const site = null; // set by the build: version, bytes of the program, whether there are compressed copies, and files, each with its hash

// One host may hold several copies of the site; each keeps its own cache.
const family = `flota ${self.registration.scope} `;
const name = family + site.version;
const kept = new Set(site.files.map(([path]) => new URL(path, self.registration.scope).href));

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const key = keyOf(event.request);
  if (key) {
    event.respondWith(answer(key, event.request));
  }
});
self.addEventListener("message", (event) => {
  if (event.data === "update") {
    self.skipWaiting();
  }
});

// All files of one version or nothing.
async function fill() {
  const cache = await caches.open(name);
  try {
    await Promise.all(site.files.map(async ([path, integrity]) => {
      const response = (await unpack(path, integrity).catch(() => null)) ?? (await load(path, integrity));
      await cache.put(path, response);
    }));
  } catch (err) {
    await caches.delete(name);
    throw err;
  }
}

// The browser's own cache may answer if it holds the right bytes.
async function load(path, integrity) {
  for (const cache of ["no-cache", "reload"]) {
    try {
      const response = await fetch(path, { cache, integrity });
      if (response.ok) {
        return response;
      }
    } catch (err) {
      if (cache === "reload") {
        throw err;
      }
    }
  }
  throw new Error(`${path} could not be loaded`);
}

// The program from a host that does not compress what it sends: from the copy
// beside it that is compressed, see app.js. Null if that is not to be had.
async function unpack(path, integrity) {
  if (path !== "web/app.wasm" || !site.copies) {
    return null;
  }
  const { headers } = await fetch(path, { method: "HEAD", cache: "no-store" });
  if (headers.has("Content-Encoding") || Number(headers.get("Content-Length")) !== site.wasmBytes) {
    return null;
  }
  const copy = await fetch(`${path}.gz`, { cache: "no-cache" });
  const program = await new Response(copy.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", program));
  return integrity === `sha256-${btoa(String.fromCharCode(...hash))}`
    ? new Response(program, { headers: { "Content-Type": "application/wasm" } })
    : null;
}

async function takeOver() {
  for (const other of await caches.keys()) {
    if (other.startsWith(family) && other !== name) {
      await caches.delete(other);
    }
  }
  await self.clients.claim();
}

// The address under which a request is kept, or "" if it is not the site's.
// What follows a question mark is for the program.
function keyOf(request) {
  if (request.method !== "GET") {
    return "";
  }
  const url = new URL(request.url);
  let key = url.origin + url.pathname;
  if (key === `${self.registration.scope}index.html`) {
    key = self.registration.scope;
  }
  return kept.has(key) ? key : "";
}

async function answer(key, request) {
  const cache = await caches.open(name);
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}
