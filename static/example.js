// The script of a host page: listens to the game and tells it what to do.
"use strict";

const game = document.querySelector("flota-game");

for (const type of ["ready", "move", "share", "height"]) {
  game.addEventListener(type, (event) => {
    const line = document.createElement("li");
    line.textContent = `${type}: ${JSON.stringify(event.detail)}`;
    document.getElementById("told").append(line);
  });
}

document.addEventListener("click", (event) => {
  const { ply, theme } = event.target.dataset;
  if (ply !== undefined) {
    game.goto(Number(ply));
  } else if (theme !== undefined) {
    game.theme = theme;
  }
});
