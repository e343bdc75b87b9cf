package hispanica

// inclined is what the traits of options draw, in hundredths. Made by wasm fit.
var inclined = [traitCount]int16{400, 400, 400, 400, 400, 100}
