//go:build !js

package main

import (
	"math"
	"slices"
)

// The worths of features are those under which the parts of the win that the
// samples had are likeliest, when each seat's part is in proportion to e to the
// power of its sum (a conditional logit), found by Newton's method.

const iterations = 12

// likeliest gives the likeliest worths and their standard errors, as differences
// from the mean of all. Doubt draws the worths to those that were believed before,
// as much as so many samples that bear them out.
func likeliest(samples []sample, believed []float64, doubt float64) (w, errors []float64) {
	features := len(believed)
	w, errors = slices.Clone(believed), make([]float64, features)
	gradient := make([]float64, features)
	hessian := make([][]float64, features)
	for i := range hessian {
		hessian[i] = make([]float64, features)
	}
	scale := scales(samples, features)
	for range iterations {
		for i := range hessian {
			clear(hessian[i])
			hessian[i][i] = doubt * scale[i] * scale[i]
			gradient[i] = -doubt * scale[i] * scale[i] * (w[i] - believed[i])
		}
		for i := range samples {
			samples[i].climb(w, gradient, hessian)
		}
		for i, d := range solved(hessian, gradient) {
			w[i] += d
		}
	}
	for i := range errors {
		difference := make([]float64, features)
		for j := range difference {
			difference[j] = -1 / float64(features)
		}
		difference[i]++
		variance := 0.0
		for j, x := range solved(hessian, difference) {
			variance += difference[j] * x
		}
		errors[i] = math.Sqrt(max(0, variance))
	}
	return w, errors
}

// scales are how far the features of seats spread.
func scales(samples []sample, features int) []float64 {
	scale := make([]float64, features)
	n := 0.0
	for i := range samples {
		s := &samples[i]
		n += float64(len(s.x))
		for f := range scale {
			mean := 0.0
			for _, x := range s.x {
				mean += float64(x[f]) / float64(len(s.x))
			}
			for _, x := range s.x {
				d := float64(x[f]) - mean
				scale[f] += d * d
			}
		}
	}
	for f := range scale {
		scale[f] = math.Sqrt(scale[f]/n) + 0.02
	}
	return scale
}

// parts gives what part of the win each seat can expect.
func (s *sample) parts(w []float64) (p [8]float64) {
	most := math.Inf(-1)
	for seat, x := range s.x {
		p[seat] = 0
		for f, v := range x {
			if v != 0 {
				p[seat] += w[f] * float64(v)
			}
		}
		most = max(most, p[seat])
	}
	sum := 0.0
	for seat := range s.x {
		p[seat] = math.Exp(p[seat] - most)
		sum += p[seat]
	}
	for seat := range s.x {
		p[seat] /= sum
	}
	return p
}

// climb adds a sample to the gradient and to the negative of the second
// derivatives, of which only the lower half is made.
func (s *sample) climb(w, gradient []float64, hessian [][]float64) {
	p := s.parts(w)
	d := make([]float64, len(w))
	for f := range d {
		for seat, x := range s.x {
			d[f] += p[seat] * float64(x[f])
		}
	}
	var used []int
	for seat, x := range s.x {
		used = used[:0]
		for f, v := range x {
			gradient[f] += (float64(s.target[seat]) - p[seat]) * float64(v)
			if float64(v) != d[f] {
				used = append(used, f)
			}
		}
		for i, f := range used {
			a := p[seat] * (float64(x[f]) - d[f])
			for _, g := range used[:i+1] {
				hessian[f][g] += a * (float64(x[g]) - d[g])
			}
		}
	}
}

// solved gives the solution of a symmetric system of which the lower half is
// given (Cholesky).
func solved(a [][]float64, b []float64) []float64 {
	n := len(b)
	l := make([][]float64, n)
	for i := range l {
		l[i] = make([]float64, i+1)
		for j := range i + 1 {
			sum := a[i][j]
			for k := range j {
				sum -= l[i][k] * l[j][k]
			}
			if i == j {
				l[i][i] = math.Sqrt(max(sum, 1e-9))
			} else {
				l[i][j] = sum / l[j][j]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		x[i] = b[i]
		for k := range i {
			x[i] -= l[i][k] * x[k]
		}
		x[i] /= l[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= l[k][i] * x[k]
		}
		x[i] /= l[i][i]
	}
	return x
}

// sharpen scales the worths so that who has won is likeliest.
func sharpen(samples []sample, worths [][][]float64) {
	best, least := 1.0, math.Inf(1)
	for k := 0.5; k < 6; k *= 1.05 {
		if loss, _, _ := trial(samples, scaled(worths, k)); loss < least {
			best, least = k, loss
		}
	}
	copy(worths, scaled(worths, best))
}

func scaled(worths [][][]float64, k float64) [][][]float64 {
	list := make([][][]float64, len(worths))
	for seats, stages := range worths {
		if stages == nil {
			continue
		}
		list[seats] = make([][]float64, len(stages))
		for stage, features := range stages {
			for _, w := range features {
				list[seats][stage] = append(list[seats][stage], k*w)
			}
		}
	}
	return list
}

// trial gives the mean loss of what is expected of samples in nats, the loss of
// expecting nothing, and how often who was expected to win has won.
func trial(samples []sample, worths [][][]float64) (loss, blank, hits float64) {
	for i := range samples {
		s := &samples[i]
		of := worths[0]
		if len(worths) > 1 {
			of = worths[len(s.x)]
		}
		p := s.parts(of[s.stage])
		best := 0
		for seat := range s.x {
			if s.won[seat] > 0 {
				loss -= float64(s.won[seat]) * math.Log(max(p[seat], 1e-6))
			}
			if p[seat] > p[best] {
				best = seat
			}
		}
		blank += math.Log(float64(len(s.x)))
		hits += float64(s.won[best])
	}
	n := float64(len(samples))
	return loss / n, blank / n, hits / n
}
