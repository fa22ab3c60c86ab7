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
# After the round: of how many, or the points that end the game.
web-tableau-rounds = z { $rounds }
web-tableau-ends-at = konec při { $points }
web-tableau-phases = Fáze
web-tableau-decks = Balíčky
web-tableau-deck = { $name }: zbývá { $count }, odhozeno { $discarded }
web-tableau-discarded = Viděno v odhozených kartách: { $list }.
web-tableau-points-of = { $name }: { $points }.
# What the open question is about: the card that asks, the cost, how many choices are left.
web-tableau-because = Kvůli kartě:
web-tableau-to-pay = K zaplacení:
web-tableau-left = Zbývá vybrat: { $count }

## Players

web-tableau-players = Hráči
# After the points: what the locations will add to them.
web-tableau-adds = na konci ještě { $points } z lokací
web-tableau-locations-of = Lokace: { $name }
web-tableau-at-turn = Na tahu
web-tableau-first = Začínající hráč
web-tableau-passed = Pas
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
web-tableau-known = Karty, které znáte

## Goods and boards

web-tableau-goods = Zásoba
web-tableau-stored = uskladněno: { $count }
# Of a wild good: a list of kinds of goods.
web-tableau-stands-for = Lze použít místo: { $list }.
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
web-tableau-own-connections = { $whose ->
    [own] Vaše karty spojení
   *[other] Karty spojení
}

## Locations

web-tableau-row-production = Produkce
web-tableau-row-feature = Vlastnosti
web-tableau-row-action = Akce
# In a row where nothing stands yet, and in the legend.
web-tableau-legend-kind-production = Produkce: prostředky v každém kole
web-tableau-legend-kind-feature = Vlastnost: pravidlo nebo bonus
web-tableau-legend-kind-action = Akce: zaplaťte, pak získejte
web-tableau-ruins = { $game ->
    [imperial_settlers] Základy: { $count }
   *[other] { $count ->
        [one] { $count } ruina
        [few] { $count } ruiny
        [many] { $count } ruiny
       *[other] { $count } ruin
    }
}
# Before the goods that stay at the clean-up.
web-tableau-keeps = zůstává:
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
web-tableau-under = Pod kartou (co znáte): { $list }.
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
web-tableau-is-lit = lze vybrat
web-tableau-is-chosen = vybráno
web-tableau-is-used = použito

## What can be done: the first word of an answer

web-tableau-brings-nothing = U tebe se nic nezmění.
web-tableau-bill-places = { $category }: { $count }
# What to do, where nothing is chosen yet.
web-tableau-how-turn = Vyberte kartu z ruky, lokaci nebo tlačítko. Dokud volbu nepotvrdíte, nic se nestane.
web-tableau-how-take = Prvním stisknutím si kartu prohlédnete, druhým ji vezmete.
web-tableau-choices = Co lze udělat: { $name }
web-tableau-then-choose = pak zvolte kde
web-tableau-final = Nelze vzít zpět.
web-tableau-otherwise = Zaplatit jinak…
web-tableau-ready = Co teď můžete použít
web-tableau-what-to-do = Co můžete udělat
web-tableau-verb-build = Postavit
web-tableau-verb-develop = Přestavět
web-tableau-verb-deal = { $game ->
    [imperial_settlers] Dohoda
   *[other] Dohoda
}
web-tableau-verb-raze = Zbořit
web-tableau-verb-use = { $game ->
    [imperial_settlers] Aktivovat
   *[other] Použít
}
web-tableau-verb-exchange = Směna
web-tableau-verb-contacts = Použít desku
web-tableau-verb-visit = Návštěva
web-tableau-verb-connect = Vzít si kartu spojení
web-tableau-verb-play = Zahrát kartu spojení
web-tableau-verb-protect = Ochránit
web-tableau-verb-samurai = Umístit samuraje
web-tableau-verb-tuck = Vložit kartu pod
web-tableau-verb-offer = Položit prostředek na
web-tableau-verb-take = Vzít si
web-tableau-verb-keep = Ponechat si
web-tableau-verb-drop = Odhodit dvě
web-tableau-verb-choose = Vybrat
web-tableau-verb-steal = Vzít prostředek
web-tableau-verb-player = Vybrat hráče
web-tableau-verb-loot = Drancovat
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

## All answers, one row for each card

web-tableau-answers-all = Vše
web-tableau-answers-own = Vaše lokace a deska
web-tableau-answers-rest = Co dalšího můžete
web-tableau-answers-places = { $count ->
    [one] { $count } lokace
    [few] { $count } lokace
   *[other] { $count } lokací
}
web-tableau-answers-over = přes
web-tableau-answers-build-over = Postavit přes
web-tableau-answers-with = s
web-tableau-answers-ends = { $game ->
    [imperial_settlers] ukončí vaše kolo
   *[other] ukončí vaše kolo
}
# The button that opens the places with which $deed can be done with the card $name.
web-tableau-answers-several = { $deed }, { $name }: { $count }
# In the search field: which words can be typed there.
web-tableau-answers-like = { $game ->
    [imperial_settlers] Karta, činnost nebo zboží: „zbořit“, „kámen“…
   *[other] Karta, činnost nebo zboží: „zbořit“, „železo“…
}
web-tableau-answers-short = { $game ->
    [imperial_settlers] Karta, činnost nebo zboží…
   *[other] Karta, činnost nebo zboží…
}

## The table in words. $list: names, "a, b and c".

web-tableau-in-words = Stůl slovy
web-tableau-words-moment = { $game ->
    [imperial_settlers] { $round }. kolo, { $phase }.
   *[other] { $round }. kolo, { $phase }.
}
web-tableau-words-open = { $name }: { $list }.
web-tableau-words-who = { $name }, { $faction }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
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
