//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/skill"
)

// fit plays matches and finds what the features of positions are worth: it writes
// the table of worths as Go.
func fit(flags *flag.FlagSet, args []string, _ io.Reader, stdout, stderr io.Writer) error {
	id := flags.String("game", "", "the `id` of the game")
	bots := flags.String("bots", "normal", "who plays, as `name,…`; each match draws its bots from them")
	sims := flags.Int("sims", 100, "the most simulations of a bot that searches, for each answer, as a `number`")
	slips := flags.Int("slips", 20, "a `number`: one of so many answers is drawn by the weights instead")
	count := flags.Int("n", 1000, "the `number` of matches, of each number of seats")
	seed := flags.Uint64("seed", 1, "the `number` that everything follows from")
	what := flags.String("what", "judge", "the table that is made: `judge`, what positions are worth, or incline, what players are drawn to")
	parallel := flags.Int("parallel", 1, "the `number` of matches that are played at once")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	game, err := findGame(*id)
	switch {
	case err != nil:
		return err
	case *what != "judge" && *what != "incline":
		return fmt.Errorf("there is no table %q; choose judge or incline", *what)
	case *count < 1 || *sims < 1 || *slips < 1 || *parallel < 1:
		return fmt.Errorf("choose -n, -sims, -slips and -parallel above 0")
	}
	known := botsOf(game.Info().ID)
	names := strings.Split(*bots, ",")
	for _, name := range names {
		if !slices.Contains(known, name) {
			return fmt.Errorf("%s has no bot %q; choose %s", *id, name, strings.Join(known, ", "))
		}
	}
	school := school{game: game, names: names, budget: bot.Budget{Simulations: *sims}, slips: *slips, seed: *seed}
	if *what == "incline" {
		drawn, err := school.incline(*count, *parallel, stderr)
		if err != nil {
			return err
		}
		return writeInclined(stdout, *id, drawn)
	}
	worths, err := school.judge(*count, *parallel, stderr)
	if err != nil {
		return err
	}
	return writeWorths(stdout, *id, worths)
}

// judge plays matches of every number of seats and gives what features are worth,
// by seats, stage and feature. What is learned from all matches is believed of
// those of each number of seats, until they say something else.
func (s *school) judge(count, parallel int, stderr io.Writer) ([][][]float64, error) {
	features, stages := s.subject().Size()
	info := s.game.Info()
	all := make([][]sample, stages) // by stage
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		samples, err := s.attend(seats, count, parallel)
		if err != nil {
			return nil, err
		}
		for _, one := range samples {
			all[one.stage] = append(all[one.stage], one)
		}
		fmt.Fprintf(stderr, "%d matches of %d seats are played\n", count, seats)
	}
	worths := make([][][]float64, info.MaxSeats+1)
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		worths[seats] = make([][]float64, stages)
	}
	for stage, samples := range all {
		train, _ := split(samples, 0)
		if len(train) < enough {
			fmt.Fprintf(stderr, "stage %d: %d positions, nothing is learned\n", stage, len(train))
			continue
		}
		common, _ := likeliest(train, make([]float64, features), 4)
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			train, test := split(samples, seats)
			w, _ := likeliest(train, common, 40)
			sharpen(train, w)
			worths[seats][stage] = w
			loss, blank, hits := trial(test, w)
			fmt.Fprintf(stderr, "stage %d, %d seats: %d positions, loss %.3f (without knowledge %.3f), winner foreseen %.0f %%\n",
				stage, seats, len(train), loss, blank, 100*hits)
		}
	}
	return worths, nil
}

// enough is the least number of positions from which worths are learned.
const enough = 50

// split keeps one of ten samples of matches of so many seats (0: of all) for a
// test.
func split(samples []sample, seats int) (train, test []sample) {
	for i, s := range samples {
		switch {
		case seats != 0 && len(s.x) != seats:
		case i%10 == 0:
			test = append(test, s)
		default:
			train = append(train, s)
		}
	}
	return train, test
}

// A fitted is knowledge that judges positions of certain stages of a match by
// sums over features of the seats.
type fitted interface {
	bot.Knowledge
	// Size is the number of features, and of stages with stage 0.
	Size() (features, stages int)
	// Stage is the number of the stage at which a position stands, 0: none.
	Stage(rules.State) int
	// Features puts the features of a seat into x, which is zero.
	Features(s rules.State, seat rules.Seat, x []float32)
	// Targets gives what part of the win is to be learned from a final state,
	// softer than who has won.
	Targets(s rules.State, shares *[rules.MaxSeats]float32)
}

// A sample is a position: the features of its seats, and what part of the win
// each has had in the end, softened and as it was.
type sample struct {
	stage       int
	x           [][]float32
	target, won [rules.MaxSeats]float32
}

// A school plays matches to learn from.
type school struct {
	game   rules.Game
	names  []string
	budget bot.Budget
	slips  int
	seed   uint64
}

func (s *school) subject() fitted {
	return skill.New(s.game, bot.Easy, nil).Knowledge.(fitted)
}

// attend plays matches and gives their samples.
func (s *school) attend(seats, count, parallel int) ([]sample, error) {
	all, errs := make([][]sample, count), make([]error, count)
	numbers := make(chan int)
	var group sync.WaitGroup
	for range parallel {
		group.Go(func() {
			for number := range numbers {
				all[number], errs[number] = s.lesson(seats, number)
			}
		})
	}
	for number := range count {
		numbers <- number
	}
	close(numbers)
	group.Wait()
	var samples []sample
	for number := range all {
		if errs[number] != nil {
			return nil, errs[number]
		}
		samples = append(samples, all[number]...)
	}
	return samples, nil
}

// lesson plays a match.
func (s *school) lesson(seats, number int) ([]sample, error) {
	random := rand.New(rand.NewPCG(s.seed, uint64(seats*1_000_000+number)))
	m, err := rules.NewMatch(s.game, rules.Setup{Seats: seats}, [8]byte{}, nil)
	if err != nil {
		return nil, err
	}
	names := make([]string, seats)
	for seat := range names {
		names[seat] = s.names[random.IntN(len(s.names))]
	}
	players := seated(s.game, names, s.budget, random.Uint64)
	r := &recording{subject: s.subject(), seats: seats}
	for seat := range players {
		players[seat] = recorder{players[seat], skill.New(s.game, bot.Easy, random.Uint64), r, s.slips, random}
	}
	if err := bot.Play(m, players, random.Uint64); err != nil {
		return nil, err
	}
	for i := range r.samples {
		r.subject.Targets(m.State, &r.samples[i].target)
		bot.Winners(m.State.Scores(), &r.samples[i].won)
	}
	return r.samples, nil
}

// A recording has the positions of a match at which a stage begins.
type recording struct {
	subject fitted
	seats   int
	samples []sample
}

// A recorder is a player that keeps those positions and slips now and then, so
// that matches differ.
type recorder struct {
	player, slip bot.Player
	*recording
	slips  int
	random *rand.Rand
}

// Answer answers as the player does, or slips.
func (r recorder) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	r.record(s)
	if r.random.IntN(r.slips) == 0 {
		return r.slip.Answer(s, seat, options)
	}
	return r.player.Answer(s, seat, options)
}

func (r *recording) record(s rules.State) {
	stage := r.subject.Stage(s)
	if stage == 0 || len(r.samples) > 0 && r.samples[len(r.samples)-1].stage >= stage {
		return
	}
	size, _ := r.subject.Size()
	one := sample{stage: stage}
	for seat := range rules.Seat(r.seats) {
		x := make([]float32, size)
		r.subject.Features(s, seat, x)
		one.x = append(one.x, x)
	}
	r.samples = append(r.samples, one)
}
