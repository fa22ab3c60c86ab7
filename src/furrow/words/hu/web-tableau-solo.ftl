### The browser's board of a solo game of 51st State or Imperial Settlers (Hungarian): the virtual player, what decides
### the game, what it does and why. Names of cards stand uninflected.

## What decides the game

web-tableau-solo-goal = Cél
# It: the virtual player.
web-tableau-solo-goal-points = Több pont, mint neki a végén
web-tableau-solo-goal-last = Több pont, mint neki a forduló végén
web-tableau-solo-goal-places = Több nemzethelyszín, mint ahány kártyát begyűjt
# At the line on the scale of points.
web-tableau-solo-ends = vége: { $points }
# Below the difference, such as "+8". $whose is own if the reader plays.
web-tableau-solo-lead = { $whose ->
    [own] te vezetsz
   *[other] vezet
}
web-tableau-solo-behind = { $whose ->
    [own] ő vezet
   *[other] le van maradva
}
web-tableau-solo-level = döntetlen

## What the virtual player does next

# After the name of the virtual player.
web-tableau-solo-next-connection = kapcsolatkártyát vesz el
web-tableau-solo-next-attack = támadni fog
web-tableau-solo-next-pass = passzolni fog
web-tableau-solo-next-nothing = már passzolt
web-tableau-solo-next-attacks = { $count ->
    [one] a kör végén { $count } támadás
   *[other] a kör végén { $count } támadás
}

## Its band

web-tableau-solo-row = Támadósor
web-tableau-solo-tries = { $tries } kísérlet a { $most } közül
web-tableau-solo-cards = Támadáskártyák, elöl a legújabb
# After the attack cards that lie open.
web-tableau-solo-deck = { $count } a pakliban
# $name: a card.
web-tableau-solo-attacker = támad: { $name }
web-tableau-solo-hit = talált
web-tableau-solo-missed = nem talált
# In the place of the next attack card of this round.
web-tableau-solo-no-second = talált: nincs újabb
web-tableau-solo-try = { $number }. kísérlet
web-tableau-solo-places = Helyszínei: { $count }
# After the number of its locations.
web-tableau-solo-worthless = neki nem érnek semmit
web-tableau-solo-gathers = a kör végén begyűjti
web-tableau-solo-collected = Begyűjtve: { $count }

## Why it did something: the steps of the rule, in their order

web-tableau-solo-why = Miért ez: { $card }?
web-tableau-solo-why-nothing = Miért nem talált?
web-tableau-solo-no-connection = Nincs felcsapott kapcsolatkártya
# After it: the types of the card.
web-tableau-solo-turned-up = Felcsapja: { $card }
web-tableau-solo-none = Egyik helyszínnel sincs közös típusa
web-tableau-solo-only = Csak ennek van vele közös típusa: { $card }
web-tableau-solo-share = { $count ->
    [one] { $count } helyszínnel van közös típusa
   *[other] { $count } helyszínnel van közös típusa
}
web-tableau-solo-absorbed = A pajzsjelző felfogta a támadást

## What it endangers

web-tableau-solo-danger = Mit találhat el legközelebb
web-tableau-solo-calm = Ebben a fordulóban már nem támad.
web-tableau-solo-safe = A következő kártya semmit sem találhat el.
# Short, at a location: so many of the unseen cards.
web-tableau-solo-odds = { $hits } / { $unseen }
web-tableau-solo-risk = { $hits ->
    [one] veszélyben: { $unseen } rejtett kártyából { $hits } találja el
   *[other] veszélyben: { $unseen } rejtett kártyából { $hits } találja el
}
web-tableau-solo-shared = ezt vagy egy vele egyenrangút
web-tableau-solo-rule-points = A kártya azt a helyszínt találja el, amellyel a legtöbb közös típusa van.
web-tableau-solo-rule-places = Találathoz két támadáskártya kell, amelyek áruja egy helyszín rombolásmezőjén egyaránt szerepel.
# After some rows of a list.
web-tableau-solo-more = { $count ->
    [one] és még { $count }
   *[other] és még { $count }
}
web-tableau-solo-endangered = { $count } veszélyben
