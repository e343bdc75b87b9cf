//go:build !js

package app

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"rsc.io/qr/coding"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

func TestPictureOfAQRCodeHasItsBlackModulesAndABorder(t *testing.T) {
	const text = "https://example.org/flota/#xyz"
	picture, ok := qrCode(text, `a "label"`)
	if !ok || !strings.Contains(picture, `aria-label="a &#34;label&#34;"`) {
		t.Fatalf("the picture is %s", picture)
	}
	plan, err := coding.NewPlan(2, coding.L, 0)
	if err != nil {
		t.Fatal(err)
	}
	code, err := plan.Encode(coding.String(text))
	if err != nil {
		t.Fatal(err)
	}
	drawn := map[[2]int]bool{}
	for _, run := range regexp.MustCompile(`M(\d+) (\d+)h(\d+)v1h-(\d+)z`).FindAllStringSubmatch(picture, -1) {
		x, _ := strconv.Atoi(run[1])
		y, _ := strconv.Atoi(run[2])
		n, _ := strconv.Atoi(run[3])
		for i := range n {
			drawn[[2]int{x + i - 4, y - 4}] = true
		}
	}
	for y := -4; y < code.Size+4; y++ {
		for x := -4; x < code.Size+4; x++ {
			if black := code.Black(x, y); black != drawn[[2]int{x, y}] {
				t.Fatalf("module %d,%d: black is %v in the code and not so in the picture", x, y, black)
			}
		}
	}
}

func TestQRCodeIsLeftOutWhenPhonesCannotReadIt(t *testing.T) {
	if _, ok := qrCode(strings.Repeat("x", 1273), ""); !ok {
		t.Error("1,273 characters do not fit")
	}
	if _, ok := qrCode(strings.Repeat("x", 1274), ""); ok {
		t.Error("1,274 characters fit")
	}
}

func TestTextCodeOpensAsTheLinkItStandsFor(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 1)
		code := textCode("Pax, 400", link.Encode(m))
		for _, line := range strings.Split(code, "\n") {
			if len(line) > codeWidth+1 {
				t.Errorf("a line has %d characters", len(line))
			}
		}
		for _, arrived := range []string{
			code,
			strings.ReplaceAll(code, "\n", "\r\n"),
			"> " + strings.ReplaceAll(code, "\n", "\n> "),
			"He wrote:\n\n" + code + "\n-- \nyours",
		} {
			again, err := link.Decode(arrived, catalog.Games)
			if err != nil || link.Encode(again) != link.Encode(m) {
				t.Errorf("%s: a text code does not open: %v\n%s", g.Info().ID, err, arrived)
			}
		}
	}
}
