### 51st State and Imperial Settlers: what both have, and how things are counted (Czech).

## What a seat is dealt: its kind, and sentences about it

tableau-dealt-faction = Frakce
tableau-dealt-faction-any = Jakákoli frakce
tableau-dealt-faction-by = Podle frakce
tableau-dealt-faction-won = { $game }: vyhrajte za frakci { $word }.
tableau-dealt-faction-every = { $game }: všechny frakce
tableau-dealt-faction-every-won = { $game }: vyhrajte za každou frakci.
tableau-dealt-faction-twice = Každou frakci lze zvolit jen jednou: { $word }.
tableau-dealt-faction-unknown = Hra nemá frakci „{ $word }“.

## Goods that both games have: the name of one, uninflected

tableau-good-worker = dělník
tableau-good-vp = vítězný bod
tableau-good-card = karta

## Goods that both games have, counted

tableau-count-worker = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
    [many] { $count } dělníka
   *[other] { $count } dělníků
}
    .acc = { $count ->
        [one] { $count } dělníka
        [few] { $count } dělníky
        [many] { $count } dělníka
       *[other] { $count } dělníků
    }
# Short: points stand in many lists.
tableau-count-vp = { $count } VB
tableau-count-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
    .acc = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
tableau-count-any-resource = { $count ->
    [one] { $count } libovolná surovina
    [few] { $count } libovolné suroviny
    [many] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
}
    .acc = { $count ->
        [one] { $count } libovolnou surovinu
        [few] { $count } libovolné suroviny
        [many] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }

## What is paid besides goods

tableau-cost-card = { $count ->
    [one] { $count } karta z ruky
    [few] { $count } karty z ruky
    [many] { $count } karty z ruky
   *[other] { $count } karet z ruky
}
tableau-cost-deal = { $count ->
    [one] { $count } vaše dohoda
    [few] { $count } vaše dohody
    [many] { $count } vaší dohody
   *[other] { $count } vašich dohod
}
tableau-cost-location = { $count ->
    [one] { $count } vaše lokace
    [few] { $count } vaše lokace
    [many] { $count } vaší lokace
   *[other] { $count } vašich lokací
}

## Categories of cards

tableau-category-production = produkční lokace
tableau-category-feature = vlastnostní lokace
tableau-category-action = akční lokace

## Scoring

tableau-score-points = Body
tableau-score-total = Celkem

# The ways to points; built-over: developments and visits.
tableau-way-actions = Akce
tableau-way-features = Vlastnosti
tableau-way-production = Produkce
tableau-way-deals = Dohody
tableau-way-spoils = Kořist
tableau-way-built-over = Přestavby a návštěvy
tableau-way-earlier = Získáno dříve

## Players

tableau-virtual = Virtuální hráč
tableau-seat = místo { $number }

tableau-column-deal-count = dohody
