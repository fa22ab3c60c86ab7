### A kliens: ami a játszmákból megmarad (magyar).

## Visszanézés

after-turn = { $number }. lépés
after-turn-back = Egy lépéssel vissza
after-turn-on = Egy lépéssel tovább
after-first = Az elejére
after-last = A végére
after-pace = Tempó

## A bot elemzése egy befejezett játszmáról

after-analysis-of = A bot elemzése: { $game }
after-analysis-about = { $decisions ->
    [one] A bot („{ $level }”) egy döntést nézett végig.
   *[other] A bot („{ $level }”) { $decisions } döntést nézett végig.
} Az esélyek úgy értendők, mintha minden játékos lapjai ismertek volnának; egy döntést a bot aszerint ítél meg, amit a játékos tudhatott.
after-waiting = Előbb más játszmák következnek…
after-working = { $all ->
    [one] { $done } megnézve egy döntésből
   *[other] { $done } megnézve { $all } döntésből
}
after-course = A nyerési esélyek
after-course-label = { $rounds ->
    [one] { $names } nyerési esélyei egy játékkörön át. A számok az alábbi táblázatban vannak.
   *[other] { $names } nyerési esélyei { $rounds } játékkörön át. A számok az alábbi táblázatban vannak.
}
after-as-table = Ugyanez táblázatban
after-round = Játékkör
after-end = Vége
after-given-away = { $points ->
    [one] elajándékozva, minden döntést összeadva: { $points } százalékpont
   *[other] elajándékozva, minden döntést összeadva: { $points } százalékpont
}
after-dear = A legdrágább döntések
after-dear-none = A bot szerint egyik döntés sem rontott a nyerési esélyen.
after-dear-head = { $number }. döntés, { $name }: { $cost } a nyerési esélyből
after-mistake = Hiba
after-mistake-back = Előző hiba
after-mistake-on = Következő hiba
after-mistake-of = { $at ->
    [0] Hibák: { $all }
   *[other] { $at }. hiba, összesen { $all }
}
after-cost = Ennek az ára: { $cost } a nyerési esélyből.
after-no-mistake = Itt nem történt hiba.
after-play-on = Játék innen
after-played = Lejátszva
after-better = Jobb lett volna
after-look-at = Az állás megtekintése: { $number }. döntés előtt

## Értékszámok

after-ratings-about = Csak a fiókkal rendelkező emberek értékelt játszmái számítanak. Az értékszám óvatos becslés: a játékos szinte biztosan van legalább ilyen jó, és legfeljebb olyan jó, mint a sáv teteje. Minden játszmával biztosabb lesz.
after-ratings-none = Ebben a játékban még senkinek sincs értékszáma.
after-rated-games = Értékelt játszmák
after-rating = Értékszám
after-range = Sáv
after-range-of = { $low } és { $high } között
after-place = Helyezés
after-you = te
after-unsure = még bizonytalan
after-own-below = A te helyed

## Statisztika

after-share = Győzelmi arány
after-mean = Átlagpontszám
after-best = Legjobb pontszám
after-by-seats = Játékosszám szerint
after-all-games = Minden játszma
after-players = { $count ->
    [one] egy játékos
   *[other] { $count } játékos
}
