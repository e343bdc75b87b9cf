package discovery

// describing has the words of described positions by their places in links:
// new ones go to the end, none is ever moved or taken out.
var describing = []string{
	"space", "seat", "kind", "colonist", "settlers", "step", "next", "soldiers",
	"soldier", "captain", "merchant", "missionary", "discovered", "good", "counter", "cash",
	"hand", "goods", "buildings", "counters", "turn", "order", "players", "regions",
	"boxes", "steps", "box", "placement", "shown", "offer", "scored", "ships",
	"trade", "shipping", "discovery", "cards", "trade-points", "ship", "discarded", "kills",
	"at", "end", "region", "gold", "silver", "cattle", "cocoa", "fish",
	"sugar", "fur", "coffee", "tobacco", "rice", "indigo", "CAN", "NEN",
	"VIR", "CAR", "CRB", "MEX", "NGR", "PER", "BRA", "initiative",
	"dock", "dock-x", "dock-y", "slot-captain", "slot-merchant", "slot-missionary", "slot-soldier", "slot-training",
	"warfare", "I-01", "I-02", "I-03", "I-04", "I-05", "I-06", "I-07",
	"I-08", "I-09", "I-10", "I-11", "I-12", "II-01", "II-02", "II-03",
	"II-04", "II-05", "II-06", "II-07", "II-08", "II-09", "II-10", "II-11",
	"II-12", "II-13", "II-14", "III-01", "III-02", "III-03", "III-04", "III-05",
	"III-06", "III-07", "III-08", "III-09", "III-10", "D01", "D02", "D03",
	"D04", "D05", "D06", "D07", "D08", "D09", "D10", "D11",
	"D12", "D13", "D14", "D15", "D16", "mississippi", "great-lakes", "california",
	"cape-of-good-hope", "amazon", "northwest-passage", "patagonia", "pacific-islands", "philippines", "australia", "congo",
	"great-plains", "spice-islands", "india", "japan", "china", "set-up", "piece", "colonist-dock",
	"land", "trade-goods", "take", "capital-buildings", "buy", "chart", "new-world-cartography", "settling",
	"settle", "trade-fair", "fair", "draw", "uprising", "uprising-seat", "uprising-loss", "expedition",
	"send", "send-more", "target", "card", "specialists", "train", "conflict", "enemy",
	"battles", "kill", "benefits", "company", "refresh-buildings", "tile", "refresh-goods", "attacker",
	"defender", "choices", "left", "colonists", "captains", "merchants", "missionaries",
}
