// Makes up for what a closed frame refuses, before the program looks for it.
"use strict";

(() => {
  // "kept", or "memory" when this browser keeps nothing for this page.
  window.flotaStorage = "kept";

  // A full storage refuses to write but still keeps what it has.
  function keeps(name) {
    try {
      const storage = window[name];
      if (storage.length === 0) {
        storage.setItem("flota", "");
        storage.removeItem("flota");
      }
      return true;
    } catch {
      return false;
    }
  }

  class MemoryStorage {
    #items = new Map();

    get length() {
      return this.#items.size;
    }

    key(i) {
      return [...this.#items.keys()][i] ?? null;
    }

    getItem(key) {
      return this.#items.get(String(key)) ?? null;
    }

    setItem(key, value) {
      this.#items.set(String(key), String(value));
    }

    removeItem(key) {
      this.#items.delete(String(key));
    }

    clear() {
      this.#items.clear();
    }
  }

  for (const name of ["localStorage", "sessionStorage"]) {
    if (keeps(name)) {
      continue;
    }
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
    if (name === "localStorage") {
      window.flotaStorage = "memory";
    }
  }

  // A frame without an origin may not change its path, and some browsers
  // limit how often the address may change. The page goes on under the
  // address it has.
  for (const name of ["pushState", "replaceState"]) {
    const change = history[name];
    history[name] = (...args) => {
      try {
        change.apply(history, args);
      } catch (err) {
        console.warn(`The address was not changed: ${err.message}`);
      }
    };
  }
})();
