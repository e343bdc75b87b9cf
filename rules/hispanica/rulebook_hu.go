package hispanica

// rulebookHungarian has the words of the rulebook in Hungarian, with the lists
// of rulebookEnglish.
var rulebookHungarian = []entry{
	{"1", "A játék és részei", ""},

	{"1.1", "Mi ez a könyv", ""},
	{"1.1.1", "Rekonstrukció", "A megjelent Pax Hispanica szabályai nem nyilvánosak. Nyilvános egy néhány bekezdéses GYIK, amely itt szó szerint érvényes, és néhány további tényt ismertetők mondanak el; mindkettőt jelzi a könyv, ahol felhasználja. Szinte minden más, a térképtől és a kártyáktól az árakig, a célokig és a végső pontozásig, e projekt saját kitalálása. Ne tekintsd ezt a megjelent szabályfüzetnek."},
	{"1.1.2", "Amit a GYIK elmond", "Hogyan licitálnak és fizetnek az árveréseken, mikor kell betartani a kézlimitet, melyik négy év alkot egy kört, és mi történik az elsőben, hogyan jutnak a gyarmatok munkaerőhöz, hogyan zajlik a szárazföldi csata, hogyan kerülnek meeple-ek a fedélzetre, és hogy a zászlóshajó legalitása dönti el, hogyan rakodnak be kincset, és az hogyan számít."},
	{"1.1.3", "Amit az ismertetők elmondanak", "Az öt nemzetet, azt, hogy kevés játékosnál Spanyolországgal senki sem játszik, a háromhajós flottát, a filozófiák ágait, amelyeken az élen állót vissza lehet szorítani, és azt, hogy milyen úton lehet megnyerni a játékot; számot viszont alig."},
	{"1.1.4", "Kipróbálatlan számok", "Nem tudni, hogy a kitalált számok emberek között mennyire kiegyenlítettek. Ahol egy valódi szám nyilvánossá válik, az a kitalált helyére lép."},

	{"1.2", "A cél", ""},
	{"1.2.1", "Életutak", "Két–öt játékos követi becsvágyát a 17. századi Karib-térségben: a Korona kegyét, a rabszolgák szabadságát, a gyarmatok függetlenségét vagy a kalózhírnevet."},
	{"1.2.2", "Győzelem", "Minden életútnak saját győzelme van, amely azonnal véget vet a játéknak (11.2). Ha az utolsó kör is véget ért, és senki sem győzött, a presztízs dönt (11.3)."},

	{"1.3", "A kör", ""},
	{"1.3.1", "Négy év", "Egy kör négy évből áll, mindig ebben a sorrendben: Áruév, Aukciós év, Játékév, Hajózási év."},
	{"1.3.2", "Papagáj és galamb", "A papagáj az éppen folyó körnél áll, a galamb az utolsónál. Kezdetben az 1 és a 8 számon állnak."},
	{"1.3.3", "Mikor lép a galamb", "A galambot csak a Békegalamb rendelet (7.5.12) mozdítja el. Hogy egy kör az utolsó volt-e, az a kör végén dől el aszerint, hogy a galamb akkor hol áll."},
	{"1.3.4", "Évszámok", "A történet 1598-ban kezdődik. Minden további kör tíz évvel későbbi évszámot kap; az évszámok semmit sem befolyásolnak."},

	{"1.4", "Ami az asztalon fekszik", ""},
	{"1.4.1", "Tábla és filozófiák", "Egy tábla a Karib-térséget mutatja szárazföldi és tengeri zónáival, egy másik a filozófiákat. A pénz a Poolból jön, és oda kerül."},
	{"1.4.2", "Készletek", "Minden nemzetnek 8 gyarmatkorongja van, Spanyolországnak 14. Lázadóból 20 van, és minden játékosnak 3 jogcíme van. Korong nélkül gyarmatot sem alapítani, sem elfoglalni nem lehet. Ami lekerül a térképről, azonnal visszatér a készletébe; minden más darab sosem fogy el."},
	{"1.4.3", "Bennszülöttek, rabszolgák, polgárok", "Bennszülöttek a törzsi helyeken és a visitákban élnek, polgárok a katedrálisokban várakoznak. Egyikük dolgozhat egy gyarmaton: a bennszülött rabszolgaként, a polgár polgárként. Hogy mit jelentenek e szavak, azt a 14. fejezet mondja el."},
	{"1.4.4", "Ládák", "A láda árut tartalmaz, és kincs, ha már berakodták. Egy gyarmaton legfeljebb egy láda lehet, mindig a zóna árujával."},
	{"1.4.5", "Kártyák", "63 piaci lap van, nincs közöttük két egyforma: 20 hajó, 22 személy, 9 intézmény és 12 rendelet. Előőrs 28 van, minden szárazföldi zónához kettő. Minden játékosnak mindig két csatakártyája van, az egyik a flottáé, a másik a célponté."},
	{"1.4.6", "Pénz", "A pénz egész dollárokban számít, és nyíltan fekszik. A Pool sosem üres, és senkinek sincs soha semminél kevesebbje."},
	{"1.4.7", "Nincs alku", "Pénz, kártya, darab vagy ígéret csak ott kerül egyik játékostól a másikhoz, ahol egy szabály azt mondja."},
	{"1.4.8", "Hiányzó darabok", "Ha egy lépéshez olyan darab kell, amely nincs meg, az a lépés elmarad, a hatás többi része megtörténik."},

	{"1.5", "Hogyan kérdez az asztal", ""},
	{"1.5.1", "Nyíltan és sorban", "A döntések egyenként, nyíltan születnek. Csak a liciteket (5.2.4) és a csatakártyákat (9.3.1) adja meg több játékos együtt, titokban."},
	{"1.5.2", "Nyílt és rejtett", "A kéz, a flotta, a parancs, a tabló és az eldobott lapok mindenki előtt nyíltak. Senki sem tudhatja, még a tulajdonosa sem, melyik lap van a legfelső alatt, vagy mit hoz egy pakli."},
	{"1.5.3", "Amit nem kérdez meg", "Ha csak egy válasz lehetséges, az asztal kérdés nélkül megadja. A csatakártyát és a tengeri választást mindig megkérdezi."},
	{"1.5.4", "Több válaszból álló akció", "Az akció az utolsó válaszával kerül kifizetésre és végrehajtásra. Addig visszavehető, hacsak közben nem húztak valamit. Amit nem lehetne végig végrehajtani, azt elkezdeni sem lehet."},
	{"1.5.5", "Véletlen", "Véletlen az előkészítésben van, a felforduló vagy látatlanul elnyert piaci lapokban és a húzott előőrsökben. Semmi sincs előre kikészítve: bármi jöhet, amit senki sem látott, minden lap egyforma eséllyel."},
	{"1.5.6", "Nullánál sosem olcsóbb", "Egy ár több csökkentése összeadódik, de ár sosem megy 0 $ alá."},

	{"2", "Előkészítés és nemzetek", ""},

	{"2.1", "Ki mivel játszik", ""},
	{"2.1.1", "Öt nemzet", "Spanyolországgal, Angliával, Franciaországgal, Hollandiával és Kurlanddal lehet játszani, mindegyikkel egy játékosnak. Minden nemzetnek saját képessége van (2.2)."},
	{"2.1.2", "Két vagy három játékos", "Két vagy három játékosnál senki sem játszik Spanyolországgal. A nemzet felkerül a térképre, de azután csak ott van (13.2), hacsak a játék nem egyszemélyes (13.1)."},
	{"2.1.3", "Négy vagy öt játékos", "Négy játékosnál egyikük Spanyolország; ötnél minden nemzetnek van játékosa."},
	{"2.1.4", "Sorsolva vagy választva", "Az asztal megállapodik, hogy a nemzeteket sorsolás osztja-e ki, vagy a játékosok választják ülésrendben (12.1.1). Egy nemzet nem választható kétszer, Spanyolország pedig csak akkor, ha a 2.1.3 szerint van játékosa."},
	{"2.1.5", "Az utolsónak Spanyolország", "Ha négy vagy öt játékos választ, és már csak az utolsónak nincs nemzete, annak Spanyolországot kell választania, hacsak valaki már nem választotta."},

	{"2.2", "Képességek", ""},
	{"2.2.1", "Spanyolország", "Casa de Contratación: Spanyolország a koronagyarmatokkal kezd (2.4.1), és sosem illegális (3.1.8). Jövedelme másképp számolódik (4.8.5), és két győzelemhez többet kell elérnie (11.2.3, 11.2.4)."},
	{"2.2.2", "Anglia", "Tengeri kutyák: flottájának tengeri erőssége 1-gyel nagyobb (8.3.3)."},
	{"2.2.3", "Franciaország", "Hittérítő atyák: a visita 1 $-ral olcsóbb (6.4.5)."},
	{"2.2.4", "Hollandia", "Kereskedők: a megvesztegetés, saját gyarmatnál is, 1 $-ral olcsóbb, és ott is lehetséges, ahol az inkvizíció van (8.5.4). A nemzet több pénzzel kezd (2.3.1). Az inkvizíció zónájában lévő gyarmatai ettől még nem kapnak ládát (4.6.3)."},
	{"2.2.5", "Kurland", "Jakob herceg hajógyárai: flottája 1 vitorlával többet kap (8.1.2)."},

	{"2.3", "Játékosok", ""},
	{"2.3.1", "Pénz", "Mindenki 8 $-ral kezd, de Hollandia 10 $-ral és Spanyolország 4 $-ral. A passzív Spanyolország kincstára üres."},
	{"2.3.2", "Az első előőrsök", "Ülésrendben Spanyolországon kívül mindenki két előőrsöt húz."},
	{"2.3.3", "Még nincs hajó", "Senki sem kezd hajóval; a flottát előbb meg kell szerezni."},
	{"2.3.4", "Bábuk és sávok", "Minden bábu az Ifjúság mezőn kezd, a koronaadó, a hírhedtség és a felszabadítottak száma 0. Nincs se jogcím, se parancs, se cím."},
	{"2.3.5", "Az első játékossorrend", "Az első játékossorrendet sorsolás dönti el, helyről helyre. Az első Áruévben azonnal átrendeződik (4.2.1)."},

	{"2.4", "A tábla", ""},
	{"2.4.1", "Koronagyarmatok", "Spanyolországnak, akár játszik vele valaki, akár nem, kezdettől tizenegy gyarmata van a térképen. Polgár dolgozik itt: {crown citizen}. Rabszolga dolgozik itt: {crown slave}."},
	{"2.4.2", "Erődök", "Erőd áll itt: {forts}."},
	{"2.4.3", "A passzív Spanyolország gályái", "Ha senki sem játszik Spanyolországgal, minden zónában, ahol ilyen erőd áll, gályája van."},
	{"2.4.4", "Katedrálisok", "Katedrális, benne egy-egy polgárral, áll itt: {cathedrals}."},
	{"2.4.5", "Bennszülöttek", "Minden törzsi helyen annyi bennszülött él, amennyit a 3.2 szakasz mond. Visita, lázadó és láda még nincs."},
	{"2.4.6", "Piac", "A piaci lapokat meg kell keverni, a legfelső felfordul. Az előőrsöket lefordítva kell megkeverni."},
	{"2.4.7", "Az inkvizíció", "Az inkvizíció Új-Spanyolországban kezd."},
	{"2.4.8", "A húzások sorrendje", "Először a nemzetek osztása jön, ha sorsolás dönt róluk, aztán a legfelső piaci lap, az első előőrsök, végül a játékossorrend."},
}
