package trust_test

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// at gives a table at the first step of a kind, after so many plies.
func at(t testing.TB, b *table, kind trust.StepKind, plies int) (*table, *trust.Account) {
	t.Helper()
	for {
		a := trust.Check(b.Match, &b.record)
		if a.Step.Kind == kind && len(b.Log) >= plies {
			return b, a
		}
		if !b.do(t) {
			t.Fatalf("no step of kind %d comes", kind)
		}
	}
}

func merge(t testing.TB, b, other *table) *table {
	t.Helper()
	merged, err := trust.Merge(b.Match, &b.record, &other.record)
	if err != nil {
		t.Fatal(err)
	}
	both := b.copied()
	both.record = merged
	return both
}

func TestParallelJoiningsMergeEitherWay(t *testing.T) {
	b := newTable(t, games[0], trust.Witnessed, 1, 0, 1, 2, 0)
	if err := trust.Join(b.Match, &b.record, 0, b.chains[0].Anchor()); err != nil {
		t.Fatal(err)
	}
	one, two := b.copied(), b.copied()
	if trust.Join(one.Match, &one.record, 1, b.chains[1].Anchor()) != nil || trust.Join(two.Match, &two.record, 2, b.chains[2].Anchor()) != nil {
		t.Fatal("they cannot join")
	}
	if a := trust.Check(one.Match, &one.record); a.Step.Kind != trust.Joining || a.Step.Keys != 1<<2 {
		t.Errorf("after one has joined: %+v", a.Step)
	}
	all, other := merge(t, one, two), merge(t, two, one)
	if all.record != other.record {
		t.Error("the records differ")
	}
	if a := trust.Check(all.Match, &all.record); a.Step.Kind != trust.Opening || a.Step.Keys != 1 {
		t.Errorf("after all have joined: %+v", a.Step)
	}
	// Who joins twice is not merged.
	again := b.copied()
	if trust.Join(again.Match, &again.record, 1, b.chains[2].Anchor()) != nil {
		t.Fatal("it cannot join")
	}
	if _, err := trust.Merge(one.Match, &one.record, &again.record); err == nil {
		t.Error("a key joined twice")
	}
	for _, key := range []int{0, 1, 3, -1} {
		if trust.Join(one.Match, &one.record, key, b.chains[2].Anchor()) == nil {
			t.Errorf("key %d joined", key)
		}
	}
	if trust.Join(one.Match, &one.record, 2, trust.Value{}) == nil {
		t.Error("zeros joined")
	}
	if trust.Terms(one.Match, &one.record) != trust.Terms(two.Match, &two.record) {
		t.Error("the terms differ by who has joined")
	}
	two.record.Mode = trust.Sealed
	if trust.Terms(one.Match, &one.record) == trust.Terms(two.Match, &two.record) {
		t.Error("the mode is not of the terms")
	}
}

// TestNothingHappensBeforeAllHaveJoined: also not the draws of the set-up.
func TestNothingHappensBeforeAllHaveJoined(t *testing.T) {
	b := newTable(t, games[0], trust.Witnessed, 1, 0, 1)
	if err := trust.Join(b.Match, &b.record, 0, b.chains[0].Anchor()); err != nil {
		t.Fatal(err)
	}
	if trust.OpenNext(b.Match, &b.record, b.chains[0]) == nil || trust.Follow(b.Match, &b.record) == nil || len(b.Log) > 0 {
		t.Error("the set-up was drawn")
	}
	if err := b.Play(rules.Nobody, b.State.Options(rules.Nobody, nil)[0].Move); err != nil {
		t.Fatal(err)
	}
	if report := trust.Verify(b.Match, &b.record); report.Finding != trust.Early {
		t.Errorf("%+v", report)
	}
}

// TestOnlyTheWitnessDraws: of a chance after an answer, and each device only
// what it is asked for.
func TestOnlyTheWitnessDraws(t *testing.T) {
	for seed := range uint64(8) {
		b, a := at(t, newTable(t, games[1], trust.Witnessed, seed, 0, 1, 2), trust.Opening, 20)
		mover := int(b.record.KeyOf[b.Log[len(b.Log)-1].Seat])
		if a.Step.Keys != 1<<mover {
			t.Fatalf("seed %d: %+v, want the mover's opening", seed, a.Step)
		}
		if len(b.Log) != a.Final && b.At(len(b.Log)).Open() != a.Final {
			t.Errorf("seed %d: final before %d", seed, a.Final)
		}
		order := b.State.Decision()
		witness := -1
		for _, seat := range order.Who() {
			if key := int(b.record.KeyOf[seat]); key != mover && witness < 0 {
				witness = key
			}
		}
		try := func(key int, want bool) {
			t.Helper()
			before, plies := b.record, len(b.Log)
			err := trust.OpenNext(b.Match, &b.record, b.chains[key])
			if (err == nil) != want || err != nil && (b.record != before || len(b.Log) != plies) {
				t.Fatalf("seed %d: key %d, mover %d, witness %d: %v", seed, key, mover, witness, err)
			}
		}
		for key := range 3 {
			if key != mover {
				try(key, false)
			}
		}
		try(mover, true)
		if b.State.Decision().Kind != rules.Chance {
			t.Fatal("the mover drew")
		}
		if a = trust.Check(b.Match, &b.record); a.Final != len(b.Log) || a.Step.Keys != 1<<witness {
			t.Errorf("seed %d: %+v, final before ply %d of %d", seed, a.Step, a.Final, len(b.Log))
		}
		for key := range 3 {
			if key != witness {
				try(key, false)
			}
		}
		one := b.copied()
		try(witness, true)
		if b.State.Decision().Kind == rules.Chance {
			t.Error("it was not drawn")
		}
		// Whenever the witness opens that link, the same happens.
		if err := trust.OpenNext(one.Match, &one.record, b.chains[witness]); err != nil || !slices.Equal(one.Log, b.Log) {
			t.Errorf("seed %d: it was drawn otherwise: %v", seed, err)
		}
		if report := trust.Verify(b.Match, &b.record); report.Wrong() {
			t.Errorf("%s", &report)
		}
	}
}

// TestSealedDecisionOfThreeKeysTakesFiveLinks: 2k-1, each from one device to the
// next.
func TestSealedDecisionOfThreeKeysTakesFiveLinks(t *testing.T) {
	b, _ := at(t, newTable(t, games[0], trust.Witnessed, 1, 0, 1, 2), trust.Sealing, 1)
	ply := len(b.Log)
	links := 0
	for key := 0; len(b.Log) == ply; key = (key + 1) % 3 {
		a := trust.Check(b.Match, &b.record)
		if a.Step.Kind == trust.Sealing {
			seat := rules.Seat(key)
			before := a.Code(ply)
			if err := trust.SealAnswer(b.Match, &b.record, b.chains[key], seat, pick(b.random, b.State.Options(seat, nil))); err != nil {
				t.Fatal(err)
			}
			if a = trust.Check(b.Match, &b.record); a.Final != ply || a.Code(ply) != before {
				t.Errorf("a seal was given: final before ply %d of %d", a.Final, ply)
			}
			if trust.SealAnswer(b.Match, &b.record, b.chains[key], seat, pick(b.random, b.State.Options(seat, nil))) == nil {
				t.Error("a seat sealed two answers")
			}
		}
		if a.Step.Kind == trust.Opening {
			if err := trust.OpenNext(b.Match, &b.record, b.chains[key]); err != nil {
				t.Fatal(err)
			}
		}
		links++
	}
	if links != 5 {
		t.Errorf("it took %d links", links)
	}
	if b.State.Decision().Kind == rules.Chance || b.record.Seals != [5]trust.Seal{} {
		t.Error("the last did not do all")
	}
}

func TestParallelSealsAndOpeningsMergeEitherWay(t *testing.T) {
	for seed := range uint64(6) {
		start, _ := at(t, newTable(t, games[0], trust.Witnessed, seed, 0, 1, 2), trust.Sealing, 1)
		d := start.State.Decision()
		if d.Count != 3 {
			continue
		}
		sealed := make([]*table, 3)
		for key := range sealed {
			sealed[key] = start.copied()
			seat := rules.Seat(key)
			if err := trust.SealAnswer(sealed[key].Match, &sealed[key].record, start.chains[key], seat, pick(start.random, start.State.Options(seat, nil))); err != nil {
				t.Fatal(err)
			}
		}
		all := merge(t, merge(t, sealed[0], sealed[1]), sealed[2])
		if merge(t, sealed[2], merge(t, sealed[1], sealed[0])).record != all.record {
			t.Fatal("the seals merge to different records")
		}
		opened := make([]*table, 3)
		for key := range opened {
			opened[key] = all.copied()
			if err := trust.OpenNext(opened[key].Match, &opened[key].record, start.chains[key]); err != nil {
				t.Fatal(err)
			}
			// Older news does not undo newer.
			if merge(t, opened[key], sealed[key]).record != opened[key].record || merge(t, all, opened[key]).record != opened[key].record {
				t.Fatal("an opening was lost")
			}
		}
		settled := merge(t, merge(t, opened[0], opened[1]), opened[2])
		if merge(t, opened[2], merge(t, opened[1], opened[0])).record != settled.record {
			t.Fatal("the openings merge to different records")
		}
		if a := trust.Check(settled.Match, &settled.record); a.Step.Kind != trust.Following {
			t.Fatalf("%+v", a.Step)
		}
		// Anybody can enter what is settled.
		if err := trust.Follow(settled.Match, &settled.record); err != nil {
			t.Fatal(err)
		}
		last := merge(t, opened[0], opened[1])
		if err := trust.OpenNext(last.Match, &last.record, start.chains[2]); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(last.Log, settled.Log) || last.record != settled.record {
			t.Error("the last to open came to something else")
		}
		settled.playTo(t, 1000)
		if report := trust.Verify(settled.Match, &settled.record); report.Finding != trust.Proved {
			t.Errorf("%s", &report)
		}
		// Two seals of a seat are not merged.
		two := start.copied()
		options := start.State.Options(0, nil)
		for _, o := range options {
			if trust.SealAnswer(two.Match, &two.record, start.chains[0], 0, o.Move) == nil && two.record.Seals[0] != sealed[0].record.Seals[0] {
				if _, err := trust.Merge(two.Match, &two.record, &sealed[0].record); err == nil {
					t.Error("two seals of a seat merged")
				}
			}
			two.record.Seals[0] = trust.Seal{}
		}
	}
}

func TestAnswerMustBeLegalToBeSealed(t *testing.T) {
	b, _ := at(t, newTable(t, games[0], trust.Sealed, 1, 0, 1), trust.Sealing, 1)
	before := b.record
	for _, err := range []error{
		trust.SealAnswer(b.Match, &b.record, b.chains[0], 0, 60_000),
		trust.SealAnswer(b.Match, &b.record, b.chains[0], 1, b.State.Options(1, nil)[0].Move),
		trust.SealAnswer(b.Match, &b.record, trust.NewChain(b.ID, 0, trust.Value{9}, 50), 0, b.State.Options(0, nil)[0].Move),
		trust.SealAnswer(b.Match, &b.record, trust.NewChain(b.ID, 4, trust.Value{9}, 50), 0, b.State.Options(0, nil)[0].Move),
		trust.OpenNext(b.Match, &b.record, b.chains[0]),
		trust.Follow(b.Match, &b.record),
	} {
		if err == nil {
			t.Error("it was done")
		}
	}
	if b.record != before || len(b.Given) > 0 {
		t.Error("something changed")
	}
}

func TestUsedUpKeySaysSo(t *testing.T) {
	b := newTable(t, games[0], trust.Witnessed, 1, 0, 1)
	for key := range b.chains {
		b.chains[key] = trust.NewChain(b.ID, key, trust.Value{byte(key + 1)}, 3)
	}
	for {
		a := trust.Check(b.Match, &b.record)
		if u, ok := a.Next(0); ok && u.Number > 3 {
			err := trust.OpenNext(b.Match, &b.record, b.chains[0])
			if a.Step.Kind == trust.Sealing {
				err = trust.SealAnswer(b.Match, &b.record, b.chains[0], 0, b.State.Options(0, nil)[0].Move)
			}
			if err == nil {
				t.Error("the fourth value of three was opened")
			}
			return
		}
		if u, ok := a.Next(1); ok && u.Number > 3 {
			return
		}
		b.do(t)
	}
}

// TestMatchGoesOnAsOpen from any ply, with what was proved before it.
func TestMatchGoesOnAsOpen(t *testing.T) {
	for seed := range uint64(4) {
		whole := newTable(t, games[0], trust.Witnessed, seed, 0, 1, 2).playTo(t, 1000)
		full := trust.Check(whole.Match, &whole.record)
		for ply := 1; ply <= len(whole.Log); ply++ {
			b := whole.copied()
			within := len(b.At(ply).Log) != ply
			err := trust.End(b.Match, &b.record, ply)
			if within != (err != nil) {
				t.Fatalf("seed %d, ply %d: %v", seed, ply, err)
			}
			if within {
				continue
			}
			a := trust.Check(b.Match, &b.record)
			if a.Report.Finding != trust.ProvedUntil || a.Report.Ply != ply || ply < len(b.Log) && a.Report.Draws > full.Report.Draws {
				t.Fatalf("seed %d, ply %d: %+v", seed, ply, a.Report)
			}
			if a.Code(ply-1) != full.Code(ply-1) || a.Code(ply) == full.Code(ply) || a.Code(len(b.Log)) == full.Code(len(b.Log)) {
				t.Errorf("seed %d, ply %d: the codes do not tell that it is open", seed, ply)
			}
			b.Undo(ply)
			b.playTo(t, 1000)
			if report := trust.Verify(b.Match, &b.record); report.Finding != trust.ProvedUntil || report.Ply != ply || b.State.Decision().Kind != rules.Over {
				t.Fatalf("seed %d, ply %d, at the end: %+v", seed, ply, report)
			}
			if ply > 1 {
				if err := trust.End(b.Match, &b.record, ply); err == nil {
					t.Error("it ended twice")
				}
				if err := trust.End(b.Match, &b.record, 1); err != nil || b.record.Until != 1 {
					t.Errorf("it cannot end earlier: %v", err)
				}
			}
		}
		for _, ply := range []int{-1, 0, len(whole.Log) + 1} {
			if trust.End(whole.Match, &whole.record, ply) == nil {
				t.Errorf("the proof ended at ply %d", ply)
			}
		}
	}
	open := newTable(t, games[0], trust.Open, 1, 0, 0).playTo(t, 12)
	if trust.End(open.Match, &open.record, 3) == nil {
		t.Error("an open match ended its proof")
	}
}

// TestMatchGoesOnAsOpenWhileSomethingWaits: an opening without its witness, and
// seals of which some are opened.
func TestMatchGoesOnAsOpenWhileSomethingWaits(t *testing.T) {
	for seed := range uint64(8) {
		for steps := range 6 {
			b, _ := at(t, newTable(t, games[2], trust.Witnessed, seed, 0, 1, 2), []trust.StepKind{trust.Sealing, trust.Opening}[seed%2], 30)
			ply := len(b.Log)
			for range steps {
				b.do(t)
			}
			b.Undo(ply)
			if report := trust.Verify(b.Match, &b.record); report.Wrong() {
				continue // the decision was over
			}
			if err := trust.End(b.Match, &b.record, ply); err != nil {
				t.Fatalf("seed %d, after %d steps: %v", seed, steps, err)
			}
			if report := trust.Verify(b.Match, &b.record); report.Finding != trust.ProvedUntil || report.Ply != ply {
				t.Errorf("seed %d, after %d steps: %+v", seed, steps, report)
			}
			b.playTo(t, ply+20)
		}
	}
}

func TestCodesTellMatchesApart(t *testing.T) {
	b := newTable(t, games[0], trust.Witnessed, 1, 0, 1).playTo(t, 1000)
	same := b.copied()
	same.Names = []string{"Anna", "Bo"}
	between := newTable(t, games[0], trust.Witnessed, 1, 0, 1)
	between.chains[1] = trust.NewChain(between.ID, 1, trust.Value{42}, 100) // a go-between's
	between.playTo(t, 1000)
	open := newTable(t, games[0], trust.Open, 1, 0, 0).playTo(t, 1000)
	account := func(b *table) *trust.Account { return trust.Check(b.Match, &b.record) }
	all := map[string]bool{}
	for ply := range len(b.Log) + 1 {
		code := account(b).Code(ply)
		if len(code) != 16 || account(same).Code(ply) != code {
			t.Errorf("ply %d has the code %q, with names %q", ply, code, account(same).Code(ply))
		}
		if ply < len(between.Log) && account(between).Code(ply) == code || ply < len(open.Log) && account(open).Code(ply) == code {
			t.Errorf("ply %d of another match has the same code", ply)
		}
		all[code] = true
	}
	if len(all) < len(b.Log)/2 {
		t.Errorf("%d codes for %d plies", len(all), len(b.Log))
	}
	if account(b).Code(len(b.Log)+1) != "" {
		t.Error("a ply that is not there has a code")
	}
}

// TestRecordOfALinkIsProved: what a link holds is all that the check needs.
func TestRecordOfALinkIsProved(t *testing.T) {
	for seed := range uint64(6) {
		b := newTable(t, games[0], trust.Witnessed, seed, 0, 1, 1, 2)
		for b.do(t) {
			l, err := link.Read(link.Write(link.Link{Match: b.Match, Trust: b.record}), games)
			if err != nil {
				t.Fatal(err)
			}
			if report := trust.Verify(l.Match, &l.Trust); l.Trust != b.record || report.Wrong() {
				t.Fatalf("at ply %d: %s", len(b.Log), &report)
			}
			if size := len(link.Write(link.Link{Match: b.Match, Trust: b.record})) - len(link.Encode(b.Match)); size > 60*4 {
				t.Fatalf("at ply %d trust has %d characters", len(b.Log), size)
			}
		}
	}
}

func FuzzCheck(f *testing.F) {
	for seed := range uint64(3) {
		b := newTable(f, games[0], trust.Mode(1+seed%2), seed, 0, 1, 2)
		for range 12 {
			b.do(f)
			f.Add(link.Write(link.Link{Match: b.Match, Trust: b.record}), uint8(seed), uint16(seed*9))
		}
	}
	f.Fuzz(func(t *testing.T, text string, mode uint8, until uint16) {
		l, err := link.Read(text, games)
		if err != nil {
			return
		}
		for _, r := range []trust.Record{l.Trust, {Mode: trust.Mode(mode), KeyOf: l.Trust.KeyOf, Keys: l.Trust.Keys, Seals: l.Trust.Seals, Until: int(until) % (len(l.Match.Log) + 1)}} {
			a := trust.Check(l.Match, &r)
			_ = a.Report.String()
			if a.Report.Ply > len(l.Match.Log) || a.Report.Wrong() && a.Step.Kind != trust.Ended && r.Mode == trust.Open {
				t.Fatalf("%+v, %+v", a.Report, a.Step)
			}
			if _, err := trust.Merge(l.Match, &r, &r); (err != nil) != a.Report.Wrong() {
				t.Fatalf("%v, %v", a.Report, err)
			}
		}
	})
}
