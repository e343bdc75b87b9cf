package device

import (
	"crypto/sha256"
	"encoding/binary"

	"flota/rules/link"
	"flota/rules/trust"
)

// Accounts are checks that were made, so that nothing need be checked twice. In
// nil ones nothing is remembered.
type accounts map[checked]*trust.Account

// What a check depends on.
type checked struct {
	terms  trust.Digest
	log    [sha256.Size]byte // and the answers that wait
	record trust.Record
}

// rememberedChecks is how many checks are remembered.
const rememberedChecks = 32

// of checks a link, whole.
func (a accounts) of(l *link.Link) *trust.Account {
	if a == nil {
		return trust.Check(l.Match, &l.Trust)
	}
	what := checked{trust.Terms(l.Match, &l.Trust), sha256.Sum256(answersOf(l)), l.Trust}
	account := a[what]
	if account == nil {
		account = trust.Check(l.Match, &l.Trust)
		if len(a) >= rememberedChecks {
			clear(a)
		}
		a[what] = account
	}
	return account
}

// answersOf spells the log and the answers that wait.
func answersOf(l *link.Link) []byte {
	b := make([]byte, 0, 3*len(l.Match.Log)+16)
	b = binary.AppendUvarint(b, uint64(len(l.Match.Log)))
	for _, a := range l.Match.Log {
		b = binary.AppendUvarint(append(b, byte(a.Seat)), uint64(a.Move))
	}
	for _, a := range l.Match.Given {
		b = binary.AppendUvarint(append(b, byte(a.Seat)), uint64(a.Move))
	}
	return b
}
