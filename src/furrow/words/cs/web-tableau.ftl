### The browser's board of 51st State and Imperial Settlers (Czech). Names of cards, goods and players stand uninflected.
### $game is fifty_first_state or imperial_settlers: the two games call some things differently in some languages.

## Where the game stands

web-tableau-round = { $game ->
    [imperial_settlers] { $round }. kolo
   *[other] { $round }. kolo
}
web-tableau-last-round = { $game ->
    [imperial_settlers] Poslední kolo
   *[other] Poslední kolo
}
web-tableau-phases = Fáze
web-tableau-decks = Balíčky
web-tableau-deck = { $name }: zbývá { $count }, odhozeno { $discarded }
web-tableau-discarded = Viděno v odhozených kartách: { $list }.
web-tableau-points = Body
web-tableau-points-of = { $name }: { $points }.
# A mark on the track of points.
web-tableau-goal = Cíl, který ukončí hru: { $points }.
# What the open question is about: the card that asks, the cost, how many choices are left.
web-tableau-because = Kvůli kartě:
web-tableau-to-pay = K zaplacení:
web-tableau-left = Zbývá vybrat: { $count }
# Ends an animation of what others did.

## Players

web-tableau-players = Hráči
web-tableau-at-turn = Na tahu
web-tableau-first = Začínající hráč
web-tableau-passed = Pasoval
web-tableau-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
web-tableau-deals-count = { $game ->
    [imperial_settlers] Dohody: { $count }
   *[other] Dohody: { $count }
}
web-tableau-open-state = Ukázat vše
web-tableau-close-state = Ukázat méně
web-tableau-choose-player = Vybrat hráče: { $name }
web-tableau-known = Karty, které znáte
web-tableau-attacks = Karty útoku

## Goods and boards

web-tableau-goods = Zásoba
web-tableau-no-goods = Zásoba je prázdná
web-tableau-stored = uskladněno: { $count }
# Of a wild good: a list of kinds of goods.
web-tableau-stands-for = Lze jím platit místo: { $list }.
web-tableau-faction-board = { $game ->
    [imperial_settlers] Deska frakce: { $faction }
   *[other] Deska frakce: { $faction }
}
web-tableau-deals = { $game ->
    [imperial_settlers] Dohody
   *[other] Dohody
}
web-tableau-deal-of = { $game ->
    [imperial_settlers] Dohoda, { $good }: { $name }
   *[other] Dohoda, { $good }: { $name }
}
web-tableau-foreign = s cizí lokací
web-tableau-own-connections = { $whose ->
    [own] Vaše karty spojení
   *[other] Karty spojení
}

## Locations

web-tableau-row-production = Produkce
web-tableau-row-feature = Vlastnosti
web-tableau-row-action = Akce
web-tableau-nothing-built = Zatím nic nestojí.
web-tableau-ruins = { $name }: { $count }
web-tableau-lies-on = na kartě: { $goods }
# What was paid for the uses of a location lies on it until the clean-up.
web-tableau-paid-on = zaplaceno za použití: { $goods }
web-tableau-lie-under = { $count ->
    [one] { $count } karta pod ní
    [few] { $count } karty pod ní
    [many] { $count } karty pod ní
   *[other] { $count } karet pod ní
}
web-tableau-belongs-to = patří hráči { $name }

## Cards

web-tableau-hand = { $whose ->
    [own] Vaše ruka
   *[other] Ruka
}
web-tableau-hand-empty = { $whose ->
    [own] Nemáte žádné karty.
   *[other] Žádné karty.
}
web-tableau-draft = Karty k výběru
web-tableau-dealt = { $whose ->
    [own] Karty rozdané vám
   *[other] Rozdané karty
}
web-tableau-offered = Vyberte z těchto karet
# What was chosen in secret, until everybody has chosen.
web-tableau-secret = { $whose ->
    [own] Vaše tajná volba
   *[other] Tajná volba
}
web-tableau-under = Pod ní, což víte jen vy: { $list }.
web-tableau-card = { $name }, { $category }
# Labels of the two strips at the foot of a card.
web-tableau-deal = { $game ->
    [imperial_settlers] Dohoda
   *[other] Dohoda
}
web-tableau-spoils = { $game ->
    [imperial_settlers] Zboření
   *[other] Kořist
}
web-tableau-english = Anglicky:
web-tableau-set = Sada: { $name }
web-tableau-choose = Vybrat tuto kartu
web-tableau-why-not = Proč ji nemohu vybrat?
web-tableau-enlarge = Zvětšit: { $name }
web-tableau-is-lit = lze vybrat
web-tableau-is-chosen = vybráno
web-tableau-is-used = použito

## What can be done: the first word of an answer

web-tableau-what-to-do = Co můžete udělat
web-tableau-verb-build = Postavit
web-tableau-verb-develop = Přestavět
web-tableau-verb-deal = { $game ->
    [imperial_settlers] Uzavřít dohodu
   *[other] Uzavřít dohodu
}
web-tableau-verb-raze = Zbořit
web-tableau-verb-use = { $game ->
    [imperial_settlers] Aktivovat
   *[other] Použít
}
web-tableau-verb-exchange = Výměna dělníků
web-tableau-verb-contacts = Použít desku
web-tableau-verb-visit = Vyslat dělníka
web-tableau-verb-connect = Vzít si kartu spojení
web-tableau-verb-play = Zahrát kartu spojení
web-tableau-verb-protect = Ochránit
web-tableau-verb-samurai = Umístit samuraje
web-tableau-verb-tuck = Vložit kartu pod
web-tableau-verb-offer = Položit zboží na
web-tableau-verb-take = Vzít si
web-tableau-verb-keep = Ponechat si
web-tableau-verb-drop = Odhodit dvě
web-tableau-verb-choose = Vybrat
web-tableau-verb-steal = Vzít zboží
web-tableau-verb-player = Vybrat hráče
web-tableau-verb-loot = Plenit
web-tableau-verb-forgo = Vzdát se za body
web-tableau-verb-forfeit = Vzdát se
web-tableau-verb-gain = Získat
web-tableau-verb-accept = Přijmout
web-tableau-verb-decline = Odmítnout
web-tableau-verb-pay = Zaplatit
web-tableau-verb-store = Uskladnit
web-tableau-verb-discard = Odhodit
web-tableau-verb-cancel = { $game ->
    [imperial_settlers] Vzdát se dohody
   *[other] Vzdát se dohody
}
web-tableau-verb-draw = Dobrat
web-tableau-verb-again = Ještě jednou
web-tableau-verb-done = Hotovo
web-tableau-verb-pass = Pasovat
web-tableau-verb-end = { $game ->
    [imperial_settlers] Ukončit tah
   *[other] Ukončit tah
}

## The table in words. $list: names, "a, b and c".

web-tableau-in-words = Stůl slovy
web-tableau-words-moment = { $game ->
    [imperial_settlers] { $round }. kolo, { $phase }.
   *[other] { $round }. kolo, { $phase }.
}
web-tableau-words-open = { $name }: { $list }.
web-tableau-words-who = { $name }, { $faction }: body { $points }.
web-tableau-words-virtual = { $name }.
web-tableau-words-goods = Zásoba: { $list }.
web-tableau-words-production = { $count ->
    [one] Produkční lokace: { $list }.
    [few] { $count } produkční lokace: { $list }.
    [many] { $count } produkční lokace: { $list }.
   *[other] { $count } produkčních lokací: { $list }.
}
web-tableau-words-feature = { $count ->
    [one] Vlastnostní lokace: { $list }.
    [few] { $count } vlastnostní lokace: { $list }.
    [many] { $count } vlastnostní lokace: { $list }.
   *[other] { $count } vlastnostních lokací: { $list }.
}
web-tableau-words-action = { $count ->
    [one] Akční lokace: { $list }.
    [few] { $count } akční lokace: { $list }.
    [many] { $count } akční lokace: { $list }.
   *[other] { $count } akčních lokací: { $list }.
}
web-tableau-words-used = { $name } (použito)
web-tableau-words-deals = { $game ->
    [imperial_settlers] Dohody: { $list }.
   *[other] Dohody: { $list }.
}
web-tableau-words-connections = Karty spojení: { $list }.
web-tableau-words-hand = V ruce: { $list }.
web-tableau-words-hidden = { $count ->
    [one] { $count } karta v ruce.
    [few] { $count } karty v ruce.
    [many] { $count } karty v ruce.
   *[other] { $count } karet v ruce.
}
web-tableau-words-passed = { $name }: pas.

## What a decision changes, and what a chart shows

web-tableau-change-points = body
web-tableau-change-hand = karty v ruce

web-tableau-measure-points = Body
web-tableau-measure-locations = Lokace
web-tableau-measure-deals = Dohody
