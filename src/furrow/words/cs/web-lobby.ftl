### Tables: open ones, live ones, my own, finished ones (Czech).

lobby-open = Otevřené
lobby-live = Živě
lobby-mine = Moje
lobby-finished = Dohrané
lobby-all-of = vše ({ $count })
lobby-more = ještě { $count }
lobby-fresh = { $count ->
    [one] { $count } nový
    [few] { $count } nové
    [many] { $count } nového
   *[other] { $count } nových
}

## What to show

lobby-show = Zobrazit
lobby-all = Vše
lobby-pace-live = Živě
lobby-pace-days = Po dnech
lobby-rated = Hodnocené
lobby-any-language = Jakýkoli jazyk

## A table in a row

lobby-no-clock = bez hodin
lobby-free = volná místa: { $free } z { $seats }
lobby-sit = Přisednout
lobby-watch = Sledovat
lobby-replay = Přehrát
lobby-go-in = Vstoupit
lobby-go-on = Dál
lobby-gone = už není

## Nothing to show

lobby-none-such = Takový stůl tu není.
lobby-none-open = Žádný stůl není otevřený.
lobby-none-open-more = Založte ho: bude tu stát, dokud někdo nepřijde, a jeho odkaz funguje hned.
lobby-none-live = Právě nikdo nehraje.
lobby-none-live-more = Začněte hru: ostatní ji mohou sledovat, karty v ruce zůstanou skryté.
lobby-none-mine = Nesedíte u žádného stolu.
lobby-none-mine-more = Založte ho, nebo si přisedněte k otevřenému: bude tu stát do konce hry.
lobby-none-finished = Žádná hra ještě neskončila.
lobby-none-finished-more = Budou tu výsledky, každý se záznamem k přehrání.
lobby-none-rail = Tady budou stoly, u kterých sedíte.
