// Defines <flota-game>: a picture with a link that becomes the game itself, in
// a frame, when the reader asks. It works on any page and needs nothing else
// there. README.md has its attributes, methods and events.
"use strict";

(() => {
  if (customElements.get("flota-game")) {
    return;
  }

  const words = {
    en: ["Play here", "Open the match"],
    fr: ["Jouer ici", "Ouvrir la partie"],
    hu: ["Játssz itt", "A játszma megnyitása"],
  };

  // Firefox takes a frame without any opacity for one that is out of sight, where
  // the game does not start.
  //
  // Neither this nor a property of an element's style is what a page's policy
  // against inline styles is about.
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; position: relative; max-width: 100%; }
    :host([hidden]) { display: none; }
    .running > slot { visibility: hidden; }
    .box { position: relative; min-height: 60px; overflow: clip; }
    iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
    iframe.wait { opacity: 0.01; pointer-events: none; }
    .hint { position: absolute; inset: 8px; display: flex; justify-content: end; align-items: end; pointer-events: none; }
    button { position: sticky; bottom: 8px; min-height: 44px; pointer-events: auto;
      padding: 8px 16px; border: 2px solid #fff; border-radius: 6px; font: 600 15px/1.2 system-ui, sans-serif;
      color: #fff; background: #75246b; cursor: pointer; }
    button:focus-visible { outline: 3px solid #1f2b33; outline-offset: 2px; }
    ::slotted(a) { display: block; }`);

  const running = new Set();
  const programs = {}; // by version: what closed frames hand to each other

  addEventListener("message", (event) => {
    for (const game of running) {
      game.hear(event);
    }
  });

  // A frame grows only where the page does not jump for that: out of sight, or
  // after the reader has asked for it.
  addEventListener("scroll", () => running.forEach((game) => game.grow()), { passive: true });

  customElements.define("flota-game", class extends HTMLElement {
    static observedAttributes = ["ply", "theme"];
    #box = document.createElement("div");
    #hint = document.createElement("div");
    #button = document.createElement("button");
    #frame = null;
    #home = null;
    #height = 0;
    #asked = false; // by the reader

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [style];
      this.#button.type = "button";
      this.#button.onclick = () => this.#ask(true);
      this.#box.className = "box";
      this.#hint.className = "hint";
      this.#hint.append(this.#button);
      this.#box.append(document.createElement("slot"), this.#hint);
      root.append(this.#box);
      // The link of the picture starts the game; with a key held down it is
      // a link as any other.
      this.addEventListener("click", (event) => {
        const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (plain && !this.#frame && event.target.closest("a") === this.#link()) {
          event.preventDefault();
          this.#ask(false);
        }
      });
    }

    connectedCallback() {
      // What is in the element may not be read yet.
      if (document.readyState === "loading") {
        document.addEventListener("DOMContentLoaded", () => this.connectedCallback(), { once: true });
        return;
      }
      if (this.#frame || !this.isConnected) {
        return;
      }
      const [play, open] = words[(this.lang || document.documentElement.lang || navigator.language).slice(0, 2)] ?? words.en;
      this.#button.textContent = this.getAttribute("mode") === "replay" ? open : play;
      if (this.getAttribute("load") === "visible") {
        new IntersectionObserver((entries, observer) => {
          if (entries.some((entry) => entry.isIntersecting)) {
            observer.disconnect();
            this.start();
          }
        }, { rootMargin: "200px" }).observe(this);
      }
    }

    #link() {
      return this.querySelector("a[href*='#']");
    }

    #ask(focus) {
      this.#asked = true;
      this.#button.dataset.focus = focus ? "1" : "";
      this.start();
    }

    // Puts the game in the place of the picture.
    start() {
      if (this.#frame) {
        return;
      }
      const url = new URL(this.getAttribute("src") ?? this.#link()?.href ?? "", document.baseURI);
      this.#home = new URL(".", url);
      const options = new URLSearchParams(url.hash.split("&").slice(1).join("&"));
      for (const name of ["ply", "seat", "lang", "theme", "mode", "against"]) {
        if (this.hasAttribute(name)) {
          options.set(name, this.getAttribute(name));
        }
      }
      const { width, height } = this.#box.getBoundingClientRect();
      this.#box.style.aspectRatio = height > 100 ? `${width} / ${height}` : "4 / 5";
      const frame = document.createElement("iframe");
      frame.className = "wait";
      frame.title = this.getAttribute("aria-label") ?? "Flota";
      frame.allow = "clipboard-write";
      if (this.hasAttribute("sandbox")) {
        frame.setAttribute("sandbox", this.getAttribute("sandbox"));
      }
      frame.src = `${new URL("embed.html", this.#home)}${url.hash.split("&")[0]}&${options}`;
      this.#frame = frame;
      running.add(this);
      this.#box.append(frame);
    }

    disconnectedCallback() {
      if (!this.#frame) {
        return;
      }
      running.delete(this);
      this.#frame.remove();
      this.#frame = null;
      this.#box.className = "box";
      this.#box.style = "";
      this.#box.append(this.#hint);
    }

    #show() {
      this.#box.className = "box running";
      this.#frame.className = "";
      this.#hint.remove();
      if (this.#button.dataset.focus) {
        this.#button.dataset.focus = "";
        this.#frame.focus({ preventScroll: true });
      }
    }

    hear({ source, origin, data }) {
      const closed = this.#frame.hasAttribute("sandbox");
      if (source !== this.#frame.contentWindow || !data?.flota || (origin !== this.#home.origin && !(closed && origin === "null"))) {
        return;
      }
      const { flota: type, ...detail } = data;
      if (type === "progress") {
        this.#button.textContent = data.text;
      } else if (type === "ready" || (type === "state" && data.state === "failed")) {
        this.#show();
      } else if (type === "awake") {
        this.#asked = true;
        this.grow();
      } else if (type === "want" || type === "have") {
        const program = (programs[data.version] ??= { waiting: [] });
        const answer = (game) => game.#send({ flota: "program", blob: program.blob, wait: program.asked && !program.blob });
        program.blob ??= data.blob;
        if (type === "want") {
          answer(this);
          program.waiting.push(this);
          program.asked = true;
        } else {
          program.waiting.splice(0).forEach(answer);
        }
      } else if (type === "height") {
        this.#height = Math.min(data.height, Number(this.getAttribute("height")) || 1e5);
        this.grow();
      }
      if (["ready", "move", "share", "height"].includes(type)) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
      }
    }

    grow() {
      const { style } = this.#box;
      const there = this.getBoundingClientRect();
      if (this.#height > 0 && (this.#asked || there.bottom >= innerHeight)) {
        style.aspectRatio = "";
        style.height = `${this.#height}px`;
      }
    }

    #send(message) {
      this.#frame?.contentWindow.postMessage(message, this.#frame.hasAttribute("sandbox") ? "*" : this.#home.origin);
    }

    // Shows another ply of the match.
    goto(ply) {
      this.#send({ flota: "goto", n: ply });
    }

    // Plays a move, given as its number, if it is legal.
    play(move) {
      this.#send({ flota: "play", n: move });
    }

    attributeChangedCallback(name, old, value) {
      if (name === "ply" && value !== null) {
        this.goto(Number(value));
      } else if (name === "theme") {
        this.#send({ flota: "theme", theme: value });
      }
    }

    get theme() {
      return this.getAttribute("theme") ?? "";
    }

    set theme(theme) {
      this.setAttribute("theme", theme);
    }
  });
})();
