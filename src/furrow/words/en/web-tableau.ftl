### The browser's board of 51st State and Imperial Settlers (English). Names of cards, goods and players stand uninflected.
### $game is fifty_first_state or imperial_settlers: the two games call some things differently in some languages.

## Where the game stands

web-tableau-round = { $game ->
    [imperial_settlers] Round { $round }
   *[other] Round { $round }
}
web-tableau-last-round = { $game ->
    [imperial_settlers] Last round
   *[other] Last round
}
# After the round: of how many, or the points that end the game.
web-tableau-rounds = of { $rounds }
web-tableau-ends-at = ends at { $points }
web-tableau-phases = Phases
web-tableau-decks = Decks
web-tableau-deck = { $name }: { $count } left, { $discarded } discarded
web-tableau-discarded = Seen among the discards: { $list }.
web-tableau-points-of = { $name }: { $points }.
# What the open question is about: the card that asks, the cost, how many choices are left.
web-tableau-because = Because of:
web-tableau-to-pay = To pay:
web-tableau-left = Still to choose: { $count }

## Players

web-tableau-players = Players
# After the points: what the locations will add to them.
web-tableau-adds = { $points } more from locations at the end
web-tableau-locations-of = Locations of { $name }
web-tableau-at-turn = Plays now
web-tableau-first = First player
web-tableau-passed = Passed
web-tableau-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-tableau-deals-count = { $game ->
    [imperial_settlers] Deals: { $count }
   *[other] Deals: { $count }
}
web-tableau-known = Cards you know

## Goods and boards

web-tableau-goods = Goods
web-tableau-stored = { $count } stored
# Of a wild good: a list of kinds of goods.
web-tableau-stands-for = Can be paid in place of: { $list }.
web-tableau-faction-board = { $game ->
    [imperial_settlers] Faction board: { $faction }
   *[other] Faction board: { $faction }
}
web-tableau-deals = { $game ->
    [imperial_settlers] Deals
   *[other] Deals
}
web-tableau-deal-of = { $game ->
    [imperial_settlers] Deal, { $good }: { $name }
   *[other] Deal, { $good }: { $name }
}
web-tableau-own-connections = { $whose ->
    [own] Your connection cards
   *[other] Connection cards
}

## Locations

web-tableau-row-production = Production
web-tableau-row-feature = Features
web-tableau-row-action = Actions
# In a row where nothing stands yet, and in the legend.
web-tableau-legend-kind-production = Production: goods in every round
web-tableau-legend-kind-feature = Feature: a rule or a bonus
web-tableau-legend-kind-action = Action: pay, then gain
web-tableau-ruins = { $game ->
    [imperial_settlers] { $count ->
        [one] { $count } foundation
       *[other] { $count } foundations
    }
   *[other] { $count ->
        [one] { $count } ruin
       *[other] { $count } ruins
    }
}
# Before the goods that stay at the clean-up.
web-tableau-keeps = keeps
web-tableau-lies-on = on it: { $goods }
# What was paid for the uses of a location lies on it until the clean-up.
web-tableau-paid-on = paid to use it: { $goods }
web-tableau-lie-under = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
web-tableau-belongs-to = belongs to { $name }

## Cards

web-tableau-hand = { $whose ->
    [own] Your hand
   *[other] Hand
}
web-tableau-hand-empty = { $whose ->
    [own] You have no cards.
   *[other] No cards.
}
web-tableau-draft = Cards to draft
web-tableau-dealt = { $whose ->
    [own] Cards dealt to you
   *[other] Dealt cards
}
web-tableau-offered = Cards to choose from
# What was chosen in secret, until everybody has chosen.
web-tableau-secret = { $whose ->
    [own] Your secret choice
   *[other] Secret choice
}
web-tableau-under = Under it, known to you: { $list }.
web-tableau-card = { $name }, { $category }
# Labels of the two strips at the foot of a card.
web-tableau-deal = { $game ->
    [imperial_settlers] Deal
   *[other] Deal
}
web-tableau-spoils = { $game ->
    [imperial_settlers] Raze
   *[other] Spoils
}
web-tableau-english = In English:
web-tableau-set = Set: { $name }
web-tableau-is-lit = can be chosen
web-tableau-is-chosen = chosen
web-tableau-is-used = used

## What can be done: the first word of an answer

web-tableau-brings-nothing = Nothing changes for you.
web-tableau-bill-places = { $category }: { $count }
# What to do, where nothing is chosen yet.
web-tableau-how-turn = Pick a card of your hand, a location or a verb. Nothing happens before you confirm it.
web-tableau-how-take = Press a card to look at it, press it again to take it.
web-tableau-choices = What you can do with { $name }
web-tableau-then-choose = then choose where
web-tableau-final = It cannot be taken back.
web-tableau-otherwise = Pay otherwise …
web-tableau-ready = What you can use now
web-tableau-what-to-do = What you can do
web-tableau-verb-build = Build
web-tableau-verb-develop = Develop
web-tableau-verb-deal = { $game ->
    [imperial_settlers] Deal
   *[other] Deal
}
web-tableau-verb-raze = Raze
web-tableau-verb-use = { $game ->
    [imperial_settlers] Activate
   *[other] Use
}
web-tableau-verb-exchange = Exchange
web-tableau-verb-contacts = Use the board
web-tableau-verb-visit = Visit
web-tableau-verb-connect = Take a connection card
web-tableau-verb-play = Play a connection card
web-tableau-verb-protect = Protect
web-tableau-verb-samurai = Place a samurai
web-tableau-verb-tuck = Put a card under
web-tableau-verb-offer = Put a good on
web-tableau-verb-take = Take
web-tableau-verb-keep = Keep
web-tableau-verb-drop = Discard two
web-tableau-verb-choose = Choose
web-tableau-verb-steal = Take a good
web-tableau-verb-player = Choose a player
web-tableau-verb-loot = Loot
web-tableau-verb-forgo = Give up for points
web-tableau-verb-forfeit = Give up
web-tableau-verb-gain = Gain
web-tableau-verb-accept = Accept
web-tableau-verb-decline = Decline
web-tableau-verb-pay = Pay
web-tableau-verb-store = Store
web-tableau-verb-discard = Discard
web-tableau-verb-cancel = { $game ->
    [imperial_settlers] Give up a deal
   *[other] Give up a deal
}
web-tableau-verb-draw = Draw
web-tableau-verb-again = Once more
web-tableau-verb-done = Done
web-tableau-verb-pass = Pass
web-tableau-verb-end = { $game ->
    [imperial_settlers] End turn
   *[other] End turn
}

## All answers, one row for each card

web-tableau-answers-all = All
web-tableau-answers-own = Your places and board
web-tableau-answers-rest = What else you can do
web-tableau-answers-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-tableau-answers-over = over
web-tableau-answers-build-over = Build over
web-tableau-answers-with = with
web-tableau-answers-ends = { $game ->
    [imperial_settlers] ends your round
   *[other] ends your round
}
# The button that opens the places with which $deed can be done with the card $name.
web-tableau-answers-several = { $deed }, { $name }: { $count }
# In the search field: which words can be typed there.
web-tableau-answers-like = { $game ->
    [imperial_settlers] Card, verb or good: “raze”, “stone” …
   *[other] Card, verb or good: “raze”, “iron” …
}
web-tableau-answers-short = { $game ->
    [imperial_settlers] Card, verb or good …
   *[other] Card, verb or good …
}

## The table in words. $list: names, "a, b and c".

web-tableau-in-words = The table in words
web-tableau-words-moment = { $game ->
    [imperial_settlers] Round { $round }, { $phase }.
   *[other] Round { $round }, { $phase }.
}
web-tableau-words-open = { $name }: { $list }.
web-tableau-words-who = { $name }, { $faction }: { $points } points.
web-tableau-words-virtual = { $name }.
web-tableau-words-goods = Goods: { $list }.
web-tableau-words-production = { $count ->
    [one] Production location: { $list }.
   *[other] { $count } production locations: { $list }.
}
web-tableau-words-feature = { $count ->
    [one] Feature location: { $list }.
   *[other] { $count } feature locations: { $list }.
}
web-tableau-words-action = { $count ->
    [one] Action location: { $list }.
   *[other] { $count } action locations: { $list }.
}
web-tableau-words-used = { $name } (used)
web-tableau-words-deals = { $game ->
    [imperial_settlers] Deals: { $list }.
   *[other] Deals: { $list }.
}
web-tableau-words-connections = Connection cards: { $list }.
web-tableau-words-hand = Hand: { $list }.
web-tableau-words-hidden = { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
web-tableau-words-passed = { $name } has passed.

## What a decision changes, and what a chart shows

web-tableau-change-points = points
web-tableau-change-hand = cards in hand

web-tableau-measure-points = Points
web-tableau-measure-locations = Locations
web-tableau-measure-deals = Deals
