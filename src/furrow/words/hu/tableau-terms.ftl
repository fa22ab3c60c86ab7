### 51st State and Imperial Settlers: what both have, and how things are counted (Hungarian).
### The shared messages speak as 51st State does; where Imperial Settlers calls a thing differently (round and turn,
### deal, clean-up, storage …), its own files have a message of the same ending.

## Goods that both games have: the name of one, uninflected

tableau-good-worker = munkás
tableau-good-vp = győzelmi pont
tableau-good-card = kártya

## Goods that both games have, counted

tableau-count-worker = { $count ->
    [one] { $count } munkás
   *[other] { $count } munkás
}
# Short: points stand in many lists.
tableau-count-vp = { $count ->
    [one] { $count } GyP
   *[other] { $count } GyP
}
tableau-count-card = { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}
tableau-count-any-resource = { $count ->
    [one] { $count } tetszőleges nyersanyag
   *[other] { $count } tetszőleges nyersanyag
}

## What is paid besides goods

tableau-cost-card = { $count ->
    [one] { $count } kártya a kezedből
   *[other] { $count } kártya a kezedből
}
tableau-cost-deal = { $count ->
    [one] { $count } saját üzlet
   *[other] { $count } saját üzlet
}
tableau-cost-location = { $count ->
    [one] { $count } saját helyszín
   *[other] { $count } saját helyszín
}

## Categories of cards

tableau-category-production = termelő helyszín
tableau-category-feature = képességhelyszín
tableau-category-action = akcióhelyszín

## Scoring

tableau-score-points = Pontok
tableau-score-total = Összesen

## Players

tableau-virtual = Virtuális játékos
tableau-seat = { $number }. hely

tableau-column-deal-count = üzlet
