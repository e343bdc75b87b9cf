package app

import (
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
)

const (
	// chatLimit is the length beyond which some chat programs cut a text.
	chatLimit = 2000
	// codeWidth is how many characters a line of a text code has: mail programs
	// break lines of more than 76.
	codeWidth = 64
	fileID    = "file" // of the field for a file with a link
)

// A form says in what form the share sheet shows the link.
type form uint8

const (
	asLink form = iota
	asQR
	asCode
)

// shareSheet is the dialog that offers the match in every way people send it.
func (s *shell) shareSheet() []app.UI {
	w, t := s.words, s.text(s.match)
	sentence := w.ShareOver
	if seat, asked := s.crewAsked(); asked && s.between() && !s.here() {
		sentence = rules.Fill(w.Post.ShareSoon, func([]string) string { return t.Seat(seat) })
	} else if seat, waiting := s.asks(); waiting && seat != rules.Nobody {
		sentence = rules.Fill(w.ShareNext, func([]string) string { return t.Seat(seat) })
	}
	whole := s.shareLink()
	return []app.UI{
		app.P().Text(sentence),
		s.shareForm(whole),
		app.Div().Class("row").Body(
			button("main", w.CopyLink).DataSet("act", actCopy),
			app.If(canShare(), func() app.UI { return button("", w.Sending.System).DataSet("act", actSystem) }),
			app.A().Class("button").Href(s.mailto(t, whole)).Text(w.Sending.Mail),
			button("", w.Sending.QR).DataSet("act", actQR).Aria("pressed", s.form == asQR),
			button("", w.Sending.Code).DataSet("act", actCode).Aria("pressed", s.form == asCode),
			button("", w.Sending.File).DataSet("act", actFile),
			button("", w.CopyLog).DataSet("act", actSheet),
			app.If(!s.embed.on, func() app.UI { return button("", w.Publish.Button).DataSet("act", actPublish) }),
		),
	}
}

// shareForm shows the link in the form chosen.
func (s *shell) shareForm(whole string) app.UI {
	w := &s.words.Sending
	switch s.form {
	case asQR:
		picture, ok := qrCode(whole, w.QRLabel)
		if !ok {
			return app.P().Text(w.QRLong)
		}
		return app.Div().Class("qr-frame").Body(app.Raw(picture))
	case asCode:
		return app.Div().Class("share-form").Body(
			app.Label().For(shareID).Text(w.CodeHint),
			app.Textarea().ID(shareID).ReadOnly(true).Rows(6).Spellcheck(false).Text(s.textCode()),
		)
	}
	length := rules.Numbers(s.words.LinkLength, len(whole))
	if len(whole) > chatLimit {
		length = rules.Numbers(w.Long, len(whole))
	}
	return app.Div().Class("share-form").Body(
		app.Label().For(shareID).Text(s.words.Link),
		app.Textarea().ID(shareID).ReadOnly(true).Rows(3).Spellcheck(false).Text(whole),
		app.P().Class("small").Text(length),
	)
}

// chooseForm shows the link in another form, or as a link again.
func (s *shell) chooseForm(f form) {
	if s.form == f {
		f = asLink
	}
	s.form = f
}

// shared is what "Copy" puts on the clipboard.
func (s *shell) shared() string {
	if s.form == asCode {
		return s.textCode()
	}
	return s.shareLink()
}

// textCode is the link in short lines that no program takes for a link, under a
// line that says what it is.
func (s *shell) textCode() string {
	return textCode(s.codeHead(), s.payload())
}

func textCode(head, payload string) string {
	var b strings.Builder
	b.WriteString(head + "\n#")
	for len(payload) > codeWidth {
		b.WriteString(payload[:codeWidth] + "\n")
		payload = payload[codeWidth:]
	}
	b.WriteString(payload + "\n")
	return b.String()
}

// codeHead says in a line what is sent.
func (s *shell) codeHead() string {
	t := s.text(s.match)
	return rules.Fill(rules.Fill(s.words.Sending.CodeHead, func(fields []string) string {
		if fields[0] == "game" {
			return t.Game()
		}
		return "{" + fields[0] + "}"
	}), func([]string) string { return rules.Numbers("{0}", len(s.match.Log)) })
}

// mailto is the address of a mail with the link.
func (s *shell) mailto(t rules.Text, whole string) string {
	escape := func(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
	return "mailto:?subject=" + escape(t.Game()) + "&body=" + escape(s.codeHead()+"\n\n"+whole+"\n")
}

// canShare reports whether the system has a share sheet of its own.
func canShare() bool {
	return app.IsClient && app.Window().Get("navigator").Get("share").Truthy()
}

// system opens the system's share sheet. That it is closed without a choice is
// no failure.
func (s *shell) system() {
	t := s.text(s.match)
	var ignore app.Func
	ignore = app.FuncOf(func(app.Value, []app.Value) any {
		ignore.Release()
		return nil
	})
	app.Window().Get("navigator").Call("share", map[string]any{"title": t.Game(), "url": s.shareLink()}).
		Call("then", ignore, ignore)
}

// saveFile lets the browser save the link as a text file.
func (s *shell) saveFile() {
	save(s.match.Game.Info().ID+"-"+rules.Numbers("{0}", len(s.match.Log))+".flota.txt", "text/plain",
		s.codeHead()+"\n"+s.shareLink()+"\n")
}

// save lets the browser save a text as a file of a type.
func save(name, kind, text string) {
	window := app.Window()
	blob := window.Get("Blob").New([]any{text}, map[string]any{"type": kind + ";charset=utf-8"})
	address := window.Get("URL").Call("createObjectURL", blob)
	anchor := window.Get("document").Call("createElement", "a")
	anchor.Set("href", address)
	anchor.Set("download", name)
	anchor.Call("click")
	window.Get("URL").Call("revokeObjectURL", address)
}

// openFile opens the link in a file that the person has chosen, or takes in all
// matches of a device.
func (s *shell) openFile(ctx app.Context, field app.Value) {
	file := field.Get("files").Index(0)
	if !file.Truthy() {
		return
	}
	if file.Get("size").Int() > device.MaxArchive {
		s.notice = notice{text: s.words.Archive.Long, bad: true}
		return
	}
	read := func(text string, ok bool) {
		ctx.Dispatch(func(ctx app.Context) {
			if ok && device.IsArchive(text) {
				s.importArchive(text)
				return
			}
			if !ok || len(text) > link.MaxText || !strings.Contains(text, "#") {
				s.notice = notice{text: s.words.Sending.BadFile, bad: true}
				return
			}
			s.open(text)
			focus(ctx, promptID)
		})
	}
	var done, failed app.Func
	done = app.FuncOf(func(_ app.Value, args []app.Value) any {
		read(args[0].String(), true)
		done.Release()
		failed.Release()
		return nil
	})
	failed = app.FuncOf(func(app.Value, []app.Value) any {
		read("", false)
		done.Release()
		failed.Release()
		return nil
	})
	file.Call("text").Call("then", done, failed)
	field.Set("value", "")
}
