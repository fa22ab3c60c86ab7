### Scythe: terms, counted nouns and objective cards (English).

## What a seat is dealt: its kind, and sentences about it

scythe-dealt-faction = Faction
scythe-dealt-faction-any = Any faction
scythe-dealt-faction-by = By faction
scythe-dealt-faction-won = { $game }: win with the faction { $word }.
scythe-dealt-faction-every = { $game }: every faction
scythe-dealt-faction-every-won = { $game }: win with each faction.
scythe-dealt-faction-twice = Each faction can be chosen only once: { $word }.
scythe-dealt-faction-unknown = The game has no faction “{ $word }”.
scythe-dealt-mat = Player mat
scythe-dealt-mat-any = Any player mat
scythe-dealt-mat-by = By player mat
scythe-dealt-mat-won = { $game }: win with the player mat { $word }.
scythe-dealt-mat-every = { $game }: every mat
scythe-dealt-mat-every-won = { $game }: win with each player mat.
scythe-dealt-mat-twice = Each player mat can be chosen only once: { $word }.
scythe-dealt-mat-unknown = The game has no player mat “{ $word }”.

## What players give to one another

scythe-gift = Give coins
scythe-gift-amount = Coins
scythe-gift-offer = I offer { $name } { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.

## What is wrong with a setup

scythe-fault-pair-banned = { $faction } with the { $mat } player mat is a banned pair. Choose another, or switch this option off: { $option }.

## Factions: short names

scythe-faction-nordic = Nordic
scythe-faction-rusviet = Rusviet
scythe-faction-crimea = Crimea
scythe-faction-saxony = Saxony
scythe-faction-polania = Polania
scythe-faction-albion = Albion
scythe-faction-togawa = Togawa

## Factions: long names

scythe-faction-long-nordic = Nordic Kingdoms
scythe-faction-long-rusviet = Rusviet Union
scythe-faction-long-crimea = Crimean Khanate
scythe-faction-long-saxony = Saxony Empire
scythe-faction-long-polania = Republic of Polania
scythe-faction-long-albion = Clan Albion
scythe-faction-long-togawa = Togawa Shogunate

## Faction colours

scythe-colour-nordic = blue
scythe-colour-rusviet = red
scythe-colour-crimea = yellow
scythe-colour-saxony = black
scythe-colour-polania = white
scythe-colour-albion = green
scythe-colour-togawa = purple

## Characters, by faction

scythe-character-nordic = Bjorn & Mox
scythe-character-rusviet = Olga Romanova & Changa
scythe-character-crimea = Zehra & Kar
scythe-character-saxony = Gunter von Duisburg, Nacht & Tag
scythe-character-polania = Anna & Wojtek
scythe-character-albion = Connor & Max
scythe-character-togawa = Akiko & Jiro

## Player mats

scythe-mat-industrial = Industrial
scythe-mat-engineering = Engineering
scythe-mat-patriotic = Patriotic
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural

## Units

scythe-unit-character = character
scythe-unit-mech = mech
scythe-unit-worker = worker

## Units, counted

scythe-unit-count-character = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
scythe-unit-count-mech = { $count ->
    [one] { $count } mech
   *[other] { $count } mechs
}
scythe-unit-count-any = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}

scythe-unit-count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}

## Resources

scythe-resource-food = food
scythe-resource-metal = metal
scythe-resource-oil = oil
scythe-resource-wood = wood

## Resources, counted

scythe-resource-count-food = { $count ->
    [one] { $count } food
   *[other] { $count } food
}
scythe-resource-count-metal = { $count ->
    [one] { $count } metal
   *[other] { $count } metal
}
scythe-resource-count-oil = { $count ->
    [one] { $count } oil
   *[other] { $count } oil
}
scythe-resource-count-wood = { $count ->
    [one] { $count } wood
   *[other] { $count } wood
}

## Other things, counted

scythe-coins-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
scythe-power-count = { $count ->
    [one] { $count } power
   *[other] { $count } power
}
scythe-popularity-count = { $count ->
    [one] { $count } popularity
   *[other] { $count } popularity
}
scythe-cards-count = { $count ->
    [one] { $count } combat card
   *[other] { $count } combat cards
}
scythe-stars-count = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
scythe-territories-count = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}

## Terrain

scythe-terrain-farm = farm
scythe-terrain-forest = forest
scythe-terrain-mountain = mountain
scythe-terrain-tundra = tundra
scythe-terrain-village = village
scythe-terrain-lake = lake
scythe-terrain-factory = Factory

## Actions

scythe-action-move = Move
scythe-action-bolster = Bolster
scythe-action-trade = Trade
scythe-action-produce = Produce
scythe-action-upgrade = Upgrade
scythe-action-deploy = Deploy
scythe-action-build = Build
scythe-action-enlist = Enlist
scythe-action-factory = Factory card

## Mech abilities

scythe-ability-riverwalk = Riverwalk
scythe-ability-speed = Speed
scythe-ability-underpass = Underpass
scythe-ability-disarm = Disarm
scythe-ability-township = Township
scythe-ability-peoples-army = People's Army
scythe-ability-seaworthy = Seaworthy
scythe-ability-artillery = Artillery
scythe-ability-wayfare = Wayfare
scythe-ability-scout = Scout
scythe-ability-submerge = Submerge
scythe-ability-camaraderie = Camaraderie

## Faction abilities

scythe-faction-ability-relentless = Relentless
scythe-faction-ability-coercion = Coercion
scythe-faction-ability-swim = Swim
scythe-faction-ability-meander = Meander
scythe-faction-ability-dominate = Dominate

## Structures

scythe-structure-monument = Monument
scythe-structure-mill = Mill
scythe-structure-mine = Mine
scythe-structure-armory = Armory

## Star conditions

scythe-star-upgrades = all 6 upgrades
scythe-star-mechs = all 4 mechs
scythe-star-structures = all 4 structures
scythe-star-recruits = all 4 recruits
scythe-star-workers = all 8 workers
scythe-star-objective = objective
scythe-star-combat = combat win
scythe-star-popularity = 18 popularity
scythe-star-power = 16 power

## Structure bonus tiles

scythe-tile-adjacent-tunnels = Tunnels adjacent to structures
scythe-tile-adjacent-lakes = Lakes adjacent to structures
scythe-tile-adjacent-encounters = Encounters adjacent to structures
scythe-tile-on-tunnels = Structures on tunnels
scythe-tile-straight-line = Structures in a straight line
scythe-tile-on-farms-and-tundras = Structures on farms and tundras

## Technology-cube boxes: what the freed box adds

scythe-box-move-units = Move: one more unit
scythe-box-move-coins = Move: one more coin
scythe-box-produce-territories = Produce: one more territory
scythe-box-trade-popularity = Trade: one more popularity
scythe-box-bolster-power = Bolster: one more power
scythe-box-bolster-cards = Bolster: one more combat card

## Scoring categories

scythe-score-coins = Coins
scythe-score-stars = Stars
scythe-score-territories = Territories
scythe-score-resources = Resources
scythe-score-structures = Structure bonus
scythe-score-total = Total

## Tie-breakers

scythe-tiebreak-pieces = workers, mechs and structures on the board
scythe-tiebreak-power = power
scythe-tiebreak-popularity = popularity
scythe-tiebreak-resources = controlled resources
scythe-tiebreak-territories = controlled territories
scythe-tiebreak-stars = placed stars

## Bases

scythe-base = { $faction } base

## Concepts: factions and board

scythe-concept-faction = faction
scythe-concept-game-board = game board
scythe-concept-territory = territory
scythe-concept-hex = hex
scythe-concept-terrain-type = terrain type
scythe-concept-river = river
scythe-concept-tunnel = tunnel
scythe-concept-home-base = home base
scythe-concept-adjacent = adjacent
scythe-concept-triumph-track = Triumph Track
scythe-concept-popularity-track = Popularity Track
scythe-concept-power-track = Power Track

## Concepts: pieces

scythe-concept-player-mat = player mat
scythe-concept-faction-mat = faction mat
scythe-concept-unit = unit
scythe-concept-structure = structure
scythe-concept-recruit = recruit
scythe-concept-star = star
scythe-concept-technology-cube = technology cube
scythe-concept-action-token = action token
scythe-concept-power-token = power token
scythe-concept-popularity-token = popularity token
scythe-concept-resource-token = resource token
scythe-concept-coins = coins
scythe-concept-multiplier-token = multiplier token
scythe-concept-encounter-token = encounter token
scythe-concept-structure-bonus-tile = structure bonus tile
scythe-concept-power-dial = Power Dial
scythe-concept-combat-card = combat card
scythe-concept-objective-card = objective card
scythe-concept-encounter-card = encounter card
scythe-concept-factory-card = Factory card
scythe-concept-riverwalk-card = Riverwalk card
scythe-concept-quick-start-card = quick-start card
scythe-concept-quick-reference = quick reference
scythe-concept-achievement-sheet = achievement sheet

## Concepts: resources and values

scythe-concept-resource = resource
scythe-concept-supply = supply
scythe-concept-power = power
scythe-concept-popularity = popularity
scythe-concept-fortune = fortune
scythe-concept-cost = cost
scythe-concept-benefit = benefit

## Concepts: turn and actions

scythe-concept-turn = turn
scythe-concept-section = section
scythe-concept-action = action
scythe-concept-top-row-action = top-row action
scythe-concept-bottom-row-action = bottom-row action
scythe-concept-pay = pay
scythe-concept-gain = gain
scythe-concept-dead-turn = dead turn
scythe-concept-overlapping-turns = overlapping turns
scythe-concept-control = control
scythe-concept-carry = carry
scythe-concept-one-time-bonus = one-time recruit bonus
scythe-concept-ongoing-bonus = ongoing recruit bonus
scythe-concept-structure-bonus = structure bonus
scythe-concept-end-game-structure-bonus = end-game structure bonus

## Concepts: abilities

scythe-concept-mech-ability = mech ability
scythe-concept-faction-ability = faction ability
scythe-concept-inactive-faction = inactive faction

## Concepts: combat

scythe-concept-combat = combat
scythe-concept-attacker = attacker
scythe-concept-defender = defender
scythe-concept-winner = winner
scythe-concept-loser = loser
scythe-concept-retreat = retreat
scythe-concept-tie = tie
scythe-concept-choose-power = choosing power
scythe-concept-reveal = reveal
scythe-concept-simultaneously-and-secretly = simultaneously and secretly
scythe-concept-attackers-advantage = attacker's advantage
scythe-concept-lake-battle = lake battle

## Concepts: encounters, objectives, deals

scythe-concept-encounter = encounter
scythe-concept-option = option
scythe-concept-objective = objective
scythe-concept-complete-objective = complete an objective
scythe-concept-reveal-objective = reveal an objective
scythe-concept-mandatory-cost = mandatory cost
scythe-concept-optional-benefit = optional benefit
scythe-concept-alliance = alliance
scythe-concept-bribe = bribe
scythe-concept-informal-agreement = informal agreement
scythe-concept-tournament-play = tournament play

## Concepts: stars, end, scoring

scythe-concept-placing-stars = placing stars
scythe-concept-end-of-game = end of the game
scythe-concept-scoring = scoring
scythe-concept-scoring-category = scoring category
scythe-concept-edge-cases = edge cases
scythe-concept-sample-scoring = sample scoring round
scythe-concept-tie-breaker = tie-breaker
scythe-concept-variant = variant
scythe-concept-delay-of-game = delay of game

## Concepts: general

scythe-concept-setup = setup
scythe-concept-player = player
scythe-concept-first-player = first player
scythe-concept-active-player = active player
scythe-concept-opponent = opponent
scythe-concept-neighbour-left = left neighbour
scythe-concept-neighbour-right = right neighbour
scythe-concept-clockwise = clockwise
scythe-concept-deck = deck
scythe-concept-discard-pile = discard pile
scythe-concept-shuffle = shuffle
scythe-concept-draw = draw
scythe-concept-face-up = face up
scythe-concept-face-down = face down
scythe-concept-example = example
scythe-concept-designers-note = designer's note
scythe-concept-strategy-tip = strategy tip
scythe-concept-expansion = expansion

## Objective cards: names

scythe-objective-1 = Higher Ground Advantage
scythe-objective-2 = Underworld Advantage
scythe-objective-3 = Harvest Advantage
scythe-objective-4 = Northern Advantage
scythe-objective-5 = King of the Hill
scythe-objective-6 = Send One Back as a Warning
scythe-objective-7 = Machine Over Muscle
scythe-objective-8 = Roll Up Your Sleeves with the Common Man
scythe-objective-9 = Stockpile for the Winter
scythe-objective-10 = Woodland Advantage
scythe-objective-11 = Population Advantage
scythe-objective-12 = Get Rich or Cry Trying
scythe-objective-13 = Foundations of the Empire
scythe-objective-14 = Hedge Your Bets
scythe-objective-15 = Balanced Workforce
scythe-objective-16 = A Wolf Among the Sheep
scythe-objective-17 = Divide and Conquer
scythe-objective-18 = Become a Beloved Pacifist
scythe-objective-19 = Shore up the Shore
scythe-objective-20 = Create a Permanent Foothold
scythe-objective-21 = Monopolize the Market
scythe-objective-22 = Technological Breakthrough
scythe-objective-23 = Achieve Tactical Mastery
scythe-objective-24 = Establish a Human Shield
scythe-objective-25 = Become a Despised Warmonger
scythe-objective-26 = Diversify Production
scythe-objective-27 = Build Local Infrastructure

## Objective cards: conditions

scythe-objective-text-1 = Three or more mountains are under your control.
scythe-objective-text-2 = Three or more territories with a tunnel are under your control.
scythe-objective-text-3 = Three or more farms are under your control.
scythe-objective-text-4 = Three or more tundras are under your control.
scythe-objective-text-5 = The Factory is under your control and nobody has more power than you (a tie is enough).
scythe-objective-text-6 = You made an opponent's worker retreat this turn and still have 7 or more power.
scythe-objective-text-7 = You own a Factory card, have one or more mechs deployed and at most 3 workers in play.
scythe-objective-text-8 = You have at most 2 coins, 4 or more workers and 7 or more popularity.
scythe-objective-text-9 = One territory you control holds 9 or more resource tokens, among them every one of the four types.
scythe-objective-text-10 = Three or more forests are under your control.
scythe-objective-text-11 = Three or more villages are under your control.
scythe-objective-text-12 = You have 20 or more coins.
scythe-objective-text-13 = Six or more of your own pieces (character, workers, mechs, structures) stand on one territory.
scythe-objective-text-14 = You have at least one upgrade, one mech, one structure and one recruit, and control at least one token of each resource.
scythe-objective-text-15 = The number of your workers in play equals the number of your enlisted recruits.
scythe-objective-text-16 = One territory you control holds your character, exactly one of your mechs, exactly one of your workers and 5 or more resource tokens.
scythe-objective-text-17 = You own no Factory card and control two or more territories adjacent to the Factory.
scythe-objective-text-18 = You have 0 power, 13 or more popularity and 5 or more workers.
scythe-objective-text-19 = Five or more territories around one and the same lake are under your control.
scythe-objective-text-20 = You have built 3 or more structures, have 7 or more popularity and no mech deployed.
scythe-objective-text-21 = You control 9 or more tokens of one resource type.
scythe-objective-text-22 = You own a Factory card and have made no upgrade.
scythe-objective-text-23 = You hold 8 or more combat cards and have placed at least one star for winning combat.
scythe-objective-text-24 = Five or more of your workers stand on one territory adjacent to the Factory.
scythe-objective-text-25 = You have at most 3 popularity, 13 or more power and 2 or more mechs.
scythe-objective-text-26 = You control at least one territory of each of the five basic terrains (farm, forest, mountain, tundra, village) with at least one own worker on each.
scythe-objective-text-27 = You have built 3 or more structures and none of them is adjacent to your home base.

scythe-standing-bonus-power = Ongoing recruit bonus: power
scythe-standing-bonus-coins = Ongoing recruit bonus: coins
scythe-standing-bonus-popularity = Ongoing recruit bonus: popularity
scythe-standing-bonus-cards = Ongoing recruit bonus: combat cards

scythe-column-total = fortune
scythe-sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; on average { $turns } turns, { $decisions } decisions, winning fortune { $score }

scythe-name = Scythe
scythe-about = Lead a faction through an alternative 1920: move, produce, build mechs, win hearts, and fight when it pays.
scythe-learn-1 = On your turn you choose another section of your player mat than the last time and take its top-row action, its bottom-row action, or both.
scythe-learn-2 = The top row moves, produces, trades or strengthens; the bottom row upgrades, deploys mechs, builds structures and enlists recruits.
scythe-learn-3 = You place stars for great deeds. When somebody places the sixth star, the game ends at once.
scythe-learn-4 = The greatest fortune wins: coins, and the more popular you are, the more each star, territory and pair of resources is worth.
