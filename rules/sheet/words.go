package sheet

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// What sentences show of somebody's text: the largest number of characters of
// a word, of words in a list, and of words that come near another.
const (
	maxWord    = 40
	maxList    = 15
	maxNearest = 5
)

// quote shows a word, its beginning if it is long.
func quote(s string) string {
	if utf8.RuneCountInString(s) > maxWord {
		s = string([]rune(s)[:maxWord]) + "…"
	}
	return strconv.Quote(s)
}

// list shows words, the first of them if they are many.
func list(words []string) string {
	more := ""
	if len(words) > maxList {
		more = " and " + strconv.Itoa(len(words)-maxList) + " more"
		words = words[:maxList]
	}
	return strings.Join(words, ", ") + more
}

// nearest gives those of the words that are spelled most like another, all if
// they are few.
func nearest(word string, words []string) []string {
	if len(words) <= maxNearest || utf8.RuneCountInString(word) > maxWord {
		return words
	}
	word = strings.ToLower(word)
	words = slices.Clone(words)
	slices.SortStableFunc(words, func(a, b string) int {
		return distance(word, strings.ToLower(a)) - distance(word, strings.ToLower(b))
	})
	return words[:maxNearest]
}

// distance counts the bytes to change, add or take away to make one word of
// another.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := corner
			if a[i] != b[j] {
				change++
			}
			corner = row[j+1]
			row[j+1] = min(change, corner+1, row[j]+1)
		}
	}
	return row[len(b)]
}
