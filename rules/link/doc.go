// Package link writes a match, and what goes with it, as the text that follows
// '#' in a share link, and reads it back.
//
// # Format 1
//
// This format is frozen. What it says of a link holds for ever: a later program
// may know more parts, codings, modes and bots, never other meanings.
// testdata/links.txt has links of all kinds with what they open to.
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
// it is: at most 40 characters ([MaxName], code points) of valid UTF-8, no
// control characters nor any that turn the text around them, no space at either
// end.
//
// Log. The moves in the order of rules.Match.Log, each as an unsigned varint:
// 7 bits a byte, the lowest first, with the high bit set in all bytes but the
// last; at most 65,535, in the fewest bytes. Who answered is not written: it
// follows from the rules. Coding 0 is these bytes as they are. Coding 1 is the
// number of moves as such a varint, and then these bytes packed, as below. At
// most 6,000 moves ([MaxMoves]). Sealed answers that wait for those of other seats are
// not in the log. Moves are not written by their places among the legal ones,
// although that would take half the room: a link is then read wrongly without
// anybody noticing when a rule is mended, and not up to the ply where it fails.
//
// Parts. They are checked to be well-formed, with containers at most 16 deep in
// one another, the whole array included; keys rise. A part that is not in this
// list is what a later program adds and an earlier one can do without: it is
// kept as it is and written again. All such parts have at most 4,096 bytes
// together ([MaxUnknown]). A part that says nothing is not there. A ply is the
// number of answers before it, from 0 to the length of the log. A seat is
// counted from 0.
//
//	0  position  map, bin from which the match starts instead of the set-up:
//	                      the form of rules.State.Fields. As a bin it is packed,
//	                      as below. As a map: a map is a map, a list an array, a
//	                      number a uint of at most 32,767, true and false
//	                      themselves; a name or word that stands in
//	                      rules.Info.Words at place p is the signed number -1-p,
//	                      any other a str. No name stands twice in a map. At
//	                      most 4,000 values.
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
//	                      bytes each, zeros for none, without these at the end;
//	                      its two highest bits count how often the seat was
//	                      taken over from another device, to three
//	7  ply       uint     to show
//	8  seat      uint     from where to show it
//	9  proposal  array    of uints, to take answers back: by which seat; to which
//	                      ply, before the end of the log; the seats that agree
//	                      so far, the first among them, as a set of bits, seat 0
//	                      being 1; and, if there are any, those that refuse
//	10 trace     array    of uints, three for each of at most eight
//	                      takebacks ([MaxTrace]), the latest last: by which seat; the length
//	                      of the log before it; and after it, which is less.
//	                      Behind eight takebacks, how many there were
//	                      before these, if there were any
//	11 notes     map      from a ply, rising, to the author's note, a str: not
//	                      empty, what [NoteText] leaves as it is. At most
//	                      100 notes of 500 characters and 6,000 bytes of text
//	                      ([MaxNotes], [MaxNote], [MaxNoteBytes])
//
// The mask of part 4 hides nothing from anybody who wants to know: all that it
// is made of stands in the link. It only keeps an answer from being read at a
// glance in the bytes.
//
// # Packed logs and positions
//
// What is packed is a sequence of bits, each of which an arithmetic coder writes
// with the probability p, in 65536ths, that it is 1. All divisions drop the rest.
//
// The coder. A reader has three numbers of 32 bits: low, 0; high, all ones; and
// number, the first four bytes, big-endian. Behind the last byte it reads zeros.
// For each bit it takes
//
//	middle = low + (high-low) * p / 65536
//
// If number <= middle, the bit is 1 and high becomes middle; else it is 0 and low
// becomes middle+1. Then, as long as the upper bytes of low and high are equal,
// all three numbers lose that byte, and as the lowest one low gets 0, high 255
// and number the next byte. A writer does the same without number, and writes
// each byte that is lost; at last it writes the fewest bytes (and of these the
// lowest) that with zeros behind them are a number from low to high. A reader
// takes no other bytes.
//
// Probabilities. A number of so many bits is written from its highest bit on. It
// stands in up to three contexts, the widest first. In each context, and there
// for all that can have come of the number before the bit, zeros and ones are
// counted. With p = 32768 to begin with, each context in turn makes it
//
//	p = (ones * 65536 + weight * p) / (zeros + ones + weight)
//
// At last p is not less than 32 and not more than 65504. After the bit it counts
// in all the contexts.
//
// A packed log has the bytes of coding 0, numbers of 8 bits. Their contexts are:
// any byte, with the weight 1; the upper five bits of the byte before, 4; the
// byte before, 8. Before the first byte is 0.
//
// A packed position is a sequence of symbols, numbers of 10 bits. The position is
// the symbols of its entries and then the end. An entry is a name, which is a
// word, and a value. The symbols are
//
//	0       the end of a map or list
//	1, 2    false and true
//	3       a map: its entries follow, and the end
//	4       a list: its values follow, and the end
//	5       a word without a place: its length and its bytes follow, 8 bits each
//	6       a number of 64 or more: its upper and its lower byte follow
//	16-79   the numbers from 0
//	80-1022 the words of rules.Info.Words from place 0
//
// The contexts of a symbol, with the weights 1, 2 and 2, are: what it is (a name,
// the value of a name, an item of a list); this within a field; this within the
// field and after something. Of a name the field is that whose value is its map,
// and it comes after the symbol of the name before it in this map, or none. Of a
// value the field is its own, and it comes after the field whose value is its
// map. Of an item the field is that of the list, or of the outermost list if they
// lie in each other, and it comes after the symbol of the item before it, or
// none. The field of a map or list in a list is that of the list. All names
// without a place count as one field, and the whole position, too, as that one.
// Upper bytes, lower bytes, lengths and bytes of words have one context each,
// with the weight 1.
//
// Before the first symbol all the counts are those that come of writing the
// samples of the game (rules.Info.Samples), one after the other.
//
// # Reading
//
// What mail and chat programs do to a link is undone before it is read. In
// this sequence:
//
//   - A text of more than 65,536 bytes ([MaxText]) is refused.
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
