package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// slotWorth is what a specialist of the next turn is worth, by slot; training
// costs besides.
var slotWorth = [5]float32{1.6, 2, 2.1, 1.6, 0.7}

func (v *view) boxes(options []rules.Option, weights []float32) {
	for i, o := range options {
		if o.Rule == 0 {
			weights[i] = v.box(discovery.Box(i))
		}
	}
}

// own counts the pieces of the seat on spaces.
func (v *view) own(spaces []discovery.Piece) (own, all int) {
	for _, p := range spaces {
		if p.Kind != discovery.NoKind {
			all++
			if p.Seat == v.seat {
				own++
			}
		}
	}
	return own, all
}

// box is what a piece in a box promises, in points.
func (v *view) box(b discovery.Box) float32 {
	last := v.Turn == 8
	switch b {
	case discovery.Initiative:
		_, all := v.own(v.Initiative[:])
		if last {
			return 0.1 * float32(all+1)
		}
		return dollar*float32(all+1) + 0.25*float32(int(v.Seats)-all)
	case discovery.Dock, discovery.DockX, discovery.DockY:
		return v.bestGain(1)
	case discovery.TradeGoods:
		own, all := v.own(v.TradeGoods[:])
		if all >= v.offered() {
			return 0
		}
		return v.bestGood() - 0.2*float32(own)
	case discovery.Shipping:
		return v.ship()
	case discovery.Buildings:
		own, all := v.own(v.Buildings[:])
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
			sum += 5
		}
	}
	return sum
}

// ship is what one more piece in Merchant Shipping promises.
func (v *view) ship() float32 {
	if !v.ShipInBox {
		return 0
	}
	own, others := v.Strength(v.seat), 0
	for seat := range rules.Seat(v.Seats) {
		if seat != v.seat {
			others = max(others, v.Strength(seat))
		}
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

// pieces prefers for a box whoever has a use there, and keeps others for theirs.
func (v *view) pieces(options []rules.Option, weights []float32) {
	box := discovery.Box(v.Stack.Top().V[1])
	for i, o := range options {
		if o.Rule == 0 {
			weights[i] = pieceWorth[kindOf(box)][i]
		}
	}
}

// Uses of pieces.
const (
	anyUse = iota
	landingUse
	shippingUse
	exploringUse
)

func kindOf(b discovery.Box) int {
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

// pieceWorth has, by use, what colonist, captain, merchant, missionary and soldier
// are good for.
var pieceWorth = [4][5]float32{
	anyUse:       {3, 0, 0, 0, 0},
	landingUse:   {1, 0, 2.5, 3, 2},
	shippingUse:  {1, 2.2, 2.2, 0, 0},
	exploringUse: {1.2, 3, 0, 0, 1.8},
}
