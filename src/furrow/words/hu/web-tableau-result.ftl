### The end of a game on the table of cards (Hungarian). Names of players and cards stand uninflected.

## Who won

web-tableau-result-you-won = Nyertél
web-tableau-result-shared = Osztoztok a győzelmen
# $names: "a and b".
web-tableau-result-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } nyert
}
# A solo game.
web-tableau-result-lost = Vesztettél
web-tableau-result-place = { $rank ->
    [2] Második hely
    [3] Harmadik hely
    [4] Negyedik hely
   *[other] Ötödik hely
}
web-tableau-result-ahead = { $mine } : { $other }, a következő: { $name }
web-tableau-result-level = { $mine } : { $other }, ugyanannyi pont: { $name }
web-tableau-result-behind = { $points ->
    [one] { $mine } : { $other }, első: { $name }, { $points } pont előnnyel
   *[other] { $mine } : { $other }, első: { $name }, { $points } pont előnnyel
}
# It follows one of the three before: the game has a number of rounds, or this one was the last.
web-tableau-result-when = { $kind ->
    [all] { $round ->
        [one] { $round } forduló után
       *[other] { $round } forduló után
    }
   *[last] utolsó forduló: { $round }.
}
web-tableau-result-rank = Rang: { $title }
web-tableau-result-best = { $whose ->
    [own] a legjobb lapjaid
   *[other] a legjobb lapok
}

web-tableau-result-rank-of = { $rank }.
web-tableau-result-gained = { $points } szerzett
# $points: what the locations add.
web-tableau-result-places = { $count ->
    [one] + { $points } ({ $count } helyszín)
   *[other] + { $points } ({ $count } helyszín)
}

## What the points came from

# Where something else than points decides a solo game.
web-tableau-result-decided = Ami eldönti
web-tableau-result-kinds = Pontok fajtánként
web-tableau-result-rounds = Pontok fordulónként
# Below the last step of the lines: what the locations add at the end.
web-tableau-result-stand = helyszínek
web-tableau-result-by-card = Lapról lapra
web-tableau-result-of-card = { $points ->
    [one] { $name }: { $points } pont
   *[other] { $name }: { $points } pont
}
web-tableau-result-gone = már nincs játékban
web-tableau-result-more = { $count ->
    [one] még { $count } lap
   *[other] még { $count } lap
}
web-tableau-result-fewer = Kevesebbet mutass
# The reader's own cards, beside the emblems of the others.
web-tableau-result-you = Te

## What can be done now

web-tableau-result-well-played = Szép játszma!
web-tableau-result-analysis = Elemzés
web-tableau-result-what-was-better = mi lett volna jobb
web-tableau-result-table = Az asztal
web-tableau-result-as-it-ended = ahogy véget ért
web-tableau-result-from-any-turn = bármelyik körtől
web-tableau-result-share = Megosztás
web-tableau-result-picture-or-link = képként vagy linkként
web-tableau-result-hand-on = Küldés …
web-tableau-result-save-picture = Kép mentése
web-tableau-result-copy-picture = Kép másolása
web-tableau-result-picture-copied = A kép a vágólapon van.
