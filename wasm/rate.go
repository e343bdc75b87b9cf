//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"flota/rules"
	"flota/rules/bot"
)

// rate plays matches between bots drawn by lot and writes how strong each is, so
// that of two bots the one that is 400 points ahead wins ten times as often.
func rate(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	id := flags.String("game", "", "the `id` of the game")
	seats := flags.Int("seats", 2, "the `number` of seats")
	bots := flags.String("bots", "", "the bots that are rated, as `name,…` (without it all of the game)")
	sims := flags.Int("sims", 0, "the most simulations of a bot that searches, for each answer, as a `number`")
	seconds := flags.Duration("time", 0, "the most `time` of a bot that searches, for each answer: 1s")
	count := flags.Int("n", 100, "the `number` of matches")
	seed := flags.Uint64("seed", 1, "the `number` that chance and the bots follow from")
	parallel := flags.Int("parallel", 1, "the `number` of matches that are played at once")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	game, err := findGame(*id)
	if err != nil {
		return err
	}
	info := game.Info()
	names := botsOf(info.ID)
	if *bots != "" {
		names = strings.Split(*bots, ",")
		if names, err = botNames(info.ID, len(names), *bots); err != nil {
			return err
		}
	}
	switch {
	case *seats < info.MinSeats || *seats > info.MaxSeats:
		return fmt.Errorf("%s is for %d to %d seats; choose with -seats", info.ID, info.MinSeats, info.MaxSeats)
	case len(names) < *seats:
		return fmt.Errorf("%d bots cannot be rated in matches of %d seats; name at least %d", len(names), *seats, *seats)
	case *count < 1 || *parallel < 1 || *sims < 0 || *seconds < 0:
		return fmt.Errorf("choose -n and -parallel above 0, -sims and -time not below")
	}
	budget := bot.Budget{Simulations: *sims}
	if *seconds > 0 {
		budget.Seconds, budget.Clock = seconds.Seconds(), clock()
	}
	// Each match draws its bots from the number of its own.
	lots := func(number int) []string {
		random := rand.New(rand.NewPCG(*seed, uint64(number)))
		drawn := slices.Clone(names)
		random.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
		return drawn[:*seats]
	}
	series := series{game: game, setup: rules.Setup{Seats: *seats}, lots: lots, budget: budget, seed: *seed}
	matches, err := series.play(*count, *parallel)
	if err != nil {
		return err
	}
	table := ratings(matches, names, lots)
	fmt.Fprintf(stdout, "%s, %d seats, %d matches, seed %d\n", info.ID, *seats, *count, *seed)
	fmt.Fprintf(stdout, "  %-8s %6s %8s %6s %8s\n", "bot", "rating", "95 %", "seats", "wins")
	for _, r := range table {
		fmt.Fprintf(stdout, "  %-8s %6.0f %8s %6d %6.1f %%\n", r.name, r.points, fmt.Sprintf("+-%.0f", r.error), r.seats, 100*r.wins/float64(r.seats))
	}
	return nil
}

// A rating is how strong a bot is.
type rating struct {
	name          string
	points, error float64 // half of the interval in which it lies in 95 of 100 cases
	seats         int
	wins          float64
}

// ratings finds the ratings under which who has won is likeliest, the strongest
// first. The weakest bot of the list has 0.
func ratings(matches []*rules.Match, names []string, lots func(number int) []string) []rating {
	const unit = 400 / math.Ln10
	table := make([]rating, len(names))
	var samples []sample
	for number, m := range matches {
		s := sample{}
		bot.Winners(m.State.Scores(), &s.won)
		s.target = s.won
		for seat, name := range lots(number) {
			i := slices.Index(names, name)
			x := make([]float32, len(names))
			x[i] = 1
			s.x = append(s.x, x)
			table[i].seats++
			table[i].wins += float64(s.won[seat])
		}
		samples = append(samples, s)
	}
	worths, errors := likeliest(samples, make([]float64, len(names)), 1)
	for i, name := range names {
		table[i].name = name
		table[i].points = unit * (worths[i] - slices.Min(worths))
		table[i].error = 1.96 * unit * errors[i]
	}
	slices.SortFunc(table, func(a, b rating) int { return int(b.points) - int(a.points) })
	return table
}
