package chart

import (
	"hash/crc32"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// compact says what a flat drawing says in far fewer bytes: without what is not
// seen, and what is drawn more than once is written down once.
func (root *element) compact(prefix string) {
	root.tidy()
	root.forget(root.references(map[string]bool{}))
	root.order()
	defs := &element{name: "defs", children: root.share()}
	if len(defs.children) > 0 {
		at := slices.IndexFunc(root.children, func(e *element) bool { return e.name != "title" && e.name != "desc" })
		root.children = slices.Insert(root.children, max(at, 0), defs)
	}
	root.hoist()
	root.rename(prefix)
}

// tidy leaves out what is not seen, and groups that do nothing.
func (e *element) tidy() {
	var kept []*element
	for _, child := range e.children {
		if child.name == "svg" {
			// One within the drawing only holds what is in it together.
			child.name, child.attributes = "g", nil
		}
		child.tidy()
		switch {
		case child.unseen(e):
		case child.name == "g" && len(child.attributes) == 0:
			kept = append(kept, child.children...)
		default:
			kept = append(kept, child)
		}
	}
	e.children = kept
	for i, a := range e.attributes {
		if a[0] == "d" {
			e.attributes[i][1] = shortPath(a[1])
		}
	}
	e.attributes = slices.DeleteFunc(e.attributes, func(a [2]string) bool {
		return a == [2]string{"transform", "translate(0 0)"} || a == [2]string{"stroke-dasharray", "none"}
	})
}

// unseen reports whether an element in another shows nothing.
func (e *element) unseen(in *element) bool {
	switch e.name {
	case "g", "text":
		return len(e.children) == 0
	case "title":
		return in.attribute("xmlns") == ""
	case "rect", "circle":
		return e.attribute("fill") == "none" && e.attribute("stroke") == ""
	}
	return false
}

// shortPath leaves out of path data the spaces that nothing needs.
func shortPath(d string) string {
	var b strings.Builder
	point := false // the number before has a point
	for i := range len(d) {
		c := d[i]
		switch {
		case c == '.':
			point = true
		case c == ' ':
			if next := d[i+1]; next == '-' || next == '.' && point {
				point = false
				continue
			}
			point = false
		case c < '0' || c > '9':
			point = false
		}
		b.WriteByte(c)
	}
	return b.String()
}

// references are the ids that an element and what is in it refer to.
func (e *element) references(to map[string]bool) map[string]bool {
	for _, a := range e.attributes {
		if id, ok := strings.CutPrefix(a[1], "#"); ok && a[0] == "href" {
			to[id] = true
		}
		if _, id, ok := strings.Cut(a[1], "url(#"); ok {
			id, _, _ = strings.Cut(id, ")")
			to[id] = true
		}
	}
	for _, child := range e.children {
		child.references(to)
	}
	return to
}

// forget takes out definitions that nothing refers to.
func (e *element) forget(used map[string]bool) {
	e.children = slices.DeleteFunc(e.children, func(child *element) bool {
		child.forget(used)
		return e.name == "defs" && !used[child.attribute("id")]
	})
}

// rename gives all ids short names behind the prefix.
func (e *element) rename(prefix string) {
	prefix = "f" + strconv.FormatUint(36*36*36*36+uint64(crc32.ChecksumIEEE([]byte(prefix)))%(36*36*36*36*35), 36)
	names := map[string]string{}
	var name func(e *element)
	name = func(e *element) {
		if id := e.attribute("id"); id != "" {
			names[id] = prefix + strconv.FormatInt(int64(len(names)), 36)
		}
		for _, child := range e.children {
			name(child)
		}
	}
	name(e)
	var change func(e *element)
	change = func(e *element) {
		for i, a := range e.attributes {
			switch before, id, ok := strings.Cut(a[1], "url(#"); {
			case a[0] == "id":
				e.attributes[i][1] = names[a[1]]
			case a[0] == "href" && names[strings.TrimPrefix(a[1], "#")] != "":
				e.attributes[i][1] = "#" + names[a[1][1:]]
			case a[0] == "aria-labelledby":
				ids := strings.Fields(a[1])
				for i := range ids {
					ids[i] = names[ids[i]]
				}
				e.attributes[i][1] = strings.Join(ids, " ")
			case ok:
				id, after, _ := strings.Cut(id, ")")
				e.attributes[i][1] = before + "url(#" + names[id] + ")" + after
			}
		}
		for _, child := range e.children {
			change(child)
		}
	}
	change(e)
}

// order brings what lies side by side in a panel into a sequence in which what
// looks alike follows each other: boxes, then pieces, then words.
func (e *element) order() {
	for _, child := range e.children {
		child.order()
	}
	flows := slices.IndexFunc(e.attributes, func(a [2]string) bool { return a[0] == "flow" })
	if flows < 0 {
		return
	}
	e.attributes = slices.Delete(e.attributes, flows, flows+1)
	rank := func(e *element) string {
		looks, _ := e.looks()
		switch e.name {
		case "rect":
			return "0"
		case "text":
			return "2" + looks
		}
		return "1"
	}
	slices.SortStableFunc(e.children, func(a, b *element) int { return strings.Compare(rank(a), rank(b)) })
}

// looks are the attributes of an element that what is in it takes over.
func (e *element) looks() (looks string, n int) {
	for _, a := range e.attributes {
		if ours[a[0]] {
			looks += " " + a[0] + `="` + a[1] + `"`
			n++
		}
	}
	return looks, n
}

// hoist says once, in a group around them, what children that follow each other
// say alike.
func (e *element) hoist() {
	for _, child := range e.children {
		child.hoist()
	}
	if e.name == "defs" {
		return
	}
	var children []*element
	for i := 0; i < len(e.children); {
		looks, n := e.children[i].looks()
		end := i + 1
		for ; n > 0 && end < len(e.children); end++ {
			if l, _ := e.children[end].looks(); l != looks {
				break
			}
		}
		if (end-i-1)*len(looks) <= len("<g></g>") {
			children = append(children, e.children[i])
			i++
			continue
		}
		group := &element{name: "g", children: e.children[i:end:end]}
		for _, child := range group.children {
			own := make([][2]string, 0, len(child.attributes)-n)
			group.attributes = group.attributes[:0]
			for _, a := range child.attributes {
				if ours[a[0]] {
					group.attributes = append(group.attributes, a)
				} else {
					own = append(own, a)
				}
			}
			child.attributes = own
		}
		children = append(children, group)
		i = end
	}
	e.children = children
}

// share puts in the place of what is drawn more than once, but for where it
// stands and how large it is, a reference to it, and gives what is referred to.
// What stands in a group that says how it looks is left alone.
func (e *element) share() (shared []*element) {
	count, size := map[string]int{}, map[string]int{}
	e.candidates(func(child *element, p placing) {
		count[p.what]++
		size[p.what] = child.size()
	})
	const reference = len(`<use href="#f12341z" x="123.5" y="567.5"/>`)
	worth := func(what string) bool {
		n := count[what]
		return n > 1 && n*(size[what]-reference) > size[what]+len(` id="f12341z"`)
	}
	ids := map[string]string{}
	uses := map[[2]string][]*element{} // by what is drawn and how large
	places := map[*element]placing{}
	var take func(child *element, p placing)
	take = func(child *element, p placing) {
		if !worth(p.what) {
			return
		}
		if ids[p.what] == "" {
			ids[p.what] = "s" + strconv.Itoa(len(ids))
			alone := p.alone(child, ids[p.what])
			if _, n := alone.looks(); n == 0 {
				alone.candidates(take)
			}
			shared = append(shared, alone)
		}
		*child = element{name: "use", attributes: [][2]string{{"href", "#" + ids[p.what]}, {"transform", "translate(" + p.x + " " + p.y + ") " + p.scale}}}
		if p.opacity != "" {
			child.attributes = append(child.attributes, [2]string{"opacity", p.opacity})
		}
		of := [2]string{ids[p.what], p.scale}
		uses[of] = append(uses[of], child)
		places[child] = p
	}
	e.candidates(take)
	for _, of := range slices.SortedFunc(maps.Keys(uses), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
		id, list := of[0], uses[of]
		if scale := of[1]; scale != "" {
			if len(list) < 3 {
				continue
			}
			id = "z" + strconv.Itoa(len(shared))
			shared = append(shared, &element{name: "use", attributes: [][2]string{{"id", id}, {"href", "#" + of[0]}, {"transform", scale}}})
		}
		for _, use := range list {
			use.attributes = append([][2]string{{"href", "#" + id}, {"x", places[use].x}, {"y", places[use].y}}, use.attributes[2:]...)
		}
	}
	return shared
}

// candidates calls do for all elements in an element that can be shared, the
// outer ones first.
func (e *element) candidates(do func(*element, placing)) {
	for _, child := range e.children {
		if child.name == "defs" {
			continue
		}
		if p, ok := child.placing(); ok {
			do(child, p)
		}
		if _, n := child.looks(); n == 0 {
			child.candidates(do)
		}
	}
}

// A placing is what an element draws and where.
type placing struct {
	what        string // but for place, size and opacity
	x, y, scale string
	opacity     string
}

// placing takes an element apart; false if it stands nowhere in particular.
func (e *element) placing() (p placing, ok bool) {
	names := [2]string{"x", "y"}
	switch e.name {
	case "circle":
		names = [2]string{"cx", "cy"}
	case "g", "rect", "text":
	default:
		return p, false
	}
	var b strings.Builder
	b.WriteString(e.name)
	for _, a := range e.attributes {
		switch {
		case a[0] == names[0]:
			p.x = a[1]
		case a[0] == names[1]:
			p.y = a[1]
		case a[0] == "transform" && e.name == "g":
			rest, moved := strings.CutPrefix(a[1], "translate(")
			at, scale, _ := strings.Cut(rest, ")")
			if p.x, p.y, ok = strings.Cut(at, " "); !ok || !moved {
				return p, false
			}
			p.scale = strings.TrimSpace(scale)
		case a[0] == "opacity" && e.name == "g":
			p.opacity = a[1]
		case a[0] == "id" || a[0] == "clip-path" || a[0] == "transform":
			return p, false
		default:
			b.WriteString(" " + a[0] + `="` + a[1] + `"`)
		}
	}
	for _, child := range e.children {
		child.write(&b)
	}
	p.what = b.String()
	return p, p.x != "" && p.y != ""
}

// alone is the element at the corner of the drawing, with an id.
func (p placing) alone(e *element, id string) *element {
	alone := &element{name: e.name, attributes: [][2]string{{"id", id}}, children: e.children}
	for _, a := range e.attributes {
		switch a[0] {
		case "x", "y", "cx", "cy", "transform", "opacity":
		default:
			alone.attributes = append(alone.attributes, a)
		}
	}
	return alone
}

// size is how long an element is, written down.
func (e *element) size() int {
	var b strings.Builder
	e.write(&b)
	return b.Len()
}
