### 51st State and Imperial Settlers: what both have, and how things are counted (Hungarian).
### The shared messages speak as 51st State does; where Imperial Settlers calls a thing differently (round and turn,
### deal, clean-up, storage …), its own files have a message of the same ending.

## What a seat is dealt: its kind, and sentences about it

tableau-dealt-faction = Frakció
tableau-dealt-faction-any = Bármelyik frakció
tableau-dealt-faction-by = Frakciónként
tableau-dealt-faction-won = { $game }: nyerj ezzel a frakcióval: { $word }.
tableau-dealt-faction-every = { $game }: minden frakció
tableau-dealt-faction-every-won = { $game }: nyerj mindegyik frakcióval.
tableau-dealt-faction-twice = Minden frakció csak egyszer választható: { $word }.
tableau-dealt-faction-unknown = A játékban nincs ilyen frakció: „{ $word }”.

## Goods that both games have: the name of one, uninflected

tableau-good-worker = munkás
tableau-good-vp = győzelmi pont
tableau-good-card = kártya

## Goods that both games have, counted

tableau-count-worker = { $count ->
    [one] { $count } munkás
   *[other] { $count } munkás
}
    .acc = { $count } munkást
tableau-count-vp = { $count ->
    [one] { $count } győzelmi pont
   *[other] { $count } győzelmi pont
}
    .acc = { $count } győzelmi pontot
tableau-count-card = { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}
    .acc = { $count } kártyát
tableau-count-any-resource = { $count ->
    [one] { $count } tetszőleges nyersanyag
   *[other] { $count } tetszőleges nyersanyag
}
    .acc = { $count } tetszőleges nyersanyagot

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

# The ways to points; built-over: developments and visits.
tableau-way-actions = Akciók
tableau-way-features = Képességek
tableau-way-production = Termelés
tableau-way-deals = Üzletek
tableau-way-spoils = Zsákmány
tableau-way-built-over = Átépítés és látogatás
tableau-way-earlier = Korábban szerzett

## Players

tableau-virtual = Virtuális Játékos
tableau-seat = { $number }. hely

tableau-column-deal-count = üzlet
