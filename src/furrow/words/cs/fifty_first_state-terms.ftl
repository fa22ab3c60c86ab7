### 51st State: goods, types, factions and other terms (Czech). Names stand uninflected.

## Factions

fifty-first-state-faction-new-york = New York
fifty-first-state-faction-appalachian-federation = Appalačská federace
fifty-first-state-faction-mutants-union = Unie mutantů
fifty-first-state-faction-merchants-guild = Cech obchodníků

## Goods: the name of one, uninflected

fifty-first-state-good-gun = zbraň
fifty-first-state-good-fuel = palivo
fifty-first-state-good-iron = železo
fifty-first-state-good-brick = cihla
fifty-first-state-good-ammo = munice
fifty-first-state-good-grey-contact = šedý kontakt
fifty-first-state-good-red-contact = červený kontakt
fifty-first-state-good-blue-contact = modrý kontakt
fifty-first-state-good-universal-contact = univerzální kontakt
fifty-first-state-good-shield = štít
fifty-first-state-good-development = žeton přestavby

## Goods, counted

fifty-first-state-count-gun = { $count ->
    [one] { $count } zbraň
    [few] { $count } zbraně
    [many] { $count } zbraně
   *[other] { $count } zbraní
}
fifty-first-state-count-fuel = { $count ->
    [one] { $count } palivo
    [few] { $count } paliva
    [many] { $count } paliva
   *[other] { $count } paliv
}
fifty-first-state-count-iron = { $count ->
    [one] { $count } železo
    [few] { $count } železa
    [many] { $count } železa
   *[other] { $count } želez
}
fifty-first-state-count-brick = { $count ->
    [one] { $count } cihla
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
}
    .acc = { $count ->
        [one] { $count } cihlu
        [few] { $count } cihly
        [many] { $count } cihly
       *[other] { $count } cihel
    }
fifty-first-state-count-ammo = { $count } munice
    .acc = { $count ->
        [one] { $count } munici
        [few] { $count } munice
       *[other] { $count } munice
    }
fifty-first-state-count-grey-contact = { $count ->
    [one] { $count } šedý kontakt
    [few] { $count } šedé kontakty
    [many] { $count } šedého kontaktu
   *[other] { $count } šedých kontaktů
}
fifty-first-state-count-red-contact = { $count ->
    [one] { $count } červený kontakt
    [few] { $count } červené kontakty
    [many] { $count } červeného kontaktu
   *[other] { $count } červených kontaktů
}
fifty-first-state-count-blue-contact = { $count ->
    [one] { $count } modrý kontakt
    [few] { $count } modré kontakty
    [many] { $count } modrého kontaktu
   *[other] { $count } modrých kontaktů
}
fifty-first-state-count-universal-contact = { $count ->
    [one] { $count } univerzální kontakt
    [few] { $count } univerzální kontakty
    [many] { $count } univerzálního kontaktu
   *[other] { $count } univerzálních kontaktů
}
fifty-first-state-count-shield = { $count ->
    [one] { $count } štít
    [few] { $count } štíty
    [many] { $count } štítu
   *[other] { $count } štítů
}
fifty-first-state-count-development = { $count ->
    [one] { $count } žeton přestavby
    [few] { $count } žetony přestavby
    [many] { $count } žetonu přestavby
   *[other] { $count } žetonů přestavby
}

## Types: the icons of a location. Liberty is the statue, toxic the gas mask.

fifty-first-state-tag-gun = zbraň
fifty-first-state-tag-fuel = palivo
fifty-first-state-tag-iron = železo
fifty-first-state-tag-brick = cihla
fifty-first-state-tag-worker = dělník
fifty-first-state-tag-card = karta
fifty-first-state-tag-vp = vítězný bod
fifty-first-state-tag-contact = kontakt
fifty-first-state-tag-ammo = munice
fifty-first-state-tag-liberty = svoboda
fifty-first-state-tag-toxic = zamoření

## Categories that only this game has

fifty-first-state-category-connection = karta spojení

## Sets of cards

fifty-first-state-set-base = základní sada
fifty-first-state-set-new-era = Nová éra
fifty-first-state-set-winter = Zima
fifty-first-state-set-red = červené karty spojení
fifty-first-state-set-blue = modré karty spojení

## Decks and open rows of cards

fifty-first-state-deck-deck = dobírací balíček
fifty-first-state-deck-red = červený balíček spojení
fifty-first-state-deck-blue = modrý balíček spojení
fifty-first-state-table-connections = karty spojení
fifty-first-state-table-attack-row = řada útoku

## What lies on a location

fifty-first-state-mark-shield = štít

## What a new location may replace besides a location: "Přestavět: ruina → Aréna"

fifty-first-state-ruin = ruina

## Phases

fifty-first-state-phase-lookout = fáze rozhledu
fifty-first-state-phase-production = fáze produkce
fifty-first-state-phase-action = fáze akcí
fifty-first-state-phase-cleanup = fáze úklidu

## Scoring categories and tie-breakers

fifty-first-state-score-locations = Lokace
fifty-first-state-tiebreak-goods = prostředky
fifty-first-state-tiebreak-locations = postavené lokace

## Ranks of the solo game, from the performance table

fifty-first-state-title-mutant = mutant
fifty-first-state-title-survivor = přeživší
fifty-first-state-title-human = člověk
fifty-first-state-title-merchant = obchodník
fifty-first-state-title-soldier = voják
fifty-first-state-title-cyborg = kyborg
fifty-first-state-title-grandmaster = velmistr

## By what the virtual player's attack finds its target

fifty-first-state-priority-types = nejvíce společných typů
fifty-first-state-priority-distance = největší vzdálenost
fifty-first-state-priority-category = kategorie
fifty-first-state-priority-spoils = kořist
fifty-first-state-priority-chance = náhoda

## Concepts: the course of the game

fifty-first-state-concept-round = kolo
fifty-first-state-concept-turn = tah
fifty-first-state-concept-phase = fáze
fifty-first-state-concept-pass = pasovat
fifty-first-state-concept-immune = chráněný
fifty-first-state-concept-golden-rule = zlaté pravidlo
fifty-first-state-concept-first-player-marker = žeton začínajícího hráče
fifty-first-state-concept-tie = remíza

## Concepts: cards and locations

fifty-first-state-concept-state = stát
fifty-first-state-concept-location = lokace
fifty-first-state-concept-faction-board = deska frakce
fifty-first-state-concept-category = kategorie
fifty-first-state-concept-production = produkce
fifty-first-state-concept-feature = vlastnost
fifty-first-state-concept-action = akce
fifty-first-state-concept-type = typ
fifty-first-state-concept-distance = vzdálenost
fifty-first-state-concept-spoils = kořist
fifty-first-state-concept-deal = dohoda
fifty-first-state-concept-deal-good = zisk z dohody
fifty-first-state-concept-building-bonus = bonus za stavbu
fifty-first-state-concept-ruin = ruina
fifty-first-state-concept-open-production = otevřená produkce
fifty-first-state-concept-connection-card = karta spojení
fifty-first-state-concept-defence-value = obrana
fifty-first-state-concept-storage = skladování

## Concepts: what is done

fifty-first-state-concept-build = postavit
fifty-first-state-concept-construct = postavit
fifty-first-state-concept-develop = přestavět
fifty-first-state-concept-make-a-deal = uzavřít dohodu
fifty-first-state-concept-raze = zbořit

## Concepts: goods and where they are

fifty-first-state-concept-resource = surovina
fifty-first-state-concept-good = prostředek
fifty-first-state-concept-contact-token = žeton kontaktu
fifty-first-state-concept-shield-token = žeton štítu
fifty-first-state-concept-development-token = žeton přestavby
fifty-first-state-concept-victory-point = vítězný bod
fifty-first-state-concept-multiplier-token = násobící žeton
fifty-first-state-concept-common-supply = společná zásoba
fifty-first-state-concept-own-supply = vlastní zásoba
fifty-first-state-concept-draw-deck = dobírací balíček
fifty-first-state-concept-discard-pile = odhazovací balíček
fifty-first-state-concept-hand = ruka

## Concepts: the solo game

fifty-first-state-concept-solo-game = sólová hra
fifty-first-state-concept-virtual-player = virtuální hráč
fifty-first-state-concept-attack-row = řada útoku
fifty-first-state-concept-performance-table = tabulka výkonu
fifty-first-state-concept-rank = hodnost
fifty-first-state-column-deal-count = dohoda

fifty-first-state-name = 51st State
fifty-first-state-about = Znovu postavte stát z trosek: každou lokaci můžete postavit, uzavřít s ní dohodu, nebo ji zbořit.
fifty-first-state-learn-1 = V každém kole dobíráte karty, váš stát produkuje a pak všichni postupně provádějí akce, dokud nepasují.
fifty-first-state-learn-2 = Karta má trojí využití: postavíte ji jako lokaci, uzavřete s ní dohodu a dostáváte něco každé kolo, nebo ji zboříte pro kořist.
fifty-first-state-learn-3 = Na karty dosáhnete kontakty podle vzdálenosti: červenými se boří, modrými uzavírají dohody, šedými staví.
fifty-first-state-learn-4 = Když někdo dosáhne dvaceti pěti bodů, kolo se dohraje; pak bodují lokace a vítězí ten, kdo má nejvíce bodů.
