### A Scythe térképe mellett: játékosok, táblák, kéz, az utolsó fordulók (magyar).

## Játékosok

web-scythe-rail-last = Legutóbbi szekció: { $section }
web-scythe-rail-acting = most lép
web-scythe-rail-away = nincs itt
web-scythe-rail-thinking = gondolkodik
web-scythe-rail-clock = Hátralévő idő: { $time }
web-scythe-rail-workers = { $all } munkásból { $out } a térképen

## Táblák

web-scythe-rail-free = ingyenes
web-scythe-rail-or = vagy
web-scythe-rail-of = { $done }/{ $most }
web-scythe-rail-full = Mind megvan
web-scythe-rail-bottom = Rendelkezésre áll { $has }, kell { $needs } erőforrás; eddig { $done }, legfeljebb { $most }

## Mit tesznek a mechek képességei, pár szóban

web-scythe-rail-ability-riverwalk = Folyón át: { $terrains }
web-scythe-rail-ability-speed = Egy tartománnyal messzebbre
web-scythe-rail-ability-underpass = Saját hegyek és alagutak szomszédosak
web-scythe-rail-ability-disarm = Alagúton: ellenfél −2 hatalom
web-scythe-rail-ability-township = Falvak és Gyár szomszédosak
web-scythe-rail-ability-peoples-army = Munkással: eggyel több lap
web-scythe-rail-ability-seaworthy = Tavakra is, visszavonulva is
web-scythe-rail-ability-artillery = 1 hatalomért: ellenfél −2
web-scythe-rail-ability-wayfare = Saját vagy gazdátlan bázisra
web-scythe-rail-ability-scout = Harc előtt elvesz egy lapot
web-scythe-rail-ability-submerge = Tóról tóra
web-scythe-rail-ability-camaraderie = Munkások visszavonultatása nem kerül semmibe

## Csillagok és sávok

web-scythe-rail-stars = Csillagok
web-scythe-rail-star = { $star }: { $who }
web-scythe-rail-nobody = még senki
web-scythe-rail-from = { $from } népszerűségtől

## Kéz

web-scythe-rail-reveal = Felfedés

## Az utolsó fordulók

web-scythe-rail-turn = { $number }. forduló, { $who }: { $what }
web-scythe-rail-you = Te: { $what }
web-scythe-rail-show-trade = { $who } kereskedik.
web-scythe-rail-show-bolster = { $who } erősít.
web-scythe-rail-show-move = { $who } mozog.
web-scythe-rail-show-produce = { $who } termel.
web-scythe-rail-show-factory = { $who } Gyárkártyát használ.
web-scythe-rail-show-fight = { $who } támad. Védő: { $other }.
web-scythe-rail-moved = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
web-scythe-rail-driven = { $count ->
    [one] { $count } visszavonuló munkás
   *[other] { $count } visszavonuló munkás
}
