### The pages about the cards of 51st State and Imperial Settlers: all cards, and what their icons mean (Czech).

## All cards

web-tableau-cards-search = Název nebo slova
web-tableau-cards-filters = Filtry
web-tableau-cards-found = { $count } z { $all } druhů karet
web-tableau-cards-none = Všem filtrům nevyhovuje žádná karta.
web-tableau-cards-clear = Zrušit vše
web-tableau-cards-drop = Zrušit filtr: { $name }
web-tableau-cards-set = { $game ->
    [imperial_settlers] Národ
   *[other] Sada
}
web-tableau-cards-kind = Druh
web-tableau-cards-cost = { $game ->
    [imperial_settlers] Cena
   *[other] Vzdálenost
}
web-tableau-cards-cost-of = { $game ->
    [imperial_settlers] Cena { $count }
   *[other] Vzdálenost { $count }
}
web-tableau-cards-gives = Co dává
web-tableau-cards-gives-of = Dává: { $name }
web-tableau-cards-special = něco zvláštního
web-tableau-cards-deal = { $game ->
    [imperial_settlers] Dohoda
   *[other] Dohoda
}
web-tableau-cards-deal-of = { $game ->
    [imperial_settlers] Dohoda: { $name }
   *[other] Dohoda: { $name }
}
web-tableau-cards-type = { $game ->
    [imperial_settlers] Barva
   *[other] Typ
}
web-tableau-cards-like = Všechny podobné
web-tableau-cards-detail = Vybraná karta
# How sure the facts of a card are.
web-tableau-cards-sure = { $confidence ->
    [high] Nezávislé zdroje se shodují.
    [low] Nejisté: něco může být chybně.
   *[medium] Jen jeden zdroj, nebo se zdroje v něčem liší.
}
web-tableau-cards-sources = { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
    [many] { $count } zdrojů
   *[other] { $count } zdrojů
}
web-tableau-cards-copies = { $count ->
    [one] { $count } kopie
    [few] { $count } kopie
    [many] { $count } kopií
   *[other] { $count } kopií
}
web-tableau-cards-drawn = Obrázek nakreslil Furrow z údajů karty.

## The parts of a card

web-tableau-legend-part-kind = Druh
web-tableau-legend-part-kind-text = barva a znak produkce, vlastnosti nebo akce
web-tableau-legend-part-name = Název
web-tableau-legend-part-name-text = ve vašem jazyce; původní je na velké kartě
web-tableau-legend-part-cost = Cena
web-tableau-legend-part-cost-text = { $game ->
    [imperial_settlers] co stojí stavba; domek je vaše lokace
   *[other] domky: šedé kontakty na stavbu, modré na dohodu, červené na zboření
}
web-tableau-legend-part-picture = Obrázek
web-tableau-legend-part-picture-text = vznikl z údajů karty, nic neznamená
web-tableau-legend-part-types = { $game ->
    [imperial_settlers] Barva
   *[other] Typy
}
web-tableau-legend-part-types-text = { $game ->
    [imperial_settlers] počítají ji jiné karty
   *[other] počítají je jiné karty; lokaci stejného typu lze postavit přes ni
}
web-tableau-legend-part-effect = Účinek
web-tableau-legend-part-effect-text = co bere → co dává
web-tableau-legend-part-words = Totéž slovy
web-tableau-legend-part-words-text = rozhodují věty
web-tableau-legend-part-deal = { $game ->
    [imperial_settlers] Dohoda
   *[other] Dohoda
}
web-tableau-legend-part-deal-text = { $game ->
    [imperial_settlers] její výnos, hned a v každém kole
   *[other] její výnos, hned a v každém kole
}
web-tableau-legend-part-spoils = Kořist
web-tableau-legend-part-spoils-text = co dá její zboření
web-tableau-legend-part-value = Hodnota
web-tableau-legend-part-value-text = body, když na konci stojí

## How effects are written

web-tableau-legend-grammar = Jak se zapisují účinky
web-tableau-legend-grammar-to = zaplaťte levé, získejte pravé
web-tableau-legend-grammar-each = jeden za každý
web-tableau-legend-grammar-most = nejvýše tři
web-tableau-legend-grammar-times = nejvýše dvakrát za kolo
web-tableau-legend-grammar-on = položí se na lokaci
web-tableau-legend-grammar-least = pokud jsou aspoň dva
web-tableau-legend-grammar-or = jedno, nebo druhé
web-tableau-legend-grammar-box = barevný rámeček: v jiné chvíli

## Kinds and moments

web-tableau-legend-kinds = Druhy
web-tableau-legend-kind-connection = Karta spojení: vezmete si ji a jednou použijete
web-tableau-legend-kind-attack = Karta útoku: jen ve hře pro jednoho
web-tableau-legend-moments = Kdy k tomu dojde
web-tableau-legend-when-production = ve fázi produkce
web-tableau-legend-when-action = jako akce
web-tableau-legend-when-built = jednou, při postavení
web-tableau-legend-when-builds = kdykoli takovou lokaci postavíte
web-tableau-legend-when-razes = kdykoli něco zboříte
web-tableau-legend-when-deals = { $game ->
    [imperial_settlers] kdykoli uzavřete dohodu
   *[other] kdykoli uzavřete dohodu
}
web-tableau-legend-when-deal-goods = { $game ->
    [imperial_settlers] když dohody vynášejí
   *[other] když dohody vynášejí
}
web-tableau-legend-when-produced = kdykoli toto vyprodukujete
web-tableau-legend-when-points = kdykoli získáte body
web-tableau-legend-when-exchanged = při výměně dělníků
web-tableau-legend-when-anytime = kdykoli ve vašem tahu
web-tableau-legend-when-cleanup = při úklidu uchová prostředky
web-tableau-legend-when-end = počítá se na konci
web-tableau-legend-open = otevřená: ostatní mohou vyslat dělníka

## Special deeds

web-tableau-legend-deeds = Zvláštní činy
web-tableau-legend-deed-steal = vezmete prostředek jinému
web-tableau-legend-deed-loot = získáte kus kořisti, lokace zůstane
web-tableau-legend-deed-copy-production = lokace vyprodukuje ještě jednou
web-tableau-legend-deed-take-production = její produkce připadne vám
web-tableau-legend-deed-gain-deal = { $game ->
    [imperial_settlers] získáte výnos z dohod
   *[other] získáte výnos z dohod
}
web-tableau-legend-deed-take-deal = { $game ->
    [imperial_settlers] převezmete dohodu jiného
   *[other] převezmete dohodu jiného
}
web-tableau-legend-deed-foreign-deal = { $game ->
    [imperial_settlers] dohoda s lokací jiného
   *[other] dohoda s lokací jiného
}
web-tableau-legend-deed-cancel-deal = { $game ->
    [imperial_settlers] jiný přijde o dohodu
   *[other] jiný přijde o dohodu
}
web-tableau-legend-deed-forgo-deals = { $game ->
    [imperial_settlers] místo výnosu z dohod body
   *[other] místo výnosu z dohod body
}
web-tableau-legend-deed-free-actions = použité lokace lze použít znovu
web-tableau-legend-deed-block = zablokujete lokaci na toto kolo
web-tableau-legend-deed-build-at-once = { $game ->
    [imperial_settlers] stavba bez obětování lokace
   *[other] stavba bez obětování lokace
}
web-tableau-legend-deed-raze-opponent = zboříte lokaci jiného
web-tableau-legend-deed-raze-own = zboříte vlastní lokaci
web-tableau-legend-deed-raze-for-points = zboření, místo prostředků body
web-tableau-legend-deed-remove-location = jiný přijde o lokaci
web-tableau-legend-deed-take-over = převezmete lokaci na toto kolo
web-tableau-legend-deed-lay-foundation = položíte kartu jako základy
web-tableau-legend-deed-samurai = umístíte samuraje na lokace
web-tableau-legend-deed-draw-and-keep = líznete a něco si necháte
web-tableau-legend-deed-make-discard = jiný odhodí kartu
web-tableau-legend-deed-tuck-cards = karty pod ni za body
web-tableau-legend-deed-offer-goods = natrvalo na ni položíte prostředky

## Goods, types, peoples, marks

web-tableau-legend-goods = Prostředky a znaky
web-tableau-legend-types = { $game ->
    [imperial_settlers] Barvy
   *[other] Typy
}
web-tableau-legend-peoples = { $game ->
    [imperial_settlers] Národy
   *[other] Frakce
}
web-tableau-legend-token-any-resource = { $game ->
    [imperial_settlers] dřevo, kámen nebo jídlo
   *[other] zbraň, palivo, železo nebo cihla
}
web-tableau-legend-token-deal = { $game ->
    [imperial_settlers] dohoda
   *[other] dohoda
}
web-tableau-legend-token-location = lokace
web-tableau-legend-token-rival = jiný hráč
web-tableau-legend-token-loot = kus kořisti
web-tableau-legend-table = Na stole
web-tableau-legend-table-can = lze vybrat
web-tableau-legend-table-used = v tomto kole použitá
web-tableau-legend-table-target = je vybraná
web-tableau-legend-table-part = jedno ze dvou použití je pryč
web-tableau-legend-table-shield = její zboření stojí o jeden víc
web-tableau-legend-table-worth = její body, je-li jich víc

## What a virtual player attacks with

web-tableau-legend-solo = Hra pro jednoho
# Where there are no attack cards: the cards of the deck attack.
web-tableau-legend-attacker = Útočit může každá karta: cíl mezi vašimi lokacemi hledá podle svých typů.
