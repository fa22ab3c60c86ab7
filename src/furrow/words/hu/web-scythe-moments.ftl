### Ami a böngésző Scythe-táblájának oldalsávja fölé kerül: harc, találkozás, Gyár, csillagok, eredmény (magyar).

## Combat

web-scythe-moment-combat = { $terrain ->
    [mountain] Harc a hegyekben
    [forest] Harc az erdőben
    [farm] Harc a farmon
    [village] Harc a faluban
    [tundra] Harc a tundrán
    [lake] Harc a tavon
    [factory] Harc a Gyárnál
   *[other] Harc a bázisnál
}
web-scythe-moment-steps = A harc menete
web-scythe-moment-step-set = Beállítás
web-scythe-moment-step-seal = Pecsét
web-scythe-moment-step-reveal = Felfedés
web-scythe-moment-step-verdict = Döntés
web-scythe-moment-attacks = támad
web-scythe-moment-defends = védekezik
web-scythe-moment-dial-at = Hatalomtárcsa: { $power }
web-scythe-moment-dial-sealed = Hatalomtárcsa, lepecsételve
web-scythe-moment-no-card = nincs kártya
web-scythe-moment-seal = Lepecsételem
web-scythe-moment-change = Módosítás
web-scythe-moment-waiting = Várakozás: { $name }.
web-scythe-moment-tie-mine = Döntetlennél te nyersz: te támadsz.
web-scythe-moment-tie-theirs = Döntetlennél a támadó nyer.
web-scythe-moment-reach = Te: { $mine }, { $name }: legfeljebb { $most }.
web-scythe-moment-odds = biztos a lehetséges kezek { $percent }%-a ellen
web-scythe-moment-odds-sure = nem veszíthet
web-scythe-moment-victory = Győzelem
web-scythe-moment-defeat = Vereség
web-scythe-moment-star-for = { $name } { $count }. csillaga: { $star }.
web-scythe-moment-falls-back = { $name } visszavonul ide: { $place }.
web-scythe-moment-draws = { $name } húz egy harckártyát.
web-scythe-moment-popularity-lost = { $name } veszít { $count } népszerűséget.

## Encounter, Factory, Trade

web-scythe-moment-encounter = Találkozás
web-scythe-moment-card = { $number }. kártya
web-scythe-moment-free = ingyen
web-scythe-moment-or = vagy
web-scythe-moment-more = { $count ->
    [one] { $count } további válasz
   *[other] { $count } további válasz
}
web-scythe-moment-factory = Megnyílik a Gyár
web-scythe-moment-choose-of = válassz 1-et, összesen { $count }
web-scythe-moment-scene-mountain = Bányászok érccel teli csillét tolnak ki a hegyből
web-scythe-moment-scene-farm = Megrakott szénásszekér aratáskor
web-scythe-moment-scene-village = Vásárnap a falu temploma előtt
web-scythe-moment-scene-tundra = Vonat a hóban; vasutasok tisztítják a síneket
web-scythe-moment-scene-forest = Favágók tábora egy tisztáson
web-scythe-moment-scene-factory = A Gyár éjszaka
web-scythe-moment-scene-triumph = A győztes hajnalban

## Stars and objectives

web-scythe-moment-star = { $count ->
    [1] Első csillag
    [2] Második csillag
    [3] Harmadik csillag
    [4] Negyedik csillag
    [5] Ötödik csillag
   *[other] Hatodik csillag
}
web-scythe-moment-objective = Teljesített cél
web-scythe-moment-more-end = { $count ->
    [0] A játéknak vége.
    [1] Még egy csillag, és vége a játéknak.
    [2] Még kettő, és vége a játéknak.
    [3] Még három, és vége a játéknak.
    [4] Még négy, és vége a játéknak.
   *[other] Még öt, és vége a játéknak.
}

## Result

web-scythe-moment-wins = { $count ->
    [one] { $names } nyert
   *[other] { $names } nyert
}
web-scythe-moment-you-win = Nyertél
web-scythe-moment-tab-sheet = Számlálás
web-scythe-moment-tab-course = Menet
web-scythe-moment-led = forduló az élen
web-scythe-moment-best-round = legjobb forduló: { $round }.
web-scythe-moment-lowest-lead = legkisebb előny: { $round }. forduló
web-scythe-moment-look-at-map = A térkép
web-scythe-moment-analysis = Elemzés
web-scythe-moment-again = Még egyszer
