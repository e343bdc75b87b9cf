package text

// Zoom has the words of the buttons at the map in one language.
type Zoom struct {
	_ [0]func() // see Words

	Title string
	In    string
	Out   string
	Whole string // shows all of the map
	Near  string // shows it so that it can be read
}

var zoomEnglish = Zoom{
	Title: "Size of the map",
	In:    "Larger map",
	Out:   "Smaller map",
	Whole: "Whole map",
	Near:  "Map in reading size",
}

var zoomFrench = Zoom{
	Title: "Taille de la carte",
	In:    "Agrandir la carte",
	Out:   "Réduire la carte",
	Whole: "Carte entière",
	Near:  "Carte en taille lisible",
}

var zoomHungarian = Zoom{
	Title: "A térkép mérete",
	In:    "Nagyobb térkép",
	Out:   "Kisebb térkép",
	Whole: "Teljes térkép",
	Near:  "Olvasható méretű térkép",
}
