package discovery

// rulebookHungarian has the words of the rulebook in Hungarian, with the lists
// of rulebookEnglish.
var rulebookHungarian = []entry{
	{"1", "Az asztal és a cél", ""},

	{"1.1", "A játék", ""},
	{"1.1.1", "Cél", "Két–öt játékos tárja fel az Újvilágot, mindegyik egy-egy európai hatalom nevében. A játék nyolc fordulóig tart. Az győz, akinek a végén a legtöbb győzelmi pontja (röviden: pontja) van."},
	{"1.1.2", "Korok", "Az 1–3. forduló az I. kor, a 4–6. forduló a II. kor, a 7. és a 8. forduló a III. kor. A kor szabja meg, mely fővárosi épületek kaphatók, és mennyibe kerülnek."},
	{"1.1.3", "Nyílt lapok", "Minden játékos pénze, bábui, áruja, hajói, épületei és felfedezései nyíltan fekszenek. Semmit sem lehet elcserélni, kölcsönadni vagy elajándékozni."},
	{"1.1.4", "Amit senki sem lát", "Rejtve csak a lefordított jelzők vannak, a felfedezéskártyák és az épülethalmok sorrendje, valamint az árukészlet áruja. Ezeket senki sem látja."},
	{"1.1.5", "Honnan jön a pont", "Pontot a régiók hoznak a 3., a 6. és a 8. forduló után, a játék végén pedig a felfedezések, az épületek és a 8. forduló kereskedelmi bevétele. A részleteket a 11. fejezet mondja el."},

	{"1.2", "Ami az asztalon fekszik", ""},
	{"1.2.1", "A térkép", "A térképen kilenc régió van: {regions}. Csak a Karib-térség és Peru neve bizonyos."},
	{"1.2.2", "A mezők", "A térkép mellett kilenc eseménymező áll, fentről lefelé: Játéksorrend, Kezdeményezés, Telepesrakpart, Áruk, Kereskedelmi hajózás, Fővárosi épületek, Felfedezés, Szakemberek és Hadviselés. A Játéksorrend mezőn minden játékosnak egy jelölője áll; bábut a többi nyolcra lehet tenni."},
	{"1.2.3", "Bábuk", "Minden játékosnak 30 telepes bábuja van, és négyfajta szakembere: 5 kapitány, 5 kereskedő, 10 misszionárius és 10 katona."},
	{"1.2.4", "Hajók", "Tíz kereskedőhajó van. Az egyik a fordulót jelöli, egy másik a rakpartot zárja le, a többi nyolc megnyerhető."},
	{"1.2.5", "Pénz", "Egy ezüstérme 1 $, egy aranyérme 10 $. A bank sosem fogy ki a pénzből, és egyetlen játékos pénze sem csökkenhet nulla alá."},
	{"1.2.6", "Áruk", "A 46 áru tizenegyféle: {goods}. Az egyforma áruk lapkái között nincs különbség; a lapkára nyomtatott szám azt mondja meg, hány ilyen áru van, nem pedig az értékét."},
	{"1.2.7", "Jelzők és kártyák", "16 felfedezésjelző van, egy játékban nyolc kerül sorra közülük, és 16 felfedezéskártya. Mindegyik bennszülötteket mutat, a felfedezőnek járó dollárt, az elküldött katonánként járó dollárt és pontot."},
	{"1.2.8", "Épületek", "A 36 fővárosi épületből 12 tartozik az I. korhoz, 14 a II. korhoz és 10 a III. korhoz. Egy beszámoló csak 34 épületet számol, korokra bontás nélkül, ezért itt a nagyobb szám érvényes."},

	{"1.3", "Hogyan kérdez az asztal", ""},
	{"1.3.1", "Egyszerre csak egy", "Minden döntést egyetlen játékos hoz meg, nyíltan, válaszról válaszra. Két játékos sosem dönt ugyanabban a pillanatban."},
	{"1.3.2", "Amit nem kérdez meg", "Ahol csak egy válasz lehetséges, azt az asztal kérdés nélkül megadja. Ahol egy sem lehetséges, a forduló e része nem hoz semmit, és a játék folytatódik."},
	{"1.3.3", "Több válaszból álló cselekvés", "Ami több választ kér, az az utolsó válasszal történik meg; addig semmit sem kell kifizetni, elmozdítani vagy felfordítani. Aki bármelyik kérdésénél passzol, az az egész cselekvésről lemond. A második kérdéstől kezdve a passz nem számít bele abba, hogy csak egy válasz lehetséges-e."},
	{"1.3.4", "Azonnal", "Ami azonnal jár, az megtörténik, mielőtt a következő bábu sorra kerül, és attól a pillanattól számít."},
	{"1.3.5", "Véletlen", "Kocka nincs. Bármi kerül felfordításra, egyforma eséllyel lehet bármelyik lapka, jelző vagy kártya, amely még ott lehet; egy áru tehát annál könnyebben jön elő, minél több lapkája van hátra."},
	{"1.3.6", "Felfordításkor húzva", "Előre kirakott halom nincs: ami rejtett, azt az asztal felfordításkor húzza ki mindabból, amit még senki sem látott. Az esélyek egy megkevert halom esélyei, és nincs mit meglesni. Ha minden megmaradt darab felfordul, húzni sem kell."},
	{"1.3.7", "A régiók sorrendje", "Valahányszor a régiók egymás után kerülnek sorra, a sorrend: {regions}."},

	{"1.4", "Az asztal választásai", ""},
	{"1.4.1", "Három különböző vagy bármely három", "Az 1 $-t hozó szett három különböző áruból áll. A játszma előtt az asztal megállapodhat abban, hogy bármely három áru megteszi, ahogy a szabályok más ismertetéseiben áll."},
	{"1.4.2", "A Társaság áruja", "A Nyugat-indiai Társaság tulajdonosa maga választja ki az árut, amelyet az épület hoz. A játszma előtt az asztal megállapodhat abban, hogy ezt mindig az árukészletből kell húzni, ahogy más ismertetésekben áll."},
	{"1.4.3", "Ami kimaradt", "Nincs hatodik hely, nem lehet licitálni az első helyekre, nincs egyszemélyes játék, a nemzeteknek nincs saját képességük, és nincs egyetlen kiegészítő sem."},

	{"2", "Előkészítés", ""},

	{"2.1", "A játékosok", ""},
	{"2.1.1", "Kezdő vagyon", "Mindenki 10 $-ral és kézben 5 telepessel kezd."},
	{"2.1.2", "Az első játéksorrend", "Minden játékosnak még egy telepese kerül a Játéksorrend sávjára, ahol sorsolás dönti el, ki lesz az első, a második és így tovább. Hogy ki hol ül, az nem számít."},
	{"2.1.3", "Pénz a hátsóbb helyekért", "E sorrendben a második 1 $-ral többel kezd, a harmadik 2 $-ral, a negyedik 3 $-ral, az ötödik 4 $-ral."},
	{"2.1.4", "Készlet", "A játékos összes többi bábuja a készlete: 24 telepes, 5 kapitány, 5 kereskedő, 10 misszionárius és 10 katona."},

	{"2.2", "A tábla", ""},
	{"2.2.1", "Jelzők", "A 16 jelzőt lefordítva meg kell keverni. Egy-egy a Karib-térség kivételével minden régióba kerül; a többi nyolc kiesik a játékból úgy, hogy senki sem látta."},
	{"2.2.2", "A Karib-térség", "A Karib-térség a kezdettől fel van fedezve, és sosincs jelzője."},
	{"2.2.3", "Áru a térképen", "Minden régióban, a Karib-térségben is, egy áru fekszik felfordítva."},
	{"2.2.4", "Melyik áru hol fekszik", "{lying}. E párok közül csak az bizonyos, hogy Peruban ezüst van."},
	{"2.2.5", "Két áru régió nélkül", "A tizenegyféle áruból kettő egyetlen régióban sem fekszik. Hogy melyik kettő, az nem ismert; itt a marha és a rizs."},
	{"2.2.6", "Árukészlet és kínálat", "A többi 37 áru az árukészlet, lefordítva. Közülük négy az Áruk mezőn felfordul."},
	{"2.2.7", "Eladó épületek", "Minden kor épületei külön megkevert halmot alkotnak. Az I. kor halmából öt felfordul."},
	{"2.2.8", "A hajók helye", "Egy hajó a Kereskedelmi hajózás mezőn fekszik, hét a hajókészlet. A fordulójelölőt és a rakparton álló hajót sosem lehet megnyerni."},
	{"2.2.9", "A húzások sorrendje", "Először a játéksorrend dől el, aztán az öt épület, végül a négy áru."},

	{"2.3", "A játékosok száma szerint", ""},
	{"2.3.1", "A rakpart hossza", "A rakpartnak játékosonként két számozott helye van, eggyel kevesebb: 3 két játékosnál, 5 háromnál, 7 négynél és 9 ötnél."},
	{"2.3.2", "A rakparton álló hajó", "Az első használaton kívüli helyen kereskedőhajó áll. Ez a hely és mind, ami mögötte van, le van zárva."},
	{"2.3.3", "Más nem változik", "Egyetlen más szabály sem függ attól, hányan játszanak."},

	{"3", "A forduló", ""},

	{"3.1", "A lépései", ""},
	{"3.1.1", "Egy forduló elejétől a végéig", "Először a bábuk kerülnek le. Utána sorra kerülnek a mezők a Kezdeményezéstől a Hadviselésig. Fizet a kereskedelem, aztán az épületek megadják, ami fordulónként jár, a 3., a 6. és a 8. forduló után pedig a régiók pontot hoznak. Végül megújulnak az épületek, az áruk és a hajó, mindenki öt telepest vesz fel, létrejön az új játéksorrend, és a fordulójelölő továbblép."},
	{"3.1.2", "Az utolsó forduló", "A 8. forduló az épületek juttatásaiig tart. Ekkor a régiók harmadszor is pontot hoznak, és következik a végső számolás; semmi sem újul meg."},
	{"3.1.3", "Egy sorrend az egész fordulóra", "A játéksorrend az egyik forduló végétől a következő végéig érvényes. A Kezdeményezés mezőn álló bábuk addig semmit sem változtatnak rajta."},

	{"3.2", "A bábuk lerakása", ""},
	{"3.2.1", "Felváltva egy-egy bábu", "Játéksorrendben minden játékos letesz egy bábut a kezéből egy mezőre, és ez így megy körről körre, amíg minden kéz ki nem ürül."},
	{"3.2.2", "Üres kéz", "Akinek a kezében semmi sincs, az kimarad, akár már az első körben. A többiek játéksorrendben folytatják."},
	{"3.2.3", "Nincs passz, nincs tartalék", "A kézben lévő minden bábut le kell tenni ebben a fordulóban. Hely mindig van: a Kereskedelmi hajózás és a Felfedezés sosem telik be."},
	{"3.2.4", "Ami lent van, lent marad", "A bábu azon a mezőn marad, ahová tették. Amit a játékos a lerakás után szerez, az kézben várja a következő fordulót."},
	{"3.2.5", "Minden fajta minden mezőre", "Bármilyen bábu bármelyik mezőre mehet. Ahol a képessége nem számít, ott úgy működik, mint egy telepes."},
	{"3.2.6", "Kézből", "Csak olyan fajta tehető le, amely kézben van. Ha a kézben minden bábu egyfajta, az asztal nem kérdez rá a fajtára."},
	{"3.2.7", "Melyik helyre", "A bábu a mező első szabad helyét foglalja el balról. Csak a Szakemberek helyei között lehet szabadon választani; a Kereskedelmi hajózásnak és a Felfedezésnek nincsenek helyei."},
	{"3.2.8", "Hány bábu", "Egy játékos több bábut is tehet ugyanarra a mezőre, körönként egyet, hacsak a mező mást nem mond (4.1.1, 4.2.3, 4.7.1). Ha egy mező minden helye foglalt, a mező a fordulóra bezárul."},
	{"3.2.9", "Hiába", "Olyan mező is választható, amely semmit sem hozhat, mert nincs hozzá hajó, épület, áru, pénz vagy ellenfél."},

	{"3.3", "A mezők sorra kerülnek", ""},
	{"3.3.1", "Mezőről mezőre", "A mezők ebben a sorrendben következnek: Kezdeményezés, Telepesrakpart, Áruk, Kereskedelmi hajózás, Fővárosi épületek, Felfedezés, Szakemberek, Hadviselés."},
	{"3.3.2", "Helyről helyre", "Egy mezőn belül a helyek az elsőtől az utolsóig kerülnek sorra."},
	{"3.3.3", "Hová kerül a felhasznált bábu", "Az Áruk, a Kereskedelmi hajózás, a Fővárosi épületek, a Szakemberek és a Hadviselés mezőről a bábuk tulajdonosuk készletébe térnek vissza, sosem kézbe. A rakpartról a térképre szállnak, a Felfedezés mezőn addig maradnak, amíg el nem küldik őket, a Kezdeményezés mezőn pedig addig, amíg létre nem jön az új játéksorrend."},
	{"3.3.4", "Visszatérés a cselekvés előtt", "A bábu közvetlenül a saját cselekvése előtt tér vissza a készletbe, így figurája szabad ahhoz, amit a cselekvés ad. Egy expedíció bábui az induláskor együtt térnek vissza."},
	{"3.3.5", "Miről lehet lemondani", "A vásárlásról, az expedícióról, a kiképzésről és a konfliktusról le lehet mondani, és ez semmibe sem kerül. Másról nem: a partraszállás kötelező, az árut, a hajót és egy hely szakemberét pedig a játékos egyszerűen megkapja."},
}
