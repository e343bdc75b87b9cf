package hispanica

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
)

// sentences has the reasons by language, in the templates of the game's own
// sentences. Who answers is not named: the sentence stands beside the answer.
var sentences = map[string]*[reasonCount]string{
	"en": {
		reasonWin:        "It wins: {victory 0}.",
		reasonTitle:      "It earns the title {title 0}.",
		reasonTribute:    "Tribute rises to {0}.",
		reasonFreed:      "Freed rises to {0}.",
		reasonInfamy:     "Infamy rises to {0}.",
		reasonPawn:       "The pawn comes to {space 0}.",
		reasonCard:       "{card 0} works from now on.",
		reasonChest:      "A chest of {good 0} comes aboard, worth {$1}.",
		reasonAtWork:     "{0} {plural 0 Colony_works/Colonies_work} then.",
		reasonColony:     "It makes {0} {plural 0 Colony/Colonies}.",
		reasonShips:      "The fleet grows to {0} {plural 0 ship/ships}.",
		reasonFlag:       "The fleet sails as {legality 0}.",
		reasonRebels:     "Then {0} {plural 0 zone_has/zones_have} Rebels.",
		reasonCalm:       "Then only {0} {plural 0 zone_has/zones_have} Rebels.",
		reasonClaim:      "It makes {0} {plural 0 Claim/Claims}.",
		reasonFort:       "It makes {0} {plural 0 fort/forts}.",
		reasonGalley:     "It makes {0} {plural 0 Galley/Galleys}.",
		reasonVisita:     "It makes {0} {plural 0 Visita/Visitas}.",
		reasonPassengers: "{0} {plural 0 person_is/people_are} aboard then.",
		reasonIncome:     "Income rises to {$0} a round.",
		reasonMoney:      "It brings {$0}.",
		reasonRival:      "{player 0} has to go back to {space 1}.",
		reasonScout:      "{0} {plural 0 Outpost/Outposts} in hand, {1} cards allowed.",
		reasonBid:        "It is worth {$0} of {$1}.",
		reasonNoBid:      "The card is not worth a dollar here.",
		reasonTop:        "{card 0} is worth having.",
		reasonBuried:     "One of the {0} cards that nobody has seen may be better.",
		reasonFor:        "The fleet should win: {0} against {1} without support.",
		reasonAgainst:    "The fleet should not win: {0} against {1} without support.",
		reasonHome:       "{0} {plural 0 chest_comes/chests_come} home, for {$1}.",
		reasonBattle:     "The fleet has Strength {0} against {1}, without support.",
	},
	"fr": {
		reasonWin:        "Cela gagne la partie : {victory 0}.",
		reasonTitle:      "Rapporte le titre {title 0}.",
		reasonTribute:    "Le Tribut monte à {0}.",
		reasonFreed:      "Les Affranchis montent à {0}.",
		reasonInfamy:     "L’Infamie monte à {0}.",
		reasonPawn:       "Le pion arrive en {space 0}.",
		reasonCard:       "« {card 0} » agit désormais.",
		reasonChest:      "Un coffre monte à bord ({good 0}), d’une valeur de {$1}.",
		reasonAtWork:     "Colonies au travail : {0}.",
		reasonColony:     "Cela fait {0} {plural 0 Colonie/Colonies}.",
		reasonShips:      "La flotte atteint {0} {plural 0 navire/navires}.",
		reasonFlag:       "La flotte navigue en {legality 0}.",
		reasonRebels:     "Zones rebelles : {0}.",
		reasonCalm:       "Plus que {0} {plural 0 zone_rebelle/zones_rebelles}.",
		reasonClaim:      "Cela fait {0} {plural 0 Concession/Concessions}.",
		reasonFort:       "Cela fait {0} {plural 0 fort/forts}.",
		reasonGalley:     "Cela fait {0} {plural 0 Galère/Galères}.",
		reasonVisita:     "Cela fait {0} {plural 0 Visita/Visitas}.",
		reasonPassengers: "Personnes à bord : {0}.",
		reasonIncome:     "Le revenu monte à {$0} par manche.",
		reasonMoney:      "Rapporte {$0}.",
		reasonRival:      "{player 0 The} doit reculer en {space 1}.",
		reasonScout:      "Avant-postes en main : {0}, pour {1} cartes permises.",
		reasonBid:        "Cela vaut {$0} sur {$1}.",
		reasonNoBid:      "La carte ne vaut pas un dollar ici.",
		reasonTop:        "« {card 0} » vaut la peine.",
		reasonBuried:     "L’une des {0} cartes que personne n’a vues peut être meilleure.",
		reasonFor:        "Mieux vaut que la flotte gagne : {0} contre {1} sans soutien.",
		reasonAgainst:    "Mieux vaut que la flotte perde : {0} contre {1} sans soutien.",
		reasonHome:       "Coffres rapportés : {0}, pour {$1}.",
		reasonBattle:     "La flotte a une Force de {0} contre {1}, sans soutien.",
	},
	"hu": {
		reasonWin:        "Ezzel győz: {victory 0}.",
		reasonTitle:      "Címet ér: {title 0}.",
		reasonTribute:    "A koronaadó új értéke {0}.",
		reasonFreed:      "A felszabadítottak száma: {0}.",
		reasonInfamy:     "A hírhedtség új értéke {0}.",
		reasonPawn:       "A bábu új mezője: {space 0}.",
		reasonCard:       "Mostantól hat: {card 0}.",
		reasonChest:      "Láda kerül a fedélzetre ({good 0}), értéke {$1}.",
		reasonAtWork:     "Dolgozó gyarmatok: {0}.",
		reasonColony:     "Ezzel {0} gyarmat lesz.",
		reasonShips:      "A flotta {0} hajóból áll majd.",
		reasonFlag:       "A flotta új legalitása: {legality 0}.",
		reasonRebels:     "Ezzel {0} zónában lesznek lázadók.",
		reasonCalm:       "Ezzel már csak {0} zónában lesznek lázadók.",
		reasonClaim:      "Ezzel {0} jogcím lesz.",
		reasonFort:       "Ezzel {0} erőd lesz.",
		reasonGalley:     "Ezzel {0} gálya lesz.",
		reasonVisita:     "Ezzel {0} visita lesz.",
		reasonPassengers: "Ezzel {0} ember lesz a fedélzeten.",
		reasonIncome:     "A jövedelem körönként {$0} lesz.",
		reasonMoney:      "Ennyit hoz: {$0}.",
		reasonRival:      "{player 0} kénytelen visszalépni: {space 1}.",
		reasonScout:      "Előőrsök a kézben: {0}, a megengedett lapok száma {1}.",
		reasonBid:        "Megér ennyit: {$0} (a készpénz {$1}).",
		reasonNoBid:      "A lap itt egy dollárt sem ér meg.",
		reasonTop:        "Megéri megszerezni: {card 0}.",
		reasonBuried:     "A senki által nem látott {0} lap egyike jobb lehet.",
		reasonFor:        "Jobb, ha a flotta győz: támogatás nélkül {0} áll {1} ellen.",
		reasonAgainst:    "Jobb, ha a flotta veszít: támogatás nélkül {0} áll {1} ellen.",
		reasonHome:       "Hazaérkező ládák: {0}, értük {$1} jár.",
		reasonBattle:     "A flotta erőssége {0}, a célponté {1}, támogatás nélkül.",
	},
}

// Say puts a reason into a sentence, in English if there are no words in the
// language; "" for no reason. The text is that of the game in the language.
func Say(language string, text rules.Text, r bot.Reason) string {
	words := sentences[language]
	if words == nil {
		words = sentences["en"]
	}
	return text.(*hispanica.Text).Tell(words[r.Kind], rules.Nobody, r.Args[:]...)
}
