### The browser's board of a solo game of 51st State or Imperial Settlers (English): the virtual player, what decides
### the game, what it does and why. Names of cards stand uninflected.

## What decides the game

web-tableau-solo-goal = Goal
# It: the virtual player.
web-tableau-solo-goal-points = More points than it at the end
web-tableau-solo-goal-last = More points than it when this round ends
web-tableau-solo-goal-places = More faction locations than it has collected
# At the line on the scale of points.
web-tableau-solo-ends = ends at { $points }
# Below the difference, such as "+8". $whose is own if the reader plays.
web-tableau-solo-lead = { $whose ->
    [own] you lead
   *[other] ahead
}
web-tableau-solo-behind = { $whose ->
    [own] it leads
   *[other] behind
}
web-tableau-solo-level = level

## What the virtual player does next

# After the name of the virtual player.
web-tableau-solo-next-connection = takes a connection card next
web-tableau-solo-next-attack = attacks next
web-tableau-solo-next-pass = passes next
web-tableau-solo-next-nothing = has passed
web-tableau-solo-next-attacks = { $count ->
    [one] attacks once when the round ends
   *[other] attacks { $count } times when the round ends
}

## Its band

web-tableau-solo-row = Attack row
web-tableau-solo-tries = { $tries } of { $most } tries
web-tableau-solo-cards = Attack cards, newest first
# After the attack cards that lie open.
web-tableau-solo-deck = { $count } in the deck
# $name: a card.
web-tableau-solo-attacker = attacks: { $name }
web-tableau-solo-hit = hit
web-tableau-solo-missed = found nothing
# In the place of the next attack card of this round.
web-tableau-solo-no-second = hit: no further try
web-tableau-solo-try = Try { $number }
web-tableau-solo-places = Its locations: { $count }
# After the number of its locations.
web-tableau-solo-worthless = worth nothing to it
web-tableau-solo-gathers = to be collected
web-tableau-solo-collected = Collected: { $count }

## Why it did something: the steps of the rule, in their order

web-tableau-solo-why = Why { $card }?
web-tableau-solo-why-nothing = Why did it hit nothing?
web-tableau-solo-no-connection = No connection card lies open
# After it: the types of the card.
web-tableau-solo-turned-up = It turns up { $card }:
web-tableau-solo-none = No location shares a type with it
web-tableau-solo-only = Only { $card } shares a type with it
web-tableau-solo-share = { $count ->
    [one] { $count } location shares a type
   *[other] { $count } locations share a type
}
web-tableau-solo-absorbed = The shield took the attack

## What it endangers

web-tableau-solo-danger = What it can hit next
web-tableau-solo-calm = It attacks no more in this round.
web-tableau-solo-safe = The next card can hit nothing.
# Short, at a location: so many of the unseen cards.
web-tableau-solo-odds = { $hits } of { $unseen }
web-tableau-solo-risk = { $hits ->
    [one] in danger: { $hits } of { $unseen } unseen cards hits it
   *[other] in danger: { $hits } of { $unseen } unseen cards hit it
}
web-tableau-solo-shared = it or one like it
web-tableau-solo-rule-points = A card hits the location that has most types in common with it.
web-tableau-solo-rule-places = A hit needs two attack cards whose goods are both in the raze field of a location.
# After some rows of a list.
web-tableau-solo-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
web-tableau-solo-endangered = { $count } in danger
