package sheet_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
	"flota/rules/sheet"
)

var games = append([]rules.Game{toy.Game{}}, catalog.Games...)

// play gives a match with random answers, at most so many.
func play(t testing.TB, g rules.Game, seed uint64, seats, most int, names ...string) *rules.Match {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	setup := rules.Setup{Seats: seats}
	for i, setting := range g.Info().Settings {
		setup.Settings[i] = uint8(random.IntN(len(setting.Values)))
	}
	m, err := rules.NewMatch(g, setup, [8]byte{1, 2, 0xff, byte(seed)}, names)
	if err != nil {
		t.Fatal(err)
	}
	for len(m.Log) < most || len(m.Given) > 0 {
		seat, ok := m.Next()
		if !ok {
			break
		}
		options := m.State.Options(seat, nil)
		options = slices.DeleteFunc(options, func(o rules.Option) bool { return o.Rule != 0 })
		move := options[random.IntN(len(options))].Move
		if seat == rules.Nobody {
			move = rules.Draw(options, random.Uint64())
		}
		if err := m.Enter(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestSheetReadsToTheMatchThatWasWritten(t *testing.T) {
	for _, g := range games {
		info := g.Info()
		for seed := range uint64(12) {
			seats := info.MinSeats + int(seed)%(info.MaxSeats-info.MinSeats+1)
			m := play(t, g, seed, seats, []int{0, 7, 10_000}[seed%3], "Anna", "", "Bo #2 = b")
			for _, offered := range []bool{false, true} {
				text := sheet.Write(m, offered)
				got, err := sheet.Read(text, games)
				if err != nil {
					t.Fatalf("%s, seed %d: %v\n%s", info.ID, seed, err, text)
				}
				if link.Encode(got) != link.Encode(m) || !got.State.Equal(m.State) {
					t.Fatalf("%s, seed %d: the match is another\n%s", info.ID, seed, text)
				}
				if again := sheet.Write(got, offered); again != text {
					t.Fatalf("%s, seed %d: the sheet is another\n%s\n%s", info.ID, seed, text, again)
				}
			}
		}
	}
}

// script is the beginning of a match of the toy game.
const script = `wharf seats=3 purse=full
#! id 0102ff0000000000
#! name s1 Bo
chance lot cloth
s0 bid 1
s1 bid 3
s2 bid 0
s1 shed north
`

func read(t *testing.T, text string) *rules.Match {
	t.Helper()
	m, err := sheet.Read(text, games)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

func TestSheetIsWrittenAsDocumented(t *testing.T) {
	m := read(t, script)
	if got := sheet.Write(m, false); got != script {
		t.Errorf("the sheet is\n%s\nwant\n%s", got, script)
	}
	const offered = `wharf seats=3 purse=full
#! id 0102ff0000000000
#! name s1 Bo
chance lot cloth
s0 bid 1 legal=0,1,2,3,4,5,6,7,8 refused=9:coins
s1 bid 3 legal=0,1,2,3,4,5,6,7,8 refused=9:coins
s2 bid 0 legal=0,1,2,3,4,5,6,7,8 refused=9:coins
s1 shed north legal=north,east,south refused=
`
	if got := sheet.Write(m, true); got != offered {
		t.Errorf("the sheet is\n%s\nwant\n%s", got, offered)
	}
}

func TestSheetWrittenByHandIsForgiven(t *testing.T) {
	want := link.Encode(read(t, script))
	tests := []struct{ name, text string }{
		{"Windows", strings.ReplaceAll(script, "\n", "\r\n")},
		{"old Macintosh", strings.ReplaceAll(script, "\n", "\r")},
		{"byte order mark", "\ufeff" + script},
		{"tabs", strings.ReplaceAll(script, " ", "\t")},
		{"blank lines", "\n\n" + strings.ReplaceAll(script, "\n", " \n\n")},
		{"no last line end", strings.TrimSpace(script)},
		{"capitals", strings.ReplaceAll(strings.ToUpper(script), "BO", "Bo")},
		{"comments", "# a match\n" + strings.ReplaceAll(script, "s1 shed north", "s1 shed north # a comment\n#another\n # third")},
		{"setting left out", strings.Replace(script, " purse=full", "", 1)},
		{"settings in another sequence", strings.Replace(script, "seats=3 purse=full", "purse=full seats=3", 1)},
		{"nouns alone", strings.NewReplacer("chance lot ", "", "s0 bid ", "", "s1 bid ", "", "s2 bid ", "", "s1 shed ", "").Replace(script)},
		{"sealed answers in another sequence", strings.Replace(script, "s0 bid 1\ns1 bid 3\n", "s1 bid 3\ns0 bid 1\n", 1)},
		{"sealed answers, the last first", strings.Replace(strings.Replace(script, "s2 bid 0\n", "", 1), "s0 bid 1", "s2 bid 0\n1", 1)},
		{"only legal=", strings.Replace(script, "shed north", "shed north legal=east,south,north", 1)},
		{"only refused=", strings.Replace(script, "bid 1", "bid 1 refused=9:Coins", 1)},
		{"empty refused=", strings.Replace(script, "shed north", "shed north refused= legal=SOUTH,east,north", 1)},
		{"noun alone with legal=", strings.Replace(script, "s1 shed north", "north legal=east,south,north", 1)},
	}
	for _, test := range tests {
		m, err := sheet.Read(test.text, games)
		if err != nil {
			t.Errorf("%s: %v\n%s", test.name, err, test.text)
			continue
		}
		if got := link.Encode(m); got != want {
			t.Errorf("%s: the match is another\n%s", test.name, sheet.Write(m, false))
		}
	}
}

func TestMistakeInASheetIsToldWithItsLine(t *testing.T) {
	replace := func(old, with string) string { return strings.Replace(script, old, with, 1) }
	end := sheet.Write(play(t, toy.Game{}, 1, 2, 1000), false)
	tests := []struct {
		name, text string
		line       int
		plies      int // of the match that is given; -1: none is
		want       string
	}{
		{"nothing", "", 0, -1, `there is nothing in this sheet; its first line names the game, as in "wharf seats=2"`},
		{"comments only", "# hello\n\n", 0, -1, "there is nothing"},
		{"too long", strings.Repeat("\n", sheet.MaxText+1), 0, -1, "too long"},
		{"unknown game", replace("wharf", "wharv"), 1, -1, `there is no game "wharv"; there is wharf, discovery`},
		{"answers without a game", "s0 bid 1\n", 1, -1, `there is no game "s0"`},
		{"unknown setting", replace("purse", "money"), 1, -1, `wharf has no setting "money"; it has seats, purse`},
		{"unknown value", replace("full", "huge"), 1, -1, `purse has no value "huge"; it has full, lean`},
		{"setting without value", replace("purse=full", "purse"), 1, -1, `purse has no value ""; it has full, lean`},
		{"setting twice", replace("purse=full", "purse=full purse=full"), 1, -1, `"purse" is given twice`},
		{"no seats", replace("seats=3 ", ""), 1, -1, "the number of seats is missing; write seats=2 to seats=4"},
		{"seats no number", replace("seats=3", "seats=x"), 1, -1, `"seats=x" does not give the number of seats`},
		{"too many seats", replace("seats=3", "seats=5"), 1, -1, "write seats=2 to seats=4"},
		{"bad id", replace("0102ff0000000000", "0102"), 2, 0, `"0102" is no match id`},
		{"id no hexadecimal", replace("0102ff0000000000", "x102ff0000000000"), 2, 0, "is no match id"},
		{"unknown note", replace("#! id", "#! what"), 2, 0, `there is nothing like #! "what"; there is #! id, #! name and #! position`},
		{"note before the game", "#! id 0102ff0000000000\n" + script, 1, -1, "stand behind the line that names the game"},
		{"note after an answer", script + "#! name s0 Anna\n", 9, 5, "lines with #! stand before the first answer"},
		{"name of nobody", replace("#! name s1", "#! name Bo"), 3, 0, `"Bo" is no seat; write s0 to s4, or chance`},
		{"name of chance", replace("#! name s1", "#! name chance"), 3, 0, `"chance" has no seat to name`},
		{"name of a seat beyond", replace("#! name s1", "#! name s3"), 3, 0, "write s0 to s2"},
		{"empty name", replace("s1 Bo", "s1"), 3, 0, `"" is not allowed as a name`},
		{"long name", replace("Bo", strings.Repeat("o", 41)), 3, 0, "is not allowed as a name; write at most 40 characters"},
		{"two names", replace("Bo", "Bo\n#! name s1 Bob"), 4, 0, `s1 has two names, "Bo" and "Bob"`},
		{"seat instead of chance", replace("chance lot", "s0 lot"), 4, 0, `s0 does not decide here; a chance comes, "lot" (possible: cloth, spice, silk)`},
		{"chance instead of seat", replace("s1 shed", "chance shed"), 8, 4, `chance does not decide here; s1 is, for "shed" (legal: north, east, south)`},
		{"another seat", replace("s1 shed", "s0 shed"), 8, 4, `s0 is not asked here; s1 is, for "shed" (legal: north, east, south)`},
		{"seat beyond", replace("s2 bid", "s3 bid"), 7, 1, `s3 is not asked here; s2 is, for "bid" (legal: 0, 1, 2, 3, 4, 5, 6, 7, 8)`},
		{"seat of no table", replace("s2 bid", "s7 bid"), 7, 1, `"s7" is no seat; write s0 to s4, or chance`},
		{"two sealed answers of a seat", replace("s1 bid", "s0 bid"), 6, 1, `s0 has given its sealed answer already; s1 is, for "bid"`},
		{"another question", replace("s1 shed", "s1 bid"), 8, 4, `"bid" is not asked here; "shed" is`},
		{"unknown question", replace("s1 shed", "s1 shet"), 8, 4, `there is no question "shet"; "shed" is asked here`},
		{"unknown noun", replace("north", "nroth"), 8, 4, `"nroth" is no answer to "shed"; legal here: north, east, south`},
		{"unknown noun among many", replace("bid 1", "bid 77"), 5, 1, `"77" is no answer to "bid"; legal here: 7, 0, 1, 2, 3`},
		{"noun of another question", replace("north", "cloth"), 8, 4, `"cloth" is no answer to "shed"`},
		{"refused noun", replace("bid 1", "bid 9"), 5, 1, `"9" is refused by coins: `},
		{"two words", replace("s1 shed", "shed"), 8, 4, `this line has 2. Here s1 is, for "shed"`},
		{"four words", replace("north", "north wall"), 8, 4, "this line has 4"},
		{"lists alone", replace("s1 shed north", "legal=north"), 8, 4, "this line has 0"},
		{"word after the lists", replace("north", "north legal=north,east,south x"), 8, 4, `"x" has no meaning here`},
		{"legal= lacks one", replace("north", "north legal=north,east"), 8, 4, `legal= lacks "south", which is legal here`},
		{"legal= has one twice", replace("north", "north legal=north,east,east,south"), 8, 4, `legal= has "east" twice`},
		{"legal= has a stranger", replace("north", "north legal=north,west"), 8, 4, `legal= has "west", but that is not on offer here`},
		{"legal= has a refused one", replace("bid 1", "bid 1 legal=0,9"), 5, 1, `legal= has "9", but that is refused by coins here`},
		{"legal= is empty", replace("north", "north legal="), 8, 4, `legal= lacks "north"`},
		{"refused= is empty", replace("bid 1", "bid 1 refused="), 5, 1, `refused= lacks "9", which is refused by coins here`},
		{"refused= has a legal one", replace("bid 1", "bid 1 refused=8:coins"), 5, 1, `refused= has "8", but that is legal here`},
		{"refused= has another rule", replace("bid 1", "bid 1 refused=9:poor"), 5, 1, `refused= has "9:poor", but that is refused by coins here`},
		{"refused= without rule", replace("bid 1", "bid 1 refused=9"), 5, 1, `refused= has "9", but that is refused by coins here`},
		{"half a sealed decision", script[:strings.Index(script, "s2 bid")], 6, 1, `the sheet ends before all sealed answers are in: s2 has still to answer "bid"`},
		{"answer after the end", end + "s0 bid 1\n", strings.Count(end, "\n") + 1, strings.Count(end, "\n") - 2, "the game is over here"},
		{"binary", "wharf seats=3\n\x00\xff\n", 2, 0, `"\x00\xff" is no answer to "lot"`},
	}
	for _, test := range tests {
		m, err := sheet.Read(test.text, games)
		var e *sheet.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: the error is %v", test.name, err)
			continue
		}
		if e.Line != test.line || !strings.Contains(e.Error(), test.want) || !strings.HasPrefix(e.Error(), "sheet: ") {
			t.Errorf("%s: %v\nwant line %d: %s", test.name, e, test.line, test.want)
		}
		plies := -1
		if m != nil {
			plies = len(m.Log)
			if len(m.Given) > 0 {
				t.Errorf("%s: sealed answers wait", test.name)
			}
		}
		if plies != test.plies {
			t.Errorf("%s: the match has %d plies, want %d", test.name, plies, test.plies)
		}
	}
}

// positioned is a sheet of a match that does not start at the set-up.
const positioned = `wharf seats=2 purse=full
#! id 0102ff0000000000
#! position {"sold":4,"lot":"silk","chest":{"cloth":2,"spice":2,"silk":0},"merchants":[{"coins":3},{"coins":9}],"sheds":[{"shed":"north","full":false,"crates":[]},{"shed":"east","full":false,"crates":[]},{"shed":"south","full":false,"crates":[]}],"steps":[{"step":"bid"}]}
s0 bid 1
s1 bid 3
s1 shed north
`

func TestSheetThatStartsFromAPosition(t *testing.T) {
	m := read(t, positioned)
	if s := m.State.(*toy.State); s.Sold != 4 || s.Coins != [4]int8{3, 6, 0, 0} || len(m.Log) != 3 {
		t.Errorf("%d lots, coins %v, %d answers", s.Sold, s.Coins, len(m.Log))
	}
	if got := sheet.Write(m, false); got != positioned {
		t.Errorf("the sheet is\n%s\nwant\n%s", got, positioned)
	}
	for _, g := range games {
		if _, ok := g.(rules.Starts); !ok {
			continue
		}
		for seed := range uint64(6) {
			m := play(t, g, seed, g.Info().MinSeats, 40*int(seed))
			start, err := rules.NewMatchFrom(g, m.Setup, m.State.Fields(), m.ID, []string{"Anna"})
			if err != nil {
				t.Fatal(err)
			}
			got := read(t, sheet.Write(start, true))
			if !got.State.Equal(m.State) || !got.SameStart(start) || link.Encode(got) != link.Encode(start) {
				t.Errorf("%s, seed %d: the match is another", g.Info().ID, seed)
			}
		}
	}
}

func TestMistakeInAPositionIsToldWithItsLine(t *testing.T) {
	for _, test := range []struct {
		position string
		plies    int // of the match that is given; -1: none is
		want     string
	}{
		{`{`, -1, "the JSON ends too early, in line 1"},
		{`[]`, -1, "the JSON must be an object"},
		{``, -1, "the JSON ends too early"},
		{`{"turn":2}`, -1, "turn is no field here; there can be sold"},
		{`{"sold":9}`, -1, "sold is 9, it must be 0 to 6"},
		{"{}\n#! position {}", 0, "the position is given twice"},
	} {
		text := "wharf seats=2\n#! position " + test.position + "\n"
		m, err := sheet.Read(text, games)
		var e *sheet.Error
		if !errors.As(err, &e) || e.Line != strings.Count(text, "\n") || !strings.Contains(e.Error(), test.want) {
			t.Errorf("%s: %v, want %s", test.position, err, test.want)
		}
		if m == nil && test.plies >= 0 || m != nil && len(m.Log) != test.plies {
			t.Errorf("%s: the match is %v", test.position, m)
		}
	}
}

func TestSentenceShowsOnlyTheBeginningOfALongWord(t *testing.T) {
	long := strings.Repeat("x", 500_000)
	for _, text := range []string{long, "wharf seats=3 " + long, "wharf seats=3\n#! " + long, "wharf seats=3\n" + long, "wharf seats=3\ncloth\n1 legal=" + long} {
		_, err := sheet.Read(text, games)
		if err == nil || len(err.Error()) > 500 {
			t.Errorf("%.20s…: the sentence has %d bytes", text, len(err.Error()))
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(script)
	f.Add(positioned)
	f.Add(sheet.Write(play(f, toy.Game{}, 1, 2, 1000, "Anna"), true))
	for _, g := range catalog.Games {
		f.Add(sheet.Write(play(f, g, 2, g.Info().MinSeats, 40), true))
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := sheet.Read(text, games)
		if m == nil {
			if err == nil {
				t.Fatal("neither a match nor an error")
			}
			return
		}
		if len(m.Given) > 0 {
			t.Fatal("sealed answers wait")
		}
		again, err := sheet.Read(sheet.Write(m, true), games)
		if err != nil {
			t.Fatal(err)
		}
		if link.Encode(again) != link.Encode(m) {
			t.Fatal("the match is another")
		}
	})
}

func BenchmarkRead(b *testing.B) {
	g := catalog.Games[0]
	text := sheet.Write(play(b, g, 1, g.Info().MaxSeats, 10_000), true)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := sheet.Read(text, games); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	g := catalog.Games[0]
	m := play(b, g, 1, g.Info().MaxSeats, 10_000)
	b.ReportAllocs()
	for b.Loop() {
		sheet.Write(m, true)
	}
}
