### Klient: co po hrách zůstává (čeština).

## Přehrání

after-turn = { $number }. tah
after-turn-back = O tah zpět
after-turn-on = O tah dál
after-first = Na začátek
after-last = Na konec
after-pace = Tempo

## Rozbor dohrané hry botem

after-analysis-of = Rozbor od bota: { $game }
after-analysis-about = { $decisions ->
    [one] Bot „{ $level }“ prošel jedno rozhodnutí.
    [few] Bot „{ $level }“ prošel { $decisions } rozhodnutí.
   *[other] Bot „{ $level }“ prošel { $decisions } rozhodnutí.
} Šance jsou takové, jak je vidí někdo, kdo zná všechny karty v ruce; rozhodnutí se posuzuje podle toho, co jeho hráč mohl vědět.
after-waiting = Nejprve jsou na řadě jiné hry…
after-working = { $all ->
    [one] prohlédnuto { $done } z jednoho rozhodnutí
    [few] prohlédnuto { $done } ze { $all } rozhodnutí
   *[other] prohlédnuto { $done } z { $all } rozhodnutí
}
after-course = Šance na výhru
after-course-label = { $rounds ->
    [one] Jak se během jednoho kola vyvíjely šance na výhru: { $names }. Čísla jsou v tabulce níže.
    [few] Jak se během { $rounds } kol vyvíjely šance na výhru: { $names }. Čísla jsou v tabulce níže.
   *[other] Jak se během { $rounds } kol vyvíjely šance na výhru: { $names }. Čísla jsou v tabulce níže.
}
after-as-table = Totéž jako tabulka
after-round = Kolo
after-end = Konec
after-given-away = { $points ->
    [one] ztraceno součtem všech rozhodnutí: { $points } procentní bod
    [few] ztraceno součtem všech rozhodnutí: { $points } procentní body
    [many] ztraceno součtem všech rozhodnutí: { $points } procentního bodu
   *[other] ztraceno součtem všech rozhodnutí: { $points } procentních bodů
}
after-dear = Nejdražší rozhodnutí
after-dear-none = Žádné rozhodnutí podle bota šanci na výhru nesnížilo.
after-dear-head = Rozhodnutí { $number }, { $name }: { $cost } šance na výhru
after-mistake = Chyba
after-mistake-back = Předchozí chyba
after-mistake-on = Další chyba
after-mistake-of = { $at ->
    [0] Chyb: { $all }
   *[other] Chyba { $at } z { $all }
}
after-cost = To stálo { $cost } šance na výhru.
after-no-mistake = Tady k chybě nedošlo.
after-play-on = Hrát odtud
after-played = Zahráno
after-better = Lepší bylo
after-look-at = Ukázat pozici před rozhodnutím { $number }

## Hodnocení

after-ratings-about = Počítají se jen hodnocené hry mezi lidmi s účtem. Hodnocení je opatrný odhad: hráč je téměř jistě alespoň tak dobrý a nejvýše tak dobrý, jak říká rozpětí. S každou hrou je jistější.
after-ratings-none = V této hře zatím nikdo hodnocení nemá.
after-rated-games = Hodnocené hry
after-rating = Hodnocení
after-range = Rozpětí
after-range-of = { $low } až { $high }
after-place = Pořadí
after-you = vy
after-unsure = zatím nejisté
after-own-below = Vaše pořadí

## Statistiky

after-share = Podíl výher
after-mean = Průměrné skóre
after-best = Nejlepší skóre
after-by-seats = Podle počtu hráčů
after-all-games = Všechny hry
after-players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
