package persona

import "flota/rules/hispanica"

// The map, as the personas go through it again and again.

// The places, Tribe sites and coasts of each zone.
var placesOf, sitesOf, coastsOf = func() (
	places [hispanica.ZoneCount][]hispanica.Place,
	sites [hispanica.ZoneCount][]hispanica.Site,
	coasts [hispanica.ZoneCount][]hispanica.Sea,
) {
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		places[z], sites[z], coasts[z] = z.Places(), z.Sites(), z.Coasts()
	}
	return places, sites, coasts
}()

// passages has, by sea zone, where a fleet can move from there, by the ids.
var passages = func() (to [hispanica.SeaCount][]hispanica.Sea) {
	for sea := range hispanica.Sea(hispanica.SeaCount) {
		to[sea] = sea.Passages()
		list := to[sea]
		for i := range list {
			for j := i; j > 0 && list[j].ID() < list[j-1].ID(); j-- {
				list[j], list[j-1] = list[j-1], list[j]
			}
		}
	}
	return to
}()

// distances has the number of moves from one sea zone to another. Each can be
// reached from each.
var distances = func() (moves [hispanica.SeaCount][hispanica.SeaCount]int) {
	for from := range hispanica.Sea(hispanica.SeaCount) {
		reached := []hispanica.Sea{from}
		for i := 0; i < len(reached); i++ {
			for _, to := range passages[reached[i]] {
				if to != from && moves[from][to] == 0 {
					moves[from][to] = moves[from][reached[i]] + 1
					reached = append(reached, to)
				}
			}
		}
	}
	return moves
}()

// distance is the number of moves from a sea zone to the nearest of several.
func distance(from hispanica.Sea, goals []hispanica.Sea) int {
	nearest := distances[from][goals[0]]
	for _, goal := range goals[1:] {
		nearest = min(nearest, distances[from][goal])
	}
	return nearest
}

// toward is the first move of the shortest path to the nearest of several sea
// zones; of paths of the same length the one that is first by the ids.
func toward(from hispanica.Sea, goals []hispanica.Sea) hispanica.Sea {
	for _, to := range passages[from] {
		if distance(to, goals) < distance(from, goals) {
			return to
		}
	}
	panic("persona: a fleet is sent to where it is")
}
