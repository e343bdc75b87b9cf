package trust_test

import (
	"crypto/sha256"
	"encoding/binary"
	"testing"

	"flota/rules"
	"flota/rules/trust"
)

// h is the hash of doc.go, written once more from what it says.
func h(label string, list ...any) []byte {
	b := []byte("flota1")
	add := func(x []byte) { b = append(binary.AppendUvarint(b, uint64(len(x))), x...) }
	add([]byte(label))
	for _, x := range list {
		switch x := x.(type) {
		case int:
			add(binary.AppendUvarint(nil, uint64(x)))
		case []byte:
			add(x)
		}
	}
	sum := sha256.Sum256(b)
	return sum[:]
}

func sealOf(v trust.Value, with trust.Digest, seat rules.Seat, move rules.Move) [8]byte {
	return [8]byte(h("seal", v[:], with[:], int(seat), int(move))[:8])
}

// TestFormulasSayWhatADrawIs follows a match with the formulas alone, told only
// who opened what.
func TestFormulasSayWhatADrawIs(t *testing.T) {
	for seed := range uint64(4) {
		b := newTable(t, games[0], trust.Witnessed, seed, 1, 0, 2).playTo(t, 1000)
		a := trust.Check(b.Match, &b.record)
		transcript := h("match", 1, 255, 1, []byte{3, byte(seed % 2)}[:1+seed%2], b.ID[:], []byte{}, 2, []byte{1, 0, 2},
			anchor(b, 0), anchor(b, 1), anchor(b, 2))
		uses := a.Uses
		state := b.At(0).State
		draws := 0
		for ply := 0; ply < len(b.Log); {
			d := state.Decision()
			end := ply + 1
			if d.Kind == rules.Sealed && d.Count > 1 { // each seat has a key of its own
				end = ply + int(d.Count)
				list := []any{transcript}
				for seat := range b.Setup.Seats {
					for _, answer := range b.Log[ply:end] {
						if int(answer.Seat) == seat {
							list = append(list, seat, int(answer.Move))
						}
					}
				}
				for ; len(uses) > 0 && uses[0].Ply == ply; uses = uses[1:] {
					list = append(list, uses[0].Key, value(t, b, uses[0]))
				}
				transcript = h("sealed", list...)
			} else {
				for ; len(uses) > 0 && uses[0].Ply == ply; uses = uses[1:] {
					transcript = h("open", transcript, uses[0].Key, value(t, b, uses[0]))
				}
				seat := int(b.Log[ply].Seat)
				if d.Kind == rules.Chance {
					seat = 255
					sum, rest := uint64(0), binary.BigEndian.Uint64(h("draw", transcript))
					outcomes := state.Options(rules.Nobody, nil)
					for _, o := range outcomes {
						sum += uint64(o.Odds)
					}
					rest %= sum
					sum = 0
					for _, o := range outcomes {
						if sum += uint64(o.Odds); sum > rest {
							if o.Move != b.Log[ply].Move {
								t.Fatalf("seed %d: at ply %d the formulas draw %d, the log has %d", seed, ply, o.Move, b.Log[ply].Move)
							}
							break
						}
					}
					draws++
				}
				transcript = h("move", transcript, seat, int(b.Log[ply].Move))
			}
			state.Apply(b.Log[ply:end])
			ply = end
		}
		if draws != a.Report.Draws || draws == 0 || len(uses) > 0 {
			t.Errorf("seed %d: %d draws, %d uses left", seed, draws, len(uses))
		}
	}
}

func anchor(b *table, key int) []byte {
	v := b.chains[key].Anchor()
	return v[:]
}

// value gives what was opened.
func value(t *testing.T, b *table, u trust.Use) []byte {
	t.Helper()
	v, ok := b.chains[u.Key].Opening(u.Number)
	if !ok {
		t.Fatal("the chain is used up")
	}
	return v[:]
}
