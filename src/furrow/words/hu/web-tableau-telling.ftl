### Az 51st State és az Imperial Settlers asztala: a többiek lépései körről körre (magyar). A nevek ragozatlanok.
### $who: a player; $card: a name; $goods: counted goods.

## What was done to the reader

web-tableau-told-raze = { $who } lerombolta egy helyszínedet: { $card }
web-tableau-told-steal = { $who } elvett tőled: { $goods }
web-tableau-told-take-over = { $who } erre a körre befolyása alá vonta egy helyszínedet: { $card }
web-tableau-told-take-deal = { $who } elvette egy szövetségedet: { $card }
web-tableau-told-block = { $who } erre a körre letiltotta egy helyszínedet: { $card }
web-tableau-told-make-discard = { $who } választására el kell dobnod egy kártyát
# A deal ended.
web-tableau-told-cancel = { $game ->
    [imperial_settlers] { $who } megszüntette egy szövetségedet: { $card }
   *[other] { $who } megszüntette egy üzletedet: { $card }
}
web-tableau-told-remove = { $who } eldobatta egy helyszínedet: { $card }
# Goods as icons follow.
web-tableau-told-you-get = ezt kapod:
web-tableau-told-ruin = rom marad a helyén
web-tableau-told-foundation = telek marad a helyén
web-tableau-told-seen = Láttam
# Under the name of a location, in the gap where it stood.
web-tableau-told-razed = lerombolva

## The last turns

# $count: how many actions of others.
web-tableau-told-since = { $game ->
    [imperial_settlers] Mind a { $count } lépés az utolsó fordulód óta
   *[other] Mind a { $count } lépés az utolsó köröd óta
}
# One of several that are told one after the other.
web-tableau-told-nth = { $at } / { $all }
web-tableau-told-again = Újra
# A line between the last turns.
web-tableau-told-own = { $game ->
    [imperial_settlers] a te utolsó fordulód
   *[other] a te utolsó köröd
}
# A deed that was done several times.
web-tableau-told-times = { $count }×
