//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/skill"
	"flota/rules/link"
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
	write := flags.String("write", "", "a `file` to which the matches played are written, each a line with its link")
	read := flags.String("read", "", "`file,…` of such matches: to learn what positions are worth from them; none are played")
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
	case *what != "judge" && *write+*read != "":
		return fmt.Errorf("matches are written and read for the table judge only")
	case *write != "" && *read != "":
		return fmt.Errorf("matches that are read are not written again; choose -write or -read")
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
	if *write != "" {
		file, err := os.Create(*write)
		if err != nil {
			return err
		}
		defer file.Close()
		school.links = file
	}
	var samples []sample
	if *read != "" {
		samples, err = school.read(strings.Split(*read, ","))
	} else {
		samples, err = school.play(*count, *parallel, stderr)
	}
	if err != nil {
		return err
	}
	if len(samples) < enough {
		return fmt.Errorf("from %d positions nothing can be learned; play or read more matches", len(samples))
	}
	worths := school.judge(number(samples), stderr)
	return writeWorths(stdout, *id, worths)
}

// play plays matches of every number of seats and gives their samples.
func (s *school) play(count, parallel int, stderr io.Writer) ([]sample, error) {
	info := s.game.Info()
	var all []sample
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		samples, err := s.attend(seats, count, parallel)
		if err != nil {
			return nil, err
		}
		all = append(all, samples...)
		fmt.Fprintf(stderr, "%d matches of %d seats are played\n", count, seats)
	}
	return all, nil
}

// number tells the matches apart: the stages of each rise.
func number(samples []sample) []sample {
	for i := range samples {
		if i > 0 {
			samples[i].match = samples[i-1].match
			if samples[i].stage <= samples[i-1].stage {
				samples[i].match++
			}
		}
	}
	return samples
}

// read gives the samples of the matches in files, a link a line.
func (s *school) read(names []string) ([]sample, error) {
	var all []sample
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Fields(string(text)) {
			samples, err := s.review(line)
			if err != nil {
				return nil, fmt.Errorf("%s, match %d: %w", name, i+1, err)
			}
			all = append(all, samples...)
		}
	}
	return all, nil
}

// review gives the samples of a match that was played.
func (s *school) review(text string) ([]sample, error) {
	played, err := link.Decode(text, []rules.Game{s.game})
	if err != nil {
		return nil, err
	}
	if played.State.Decision().Kind != rules.Over {
		return nil, errors.New("the match is not over")
	}
	m, err := rules.NewMatch(s.game, played.Setup, played.ID, nil)
	if err != nil {
		return nil, err
	}
	r := &recording{subject: s.subject(), seats: played.Setup.Seats}
	for _, answer := range played.Log {
		r.record(m.State)
		if err := m.Play(answer.Seat, answer.Move); err != nil {
			return nil, err
		}
	}
	r.end(m.State)
	return r.samples, nil
}

// judge gives what features are worth, by seats, stage and feature. What is
// learned from all positions is believed of those of each stage, and what is
// learned of these, if the numbers of seats are told apart, of those with so many
// seats, until they say something else.
func (s *school) judge(samples []sample, stderr io.Writer) [][][]float64 {
	features, stages := s.subject().Size()
	info := s.game.Info()
	least, most := 0, 0 // numbers of seats
	if s.subject().Apart() {
		least, most = info.MinSeats, info.MaxSeats
	}
	worths := make([][][]float64, most+1)
	train, test := split(samples)
	always, _ := likeliest(train, make([]float64, features), 20)
	for seats := least; seats <= most; seats++ {
		worths[seats] = make([][]float64, stages)
	}
	for stage := range stages {
		common := always
		if of := only(train, stage, 0); len(of) >= enough {
			common, _ = likeliest(of, always, 600)
		} else if len(of) == 0 {
			continue
		}
		for seats := least; seats <= most; seats++ {
			w := slices.Clone(common)
			if seats > 0 {
				w, _ = likeliest(only(train, stage, seats), common, 1000)
			}
			worths[seats][stage] = w
		}
	}
	sharpen(train, worths)
	for stage := range stages {
		for seats := least; seats <= most; seats++ {
			if of := only(test, stage, seats); len(of) > 0 {
				loss, blank, hits := trial(of, worths)
				fmt.Fprintf(stderr, "stage %d, seats %d: %d positions, loss %.3f (without knowledge %.3f), winner foreseen %.0f %%\n",
					stage, seats, len(of), loss, blank, 100*hits)
			}
		}
	}
	loss, blank, hits := trial(test, worths)
	fmt.Fprintf(stderr, "all: %d positions, loss %.4f (without knowledge %.4f), winner foreseen %.1f %%\n", len(test), loss, blank, 100*hits)
	return worths
}

// enough is the least number of positions from which worths are learned.
const enough = 50

// split keeps the samples of one of ten matches for a test.
func split(samples []sample) (train, test []sample) {
	for _, s := range samples {
		if s.match%10 == 0 {
			test = append(test, s)
		} else {
			train = append(train, s)
		}
	}
	return train, test
}

// only gives the samples of a stage and of a number of seats, 0 being any.
func only(samples []sample, stage, seats int) []sample {
	var list []sample
	for _, s := range samples {
		if s.stage == stage && (seats == 0 || len(s.x) == seats) {
			list = append(list, s)
		}
	}
	return list
}

// A fitted is knowledge that judges positions of certain stages of a match by
// sums over features of the seats.
type fitted interface {
	bot.Knowledge
	// Size is the number of features, and of stages with stage 0.
	Size() (features, stages int)
	// Apart reports whether the numbers of seats are told apart: the table has the
	// worths for each, not those of 0 seats for all.
	Apart() bool
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
	match       int
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
	links  io.Writer // of the matches played, nil: nowhere
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
	return slices.Concat(all...), errors.Join(errs...)
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
	r.end(m.State)
	if s.links != nil {
		if _, err := io.WriteString(s.links, link.Encode(m)+"\n"); err != nil {
			return nil, err
		}
	}
	return r.samples, nil
}

// A recording has the positions of a match at which a stage begins.
type recording struct {
	subject fitted
	seats   int
	samples []sample
}

// end says of the positions what became of them.
func (r *recording) end(s rules.State) {
	for i := range r.samples {
		r.subject.Targets(s, &r.samples[i].target)
		bot.Winners(s.Scores(), &r.samples[i].won)
	}
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
