package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/bot"
)

// What the page's buttons do: their data-act. A button with data-move plays
// that move.
const (
	actSetUp    = "set-up"   // opens the form for a match of the game data-key
	actStart    = "start"    // begins the drafted match
	actNote     = "note"     // opens and closes the note about the match data-key; "": the one on the screen
	actOpen     = "open"     // opens the link in the field
	actResume   = "resume"   // shows a kept match, data-key
	actRemove   = "remove"   // takes a kept match out of the store, data-key
	actNewest   = "newest"   // shows the kept match that is ahead of this one
	actHome     = "home"     // shows the start page
	actBack     = "back"     // shows the match again
	actReady    = "ready"    // the seat that was called has the device
	actWithdraw = "withdraw" // takes the latest sealed answer back
	actUndo     = "undo"     // takes the latest answer back
	actRedo     = "redo"     // plays it again
	actShare    = "share"    // opens the share sheet
	actSettings = "settings" // opens the settings
	actKeys     = "keys"     // opens the list of keys
	actClose    = "close"    // closes the dialog
	actTarget   = "target"   // goes to the next target on the board, data-key: 1 or -1
	actCopy     = "copy"     // copies the link, in the form shown
	actSystem   = "system"   // opens the system's share sheet
	actQR       = "qr"       // shows the link as a QR code
	actCode     = "code"     // shows the link as a text code
	actFile     = "save"     // saves the link as a file
	actSheet    = "sheet"    // copies the log
	actDismiss  = "dismiss"  // closes the notice
	actTab      = "tab"      // shows a part of a narrow page, data-key
	actUpdate   = "update"   // changes to the new version of the page
	actLater    = "later"    // does not, for now
	actArchive  = "archive"  // saves all matches in a file
	actInstall  = "install"  // asks the browser to install the page
	actLanguage = "language" // changes the language, data-key
	actWords    = "words"    // opens and closes the board in words
	actRules    = "rules"    // opens and closes the rulebook
	actRule     = "rule"     // opens the rulebook at data-key
	actZoom     = "zoom"     // draws the map in another size, data-key
	actSee      = "see"      // shows the match at the ply data-key
	actReplay   = "replay"   // steps to data-key
	actSeen     = "seen"     // has seen what is new
	actFilter   = "filter"   // shows the lines of the seat data-key only
	actCopyLog  = "copy-log" // copies the log in words
	actPublish  = "publish"  // opens the dialog that embeds the match
	actSnippet  = "snippet"  // copies what is to be pasted
	actSVG      = "svg"      // saves the picture of it
	actPNG      = "png"
	actTake     = "take"     // takes the seat data-key, or none
	actTakeOver = "over"     // takes the seat data-key from who has it
	actAgree    = "agree"    // follows what the link that came asks for
	actStay     = "stay"     // does not
	actFollow   = "follow"   // follows the branch data-key
	actPropose  = "propose"  // asks for a takeback
	actAccept   = "accept"   // agrees to the one that is asked for
	actRefuse   = "refuse"   // does not
	actDraw     = "draw"     // draws in the place of another device
	actTrust    = "trust"    // opens the dialog about trust and seats
	actCopyKey  = "copy-key" // copies this device's key
	actRestore  = "restore"  // takes in the key in the field
	actEnd      = "end"      // goes on openly

	actReport   = "report"    // copies what is known of a fault
	actTry      = "try"       // begins a trial at the ply on the screen
	actTryDraw  = "try-draw"  // draws, in a trial
	actCommit   = "commit"    // plays the trial in the match
	actLeave    = "leave"     // ends the trial
	actKeepPlan = "keep-plan" // keeps the trial as a plan
	actShowPlan = "show-plan" // goes on with it
	actDropPlan = "drop-plan" // throws it away

	actSolo = "solo"  // begins a match against programs in the game data-key
	actNow  = "now"   // lets the program that thinks play its best answer so far
	actSkip = "skip"  // leaves the pauses out until a person is asked
	actHalt = "halt"  // stops the program that thinks
	actGoOn = "go-on" // lets it go on
	actHint = "hint"  // asks for a hint

	fieldID   = "link" // of the field for a link
	optionsID = "options-title"
	promptID  = "prompt"   // of the sentence that says what to decide
	shareID   = "share-to" // of the field with the link to share
)

// onClick is the only click handler.
func (s *shell) onClick(ctx app.Context, e app.Event) {
	defer s.measure(ctx)
	defer s.consider(ctx)
	defer s.holdFocus(ctx)
	defer s.fetchBook(ctx)
	target := e.Get("target")
	if !s.embed.on && target.Get("id").String() == dialogID { // what is around the sheet
		s.closeDialog(ctx)
		return
	}
	button := target.Call("closest", "[data-act],[data-move],[data-refused]")
	if !button.Truthy() || button.Get("disabled").Truthy() {
		return
	}
	data := button.Get("dataset")
	if move := data.Get("move"); move.Truthy() {
		s.onMove(ctx, e, button)
		return
	}
	if refused := data.Get("refused"); refused.Truthy() {
		s.explain(refused.String())
		return
	}
	key := ""
	if k := data.Get("key"); k.Truthy() {
		key = k.String()
	}
	s.do(ctx, data.Get("act").String(), key, button)
}

// do does what a button or a key is for: an act, with its data-key. The focus
// comes back to from when what it opens has closed.
func (s *shell) do(ctx app.Context, act, key string, from app.Value) {
	if act != actRemove && act != actEnd {
		s.asked = ""
	}
	switch act {
	case actSetUp:
		if game, err := strconv.Atoi(key); err == nil {
			s.setUp(game)
			toHeading(ctx, draftID)
		}
	case actNote:
		s.openNote(ctx, key, from)
	case actStart:
		s.readNames()
		s.newMatch()
		focus(ctx, promptID)
	case actOpen:
		s.open(value(fieldID))
		focus(ctx, promptID)
	case actResume:
		s.resume(key)
		focus(ctx, promptID)
	case actRemove:
		s.removeKept(ctx, key)
	case actNewest:
		s.showNewest()
	case actHome:
		s.start = true
		s.book = reading{}
		toHeading(ctx, startID)
	case actBack:
		s.start = false
		focus(ctx, promptID)
		s.book = reading{}
	case actReady:
		s.confirm()
		focus(ctx, promptID)
	case actWithdraw:
		s.withdraw()
		focus(ctx, promptID)
	case actUndo:
		s.undo()
		focus(ctx, promptID)
		s.follow(ctx)
	case actRedo:
		s.again()
		focus(ctx, promptID)
		s.follow(ctx)
	case actShare, actSettings, actKeys:
		if s.embed.on && s.dialog == act {
			s.closeDialog(ctx)
			return
		}
		s.form = asLink
		s.openDialog(ctx, act, from)
		if act == actShare {
			s.tellShared()
		}
	case actClose:
		s.closeDialog(ctx)
	case actCopy:
		s.copy(ctx, s.shared())
	case actSystem:
		s.system()
	case actQR:
		s.chooseForm(asQR)
	case actCode:
		s.chooseForm(asCode)
	case actFile:
		s.saveFile()
	case actSheet:
		s.copy(ctx, s.scoreSheet())
	case actDismiss:
		s.notice = notice{}
	case actLanguage:
		s.choose(languageSetting, key)
	case actWords:
		s.inwords = !s.inwords
	case actSee:
		ply, err := strconv.Atoi(key)
		switch {
		case err != nil:
		case s.embed.replay:
			s.step(ply)
		case !s.embed.on:
			s.replay.playing = false
			s.look(ply)
			s.showLine(ctx)
			if s.tab == tabLog && narrow() {
				s.tab = tabTable
				focus(ctx, promptID)
			}
		}
	case actReplay:
		s.replayTo(ctx, key)
		if from.Call("closest", "#"+replayID).IsNull() {
			focus(ctx, promptID) // the button is gone
		}
	case actSeen:
		s.looked()
	case actFilter:
		if seat, err := strconv.Atoi(key); err == nil {
			s.only = rules.Seat(seat)
		}
	case actReport:
		s.copy(ctx, s.report())
	case actTry:
		s.tryOut()
		focus(ctx, promptID)
	case actTryDraw:
		s.trial.drawOne()
		s.trial.draw()
		focus(ctx, promptID)
	case actCommit:
		s.commit()
		focus(ctx, promptID)
	case actLeave:
		s.leave()
		focus(ctx, promptID)
	case actKeepPlan:
		s.keepPlan()
		focus(ctx, promptID) // its button cannot be pressed any more
	case actShowPlan:
		s.showPlan()
		focus(ctx, promptID)
	case actDropPlan:
		s.dropPlan()
	case actCopyLog:
		s.copy(ctx, s.logText())
	case actTake, actTakeOver:
		s.takeSeat(key, act == actTakeOver)
		focus(ctx, promptID)
	case actAgree:
		s.agree()
		focus(ctx, promptID)
	case actStay:
		s.stay()
		focus(ctx, promptID)
	case actFollow:
		s.followBranch(key)
		focus(ctx, promptID)
	case actPropose:
		s.propose()
		focus(ctx, promptID)
	case actAccept:
		s.decide(s.device.Accept)
		focus(ctx, promptID)
	case actRefuse:
		s.decide(s.device.Refuse)
		focus(ctx, promptID)
	case actDraw:
		s.drawHere()
		focus(ctx, promptID)
	case actTrust:
		s.openDialog(ctx, dialogTrust, from)
	case actCopyKey:
		if secret, ok := s.device.Key(s.match.ID); ok {
			s.copy(ctx, secret)
		}
	case actRestore:
		s.restore(value(restoreID))
	case actEnd:
		s.end()
	case actUpdate:
		app.Window().Call("flotaUpdate")
	case actLater:
		s.update = false
		giveBack(ctx, nil)
	case actArchive:
		s.saveArchive()
	case actInstall:
		ctx.ShowAppInstallPrompt()
	case actTab:
		s.tab = key
	case actTarget:
		if step, err := strconv.Atoi(key); err == nil {
			s.goToTarget(step)
		}
	case actRules:
		if game, err := strconv.Atoi(key); err == nil {
			s.openBookOf(ctx, game, from)
		} else if s.book.open {
			s.closeBook(ctx)
		} else {
			s.openBook(ctx, "", from)
		}
	case actRule:
		s.openBook(ctx, key, from)
	case actPublish:
		s.publish(ctx, from)
	case actSnippet:
		s.copy(ctx, s.publishing.pasted())
	case actSVG, actPNG:
		s.savePicture(act == actPNG)
	case actZoom:
		s.zoomBy(key)
	case actSolo:
		s.startSolo(key)
		focus(ctx, promptID)
	case actNow, actSkip, actHalt, actGoOn:
		s.drive(ctx, act)
		focus(ctx, promptID)
	case actHint:
		s.askHint(ctx)
	}
}

// onMove plays the move of a button, unless the button was drawn for an
// earlier decision or the click is the second of a double click, which was
// meant for what stood there before. The table around the button says for
// which decision it was drawn; a button that is no longer in it is of an
// earlier one.
func (s *shell) onMove(ctx app.Context, e app.Event, button app.Value) {
	table := button.Call("closest", "[data-ply]")
	if !table.Truthy() {
		return
	}
	n, err := strconv.ParseUint(button.Get("dataset").Get("move").String(), 10, 16)
	at, err2 := strconv.Atoi(table.Get("dataset").Get("ply").String())
	if err != nil || err2 != nil || s.match == nil || at != s.at() || s.replay.on || e.Get("detail").Int() > 1 {
		return
	}
	s.play(rules.Move(n))
	focus(ctx, promptID)
	s.follow(ctx)
}

// onInput takes over the fields of the draft and the search in the rulebook.
func (s *shell) onInput(ctx app.Context, e app.Event) {
	defer s.consider(ctx)
	defer s.fetchBook(ctx)
	field := e.Get("target")
	name, chosen := field.Get("name").String(), field.Get("value").String()
	n, err := strconv.Atoi(chosen)
	if id, ok := strings.CutPrefix(name, publishPrefix); ok {
		s.choosePublished(id, chosen)
		return
	}
	if id, ok := isSetting(name); ok {
		s.choose(id, chosen)
		return
	}
	switch {
	case name == fileID:
		s.openFile(ctx, field)
	case name == bookSearchID:
		s.seek(ctx, chosen)
	case name == sliderName:
		s.slide(ctx, chosen)
	case name == byHandName:
		s.chooseByHand()
	case name == speedName && err == nil && n < len(paces):
		s.replay.speed = n
	case name == levelName && err == nil && n < bot.LevelCount:
		s.draft.level = bot.Level(n)
	case name == modeName:
		s.readNames()
		s.chooseMode(chosen)
	case name == "seats" && err == nil:
		s.readNames()
		s.draft.seats = n
	case name == noteName:
		s.keepNote(chosen)
	case strings.HasPrefix(name, playerPrefix) && err == nil && n < 1<<7:
		if seat, err := strconv.Atoi(strings.TrimPrefix(name, playerPrefix)); err == nil && seat < rules.MaxSeats {
			s.readNames()
			s.draft.who[seat] = player(n)
		}
	case strings.HasPrefix(name, "setting-") && err == nil:
		if i, err := strconv.Atoi(strings.TrimPrefix(name, "setting-")); err == nil && i < rules.MaxSettings {
			s.draft.settings[i] = uint8(n)
		}
	}
}

// explain says why a move that was pointed at is refused.
func (s *shell) explain(move string) {
	n, err := strconv.ParseUint(move, 10, 16)
	seat, waiting := s.asks()
	m := s.line()
	if err != nil || !waiting {
		return
	}
	t := s.text(m)
	for _, o := range m.State.Options(seat, nil) {
		if o.Move == rules.Move(n) && o.Rule != 0 {
			name, _ := t.Option(m.State, seat, o.Move)
			s.notice = notice{text: name + ": " + t.Rule(o.Rule), bad: true}
			if book, ok := t.(rules.Numbered); ok {
				s.notice.rule = book.Paragraph(o.Rule)
			}
		}
	}
}

// onKeyDown is the only key handler. Enter opens the link in its field; Escape
// closes the rulebook, and in the search field with something in it empties that
// first; see keys for the rest.
func (s *shell) onKeyDown(ctx app.Context, e app.Event) {
	defer s.measure(ctx)
	defer s.consider(ctx)
	defer s.holdFocus(ctx)
	defer s.fetchBook(ctx)
	key, field := e.Get("key").String(), e.Get("target").Get("id").String()
	switch {
	case s.dialog != "" && !s.embed.on: // its keys are the browser's
	case key == "Escape" && s.dialog != "":
		e.PreventDefault()
		s.closeDialog(ctx)
	case key == "Enter" && field == fieldID:
		e.PreventDefault()
		s.open(value(fieldID))
	case key == "Escape" && s.book.open && field == bookSearchID && s.book.search != "":
		e.PreventDefault()
		e.Get("target").Set("value", "")
		s.seek(ctx, "")
	case key == "Escape" && s.book.open:
		e.PreventDefault()
		s.closeBook(ctx)
	case s.atTable() && !modified(e) && (s.onLogKey(e, key) || s.onReplayKey(ctx, e, key)):
		e.PreventDefault()
		s.measure(ctx)
	case (key == "Enter" || key == " ") && s.onTarget(ctx, e):
		e.PreventDefault()
	case s.onKey(ctx, e):
		e.PreventDefault()
		s.measure(ctx)
	}
}

// onTarget plays the target of the board that has the focus. It reports whether
// there is one.
func (s *shell) onTarget(ctx app.Context, e app.Event) bool {
	place := e.Get("target").Call("closest", "g[data-move]")
	if !place.Truthy() {
		return false
	}
	s.onMove(ctx, e, place)
	return true
}

// readNames takes the players' names out of the form.
func (s *shell) readNames() {
	for i := range s.draft.seats {
		s.draft.names[i] = value(nameID(i))
	}
}

func nameID(seat int) string { return "name-" + strconv.Itoa(seat) }

// value is what a field of the page holds.
func value(id string) string {
	field := app.Window().GetElementByID(id)
	if !field.Truthy() {
		return ""
	}
	return field.Get("value").String()
}

// focus moves the focus once the page is drawn anew. Nothing scrolls, unless
// what can be chosen is out of sight: then the page goes to its top.
func focus(ctx app.Context, id string) {
	ctx.Defer(func(app.Context) {
		window := app.Window()
		if element := window.GetElementByID(id); element.Truthy() {
			element.Call("focus", map[string]any{"preventScroll": true})
		}
		options := window.GetElementByID(optionsID)
		if !options.Truthy() {
			return
		}
		top := options.Call("getBoundingClientRect").Get("top").Int()
		if top < 0 || top > window.Get("innerHeight").Int()*2/3 {
			window.Call("scrollTo", 0, 0)
		}
	})
}

// toHeading gives the focus to a heading and brings it to the top of the window.
func toHeading(ctx app.Context, id string) {
	ctx.Defer(func(app.Context) {
		if heading := app.Window().GetElementByID(id); heading.Truthy() {
			heading.Call("focus", map[string]any{"preventScroll": true})
			heading.Call("scrollIntoView", map[string]any{"block": "start"})
		}
	})
}

// copy puts text on the clipboard, or shows it for copying by hand where the
// browser refuses.
func (s *shell) copy(ctx app.Context, text string) {
	byHand := func() {
		s.say(s.words.CopyByHand)
		ctx.Defer(func(app.Context) {
			for _, id := range []string{shareID, snippetID} {
				if field := app.Window().GetElementByID(id); field.Truthy() {
					field.Call("focus")
					field.Call("select")
				}
			}
		})
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		byHand()
		return
	}
	var done, failed app.Func
	release := func() {
		done.Release()
		failed.Release()
	}
	done = app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(app.Context) { s.say(s.words.Copied) })
		release()
		return nil
	})
	failed = app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(app.Context) { byHand() })
		release()
		return nil
	})
	clipboard.Call("writeText", text).Call("then", done, failed)
}
