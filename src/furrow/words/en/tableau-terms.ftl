### 51st State and Imperial Settlers: what both have, and how things are counted (English).
###
### For translators: a message `tableau-…` serves both games. Where your language calls a thing differently in the two
### games (round, turn, deal, raze, storage, faction …), add a message of your own for one of them, with the same
### ending and the same variables: beside `tableau-event-deal` you may write `imperial-settlers-event-deal` in
### imperial_settlers-events.ftl, although English has none there. It is found first.

## What a seat is dealt: its kind, and sentences about it

tableau-dealt-faction = Faction
tableau-dealt-faction-any = Any faction
tableau-dealt-faction-by = By faction
tableau-dealt-faction-won = { $game }: win with the faction { $word }.
tableau-dealt-faction-every = { $game }: every faction
tableau-dealt-faction-every-won = { $game }: win with each faction.
tableau-dealt-faction-twice = Each faction can be chosen only once: { $word }.
tableau-dealt-faction-unknown = The game has no faction “{ $word }”.

## Goods that both games have: the name of one, uninflected

tableau-good-worker = worker
tableau-good-vp = victory point
tableau-good-card = card

## Goods that both games have, counted

tableau-count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
# Short: points stand in many lists.
tableau-count-vp = { $count ->
    [one] { $count } VP
   *[other] { $count } VP
}
tableau-count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tableau-count-any-resource = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}

## What is paid besides goods

tableau-cost-card = { $count ->
    [one] { $count } card of your hand
   *[other] { $count } cards of your hand
}
tableau-cost-deal = { $count ->
    [one] { $count } of your deals
   *[other] { $count } of your deals
}
tableau-cost-location = { $count ->
    [one] { $count } of your locations
   *[other] { $count } of your locations
}

## Categories of cards

tableau-category-production = production location
tableau-category-feature = feature location
tableau-category-action = action location

## Scoring

tableau-score-points = Points
tableau-score-total = Total

# The ways to points; built-over: developments and visits.
tableau-way-actions = Actions
tableau-way-features = Features
tableau-way-production = Production
tableau-way-deals = Deals
tableau-way-spoils = Spoils
tableau-way-built-over = Built over and visits
tableau-way-earlier = Gained earlier

## Players

tableau-virtual = Virtual player
tableau-seat = seat { $number }

tableau-column-deal-count = deals
