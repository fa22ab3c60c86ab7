### The browser's Scythe board: explanations, panels, descriptions for screen readers (Hungarian).

## What abilities do

web-scythe-ability-text-riverwalk = A karakter és a mechek átkelhetnek a folyón, ha a túloldali terep az itt látható kettő egyike.
web-scythe-ability-text-speed = A karakter és a mechek egy tartománnyal messzebbre mozoghatnak.
web-scythe-ability-text-underpass = A karakter és a mechek számára a fennhatóságod alatt álló hegyek és az összes alagút szomszédosak egymással.
web-scythe-ability-text-disarm = Alagúton vagy a Bányádon vívott harc előtt az ellenfeled 2 hatalmat veszít.
web-scythe-ability-text-township = A karakter és a mechek számára a fennhatóságod alatt álló falvak és a Gyár szomszédosak egymással.
web-scythe-ability-text-peoples-army = Ha a harc helyén munkásod is van, eggyel több harckártyát adhatsz hozzá.
web-scythe-ability-text-seaworthy = A karakter és a mechek ráléphetnek a tavakra és elhagyhatják azokat, és a harc melletti tóra is visszavonulhatnak.
web-scythe-ability-text-artillery = Harc előtt 1 hatalmat fizethetsz, hogy az ellenfeled 2 hatalmat veszítsen.
web-scythe-ability-text-wayfare = A karakter és a mechek bárhonnan a saját bázisodra vagy olyan frakció bázisára mozoghatnak, amellyel senki sem játszik.
web-scythe-ability-text-scout = Harc előtt véletlenszerűen ellopsz egy harckártyát az ellenfeled kezéből.
web-scythe-ability-text-submerge = A karakter és a mechek ráléphetnek a tavakra és elhagyhatják azokat, és bármelyik tóról bármelyik másikra mozoghatnak.
web-scythe-ability-text-camaraderie = Nem veszítesz népszerűséget a munkásokért, akik egy támadóként megnyert harcodból vonulnak vissza.
web-scythe-faction-ability-text-relentless = Ugyanazt a szekciót is választhatod, mint az előző fordulódban.
web-scythe-faction-ability-text-coercion = Fordulónként egyszer egy harckártya egy tetszőleges erőforrást helyettesíthet.
web-scythe-faction-ability-text-swim = A munkásaid átkelhetnek a folyókon.
web-scythe-faction-ability-text-meander = Egy találkozáskártyáról legfeljebb két lehetőséget választhatsz.
web-scythe-faction-ability-text-dominate = A célokért és a harcokért kapott csillagaid száma nincs korlátozva.

## What structures do

web-scythe-structure-text-mine = A Bánya az egységeid számára alagút.
web-scythe-structure-text-monument = Minden Erősítéskor 1 népszerűséget is kapsz.
web-scythe-structure-text-armory = Minden Kereskedelemkor 1 hatalmat is kapsz.
web-scythe-structure-text-mill = Minden Termeléskor a Malom tartománya is termel, és a Malom munkásnak számít.

## The map

web-scythe-map = Térkép
web-scythe-map-keys = A nyilakkal hatszögről hatszögre lépsz, { $enter }: választás, { $next }: a következő választható hatszög, { $ask }: magyarázat, { $closer } és { $farther }: nagyítás és kicsinyítés.
web-scythe-zoom-in = Nagyítás
web-scythe-zoom-out = Kicsinyítés
web-scythe-zoom-whole = Az egész térkép
web-scythe-wide = Térkép a teljes szélességben
web-scythe-turn = { $number }. forduló
web-scythe-tile-beside = mellette
web-scythe-tile-on = alatta
web-scythe-tile-row = egy vonalban
web-scythe-mini-map = A teljes térkép és a látható része: megnyomva odaugrik
web-scythe-lit = választható
web-scythe-has = { $who }: { $what }
web-scythe-with = { $what }: { $also }
web-scythe-controlled = Fennhatóság: { $who }
web-scythe-contested = Itt harc következik
web-scythe-defends = { $cards ->
    [0] Védelme legfeljebb { $power }.
    [one] Védelme legfeljebb { $power } + 1 lap.
   *[other] Védelme legfeljebb { $power } + { $cards } lap.
}
web-scythe-beside = Mellette: { $places }
web-scythe-across = Folyón túl: { $places }
web-scythe-in-words = A tábla szavakban
web-scythe-ask-hex = Kérdezz egy hatszögről
web-scythe-no-hex = Nincs ilyen hatszög.
web-scythe-loading = A tábla előkészítése…

## Panels

web-scythe-players = Játékosok
web-scythe-tracks = Sávok és csillagok
web-scythe-tiers = Mennyit fizetnek a népszerűségi szintek
web-scythe-hand = { $whose ->
    [own] Kártyáid
   *[other] Kártyák
}
web-scythe-no-combat-cards = Nincs harckártya a kezedben
web-scythe-fortune = Vagyon, ha most lenne vége a játéknak
web-scythe-standing = { $who } ({ $faction }): { $values }
web-scythe-seen = A kezében látott lapok: { $values }

## Mats

web-scythe-mat = { $mat } játékostábla
web-scythe-on-mat = a táblán
web-scythe-built = felépült
web-scythe-cost = Költség: { $cost }.
web-scythe-enlisted = Besorozott újonc, folyamatos bónusz: { $bonus }
web-scythe-enlisted-refused = Besorozott újonc, a folyamatos bónusz ({ $bonus }) elutasítva
web-scythe-not-enlisted = Az újonc még nincs besorozva
web-scythe-recruit = Ha innen soroztál be újoncot: valahányszor te vagy egy szomszédod végrehajtja ezt az akciót ({ $action }), ezt kapod: { $bonus }.
web-scythe-taken = elvéve
web-scythe-free-bonus = még elérhető
web-scythe-box = Ennek egy részét technológiakocka fedi; a Fejlesztés elveszi.
web-scythe-saving = A szaggatott négyzetre tett technológiakocka 1-gyel olcsóbbá teszi az akciót.
web-scythe-section-move = Mozgass egységeket, vagy kapj pénzt.
web-scythe-section-bolster = Kapj hatalmat vagy harckártyát.
web-scythe-section-trade = Kapj tetszőleges erőforrásokat vagy népszerűséget.
web-scythe-section-produce = Munkásaid termelnek néhány tartományodon.
web-scythe-bottom-upgrade = Tegyél át egy technológiakockát egy felső akcióról egy alsó akcióra.
web-scythe-bottom-deploy = Telepíts egy mechet az egyik munkásodhoz, és megkapod a képességét.
web-scythe-bottom-build = Építs egy építményt az egyik munkásod mellé.
web-scythe-bottom-enlist = Sorozz be egy újoncot egyszeri és folyamatos bónuszért.
web-scythe-track-power = A hatalmat harcban költöd el.
web-scythe-track-popularity = Minél nagyobb a népszerűséged, annál többet ér minden a végén.
web-scythe-track-coins = A pénzzel akciókért fizetsz, és a végén is számít.

## Combat and other moments

web-scythe-combat = Harc: { $place }
web-scythe-combat-card = Harcban hozzáadja az értékét.
web-scythe-sealed = Eddig: tárcsa { $power }, kártyák: { $cards }, összesen { $total }.
web-scythe-go-on = Tovább
web-scythe-left = { $count ->
    [one] még { $count } jelző
   *[other] még { $count } jelző
}

## Keys of the map

web-scythe-key-zoom = nagyítás, kicsinyítés, az egész térkép

## What a decision changes, and what a chart shows

web-scythe-change-power = hatalom
web-scythe-change-popularity = népszerűség
web-scythe-change-coins = pénz
web-scythe-change-combat-cards = harckártyák
web-scythe-change-star-count = csillagok
web-scythe-change-workers-on-mat = maradék munkások

web-scythe-measure-fortune = Vagyon
web-scythe-measure-coins = Pénz
web-scythe-measure-popularity = Népszerűség
web-scythe-measure-power = Hatalom
web-scythe-measure-star-count = Csillagok
