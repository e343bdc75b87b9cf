// Package rules is the vocabulary that all games share, and the match.
//
// A [Game] makes a [State] from a [Setup]. A state always stands at one
// [Decision]: a choice of one seat, a sealed answer of several seats at once,
// a chance, or the end. Its list of [Option] values is the only authority on
// what is legal: the page, the link, the score sheet, the computer opponents
// and the question "why not?" all ask this list.
//
// The answer to a decision is one [Move], a number that stands for one noun of
// the game (a box, a region, an amount, pass). The same number is the entry in
// the log, the byte in a link and the button on the page; it never changes its
// meaning.
//
// States hold no random source and nothing hidden. Chance is a decision of its
// own whose outcomes are listed with their odds; decks are drawn lazily, so a
// state knows what remains, never in which order.
//
// A [Match] is a setup and its log. Undo, history, links and score sheets are
// this one list, replayed.
package rules
