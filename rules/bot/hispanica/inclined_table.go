package hispanica

// inclined is what the traits of options draw, in hundredths. Set
// by hand; wasm fit can learn them.
var inclined = [traitCount]int16{400, 400, 400, 400, 400, 100}
