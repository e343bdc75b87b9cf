//go:build js

package think

import (
	"syscall/js"
	"time"
)

// InWorker reports whether the program runs in a worker of its page.
func InWorker() bool { return js.Global().Get("flotaThinks").Truthy() }

// Work answers the page, as long as there is one. See static/thinker.js.
func Work() {
	texts := make(chan string, 64)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case texts <- args[0].Get("data").String():
		default: // the page never has so many questions
		}
		return nil
	}))
	post := js.Global().Get("postMessage")
	post.Invoke("ready")
	// The rest is as long as the browser makes it: a look at what has come in.
	Serve(texts, func(answer string) { post.Invoke(answer) }, 60*time.Millisecond, time.Microsecond)
}
