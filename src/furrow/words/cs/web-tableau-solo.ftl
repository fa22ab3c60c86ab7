### The browser's board of a solo game of 51st State or Imperial Settlers (Czech): the virtual player, what decides
### the game, what it does and why. Names of cards stand uninflected.

## What decides the game

web-tableau-solo-goal = Cíl
# It: the virtual player.
web-tableau-solo-goal-points = Na konci více bodů než on
web-tableau-solo-goal-last = Na konci tohoto kola více bodů než on
web-tableau-solo-goal-places = Více frakčních lokací, než kolik karet sebere
# At the line on the scale of points.
web-tableau-solo-ends = konec: { $points }
# Below the difference, such as "+8". $whose is own if the reader plays.
web-tableau-solo-lead = { $whose ->
    [own] vedete
   *[other] vede
}
web-tableau-solo-behind = { $whose ->
    [own] vede on
   *[other] ztrácí
}
web-tableau-solo-level = vyrovnáno

## What the virtual player does next

# After the name of the virtual player.
web-tableau-solo-next-connection = vezme si kartu spojení
web-tableau-solo-next-attack = bude útočit
web-tableau-solo-next-pass = bude pasovat
web-tableau-solo-next-nothing = už pasoval
web-tableau-solo-next-attacks = { $count ->
    [one] na konci kola { $count } útok
    [few] na konci kola { $count } útoky
    [many] na konci kola { $count } útoku
   *[other] na konci kola { $count } útoků
}

## Its band

web-tableau-solo-row = Řada útoku
web-tableau-solo-tries = pokus { $tries } z { $most }
web-tableau-solo-cards = Karty útoku, nejnovější první
# After the attack cards that lie open.
web-tableau-solo-deck = { $count } v balíčku
# $name: a card.
web-tableau-solo-attacker = útočí: { $name }
web-tableau-solo-hit = zásah
web-tableau-solo-missed = nic nezasáhla
# In the place of the next attack card of this round.
web-tableau-solo-no-second = zásah: další už ne
web-tableau-solo-try = { $number }. pokus
web-tableau-solo-places = Jeho lokace: { $count }
# After the number of its locations.
web-tableau-solo-worthless = nemají pro něj cenu
web-tableau-solo-gathers = na konci kola je sebere
web-tableau-solo-collected = Sebráno: { $count }

## Why it did something: the steps of the rule, in their order

web-tableau-solo-why = Proč { $card }?
web-tableau-solo-why-nothing = Proč nic nezasáhl?
web-tableau-solo-no-connection = Neleží žádná karta spojení
# After it: the types of the card.
web-tableau-solo-turned-up = Odkryje { $card }:
web-tableau-solo-none = Žádná lokace s ní nesdílí typ
web-tableau-solo-only = Typ s ní sdílí jen { $card }
web-tableau-solo-share = { $count ->
    [one] { $count } lokace sdílí typ
    [few] { $count } lokace sdílejí typ
    [many] { $count } lokace sdílí typ
   *[other] { $count } lokací sdílí typ
}
web-tableau-solo-absorbed = Útok zachytil štít

## What it endangers

web-tableau-solo-danger = Co může zasáhnout příště
web-tableau-solo-calm = V tomto kole už neútočí.
web-tableau-solo-safe = Příští karta nemůže nic zasáhnout.
# Short, at a location: so many of the unseen cards.
web-tableau-solo-odds = { $hits } z { $unseen }
web-tableau-solo-risk = { $hits ->
    [one] v ohrožení: zasáhne ji { $hits } z { $unseen } neznámých karet
    [few] v ohrožení: zasáhnou ji { $hits } z { $unseen } neznámých karet
    [many] v ohrožení: zasáhne ji { $hits } z { $unseen } neznámých karet
   *[other] v ohrožení: zasáhne ji { $hits } z { $unseen } neznámých karet
}
web-tableau-solo-shared = ji, nebo jinou rovnocennou
web-tableau-solo-rule-points = Karta zasáhne lokaci, se kterou má nejvíce společných typů.
web-tableau-solo-rule-places = K zásahu jsou třeba dvě karty útoku, jejichž cíle jsou oba v poli zboření jedné lokace.
# After some rows of a list.
web-tableau-solo-more = { $count ->
    [one] a ještě { $count }
    [few] a ještě { $count }
    [many] a ještě { $count }
   *[other] a ještě { $count }
}
web-tableau-solo-endangered = ohroženo: { $count }
