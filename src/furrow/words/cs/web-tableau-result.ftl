### The end of a game on the table of cards (Czech). Names of players and cards stand uninflected.

## Who won

web-tableau-result-you-won = Vyhráváte
web-tableau-result-shared = Dělíte se o výhru
# $names: "a and b".
web-tableau-result-won = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
   *[other] Vítězové: { $names }
}
# A solo game.
web-tableau-result-lost = Prohráváte
web-tableau-result-place = { $rank ->
    [2] Druhé místo
    [3] Třetí místo
    [4] Čtvrté místo
   *[other] Páté místo
}
web-tableau-result-ahead = { $mine } ku { $other }, další v pořadí: { $name }
web-tableau-result-level = { $mine } ku { $other }, stejně bodů: { $name }
web-tableau-result-behind = { $points ->
    [one] { $mine } ku { $other }, první: { $name }, náskok { $points } bod
    [few] { $mine } ku { $other }, první: { $name }, náskok { $points } body
    [many] { $mine } ku { $other }, první: { $name }, náskok { $points } bodu
   *[other] { $mine } ku { $other }, první: { $name }, náskok { $points } bodů
}
# It follows one of the three before: the game has a number of rounds, or this one was the last.
web-tableau-result-when = { $kind ->
    [all] { $round ->
        [one] po { $round } kole
        [few] po { $round } kolech
        [many] po { $round } kola
       *[other] po { $round } kolech
    }
   *[last] poslední kolo: { $round }
}
web-tableau-result-rank = Hodnost: { $title }
web-tableau-result-best = { $whose ->
    [own] vaše nejlepší karty
   *[other] nejlepší karty
}

web-tableau-result-rank-of = { $rank }.
web-tableau-result-gained = { $points ->
    [one] získán { $points }
    [few] získány { $points }
    [many] získáno { $points }
   *[other] získáno { $points }
}
# $points: what the locations add.
web-tableau-result-places = { $count ->
    [one] + { $points } za { $count } lokaci
    [few] + { $points } za { $count } lokace
    [many] + { $points } za { $count } lokace
   *[other] + { $points } za { $count } lokací
}

## What the points came from

# Where something else than points decides a solo game.
web-tableau-result-decided = Co rozhoduje
web-tableau-result-kinds = Body podle druhu
web-tableau-result-rounds = Body po kolech
# Below the last step of the lines: what the locations add at the end.
web-tableau-result-stand = lokace
web-tableau-result-by-card = Kartu po kartě
web-tableau-result-of-card = { $points ->
    [one] { $name }: { $points } bod
    [few] { $name }: { $points } body
    [many] { $name }: { $points } bodu
   *[other] { $name }: { $points } bodů
}
web-tableau-result-gone = už není ve hře
web-tableau-result-more = { $count ->
    [one] { $count } další karta
    [few] { $count } další karty
    [many] { $count } další karty
   *[other] { $count } dalších karet
}
web-tableau-result-fewer = Ukázat méně
# The reader's own cards, beside the emblems of the others.
web-tableau-result-you = Vy

## What can be done now

web-tableau-result-well-played = Dobrá hra!
web-tableau-result-analysis = Rozbor
web-tableau-result-what-was-better = co bylo lepší
web-tableau-result-table = Stůl
web-tableau-result-as-it-ended = jak to skončilo
web-tableau-result-from-any-turn = od kteréhokoli tahu
web-tableau-result-share = Sdílet
web-tableau-result-picture-or-link = obrázek nebo odkaz
web-tableau-result-hand-on = Poslat …
web-tableau-result-save-picture = Uložit obrázek
web-tableau-result-copy-picture = Zkopírovat obrázek
web-tableau-result-picture-copied = Obrázek je ve schránce.
