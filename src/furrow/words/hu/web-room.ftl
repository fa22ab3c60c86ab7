### The browser client: the room before a game, and the letter for whoever is invited (Hungarian).

room-title = { $name } asztala
room-of = { $count ->
    [one] { $game } · { $count } hely
   *[other] { $game } · { $count } hely
}
room-invited = Linkkel
room-host = Házigazda
room-here = Itt van
room-away = Most nincs itt
room-says-invited = Meghívva, még nincs itt
room-says-lobby = Az előtérben várja, aki leül
room-says-link = Szabad annak, akinél a link van
room-came = { $name } leült.
room-left = { $name } felállt.

## The link, and what holds

room-link-says = Akinél ez megvan, leülhet vagy nézheti.
room-link-says-sit = Akinél ez megvan, leülhet.
room-copy = Másolás
room-watched = nézhető
room-not-watched = nincsenek nézők

## The button

room-begin = Kezdés
room-begin-with-bots = Kezdés botokkal
room-ready = Kész vagyok
room-is-ready = Kész
room-complete = Mindenki itt van.
room-missing = { $count ->
    [one] Egy ember hiányzik: bot is ülhet a helyére.
   *[other] { $count } ember hiányzik: botok is ülhetnek a helyükre.
}
room-unrated = Bottal a játszma nem értékelt.
room-unready = { $count ->
    [one] Mindenki itt van; valaki még nem kész.
   *[other] Mindenki itt van; { $count } ember még nem kész.
}
room-host-begins = A játékot { $name } indítja el.
room-you-watch = Néző vagy. Ha a játék elkezdődik, itt látod.
room-late = A játék nélküled kezdődött el: néző vagy.

## The letter

room-invites = { $name } meghív erre a játékra:
room-who-sits = Kik ülnek ott
room-your-name = A neved az asztalnál
room-sit = Leülök
room-sit-as = Leülök ezzel: { $what }
room-watch = Nézem
room-new-to = Új neked? { $game }
room-no-account = Fiók nem kell.
