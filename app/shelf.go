package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
)

// A shelf has the words of the rulebooks, by their files in the site. The page
// fetches a book when it is opened.
type shelf map[string]*volume

// A volume is a book on the shelf.
type volume struct {
	words  []rules.Entry // nil: not here
	asked  bool          // it is being fetched, or has failed
	failed bool          // it could not be fetched
}

// bookFile is the file of the open rulebook in the language of the page.
func (s *shell) bookFile() string { return catalog.RulebookFile(s.bookGame(), s.words.Language) }

// volume is that of the open rulebook in the language of the page.
func (s *shell) volume() *volume {
	file := s.bookFile()
	if s.shelf[file] == nil {
		if s.shelf == nil {
			s.shelf = shelf{}
		}
		s.shelf[file] = &volume{}
	}
	return s.shelf[file]
}

// fetchBook fetches the open rulebook if it is not on the shelf, and turns to
// what was looked up when it is there.
func (s *shell) fetchBook(ctx app.Context) {
	book := s.numbered()
	if !s.book.open || book == nil {
		return
	}
	v := s.volume()
	if v.asked || v.words != nil {
		return
	}
	v.asked, v.failed = true, false
	arrived := func(text string, err bool) {
		ctx.Dispatch(func(ctx app.Context) {
			words, wrong := rules.ReadEntries(text, book.Paragraphs())
			if v.failed = err || wrong != nil; !v.failed {
				v.words = words
			}
			ctx.Defer(func(app.Context) {
				// The focus waits at the title, unless the person has gone on.
				if active := app.Window().Get("document").Get("activeElement"); active.Truthy() && active.Get("id").String() == bookTitleID {
					s.atRule()
				}
				s.turnPage()
			})
		})
	}
	var done, failed app.Func
	release := func() {
		done.Release()
		failed.Release()
	}
	done = app.FuncOf(func(_ app.Value, args []app.Value) any {
		arrived(args[0].String(), false)
		release()
		return nil
	})
	failed = app.FuncOf(func(app.Value, []app.Value) any {
		arrived("", true)
		release()
		return nil
	})
	app.Window().Call("flotaText", s.bookFile()).Call("then", done, failed)
}
