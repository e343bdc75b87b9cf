// Package link writes a match, and what goes with it, as the text that follows
// '#' in a share link, and reads it back.
//
// # Format 1
//
// The text is base64 with the URL alphabet of RFC 4648 (A-Z a-z 0-9 - _),
// without padding, of one MessagePack array. Bits that fill up the last
// character are written as 0 and not looked at.
//
// Three things hold for the formats that will follow, too, so that an old
// program can tell a newer link from a damaged one: the whole is one array, the
// first element is the number of the format, and the last element is the check
// value. It is a bin of 4 bytes: the CRC-32 (IEEE 802.3, as in zlib) of all
// bytes before the byte with which this element begins, big-endian.
//
// In format 1 the array has 10 elements:
//
//	0  format    uint     1
//	1  game      uint     rules.Info.Number
//	2  version   uint     rules.Info.Version
//	3  setup     bin      the number of seats; then, for each setting of
//	                      rules.Info in its order, the place of the value
//	                      chosen: one byte each
//	4  id        bin 8    of the match
//	5  names     array    of str: the players' names by seat, "" for none
//	6  coding    uint     of the log: 0 or 1
//	7  log       bin      see below
//	8  parts     map      from a uint below 128 to anything
//	9  check     bin 4
//
// A uint is written in the fewest bytes (positive fixint, uint 8, uint 16) and
// read in any of the unsigned forms; a bin or str likewise has the shortest
// header and is read with any. Signed numbers, floats and nil do not stand for
// a uint, nor a str for a bin.
//
// Setup. Settings that are missing at the end have their default, place 0, so
// that a game can get a setting that old links do not know. A setting more than
// the game has is an error.
//
// Names. Trailing empty names are left out: without any name the array is
// empty. There are at most as many as seats, each of them what [Name] leaves as
// it is: at most [MaxName] characters of valid UTF-8, no control characters, no
// space at either end.
//
// Log. The moves in the order of rules.Match.Log, each as an unsigned varint:
// 7 bits a byte, the lowest first, with the high bit set in all bytes but the
// last; at most 65,535, in the fewest bytes. Who answered is not written: it
// follows from the rules. Coding 0 is these bytes as they are. Coding 1 is
// described at [pack]. At most [MaxMoves] moves. Sealed answers that wait for
// those of other seats are not in the log.
//
// Parts. They are checked to be well-formed, with containers at most [maxDepth]
// deep in one another; keys rise. A part that is not in this list is what a
// later program adds and an earlier one can do without: it is kept as it is and
// written again. All such parts have at most [MaxUnknown] bytes together. A part
// that says nothing is not there. A ply is the number of answers before it, from
// 0 to the length of the log. A seat is counted from 0.
//
//	0  position  map      from which the match starts instead of the set-up:
//	                      the form of rules.State.Fields. A map is a map, a
//	                      list an array, a number a uint of at most 32,767,
//	                      true and false themselves. A name or word that stands
//	                      in rules.Info.Words at place p is the signed number
//	                      -1-p, any other a str. At most [maxItems] values.
//	1  trust     array    of a match that is not open: the mode, a uint (1
//	                      sealed, 2 witnessed); the key of each seat, a bin of
//	                      one byte each; then for each key, by number, a bin: of
//	                      0 bytes if it has not joined, of its anchor (16), or
//	                      of its anchor and its newest opening (32). From 0 on
//	                      each key has a seat, and there are two at least.
//	2  seals     array    by seat, without what is empty at the end: a bin, of
//	                      0 bytes if the seat has sealed no answer to the
//	                      decision at which the log ends, of its seal (8), or of
//	                      its seal and the answer in it, big-endian (10). With
//	                      trust only.
//	3  until     uint     the ply from which on a match with trust goes on as an
//	                      open one; not 0
//	4  given     bin      sealed answers that wait for others, by rising seat, 3
//	                      bytes each: the seat; then the move, big-endian, xor
//	                      the lower 16 bits of the CRC-32 of the id, the length
//	                      of the log (a varint) and the seat (a byte)
//	5  bots      bin      what plays each seat, by its place in [BotIDs], one
//	                      byte below 128 each, without zeros at the end
//	6  claims    bin      the tag of the device that has taken each seat, 3
//	                      bytes each, zeros for none, without these at the end
//	7  ply       uint     to show
//	8  seat      uint     from where to show it
//	9  proposal  array    of uints, to take answers back: by which seat; to which
//	                      ply, before the end of the log; the seats that agree
//	                      so far, the first among them, as a set of bits, seat 0
//	                      being 1; and, if there are any, those that refuse
//	10 trace     array    of uints, three for each of at most [MaxTrace]
//	                      takebacks, the latest last: by which seat; the length
//	                      of the log before it; and after it, which is less.
//	                      Behind [MaxTrace] takebacks, how many there were
//	                      before these, if there were any
//	11 notes     map      from a ply, rising, to the author's note, a str: not
//	                      empty, what [NoteText] leaves as it is. At most
//	                      [MaxNotes], and [MaxNoteBytes] bytes of text.
//
// The mask of part 4 hides nothing from anybody who wants to know: all that it
// is made of stands in the link. It only keeps an answer from being read at a
// glance in the bytes.
//
// # Reading
//
// What mail and chat programs do to a link is undone before it is read. In
// this sequence:
//
//   - A text of more than [MaxText] bytes is refused.
//   - Zero-width and direction characters, soft hyphens and '=' (padding, or a
//     soft line break of quoted-printable) are dropped, and so are '>' and '|'
//     at the beginning of a line. White space is taken out.
//   - Percent-encoding is decoded, up to three times, each time with the step
//     before.
//   - What precedes the last '#' is dropped, and after it all that is no ASCII
//     letter or digit, up to the first of these. (An array never gives '-' or
//     '_' as the first character.)
//   - '&' or '?' and what follows is dropped.
//   - Another character that is not of the alphabet ends the payload.
//   - Behind the end of the array there may be '-' and '_' only, or something
//     that white space or a foreign character sets apart.
//
// A link gives what was written or an [*Error]; of the log that stops to be legal
// it gives both. What proves the draws is only read here: package
// flota/rules/trust checks it.
package link
