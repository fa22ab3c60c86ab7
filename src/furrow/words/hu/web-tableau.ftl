### The browser's board of 51st State and Imperial Settlers (Hungarian). Names of cards, goods and players stand uninflected.
### $game is fifty_first_state or imperial_settlers: the two games call some things differently in some languages.

## Where the game stands

web-tableau-round = { $game ->
    [imperial_settlers] { $round }. kör
   *[other] { $round }. forduló
}
web-tableau-last-round = { $game ->
    [imperial_settlers] Utolsó kör
   *[other] Utolsó forduló
}
# After the round: of how many, or the points that end the game.
web-tableau-rounds = / { $rounds }
web-tableau-ends-at = { $points } pontig
web-tableau-phases = Fázisok
web-tableau-decks = Paklik
web-tableau-deck = { $name }: { $count } lap, eldobva: { $discarded }
web-tableau-discarded = Az eldobott lapok közül látott: { $list }.
web-tableau-points-of = { $name }: { $points }.
# What the open question is about: the card that asks, the cost, how many choices are left.
web-tableau-because = Emiatt:
web-tableau-to-pay = Fizetendő:
web-tableau-left = Még választandó: { $count }

## Players

web-tableau-players = Játékosok
# After the points: what the locations will add to them.
web-tableau-adds = a végén még { $points } a helyszínekből
web-tableau-locations-of = Helyszínek: { $name }
web-tableau-at-turn = Most ő jön
web-tableau-first = Kezdőjátékos
web-tableau-passed = Passzolt
web-tableau-in-hand = { $count ->
    [one] { $count } lap a kezében
   *[other] { $count } lap a kezében
}
web-tableau-deals-count = { $game ->
    [imperial_settlers] Szövetségek: { $count }
   *[other] Üzletek: { $count }
}
web-tableau-known = Általad ismert lapok

## Goods and boards

web-tableau-goods = Készlet
web-tableau-stored = tárolva: { $count }
# Of a wild good: a list of kinds of goods.
web-tableau-stands-for = Fizethetsz vele ezek helyett: { $list }.
web-tableau-faction-board = { $game ->
    [imperial_settlers] Nemzettábla: { $faction }
   *[other] Frakciótábla: { $faction }
}
web-tableau-deals = { $game ->
    [imperial_settlers] Szövetségek
   *[other] Üzletek
}
web-tableau-deal-of = { $game ->
    [imperial_settlers] Szövetség, { $good }: { $name }
   *[other] Üzlet, { $good }: { $name }
}
web-tableau-own-connections = { $whose ->
    [own] Kapcsolatkártyáid
   *[other] Kapcsolatkártyák
}

## Locations

web-tableau-row-production = Termelés
web-tableau-row-feature = Képességek
web-tableau-row-action = Akciók
# In a row where nothing stands yet, and in the legend.
web-tableau-legend-kind-production = Termelés: minden játékkörben ad valamit
web-tableau-legend-kind-feature = Képesség: szabály vagy bónusz
web-tableau-legend-kind-action = Akció: fizetsz, aztán kapsz
web-tableau-ruins = { $game ->
    [imperial_settlers] { $count ->
        [one] { $count } telek
       *[other] { $count } telek
    }
   *[other] { $count ->
        [one] { $count } rom
       *[other] { $count } rom
    }
}
# Before the goods that stay at the clean-up.
web-tableau-keeps = megmarad:
web-tableau-lies-on = rajta: { $goods }
# What was paid for the uses of a location lies on it until the clean-up.
web-tableau-paid-on = a használatért fizetve: { $goods }
web-tableau-lie-under = { $count ->
    [one] { $count } lap van alatta
   *[other] { $count } lap van alatta
}
web-tableau-belongs-to = tulajdonosa: { $name }

## Cards

web-tableau-hand = { $whose ->
    [own] Kézben lévő lapjaid
   *[other] Kézben lévő lapok
}
web-tableau-hand-empty = { $whose ->
    [own] Nincs lapod.
   *[other] Nincs lap.
}
web-tableau-draft = Választható lapok
web-tableau-dealt = { $whose ->
    [own] Neked osztott lapok
   *[other] Kiosztott lapok
}
web-tableau-offered = Ezekből választhatsz
# What was chosen in secret, until everybody has chosen.
web-tableau-secret = { $whose ->
    [own] Titkos választásod
   *[other] Titkos választás
}
web-tableau-under = Alatta, amit te is ismersz: { $list }.
web-tableau-card = { $name }, { $category }
# Labels of the two strips at the foot of a card.
web-tableau-deal = { $game ->
    [imperial_settlers] Szövetség
   *[other] Üzlet
}
web-tableau-spoils = { $game ->
    [imperial_settlers] Rombolás
   *[other] Zsákmány
}
web-tableau-english = Angolul:
web-tableau-set = Kártyakészlet: { $name }
web-tableau-is-lit = választható
web-tableau-is-chosen = kiválasztva
web-tableau-is-used = elhasználva

## What can be done: the first word of an answer

web-tableau-brings-nothing = Nálad semmi sem változik.
web-tableau-bill-places = { $category }: { $count }
# What to do, where nothing is chosen yet.
web-tableau-how-turn = Válassz egy lapot a kezedből, egy helyszínt vagy egy gombot. Semmi sem történik, amíg jóvá nem hagyod.
web-tableau-how-take = Nyomj egy lapra, hogy megnézd; nyomj rá újra, hogy elvedd.
web-tableau-choices = Amit ezzel tehetsz: { $name }
web-tableau-then-choose = aztán válassz helyet
web-tableau-final = Nem vonható vissza.
web-tableau-otherwise = Fizetés másképp…
web-tableau-ready = Amit most használhatsz
web-tableau-what-to-do = Amit most tehetsz
web-tableau-verb-build = Építés
web-tableau-verb-develop = Átépítés
web-tableau-verb-deal = { $game ->
    [imperial_settlers] Szövetség
   *[other] Üzlet
}
web-tableau-verb-raze = Rombolás
web-tableau-verb-use = { $game ->
    [imperial_settlers] Aktiválás
   *[other] Használat
}
web-tableau-verb-exchange = Csere
web-tableau-verb-contacts = A frakciótábla használata
web-tableau-verb-visit = Látogatás
web-tableau-verb-connect = Kapcsolatkártya elvétele
web-tableau-verb-play = Kapcsolatkártya kijátszása
web-tableau-verb-protect = Védelem
web-tableau-verb-samurai = Szamuráj lehelyezése
web-tableau-verb-tuck = Lap becsúsztatása
web-tableau-verb-offer = Áru ráhelyezése
web-tableau-verb-take = Elvétel
web-tableau-verb-keep = Megtartás
web-tableau-verb-drop = Két lap eldobása
web-tableau-verb-choose = Választás
web-tableau-verb-steal = Nyersanyag elvétele
web-tableau-verb-player = Játékos választása
web-tableau-verb-loot = Fosztogatás
web-tableau-verb-forgo = Lemondás pontokért
web-tableau-verb-forfeit = Lemondás
web-tableau-verb-gain = Megszerzés
web-tableau-verb-accept = Elfogadás
web-tableau-verb-decline = Lemondás róla
web-tableau-verb-pay = Fizetés
web-tableau-verb-store = Tárolás
web-tableau-verb-discard = Eldobás
web-tableau-verb-cancel = { $game ->
    [imperial_settlers] Lemondás szövetségről
   *[other] Lemondás üzletről
}
web-tableau-verb-draw = Húzás
web-tableau-verb-again = Még egyszer
web-tableau-verb-done = Kész
web-tableau-verb-pass = Passz
web-tableau-verb-end = { $game ->
    [imperial_settlers] A forduló befejezése
   *[other] A kör befejezése
}

## All answers, one row for each card

web-tableau-answers-all = Mind
web-tableau-answers-own = Saját helyszíneid és tábláid
web-tableau-answers-rest = Mi mást tehetsz
web-tableau-answers-places = { $count ->
    [one] { $count } helyszín
   *[other] { $count } helyszín
}
web-tableau-answers-over = erre:
web-tableau-answers-build-over = Ráépítés
web-tableau-answers-with = ezzel:
web-tableau-answers-ends = { $game ->
    [imperial_settlers] befejezi a körödet
   *[other] befejezi a fordulódat
}
# The button that opens the places with which $deed can be done with the card $name.
web-tableau-answers-several = { $deed }, { $name }: { $count }
# In the search field: which words can be typed there.
web-tableau-answers-like = { $game ->
    [imperial_settlers] Lap, tett vagy áru: „rombolás”, „kő”…
   *[other] Lap, tett vagy cucc: „rombolás”, „vas”…
}
web-tableau-answers-short = { $game ->
    [imperial_settlers] Lap, tett vagy áru…
   *[other] Lap, tett vagy cucc…
}

## The table in words. $list: names, "a, b and c".

web-tableau-in-words = Az asztal szavakban
web-tableau-words-moment = { $game ->
    [imperial_settlers] { $round }. kör, { $phase }.
   *[other] { $round }. forduló, { $phase }.
}
web-tableau-words-open = { $name }: { $list }.
web-tableau-words-who = { $name }, { $faction }: { $points } pont.
web-tableau-words-virtual = { $name }.
web-tableau-words-goods = Készlet: { $list }.
web-tableau-words-production = { $count ->
    [one] Termelő helyszín: { $list }.
   *[other] { $count } termelő helyszín: { $list }.
}
web-tableau-words-feature = { $count ->
    [one] Képességhelyszín: { $list }.
   *[other] { $count } képességhelyszín: { $list }.
}
web-tableau-words-action = { $count ->
    [one] Akcióhelyszín: { $list }.
   *[other] { $count } akcióhelyszín: { $list }.
}
web-tableau-words-used = { $name } (elhasználva)
web-tableau-words-deals = { $game ->
    [imperial_settlers] Szövetségek: { $list }.
   *[other] Üzletek: { $list }.
}
web-tableau-words-connections = Kapcsolatkártyák: { $list }.
web-tableau-words-hand = Kézben: { $list }.
web-tableau-words-hidden = { $count ->
    [one] { $count } lap van a kezében.
   *[other] { $count } lap van a kezében.
}
web-tableau-words-passed = { $name } passzolt.

## What a decision changes, and what a chart shows

web-tableau-change-points = pontok
web-tableau-change-hand = kézben lévő lapok

web-tableau-measure-points = Pontok
web-tableau-measure-locations = Helyszínek
web-tableau-measure-deals = Üzletek
