// Starts the worker in which programs think.
"use strict";

(() => {
  const worker = new URL("thinker.js", document.baseURI).href;
  const script = new URL("wasm_exec.js", document.baseURI).href;

  const plain = () => new Worker(worker);

  // A closed frame may start none but one of its own making.
  function made() {
    const address = URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(worker)});`], { type: "text/javascript" }));
    try {
      return new Worker(address);
    } finally {
      setTimeout(() => URL.revokeObjectURL(address), 60000);
    }
  }

  // Gives what takes the texts for the worker. Hear gets those from it, or null
  // when there is none any more, or never will be.
  window.flotaThinker = (hear) => {
    const ways = window.origin === "null" ? [made] : [plain, made];
    let thinker = null;
    let ready = false;
    let waiting = [];

    function give() {
      thinker?.terminate();
      const make = ready ? null : ways.shift();
      if (!make) {
        thinker = null;
        hear(null);
        return;
      }
      try {
        thinker = make();
        thinker.onmessage = ({ data }) => {
          if (data !== "ready") {
            hear(data);
            return;
          }
          ready = true;
          waiting.forEach((text) => thinker.postMessage(text));
          waiting = [];
        };
        thinker.onmessageerror = give;
        thinker.onerror = (event) => {
          event.preventDefault();
          give();
        };
        thinker.postMessage({ module: window.flotaModule, script });
      } catch {
        give();
      }
    }

    setTimeout(give);
    return (text) => {
      if (ready) {
        thinker?.postMessage(text);
      } else {
        waiting.push(text);
      }
    };
  };
})();
