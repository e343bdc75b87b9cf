package discovery

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
)

// sentences has the reasons by language, in the templates of the game's own
// sentences. Who answers is not named: the sentence stands beside the answer.
var sentences = map[string]*[reasonCount]string{
	"en": {
		reasonGoodLead:   "The third piece {region 0 in} brings {good 1} and the lead, {2} to {3}.",
		reasonGood:       "The third piece {region 0 in} brings {good 1}.",
		reasonLead:       "It takes the lead {region 0 in}, {1} to {2}.",
		reasonKeep:       "It secures the lead {region 0 in}, {1} to {2}.",
		reasonLevel:      "It draws level {region 0 in}, {1} to {1}.",
		reasonBehind:     "It comes closer {region 0 in}, {1} to {2}.",
		reasonAlone:      "Nobody else is {region 0 in}: {1} {plural 1 piece/pieces}, and no rival.",
		reasonSet:        "With {good 0}, trade pays {$1} more each turn.",
		reasonTowards:    "That makes {1} {good 0}, on the way to a set.",
		reasonShip:       "It leads in Merchant Shipping, {0} to {1}.",
		reasonShipping:   "It comes closer in Merchant Shipping, {0} to {1}.",
		reasonTile:       "{tile 0} promises about {1} {plural 1 point/points}.",
		reasonBuy:        "{tile 0} can be bought, which promises about {1} {plural 1 point/points}.",
		reasonThrift:     "The money is worth more than what it would buy.",
		reasonExplore:    "Strength {0} is enough for {1} of the {2} finds that nobody has seen.",
		reasonKnown:      "{1} natives are known to be {region 0 in}, and {2} {plural 2 point/points}.",
		reasonWait:       "With strength {0}, only {1} of the {2} finds that nobody has seen could be won.",
		reasonGather:     "The expedition grows to strength {0}.",
		reasonOrder:      "It brings {$0}, and the next turn is played {place 1}.",
		reasonSpecialist: "It brings a {kind 0} for the next turn.",
		reasonFight:      "A battle {region 0 in}: {player 1} loses {2}, at a cost of {3}.",
		reasonWar:        "In a war {player 0} loses {1}, at a cost of {2}.",
		reasonPeace:      "No battle would be worth its losses.",
		reasonColonist:   "A colonist is enough here.",
		reasonCaptain:    "It counts two here.",
		reasonMerchant:   "The merchant brings {$0} on landing.",
		reasonMissionary: "The missionary brings a colonist along.",
		reasonSoldier:    "A soldier is worth more than a colonist here.",
		reasonHarm:       "{player 1} loses {2} {plural 2 piece/pieces} {region 0 in}.",
	},
	"fr": {
		reasonGoodLead:   "La troisième pièce {region 0 in} rapporte une marchandise ({good 1}) et la tête, {2} à {3}.",
		reasonGood:       "La troisième pièce {region 0 in} rapporte une marchandise ({good 1}).",
		reasonLead:       "Prend la tête {region 0 in}, {1} à {2}.",
		reasonKeep:       "Consolide sa tête {region 0 in}, {1} à {2}.",
		reasonLevel:      "Égalise {region 0 in}, {1} à {1}.",
		reasonBehind:     "Se rapproche {region 0 in}, {1} à {2}.",
		reasonAlone:      "Personne d’autre {region 0 in} : {1} {plural 1 pièce/pièces} sans rivale.",
		reasonSet:        "Avec cette marchandise ({good 0}), le commerce rapporte {$1} de plus par tour.",
		reasonTowards:    "Marchandises de cette sorte ({good 0}) : {1}, en vue d’une série.",
		reasonShip:       "En tête de la Marine marchande, {0} à {1}.",
		reasonShipping:   "Se rapproche dans la Marine marchande, {0} à {1}.",
		reasonTile:       "« {tile 0} » promet environ {1} PV.",
		reasonBuy:        "« {tile 0} » est à portée et promet environ {1} PV.",
		reasonThrift:     "L’argent vaut mieux que ce qu’il achèterait.",
		reasonExplore:    "Une force de {0} suffit pour {1} des {2} trouvailles que personne n’a vues.",
		reasonKnown:      "On sait ce qui attend {region 0 in} : {1} autochtones et {2} PV.",
		reasonWait:       "Une force de {0} ne suffit que pour {1} des {2} trouvailles que personne n’a vues.",
		reasonGather:     "L’expédition atteint une force de {0}.",
		reasonOrder:      "Rapporte {$0} et la {place 1} place au tour suivant.",
		reasonSpecialist: "Rapporte un {kind 0} pour le tour suivant.",
		reasonFight:      "Une bataille {region 0 in} : {player 1 the} perd {2} {plural 2 pièce/pièces} au prix de {3}.",
		reasonWar:        "Dans une guerre {player 0 the} perd {1} {plural 1 pièce/pièces} au prix de {2}.",
		reasonPeace:      "Aucune bataille ne vaudrait ses pertes.",
		reasonColonist:   "Un colon suffit ici.",
		reasonCaptain:    "Compte double ici.",
		reasonMerchant:   "Le marchand rapporte {$0} en débarquant.",
		reasonMissionary: "Le missionnaire amène un colon.",
		reasonSoldier:    "Un soldat vaut ici mieux qu’un colon.",
		reasonHarm:       "{player 1 The} perd {2} {plural 2 pièce/pièces} {region 0 in}.",
	},
	"hu": {
		reasonGoodLead:   "A harmadik bábu {region 0 in} árut ér ({good 1}), és {2}:{3} arányban vezet.",
		reasonGood:       "A harmadik bábu {region 0 in} árut ér: {good 1}.",
		reasonLead:       "{1}:{2} arányban átveszi a vezetést {region 0 in}.",
		reasonKeep:       "{1}:{2} arányban biztosítja a vezetést {region 0 in}.",
		reasonLevel:      "{1}:{1} arányban felzárkózik {region 0 in}.",
		reasonBehind:     "Közelebb kerül {region 0 in}, {1}:{2}.",
		reasonAlone:      "Senki más nincs {region 0 in}: {1} bábu vetélytárs nélkül.",
		reasonSet:        "Ezzel az áruval ({good 0}) a kereskedelem fordulónként {$1}-ral többet hoz.",
		reasonTowards:    "Ebből az áruból ({good 0}) így {1} lesz, úton egy szett felé.",
		reasonShip:       "{0}:{1} arányban vezet a Kereskedelmi hajózásban.",
		reasonShipping:   "Közelebb kerül a Kereskedelmi hajózásban, {0}:{1}.",
		reasonTile:       "Körülbelül {1} pontot ígér: {tile 0}.",
		reasonBuy:        "Megvehető, és körülbelül {1} pontot ígér: {tile 0}.",
		reasonThrift:     "A pénz többet ér, mint amit venni lehetne rajta.",
		reasonExplore:    "Ekkora erősség ({0}) a még nem látott {2} leletből {1} esetben elég.",
		reasonKnown:      "Ismert, mi vár {region 0 in}: {1} bennszülött és {2} pont.",
		reasonWait:       "Ekkora erősség ({0}) a még nem látott {2} leletből csak {1} esetben elég.",
		reasonGather:     "Az expedíció erőssége {0} lesz.",
		reasonOrder:      "{$0} jár érte, és a következő fordulóban a játéksorrendben {place 1} lesz.",
		reasonSpecialist: "A következő fordulóra új bábut ad: {kind 0}.",
		reasonFight:      "Csata {region 0 in}: {player 1} vesztesége {2}, a saját veszteség {3}.",
		reasonWar:        "Háborúban {player 0} vesztesége {1}, a saját veszteség {2}.",
		reasonPeace:      "Egyetlen csata sem érné meg a veszteséget.",
		reasonColonist:   "Ide egy telepes is elég.",
		reasonCaptain:    "Itt kettőt ér.",
		reasonMerchant:   "A kereskedő partraszálláskor {$0}-t hoz.",
		reasonMissionary: "A misszionárius egy telepest is hoz.",
		reasonSoldier:    "Egy katona itt többet ér, mint egy telepes.",
		reasonHarm:       "{player 1} vesztesége {region 0 in}: {2} bábu.",
	},
}

// Say puts a reason into a sentence, in English if there are no words in the
// language; "" for no reason. The text is that of the game in the language.
func Say(language string, text rules.Text, r bot.Reason) string {
	words := sentences[language]
	if words == nil {
		words = sentences["en"]
	}
	return text.(*discovery.Text).Tell(words[r.Kind], rules.Nobody, r.Args[:]...)
}
