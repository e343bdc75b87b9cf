package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// slotWorth is what a specialist of the next turn is worth, by slot; training
// costs besides.
var slotWorth = [5]float32{1.6, 2, 2.1, 1.6, 0.7}

// toBox is for a piece in a box.
func (v *view) toBox(m rules.Move, t *traits) {
	b := discovery.Box(m - discovery.Box(0).Move())
	own, all := v.present(b)
	hand := 0
	for _, n := range v.me.Hand {
		hand += int(n)
	}
	t.add(boxInTurn+int(b)*turns+int(v.Turn)-1, 1)
	t.add(boxOfSeats+int(b)*seats+int(v.Seats)-2, 1)
	t.add(boxWorth+int(b), v.box(b, own, all))
	t.add(boxOwn+int(b), float32(own))
	t.add(boxAll+int(b), float32(all)/float32(v.Seats))
	t.add(boxHand+int(b), float32(hand)/4)
	h := &v.me.Hand
	switch useOf(b) {
	case landingUse:
		t.add(boxSpecial+int(b), float32(h[discovery.Merchant]+h[discovery.Missionary]+h[discovery.Soldier]))
	case shippingUse:
		t.add(boxSpecial+int(b), float32(h[discovery.Captain]+h[discovery.Merchant]))
	case exploringUse:
		t.add(boxSpecial+int(b), float32(h[discovery.Captain]+h[discovery.Soldier]))
	}
}

// present counts the pieces of the seat in a box, and all pieces.
func (v *view) present(b discovery.Box) (own, all int) {
	switch b {
	case discovery.Shipping:
		return v.Strength(v.seat), v.bestRival()
	case discovery.Discovery:
		return v.waiting(), v.unknown()
	}
	for _, p := range v.Spaces(b) {
		if p.Kind != discovery.NoKind {
			all++
			if p.Seat == v.seat {
				own++
			}
		}
	}
	return own, all
}

// bestRival is the strength of the strongest other seat in Merchant Shipping.
func (v *view) bestRival() int {
	most := 0
	for seat := range rules.Seat(v.Seats) {
		if seat != v.seat {
			most = max(most, v.Strength(seat))
		}
	}
	return most
}

// box is what a piece in a box promises, in points, when so many pieces are there.
func (v *view) box(b discovery.Box, own, all int) float32 {
	last := v.Turn == 8
	switch b {
	case discovery.Initiative:
		if last {
			return 0.1 * float32(all+1)
		}
		return dollar*float32(all+1) + 0.25*float32(int(v.Seats)-all)
	case discovery.Dock, discovery.DockX, discovery.DockY:
		return v.bestGain(1)
	case discovery.TradeGoods:
		if all >= v.offered() {
			return 0
		}
		return v.bestGood() - 0.2*float32(own)
	case discovery.Shipping:
		return v.ship(own, all)
	case discovery.Buildings:
		if all >= v.shown() || float32(v.me.Cash)+v.beforePurchase() < float32(own+1)*v.price() {
			return 0
		}
		return v.bestTile() - 0.3*float32(own)
	case discovery.Discovery:
		return v.explore()
	case discovery.SlotTraining:
		if v.me.Cash < 5 || last {
			return 0
		}
		return slotWorth[4]
	case discovery.Warfare:
		return v.bestConflict()
	}
	if last {
		return 0
	}
	return slotWorth[b-discovery.SlotCaptain]
}

func (v *view) offered() int {
	n := 0
	for _, count := range v.Offer {
		n += int(count)
	}
	return n
}

func (v *view) shown() int {
	n := 0
	for _, holder := range v.Tiles {
		if holder == discovery.Shown {
			n++
		}
	}
	return n
}

func (v *view) price() float32 { return [4]float32{0, 10, 14, 20}[v.Age()] }

// beforePurchase are the dollars that the seat gets before tiles are sold.
func (v *view) beforePurchase() float32 {
	sum := float32(0)
	for i, p := range v.Initiative {
		if p.Kind != discovery.NoKind && p.Seat == v.seat {
			sum += float32(i + 1)
		}
	}
	for _, p := range v.Dock {
		if p.Kind == discovery.Merchant && p.Seat == v.seat {
			sum += merchantPay
		}
	}
	return sum
}

// ship is what one more piece in Merchant Shipping promises.
func (v *view) ship(own, others int) float32 {
	if !v.ShipInBox {
		return 0
	}
	p := v.anotherShip()
	switch {
	case own > others:
		return 0.15 * p // more of the same
	case own+2 > others:
		return 0.7 * p
	}
	return 0.2 * p
}

// toUse is for the kind of a piece that goes into a box.
func (v *view) toUse(m rules.Move, t *traits) {
	kind := int(m - discovery.Colonist.Move())
	use := useOf(discovery.Box(v.Stack.Top().V[1]))
	if v.Turn == 8 {
		t.add(pieceLast+use*kinds+kind, 1)
	} else {
		t.add(pieceUse+use*kinds+kind, 1)
	}
	t.add(pieceMany+kind, float32(v.me.Hand[kind+1]-1))
	if use == landingUse {
		t.add(pieceDock+kind, v.bestGain(2))
	}
}

// Uses of pieces.
const (
	anyUse = iota
	landingUse
	shippingUse
	exploringUse
)

func useOf(b discovery.Box) int {
	switch b {
	case discovery.Dock, discovery.DockX, discovery.DockY:
		return landingUse
	case discovery.Shipping:
		return shippingUse
	case discovery.Discovery:
		return exploringUse
	}
	return anyUse
}
