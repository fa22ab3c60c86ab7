### Tables: open ones, live ones, my own, finished ones (Hungarian).

lobby-open = Nyitott
lobby-live = Zajlik
lobby-mine = Saját
lobby-finished = Véget ért
lobby-all-of = mind ({ $count })
lobby-more = még { $count }
lobby-fresh = { $count ->
    [one] { $count } új
   *[other] { $count } új
}

## What to show

lobby-show = Mutasd
lobby-all = Mind
lobby-pace-live = Élő
lobby-pace-days = Napokban
lobby-rated = Értékelt
lobby-any-language = Bármely nyelv

## A table in a row

lobby-no-clock = óra nélkül
lobby-free = { $seats } helyből { $free } szabad
lobby-sit = Leülök
lobby-watch = Megnézem
lobby-replay = Visszanézés
lobby-go-in = Belépek
lobby-go-on = Tovább
lobby-gone = elment

## Nothing to show

lobby-none-such = Ilyen asztal nincs.
lobby-none-open = Nincs nyitott asztal.
lobby-none-open-more = Nyiss egyet: itt áll, amíg valaki nem jön, és a linkje azonnal működik.
lobby-none-live = Most senki sem játszik.
lobby-none-live-more = Kezdj egy játszmát: mások nézhetik, a kézben tartott lapok rejtve maradnak.
lobby-none-mine = Nem ülsz egy asztalnál sem.
lobby-none-mine-more = Nyiss egyet, vagy ülj le egy nyitotthoz: itt áll a játszma végéig.
lobby-none-finished = Még egy játszma sem ért véget.
lobby-none-finished-more = Itt állnak az eredmények, mindegyik visszanézhető.
lobby-none-rail = Itt állnak az asztalok, ahol ülsz.
