// Package bot lets programs play: what a computer player is, and a match
// between them. It knows no game.
//
// # Levels
//
// Easy makes no simulations and is careless with what the knowledge of the game
// takes for likely. Normal makes 24 and answers with one of the good answers. Hard
// makes as many as it has time for and answers with the best.
//
// # Ratings
//
// Of two that are 400 points apart the stronger wins ten times as often. The weakest
// has 0. In 95 of 100 cases the true rating lies as far from the one given as the
// second column says, at most. Wins are of the matches played, with two seats, against
// bots of the list drawn by lot. Searches made at most 600 simulations for an answer,
// a small part of what they make in a second.
//
//	go run ./wasm rate -game discovery -sims 600 -n 120 -seed 21
//
//	hard       1457    +-235   95.0 %
//	normal     1172    +-207   73.9 %
//	easy        529    +-220   20.0 %
//	random        0    +-349    0.0 %
//
//	go run ./wasm rate -game hispanica -sims 600 -n 240 -seed 21
//
//	hard       1074    +-137   89.3 %
//	normal      857    +-111   74.5 %
//	abo         796    +-105   55.8 %
//	roy         783    +-103   56.9 %
//	sep         708    +-104   49.1 %
//	pir         705    +-101   44.2 %
//	fed         690    +-112   47.1 %
//	easy        490    +-123   34.5 %
//	random        0    +-273    1.8 %
//
// One pair against each other, seats rotated, with the interval of 95 %. One bot of the
// first kind sits with one of the second, or with three, where a fair share is 25 %:
//
//	go run ./wasm play -game GAME -seats SEATS -bots A,B,… -sims 600 -rotate -n N -seed SEED -summary
//
//	game       seats  N    seed  pair           wins of the first
//	discovery  2      100  31    hard, normal    76 %   67 to 83
//	discovery  2      100  34    normal, easy   100 %   96 to 100
//	discovery  2      100  33    easy, random   100 %   96 to 100
//	discovery  4      60   32    hard, normal    72 %   59 to 82
//	discovery  4      60   35    normal, easy   100 %   94 to 100
//	discovery  4      100  36    easy, random    99 %   95 to 100
//	hispanica  2      100  34    normal, easy    89 %   81 to 94
//	hispanica  2      100  33    easy, random    97 %   92 to 99
//	hispanica  4      60   32    hard, normal    58 %   46 to 70
//	hispanica  4      60   35    normal, easy    87 %   76 to 93
//	hispanica  4      100  36    easy, random    66 %   56 to 75
//
// With a second for each answer of hard instead (-time 1s), 40 matches of two seats
// with seed 41, on a machine that had other things to do: 75 % (60 to 86) in discovery,
// 98 % (87 to 100) in hispanica. Under WebAssembly 6 of 8 and 8 of 8, at 21,000 and
// 26,000 simulations for an answer (go test -bench Hard ./rules/bot/skill), compiled as
// Go does by itself; the browser program makes a quarter less in discovery (make bench).
//
// # Scores
//
// What people score in The Age of Discovery is known of few matches: 78 to 153 with
// three seats, 55 to 94 with five. Ten matches among hard bots at 600 simulations with
// seed 51 came to 65 to 107 with three seats, 47 to 99 with four, 23 to 84 with five.
// With five the mean is 60, where people had 70: Capital Buildings and trade goods are
// as many whatever the number of seats, and bring 24 and 15 points to each of three
// but 13 and 8 to each of five. Which buildings there are and what they are worth is
// in large part this project's own.
package bot
