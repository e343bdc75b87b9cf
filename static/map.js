// Moves the map in its window: by itself to what a decision is about, and with
// fingers, mouse, wheel and keys. One finger up or down scrolls the page, a wheel
// too unless Ctrl or Cmd is held. How large the map is drawn is the program's
// affair: it gets the act "zoom".
"use strict";

(() => {
  const margin = 30; // around what is shown
  let framed = ""; // what the map was moved for last
  let held = null; // a point of the map, and where in the window it stays

  // How large the map is drawn, whatever preview shows.
  const wide = (map) => map.firstElementChild.offsetWidth;
  const high = (map) => map.firstElementChild.offsetHeight;

  const calm = () => document.documentElement.dataset.motion === "reduced";

  // The middles of what is asked for, or else of what has changed, or else of all
  // pieces, on the map.
  function places(map) {
    const window_ = map.getBoundingClientRect();
    let found = [];
    for (const kind of [".c-badge:not(.c-refused)", ".c-changed", ".c-tile"]) {
      if (found.length === 0) {
        found = map.querySelectorAll(kind);
      }
    }
    return [...found].map((e) => {
      const box = e.getBoundingClientRect();
      return [
        box.x + box.width / 2 - window_.x + map.scrollLeft,
        box.y + box.height / 2 - window_.y + map.scrollTop,
      ];
    });
  }

  // Where the window best goes for the places, or null if it can stay.
  function best(map, all) {
    const w = map.clientWidth, h = map.clientHeight;
    const clamp = ([x, y]) => [
      Math.min(Math.max(x - w / 2, 0), wide(map) - w),
      Math.min(Math.max(y - h / 2, 0), high(map) - h),
    ];
    const button = map.nextElementSibling.getBoundingClientRect(), window_ = map.getBoundingClientRect();
    const covered = (x, y) =>
      x > button.left - window_.x && x < button.right - window_.x && y > button.top - window_.y && y < button.bottom - window_.y;
    const seen = ([left, top]) => all.filter(([x, y]) =>
      x > left + 10 && x < left + w - 10 && y > top + 10 && y < top + h - 10 && !covered(x - left, y - top)).length;
    const now = [map.scrollLeft, map.scrollTop];
    if (all.length === 0 || seen(now) === all.length) {
      return null;
    }
    const xs = all.map((p) => p[0]), ys = all.map((p) => p[1]);
    const x0 = Math.min(...xs), x1 = Math.max(...xs), y0 = Math.min(...ys), y1 = Math.max(...ys);
    // If not all fit in, it stays as long as half are seen.
    const fits = x1 - x0 + 2 * margin <= w && y1 - y0 + 2 * margin <= h;
    if (!fits && 2 * seen(now) >= all.length) {
      return null;
    }
    const far = ([x, y]) => Math.hypot(x - now[0], y - now[1]);
    const middle = clamp([(x0 + x1) / 2, (y0 + y1) / 2]);
    // Around each place, and around each two.
    const choices = [middle, ...all.flatMap((a) => all.map((b) => clamp([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])))];
    return choices.map((at) => ({ at, seen: seen(at) })).sort((a, b) => b.seen - a.seen || far(a.at) - far(b.at))[0].at;
  }

  // The program calls it when it has drawn.
  window.flotaFrame = () => {
    const map = document.getElementById("map");
    if (!map) {
      return;
    }
    attend(map);
    if (held) {
      const { x, y, at } = held;
      held = null;
      map.firstElementChild.style.transform = "";
      map.scrollTo({ left: x * wide(map) - at[0], top: y * high(map) - at[1], behavior: "instant" });
      framed = reason(map);
      return;
    }
    if (framed === reason(map)) {
      return;
    }
    const first = !framed;
    framed = reason(map);
    if (wide(map) <= map.clientWidth && high(map) <= map.clientHeight) {
      return;
    }
    const to = best(map, places(map));
    if (to) {
      map.scrollTo({ left: to[0], top: to[1], behavior: first || calm() ? "instant" : "smooth" });
    }
  };

  // Only another decision or another size moves the map.
  function reason(map) {
    return [
      map.closest("[data-ply]")?.dataset.ply, document.getElementById("prompt")?.textContent,
      wide(map), map.clientWidth, map.clientHeight,
    ].join();
  }

  // Holds the point of the map under a point of the window while its size changes.
  function hold(map, at) {
    held = { x: (map.scrollLeft + at[0]) / wide(map), y: (map.scrollTop + at[1]) / high(map), at };
  }

  function zoom(map, by) {
    const button = document.createElement("button");
    button.dataset.act = "zoom";
    button.dataset.key = (wide(map) / map.clientWidth) * by;
    button.hidden = true;
    map.after(button);
    button.click();
    // The program reads the button a little later.
    setTimeout(() => button.remove(), 500);
  }

  // Shows the map larger or smaller until it is drawn so.
  function preview(map, by, at, moved = [0, 0]) {
    const layers = map.firstElementChild;
    layers.style.transformOrigin = `${map.scrollLeft + at[0]}px ${map.scrollTop + at[1]}px`;
    layers.style.transform = `translate(${moved[0]}px, ${moved[1]}px) scale(${by})`;
  }

  const attended = new WeakSet();

  function attend(map) {
    if (attended.has(map)) {
      return;
    }
    attended.add(map);
    const point = (e) => {
      const box = map.getBoundingClientRect();
      return [e.clientX - box.x, e.clientY - box.y];
    };
    const bound = (by) => {
      const now = wide(map) / map.clientWidth;
      return Math.min(Math.max(by, 1 / now), 4 / now);
    };

    // Two fingers.
    let pinch = null;
    const fingers = (e) => {
      const [a, b] = [point(e.touches[0]), point(e.touches[1])];
      return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], apart: Math.hypot(a[0] - b[0], a[1] - b[1]) || 1 };
    };
    map.addEventListener("touchstart", (e) => {
      if (e.touches.length === 2) {
        e.preventDefault();
        pinch = { begin: fingers(e), by: 1, moved: [0, 0] };
      }
    }, { passive: false });
    map.addEventListener("touchmove", (e) => {
      if (!pinch || e.touches.length !== 2) {
        return;
      }
      e.preventDefault();
      const now = fingers(e);
      pinch.by = bound(now.apart / pinch.begin.apart);
      pinch.moved = [now.at[0] - pinch.begin.at[0], now.at[1] - pinch.begin.at[1]];
      preview(map, pinch.by, pinch.begin.at, pinch.moved);
    }, { passive: false });
    const lift = () => {
      if (!pinch) {
        return;
      }
      const { begin, by, moved } = pinch;
      pinch = null;
      hold(map, begin.at);
      held.at = [begin.at[0] + moved[0], begin.at[1] + moved[1]];
      zoom(map, by);
    };
    map.addEventListener("touchend", lift);
    map.addEventListener("touchcancel", lift);

    // The wheel with Ctrl or Cmd, which is also what two fingers on a touch pad do.
    let turned = null;
    map.addEventListener("wheel", (e) => {
      if (!e.ctrlKey && !e.metaKey) {
        return;
      }
      e.preventDefault();
      turned ??= { by: 1, at: point(e) };
      turned.by = bound(turned.by * Math.exp(-Math.max(-50, Math.min(e.deltaY, 50)) / 100));
      preview(map, turned.by, turned.at);
      clearTimeout(turned.timer);
      turned.timer = setTimeout(() => {
        const { by, at } = turned;
        turned = null;
        hold(map, at);
        zoom(map, by);
      }, 150);
    }, { passive: false });

    // The mouse.
    let drag = null;
    map.addEventListener("pointerdown", (e) => {
      if (e.pointerType === "mouse" && e.button === 0) {
        drag = { x: e.clientX, y: e.clientY, left: map.scrollLeft, top: map.scrollTop, on: false };
      }
    });
    map.addEventListener("pointermove", (e) => {
      if (!drag) {
        return;
      }
      const dx = e.clientX - drag.x, dy = e.clientY - drag.y;
      if (!drag.on && Math.hypot(dx, dy) > 5) {
        drag.on = true;
        map.setPointerCapture(e.pointerId);
      }
      if (drag.on) {
        map.scrollTo({ left: drag.left - dx, top: drag.top - dy, behavior: "instant" });
      }
    });
    const release = () => {
      if (drag?.on) {
        // The click at its end is none on what lies there.
        const swallow = (e) => e.stopPropagation();
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, true), 0);
      }
      drag = null;
    };
    map.addEventListener("pointerup", release);
    map.addEventListener("pointercancel", release);

    // Keys, when the map itself has the focus.
    map.addEventListener("keydown", (e) => {
      const to = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
      if (!to || e.target !== map || e.ctrlKey || e.metaKey || e.altKey) {
        return;
      }
      const left = map.scrollLeft, top = map.scrollTop;
      map.scrollBy({ left: 60 * to[0], top: 60 * to[1], behavior: "instant" });
      if (map.scrollLeft !== left || map.scrollTop !== top) {
        e.preventDefault();
        e.stopPropagation();
      }
    });

    // The buttons hold what is in the middle.
    map.parentElement.addEventListener("click", (e) => {
      const button = e.target.closest("button[data-act='zoom']:not([hidden])");
      if (button && !["whole", "near"].includes(button.dataset.key)) {
        hold(map, [map.clientWidth / 2, map.clientHeight / 2]);
      }
    });
  }
})();
