// Package trust keeps chance and sealed answers honest between players who send
// each other links, without a server and with nothing but SHA-256. It draws no
// random numbers: secrets are arguments.
//
// It protects those who play from each other while they play. It proves nothing
// to a stranger: one person alone can invent a whole match that checks.
//
// # The modes
//
// A match has one of three, from its first link on. In an open one chance comes
// from the random source of whoever acts, and sealed answers are only masked.
// In a sealed one nobody can read a sealed answer before its time or change his
// own; chance is as in an open one. In a witnessed one no draw can be known
// beforehand, chosen or repeated either. The last two need two keys at least.
//
// # Keys
//
// A key is one device in one match, with all seats that it plays: they are one
// party. The starter's is key 0. The first link fixes the game and its version,
// the settings, the number of seats, the id, the first position, the mode and
// the key of each seat; [Terms] is their digest. Who joins adds an anchor, and
// names; nothing more can be in the match before all anchors are there.
//
// H(label, x, …) is the SHA-256 of the six bytes "flota1" and then of the label
// and each x, every one of them after its length in bytes as an unsigned varint.
// A number is the bytes of its unsigned varint. Lengths and numbers are written
// in the fewest bytes. "The first n bytes" are those with which a hash begins.
//
//	chain    v[N]   = 16 random bytes, the secret
//	         v[i-1] = the first 16 bytes of H("chain", id, key, i, v[i])
//	anchor   v[0]
//	opening  v[i], for i from 1; each is used once, and they are used in turn
//
// The id has 8 bytes. N is the device's own affair ([Length] by custom).
//
// # Transcript
//
// T stands for all that was said so far. It is 32 bytes and never sent. Names,
// notes, bots and all else that a link can hold are not in it.
//
//	start    T = H("match", 1, game, version, setup, id, position, mode,
//	               keys, anchor of key 0, anchor of key 1, …)
//	answer   T = H("move", T, seat, move)       of an outcome of chance the seat is 255
//	opening  T = H("open", T, key, opening)
//	sealed   T = H("sealed", T, seat, move, seat, move, …, key, opening, key, opening, …)
//	until    T = H("until", T, ply)
//
// In start, 1 is the number of these formulas; game and version are the numbers
// in rules.Info; setup is a byte with the number of seats and a byte for each
// setting with the place of its value, without the zeros at the end; position
// is the JSON (rules.Fields.JSON) of the fields of the first position, nothing
// if the match starts at the set-up; mode is 0 open, 1 sealed, 2 witnessed; keys
// has a byte for the key of each seat. A key that has not joined has the empty
// anchor. In an open match the keys and anchors are missing.
//
// In sealed the seats are those that answered, by number, each with its move;
// then the keys of these seats, by number, each with its opening.
//
// The code of a match at a ply ([Account.Code]) is the first 10 bytes of T after
// so many answers, before the openings that follow, as 16 characters of base32
// (RFC 4648).
//
// # Chance in a witnessed match
//
// Outcomes that follow each other with no answer between are one run. The
// openings that it takes are put in once, before it:
//
//   - After an answer: the next of the mover, the key of the last answer; then
//     the next of the witness, the first key of the seats of the chance (in
//     their order, in which the game expects them to act) that is not the
//     mover's. The mover puts his in with the answer. The witness's device draws
//     when it opens the link.
//   - After a sealed decision of several keys: none. Those that opened the
//     answers do; who opens last draws.
//   - Before any answer: opening 1 of the starter, after all anchors.
//
// Each outcome follows from T:
//
//	draw     r = the first 8 bytes of H("draw", T), big-endian, modulo the sum of
//	             the weights
//
// and is the first, by rising move number, at which the summed weights exceed r.
// Then it moves T on, as an answer of seat 255.
//
// The mover alone could know the draw before he chooses what to do, the witness
// alone could choose among his own earlier moves the one that spoils a gamble.
// With both no one can, as long as they are two.
//
// # Sealed answers
//
// A sealed decision of seats of one key is answered openly: each answer moves T
// on for itself, in the order of the log. If its seats have several keys, in
// either mode:
//
//	seal     s = the first 8 bytes of H("seal", opening, T, seat, move)
//
// with the next opening of the seat's key, one for all its seats, and with T
// before the decision. First all seats put in their seals. When all are there
// each key opens: its opening becomes the newest of the record, and the answers
// stand beside the seals. When all have opened, the answers enter the log
// together, and the seals are gone.
//
// # What is in a link
//
// The [Record]: the mode, the key of each seat, of each key its anchor and its
// newest opening; of the decision at which the log ends the seals, with the
// answers that are opened. Older openings follow by hashing. Which use of which
// key stands where follows from the log; so nothing is won by playing a turn in
// several links, and a verifier needs no more than the link: it goes through the
// log, counts the uses of each key, hashes the newest opening back as often to
// the anchor, and draws again.
//
// The newest openings are those of the uses before the end of the log. If it
// ends at a chance after an answer, that of the mover can be in or not; in it is
// final. If it ends at a sealed decision, those of the keys are in whose answers
// are opened.
//
// In a sealed match all is the same, but nothing is opened for chance, and
// nothing checks its outcomes. They move T on like all answers. So the only uses
// are those of sealed decisions of several keys.
//
// From the ply Until on a match goes on as an open one: T takes in that ply, and
// then each entry of the log as an answer. The newest openings are those of the
// uses before that ply, and of the mover's at it.
//
// # What a device owes
//
// These functions look at one match at a time. That a value is used once only
// the device can know that has it:
//
//   - It writes down which value went with which T ([Account.Next]) before the
//     link leaves it, also for a seal. It never uses a value with another T, nor
//     a later one while a seal waits.
//   - A link in which its own uses ([Account.Uses]) or its own answers are not
//     those it wrote down is a fork. It is shown, and not followed by itself.
//   - It remembers the seals it saw. It does not open when a seat has shown two,
//     and looks whether the opened answers are those of the seals.
//   - It follows only links with the terms that it joined and with its own
//     anchor at its own key. Asked again, it gives the same anchor.
//
// # What is noticed, and when
//
// At once, by every reader: an outcome that does not follow; a value left out,
// used twice in one log, or of another key, seat or match; a draw by anybody but
// the witness; an opened answer that is not the sealed one; an earlier answer or
// outcome changed with later draws left as they were (each draw notices it with
// the odds that it would come out otherwise, so of a change shortly before the
// end a stranger may see nothing).
//
// At once, by a device of the match: a change of its own answers, of its anchor
// or of the terms; another gamble after the first was drawn; two seals of one
// seat, or an opened answer that does not fit the seal it has seen.
//
// Later, by the player concerned or by whoever sees both branches: plain answers
// of another player changed or invented, for they need no value; an opening that
// is known put behind another answer, with all outcomes after it drawn anew; one
// value used in two branches, by a cheat or by a device restored from a copy. It
// is the fork that is seen; who made it people must say.
//
// Later, by voice: somebody between two players who plays another match with
// each. He can keep moves and names the same, but not the anchors, so the codes
// differ. A code has 80 bits. Where three or more play, somebody who passes on
// all the links could choose his own anchors so that two codes agree at one ply,
// for the price of some 2^40 chains; at the next opening they part. So compare
// a code once after play has begun.
//
// Not from the last link of a match: who wrote what and when, that seals came
// before openings, that there were forks and takebacks. Only the devices of the
// players know.
//
// Never: mover and witness in league, or one person with two keys; the starter
// in league with the last who joins; matches begun and dropped, or guests turned
// away, until the set-up pleases the starter, who knows it before the others; a
// bot whose moves its keeper makes; who goes silent, also because he has seen
// what comes. And whatever happens to names, notes and bots in a link.
//
// # Where this is stricter than it was first designed
//
// The first design hashed format, game, version, options, id, the keys of the
// seats and the anchors at the start. That left four holes:
//
//   - The mode was not in T. Somebody between two players could have shown one of
//     them a sealed match and the other a witnessed one with the same codes.
//   - The first position was not in T, so that two different matches could have
//     had the same codes and draws.
//   - The ply from which a match is open was not in T: of two players with the
//     same code one could have believed in draws that the other knew to be open.
//   - Options that stand at their default would have been hashed if the program
//     knows them: a setting added to a game later would have made all earlier
//     witnessed links unprovable. So trailing defaults are left out, and words of
//     positions are hashed as they are spelled and not by their places.
//
// A record besides needs no opening of its own beside an opened seal: it is the
// newest of the key.
package trust
