### Imperial Settlers: goods, colours, factions and other terms (Czech). Names stand uninflected.

## Factions

imperial-settlers-faction-barbarians = Barbaři
imperial-settlers-faction-japanese = Japonci
imperial-settlers-faction-romans = Římané
imperial-settlers-faction-egyptians = Egypťané

## Goods: the name of one, uninflected

imperial-settlers-good-wood = dřevo
imperial-settlers-good-stone = kámen
imperial-settlers-good-food = jídlo
imperial-settlers-good-gold = zlato
imperial-settlers-good-raze-token = žeton zboření
imperial-settlers-good-defence-token = žeton obrany
imperial-settlers-good-common-card = společná karta
imperial-settlers-good-faction-card = karta frakce

## Goods, counted

imperial-settlers-count-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
}
imperial-settlers-count-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
imperial-settlers-count-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
imperial-settlers-count-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
    [many] { $count } zlata
   *[other] { $count } zlata
}
imperial-settlers-count-raze-token = { $count ->
    [one] { $count } žeton zboření
    [few] { $count } žetony zboření
    [many] { $count } žetonu zboření
   *[other] { $count } žetonů zboření
}
imperial-settlers-count-defence-token = { $count ->
    [one] { $count } žeton obrany
    [few] { $count } žetony obrany
    [many] { $count } žetonu obrany
   *[other] { $count } žetonů obrany
}
imperial-settlers-count-common-card = { $count ->
    [one] { $count } společná karta
    [few] { $count } společné karty
    [many] { $count } společné karty
   *[other] { $count } společných karet
}
    .acc = { $count ->
        [one] { $count } společnou kartu
        [few] { $count } společné karty
        [many] { $count } společné karty
       *[other] { $count } společných karet
    }
imperial-settlers-count-faction-card = { $count ->
    [one] { $count } karta frakce
    [few] { $count } karty frakce
    [many] { $count } karty frakce
   *[other] { $count } karet frakce
}
    .acc = { $count ->
        [one] { $count } kartu frakce
        [few] { $count } karty frakce
        [many] { $count } karty frakce
       *[other] { $count } karet frakce
    }

## Colours of locations

imperial-settlers-tag-brown = hnědá
imperial-settlers-tag-grey = šedá
imperial-settlers-tag-red = červená
imperial-settlers-tag-pink = růžová
imperial-settlers-tag-gold = zlatá
imperial-settlers-tag-blue = modrá
imperial-settlers-tag-black = černá
imperial-settlers-tag-purple = fialová

## Categories that only this game has

imperial-settlers-category-attack = karta útoku

## Sets of cards

imperial-settlers-set-common = společné karty
imperial-settlers-set-barbarians = karty Barbarů
imperial-settlers-set-japanese = karty Japonců
imperial-settlers-set-romans = karty Římanů
imperial-settlers-set-egyptians = karty Egypťanů
imperial-settlers-set-attack = karty útoku

## Decks and open rows of cards

imperial-settlers-deck-common = společný balíček
imperial-settlers-deck-barbarians = balíček Barbarů
imperial-settlers-deck-japanese = balíček Japonců
imperial-settlers-deck-romans = balíček Římanů
imperial-settlers-deck-egyptians = balíček Egypťanů
imperial-settlers-deck-attack = balíček útoku
imperial-settlers-table-collection = sběrný balíček
imperial-settlers-table-box = karty ponechané v krabici

## What lies on a location

imperial-settlers-mark-shield = žeton obrany
imperial-settlers-mark-samurai = samuraj
imperial-settlers-mark-block = zablokováno

## What a new location may replace besides a location: "Postavit: Brána (obětuje se: základy)"

imperial-settlers-ruin = základy

## Attack cards of the solo game; they have no names of their own

imperial-settlers-attack-card = Útok ({ $target })

## Phases

imperial-settlers-phase-lookout = fáze rozhledu
imperial-settlers-phase-production = fáze produkce
imperial-settlers-phase-action = fáze akcí
imperial-settlers-phase-cleanup = fáze úklidu
imperial-settlers-phase-attack = fáze útoku

## Scoring categories and tie-breakers

imperial-settlers-score-common = Společné lokace
imperial-settlers-score-faction = Frakční lokace
imperial-settlers-score-extra = Body navíc
imperial-settlers-way-spoils = Zboření
imperial-settlers-score-collected = Sebrané karty
imperial-settlers-tiebreak-goods = dělníci a suroviny
imperial-settlers-tiebreak-hand = karty v ruce
# What decides the solo game, under the table of points
imperial-settlers-compared = Počet frakčních lokací: { $built }; sebrané karty: { $collected }. Vyhráváte, máte-li více frakčních lokací než sebraných karet; body nerozhodují.

## Ranks of the solo game, from the performance table

imperial-settlers-title-commoner = prostý občan
imperial-settlers-title-servant = sluha
imperial-settlers-title-squire = panoš
imperial-settlers-title-knight = rytíř
imperial-settlers-title-castellan = kastelán
imperial-settlers-title-king = král
imperial-settlers-title-emperor = císař

## Concepts: the course of the game

imperial-settlers-concept-round = kolo
imperial-settlers-concept-turn = tah
imperial-settlers-concept-phase = fáze
imperial-settlers-concept-pass = pasovat
imperial-settlers-concept-first-player = začínající hráč
imperial-settlers-concept-first-player-marker = žeton začínajícího hráče
imperial-settlers-concept-alternative-lookout = alternativní rozhled
imperial-settlers-concept-advanced-lookout = pokročilý rozhled
imperial-settlers-concept-peaceful-variant = mírová varianta
imperial-settlers-concept-deck-building = stavba balíčku

## Concepts: cards and locations

imperial-settlers-concept-empire = impérium
imperial-settlers-concept-faction = frakce
imperial-settlers-concept-faction-board = deska frakce
imperial-settlers-concept-faction-marker = ukazatel frakce
imperial-settlers-concept-faction-card = karta frakce
imperial-settlers-concept-faction-deck = balíček frakce
imperial-settlers-concept-common-card = společná karta
imperial-settlers-concept-common-deck = společný balíček
imperial-settlers-concept-location = lokace
imperial-settlers-concept-common-location = společná lokace
imperial-settlers-concept-faction-location = frakční lokace
imperial-settlers-concept-ability-field = pole schopnosti
imperial-settlers-concept-building-cost = cena stavby
imperial-settlers-concept-building-bonus = bonus za stavbu
imperial-settlers-concept-placement-order = pravidla umístění
imperial-settlers-concept-colour = barva
imperial-settlers-concept-deal = dohoda
imperial-settlers-concept-deal-field = pole dohody
imperial-settlers-concept-raze-field = pole „zboř a získáš“
imperial-settlers-concept-foundation = základy
imperial-settlers-concept-storage = skladování

## Concepts: what is done

imperial-settlers-concept-make-a-deal = uzavřít dohodu
imperial-settlers-concept-raze = zbořit
imperial-settlers-concept-activate = aktivovat
imperial-settlers-concept-exchange-workers = vyměnit dělníky
imperial-settlers-concept-take-over = převzít
imperial-settlers-concept-draw = dobrat

## Concepts: goods and where they are

imperial-settlers-concept-good = prostředek
imperial-settlers-concept-resource = surovina
imperial-settlers-concept-gold-token = žeton zlata
imperial-settlers-concept-raze-token = žeton zboření
imperial-settlers-concept-defence-token = žeton obrany
imperial-settlers-concept-samurai = samuraj
imperial-settlers-concept-egyptian-token = egyptský žeton
imperial-settlers-concept-victory-point = vítězný bod
imperial-settlers-concept-common-supply = společná zásoba
imperial-settlers-concept-own-supply = vlastní zásoba
imperial-settlers-concept-score-board = bodovací deska
imperial-settlers-concept-vp-track = stupnice VB
imperial-settlers-concept-round-marker = ukazatel kola
imperial-settlers-concept-multiplier-token = násobící žeton
imperial-settlers-concept-discard-pile = odhazovací balíček

## Concepts: the solo game

imperial-settlers-concept-solo-game = sólová hra
imperial-settlers-concept-virtual-player = virtuální hráč
imperial-settlers-concept-attack-card = karta útoku
imperial-settlers-concept-target-field = pole cíle
imperial-settlers-concept-collection-pile = sběrný balíček
imperial-settlers-concept-performance-table = tabulka výkonu
imperial-settlers-concept-rank = hodnost
imperial-settlers-column-deal-count = dohoda

imperial-settlers-name = Settlers: Zrod impéria
imperial-settlers-about = Osídlete novou zemi v pěti kolech: vlastní karty vašeho lidu vedle těch společných.
imperial-settlers-learn-1 = Hra trvá pět kol: rozhled, produkce, akce postupně, dokud všichni nepasují, úklid.
imperial-settlers-learn-2 = Společné lokace mohou ostatní zbořit. Frakční lokace bodují víc a zbořit lze jen japonské.
imperial-settlers-learn-3 = Mnoho frakčních lokací stojí i jednu vaši postavenou lokaci, společnou nebo frakční; poslouží i zbořená, tedy základy.
imperial-settlers-learn-4 = Produkce živí akce, akce přinášejí body, vlastnosti odměňují to, co stejně děláte: stavte tak, aby se vše doplňovalo.
