### 51st State: goods, types, factions and other terms (Hungarian). Names stand uninflected.

## Factions

fifty-first-state-faction-new-york = New York
fifty-first-state-faction-appalachian-federation = Appalache-i Föderáció
fifty-first-state-faction-mutants-union = Mutáns Unió
fifty-first-state-faction-merchants-guild = Kereskedő Céh

## Goods: the name of one, uninflected

fifty-first-state-good-gun = fegyver
fifty-first-state-good-fuel = üzemanyag
fifty-first-state-good-iron = vas
fifty-first-state-good-brick = tégla
fifty-first-state-good-ammo = lőszer
fifty-first-state-good-grey-contact = szürke kapcsolatjelző
fifty-first-state-good-red-contact = piros kapcsolatjelző
fifty-first-state-good-blue-contact = kék kapcsolatjelző
fifty-first-state-good-universal-contact = univerzális kapcsolatjelző
fifty-first-state-good-shield = pajzsjelző
fifty-first-state-good-development = átépítésjelző

## Goods, counted

fifty-first-state-count-gun = { $count ->
    [one] { $count } fegyver
   *[other] { $count } fegyver
}
    .acc = { $count } fegyvert
fifty-first-state-count-fuel = { $count ->
    [one] { $count } üzemanyag
   *[other] { $count } üzemanyag
}
    .acc = { $count } üzemanyagot
fifty-first-state-count-iron = { $count ->
    [one] { $count } vas
   *[other] { $count } vas
}
    .acc = { $count } vasat
fifty-first-state-count-brick = { $count ->
    [one] { $count } tégla
   *[other] { $count } tégla
}
    .acc = { $count } téglát
fifty-first-state-count-ammo = { $count ->
    [one] { $count } lőszer
   *[other] { $count } lőszer
}
    .acc = { $count } lőszert
fifty-first-state-count-grey-contact = { $count ->
    [one] { $count } szürke kapcsolatjelző
   *[other] { $count } szürke kapcsolatjelző
}
    .acc = { $count } szürke kapcsolatjelzőt
fifty-first-state-count-red-contact = { $count ->
    [one] { $count } piros kapcsolatjelző
   *[other] { $count } piros kapcsolatjelző
}
    .acc = { $count } piros kapcsolatjelzőt
fifty-first-state-count-blue-contact = { $count ->
    [one] { $count } kék kapcsolatjelző
   *[other] { $count } kék kapcsolatjelző
}
    .acc = { $count } kék kapcsolatjelzőt
fifty-first-state-count-universal-contact = { $count ->
    [one] { $count } univerzális kapcsolatjelző
   *[other] { $count } univerzális kapcsolatjelző
}
    .acc = { $count } univerzális kapcsolatjelzőt
fifty-first-state-count-shield = { $count ->
    [one] { $count } pajzsjelző
   *[other] { $count } pajzsjelző
}
    .acc = { $count } pajzsjelzőt
fifty-first-state-count-development = { $count ->
    [one] { $count } átépítésjelző
   *[other] { $count } átépítésjelző
}
    .acc = { $count } átépítésjelzőt

## Types: the icons of a location. Liberty is the statue, toxic the gas mask.

fifty-first-state-tag-gun = fegyver
fifty-first-state-tag-fuel = üzemanyag
fifty-first-state-tag-iron = vas
fifty-first-state-tag-brick = tégla
fifty-first-state-tag-worker = munkás
fifty-first-state-tag-card = kártya
fifty-first-state-tag-vp = győzelmi pont
fifty-first-state-tag-contact = kapcsolat
fifty-first-state-tag-ammo = lőszer
fifty-first-state-tag-liberty = szabadság
fifty-first-state-tag-toxic = mérgező

## Categories that only this game has

fifty-first-state-category-connection = kapcsolatkártya

## Sets of cards

fifty-first-state-set-base = alapkártyák
fifty-first-state-set-new-era = Új korszak
fifty-first-state-set-winter = Tél
fifty-first-state-set-red = piros kapcsolatkártyák
fifty-first-state-set-blue = kék kapcsolatkártyák

## Decks and open rows of cards

fifty-first-state-deck-deck = húzópakli
fifty-first-state-deck-red = piros kapcsolatpakli
fifty-first-state-deck-blue = kék kapcsolatpakli
fifty-first-state-table-connections = kapcsolatkártyák
fifty-first-state-table-attack-row = támadósor

## What lies on a location

fifty-first-state-mark-shield = pajzsjelző

## What a new location may replace besides a location: "Develop Arena in place of a ruin"

fifty-first-state-ruin = rom

## Phases

fifty-first-state-phase-lookout = felderítési fázis
fifty-first-state-phase-production = termelési fázis
fifty-first-state-phase-action = akciófázis
fifty-first-state-phase-cleanup = takarítási fázis

## Scoring categories and tie-breakers

fifty-first-state-score-locations = Helyszínek
fifty-first-state-tiebreak-goods = nyersanyagok, munkások, jelzők
fifty-first-state-tiebreak-locations = megépített helyszínek

## Ranks of the solo game, from the performance table

fifty-first-state-title-mutant = mutáns
fifty-first-state-title-survivor = túlélő
fifty-first-state-title-human = ember
fifty-first-state-title-merchant = kereskedő
fifty-first-state-title-soldier = katona
fifty-first-state-title-cyborg = kiborg
fifty-first-state-title-grandmaster = nagymester

## By what the virtual player's attack finds its target

fifty-first-state-priority-types = legtöbb közös típus
fifty-first-state-priority-distance = legnagyobb távolság
fifty-first-state-priority-category = kategória
fifty-first-state-priority-spoils = zsákmány
fifty-first-state-priority-chance = véletlen

## Concepts: the course of the game

fifty-first-state-concept-round = forduló
fifty-first-state-concept-turn = kör
fifty-first-state-concept-phase = fázis
fifty-first-state-concept-pass = passzol
fifty-first-state-concept-immune = immunis
fifty-first-state-concept-golden-rule = aranyszabály
fifty-first-state-concept-first-player-marker = kezdőjátékos-jelző
fifty-first-state-concept-tie = döntetlen

## Concepts: cards and locations

fifty-first-state-concept-state = állam
fifty-first-state-concept-location = helyszín
fifty-first-state-concept-faction-board = frakciótábla
fifty-first-state-concept-category = kategória
fifty-first-state-concept-production = termelés
fifty-first-state-concept-feature = képesség
fifty-first-state-concept-action = akció
fifty-first-state-concept-type = típus
fifty-first-state-concept-distance = távolság
fifty-first-state-concept-spoils = zsákmány
fifty-first-state-concept-deal = üzlet
fifty-first-state-concept-deal-good = nyereség
fifty-first-state-concept-building-bonus = építési bónusz
fifty-first-state-concept-ruin = rom
fifty-first-state-concept-open-production = nyílt termelés
fifty-first-state-concept-connection-card = kapcsolatkártya
fifty-first-state-concept-defence-value = védelem értéke
fifty-first-state-concept-storage = tárolás

## Concepts: what is done

fifty-first-state-concept-build = megépít
fifty-first-state-concept-construct = felépít
fifty-first-state-concept-develop = átépít
fifty-first-state-concept-make-a-deal = üzletet köt
fifty-first-state-concept-raze = lerombol

## Concepts: goods and where they are

fifty-first-state-concept-resource = nyersanyag
fifty-first-state-concept-good = cucc
fifty-first-state-concept-contact-token = kapcsolatjelző
fifty-first-state-concept-shield-token = pajzsjelző
fifty-first-state-concept-development-token = átépítésjelző
fifty-first-state-concept-victory-point = győzelmi pont
fifty-first-state-concept-multiplier-token = szorzójelző
fifty-first-state-concept-common-supply = közös készlet
fifty-first-state-concept-own-supply = saját készlet
fifty-first-state-concept-draw-deck = húzópakli
fifty-first-state-concept-discard-pile = dobott lapok
fifty-first-state-concept-hand = kézben lévő lapok

## Concepts: the solo game

fifty-first-state-concept-solo-game = szólójáték
fifty-first-state-concept-virtual-player = virtuális játékos
fifty-first-state-concept-attack-row = támadósor
fifty-first-state-concept-performance-table = teljesítménytábla
fifty-first-state-concept-rank = rang
fifty-first-state-column-deal-count = üzlet

## In place of messages of every table: a turn is a *kör* in this game

fifty-first-state-table-end-turn = Kör vége
fifty-first-state-table-start-of-turn = Vissza a köröm elejére
fifty-first-state-table-shown-of = { $at }. kör a bemutatott { $all } közül
fifty-first-state-table-last-turns = Az utolsó körök
fifty-first-state-table-tab-turns = Körök
fifty-first-state-after-turn = { $number }. kör
fifty-first-state-after-turn-back = Egy körrel vissza
fifty-first-state-after-turn-on = Egy körrel tovább
fifty-first-state-server-standing-end = A kör vége
fifty-first-state-server-standing-open = Az akció után maradjon nyitva a köröm
fifty-first-state-server-standing-pass = Következő kör
fifty-first-state-server-standing-wait = A botok várnak a köröm után
fifty-first-state-server-pages-end = A kör vége
fifty-first-state-server-pages-undo-turn = Vissza a kör elejére

fifty-first-state-name = 51st State
fifty-first-state-about = Építs újjá egy államot a romokból: minden helyszínt felépíthetsz, üzletet köthetsz vele, vagy lerombolhatod.
fifty-first-state-learn-1 = Minden fordulóban lapokat húztok, az államod nyersanyagokat termel, majd sorban egy-egy akciót hajtotok végre, amíg mindenki nem passzol.
fifty-first-state-learn-2 = Egy lapot háromféleképpen használhatsz: megépíted helyszínként, üzletet kötsz vele, és minden fordulóban ad valamit, vagy lerombolod a zsákmányért.
fifty-first-state-learn-3 = A kapcsolatokkal éred el a lapokat a távolságuk szerint: a pirossal rombolsz, a kékkel üzletelsz, a szürkével építesz.
fifty-first-state-learn-4 = Amikor valaki eléri a huszonöt pontot, végigjátsszátok a fordulót; aztán a helyszínek pontot adnak, és a legtöbb pont nyer.
