// Package device is what one device knows of the matches it has seen, and what
// it does with a link that comes in. Two devices that have had the same links,
// whichever way these came, know the same.
//
// # Branches
//
// A device keeps each match by its id, as links, in a Store. Logs of one match
// that went different ways are branches, each an entry of its own. Nothing is
// ever overwritten but by what grew out of it; a branch that the person does not
// follow is set aside, not lost.
//
// A link that says of this device what it has not done is foreign: answers of its
// seats that no branch has and that were not taken back here, or, with trust, an
// opening, a seal or an anchor that it did not make. It is kept as a branch of
// its own and never followed unless a person at this device says so; what is kept
// is not touched, and the arrival says Foreign. So that a true link is not taken
// for one, the device remembers answers that its players gave and took back by
// themselves (the latest 100 of each match): a link made in between still has
// them.
//
// How a link stands to what is kept (Relation) follows from the takebacks first
// and the logs then: a link that knows of takebacks which the kept match has not
// seen is later, even with a shorter log, unless the kept match went on
// meanwhile: then they are branches.
//
// # Merging
//
// Of links with one log, all that does not exclude each other is put together:
// sealed answers that wait, seats taken, names, agreements to a takeback. What
// does exclude each other is decided so that all devices decide alike: of two
// devices that took one seat in parallel the smaller tag has it, and the other is
// told so. A seat may be taken over from who has it: the two highest bits of the
// tag count how often, to three, and the later one has the seat. Two different
// sealed answers of a seat are branches: nobody but the seat's player can say
// which holds.
//
// # Going on openly
//
// A match with trust may go on as an open one from a ply on, if a player has lost
// his device. The link asks (Ask) every other device, and says so if that ply
// lies before the last that this device has proved (Spent).
//
// # Chance and programs in open matches
//
// The device of the person who answered last (the Mover) draws, and answers for the
// programs that are asked then, at once: so the link that goes on has their answers,
// and no other device gives them. After a sealed decision that is the device of the
// first of its persons: the last answers may meet on several devices at once, and
// what each of them drew would differ. Before any person has answered it is the
// device that began. In a match in which no seat is taken any device does it. In a
// match with trust the programs' seats are of the first key, and its device answers
// for them.
package device
