### The browser client: setting up a table (Hungarian).

new-title = Új asztal
new-games = Játék
new-seats = Helyek
new-solo = Egyedül
new-the-table = Hogyan játsszátok
new-begin = Kezdés
new-open-table = Asztal megnyitása

## Who sits there

new-you = Te
new-friend = Egy barát
new-friend-by-link = Egy barát, linkkel
new-open = Szabad hely
new-screen = Valaki ennél a képernyőnél
new-says-friend = Megkapja a linket.
new-says-open = Aki előbb jön.
new-says-screen = Továbbadjátok a képernyőt.
new-who = Ki ül a(z) { $number }. helyen?
new-about-friend = Az ülhet ide, akinél az asztal linkje van; a linket a megnyitás után kapod meg.
new-about-open = Az ülhet ide, aki előbb jön.
new-about-screen = Továbbadjátok a képernyőt. Két lépés között függöny takarja el a lapokat.
new-name-there = A játékos neve
new-move-back = Hátrébb
new-move-on = Előrébb
new-moved = { $who }: most a(z) { $number }. helyen.
new-edits = { $number }. hely: { $who }

## What it plays with

new-chance = Véletlen
new-taken = { $number }. hely: foglalt
new-not-with = ezzel együtt nem: { $what }
new-cards = { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}
new-cards-more = { $count ->
    [one] + { $count } kártya
   *[other] + { $count } kártya
}

## Time

new-pace = Tempó
new-pace-none = Óra nélkül
new-pace-none-says = annyi idő, amennyi kell
new-pace-live = Élőben
new-pace-live-says = fejenként { $minutes } perc, + { $increment } mp
new-pace-days = Naponta
new-pace-days-says = { $days ->
    [one] lépésenként { $days } nap
   *[other] lépésenként { $days } nap
}
new-minutes = Perc játékosonként
new-increment = Hozzáadott másodperc lépésenként
new-days = Nap egy lépésre
new-timeout = Ha lejár az idő
new-timeout-bot = egy bot játszik tovább
new-timeout-pass = a játékos passzol

## Who may come, and what counts

new-come = Ki jöhet
new-come-link = Linkkel
new-come-lobby = Az előtérből
new-come-link-says = Csak az talál rá az asztalra, akinél a linkje van.
new-come-lobby-says = Az előtérben bárki rátalál az asztalra.
new-hints = Tippek
new-hints-says = egy bottól lehet tanácsot kérni
new-hints-rated = értékelt játszmában nincs
new-spectators = Nézők
new-spectators-says = a kézben tartott lapok rejtve maradnak
new-rated = Értékelt
new-rated-says = csak emberek, tippek nélkül
new-rated-alone = csak legalább két emberrel
new-rated-bot = csak emberek játszmája számít: a(z) { $number }. helyen bot ül
new-rated-screen = csak az számít, aki a saját képernyőjénél ül: a(z) { $number }. hely nem ilyen

## The game

new-more-cards = További kártyák
new-variants = Változatok
new-variants-chosen = { $count ->
    [0] { $all } · egy sincs bekapcsolva
   *[other] { $all } · { $count } más, mint szokásos
}
new-readings = A szabályok értelmezése
new-readings-changed = { $count ->
    [0] { $all } · mind a nyomtatott szerint
   *[other] { $all } · { $count } eltér a nyomtatottól
}
new-source = A szám a szabályhoz vezet.
new-record = Az eddigi legjobbad

## What the button will do

new-foot-ready = Senki sem hiányzik.
new-foot-friends = { $count ->
    [one] Egy barátod kapja meg a linket.
   *[other] { $count } barátod kapja meg a linket.
}
new-foot-lobby = { $count ->
    [one] Egy hely várja az előtérben, aki leül.
   *[other] { $count } hely várja az előtérben, aki leül.
}
new-foot-link = { $count ->
    [one] Egy hely szabad annak, akinél a link van.
   *[other] { $count } hely szabad azoknak, akiknél a link van.
}
