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
// which take a tenth of a second on a core of 2.8 GHz (6,000 to 10,000 a second).
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
//	normal      849    +-107   72.5 %
//	abo         825    +-101   63.5 %
//	roy         802    +-100   60.8 %
//	hard        787     +-96   60.7 %
//	pir         759     +-97   53.8 %
//	fed         745    +-104   56.9 %
//	sep         691     +-98   50.9 %
//	easy        488    +-121   34.5 %
//	random        0    +-274    1.8 %
//
// So few matches do not order the upper half of the second list. Against each other,
// 100 matches of two seats each, seats rotated, with the interval of 95 %:
//
//	go run ./wasm play -game GAME -seats 2 -bots A,B -sims 600 -rotate -n 100 -seed SEED -summary
//
//	game        seed  pair           wins of the first
//	discovery     31  hard, normal    76 %   67 to 83
//	discovery     34  normal, easy   100 %   96 to 100
//	discovery     33  easy, random   100 %   96 to 100
//	hispanica     31  hard, normal    61 %   51 to 70
//	hispanica     34  normal, easy    82 %   73 to 88
//	hispanica     33  easy, random    97 %   92 to 99
//
// One hard bot against three normal ones, where a fair share is 25 %, 60 matches with
// seed 32: 72 % (59 to 82) in discovery, 52 % (39 to 64) in hispanica.
package bot
