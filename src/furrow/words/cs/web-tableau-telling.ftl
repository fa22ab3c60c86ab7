### Stůl 51st State a Settlers: tahy ostatních jeden po druhém (česky). Jména se neskloňují.
### $who: a player; $card: a name; $goods: counted goods.

## What was done to the reader

web-tableau-told-raze = { $who } boří vaši lokaci { $card }
web-tableau-told-steal = { $who } vám bere: { $goods }
web-tableau-told-take-over = { $who } pro toto kolo přebírá vaši lokaci { $card }
web-tableau-told-take-deal = { $who } si bere vaši dohodu { $card }
web-tableau-told-block = { $who } pro toto kolo blokuje vaši lokaci { $card }
web-tableau-told-make-discard = { $who } rozhoduje, že musíte odhodit kartu
# A deal ended.
web-tableau-told-cancel = { $game ->
    [imperial_settlers] { $who } ruší vaši dohodu { $card }
   *[other] { $who } ruší vaši dohodu { $card }
}
web-tableau-told-remove = { $who } odstraňuje vaši lokaci { $card }
# Goods as icons follow.
web-tableau-told-you-get = získáváte
web-tableau-told-ruin = zůstává ruina
web-tableau-told-foundation = zůstávají základy
web-tableau-told-seen = Rozumím
# Under the name of a location, in the gap where it stood.
web-tableau-told-razed = zbořeno

## The last turns

# $count: how many actions of others.
web-tableau-told-since = { $game ->
    [imperial_settlers] Vše od vašeho tahu ({ $count })
   *[other] Vše od vašeho tahu ({ $count })
}
# One of several that are told one after the other.
web-tableau-told-nth = { $at } z { $all }
web-tableau-told-again = Znovu
# A line between the last turns.
web-tableau-told-own = { $game ->
    [imperial_settlers] váš poslední tah
   *[other] váš poslední tah
}
# A deed that was done several times.
web-tableau-told-times = { $count }×
