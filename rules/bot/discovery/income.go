package discovery

import "flota/rules/discovery"

// incomes remembers what goods and ships pay: playouts ask for the same again and
// again.
type incomes [1 << 12]struct {
	key     uint64
	dollars int
}

// income is what goods and ships pay in one turn, in dollars.
func (v *view) income(goods *[discovery.GoodCount]int8, ships int8) int {
	key := uint64(1)<<1 | uint64(v.Sets) // the first bit tells an entry from an empty one
	for _, n := range goods {
		key = key<<4 | uint64(n)
	}
	key = key<<4 | uint64(ships)
	entry := &v.incomes[key*0x9e3779b97f4a7c15>>52]
	if entry.key != key {
		entry.key, entry.dollars = key, discovery.Income(goods, ships, v.Sets)
	}
	return entry.dollars
}
