package chart

import (
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The palettes of the page, and how it calls the themes.
var (
	palettes = []string{"standard", "contrast", "distinct"}
	themes   = [...]string{Light: "light", Dark: "dark"}
)

// colours reads what the page's style sheet gives to its root in a palette and
// a theme.
func colours(t *testing.T, palette string, theme Theme) map[string]string {
	t.Helper()
	text, err := os.ReadFile("../../static/app.css")
	if err != nil {
		t.Fatal(err)
	}
	css := regexp.MustCompile(`(?s)/\*.*?\*/|@media[^{]*\{.*?\n\}`).ReplaceAllString(string(text), "")
	found := map[string]string{}
	for _, rule := range regexp.MustCompile(`(?s)([^{}]+)\{([^{}]*)\}`).FindAllStringSubmatch(css, -1) {
		if !holdsForRoot(rule[1], palette, theme) {
			continue
		}
		for _, d := range regexp.MustCompile(`--([a-z0-9]+): ([^;]+);`).FindAllStringSubmatch(rule[2], -1) {
			found[d[1]] = d[2]
		}
	}
	return found
}

// holdsForRoot reports whether one of the selectors is of the root in a palette
// and a theme. The style sheet has them in the order in which they override each
// other.
func holdsForRoot(selectors, palette string, theme Theme) bool {
	for selector := range strings.SplitSeq(selectors, ",") {
		rest, ok := strings.CutPrefix(strings.TrimSpace(selector), ":root")
		for _, attribute := range []string{`[data-theme="` + themes[theme] + `"]`, `[data-palette="` + palette + `"]`} {
			rest = strings.Replace(rest, attribute, "", 1)
		}
		if ok && rest == "" {
			return true
		}
	}
	return false
}

func eachPalette(t *testing.T, test func(t *testing.T, palette string, colour map[string]string)) {
	for _, palette := range palettes {
		for theme, name := range themes {
			t.Run(palette+" "+name, func(t *testing.T) { test(t, palette, colours(t, palette, Theme(theme))) })
		}
	}
}

// light is a colour as linear parts of red, green and blue.
type light [3]float64

func lightOf(t *testing.T, hex string) (l light) {
	t.Helper()
	n, err := strconv.ParseUint(strings.TrimPrefix(hex, "#"), 16, 32)
	if err != nil || len(hex) != 7 {
		t.Fatalf("%q is no colour", hex)
	}
	for i := range l {
		c := float64(n>>(16-8*i)&0xFF) / 255
		if l[i] = math.Pow((c+.055)/1.055, 2.4); c <= .04045 {
			l[i] = c / 12.92
		}
	}
	return l
}

// luminance is that of WCAG 2, and contrast its ratio.
func (l light) luminance() float64 { return .2126*l[0] + .7152*l[1] + .0722*l[2] }

func contrast(a, b light) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + .05) / (min(x, y) + .05)
}

// lab gives the colour in CIELAB under the light D65.
func (l light) lab() (lab [3]float64) {
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	x := f((.4124564*l[0] + .3575761*l[1] + .1804375*l[2]) / .95047)
	y := f(.2126729*l[0] + .7151522*l[1] + .0721750*l[2])
	z := f((.0193339*l[0] + .1191920*l[1] + .9503041*l[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// difference is CIEDE2000, after Sharma, Wu and Dalal (2005).
func difference(a, b [3]float64) float64 {
	const whole = 6103515625 // 25 to the 7th
	rad := func(degrees float64) float64 { return degrees * math.Pi / 180 }
	mean := (math.Hypot(a[1], a[2]) + math.Hypot(b[1], b[2])) / 2
	g := 1 + .5*(1-math.Sqrt(math.Pow(mean, 7)/(math.Pow(mean, 7)+whole)))
	polar := func(c [3]float64) (chroma, hue float64) {
		x := c[1] * g
		if x == 0 && c[2] == 0 {
			return 0, 0
		}
		return math.Hypot(x, c[2]), math.Mod(math.Atan2(c[2], x)*180/math.Pi+360, 360)
	}
	c1, h1 := polar(a)
	c2, h2 := polar(b)
	turn, hue := h2-h1, h1+h2
	if c1*c2 == 0 {
		turn = 0
	} else {
		switch {
		case math.Abs(turn) <= 180:
			hue /= 2
		case hue < 360:
			hue = (hue + 360) / 2
		default:
			hue = (hue - 360) / 2
		}
		switch {
		case turn > 180:
			turn -= 360
		case turn < -180:
			turn += 360
		}
	}
	l, c := (a[0]+b[0])/2, (c1+c2)/2
	t := 1 - .17*math.Cos(rad(hue-30)) + .24*math.Cos(rad(2*hue)) + .32*math.Cos(rad(3*hue+6)) - .2*math.Cos(rad(4*hue-63))
	dl := (b[0] - a[0]) / (1 + .015*(l-50)*(l-50)/math.Sqrt(20+(l-50)*(l-50)))
	dc := (c2 - c1) / (1 + .045*c)
	dh := 2 * math.Sqrt(c1*c2) * math.Sin(rad(turn/2)) / (1 + .015*c*t)
	rotate := -math.Sin(rad(60*math.Exp(-math.Pow((hue-275)/25, 2)))) * 2 * math.Sqrt(math.Pow(c, 7)/(math.Pow(c, 7)+whole))
	return math.Sqrt(dl*dl + dc*dc + dh*dh + rotate*dc*dh)
}

// visions simulate how eyes see a colour: matrices on linear light of Machado,
// Oliveira and Fernandes (2009) for the full deficiencies, and grey.
var visions = []struct {
	name   string
	matrix [3]light
	least  float64 // that owners must differ by
}{
	{"all colours", [3]light{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, 25},
	{"protanopia", [3]light{{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}, 15},
	{"deuteranopia", [3]light{{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}, 15},
	{"tritanopia", [3]light{{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}, 15},
	{"grey", [3]light{{.2126, .7152, .0722}, {.2126, .7152, .0722}, {.2126, .7152, .0722}}, 0},
}

func seen(matrix [3]light, l light) (out light) {
	for i, row := range matrix {
		out[i] = min(max(row[0]*l[0]+row[1]*l[1]+row[2]*l[2], 0), 1)
	}
	return out
}

func TestDifferenceIsThePublishedOne(t *testing.T) {
	for _, c := range []struct {
		a, b [3]float64
		want float64
	}{ // from the paper's table
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, -1.3802, -84.2814}, [3]float64{50, 0, -82.7485}, 1},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{50, 2.5, 0}, [3]float64{61, -5, 29}, 22.8977},
		{[3]float64{50, 2.5, 0}, [3]float64{56, -27, -3}, 31.9030},
		{[3]float64{50, 2.5, 0}, [3]float64{58, 24, 15}, 19.4535},
	} {
		if got := difference(c.a, c.b); math.Abs(got-c.want) > 1e-4 {
			t.Errorf("%v and %v differ by %.4f, want %.4f", c.a, c.b, got, c.want)
		}
	}
}

func TestOwnersAreToldApartByAllEyes(t *testing.T) {
	eachPalette(t, func(t *testing.T, palette string, colour map[string]string) {
		for _, v := range visions {
			least, pair := math.Inf(1), ""
			for a := range len(shapes) {
				for b := range a {
					x, y := seen(v.matrix, lightOf(t, colour[fmt.Sprint("fill", a)])), seen(v.matrix, lightOf(t, colour[fmt.Sprint("fill", b)]))
					d := difference(x.lab(), y.lab())
					// The hexagon is nobody's: it stands for whoever has no
					// nation yet, never beside five owners.
					if a < 5 && d < least {
						least, pair = d, fmt.Sprint(b, "-", a)
					}
					if a == 5 && v.least > 0 && d < 10 {
						t.Errorf("with %s the hexagon and owner %d differ by %.1f, want at least 10", v.name, b, d)
					}
				}
			}
			want := v.least
			if palette == "distinct" {
				// This palette is for it: bright and dark take turns, so that
				// it holds without any colour too.
				want = max(want, 20)
				if v.name == "grey" {
					want = 10
				}
			}
			t.Logf("%s: %.1f (%s)", v.name, least, pair)
			if least < want {
				t.Errorf("with %s the owners %s differ by %.1f, want at least %.1f", v.name, pair, least, want)
			}
		}
	})
}

func TestColoursStandOutFromTheirGround(t *testing.T) {
	type pair struct {
		front, ground string
		graphic       bool
	}
	pairs := []pair{
		{"ink", "page", false}, {"ink", "surface", false}, {"ink", "surface2", false}, {"ink", "land2", false},
		{"ink", "sea", false}, {"ink", "accent2", false}, {"ink", "chip", false}, {"ink", "halo", false},
		{"ink2", "page", false}, {"ink2", "surface", false}, {"ink2", "surface2", false}, {"ink2", "accent2", false},
		{"ink2", "terra", false}, {"ink2", "chip", false},
		{"sealabel", "sea", false}, {"sealabel", "accent2", false},
		{"accent", "surface", false}, {"accent", "accent2", false}, {"onaccent", "accent", false},
		{"danger", "surface", false}, {"good", "surface", false},
		{"coast", "sea", true}, {"coast", "land2", true}, {"accent", "sea", true}, {"accent", "land2", true},
		{"edge", "surface", true}, {"edge", "page", true}, {"edge", "land", true}, {"sealine", "sea", true},
	}
	// The outline tells a shape from every ground on which it stands.
	for _, ground := range []string{"page", "surface", "surface2", "sea", "land", "land2", "land3", "terra", "chip", "accent2"} {
		pairs = append(pairs, pair{"tedge", ground, true})
	}
	for owner := range shapes {
		pairs = append(pairs, pair{fmt.Sprint("letter", owner), fmt.Sprint("fill", owner), false})
	}
	eachPalette(t, func(t *testing.T, palette string, colour map[string]string) {
		pairs := pairs
		if palette == "contrast" {
			pairs = append(pairs[:len(pairs):len(pairs)], pair{"line", "surface", true}, pair{"line", "page", true})
		}
		for _, p := range pairs {
			want := 4.5
			switch {
			case p.graphic:
				want = 3
			case palette == "contrast":
				want = 7
			}
			if got := contrast(lightOf(t, colour[p.front]), lightOf(t, colour[p.ground])); got < want {
				t.Errorf("%s on %s has a contrast of %.2f, want at least %.1f", p.front, p.ground, got, want)
			}
		}
	})
}
