### The table of 51st State and Imperial Settlers: what others do is told turn by turn (English). Names stand uninflected.
### $who: a player; $card: a name; $goods: counted goods.

## What was done to the reader

web-tableau-told-raze = { $who } razed your { $card }
web-tableau-told-steal = { $who } took from you: { $goods }
web-tableau-told-take-over = { $who } took over your { $card } for this round
web-tableau-told-take-deal = { $who } took your deal: { $card }
web-tableau-told-block = { $who } blocked your { $card } for this round
web-tableau-told-make-discard = { $who } makes you discard a card
# A deal ended.
web-tableau-told-cancel = { $game ->
    [imperial_settlers] { $who } ended your deal: { $card }
   *[other] { $who } ended your deal: { $card }
}
web-tableau-told-remove = { $who } removed your { $card }
# Goods as icons follow.
web-tableau-told-you-get = you get
web-tableau-told-ruin = a ruin stays
web-tableau-told-foundation = a foundation stays
web-tableau-told-seen = Understood
# Under the name of a location, in the gap where it stood.
web-tableau-told-razed = razed

## The last turns

# $count: how many actions of others.
web-tableau-told-since = { $game ->
    [imperial_settlers] All { $count } since your turn
   *[other] All { $count } since your turn
}
# One of several that are told one after the other.
web-tableau-told-nth = { $at } of { $all }
web-tableau-told-again = Again
# A line between the last turns.
web-tableau-told-own = { $game ->
    [imperial_settlers] your last turn
   *[other] your last turn
}
# A deed that was done several times.
web-tableau-told-times = { $count }×
