// The page in a frame of somebody else's page: speaks with the page around,
// and leaves it its focus, its wheel and its place.
"use strict";

(() => {
  window.flotaEmbed = true;
  const root = document.documentElement;
  const host = window.parent === window ? null : window.parent;
  const [asked, secret] = location.hash.slice(1).split("#?secret=");
  const options = new URLSearchParams(asked.replaceAll("&amp;", "&").split("&").slice(1).join("&"));

  window.flotaAsked = options; // by the author

  // The author's theme goes before the reader's.
  window.flotaSettings.ask(options.get("theme"));

  // ---------------------------------------------------------------------
  // To the page around. Whoever that is: nothing of the reader's is told, only
  // what happens to the match that the page brought.

  let resizer = ""; // the frame's name in iframe-resizer

  function tell(type, detail) {
    host?.postMessage({ ...detail, flota: type }, "*");
  }

  window.flotaTell = tell;

  function tellHeight() {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (!host || !root.dataset.flota || height === 0) {
      return;
    }
    tell("height", { height });
    if (secret) {
      host.postMessage({ message: "height", value: height, secret }, "*");
    }
    if (resizer) {
      host.postMessage(`[iFrameSizer]${resizer}:${height}:${innerWidth}:size`, "*");
    }
  }

  // The state of the program, see app.js.
  new MutationObserver(() => {
    tell("state", { state: root.dataset.flota });
    tellHeight();
  }).observe(root, { attributeFilter: ["data-flota"] });

  document.addEventListener("DOMContentLoaded", () => {
    new ResizeObserver(tellHeight).observe(document.body);
    const label = document.getElementById("app-wasm-loader-label");
    new MutationObserver(() => tell("progress", { text: label.textContent })).observe(label, { childList: true });
  });

  // ---------------------------------------------------------------------
  // From the page around

  window.addEventListener("message", (event) => {
    if (!host || event.source !== host) {
      return;
    }
    const data = event.data;
    if (typeof data === "string") {
      const [, name] = /^\[iFrameSizer\]([^:]+):/.exec(data) ?? [];
      if (name) {
        resizer = name;
        tellHeight();
      }
      return;
    }
    if (data?.message === "ready" && data.secret === secret) {
      tellHeight();
    }
    switch (data?.flota) {
      case "theme":
        window.flotaSettings.ask(data.theme);
        break;
      case "goto":
      case "play":
        if (Number.isInteger(data.n)) {
          window.flotaCommand?.(data.flota, data.n);
        }
        break;
      case "hello":
        tellHeight();
    }
  });

  // ---------------------------------------------------------------------
  // The program

  // Browsers keep nothing for a closed frame, so each of ten on a page would
  // load the program anew. There the page around hands it from the first to
  // the others, if it has embed.js. It can do no harm by that: a closed frame
  // is nobody's, and has nothing.
  if (host && window.origin === "null") {
    window.flotaProgram = {
      ask: (version) =>
        new Promise((resolve) => {
          let patience = setTimeout(resolve, 500);
          window.addEventListener("message", ({ source, data }) => {
            if (source !== host || data?.flota !== "program") {
              return;
            }
            clearTimeout(patience);
            if (data.wait) {
              patience = setTimeout(resolve, 30000);
            } else {
              resolve(data.blob);
            }
          });
          tell("want", { version });
        }),
      give: (version, response) => {
        response.blob().then((blob) => tell("have", { version, blob }), () => {});
      },
    };
  }

  // ---------------------------------------------------------------------
  // Good manners

  // Until the reader has touched the frame it scrolls nothing, so that the
  // wheel moves the page around, and it never takes the focus.
  function wake(event) {
    if (event.isTrusted && !("awake" in root.dataset)) {
      root.dataset.awake = "";
      tell("awake");
    }
  }
  window.addEventListener("pointerdown", wake, true);
  window.addEventListener("keydown", wake, true);

  // Both scroll the page around otherwise.
  for (const kind of [HTMLElement, SVGElement]) {
    const focus = kind.prototype.focus;
    kind.prototype.focus = function () {
      if (document.hasFocus()) {
        focus.call(this, { preventScroll: true });
      }
    };
  }
  Element.prototype.scrollIntoView = function () {
    for (let box = this.parentElement; box; box = box.parentElement) {
      const inner = this.getBoundingClientRect();
      const outer = box === root ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
      if (box.scrollHeight > box.clientHeight && (inner.top < outer.top || inner.bottom > outer.bottom)) {
        box.scrollTop += inner.top - outer.top;
      }
    }
  };

  // A closed frame may not open pages. Then the page around may, or the link
  // is shown for copying.
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[target=_blank]");
    if (!link || event.defaultPrevented || event.button !== 0) {
      return;
    }
    event.preventDefault();
    if (window.open(link.href)) {
      return; // a page of this site
    }
    if (secret) {
      host.postMessage({ message: "link", value: link.href, secret }, "*");
    } else {
      window.flotaCommand?.("share", 0);
    }
  });

  // The program starts when the frame comes into sight.
  window.flotaWanted = new Promise((resolve) => {
    new IntersectionObserver((entries, observer) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        resolve();
      }
    }).observe(root);
  });
})();
