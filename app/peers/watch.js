// Notes when a page shows what is waited for: milliseconds from the start of the
// navigation to the end of the first frame in which it is drawn.
//
// first: functions by name that tell whether it shows.
// click: gives the button that is pressed as soon as it can be, and the state that
//        the press changes. "move" is when the press was made that had an effect.
//
// The promise window.seen gives the times when all has been seen.
"use strict";

function watch(first, click) {
  const seen = {};
  let left = Object.keys(first).length + (click ? 1 : 0);
  let done, button, pressed, state;
  window.seen = new Promise((resolve) => (done = resolve));

  function note(name, time) {
    seen[name] = time;
    left--;
    if (left === 0) {
      done(seen);
    }
  }

  // After the frame that is being drawn.
  function drawn(f) {
    const channel = new MessageChannel();
    channel.port1.onmessage = f;
    channel.port2.postMessage(null);
  }

  function press() {
    const now = click();
    if (pressed !== undefined && now.state !== state) {
      note("move", pressed);
      return;
    }
    // A press without effect is repeated, as by a reader.
    if (now.button && (now.button !== button || performance.now() - pressed > 250)) {
      ({ button, state } = now);
      pressed = performance.now();
      button.click();
    }
  }

  function frame() {
    for (const [name, shows] of Object.entries(first)) {
      if (shows()) {
        delete first[name];
        drawn(() => note(name, performance.now()));
      }
    }
    // What is not drawn cannot be pressed.
    if (left === 1 && click && Object.keys(first).length === 0) {
      press();
    }
    if (left > 0) {
      requestAnimationFrame(frame);
    }
  }
  requestAnimationFrame(frame);
}

// Whether a picture that covers a fifth of the window or more is in sight.
function picture() {
  return [...document.querySelectorAll("svg, img, canvas")].some((e) => {
    const box = e.getBoundingClientRect();
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return width > 0 && height > 0 && width * height >= 0.2 * innerWidth * innerHeight &&
      (e.localName !== "img" || e.naturalWidth > 0) &&
      e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}
