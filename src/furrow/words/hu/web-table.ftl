### The browser client at a table (Hungarian).

## Coming in

table-no-entry = Ez az asztal nem nyitható meg
table-no-such = Nincs ilyen asztal.
table-no-session = Előbb jelentkezz be.
table-not-allowed = Zárt asztal: kérd el a meghívó linkjét.
table-reconnecting = Újracsatlakozás…

## Before the start

table-free-seat = Hely felszabadítása
table-put-bot = Bot ültetése
table-leave = Felállok
table-close = Asztal bezárása
table-part-what = Az asztal valakié lesz, aki marad.
table-part-alone = Más nem ül itt: az asztal bezár.
table-part-title = Felállsz ettől az asztaltól?
table-close-what = Mindenki feláll, és többé senki nem ülhet ide.
table-close-title = Bezárod ezt az asztalt?
table-full = Minden hely foglalt.
table-full-watch = Minden hely foglalt. Ha a játék elkezdődik, itt nézheted.
table-unseat = Bot { $name } helyére?
table-unseat-what = Fel kell állnia. Szabad helyre újra leülhet.
table-invite = Mások meghívása
table-copy-link = Link másolása
table-link-copied = A link a vágólapon van.

## Seats

table-a-bot = bot
table-online = itt van
table-away = nincs itt
table-you = te
table-to-decide = dönt
table-thinking = gondolkodik

## Deciding

table-over = A játék véget ért
table-waiting = Várakozás…
table-waiting-for = Várjuk a döntést: { $names }
table-held = { $seconds ->
    [one] Lépésed véget ért. A botok még egy másodpercig várnak.
   *[other] Lépésed véget ért. A botok még { $seconds } másodpercig várnak.
}
table-go-on = Tovább
table-watching = Nézőként vagy itt
table-show-all = Mind mutatása
table-where-to = Hová?
table-where-to-with = { $answer }: hová?
table-filter = Keresés a válaszok között
table-nothing-found = Nincs ilyen válasz.
table-keep-open = nyitva hagyom
table-aim = Válassz egyet a kék keretesek közül!
table-not-now = Most nem
table-confirm = Megerősítés
table-end-turn = Lépés vége
table-undo = Visszavonás
table-redo = Újra
table-start-of-turn = Vissza a lépésem elejére
table-tray = Mennyit?
table-tray-everything = Mindent
table-tray-nothing = Semmit
table-tray-least = A lehető legkevesebbet
table-tray-go = Mehet
table-tray-more = Több: { $kind }
table-tray-less = Kevesebb: { $kind }
table-tray-all = Mind: { $kind }
table-tray-amount = { $kind }: { $amount } / { $most }
table-hint = Tipp
table-chance = { $percent }% győzelmi esély
table-becomes = helyett
table-cannot-take-back = Valami újat fedhet fel; utána már nem vonható vissza.
table-would-happen = Ez történne:
table-gives-up = Mást is tehetnél még.
table-to-confirm = { $answer }: { $enter }: megerősítés, { $escape }: elvetés.
table-possible = Ez megtehető:
table-do-it = Megteszem
table-not-possible = Nem lehet:
table-why-not = Miért nem lehet …?
table-wish = Amit tennél, a saját szavaiddal
table-wish-like = például: { $line }
table-ask = Kérdezem
table-understood = Így értettem: { $label }
table-near = Vagy erre gondoltál:
table-unsure = Nem egészen világos, mire gondolsz. Talán erre:
table-change-good-at = { $good }, { $place }

## Around the board

table-around = Az asztal körül
table-board = Tábla
table-log = Napló
table-talk = Beszélgetés
table-more = Egyebek
table-earlier = Korábbi sorok
table-since-you = az utolsó döntésed óta
table-since-title = Mi történt, amióta itt jártál
table-skip = Átugrás
table-my-turn = Én jövök
table-show-again = Az utolsó játékkör újra
table-pace = Tempó: { $pace }×
table-shown-of = { $at }. lépés a bemutatott { $all } közül
table-log-empty = Még semmi sem történt.
table-talk-empty = Még senki sem szólt.
table-mute = Beszélgetés némítása
table-muted = A beszélgetés ennél az asztalnál le van némítva.
table-say = Mondj valamit
table-send = Küldés
table-standing = Állandó válaszok
table-standing-text = A gép megadja helyetted, hogy senkinek se kelljen várnia.
table-menu = Menü
table-last-turns = Az utolsó körök
table-sheet = A lap fel- vagy lehúzása
table-tabs = Ami a válaszok alatt van
table-tab-low = Menet
table-tab-mat = Tábla
table-tab-hand = Kártyák
table-tab-turns = Körök
table-play-this = Ezt játszom
table-record = Feljegyzés
table-can-do = Mit tehetsz vele
table-happened-here = Mi történt vele
table-nothing-more = Erről nincs több mondanivaló.
table-give-to = neki
table-give = Odaadom
table-leave-running = Felállok; egy bot játszik tovább
table-leave-title = Felállsz az asztaltól?
table-leave-what = A helyeden egy bot játszik tovább. Amíg a játék tart, visszaülhetsz.
table-leave-alone = Csak te vagy itt ember: a botok azonnal végigjátsszák a játékot, és számodra véget ér.
table-come-back = Visszaülök a helyemre
table-bot-for-you = Most egy bot játszik helyetted
table-block = Tiltás
table-blocked = Letiltva
table-report = Jelentés
table-report-why = Mit tett { $name }?

## Keys

table-keys = Billentyűk
table-key-digits = amin ez a szám áll, vagy a sorban ennyiedik válasz
table-key-answers = a válaszokhoz
table-key-filter = a válaszok keresőmezőjéhez
table-key-board = a táblához
table-key-next = a következő választható dologra
table-key-log = a naplóhoz
table-key-arrows = egyik dologról vagy válaszról a másikra
table-key-enter = választás; még egyszer: megerősítés
table-key-escape = a választás vagy rámutatás visszavonása; az üzenet bezárása
table-key-space-name = Szóköz
table-key-space = mások lépései: megállítás és folytatás; utána újra megnézhetők
table-key-explain = a kijelölt vagy az egér alatti dolog megnézése

## Hot-seat

table-curtain = { $name } következik
table-curtain-text = Add tovább a képernyőt. { $name } lapjai nem látszanak, amíg meg nem nyomja a gombot.
table-curtain-open = Én vagyok: { $name }

## Report

table-report-bug = Hiba jelentése
table-bug-text = A jelentésben a játék általad látott állása és a verziók vannak, rejtett dolgok soha.
table-bug-what = Mi a baj?
table-bug-thanks = Köszönjük: a jelentést eltettük.

## Result and replay

table-result = Eredmény
table-winner = Győztes: { $names }
table-rank = Helyezés
table-player = Játékos
table-total = Összesen
table-tie-break = Döntetlen esetén:
table-rematch = Még egyszer
table-to-rematch = A következő játszmához
table-show-board = Tábla mutatása
table-replay = Visszanézés
table-replay-of = Visszanézés: { $game }
table-back = Vissza az asztalhoz
table-decision-of = { $at }. döntés, összesen { $all }
table-step-back = Egy döntéssel vissza
table-step-on = Egy döntéssel tovább
table-run = Lejátszás
table-pause = Szünet
table-slider = Hol tart a játszma
table-share = Az állás megosztása
table-seen-by = Kinek a szemével
table-seen-by-all = mindenki
table-play-from-here = Játék innen tovább

## Counted

table-narrowed = { $count ->
    [one] { $count } válasz illik ide
   *[other] { $count } válasz illik ide
}
table-answer-in-short = { $label } – { $brief }
table-more-answers = { $count ->
    [one] még { $count } válasz
   *[other] még { $count } válasz
}
table-all-answers = Minden válasz ({ $count })
table-answers = { $count ->
    [one] { $count } válasz
   *[other] { $count } válasz
}
table-days-left = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
}
table-chart-start = Kezdet
table-chart-end = Vége
table-chart-label = { $rounds ->
    [one] { $what }, { $rounds } időpont
   *[other] { $what }, { $rounds } időpont
}
