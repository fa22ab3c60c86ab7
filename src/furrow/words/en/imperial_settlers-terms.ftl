### Imperial Settlers: goods, colours, factions and other terms (English). Names stand uninflected.

## Factions

imperial-settlers-faction-barbarians = Barbarians
imperial-settlers-faction-japanese = Japanese
imperial-settlers-faction-romans = Romans
imperial-settlers-faction-egyptians = Egyptians

## Goods: the name of one, uninflected

imperial-settlers-good-wood = wood
imperial-settlers-good-stone = stone
imperial-settlers-good-food = food
imperial-settlers-good-gold = gold
imperial-settlers-good-raze-token = raze token
imperial-settlers-good-defence-token = defence token
imperial-settlers-good-common-card = common card
imperial-settlers-good-faction-card = faction card

## Goods, counted

imperial-settlers-count-wood = { $count ->
    [one] { $count } wood
   *[other] { $count } wood
}
imperial-settlers-count-stone = { $count ->
    [one] { $count } stone
   *[other] { $count } stone
}
imperial-settlers-count-food = { $count ->
    [one] { $count } food
   *[other] { $count } food
}
imperial-settlers-count-gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
}
imperial-settlers-count-raze-token = { $count ->
    [one] { $count } raze token
   *[other] { $count } raze tokens
}
imperial-settlers-count-defence-token = { $count ->
    [one] { $count } defence token
   *[other] { $count } defence tokens
}
imperial-settlers-count-common-card = { $count ->
    [one] { $count } common card
   *[other] { $count } common cards
}
imperial-settlers-count-faction-card = { $count ->
    [one] { $count } faction card
   *[other] { $count } faction cards
}

## Colours of locations

imperial-settlers-tag-brown = brown
imperial-settlers-tag-grey = grey
imperial-settlers-tag-red = red
imperial-settlers-tag-pink = pink
imperial-settlers-tag-gold = gold
imperial-settlers-tag-blue = blue
imperial-settlers-tag-black = black
imperial-settlers-tag-purple = purple

## Categories that only this game has

imperial-settlers-category-attack = attack card

## Sets of cards

imperial-settlers-set-common = common cards
imperial-settlers-set-barbarians = cards of the Barbarians
imperial-settlers-set-japanese = cards of the Japanese
imperial-settlers-set-romans = cards of the Romans
imperial-settlers-set-egyptians = cards of the Egyptians
imperial-settlers-set-attack = attack cards

## Decks and open rows of cards

imperial-settlers-deck-common = common deck
imperial-settlers-deck-barbarians = deck of the Barbarians
imperial-settlers-deck-japanese = deck of the Japanese
imperial-settlers-deck-romans = deck of the Romans
imperial-settlers-deck-egyptians = deck of the Egyptians
imperial-settlers-deck-attack = attack deck
imperial-settlers-table-collection = collection pile
imperial-settlers-table-box = cards left in the box

## What lies on a location

imperial-settlers-mark-shield = defence token
imperial-settlers-mark-samurai = samurai
imperial-settlers-mark-block = blocked

## What a new location may replace besides a location: "Build Gate in place of a foundation"

imperial-settlers-ruin = a foundation

## Attack cards of the solo game; they have no names of their own

imperial-settlers-attack-card = attack card ({ $target })

## Phases

imperial-settlers-phase-lookout = lookout phase
imperial-settlers-phase-production = production phase
imperial-settlers-phase-action = action phase
imperial-settlers-phase-cleanup = clean-up phase
imperial-settlers-phase-attack = attack phase

## Scoring categories and tie-breakers

imperial-settlers-score-common = Common locations
imperial-settlers-score-faction = Faction locations
imperial-settlers-score-extra = Extra points
imperial-settlers-way-spoils = Raze
imperial-settlers-score-collected = Collected cards
imperial-settlers-tiebreak-goods = workers and resources
imperial-settlers-tiebreak-hand = cards in hand
# What decides the solo game, under the table of points
imperial-settlers-compared = Number of faction locations: { $built }; collected cards: { $collected }. You win with more faction locations than collected cards; points do not decide.

## Ranks of the solo game, from the performance table

imperial-settlers-title-commoner = commoner
imperial-settlers-title-servant = servant
imperial-settlers-title-squire = squire
imperial-settlers-title-knight = knight
imperial-settlers-title-castellan = castellan
imperial-settlers-title-king = king
imperial-settlers-title-emperor = emperor

## Concepts: the course of the game

imperial-settlers-concept-round = round
imperial-settlers-concept-turn = turn
imperial-settlers-concept-phase = phase
imperial-settlers-concept-pass = pass
imperial-settlers-concept-first-player = first player
imperial-settlers-concept-first-player-marker = first-player marker
imperial-settlers-concept-alternative-lookout = alternative lookout
imperial-settlers-concept-advanced-lookout = advanced lookout
imperial-settlers-concept-peaceful-variant = peaceful variant
imperial-settlers-concept-deck-building = deck building

## Concepts: cards and locations

imperial-settlers-concept-empire = Empire
imperial-settlers-concept-faction = faction
imperial-settlers-concept-faction-board = faction board
imperial-settlers-concept-faction-marker = faction marker
imperial-settlers-concept-faction-card = faction card
imperial-settlers-concept-faction-deck = faction deck
imperial-settlers-concept-common-card = common card
imperial-settlers-concept-common-deck = common deck
imperial-settlers-concept-location = location
imperial-settlers-concept-common-location = common location
imperial-settlers-concept-faction-location = faction location
imperial-settlers-concept-ability-field = ability field
imperial-settlers-concept-building-cost = building cost
imperial-settlers-concept-building-bonus = building bonus
imperial-settlers-concept-placement-order = placement order
imperial-settlers-concept-colour = colour
imperial-settlers-concept-deal = deal
imperial-settlers-concept-deal-field = deal field
imperial-settlers-concept-raze-field = raze field
imperial-settlers-concept-foundation = foundation
imperial-settlers-concept-storage = storage

## Concepts: what is done

imperial-settlers-concept-make-a-deal = make a deal
imperial-settlers-concept-raze = raze
imperial-settlers-concept-activate = activate
imperial-settlers-concept-exchange-workers = exchange workers
imperial-settlers-concept-take-over = take over
imperial-settlers-concept-draw = draw

## Concepts: goods and where they are

imperial-settlers-concept-good = good
imperial-settlers-concept-resource = resource
imperial-settlers-concept-gold-token = gold token
imperial-settlers-concept-raze-token = raze token
imperial-settlers-concept-defence-token = defence token
imperial-settlers-concept-samurai = samurai
imperial-settlers-concept-egyptian-token = Egyptian token
imperial-settlers-concept-victory-point = victory point
imperial-settlers-concept-common-supply = common supply
imperial-settlers-concept-own-supply = own supply
imperial-settlers-concept-score-board = score board
imperial-settlers-concept-vp-track = VP track
imperial-settlers-concept-round-marker = round marker
imperial-settlers-concept-multiplier-token = multiplier token
imperial-settlers-concept-discard-pile = discard pile

## Concepts: the solo game

imperial-settlers-concept-solo-game = solo game
imperial-settlers-concept-virtual-player = virtual player
imperial-settlers-concept-attack-card = attack card
imperial-settlers-concept-target-field = target field
imperial-settlers-concept-collection-pile = collection pile
imperial-settlers-concept-performance-table = performance table
imperial-settlers-concept-rank = rank
imperial-settlers-column-deal-count = deal

imperial-settlers-name = Imperial Settlers
imperial-settlers-about = Settle a new land in five rounds: your people's own cards against those that all share.
imperial-settlers-learn-1 = The game lasts five rounds: look out for cards, produce, act in turn until all have passed, clean up.
imperial-settlers-learn-2 = Common locations can be razed by others. Faction locations score more, and only those of the Japanese can be razed.
imperial-settlers-learn-3 = Many faction locations also cost a location that you have built, common or faction; a razed one, your foundation, serves as well.
imperial-settlers-learn-4 = Production feeds actions, actions make points, features reward what you do anyway: build them so that they feed each other.
