package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// An icon is the path of a drawing in lines on a grid of 24 by 24.
type icon string

const (
	iconRules    icon = "M12 6.5C9.5 4.8 6.6 4.3 3 4.5v13.6c3.6-.2 6.5.3 9 2 2.5-1.7 5.4-2.2 9-2V4.5c-3.6-.2-6.5.3-9 2zv13.6"
	iconShare    icon = "M12 14.5V3.5M7.5 7.5 12 3l4.5 4.5M6 11H4.5v9.5h15V11H18"
	iconTrust    icon = "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5"
	iconHome     icon = "M3.5 11.5 12 4l8.5 7.5M6 9.5v10.5h12V9.5M10 20v-5.5h4V20"
	iconSettings icon = "M3 7h7M15 7h6M3 17h3M11 17h10M12.5 4.5a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5zM8.5 14.5a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5z"
	iconMap      icon = "M9 4.5 3.5 6.5v13l5.5-2 6 2 5.5-2v-13l-5.5 2zM9 4.5v13M15 6.5v13"
)

// iconButton is a button with an icon. A narrow page shows the icon alone.
func iconButton(i icon, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button", "with-icon").Title(label).Body(
		app.Raw(`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="`+string(i)+`"/></svg>`),
		app.Span().Class("icon-label").Text(label),
	)
}
