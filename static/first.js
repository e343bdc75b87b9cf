// Says on <html>, before anything is painted, what the page is about to show: the
// game of the link in the address, or the start. The page has the maps of both
// games and shows the right one until the program has the position.
"use strict";

(() => {
  // Numbers of games in links, which are for ever.
  const games = { 1: "discovery", 2: "hispanica" };

  // A link begins with an array, its format and its game: see rules/link. What is
  // no link, or that of a later program, is the program's affair.
  function game(link) {
    try {
      const [array, format, number] = atob(link.slice(0, 4).replaceAll("-", "+").replaceAll("_", "/"));
      return array >= "\x90" && array <= "\x9f" && format === "\x01" ? games[number.charCodeAt(0)] : undefined;
    } catch {
      return undefined;
    }
  }

  const first = document.documentElement.dataset;
  const link = location.hash.slice(1);
  first.first = link === "" ? "start" : (game(link) ?? "unknown");
  if (/&(amp;)?mode=replay\b/.test(link)) {
    first.replay = ""; // a frame in which the match is shown, not played
  }
})();
