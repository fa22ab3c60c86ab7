### 51st State and Imperial Settlers: what both have, and how things are counted (Czech).

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
# Short: points stand in many lists.
tableau-count-vp = { $count } VB
tableau-count-card = { $count ->
    [one] { $count } karta
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

## Players

tableau-virtual = Virtuální hráč
tableau-seat = místo { $number }

tableau-column-deal-count = dohody
