// Plays on the reducer of boardgame.io, without its client and without undo:
// tic-tac-toe at random, as in its tutorial, and each match on standard input, which is
// a list of positions. Its game has the position as its state and no rules: a move puts
// into the state what is different in the next position. Writes moves a second, and how
// many bytes of JSON the state has.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const require = createRequire(process.argv[2]);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) {
        return "INVALID_MOVE";
      }
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => G.cells[line[0]] !== null && line.every((i) => G.cells[i] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((c) => c !== null)) {
      return { draw: true };
    }
  },
  disableUndo: true,
};

function freeCell({ cells }) {
  const free = [];
  cells.forEach((c, i) => c === null && free.push(i));
  return [free[Math.floor(Math.random() * free.length)]];
}

// A game whose state is a position of Flota's.
function likeSize(position) {
  return {
    setup: () => structuredClone(position),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      put: ({ G }, changes) => {
        for (const { path, name, value } of changes) {
          let into = G;
          for (const key of path) {
            into = into[key];
          }
          into[name] = value;
        }
      },
    },
    disableUndo: true,
  };
}

// What must be put into one value to make it another. A list of another length is put
// whole; what a position does not have is undefined.
function changes(from, to, path = []) {
  const list = [];
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [was, value] = [from[name], to[name]];
    if (typeof was === "object" && typeof value === "object" && was.length === value.length) {
      list.push(...changes(was, value, [...path, name]));
    } else if (value !== was) {
      list.push({ path, name, value });
    }
  }
  return list;
}

// Next gives the arguments of the next move, or null to begin again.
function measure(game, move, next) {
  const reducer = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: 3 });
  let state = first;
  function play(milliseconds) {
    const start = performance.now();
    let moves = 0;
    let time = 0;
    while (time < milliseconds) {
      for (let i = 0; i < 100; i++) {
        let args = next(state);
        if (args === null) {
          state = first;
          args = next(state);
        }
        const number = state._stateID;
        state = reducer(state, { type: "MAKE_MOVE", payload: { type: move, args, playerID: state.ctx.currentPlayer } });
        if (state._stateID === number) {
          throw new Error("a move was refused");
        }
      }
      moves += 100;
      time = performance.now() - start;
    }
    return (moves * 1000) / time;
  }
  play(500); // until it is compiled
  return { speed: play(1000), bytes: JSON.stringify(state).length };
}

const result = { ticTacToe: measure(ticTacToe, "clickCell", ({ G, ctx }) => (ctx.gameover ? null : freeCell(G))) };
for (const [name, positions] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  const moves = positions.slice(1).map((to, i) => changes(positions[i], to));
  let ply = 0;
  result[name] = measure(likeSize(positions[0]), "put", () => (ply < moves.length ? [moves[ply++]] : (ply = 0) || null));
  result[name].changes = moves.reduce((sum, list) => sum + list.length, 0) / moves.length;
}
console.log(JSON.stringify(result));
