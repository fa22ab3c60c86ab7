### A szerver egyszerű oldalai és a peremének szövegei (magyar).

## Names

server-pages-title = Furrow
server-pages-level-novice = Kezdő
server-pages-level-steady = Megbízható
server-pages-level-sharp = Éles eszű
server-pages-level-master = Mester
server-pages-level-plain = Egyszerű
server-pages-on = be
server-pages-off = ki

## Ways through the pages

server-pages-skip = Ugrás a tartalomhoz
server-pages-home = Asztalok
server-pages-new = Új asztal
server-pages-rules = Szabályok
server-pages-me = Én
server-pages-rich = A képes oldalak
server-pages-language = Nyelv
server-pages-back = Vissza
server-pages-save = Mentés

## Who plays

server-pages-greeting = Szia, { $name }!
server-pages-welcome = Játssz társasjátékokat pontos szabályokkal, botok vagy barátok ellen. Ezeknek az oldalaknak nem kell szkript.
server-pages-name = Név
server-pages-password = Jelszó
server-pages-invitation = Meghívókód, ha van
server-pages-play-now = Játék most rögtön
server-pages-sign-in = Bejelentkezés
server-pages-sign-out = Kijelentkezés
server-pages-sign-out-everywhere = Kijelentkezés mindenhol
server-pages-signed-in-elsewhere = Máshol is bejelentkezve
server-pages-device-unknown = Ismeretlen böngésző
server-pages-account = Fiók létrehozása
server-pages-account-text = A fiók megőrzi a játékaidat és beállításaidat, más eszközökön is.
server-pages-code = A helyreállító kódod
server-pages-code-text = Őrizd meg: csak most látható, és új jelszóhoz csak ezzel juthatsz.
server-pages-delete = Törölj engem
server-pages-delete-text = A neved, jelszavad, beállításaid és értékszámaid végleg törlődnek.
server-pages-sure = Igen, biztosan

## Tables

server-pages-mine = Az asztalaid
server-pages-lobby = Nyitott asztalok
server-pages-ended = Befejezett játékaid
server-pages-none = nincs
server-pages-table = { $game }, { $name } asztala
server-pages-your-turn = te jössz
server-pages-state-waiting = játékosokra vár
server-pages-state-running = folyamatban
server-pages-state-over = véget ért
server-pages-state-closed = bezárva
server-pages-choose-game = Válassz játékot
server-pages-seat-count = { $count ->
    [one] { $count } hely
   *[other] { $count } hely
}
server-pages-seats = Helyek
server-pages-seat = { $number }. hely
server-pages-who = Ki játszik
server-pages-who-me = én
server-pages-who-open = bárki leülhet
server-pages-who-invited = akinek megvan a link
server-pages-who-hotseat = másik ember ennél a képernyőnél
server-pages-who-bot = Bot: { $level }
server-pages-options = Beállítások
server-pages-listed = Az asztal mindenkinek látszik
server-pages-hints = A botok adhatnak tippet
server-pages-spectators = Mások nézhetik
server-pages-create = Asztal létrehozása
server-pages-join = Leülök
server-pages-leave = Felállok az asztaltól
server-pages-start = A játék indítása
server-pages-close = Az asztal bezárása
server-pages-rematch = Játsszunk újra
server-pages-link = Akinek megvan ez a link, csatlakozhat:
server-pages-online = itt van
server-pages-away = nincs itt
server-pages-free = szabad

## Play

server-pages-waiting-for = Várjuk a döntést: { $names }
server-pages-refresh = Frissítés
server-pages-answer-for = { $name }: { $question }
server-pages-undo = Visszavonás
server-pages-redo = A visszavont lépés újra
server-pages-undo-turn = Vissza a lépés elejére
server-pages-end = A lépés vége
server-pages-why = Miért nem?
server-pages-why-label = Egy akció szövegként, például { $example }
server-pages-allowed = „{ $text }” kijátszható.
server-pages-preview = Mi történne?
server-pages-preview-whole = Csak előnézet: semmi sem történt.
server-pages-preview-part = Csak előnézet az első olyan dologig, amit nem tudhatsz: semmi sem történt.
server-pages-hint = Tipp
server-pages-hint-text = Egy bot ezekre gondolna: { $answers }
server-pages-standing = Állandó válaszok
server-pages-log = Mi történt
server-pages-talk = Beszélgetés
server-pages-say = Elmondom
server-pages-said = { $name }: { $text }
server-pages-curtain = Most { $name } kapja a képernyőt.
server-pages-curtain-open = Csak { $name } nézi
server-pages-result = Eredmény
server-pages-place = Helyezés
server-pages-player = Játékos
server-pages-total = Összesen
server-pages-parts = Részletek
server-pages-rule = { $rule } szabály
server-pages-rule-option = Beállítástól függ: { $option }

## What lies on the table

server-pages-the-table = Az asztal
server-pages-players = Játékosok
server-pages-own = Ezt csak te látod
server-pages-board = A tábla
server-pages-field = Mező
server-pages-contents = Mi van ott
server-pages-contested = harc következik
server-pages-pair = { $name }: { $value }
server-pages-noted = { $name } ({ $note })
server-pages-times = { $name } ×{ $count }
server-pages-upgrades = Fejlesztések
server-pages-cards = Kártyák
server-pages-hand = Kézben lévő lapok
server-pages-goods = Készlet
server-pages-deals = Üzletek
server-pages-locations = Helyszínek
server-pages-row = Választható kártyák
server-pages-offered = Húzott kártyák
server-pages-dealt = Neked osztott kártyák
server-pages-secret = A titkos válaszod
server-pages-seen = { $name } általad látott kártyái
server-pages-decks = Paklik
server-pages-passed = passzolt
server-pages-used = használt
server-pages-round = { $number }. { $word }
server-pages-tie-break = Döntetlen; ami eldöntötte: { $what }.

## Afterwards

server-pages-replay = A játék visszanézése
server-pages-after = { $at }. döntés után, összesen { $decisions }
server-pages-first = Első
server-pages-previous = Előző
server-pages-next = Következő
server-pages-last = Utolsó
server-pages-record = A feljegyzés letöltése

## Time

server-pages-clock = Óra
server-pages-clock-kind = Idő
server-pages-clock-none = nincs
server-pages-clock-live = percek a játszmára
server-pages-clock-days = napok egy lépésre
server-pages-clock-minutes = Perc játékosonként
server-pages-clock-increment = Hozzáadott másodperc minden lépés után
server-pages-clock-each = Nap egy lépésre
server-pages-timeout = Ha lejár az idő
server-pages-timeout-bot = egy bot játszik tovább
server-pages-timeout-pass = a játékos passzol
server-pages-clock-runs = jár
server-pages-time-left = Hátralévő idő
server-pages-days-left = { $count ->
    [one] { $count } nap, { $time }
   *[other] { $count } nap, { $time }
}

## Coins and other people

server-pages-give-to = Kinek
server-pages-give = Odaadom
server-pages-amount = Mennyi
server-pages-others = A többi játékos: tiltás vagy jelentés
server-pages-block-text = Akit letiltasz, azt nem hallod, és nem ülhet az asztalaidhoz.
server-pages-block = Tiltás
server-pages-unblock = Tiltás feloldása
server-pages-blocked = Akiket letiltottál
server-pages-report-why = Mit tett?
server-pages-report = Jelentés a moderátoroknak
server-pages-report-thanks = Köszönjük: egy moderátor megnézi.

## Statistics

server-pages-statistics = Statisztika
server-pages-all-games = minden játszma
server-pages-games = Játszmák
server-pages-wins = Győzelmek
server-pages-mean = Átlagpont
server-pages-best = Legjobb pont

## Ways back to an account

server-pages-recovery = Elfelejtetted a jelszavad?
server-pages-recovery-text = A fiókod helyreállító kódjával új jelszót választhatsz; minden más eszközön kijelentkezel.
server-pages-recovery-code = Helyreállító kód
server-pages-new-password = Új jelszó
server-pages-old-password = Eddigi jelszó
server-pages-change-password = Jelszó megváltoztatása
server-pages-password-changed = A jelszó megváltozott; minden más eszközön kijelentkeztél.

## More at a table

server-pages-rated = Az eredmény számít az értékszámba
server-pages-rated-text = Csak különböző emberek játszmája számít, ahol mindenkinek egy saját helye van, és ilyenkor nincsenek tippek. Ha bot is játszik, vagy többen ülnek egy képernyőnél, az eredmény nem számít.
server-pages-arrange = A hely módosítása
server-pages-replace = Bot játsszon { $name } helyett
server-pages-preset = Vagy egy kész mondat
server-pages-offer = Csak felajánlom
server-pages-bug = Hiba jelentése
server-pages-bug-text = A jelentésben a játék általad látott állása és a verziók vannak, rejtett dolgok soha.
server-pages-bug-what = Mi a baj?
server-pages-bug-thanks = Köszönjük: a jelentést eltettük. Ez áll benne:
server-pages-clone = Folytatás innen
server-pages-cloned = A játék egy befejezett játszma { $at }. döntése után kezdődik.
server-pages-import = Játszma feljegyzésének beolvasása fájlból
server-pages-achievements = Teljesítmények
server-pages-achieved = Teljesítve
server-pages-ratings = Értékszámok
server-pages-rating = Értékszám
server-pages-rating-most = Legfeljebb

## Moderation

server-pages-moderation = Moderálás
server-pages-reports = Várakozó jelentések
server-pages-reporter = Jelentette
server-pages-about = Kiről
server-pages-when = Mikor
server-pages-reason = Miért
server-pages-at-table = Asztal
server-pages-look = Az asztal megnézése
server-pages-handled = A jelentés elintézve
server-pages-how-long = Mennyi időre
server-pages-long-day = egy napra
server-pages-long-week = egy hétre
server-pages-long-forever = végleg
server-pages-mute = Elnémítás
server-pages-ban = Kitiltás
server-pages-sent-away = Elnémított és kitiltott emberek
server-pages-muted = elnémítva
server-pages-banned = kitiltva
server-pages-let-speak = Újra beszélhet
server-pages-let-in = Újra bejöhet

## Errors

server-pages-error-bad-request = A kérés nem érthető.
    .because = A kérés nem érthető: { $reason }
server-pages-error-not-found = Nincs ilyen oldal.
server-pages-error-method = Ez az oldal így nem használható.
server-pages-error-too-large = Ez túl nagy.
server-pages-error-cross-site = A kérés egy másik webhely oldaláról jön.
server-pages-error-no-header = A változtató kérésekhez kell az X-Furrow fejléc.
server-pages-error-no-form = Az űrlap elavult: nyisd meg újra az oldalt, és próbáld még egyszer.
server-pages-error-bad-host = Ennek a szervernek nem ez a neve; az üzemeltetője az --origin kapcsolóval adhatja meg.
server-pages-error-internal = Valami elromlott a szerveren.
