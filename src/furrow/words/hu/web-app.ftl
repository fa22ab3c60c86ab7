### The browser client, everywhere but at a table (Hungarian).

## Everywhere

app-name = Furrow
app-title = Furrow – Scythe, 51st State, Imperial Settlers
app-skip = Ugrás a tartalomra
app-home = Kezdőlap
app-pages = Oldalak
app-close = Bezárás
app-cancel = Mégse
app-save = Mentés
app-saved = Elmentve.
app-loading = Egy pillanat…
app-offline = A szerver nem érhető el. Nézd meg a kapcsolatot, és próbáld újra.
app-lost = Nincs ilyen oldal.
app-language = Nyelv
app-guest-name = Vendég { $number }
app-title-of = { $page } – Furrow
app-title-turn = ● Te jössz: { $game } – Furrow
app-again = Újra
app-play = Játék
app-tables = Asztalok
app-me = Én
# Between two facts in a line.
app-between = { " · " }
app-tables-wait = { $count ->
    [one] { $count } asztal vár rád
   *[other] { $count } asztal vár rád
}

## Home

app-games = Játékok
app-play-now = Játék most
app-set-up = Beállítás
app-rules = Szabályok
app-cards = Kártyák
app-legend = Hogyan olvasd a kártyát
app-learn = Tanulás
app-my-games = Játszmáim
app-lobby = Előtér
app-settings = Beállítások
app-about = Névjegy
app-account = Fiók
app-banned = Egy moderátor kitiltotta ezt a fiókot.

## Tables in a list

app-your-turn = Te jössz
app-running = Folyamatban
app-over = Véget ért
app-closed = Bezárva
app-seat-open = szabad
app-seat-invited = meghívott
app-invitation = Meghívó link vagy egy asztal száma
app-go-there = Odamegyek

## New table

app-new-table = Új asztal
app-seats = Helyek
app-seat-number = { $number }. hely
app-about-level-novice = Megtervezi a saját lépését, de sok mindent nem vesz észre: az első játszmákhoz való.
app-about-level-steady = Az egész lépését megtervezi: megbízható ellenfél.
app-about-level-sharp = Egy játékkörrel előre tekint; lépésenként körülbelül fél másodpercig gondolkodik.
app-about-level-master = Több lépést több elképzelt állásban vet össze; lépésenként néhány másodpercig gondolkodik.
app-terms = Ami ennél az asztalnál érvényes
app-terms-live = fejenként { $minutes } perc, lépésenként + { $increment } mp
app-terms-days = { $days ->
    [one] { $days } nap egy döntésre
   *[other] { $days } nap egy döntésre
}
app-terms-rated = értékelt
app-terms-clone = egy korábbi játszma { $at }. döntése után folytatódik
app-terms-hints = tippekkel
app-terms-option = { $name }: { $value }

## My games

app-statistics = Statisztika
app-played = Játszott
app-won = Megnyert
app-analysis = A bot elemzése
app-ratings = Értékszámok
app-earned = megszerezve
app-import-record = Játszma feljegyzésének beolvasása fájlból
app-record-read = A feljegyzés rendben van, visszanézhető.

## Settings

app-as-system = A rendszer szerint
app-theme = Színek
app-theme-light = Világos
app-theme-dark = Sötét
app-text-size = Betűméret
app-size-small = Kicsi
app-size-normal = Közepes
app-size-large = Nagy
app-size-largest = Nagyon nagy
app-motion = Mozgás a képernyőn
app-motion-full = Teljes
app-motion-reduced = Csökkentett
app-pace = Mások lépéseinek tempója
app-pace-times = { $pace }×
app-confirm-when = Kérdezzen rá a lépésre
app-confirm-each = Mindig
app-confirm-final = Ha nem vonható vissza
app-confirm-never = Soha
app-careful = Kérdezzen rá, ha passzolok, pedig tehetnék mást
app-sound = Hangok az asztalnál
app-volume = Hangerő

## Account

app-signed-in-as = Bejelentkezve: { $name }.
app-guest-as = Vendégként játszol: { $name }. A játszmáid ehhez a böngészőhöz tartoznak.
app-your-name = A neved
app-password = Jelszó
app-current-password = Jelenlegi jelszó
app-new-password = Új jelszó
app-change-password = Jelszó módosítása
app-password-least = legalább { $count } karakter
app-sign-in = Bejelentkezés
app-sign-out = Kijelentkezés
app-guest-out = Vendégként nem tudsz visszajönni: a játszmáid és a neved elvesznek. Ha meg akarod tartani őket, előbb készíts fiókot.
app-sign-out-everywhere = Kijelentkezés mindenhol
app-signed-in-elsewhere = Máshol is bejelentkezve
app-device-unknown = Ismeretlen böngésző
app-last-used = utolsó használat: { $time }
app-make-account = Fiók létrehozása
app-make-account-text = A fiókkal a játszmáid és beállításaid minden eszközön megvannak. E-mail-cím nem kell.
app-invitation-code = Meghívókód
app-recover = Elfelejtett jelszó
app-recover-text = A fiókod helyreállító kódjával új jelszót választhatsz.
app-recover-set = Új jelszó beállítása
app-recovery-code = Helyreállító kód
app-recovery-code-text = Tedd el ezt a kódot biztos helyre. Csak most látható, és jelszó nélkül csak ezzel jutsz vissza a fiókodba.
app-copy = Másolás
app-copied = Kimásolva.
app-kept = Eltettem
app-moderation = Moderálás
app-delete-me = Minden adatom törlése
app-delete-me-text = A neved, a beállításaid és a belépésed törlődik. Mások befejezett játszmáiban névtelen hely marad. Ez nem vonható vissza.

## Learning, rules

app-lesson = Lecke
app-rules-of = Szabályok: { $game }
app-search-rules = Keresés a szabályokban
app-rules-none = Nincs találat. Próbáld kevesebb szóval, más szóval vagy egy szó részével.
app-rules-no-such = Ebben a szabálykönyvben nincs ilyen szabály: { $rule }.
app-rules-option = Ettől a beállítástól függ:

## About

app-about-text = A Furrow szabad szoftver: könyvtár, szerver és ez a kliens három társasjátékhoz, pontos szabályokkal. Nem áll kapcsolatban a kiadókkal.
app-about-art = Minden rajz a sajátunk; a kiadók grafikáit nem használjuk.
app-about-fonts = Betűtípusok
app-about-fonts-text = A betűtípusok szabadon használhatók, az Open Font License szerint. A licenc szövege velük együtt jár.
app-about-access = Mindenkinek
app-about-keys = Minden elvégezhető billentyűzettel: az asztalnál a H mutatja a billentyűket. A képernyőolvasó felolvassa, mit tesznek mások.
app-about-plain = Egyszerű oldal szkriptek nélkül, amelyen minden játék játszható

## Counted

app-seats-free = { $count ->
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
app-rules-found = { $count ->
    [one] { $count } szabály.
   *[other] { $count } szabály.
}

app-lesson-step = { $step }. lépés, összesen { $steps }
app-lesson-next = Tovább
app-lesson-following = Következő lecke: { $title }
app-lesson-again = Még egyszer
app-lesson-back = Vissza
app-lesson-leave = Kilépés
app-lesson-anew = Kezdés elölről
app-lesson-rule = A szabály
app-lesson-you = Te
app-lesson-other = Ellenfél
