// Package toy is Wharf, a very small game. It is the subject of the tests of
// packages rules, flow, link and rulestest, and the shortest way to see how a
// game is written: each game has the same files.
//
// The rules of Wharf, an invention of this project:
//
// 1. Two to four merchants play. Each begins with a purse of 8 coins, or of 3
// if the setting purse is lean. The chest holds 5 crates of cloth, 3 of spice
// and 1 of silk.
//
// 2. Six lots are sold, one after the other. The first merchant of lot n is
// seat n modulo the number of seats, counted from 0; the others follow by
// rising seat. For each lot, in this order:
//
// 2.1. A crate is drawn from the chest.
//
// 2.2. Each merchant seals a bid of 0 to 9 coins. The highest takes the crate,
// of equal bids the one of the earlier merchant, and pays the bank. If all bid
// 0, the crate is lost.
//
// 2.3. The crate is stowed in one of three sheds. A shed holds two crates.
//
// 2.4. If it stands beside the crate of another merchant, that one may take a
// toll of 1 or 2 coins from the merchant who stowed.
//
// 2.5. Each merchant may sell one crate of his to the bank: cloth for 1 coin,
// spice for 2, silk for 3. It comes from the first shed with such a crate.
//
// 3. At the end a coin counts 1, cloth 2, spice 3, silk 5. The highest total
// wins; equal totals share the place.
package toy
