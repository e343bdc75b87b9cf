// Package hispanica is Pax Hispanica (2025) for 2 to 5 seats.
//
// # What is the published game and what is not
//
// Of the printed rules only a questions-and-answers text of a few pages is
// public: the seed. It says how auctions are bid and paid, when hands are
// checked, the four Years of a round and the seven steps of the first, how
// Colonies get Labour, how land battles are fought, how meeples come aboard and
// that treasure is loaded and counts by the flagship's legality. It is
// implemented to the letter; comments mark these places with [S]. A few facts
// more (nations, the passive Spain, three ships to a fleet, philosophy corridors
// with displacement, the forms of the victories) come from reviews and session
// reports; they are marked [B].
//
// All else is this project's reconstruction: map, card list, prices, numbers,
// philosophy costs, thresholds of the victories and the final scoring. Never
// present it as the published rulebook. Numbers stand in constants.go, the map
// in tables.go, cards in cards.go, so that each can be replaced where the real
// one becomes known. Section numbers in comments (2.7, 2.10.3) are those of the
// specification of this reconstruction.
//
// Rulebook tells all of it in numbered paragraphs, each with its source, and
// every refusal points to one. Those numbers are the rulebook's own: 9.2.6 there
// is no section of the specification.
//
// Slavery, kidnapping, forced labour and epidemics are part of the subject. The
// rules and their words name them plainly and never decorate them; the rulebook
// ends with a note on their history.
//
// # Readings of the seed
//
// Some sentences of the seed can be read in more than one way. Four of these
// readings are settings of the match, the first value being the default:
//
//   - tie-rule: if others than the initiator share the highest bid, the initiator
//     wins all the same, for the own bid (literal), or the earliest of the tied
//     in player order does (order). A tie with the initiator is the initiator's
//     by both.
//   - target-strength: a Colony is defended by all discs of its owner in the zone
//     (zone), or by itself and its Citizen only (colony). Its fort counts by both;
//     a Visita is defended by all discs, and crown claims compare with the Colony,
//     its Citizen, fort and Galley, by both.
//   - empty-colony: meeples may come aboard while anybody has an empty Colony
//     (any), or only while the fleet's owner has one (own).
//   - emigration: Citizens go aboard one by one by choice (chosen), or all that
//     can do so at once at every landing (forced).
//
// The others are fixed: hiring reaches every Cathedral, and its dollar goes to
// the Pool; who has any source that can be used now must take one and is free
// to choose among them, so kidnapping is forced only on who cannot hire; the
// owner of a target lays no Battle card; a galley is a coastal disc and a galleon
// a ship of a fleet, each of Strength 1; Market cards are sold in both hand
// checks; who has a dollar is looked at when the bids of an auction begin; the
// bans on kidnapping say nothing about subjugation in battle; crates and
// treasures are the same chests; the passive Spain supports in battles by rule,
// against PLUNDER and PRIVATEER fleets, but bids in no auction.
//
// # Choices made here
//
// Where the specification leaves something open, or says it twice:
//
//   - 2.19.1: the Spain bonus may be set in any match and counts in solo games
//     only.
//   - 2.1: where a step needs a piece that is not there it is skipped; so no
//     Citizen comes to Hispaniola (D1.2 c) in a position without a Cathedral
//     there.
//   - 2.17.2: amounts above one's cash are no options, so R19 refuses nothing that
//     is on offer.
//   - 2.17.3, F2: BATTLE is refused by R83 where there is neither Colony, Visita,
//     Rebel nor Tribe site; R17, last in its row, is then never reached, for
//     whatever else is there has another reason.
//   - 2.17.3, edicts: the action is spent with the first choice, or at once if the
//     edict asks nothing; the card stays in hand until its choices are over.
//   - 2.10: orders are kept while the fleet sails through Europe in its own turn,
//     and dropped when that turn ends there.
//   - 2.9.4: a ship that replaces another takes its place in the fleet; the
//     sequence of ships behind the flagship means nothing.
//   - 2.17.4, C1: with five seats Spain is certain when it is the last nation left.
//   - A seat without a name is called by its number, since nations change.
package hispanica
