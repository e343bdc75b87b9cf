// What the person has chosen for this device: kept in one entry of the
// browser's storage, and put on <html> before anything is painted.
"use strict";

(() => {
  const entry = "flota.settings";
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const contrast = matchMedia("(prefers-contrast: more)");

  // What a setting may be; the first is what it is until the person chooses.
  const values = {
    language: ["", "en", "fr", "hu"], // "": the browser's
    theme: ["system", "light", "dark"],
    layout: ["roomy", "compact"],
    motion: ["system", "reduced"],
    palette: ["standard", "contrast", "distinct"],
    letters: ["auto", "always"],
    pace: ["short", "long", "none"],
    keys: ["on", "off"],
  };

  // A later version of the page may have put more into the entry: that stays.
  function read() {
    try {
      const kept = JSON.parse(localStorage.getItem(entry));
      return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
    } catch {
      return {};
    }
  }

  let chosen = read();
  let asked = ""; // the theme that the page around a frame asks for

  function get(name) {
    const value = chosen[name];
    if (values[name].includes(value)) {
      return value;
    }
    return name === "palette" && contrast.matches ? "contrast" : values[name][0];
  }

  // Reports whether the browser keeps it. It holds as long as the page anyway.
  function set(name, value) {
    chosen = { ...chosen, [name]: value };
    apply();
    try {
      localStorage.setItem(entry, JSON.stringify({ ...read(), [name]: value }));
    } catch {
      return false;
    }
    return window.flotaStorage === "kept";
  }

  function apply() {
    const system = dark.matches ? "dark" : "light";
    const theme = asked || get("theme");
    root.dataset.theme = theme === "system" ? system : theme;
    root.dataset.layout = get("layout");
    root.dataset.motion = get("motion") === "reduced" || still.matches ? "reduced" : "full";
    root.dataset.palette = get("palette");
    root.dataset.letters = get("letters");
    // The frame of the window has the colour of the page.
    const page = getComputedStyle(root).getPropertyValue("--page").trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.removeAttribute("media");
      meta.content = page;
    }
  }

  function ask(theme) {
    asked = theme === "light" || theme === "dark" ? theme : "";
    apply();
  }

  for (const query of [dark, still, contrast]) {
    query.addEventListener("change", apply);
  }
  // Another page of this browser has changed it.
  addEventListener("storage", (event) => {
    if (event.key === entry) {
      chosen = read();
      apply();
    }
  });

  apply();
  window.flotaSettings = { values, get, set, ask };
})();
