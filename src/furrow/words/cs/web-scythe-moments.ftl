### Co leží přes postranní panel desky Scythe v prohlížeči: boj, setkání, Továrna, hvězdy, výsledek (česky).

## Combat

web-scythe-moment-combat = { $terrain ->
    [mountain] Boj v horách
    [forest] Boj v lese
    [farm] Boj na farmě
    [village] Boj ve vesnici
    [tundra] Boj v tundře
    [lake] Boj na jezeře
    [factory] Boj u Továrny
   *[other] Boj u základny
}
web-scythe-moment-steps = Průběh boje
web-scythe-moment-step-set = Nastavení
web-scythe-moment-step-seal = Pečeť
web-scythe-moment-step-reveal = Odhalení
web-scythe-moment-step-verdict = Výsledek
web-scythe-moment-attacks = útočí
web-scythe-moment-defends = brání se
web-scythe-moment-dial-at = Bojový ukazatel na { $power }
web-scythe-moment-dial-sealed = Bojový ukazatel, zapečetěný
web-scythe-moment-no-card = bez karty
web-scythe-moment-seal = Zapečetit
web-scythe-moment-change = Změnit
web-scythe-moment-waiting = Čeká se, na tahu: { $name }.
web-scythe-moment-tie-mine = Při shodě vítězíte vy: útočíte.
web-scythe-moment-tie-theirs = Při shodě vítězí útočník.
web-scythe-moment-reach = Máte { $mine }, { $name } nejvýše { $most }.
web-scythe-moment-odds = jisté proti { $percent } % možných rukou
web-scythe-moment-odds-sure = nelze prohrát
web-scythe-moment-victory = Vítězství
web-scythe-moment-defeat = Porážka
web-scythe-moment-star-for = { $name }: { $count }. hvězda, { $star }.
web-scythe-moment-falls-back = { $name } ustupuje, cíl: { $place }.
web-scythe-moment-draws = { $name } si bere bojovou kartu.
web-scythe-moment-popularity-lost = { $name } ztrácí { $count ->
    [one] { $count } bod popularity
    [few] { $count } body popularity
   *[other] { $count } bodů popularity
}.

## Encounter, Factory, Trade

web-scythe-moment-encounter = Setkání
web-scythe-moment-card = karta { $number }
web-scythe-moment-free = zdarma
web-scythe-moment-or = nebo
web-scythe-moment-more = { $count ->
    [one] { $count } další odpověď
    [few] { $count } další odpovědi
   *[other] { $count } dalších odpovědí
}
web-scythe-moment-factory = Továrna se otevírá
web-scythe-moment-choose-of = vyberte 1 z { $count }
web-scythe-moment-scene-mountain = Horníci tlačí z hory vozík s rudou
web-scythe-moment-scene-farm = Naložený vůz sena o žních
web-scythe-moment-scene-village = Trh před vesnickým kostelem
web-scythe-moment-scene-tundra = Vlak ve sněhu; železničáři uklízejí koleje
web-scythe-moment-scene-forest = Tábor dřevorubců na mýtině
web-scythe-moment-scene-factory = Továrna v noci
web-scythe-moment-scene-triumph = Vítěz za úsvitu

## Stars and objectives

web-scythe-moment-star = { $count ->
    [1] První hvězda
    [2] Druhá hvězda
    [3] Třetí hvězda
    [4] Čtvrtá hvězda
    [5] Pátá hvězda
   *[other] Šestá hvězda
}
web-scythe-moment-objective = Splněný úkol
web-scythe-moment-more-end = { $count ->
    [0] Hra končí.
    [1] Ještě jedna a hra končí.
    [2] Ještě dvě a hra končí.
    [3] Ještě tři a hra končí.
    [4] Ještě čtyři a hra končí.
   *[other] Ještě pět a hra končí.
}

## Result

web-scythe-moment-wins = { $count ->
    [one] Vítězí { $names }
    [few] Vítězí { $names }
   *[other] Vítězí { $names }
}
web-scythe-moment-you-win = Vyhráváte
web-scythe-moment-tab-sheet = Součet
web-scythe-moment-tab-course = Průběh
web-scythe-moment-led = kol ve vedení
web-scythe-moment-best-round = nejlepší kolo: { $round }.
web-scythe-moment-lowest-lead = nejmenší náskok: { $round }. kolo
web-scythe-moment-look-at-map = Na mapu
web-scythe-moment-analysis = Rozbor
web-scythe-moment-again = Znovu
