// Starts the program, and gives it what go-app's client asks of its page:
// the window properties whose names begin with goapp.
"use strict";

(() => {
  const site = null; // set by the build: version, wasmBytes, and whether there are compressed copies

  // The state of the page: loading, started, failed (never started) or
  // stopped (by an error, after it had started).
  const state = document.documentElement.dataset;
  const loader = document.getElementById("app-wasm-loader");
  const label = document.getElementById("app-wasm-loader-label");

  // What the page says as long as the program does not: {} is a number or a reason.
  const sentences = {
    en: {
      loading: "Loading the program …",
      loaded: "Loading the program: {}",
      starting: "Starting the program …",
      closed: "The program could not be loaded into this closed frame. Its host must allow that with the header Access-Control-Allow-Origin: *",
      unreached: "The program could not be loaded. Check the connection, then reload the page.",
      refused: "The program could not be loaded: its host answered {}. Reload the page later.",
      old: "This browser has no WebAssembly, which Flota needs. Use a current version of Firefox, Chrome, Edge or Safari.",
      damaged: "The program could not be started: {}",
      stopped: "Flota has stopped because of an error. Reload the page to go on.",
      reload: "Reload",
    },
    fr: {
      loading: "Chargement du programme …",
      loaded: "Chargement du programme : {}",
      starting: "Démarrage du programme …",
      closed: "Le programme n’a pas pu être chargé dans ce cadre fermé. Son hôte doit le permettre par l’en-tête Access-Control-Allow-Origin: *",
      unreached: "Le programme n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page.",
      refused: "Le programme n’a pas pu être chargé : son hôte a répondu {}. Rechargez la page plus tard.",
      old: "Ce navigateur n’a pas WebAssembly, dont Flota a besoin. Utilisez une version actuelle de Firefox, Chrome, Edge ou Safari.",
      damaged: "Le programme n’a pas pu démarrer : {}",
      stopped: "Flota s’est arrêté à cause d’une erreur. Rechargez la page pour continuer.",
      reload: "Recharger",
    },
    hu: {
      loading: "A program betöltése …",
      loaded: "A program betöltése: {}",
      starting: "A program indítása …",
      closed: "A programot nem sikerült betölteni ebbe a zárt keretbe. A kiszolgálójának ezt az Access-Control-Allow-Origin: * fejléccel kell engedélyeznie.",
      unreached: "A programot nem sikerült betölteni. Ellenőrizd a kapcsolatot, majd töltsd újra az oldalt.",
      refused: "A programot nem sikerült betölteni: a kiszolgálója ezt válaszolta: {}. Töltsd újra az oldalt később.",
      old: "Ebben a böngészőben nincs WebAssembly, amelyre a Flotának szüksége van. Használd a Firefox, a Chrome, az Edge vagy a Safari mostani változatát.",
      damaged: "A programot nem sikerült elindítani: {}",
      stopped: "A Flota egy hiba miatt leállt. A folytatáshoz töltsd újra az oldalt.",
      reload: "Újratöltés",
    },
  };

  // The language, chosen as the program does: that of the frame, of the person, of the
  // browser.
  const language = [window.flotaAsked?.get("lang"), window.flotaSettings.get("language"), ...navigator.languages.map((name) => name.split("-")[0]), "en"]
    .find((name) => Object.hasOwn(sentences, name));
  label.lang = language;

  function sentence(name, what) {
    return sentences[language][name].replace("{}", () => what);
  }

  function say(text) {
    if (label.textContent !== text) {
      label.textContent = text;
    }
  }

  function fail(text, err) {
    state.flota = "failed";
    label.setAttribute("role", "alert");
    say(text);
    console.error(text, err);
  }

  // ---------------------------------------------------------------------
  // The program

  // Whether a host sends the program as it is, four times larger than it need be.
  function uncompressed(response) {
    return !response.headers.has("Content-Encoding") && Number(response.headers.get("Content-Length")) === site.wasmBytes;
  }

  // Whether the worker answers for the host. A closed frame may not even ask.
  function kept() {
    try {
      return navigator.serviceWorker.controller !== null;
    } catch {
      return false;
    }
  }

  // The program, or, from a host that does not compress what it sends, the copy
  // beside it that is compressed. What the worker keeps is at hand as it is.
  async function request() {
    const response = await fetch("web/app.wasm");
    if (!site.copies || !response.ok || kept() || !window.DecompressionStream || !uncompressed(response)) {
      return response;
    }
    const copy = await fetch("web/app.wasm.gz").catch(() => null);
    if (!copy?.ok) {
      return response;
    }
    response.body.cancel();
    return copy;
  }

  // The program from a response, reported while it comes in, and unpacked if it is
  // packed still: some hosts say of the copy that it is compressed, and then the
  // browser has done that. The type is set here because not every host knows it.
  async function program(response) {
    const reader = response.body.getReader();
    const first = await reader.read();
    const packed = first.value?.[0] === 0x1f;
    const total = packed ? Number(response.headers.get("Content-Length")) : site.wasmBytes;
    let bytes = 0;
    function take({ done, value }, controller) {
      if (done) {
        say(sentence("starting"));
        controller.close();
        return;
      }
      bytes += value.byteLength;
      const part = total ? `${Math.min(100, Math.floor((100 * bytes) / total))} %` : `${(bytes / 1e6).toFixed(1)} MB`;
      say(sentence("loaded", part));
      controller.enqueue(value);
    }
    let body = new ReadableStream({
      start: (controller) => take(first, controller),
      pull: async (controller) => take(await reader.read(), controller),
      cancel: (reason) => reader.cancel(reason),
    });
    if (packed) {
      body = body.pipeThrough(new DecompressionStream("gzip"));
    }
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  }

  async function load() {
    let response;
    const shared = await window.flotaProgram?.ask(site.version);
    if (shared) {
      return program(new Response(shared));
    }
    try {
      response = await request();
    } catch (err) {
      fail(sentence(window.origin === "null" ? "closed" : "unreached"), err);
      return null;
    }
    if (!response.ok) {
      fail(sentence("refused", response.status));
      return null;
    }
    window.flotaProgram?.give(site.version, response.clone());
    return program(response);
  }

  async function start() {
    state.flota = "loading";
    say(sentence("loading"));
    if (typeof WebAssembly !== "object") {
      fail(sentence("old"));
      return;
    }
    const response = await load();
    if (!response) {
      return;
    }
    const go = new Go();
    // Go clears its memory away half as often as it would. That saves about a fifth
    // of the time in which a link opens, and costs four megabytes.
    go.env.GOGC = "200";
    let code = 0;
    go.exit = (c) => (code = c);
    let instance, module;
    try {
      if (WebAssembly.instantiateStreaming) {
        ({ instance, module } = await WebAssembly.instantiateStreaming(response, go.importObject));
      } else {
        ({ instance, module } = await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject));
      }
    } catch (err) {
      fail(sentence("damaged", err.message), err);
      return;
    }
    window.flotaModule = module; // for the worker, see think.js
    // The program puts itself in the place of the loader.
    const watch = new MutationObserver(() => {
      if (!loader.isConnected) {
        watch.disconnect();
        state.flota = "started";
      }
    });
    watch.observe(document.body, { childList: true });
    try {
      await go.run(instance);
    } catch (err) {
      code = err.message;
    }
    watch.disconnect();
    stopped(code);
  }

  // The program never ends by itself.
  function stopped(code) {
    if (loader.isConnected) {
      fail(sentence("damaged", code), code);
      return;
    }
    state.flota = "stopped";
    console.error("The program has stopped:", code);
    // What is drawn stays to be read, but answers no more.
    for (const element of document.body.children) {
      element.inert = true;
    }
    window.onclick = null;
    const button = document.createElement("button");
    button.textContent = sentence("reload");
    button.onclick = () => location.reload();
    const bar = document.createElement("p");
    bar.className = "stopped";
    bar.setAttribute("role", "alert");
    bar.lang = language;
    bar.append(sentence("stopped"), button);
    document.body.append(bar);
  }

  const env = {
    GOAPP_VERSION: site.version,
    GOAPP_STATIC_RESOURCES_URL: "web",
    GOAPP_INTERNAL_URLS: "[]",
  };
  window.goappGetenv = (key) => env[key] ?? "";

  // ---------------------------------------------------------------------
  // Offline and updates

  let registration = null;

  // The program replaces this function once it runs.
  window.goappOnUpdate = () => {
    window.goappUpdatedBeforeWasmLoaded = true;
  };

  function offer(worker) {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) {
      window.goappOnUpdate();
    }
  }

  async function register() {
    try {
      registration = await navigator.serviceWorker.register("app-worker.js");
    } catch {
      return; // a closed frame, a private window, plain http: the page only works online
    }
    offer(registration.waiting);
    const watch = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => offer(worker));
    };
    watch();
    registration.addEventListener("updatefound", watch);
  }

  // Looks for a new version; without a network nothing happens.
  window.goappTryUpdate = () => {
    registration?.update().catch(() => {});
  };

  // Changes to the version that goappOnUpdate has announced, by reloading the
  // page. Until this is called, or the last page is closed, the old version
  // stays.
  window.flotaUpdate = () => {
    const worker = registration?.waiting;
    if (!worker) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("update");
  };

  // ---------------------------------------------------------------------
  // Installing

  let prompt = null;

  window.goappOnAppInstallChange = () => {
    window.goappAppInstallChangedBeforeWasmLoaded = true;
  };

  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    window.goappOnAppInstallChange();
  });

  window.addEventListener("appinstalled", () => {
    prompt = null;
    window.goappOnAppInstallChange();
  });

  window.goappIsAppInstalled = () =>
    matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

  // There the person installs by the browser's own menu.
  window.goappIsAppleBrowser = () => "standalone" in navigator;

  window.goappIsAppInstallable = () =>
    !window.goappIsAppInstalled() && (prompt !== null || window.goappIsAppleBrowser());

  window.goappShowInstallPrompt = async () => {
    const asked = prompt;
    prompt = null;
    await asked?.prompt();
  };

  // ---------------------------------------------------------------------
  // Keeping

  // Whether the browser keeps what it has until the person removes it. Others
  // clear it when room is short.
  window.flotaLasting = false;

  async function lasting(ask) {
    try {
      window.flotaLasting = await ask();
    } catch {
      // a browser that knows no such promise
    }
  }

  lasting(() => navigator.storage.persisted());

  // Asks for that promise, once: some browsers ask the person in their turn.
  window.flotaPersist = () => {
    if (window.flotaLasting || localStorage.getItem("flota.persist")) {
      return;
    }
    try {
      localStorage.setItem("flota.persist", "asked");
    } catch {
      return; // a full storage: asked another time
    }
    lasting(() => navigator.storage.persist());
  };

  // ---------------------------------------------------------------------
  // Pictures

  // Saves a drawing in twice its size, for pages that take no SVG.
  window.flotaSavePNG = async (svg, name) => {
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 2 * picture.naturalWidth;
    canvas.height = 2 * picture.naturalHeight;
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    URL.revokeObjectURL(picture.src);
    const file = URL.createObjectURL(await new Promise((resolve) => canvas.toBlob(resolve, "image/png")));
    const link = document.createElement("a");
    link.href = file;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), 60000);
  };

  // The text of a file of the site, such as a rulebook, which the program does
  // without until it is wanted.
  window.flotaText = async (name) => {
    const response = await fetch(name);
    if (!response.ok) {
      throw new Error(`${name}: ${response.status}`);
    }
    return response.text();
  };

  // ---------------------------------------------------------------------

  // In a frame the program waits until it is seen, and nothing is kept: the
  // reader came for the page around.
  if (window.flotaEmbed && window.parent !== window) {
    window.flotaWanted.then(start);
    return;
  }
  // The worker comes second, so that it finds the program in the browser's
  // cache and nothing is loaded twice.
  start();
  if (document.readyState === "complete") {
    register();
  } else {
    window.addEventListener("load", register);
  }
})();
