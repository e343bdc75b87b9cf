package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// The dialogs, called as the acts that open them: sheets over the page, of which at most one is open. While one is
// open nothing else on the page can be reached.
const (
	dialogSettings = "settings"
	dialogShare    = "share"
	dialogKeys     = "keys"
	dialogPublish  = "publish"
	dialogNote     = "note"

	dialogID      = "dialog"
	dialogTitleID = "dialog-title"
)

// openDialog opens a dialog and gives the focus to its title. The opener gets it
// back.
func (s *shell) openDialog(ctx app.Context, id string, opener app.Value) {
	if s.dialog == "" {
		s.opener = opener
	}
	s.dialog, s.said = id, ""
	ctx.Defer(func(app.Context) {
		sheet := app.Window().GetElementByID(dialogID)
		if sheet.Truthy() && !s.embed.on && !sheet.Get("open").Bool() {
			sheet.Call("showModal")
		}
		focusOn(dialogTitleID)
	})
}

// closeDialog closes the open dialog; onDialogClose does the rest.
func (s *shell) closeDialog(ctx app.Context) {
	if s.embed.on {
		s.onDialogClose(ctx, app.Event{})
		return
	}
	if sheet := app.Window().GetElementByID(dialogID); sheet.Truthy() {
		sheet.Call("close")
	}
}

// onDialogClose is told whenever a dialog has closed: by its button, by Escape,
// by the browser's way back.
func (s *shell) onDialogClose(ctx app.Context, _ app.Event) {
	opener := s.opener
	if s.dialog == dialogNote {
		s.noting = ""
	}
	s.dialog, s.opener = "", nil
	giveBack(ctx, opener)
}

// sheet is the open dialog.
func (s *shell) sheet() app.UI {
	return app.Dialog().ID(dialogID).Class("sheet", "sheet-"+s.dialog).Aria("labelledby", dialogTitleID).
		On("close", s.onDialogClose).
		Body(s.sheetFrame())
}

// inlineSheet is the open dialog in a frame, which may be higher than what the
// reader sees of it: there it lies in the page.
func (s *shell) inlineSheet() app.UI {
	return app.Section().ID(dialogID).Class("sheet", "inline", "sheet-"+s.dialog).Aria("labelledby", dialogTitleID).
		Body(s.sheetFrame())
}

func (s *shell) sheetFrame() app.UI {
	title, body := s.words.Share, s.shareSheet
	switch s.dialog {
	case dialogSettings:
		title, body = s.words.Settings.Title, s.settings
	case dialogTrust:
		title, body = s.words.Post.TrustTitle, s.trustSheet
	case dialogKeys:
		title, body = s.words.Keys.Title, s.keyList
	case dialogPublish:
		title, body = s.words.Publish.Title, s.publishSheet
	case dialogNote:
		title, body = s.words.Begin.Note, s.noteSheet
	}
	return app.Div().Class("sheet-frame").Body(
		app.Header().Class("sheet-head").Body(
			app.H2().ID(dialogTitleID).Class("grow").TabIndex(-1).Text(title),
			button("", s.words.Close).DataSet("act", actClose),
		),
		app.P().Class("said").Role("status").Text(s.said),
		app.Div().Class("sheet-body").Body(body()...),
	)
}

// say says something where the person looks: in the open dialog, or above the
// prompt.
func (s *shell) say(text string) {
	if s.dialog != "" {
		s.said = text
		return
	}
	s.notice = notice{text: text}
}

// focusOn gives the focus to an element, if it is there, without scrolling.
func focusOn(id string) {
	if element := app.Window().GetElementByID(id); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// giveBack gives the focus back to what opened something that has closed, or to
// the prompt if that is gone.
func giveBack(ctx app.Context, opener app.Value) {
	ctx.Defer(func(app.Context) {
		if opener != nil && opener.Truthy() && opener.Get("isConnected").Bool() {
			opener.Call("focus", map[string]any{"preventScroll": true})
			return
		}
		focusOn(promptID)
	})
}
