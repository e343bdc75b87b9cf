// Package sheet writes a match as a score sheet, text for people to read, keep
// and write by hand, and reads it back.
//
//	discovery seats=3 sets=three-different west-indies=choose
//	#! id 0123456789abcdef
//	#! name s0 Anna
//	chance order s2
//	s2 box dock
//
// The first line has the id of the game, the number of seats and the settings
// by id and value. Written are all settings; read, one that is missing has its
// default, and the sequence does not matter. Lines that begin with "#!" follow,
// with what a link holds besides: the id of the match in 16 hexadecimal digits,
// the names of the players, each up to the end of its line, and the position
// from which the match starts, if not from the set-up, as JSON. Then each
// answer has a line: who gives it (s0 to s4, or chance), the id of the question
// (rules.Info.Questions) and the noun (rules.Game.Noun). Of a sealed decision
// each seat has a line; they are written in the order of the decision and read
// in any.
//
// An answer of a seat may go on with all that was on offer to it,
//
//	s2 conflict war legal=pass,war refused=CAN:undiscovered,PER:no-opponent
//
// the refused nouns with the code of the rule that forbids them
// (rules.Info.Rules). Read, either list may be missing; one that is there must
// name exactly what the rules say, in any sequence.
//
// A person who writes by hand may write the noun alone, in upper or lower case
// everywhere, tabs, blank lines, and comments from a word that begins with '#'
// to the end of the line.
package sheet
