### Scythe: terms, counted nouns and objective cards (Hungarian).

## What a seat is dealt: its kind, and sentences about it

scythe-dealt-faction = Frakció
scythe-dealt-faction-any = Bármelyik frakció
scythe-dealt-faction-by = Frakciónként
scythe-dealt-faction-won = { $game }: nyerj ezzel a frakcióval: { $word }.
scythe-dealt-faction-every = { $game }: minden frakció
scythe-dealt-faction-every-won = { $game }: nyerj mindegyik frakcióval.
scythe-dealt-faction-twice = Minden frakció csak egyszer választható: { $word }.
scythe-dealt-faction-unknown = A játékban nincs ilyen frakció: „{ $word }”.
scythe-dealt-mat = Játékostábla
scythe-dealt-mat-any = Bármelyik játékostábla
scythe-dealt-mat-by = Játékostáblánként
scythe-dealt-mat-won = { $game }: nyerj ezzel a játékostáblával: { $word }.
scythe-dealt-mat-every = { $game }: minden játékostábla
scythe-dealt-mat-every-won = { $game }: nyerj mindegyik játékostáblával.
scythe-dealt-mat-twice = Minden játékostábla csak egyszer választható: { $word }.
scythe-dealt-mat-unknown = A játékban nincs ilyen játékostábla: „{ $word }”.

## What players give to one another

scythe-gift = Pénz adása
scythe-gift-amount = Pénz
scythe-gift-offer = { $name }, { $amount ->
    [one] { $amount } pénzt
   *[other] { $amount } pénzt
} ajánlok neked.

## What is wrong with a setup

scythe-fault-pair-banned = Tiltott pár: { $faction } és { $mat } játékostábla. Válassz másikat, vagy kapcsold ki ezt a beállítást: { $option }.

## Factions: short names

scythe-faction-nordic = Skandív
scythe-faction-rusviet = Ruszvet
scythe-faction-crimea = Krím
scythe-faction-saxony = Szász
scythe-faction-polania = Polónia
scythe-faction-albion = Albion
scythe-faction-togawa = Togawa

## Factions: long names

scythe-faction-long-nordic = Skandív Királyság
scythe-faction-long-rusviet = Ruszvet Unió
scythe-faction-long-crimea = Krím Kánság
scythe-faction-long-saxony = Szász Birodalom
scythe-faction-long-polania = Polónia Köztársaság
scythe-faction-long-albion = Albion Klán
scythe-faction-long-togawa = Togawa Sógunátus

## Faction colours

scythe-colour-nordic = kék
scythe-colour-rusviet = vörös
scythe-colour-crimea = sárga
scythe-colour-saxony = fekete
scythe-colour-polania = fehér
scythe-colour-albion = zöld
scythe-colour-togawa = lila

## Characters, by faction

scythe-character-nordic = Bjorn és Mox
scythe-character-rusviet = Olga Romanova és Changa
scythe-character-crimea = Zehra és Kar
scythe-character-saxony = Gunter von Duisburg, Nacht és Tag
scythe-character-polania = Anna és Wojtek
scythe-character-albion = Connor és Max
scythe-character-togawa = Akiko és Jiro

## Player mats

scythe-mat-industrial = Ipari
scythe-mat-engineering = Mérnöki
scythe-mat-patriotic = Hazafias
scythe-mat-mechanical = Gépészeti
scythe-mat-agricultural = Mezőgazdasági

## Units

scythe-unit-character = karakter
scythe-unit-mech = mech
scythe-unit-worker = munkás

## Units, counted

scythe-unit-count-character = { $count ->
    [one] { $count } karakter
   *[other] { $count } karakter
}
    .acc = { $count } karaktert
scythe-unit-count-mech = { $count ->
    [one] { $count } mech
   *[other] { $count } mech
}
    .acc = { $count } mechet
scythe-unit-count-any = { $count ->
    [one] { $count } egység
   *[other] { $count } egység
}
    .acc = { $count } egységet

scythe-unit-count-worker = { $count ->
    [one] { $count } munkás
   *[other] { $count } munkás
}
    .acc = { $count } munkást

## Resources

scythe-resource-food = étel
scythe-resource-metal = fém
scythe-resource-oil = olaj
scythe-resource-wood = fa

## Resources, counted

scythe-resource-count-food = { $count ->
    [one] { $count } étel
   *[other] { $count } étel
}
    .acc = { $count } ételt
scythe-resource-count-metal = { $count ->
    [one] { $count } fém
   *[other] { $count } fém
}
    .acc = { $count } fémet
scythe-resource-count-oil = { $count ->
    [one] { $count } olaj
   *[other] { $count } olaj
}
    .acc = { $count } olajat
scythe-resource-count-wood = { $count ->
    [one] { $count } fa
   *[other] { $count } fa
}
    .acc = { $count } fát

## Other things, counted

scythe-coins-count = { $count ->
    [one] { $count } pénz
   *[other] { $count } pénz
}
    .acc = { $count } pénzt
scythe-power-count = { $count ->
    [one] { $count } hatalom
   *[other] { $count } hatalom
}
    .acc = { $count } hatalmat
scythe-popularity-count = { $count ->
    [one] { $count } népszerűség
   *[other] { $count } népszerűség
}
    .acc = { $count } népszerűséget
scythe-cards-count = { $count ->
    [one] { $count } harckártya
   *[other] { $count } harckártya
}
    .acc = { $count } harckártyát
scythe-stars-count = { $count ->
    [one] { $count } csillag
   *[other] { $count } csillag
}
    .acc = { $count } csillagot
scythe-territories-count = { $count ->
    [one] { $count } tartomány
   *[other] { $count } tartomány
}
    .acc = { $count } tartományt

## Terrain

scythe-terrain-farm = farm
scythe-terrain-forest = erdő
scythe-terrain-mountain = hegy
scythe-terrain-tundra = tundra
scythe-terrain-village = falu
scythe-terrain-lake = tó
scythe-terrain-factory = Gyár

## Actions

scythe-action-move = Mozgás
scythe-action-bolster = Erősítés
scythe-action-trade = Kereskedelem
scythe-action-produce = Termelés
scythe-action-upgrade = Fejlesztés
scythe-action-deploy = Telepítés
scythe-action-build = Építés
scythe-action-enlist = Sorozás
scythe-action-factory = Gyárkártya

## Mech abilities

scythe-ability-riverwalk = Átkelés
scythe-ability-speed = Sebesség
scythe-ability-underpass = Aluljáró
scythe-ability-disarm = Lefegyverzés
scythe-ability-township = Városias
scythe-ability-peoples-army = Néphadsereg
scythe-ability-seaworthy = Tengerjárás
scythe-ability-artillery = Tüzérség
scythe-ability-wayfare = Vándorlás
scythe-ability-scout = Felderítés
scythe-ability-submerge = Merülés
scythe-ability-camaraderie = Bajtársiasság

## Faction abilities

scythe-faction-ability-relentless = Állhatatos
scythe-faction-ability-coercion = Kényszerítés
scythe-faction-ability-swim = Úszás
scythe-faction-ability-meander = Kalandozás
scythe-faction-ability-dominate = Dominálás

## Structures

scythe-structure-monument = Emlékmű
scythe-structure-mill = Malom
scythe-structure-mine = Bánya
scythe-structure-armory = Fegyverraktár

## Star conditions

scythe-star-upgrades = 6 fejlesztés
scythe-star-mechs = 4 mech
scythe-star-structures = 4 építmény
scythe-star-recruits = 4 újonc
scythe-star-workers = 8 munkás
scythe-star-objective = célkártya
scythe-star-combat = harci győzelem
scythe-star-popularity = 18 népszerűség
scythe-star-power = 16 hatalom

## Structure bonus tiles

scythe-tile-adjacent-tunnels = Építményekkel szomszédos alagutak
scythe-tile-adjacent-lakes = Építményekkel szomszédos tavak
scythe-tile-adjacent-encounters = Építményekkel szomszédos találkozások
scythe-tile-on-tunnels = Építmények alagutakon
scythe-tile-straight-line = Építmények egy sorban
scythe-tile-on-farms-and-tundras = Építmények farmokon és tundrákon

## Technology-cube boxes: what the freed box adds

scythe-box-move-units = Mozgás: eggyel több egység
scythe-box-move-coins = Mozgás: eggyel több pénz
scythe-box-produce-territories = Termelés: eggyel több tartomány
scythe-box-trade-popularity = Kereskedelem: eggyel több népszerűség
scythe-box-bolster-power = Erősítés: eggyel több hatalom
scythe-box-bolster-cards = Erősítés: eggyel több harckártya

## Scoring categories

scythe-score-coins = Pénz
scythe-score-stars = Csillagok
scythe-score-territories = Tartományok
scythe-score-resources = Erőforrások
scythe-score-structures = Építménybónusz
scythe-score-total = Összesen

## Tie-breakers

scythe-tiebreak-pieces = munkások, mechek és építmények a játéktáblán
scythe-tiebreak-power = hatalom
scythe-tiebreak-popularity = népszerűség
scythe-tiebreak-resources = fennhatóság alatti erőforrások
scythe-tiebreak-territories = fennhatóság alatti tartományok
scythe-tiebreak-stars = lehelyezett csillagok

## Bases

scythe-base = { $faction } bázis

## Concepts: factions and board

scythe-concept-faction = frakció
scythe-concept-game-board = játéktábla
scythe-concept-territory = tartomány
scythe-concept-hex = hatszög
scythe-concept-terrain-type = tereptípus
scythe-concept-river = folyó
scythe-concept-tunnel = alagút
scythe-concept-home-base = bázis
scythe-concept-adjacent = szomszédos
scythe-concept-triumph-track = Diadalsáv
scythe-concept-popularity-track = Népszerűségi sáv
scythe-concept-power-track = Hatalomsáv

## Concepts: pieces

scythe-concept-player-mat = játékostábla
scythe-concept-faction-mat = frakciótábla
scythe-concept-unit = egység
scythe-concept-structure = építmény
scythe-concept-recruit = újonc
scythe-concept-star = csillag
scythe-concept-technology-cube = technológiakocka
scythe-concept-action-token = akciójelző
scythe-concept-power-token = hatalomjelző
scythe-concept-popularity-token = népszerűségjelző
scythe-concept-resource-token = erőforrásjelző
scythe-concept-coins = pénz
scythe-concept-multiplier-token = szorzójelző
scythe-concept-encounter-token = találkozásjelző
scythe-concept-structure-bonus-tile = építménybónusz-lapka
scythe-concept-power-dial = Hatalomtárcsa
scythe-concept-combat-card = harckártya
scythe-concept-objective-card = célkártya
scythe-concept-encounter-card = találkozáskártya
scythe-concept-factory-card = Gyárkártya
scythe-concept-riverwalk-card = Átkelés kártya
scythe-concept-quick-start-card = előkészületi segédlet kártya
scythe-concept-quick-reference = szabályösszefoglaló
scythe-concept-achievement-sheet = teljesítménylap

## Concepts: resources and values

scythe-concept-resource = erőforrás
scythe-concept-supply = készlet
scythe-concept-power = hatalom
scythe-concept-popularity = népszerűség
scythe-concept-fortune = vagyon
scythe-concept-cost = költség
scythe-concept-benefit = előny

## Concepts: turn and actions

scythe-concept-turn = forduló
scythe-concept-section = szekció
scythe-concept-action = akció
scythe-concept-top-row-action = felsősoros akció
scythe-concept-bottom-row-action = alsósoros akció
scythe-concept-pay = fizet
scythe-concept-gain = kap
scythe-concept-dead-turn = halott forduló
scythe-concept-overlapping-turns = párhuzamos fordulók
scythe-concept-control = fennhatóság
scythe-concept-carry = szállít
scythe-concept-one-time-bonus = egyszeri toborzási bónusz
scythe-concept-ongoing-bonus = folyamatos toborzási bónusz
scythe-concept-structure-bonus = építménybónusz
scythe-concept-end-game-structure-bonus = játék végi építménybónusz

## Concepts: abilities

scythe-concept-mech-ability = mechképesség
scythe-concept-faction-ability = frakcióképesség
scythe-concept-inactive-faction = inaktív frakció

## Concepts: combat

scythe-concept-combat = harc
scythe-concept-attacker = támadó
scythe-concept-defender = védő
scythe-concept-winner = győztes
scythe-concept-loser = vesztes
scythe-concept-retreat = visszavonulás
scythe-concept-tie = döntetlen
scythe-concept-choose-power = hatalom választása
scythe-concept-reveal = felfedés
scythe-concept-simultaneously-and-secretly = egyszerre és titokban
scythe-concept-attackers-advantage = a támadó előnye
scythe-concept-lake-battle = csata a tavon

## Concepts: encounters, objectives, deals

scythe-concept-encounter = találkozás
scythe-concept-option = lehetőség
scythe-concept-objective = cél
scythe-concept-complete-objective = cél teljesítése
scythe-concept-reveal-objective = cél felfedése
scythe-concept-mandatory-cost = kötelező költség
scythe-concept-optional-benefit = opcionális előny
scythe-concept-alliance = szövetség
scythe-concept-bribe = vesztegetés
scythe-concept-informal-agreement = informális megállapodás
scythe-concept-tournament-play = verseny

## Concepts: stars, end, scoring

scythe-concept-placing-stars = csillagok lehelyezése
scythe-concept-end-of-game = a játék vége
scythe-concept-scoring = pontozás
scythe-concept-scoring-category = pontozási kategória
scythe-concept-edge-cases = határesetek
scythe-concept-sample-scoring = próbapontozás
scythe-concept-tie-breaker = döntetlen eldöntése
scythe-concept-variant = játékváltozat
scythe-concept-delay-of-game = megszakított játék

## Concepts: general

scythe-concept-setup = előkészületek
scythe-concept-player = játékos
scythe-concept-first-player = kezdőjátékos
scythe-concept-active-player = aktív játékos
scythe-concept-opponent = ellenfél
scythe-concept-neighbour-left = bal oldali szomszéd
scythe-concept-neighbour-right = jobb oldali szomszéd
scythe-concept-clockwise = az óramutató járásával megegyező irányban
scythe-concept-deck = pakli
scythe-concept-discard-pile = eldobott lapok
scythe-concept-shuffle = megkever
scythe-concept-draw = húz
scythe-concept-face-up = képpel felfelé
scythe-concept-face-down = képpel lefelé
scythe-concept-example = példa
scythe-concept-designers-note = a tervező megjegyzése
scythe-concept-strategy-tip = stratégiai tipp
scythe-concept-expansion = kiegészítő

## Objective cards: names

scythe-objective-1 = A magaslat előnye
scythe-objective-2 = Az alvilág előnye
scythe-objective-3 = Az aratás előnye
scythe-objective-4 = Észak előnye
scythe-objective-5 = A domb királya
scythe-objective-6 = Egyet küldj vissza intő jelként
scythe-objective-7 = Gép az izom helyett
scythe-objective-8 = Gyűrd fel az ingujjad a néppel együtt
scythe-objective-9 = Készletek télire
scythe-objective-10 = Az erdőség előnye
scythe-objective-11 = A népesség előnye
scythe-objective-12 = Gazdagodj meg, vagy sírj bele
scythe-objective-13 = A birodalom alapjai
scythe-objective-14 = Állj több lábon
scythe-objective-15 = Kiegyensúlyozott munkaerő
scythe-objective-16 = Farkas a bárányok közt
scythe-objective-17 = Oszd meg és uralkodj
scythe-objective-18 = Légy közkedvelt pacifista
scythe-objective-19 = Erősítsd meg a partot
scythe-objective-20 = Vesd meg a lábad
scythe-objective-21 = Szerezz monopóliumot
scythe-objective-22 = Technológiai áttörés
scythe-objective-23 = Légy a taktika mestere
scythe-objective-24 = Alkoss élő pajzsot
scythe-objective-25 = Légy gyűlölt háborús uszító
scythe-objective-26 = Termelj sokfélét
scythe-objective-27 = Építs helyi infrastruktúrát

## Objective cards: conditions

scythe-objective-text-1 = Legalább három hegy van a fennhatóságod alatt.
scythe-objective-text-2 = Legalább három alagutas tartomány van a fennhatóságod alatt.
scythe-objective-text-3 = Legalább három farm van a fennhatóságod alatt.
scythe-objective-text-4 = Legalább három tundra van a fennhatóságod alatt.
scythe-objective-text-5 = A Gyár a fennhatóságod alatt áll, és senkinek sincs nálad több hatalma (az döntetlen is elég).
scythe-objective-text-6 = Ebben a fordulóban visszavonulásra kényszerítetted egy ellenfél munkását, és maradt legalább 7 hatalmad.
scythe-objective-text-7 = Van Gyárkártyád, telepítettél legalább egy mechet, és legfeljebb 3 munkásod van játékban.
scythe-objective-text-8 = Legfeljebb 2 pénzed, legalább 4 munkásod és legalább 7 népszerűséged van.
scythe-objective-text-9 = Egy fennhatóságod alatt álló tartományon legalább 9 erőforrásjelző van, köztük mind a négy fajta.
scythe-objective-text-10 = Legalább három erdő van a fennhatóságod alatt.
scythe-objective-text-11 = Legalább három falu van a fennhatóságod alatt.
scythe-objective-text-12 = Legalább 20 pénzed van.
scythe-objective-text-13 = Egyetlen tartományon legalább hat saját játékelemed áll (karakter, munkás, mech, építmény).
scythe-objective-text-14 = Van legalább egy fejlesztésed, egy meched, egy építményed és egy újoncod, és minden erőforrásból van legalább egy jelző a fennhatóságod alatt.
scythe-objective-text-15 = Pontosan annyi munkásod van játékban, ahány újoncot besoroztál.
scythe-objective-text-16 = Egy fennhatóságod alatt álló tartományon ott van a karaktered, pontosan egy meched, pontosan egy munkásod és legalább 5 erőforrásjelző.
scythe-objective-text-17 = Nincs Gyárkártyád, és legalább két, a Gyárral szomszédos tartomány van a fennhatóságod alatt.
scythe-objective-text-18 = 0 hatalmad, legalább 13 népszerűséged és legalább 5 munkásod van.
scythe-objective-text-19 = Egy és ugyanazon tó körül legalább öt tartomány van a fennhatóságod alatt.
scythe-objective-text-20 = Felépítettél legalább 3 építményt, legalább 7 népszerűséged van, és egyetlen mechet sem telepítettél.
scythe-objective-text-21 = Egyazon erőforrásból legalább 9 jelző van a fennhatóságod alatt.
scythe-objective-text-22 = Van Gyárkártyád, és egyetlen fejlesztést sem hajtottál végre.
scythe-objective-text-23 = Legalább 8 harckártya van a kezedben, és lehelyeztél legalább egy csillagot harci győzelemért.
scythe-objective-text-24 = Egy, a Gyárral szomszédos tartományon legalább öt munkásod áll.
scythe-objective-text-25 = Legfeljebb 3 népszerűséged, legalább 13 hatalmad és legalább 2 meched van.
scythe-objective-text-26 = Mind az öt alapvető tereptípusból (farm, erdő, hegy, tundra, falu) van a fennhatóságod alatt legalább egy tartomány, amelyen áll munkásod.
scythe-objective-text-27 = Felépítettél legalább 3 építményt, és egyikük sem szomszédos a bázisoddal.

scythe-standing-bonus-power = Folyamatos toborzási bónusz: hatalom
scythe-standing-bonus-coins = Folyamatos toborzási bónusz: pénz
scythe-standing-bonus-popularity = Folyamatos toborzási bónusz: népszerűség
scythe-standing-bonus-cards = Folyamatos toborzási bónusz: harckártya

scythe-column-total = vagyon
scythe-sim-summary = { $games ->
    [one] { $games } játszma; átlagosan { $turns } forduló, { $decisions } döntés, a győztes vagyona { $score }
   *[other] { $games } játszma; átlagosan { $turns } forduló, { $decisions } döntés, a győztes vagyona { $score }
}

## In place of messages of every table: a turn is a *forduló* in this game

scythe-table-end-turn = Forduló vége
scythe-table-start-of-turn = Vissza a fordulóm elejére
scythe-table-shown-of = { $at }. forduló a bemutatott { $all } közül
scythe-table-last-turns = Az utolsó fordulók
scythe-table-tab-turns = Fordulók
scythe-after-turn = { $number }. forduló
scythe-after-turn-back = Egy fordulóval vissza
scythe-after-turn-on = Egy fordulóval tovább
scythe-server-standing-end = A forduló vége
scythe-server-standing-open = Az akció után maradjon nyitva a fordulóm
scythe-server-standing-pass = Következő forduló
scythe-server-standing-wait = A botok várnak a fordulóm után
scythe-server-pages-end = A forduló vége
scythe-server-pages-undo-turn = Vissza a forduló elejére

scythe-name = Scythe
scythe-about = Vezess egy frakciót az 1920-as évek alternatív világában: mozogj, termelj, telepíts mecheket, nyerd meg a népet, és harcolj, ha megéri.
scythe-learn-1 = Fordulódban a játékostáblád egy másik szekcióját választod, mint előzőleg, és végrehajtod a felsősoros akcióját, az alsósorosat, vagy mindkettőt.
scythe-learn-2 = A felső sorban mozogsz, termelsz, kereskedsz vagy erősítesz; az alsóban fejlesztesz, mechet telepítesz, építményt építesz és újoncot sorozol be.
scythe-learn-3 = A nagy tettekért csillagot helyezel le. Amikor valaki lehelyezi a hatodikat, a játék azonnal véget ér.
scythe-learn-4 = A legnagyobb vagyon nyer: pénz, és minél népszerűbb vagy, annál többet ér minden csillag, minden tartomány és minden két erőforrás.
