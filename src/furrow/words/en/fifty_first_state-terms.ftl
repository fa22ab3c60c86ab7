### 51st State: goods, types, factions and other terms (English). Names stand uninflected.

## Factions

fifty-first-state-faction-new-york = New York
fifty-first-state-faction-appalachian-federation = Appalachian Federation
fifty-first-state-faction-mutants-union = Mutants Union
fifty-first-state-faction-merchants-guild = Merchants Guild

## Goods: the name of one, uninflected

fifty-first-state-good-gun = gun
fifty-first-state-good-fuel = fuel
fifty-first-state-good-iron = iron
fifty-first-state-good-brick = brick
fifty-first-state-good-ammo = ammo
fifty-first-state-good-grey-contact = grey contact
fifty-first-state-good-red-contact = red contact
fifty-first-state-good-blue-contact = blue contact
fifty-first-state-good-universal-contact = universal contact
fifty-first-state-good-shield = shield
fifty-first-state-good-development = development token

## Goods, counted

fifty-first-state-count-gun = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
}
fifty-first-state-count-fuel = { $count ->
    [one] { $count } fuel
   *[other] { $count } fuel
}
fifty-first-state-count-iron = { $count ->
    [one] { $count } iron
   *[other] { $count } iron
}
fifty-first-state-count-brick = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
fifty-first-state-count-ammo = { $count ->
    [one] { $count } ammo
   *[other] { $count } ammo
}
fifty-first-state-count-grey-contact = { $count ->
    [one] { $count } grey contact
   *[other] { $count } grey contacts
}
fifty-first-state-count-red-contact = { $count ->
    [one] { $count } red contact
   *[other] { $count } red contacts
}
fifty-first-state-count-blue-contact = { $count ->
    [one] { $count } blue contact
   *[other] { $count } blue contacts
}
fifty-first-state-count-universal-contact = { $count ->
    [one] { $count } universal contact
   *[other] { $count } universal contacts
}
fifty-first-state-count-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
fifty-first-state-count-development = { $count ->
    [one] { $count } development token
   *[other] { $count } development tokens
}

## Types: the icons of a location. Liberty is the statue, toxic the gas mask.

fifty-first-state-tag-gun = gun
fifty-first-state-tag-fuel = fuel
fifty-first-state-tag-iron = iron
fifty-first-state-tag-brick = brick
fifty-first-state-tag-worker = worker
fifty-first-state-tag-card = card
fifty-first-state-tag-vp = victory point
fifty-first-state-tag-contact = contact
fifty-first-state-tag-ammo = ammo
fifty-first-state-tag-liberty = liberty
fifty-first-state-tag-toxic = toxic

## Categories that only this game has

fifty-first-state-category-connection = connection card

## Sets of cards

fifty-first-state-set-base = base set
fifty-first-state-set-new-era = New Era
fifty-first-state-set-winter = Winter
fifty-first-state-set-red = red connection cards
fifty-first-state-set-blue = blue connection cards

## Decks and open rows of cards

fifty-first-state-deck-deck = draw deck
fifty-first-state-deck-red = red connection deck
fifty-first-state-deck-blue = blue connection deck
fifty-first-state-table-connections = connection cards
fifty-first-state-table-attack-row = attack row

## What lies on a location

fifty-first-state-mark-shield = shield

## What a new location may replace besides a location: "Develop Arena in place of a ruin"

fifty-first-state-ruin = a ruin

## Phases

fifty-first-state-phase-lookout = lookout phase
fifty-first-state-phase-production = production phase
fifty-first-state-phase-action = action phase
fifty-first-state-phase-cleanup = clean-up phase

## Scoring categories and tie-breakers

fifty-first-state-score-locations = Locations
fifty-first-state-tiebreak-goods = goods
fifty-first-state-tiebreak-locations = built locations

## Ranks of the solo game, from the performance table

fifty-first-state-title-mutant = mutant
fifty-first-state-title-survivor = survivor
fifty-first-state-title-human = human
fifty-first-state-title-merchant = merchant
fifty-first-state-title-soldier = soldier
fifty-first-state-title-cyborg = cyborg
fifty-first-state-title-grandmaster = grandmaster

## By what the virtual player's attack finds its target

fifty-first-state-priority-types = most types in common
fifty-first-state-priority-distance = greatest distance
fifty-first-state-priority-category = category
fifty-first-state-priority-spoils = spoils
fifty-first-state-priority-chance = chance

## Concepts: the course of the game

fifty-first-state-concept-round = round
fifty-first-state-concept-turn = turn
fifty-first-state-concept-phase = phase
fifty-first-state-concept-pass = pass
fifty-first-state-concept-immune = immune
fifty-first-state-concept-golden-rule = golden rule
fifty-first-state-concept-first-player-marker = first-player marker
fifty-first-state-concept-tie = tie

## Concepts: cards and locations

fifty-first-state-concept-state = State
fifty-first-state-concept-location = location
fifty-first-state-concept-faction-board = faction board
fifty-first-state-concept-category = category
fifty-first-state-concept-production = production
fifty-first-state-concept-feature = feature
fifty-first-state-concept-action = action
fifty-first-state-concept-type = type
fifty-first-state-concept-distance = distance
fifty-first-state-concept-spoils = spoils
fifty-first-state-concept-deal = deal
fifty-first-state-concept-deal-good = deal good
fifty-first-state-concept-building-bonus = building bonus
fifty-first-state-concept-ruin = ruin
fifty-first-state-concept-open-production = open production
fifty-first-state-concept-connection-card = connection card
fifty-first-state-concept-defence-value = defence value
fifty-first-state-concept-storage = storage

## Concepts: what is done

fifty-first-state-concept-build = build
fifty-first-state-concept-construct = construct
fifty-first-state-concept-develop = develop
fifty-first-state-concept-make-a-deal = make a deal
fifty-first-state-concept-raze = raze

## Concepts: goods and where they are

fifty-first-state-concept-resource = resource
fifty-first-state-concept-good = good
fifty-first-state-concept-contact-token = contact token
fifty-first-state-concept-shield-token = shield token
fifty-first-state-concept-development-token = development token
fifty-first-state-concept-victory-point = victory point
fifty-first-state-concept-multiplier-token = multiplier token
fifty-first-state-concept-common-supply = common supply
fifty-first-state-concept-own-supply = own supply
fifty-first-state-concept-draw-deck = draw deck
fifty-first-state-concept-discard-pile = discard pile
fifty-first-state-concept-hand = hand

## Concepts: the solo game

fifty-first-state-concept-solo-game = solo game
fifty-first-state-concept-virtual-player = virtual player
fifty-first-state-concept-attack-row = attack row
fifty-first-state-concept-performance-table = performance table
fifty-first-state-concept-rank = rank
fifty-first-state-column-deal-count = deal

fifty-first-state-name = 51st State
fifty-first-state-about = Rebuild a state from ruins: every location can be built, dealt with or razed.
fifty-first-state-learn-1 = Every round you draw cards, your state produces goods, and then all take actions in turn until they pass.
fifty-first-state-learn-2 = A card has three uses: build it as a location, make a deal for a good every round, or raze it for its spoils.
fifty-first-state-learn-3 = Contacts reach cards over a distance: red ones raze, blue ones deal, grey ones build.
fifty-first-state-learn-4 = When somebody reaches twenty-five points, the round is played out; then locations score and most points win.
