### The browser's Scythe board: explanations, panels, descriptions for screen readers (English).

## What abilities do

web-scythe-ability-text-riverwalk = The character and the mechs may cross a river if the terrain on the other side is one of the two printed here.
web-scythe-ability-text-speed = The character and the mechs may move one territory further.
web-scythe-ability-text-underpass = For the character and the mechs, mountains you control and all tunnels lie next to one another.
web-scythe-ability-text-disarm = Before a combat on a tunnel or on your Mine, your opponent loses 2 power.
web-scythe-ability-text-township = For the character and the mechs, villages you control and the Factory lie next to one another.
web-scythe-ability-text-peoples-army = In a combat where you have a worker you may add one more combat card.
web-scythe-ability-text-seaworthy = The character and the mechs may enter and leave lakes, and retreat to a lake beside the combat.
web-scythe-ability-text-artillery = Before a combat you may pay 1 power to make your opponent lose 2 power.
web-scythe-ability-text-wayfare = The character and the mechs may move from anywhere to your own base or to the base of a faction that nobody plays.
web-scythe-ability-text-scout = Before a combat you take a random combat card from your opponent's hand.
web-scythe-ability-text-submerge = The character and the mechs may enter and leave lakes and move from any lake to any other.
web-scythe-ability-text-camaraderie = You lose no popularity for workers that retreat from a combat you won as the attacker.
web-scythe-faction-ability-text-relentless = You may choose the same section as on your last turn.
web-scythe-faction-ability-text-coercion = Once per turn a combat card may stand for one resource of any kind.
web-scythe-faction-ability-text-swim = Your workers may cross rivers.
web-scythe-faction-ability-text-meander = You may choose up to two options of an encounter card.
web-scythe-faction-ability-text-dominate = There is no limit to your stars from objectives and from combat.

## What structures do

web-scythe-structure-text-mine = For your units the Mine is a tunnel.
web-scythe-structure-text-monument = Whenever you Bolster, you also gain 1 popularity.
web-scythe-structure-text-armory = Whenever you Trade, you also gain 1 power.
web-scythe-structure-text-mill = Whenever you Produce, the Mill's territory produces as well, and the Mill counts as a worker.

## The map

web-scythe-map = Map
web-scythe-map-keys = Arrow keys go from hex to hex, { $enter } chooses, { $next } goes to the next hex that can be chosen, { $ask } explains, { $closer } and { $farther } zoom.
web-scythe-zoom-in = Zoom in
web-scythe-zoom-out = Zoom out
web-scythe-zoom-whole = Show the whole map
web-scythe-wide = The map over the whole width
web-scythe-turn = Turn { $number }
web-scythe-tile-beside = next to
web-scythe-tile-on = on
web-scythe-tile-row = in a row
web-scythe-mini-map = The whole map, and what is seen of it: press to go there
web-scythe-lit = can be chosen
web-scythe-has = { $who }: { $what }
web-scythe-with = { $what }: { $also }
web-scythe-controlled = Controlled by { $who }
web-scythe-contested = A combat is due here
web-scythe-defends = { $cards ->
    [0] Defends with up to { $power }.
    [one] Defends with up to { $power } + 1 card.
   *[other] Defends with up to { $power } + { $cards } cards.
}
web-scythe-beside = Next to it: { $places }
web-scythe-across = Across a river: { $places }
web-scythe-in-words = The board in words
web-scythe-ask-hex = Ask about a hex
web-scythe-no-hex = There is no such hex.
web-scythe-loading = The board is being laid out …

## Panels

web-scythe-players = Players
web-scythe-tracks = Tracks and stars
web-scythe-tiers = What the popularity tiers pay
web-scythe-hand = { $whose ->
    [own] Your cards
   *[other] Cards
}
web-scythe-no-combat-cards = No combat cards in hand
web-scythe-fortune = Fortune if the game ended now
web-scythe-standing = { $who } ({ $faction }): { $values }
web-scythe-seen = Seen in hand: { $values }

## Mats

web-scythe-mat = { $mat } player mat
web-scythe-on-mat = on the mat
web-scythe-built = built
web-scythe-cost = Cost: { $cost }.
web-scythe-enlisted = Recruit enlisted, ongoing bonus: { $bonus }
web-scythe-enlisted-refused = Recruit enlisted, its ongoing bonus ({ $bonus }) is refused
web-scythe-not-enlisted = Recruit not enlisted yet
web-scythe-recruit = Once enlisted here: whenever you or a neighbour takes the action { $action }, you gain: { $bonus }.
web-scythe-taken = taken
web-scythe-free-bonus = still to be had
web-scythe-box = A technology cube covers part of this; an Upgrade takes it away.
web-scythe-saving = A technology cube on a dashed square makes the action cheaper by 1.
web-scythe-section-move = Move units, or gain coins.
web-scythe-section-bolster = Gain power or combat cards.
web-scythe-section-trade = Gain resources of your choice or popularity.
web-scythe-section-produce = Your workers produce on some of your territories.
web-scythe-bottom-upgrade = Move a technology cube from a top-row action to a bottom-row action.
web-scythe-bottom-deploy = Place a mech beside one of your workers and gain its ability.
web-scythe-bottom-build = Build a structure beside one of your workers.
web-scythe-bottom-enlist = Enlist a recruit for a one-time and an ongoing bonus.
web-scythe-track-power = Power is spent in combat.
web-scythe-track-popularity = The higher your popularity, the more everything pays at the end.
web-scythe-track-coins = Coins pay for actions and count at the end.

## Combat and other moments

web-scythe-combat = Combat on { $place }
web-scythe-combat-card = Adds its value in combat.
web-scythe-sealed = So far: dial { $power }, cards { $cards }, total { $total }.
web-scythe-go-on = Go on
web-scythe-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}

## Keys of the map

web-scythe-key-zoom = zoom in, zoom out, the whole map

## What a decision changes, and what a chart shows

web-scythe-change-power = power
web-scythe-change-popularity = popularity
web-scythe-change-coins = coins
web-scythe-change-combat-cards = combat cards
web-scythe-change-star-count = stars
web-scythe-change-workers-on-mat = workers left

web-scythe-measure-fortune = Fortune
web-scythe-measure-coins = Coins
web-scythe-measure-popularity = Popularity
web-scythe-measure-power = Power
web-scythe-measure-star-count = Stars
