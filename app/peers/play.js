// Plays in the page as a reader does, by its buttons.
"use strict";

// The memory of the program, wherever its page instantiates it.
for (const name of ["instantiate", "instantiateStreaming"]) {
  const instantiate = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const result = await instantiate.apply(WebAssembly, args);
    window.programMemory = (result.instance ?? result).exports.mem;
    return result;
  };
}

// Whether the page changes within a second.
function changed(act) {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      clearTimeout(limit);
      resolve(true);
    });
    const limit = setTimeout(() => {
      watch.disconnect();
      resolve(false);
    }, 1000);
    watch.observe(document.querySelector(".table") ?? document.body, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    act();
  });
}

// Opens a new match, again if the page was just writing its address.
async function begin(link) {
  while (!(document.querySelector("[data-ply]")?.dataset.ply < 20)) {
    await changed(() => (location.hash = link));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

// Plays on for so many answers, any option at each decision; gives whether the match is
// over.
async function playOn(answers) {
  for (; answers > 0; answers--) {
    const options = document.querySelectorAll(".option:not([aria-disabled=true]), [data-act=ready]");
    if (options.length === 0) {
      return true;
    }
    await changed(() => options[Math.floor(Math.random() * options.length)].click());
  }
  return false;
}

function step(key) {
  return document.querySelector(`[data-act=replay][data-key=${key}]`);
}

// Steps on for so many answers; gives whether the end shows.
async function stepOn(steps) {
  for (; steps > 0; steps--) {
    if (step("on").getAttribute("aria-disabled") === "true") {
      return true;
    }
    await changed(() => step("on").click());
  }
  return false;
}
