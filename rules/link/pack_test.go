package link

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"testing"
)

// logOf writes moves in coding 0.
func logOf(moves []uint16) []byte {
	b := []byte{}
	for _, m := range moves {
		b = binary.AppendUvarint(b, uint64(m))
	}
	return b
}

func TestPackedLogIsUnpackedToTheSame(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for round := range 64 {
		moves := make([]uint16, random.IntN(1+round*20))
		nouns := 1 + random.IntN(1<<(1+round%16))
		for i := range moves {
			moves[i] = uint16(random.IntN(nouns))
		}
		log := logOf(moves)
		p := pack(log, len(moves))
		got, err := unpack(p)
		if err != nil || !bytes.Equal(got, log) {
			t.Fatalf("%d moves of %d nouns: %v", len(moves), nouns, err)
		}
		others := [][]byte{append(bytes.Clone(p), 0), append(bytes.Clone(p), 0, 0, 0, 0, 0), p[:len(p)-1]}
		for range 20 {
			other := bytes.Clone(p)
			other[random.IntN(len(other))] ^= 1 << random.IntN(8)
			others = append(others, other)
		}
		for _, other := range others {
			if got, err := unpack(other); err == nil && bytes.Equal(got, log) {
				t.Fatalf("%d moves of %d nouns: other bytes gave the same log", len(moves), nouns)
			}
		}
	}
	for _, log := range [][]byte{make([]byte, MaxMoves), bytes.Repeat([]byte{0xff, 0xff, 3}, MaxMoves)} {
		got, err := unpack(pack(log, MaxMoves))
		if err != nil || !bytes.Equal(got, log) {
			t.Fatalf("the longest logs: %v", err)
		}
	}
}

func TestPackedLogIsFrozen(t *testing.T) {
	tests := []struct {
		moves []uint16
		want  string
	}{
		{nil, "00"},
		{[]uint16{0}, "01ff"},
		{[]uint16{18, 7, 18, 7, 18, 300, 7, 18, 65535, 0, 0, 0, 7, 18, 7}, "0fedf3966afa3254bcfd6b3c"},
	}
	for _, test := range tests {
		if got := hex.EncodeToString(pack(logOf(test.moves), len(test.moves))); got != test.want {
			t.Errorf("%v is packed as %s, want %s", test.moves, got, test.want)
		}
	}
}

func TestDamagedPackedLogEnds(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 1000 {
		b := make([]byte, random.IntN(40))
		for i := range b {
			b[i] = byte(random.Uint32())
		}
		log, err := unpack(b)
		if err == nil {
			if moves, _ := binary.Uvarint(b); uint64(len(log)) < moves || uint64(len(log)) > 3*moves {
				t.Fatalf("%x gives %d bytes for %d moves", b, len(log), moves)
			}
		}
	}
	var e *Error
	if _, err := unpack(binary.AppendUvarint(nil, MaxMoves+1)); !errors.As(err, &e) || e.Problem != TooManyMoves {
		t.Errorf("too many moves: %v", err)
	}
	for _, b := range [][]byte{nil, {0x80}, {0x81, 0x00}, binary.AppendUvarint(nil, 1<<63), {0, 0, 0, 0, 0, 0}} {
		if _, err := unpack(b); err == nil {
			t.Errorf("%x passed", b)
		}
	}
}

func BenchmarkUnpackLongest(b *testing.B) {
	random := rand.New(rand.NewPCG(7, 8))
	moves := make([]uint16, MaxMoves)
	for i := range moves {
		moves[i] = uint16(random.IntN(1 << 16))
	}
	p := pack(logOf(moves), MaxMoves)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := unpack(p); err != nil {
			b.Fatal(err)
		}
	}
}
