### The pages about the cards of 51st State and Imperial Settlers: all cards, and what their icons mean (English).

## All cards

web-tableau-cards-search = Name or words
web-tableau-cards-filters = Filters
web-tableau-cards-found = { $count } of { $all } designs
web-tableau-cards-none = No card fits all of these filters.
web-tableau-cards-clear = Clear all
web-tableau-cards-drop = Remove the filter: { $name }
web-tableau-cards-set = { $game ->
    [imperial_settlers] People
   *[other] Set
}
web-tableau-cards-kind = Kind
web-tableau-cards-cost = { $game ->
    [imperial_settlers] Cost
   *[other] Distance
}
web-tableau-cards-cost-of = { $game ->
    [imperial_settlers] Cost { $count }
   *[other] Distance { $count }
}
web-tableau-cards-gives = Gives
web-tableau-cards-gives-of = Gives: { $name }
web-tableau-cards-special = something special
web-tableau-cards-deal = { $game ->
    [imperial_settlers] Deal
   *[other] Deal
}
web-tableau-cards-deal-of = { $game ->
    [imperial_settlers] Deal: { $name }
   *[other] Deal: { $name }
}
web-tableau-cards-type = { $game ->
    [imperial_settlers] Colour
   *[other] Type
}
web-tableau-cards-like = All like it
web-tableau-cards-detail = The chosen card
# How sure the facts of a card are.
web-tableau-cards-sure = { $confidence ->
    [high] Independent sources agree.
    [low] Doubtful: something about it may be wrong.
   *[medium] One source only, or the sources differ in something.
}
web-tableau-cards-sources = { $count ->
    [one] { $count } source
   *[other] { $count } sources
}
web-tableau-cards-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
web-tableau-cards-drawn = The picture was drawn by Furrow from the facts of the card.

## The parts of a card

web-tableau-legend-part-kind = Kind
web-tableau-legend-part-kind-text = colour and sign of production, feature or action
web-tableau-legend-part-name = Name
web-tableau-legend-part-name-text = in your language; the printed one is on the large card
web-tableau-legend-part-cost = Cost
web-tableau-legend-part-cost-text = { $game ->
    [imperial_settlers] what building takes; a house is a place of yours
   *[other] houses: grey contacts to build it, blue to make a deal, red to raze it
}
web-tableau-legend-part-picture = Picture
web-tableau-legend-part-picture-text = made from the card’s facts; it means nothing
web-tableau-legend-part-types = { $game ->
    [imperial_settlers] Colour
   *[other] Types
}
web-tableau-legend-part-types-text = { $game ->
    [imperial_settlers] counted by other cards
   *[other] counted by other cards; a card of the same type may be built over it
}
web-tableau-legend-part-effect = Effect
web-tableau-legend-part-effect-text = what it takes → what it gives
web-tableau-legend-part-words = The same in words
web-tableau-legend-part-words-text = the sentences decide
web-tableau-legend-part-deal = { $game ->
    [imperial_settlers] Deal
   *[other] Deal
}
web-tableau-legend-part-deal-text = { $game ->
    [imperial_settlers] its good, at once and in every round
   *[other] its good, at once and in every round
}
web-tableau-legend-part-spoils = Spoils
web-tableau-legend-part-spoils-text = what razing it gives
web-tableau-legend-part-value = Value
web-tableau-legend-part-value-text = points if it stands at the end

## How effects are written

web-tableau-legend-grammar = How effects are written
web-tableau-legend-grammar-to = pay the left, gain the right
web-tableau-legend-grammar-each = one for each
web-tableau-legend-grammar-most = three at most
web-tableau-legend-grammar-times = up to twice in a round
web-tableau-legend-grammar-on = is laid on the place
web-tableau-legend-grammar-least = if it is at least two
web-tableau-legend-grammar-or = one or the other
web-tableau-legend-grammar-box = a tinted box: at another moment

## Kinds and moments

web-tableau-legend-kinds = Kinds
web-tableau-legend-kind-connection = Connection card: taken, used once
web-tableau-legend-kind-attack = Attack card: only in the solo game
web-tableau-legend-moments = When it happens
web-tableau-legend-when-production = in the production phase
web-tableau-legend-when-action = as an action
web-tableau-legend-when-built = once, when it is built
web-tableau-legend-when-builds = whenever you build such a place
web-tableau-legend-when-razes = whenever you raze
web-tableau-legend-when-deals = { $game ->
    [imperial_settlers] whenever you make a deal
   *[other] whenever you make a deal
}
web-tableau-legend-when-deal-goods = { $game ->
    [imperial_settlers] when deals pay
   *[other] when deals pay
}
web-tableau-legend-when-produced = whenever you produce this
web-tableau-legend-when-points = whenever you gain points
web-tableau-legend-when-exchanged = when you exchange workers
web-tableau-legend-when-anytime = at any time on your turn
web-tableau-legend-when-cleanup = keeps goods at clean-up
web-tableau-legend-when-end = counts at the end
web-tableau-legend-open = open: others may send a worker

## Special deeds

web-tableau-legend-deeds = Special deeds
web-tableau-legend-deed-steal = take a good from another
web-tableau-legend-deed-loot = gain one of the spoils, the place stays
web-tableau-legend-deed-copy-production = produce once more with a place
web-tableau-legend-deed-take-production = its production goes to you
web-tableau-legend-deed-gain-deal = { $game ->
    [imperial_settlers] gain the goods of deals
   *[other] gain the goods of deals
}
web-tableau-legend-deed-take-deal = { $game ->
    [imperial_settlers] take over a deal of another
   *[other] take over a deal of another
}
web-tableau-legend-deed-foreign-deal = { $game ->
    [imperial_settlers] make a deal with a place of another
   *[other] make a deal with a place of another
}
web-tableau-legend-deed-cancel-deal = { $game ->
    [imperial_settlers] another loses a deal
   *[other] another loses a deal
}
web-tableau-legend-deed-forgo-deals = { $game ->
    [imperial_settlers] give up goods of deals for points
   *[other] give up goods of deals for points
}
web-tableau-legend-deed-free-actions = used places can be used again
web-tableau-legend-deed-block = stop a place for this round
web-tableau-legend-deed-build-at-once = { $game ->
    [imperial_settlers] build without giving up a place
   *[other] build without giving up a place
}
web-tableau-legend-deed-raze-opponent = raze a place of another
web-tableau-legend-deed-raze-own = raze a place of your own
web-tableau-legend-deed-raze-for-points = raze, and take points for the goods
web-tableau-legend-deed-remove-location = another loses a place
web-tableau-legend-deed-take-over = take over a place for this round
web-tableau-legend-deed-lay-foundation = lay a card as a foundation
web-tableau-legend-deed-samurai = put samurai on places
web-tableau-legend-deed-draw-and-keep = draw, and keep some
web-tableau-legend-deed-make-discard = another discards a card
web-tableau-legend-deed-tuck-cards = put cards under it for points
web-tableau-legend-deed-offer-goods = put goods on it for good

## Goods, types, peoples, marks

web-tableau-legend-goods = Goods and signs
web-tableau-legend-types = { $game ->
    [imperial_settlers] Colours
   *[other] Types
}
web-tableau-legend-peoples = { $game ->
    [imperial_settlers] Peoples
   *[other] Factions
}
web-tableau-legend-token-any-resource = { $game ->
    [imperial_settlers] wood, stone or food
   *[other] gun, fuel, iron or brick
}
web-tableau-legend-token-deal = { $game ->
    [imperial_settlers] a deal
   *[other] a deal
}
web-tableau-legend-token-location = a place
web-tableau-legend-token-rival = another player
web-tableau-legend-token-loot = one of the spoils
web-tableau-legend-table = On the table
web-tableau-legend-table-can = can be chosen
web-tableau-legend-table-used = used in this round
web-tableau-legend-table-target = is chosen
web-tableau-legend-table-part = one of two uses is done
web-tableau-legend-table-shield = razing it costs one more
web-tableau-legend-table-worth = its points, if more than one

## What a virtual player attacks with

web-tableau-legend-solo = The solo game
# Where there are no attack cards: the cards of the deck attack.
web-tableau-legend-attacker = Any card can attack: its types look for your locations.
