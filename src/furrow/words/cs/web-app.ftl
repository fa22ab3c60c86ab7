### The browser client, everywhere but at a table (Czech).

## Everywhere

app-name = Furrow
app-title = Furrow – Scythe, 51st State, Settlers: Zrod impéria
app-skip = Přejít k obsahu
app-home = Domů
app-pages = Stránky
app-close = Zavřít
app-cancel = Zrušit
app-save = Uložit
app-saved = Uloženo.
app-loading = Okamžik…
app-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
app-lost = Taková stránka tu není.
app-language = Jazyk
app-guest-name = Host { $number }
app-title-of = { $page } – Furrow
app-title-turn = ● Jste na tahu: { $game } – Furrow
app-again = Zkusit znovu
app-play = Hrát
app-tables = Stoly
app-me = Já
# Between two facts in a line.
app-between = { " · " }
app-tables-wait = { $count ->
    [one] Čeká na vás { $count } stůl
    [few] Čekají na vás { $count } stoly
   *[other] Čeká na vás { $count } stolů
}

## Home

app-games = Hry
app-play-now = Hrát hned
app-set-up = Připravit
app-rules = Pravidla
app-cards = Karty
app-legend = Jak číst kartu
app-learn = Výuka
app-my-games = Moje hry
app-lobby = Otevřené stoly
app-settings = Nastavení
app-about = O aplikaci
app-account = Účet
app-banned = Moderátor tento účet zablokoval.

## Tables in a list

app-your-turn = Jste na tahu
app-running = Probíhá
app-over = Dohráno
app-closed = Zavřeno
app-seat-open = volné
app-seat-invited = pozvaný hráč
app-invitation = Pozvánka: odkaz nebo číslo stolu
app-go-there = Přejít tam

## New table

app-new-table = Nový stůl
app-seats = Místa
app-seat-number = { $number }. místo
app-about-level-novice = Plánuje svůj tah, ale hodně přehlédne: na první hry.
app-about-level-steady = Plánuje celý svůj tah: spolehlivý soupeř.
app-about-level-sharp = Hledí o kolo dopředu; na tah přemýšlí asi půl sekundy.
app-about-level-master = Porovnává více tahů ve více možných světech; na tah přemýšlí několik sekund.
app-terms = Co platí u tohoto stolu
app-terms-live = { $minutes } min pro každého, + { $increment } s za tah
app-terms-days = { $days ->
    [one] { $days } den na rozhodnutí
    [few] { $days } dny na rozhodnutí
    [many] { $days } dne na rozhodnutí
   *[other] { $days } dní na rozhodnutí
}
app-terms-rated = hodnocená hra
app-terms-clone = pokračuje po { $at }. rozhodnutí dřívější hry
app-terms-hints = s nápovědou
app-terms-option = { $name }: { $value }

## My games

app-statistics = Statistika
app-played = Odehráno
app-won = Vyhráno
app-analysis = Rozbor od bota
app-ratings = Hodnocení
app-earned = získáno
app-import-record = Načíst záznam hry ze souboru
app-record-read = Záznam je v pořádku a lze ho přehrát.

## Settings

app-as-system = Podle systému
app-theme = Barvy
app-theme-light = Světlé
app-theme-dark = Tmavé
app-text-size = Velikost písma
app-size-small = Malé
app-size-normal = Běžné
app-size-large = Velké
app-size-largest = Velmi velké
app-motion = Pohyb na obrazovce
app-motion-full = Plný
app-motion-reduced = Omezený
app-pace = Tempo tahů ostatních
app-pace-times = { $pace }×
app-confirm-when = Ptát se před krokem
app-confirm-each = Vždy
app-confirm-final = Když ho nelze vzít zpět
app-confirm-never = Nikdy
app-careful = Ptát se před pasováním, když lze ještě hrát
app-sound = Zvuky u stolu
app-volume = Hlasitost

## Account

app-signed-in-as = Jste přihlášeni jako { $name }.
app-guest-as = Hrajete jako host: { $name }. Vaše hry zůstávají jen v tomto prohlížeči.
app-your-name = Vaše jméno
app-password = Heslo
app-current-password = Současné heslo
app-new-password = Nové heslo
app-change-password = Změnit heslo
app-password-least = nejméně { $count } znaků
app-sign-in = Přihlásit se
app-sign-out = Odhlásit se
app-guest-out = Host se nemůže vrátit: o své hry a jméno přijdete. Chcete-li je mít dál, založte si nejdřív účet.
app-sign-out-everywhere = Odhlásit se všude
app-signed-in-elsewhere = Přihlášení jinde
app-device-unknown = Neznámý prohlížeč
app-last-used = naposledy použito { $time }
app-make-account = Založit účet
app-make-account-text = Účet uchová vaše hry a nastavení na všech zařízeních. E-mail není potřeba.
app-invitation-code = Kód pozvánky
app-recover = Zapomenuté heslo
app-recover-text = S kódem pro obnovu účtu si můžete zvolit nové heslo.
app-recover-set = Nastavit nové heslo
app-recovery-code = Obnovovací kód
app-recovery-code-text = Uložte si tento kód na bezpečné místo. Zobrazí se jen teď a bez hesla je jedinou cestou zpět k účtu.
app-copy = Kopírovat
app-copied = Zkopírováno.
app-kept = Mám uloženo
app-moderation = Moderování
app-delete-me = Smazat mé údaje
app-delete-me-text = Vaše jméno, nastavení a přihlášení budou odstraněny. V dohraných hrách ostatních zůstane bezejmenné místo. Nelze to vzít zpět.

## Learning, rules

app-lesson = Lekce
app-rules-of = Pravidla: { $game }
app-search-rules = Hledat v pravidlech
app-rules-none = Nic se nenašlo. Zkuste méně slov, jiné slovo, nebo jen jeho část.
app-rules-no-such = Pravidlo { $rule } v této knize není.
app-rules-option = Závisí na nastavení:

## About

app-about-text = Furrow je svobodný software: knihovna, server a tento klient pro tři deskové hry podle přesných pravidel. S vydavateli není nijak spojen.
app-about-art = Všechny kresby jsou naše; grafika vydavatelů se nepoužívá.
app-about-fonts = Písma
app-about-fonts-text = Písma jsou svobodná, pod licencí Open Font License. Její text je k nim přiložen.
app-about-access = Pro každého
app-about-keys = Vše lze ovládat klávesnicí: u stolu ukáže klávesy H. Čtečky obrazovky slyší, co dělají ostatní.
app-about-plain = Jednoduchá stránka bez skriptů, která umí všechny hry

## Counted

app-seats-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
app-rules-found = { $count ->
    [one] { $count } pravidlo.
    [few] { $count } pravidla.
   *[other] { $count } pravidel.
}

app-lesson-step = Krok { $step } { $steps ->
    [few] ze
   *[other] z
} { $steps }
app-lesson-next = Dál
app-lesson-following = Další lekce: { $title }
app-lesson-again = Ještě jednou
app-lesson-back = Zpět
app-lesson-leave = Odejít
app-lesson-anew = Začít od začátku
app-lesson-rule = Pravidlo
app-lesson-you = Vy
app-lesson-other = Soupeř
