### What lies over the rail of the browser's Scythe board: combat, encounter, Factory, stars, result (English).

## Combat

web-scythe-moment-combat = { $terrain ->
    [mountain] Combat in the mountains
    [forest] Combat in the forest
    [farm] Combat on the farmland
    [village] Combat in the village
    [tundra] Combat in the tundra
    [lake] Combat on the lake
    [factory] Combat at the Factory
   *[other] Combat at the base
}
web-scythe-moment-steps = Course of the combat
web-scythe-moment-step-set = Set
web-scythe-moment-step-seal = Seal
web-scythe-moment-step-reveal = Reveal
web-scythe-moment-step-verdict = Verdict
web-scythe-moment-attacks = attacks
web-scythe-moment-defends = defends
web-scythe-moment-dial-at = Power Dial at { $power }
web-scythe-moment-dial-sealed = Power Dial, sealed
web-scythe-moment-no-card = no card
web-scythe-moment-seal = Seal it
web-scythe-moment-change = Change
web-scythe-moment-waiting = Waiting for { $name }.
web-scythe-moment-tie-mine = Equal totals are yours: you attack.
web-scythe-moment-tie-theirs = Equal totals go to the attacker.
web-scythe-moment-reach = You reach { $mine }, { $name } at most { $most }.
web-scythe-moment-odds = safe against { $percent } % of hands
web-scythe-moment-odds-sure = cannot lose
web-scythe-moment-victory = Victory
web-scythe-moment-defeat = Defeat
web-scythe-moment-star-for = { $name }: star { $count }, { $star }.
web-scythe-moment-falls-back = { $name } falls back to { $place }.
web-scythe-moment-draws = { $name } draws a combat card.
web-scythe-moment-popularity-lost = { $name } loses { $count } popularity.

## Encounter, Factory, Trade

web-scythe-moment-encounter = Encounter
web-scythe-moment-card = card { $number }
web-scythe-moment-free = free
web-scythe-moment-or = or
web-scythe-moment-more = { $count ->
    [one] { $count } more answer
   *[other] { $count } more answers
}
web-scythe-moment-factory = The Factory opens
web-scythe-moment-choose-of = choose 1 of { $count }
web-scythe-moment-scene-mountain = Miners push a cart of ore out of the mountain
web-scythe-moment-scene-farm = A laden hay wagon at harvest time
web-scythe-moment-scene-village = Market day before the village church
web-scythe-moment-scene-tundra = A train in the snow; railwaymen clear the tracks
web-scythe-moment-scene-forest = A camp of woodcutters in a clearing
web-scythe-moment-scene-factory = The Factory by night
web-scythe-moment-scene-triumph = The winner at dawn

## Stars and objectives

web-scythe-moment-star = { $count ->
    [1] First star
    [2] Second star
    [3] Third star
    [4] Fourth star
    [5] Fifth star
   *[other] Sixth star
}
web-scythe-moment-objective = Objective fulfilled
web-scythe-moment-more-end = { $count ->
    [0] The game ends.
    [1] One more ends the game.
    [2] Two more end the game.
    [3] Three more end the game.
    [4] Four more end the game.
   *[other] Five more end the game.
}

## Result

web-scythe-moment-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-scythe-moment-you-win = You win
web-scythe-moment-tab-sheet = Sheet
web-scythe-moment-tab-course = Course
web-scythe-moment-led = rounds in the lead
web-scythe-moment-best-round = best round: { $round }
web-scythe-moment-lowest-lead = lowest lead: round { $round }
web-scythe-moment-look-at-map = Look at the map
web-scythe-moment-analysis = Analysis
web-scythe-moment-again = Again
