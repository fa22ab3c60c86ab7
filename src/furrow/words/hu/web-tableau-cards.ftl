### The pages about the cards of 51st State and Imperial Settlers: all cards, and what their icons mean (Hungarian).

## All cards

web-tableau-cards-search = Név vagy szavak
web-tableau-cards-filters = Szűrők
web-tableau-cards-found = { $count } / { $all } kártyafajta
web-tableau-cards-none = Egyetlen kártya sem felel meg minden szűrőnek.
web-tableau-cards-clear = Minden szűrő törlése
web-tableau-cards-drop = Szűrő törlése: { $name }
web-tableau-cards-set = { $game ->
    [imperial_settlers] Nemzet
   *[other] Készlet
}
web-tableau-cards-kind = Fajta
web-tableau-cards-cost = { $game ->
    [imperial_settlers] Költség
   *[other] Távolság
}
web-tableau-cards-cost-of = { $game ->
    [imperial_settlers] Költség: { $count }
   *[other] Távolság: { $count }
}
web-tableau-cards-gives = Mit ad
web-tableau-cards-gives-of = Ezt adja: { $name }
web-tableau-cards-special = valami különlegeset
web-tableau-cards-deal = { $game ->
    [imperial_settlers] Szövetség
   *[other] Üzlet
}
web-tableau-cards-deal-of = { $game ->
    [imperial_settlers] Szövetség: { $name }
   *[other] Üzlet: { $name }
}
web-tableau-cards-type = { $game ->
    [imperial_settlers] Szín
   *[other] Típus
}
web-tableau-cards-like = Minden hasonló
web-tableau-cards-detail = A kiválasztott kártya
# How sure the facts of a card are.
web-tableau-cards-sure = { $confidence ->
    [high] Egymástól független források megegyeznek.
    [low] Kétséges: lehet benne hiba.
   *[medium] Csak egy forrás van, vagy a források valamiben eltérnek.
}
web-tableau-cards-sources = { $count ->
    [one] { $count } forrás
   *[other] { $count } forrás
}
web-tableau-cards-copies = { $count ->
    [one] { $count } példány
   *[other] { $count } példány
}
web-tableau-cards-drawn = A képet a Furrow rajzolta a kártya adataiból.

## The parts of a card

web-tableau-legend-part-kind = Fajta
web-tableau-legend-part-kind-text = a termelés, a képesség vagy az akció színe és jele
web-tableau-legend-part-name = Név
web-tableau-legend-part-name-text = a te nyelveden; az eredeti a nagy kártyán olvasható
web-tableau-legend-part-cost = Költség
web-tableau-legend-part-cost-text = { $game ->
    [imperial_settlers] amibe az építés kerül; a ház egy saját helyszíned
   *[other] házak: ennyi szürke jelző az építéshez, kék az üzlethez, piros a romboláshoz
}
web-tableau-legend-part-picture = Kép
web-tableau-legend-part-picture-text = a kártya adataiból készül, jelentése nincs
web-tableau-legend-part-types = { $game ->
    [imperial_settlers] Szín
   *[other] Típusok
}
web-tableau-legend-part-types-text = { $game ->
    [imperial_settlers] más kártyák számolják
   *[other] más kártyák számolják; azonos típusú kártya ráépíthető
}
web-tableau-legend-part-effect = Hatás
web-tableau-legend-part-effect-text = mit kér → mit ad
web-tableau-legend-part-words = Ugyanez szavakkal
web-tableau-legend-part-words-text = a mondatok a mérvadók
web-tableau-legend-part-deal = { $game ->
    [imperial_settlers] Szövetség
   *[other] Üzlet
}
web-tableau-legend-part-deal-text = { $game ->
    [imperial_settlers] az áruja, azonnal és minden játékkörben
   *[other] az áruja, azonnal és minden játékkörben
}
web-tableau-legend-part-spoils = Zsákmány
web-tableau-legend-part-spoils-text = amit a lerombolása ad
web-tableau-legend-part-value = Érték
web-tableau-legend-part-value-text = ennyi pont, ha a végén áll

## How effects are written

web-tableau-legend-grammar = Hogyan írjuk le a hatásokat
web-tableau-legend-grammar-to = fizesd a bal oldalit, kapd a jobb oldalit
web-tableau-legend-grammar-each = mindegyik után egy
web-tableau-legend-grammar-most = legfeljebb három
web-tableau-legend-grammar-times = legfeljebb kétszer egy játékkörben
web-tableau-legend-grammar-on = a helyszínre kerül
web-tableau-legend-grammar-least = ha legalább kettő
web-tableau-legend-grammar-or = az egyik vagy a másik
web-tableau-legend-grammar-box = színezett keret: más pillanatban

## Kinds and moments

web-tableau-legend-kinds = Fajták
web-tableau-legend-kind-connection = Kapcsolatkártya: elveszed, egyszer használod
web-tableau-legend-kind-attack = Támadáskártya: csak az egyszemélyes játékban
web-tableau-legend-moments = Mikor történik
web-tableau-legend-when-production = a termelési fázisban
web-tableau-legend-when-action = akcióként
web-tableau-legend-when-built = egyszer, amikor megépül
web-tableau-legend-when-builds = valahányszor ilyet építesz
web-tableau-legend-when-razes = valahányszor rombolsz
web-tableau-legend-when-deals = { $game ->
    [imperial_settlers] valahányszor szövetséget kötsz
   *[other] valahányszor üzletet kötsz
}
web-tableau-legend-when-deal-goods = { $game ->
    [imperial_settlers] amikor a szövetségek fizetnek
   *[other] amikor az üzletek fizetnek
}
web-tableau-legend-when-produced = valahányszor ezt termeled
web-tableau-legend-when-points = valahányszor pontot kapsz
web-tableau-legend-when-exchanged = amikor munkásokat cserélsz be
web-tableau-legend-when-anytime = bármikor a körödben
web-tableau-legend-when-cleanup = a játékkör végén megtartja, amit mutat
web-tableau-legend-when-end = a játék végén számít
web-tableau-legend-open = nyitott: mások is küldhetnek munkást

## Special deeds

web-tableau-legend-deeds = Különleges tettek
web-tableau-legend-deed-steal = nyersanyagot veszel el mástól
web-tableau-legend-deed-loot = egy áru a zsákmányból, a helyszín marad
web-tableau-legend-deed-copy-production = egy helyszín még egyszer termel
web-tableau-legend-deed-take-production = a termelése a tiéd
web-tableau-legend-deed-gain-deal = { $game ->
    [imperial_settlers] megkapod szövetségek áruit
   *[other] megkapod üzletek áruit
}
web-tableau-legend-deed-take-deal = { $game ->
    [imperial_settlers] elveszed más szövetségét
   *[other] elveszed más üzletét
}
web-tableau-legend-deed-foreign-deal = { $game ->
    [imperial_settlers] szövetség más helyszínével
   *[other] üzlet más helyszínével
}
web-tableau-legend-deed-cancel-deal = { $game ->
    [imperial_settlers] más elveszti egy szövetségét
   *[other] más elveszti egy üzletét
}
web-tableau-legend-deed-forgo-deals = { $game ->
    [imperial_settlers] szövetségek árui helyett pont
   *[other] üzletek árui helyett pont
}
web-tableau-legend-deed-free-actions = használt helyszínek újra használhatók
web-tableau-legend-deed-block = letiltasz egy helyszínt erre a játékkörre
web-tableau-legend-deed-build-at-once = { $game ->
    [imperial_settlers] építés saját helyszín feladása nélkül
   *[other] építés saját helyszín feladása nélkül
}
web-tableau-legend-deed-raze-opponent = lerombolod más helyszínét
web-tableau-legend-deed-raze-own = lerombolod egy saját helyszíned
web-tableau-legend-deed-raze-for-points = rombolás, az áruk helyett pontért
web-tableau-legend-deed-remove-location = más elveszti egy helyszínét
web-tableau-legend-deed-take-over = befolyásod alá vonsz egy helyszínt erre a játékkörre
web-tableau-legend-deed-lay-foundation = lap letétele telekként
web-tableau-legend-deed-samurai = szamurájt teszel helyszínekre
web-tableau-legend-deed-draw-and-keep = húzol, néhányat megtartasz
web-tableau-legend-deed-make-discard = más eldob egy lapot
web-tableau-legend-deed-tuck-cards = lapok alá, pontért
web-tableau-legend-deed-offer-goods = árut teszel rá végleg

## Goods, types, peoples, marks

web-tableau-legend-goods = Amit kapsz és fizetsz
web-tableau-legend-types = { $game ->
    [imperial_settlers] Színek
   *[other] Típusok
}
web-tableau-legend-peoples = { $game ->
    [imperial_settlers] Nemzetek
   *[other] Frakciók
}
web-tableau-legend-token-any-resource = { $game ->
    [imperial_settlers] fa, kő vagy étel
   *[other] fegyver, üzemanyag, vas vagy tégla
}
web-tableau-legend-token-deal = { $game ->
    [imperial_settlers] egy szövetség
   *[other] egy üzlet
}
web-tableau-legend-token-location = egy helyszín
web-tableau-legend-token-rival = egy másik játékos
web-tableau-legend-token-loot = egy áru a zsákmányból
web-tableau-legend-table = Az asztalon
web-tableau-legend-table-can = választható
web-tableau-legend-table-used = ebben a játékkörben már használt
web-tableau-legend-table-target = ki van választva
web-tableau-legend-table-part = a két használatból egy megvolt
web-tableau-legend-table-shield = lerombolása eggyel többe kerül
web-tableau-legend-table-worth = a pontértéke, ha egynél több

## What a virtual player attacks with

web-tableau-legend-solo = Az egyszemélyes játék
# Where there are no attack cards: the cards of the deck attack.
web-tableau-legend-attacker = Bármelyik kártya támadhat: a típusai szerint keres célt a helyszíneid közt.
