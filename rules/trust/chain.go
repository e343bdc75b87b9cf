package trust

// Length is how many values a device gives a key, by custom: more than a match
// uses.
const Length = 1024

// A Chain is the secret of a key: all its values, of which it opens one after
// the other.
type Chain struct {
	Key    int     // its number
	values []Value // by number; the one before the first is the anchor
}

// NewChain makes the values of a key of a match out of its secret, 16 bytes
// from a good random source that are known to nobody else. The same arguments
// give the same values.
func NewChain(id [8]byte, key int, secret Value, length int) *Chain {
	c := &Chain{key, make([]Value, length+1)}
	c.values[length] = secret
	for i := length; i > 0; i-- {
		c.values[i-1] = before(id, key, i, c.values[i])
	}
	return c
}

// Anchor gives the value by which all others are checked. It is no secret.
func (c *Chain) Anchor() Value { return c.values[0] }

// Opening gives a value by its number, from 1; false if the chain is used up.
func (c *Chain) Opening(number int) (Value, bool) {
	if number < 1 || number >= len(c.values) {
		return Value{}, false
	}
	return c.values[number], true
}

// unroll gives the values of a key up to the newest, by number; false if they do
// not begin with its anchor.
func unroll(id [8]byte, key int, k *Key, newest int) ([]Value, bool) {
	values := make([]Value, newest+1)
	if newest == 0 {
		values[0] = k.Anchor
		return values, k.Opening == Value{}
	}
	values[newest] = k.Opening
	for i := newest; i > 0; i-- {
		values[i-1] = before(id, key, i, values[i])
	}
	return values, k.Opening != Value{} && values[0] == k.Anchor
}
