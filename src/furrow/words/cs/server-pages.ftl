### Prosté stránky serveru a texty jeho okraje (čeština).

## Names

server-pages-title = Furrow
server-pages-level-novice = Nováček
server-pages-level-steady = Spolehlivý
server-pages-level-sharp = Bystrý
server-pages-level-master = Mistr
server-pages-level-plain = Jednoduchý
server-pages-on = ano
server-pages-off = ne

## Ways through the pages

server-pages-skip = Přejít k obsahu
server-pages-home = Stoly
server-pages-new = Nový stůl
server-pages-rules = Pravidla
server-pages-me = Já
server-pages-rich = Stránky s obrázky
server-pages-language = Jazyk
server-pages-back = Zpět
server-pages-save = Uložit

## Who plays

server-pages-greeting = Ahoj, { $name }
server-pages-welcome = Hrajte deskové hry podle přesných pravidel, proti botům nebo přátelům. Tyto stránky nepotřebují skripty.
server-pages-name = Jméno
server-pages-password = Heslo
server-pages-invitation = Kód pozvánky, pokud ho máte
server-pages-play-now = Hrát hned
server-pages-sign-in = Přihlásit se
server-pages-sign-out = Odhlásit se
server-pages-sign-out-everywhere = Odhlásit se všude
server-pages-signed-in-elsewhere = Přihlášení jinde
server-pages-device-unknown = Neznámý prohlížeč
server-pages-account = Založit účet
server-pages-account-text = Účet uchová vaše hry a nastavení, i na jiných zařízeních.
server-pages-code = Váš kód pro obnovu
server-pages-code-text = Uschovejte ho: ukáže se jen teď a je jedinou cestou k novému heslu.
server-pages-delete = Smazat můj účet
server-pages-delete-text = Vaše jméno, heslo, nastavení a hodnocení budou navždy smazány.
server-pages-sure = Ano, určitě

## Tables

server-pages-mine = Vaše stoly
server-pages-lobby = Otevřené stoly
server-pages-ended = Vaše dohrané hry
server-pages-none = nic
server-pages-table = { $game }, stůl hráče { $name }
server-pages-your-turn = jste na tahu
server-pages-state-waiting = čeká na hráče
server-pages-state-running = probíhá
server-pages-state-over = skončil
server-pages-state-closed = zavřený
server-pages-choose-game = Vyberte hru
server-pages-seat-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
server-pages-seats = Místa
server-pages-seat = Místo { $number }
server-pages-who = Kdo hraje
server-pages-who-me = já
server-pages-who-open = volné pro kohokoli
server-pages-who-invited = pro toho, kdo má odkaz
server-pages-who-hotseat = další člověk u této obrazovky
server-pages-who-bot = Bot: { $level }
server-pages-options = Nastavení hry
server-pages-listed = Ukázat stůl všem
server-pages-hints = Boti smějí napovídat
server-pages-spectators = Ostatní smějí přihlížet
server-pages-create = Založit stůl
server-pages-join = Posadit se
server-pages-leave = Odejít od stolu
server-pages-start = Začít hru
server-pages-close = Zavřít stůl
server-pages-rematch = Hrát znovu
server-pages-link = Kdo má tento odkaz, může se připojit:
server-pages-online = je zde
server-pages-away = není zde
server-pages-free = volné

## Play

server-pages-waiting-for = Čeká se na: { $names }
server-pages-refresh = Obnovit
server-pages-answer-for = { $name }: { $question }
server-pages-undo = Vzít zpět
server-pages-redo = Zahrát znovu, co bylo vzato zpět
server-pages-undo-turn = Zpět na začátek tahu
server-pages-end = Ukončit tah
server-pages-why = Proč ne?
server-pages-why-label = Akce jako text, například { $example }
server-pages-allowed = „{ $text }“ se dá zahrát.
server-pages-preview = Co by se stalo?
server-pages-preview-whole = Jen náhled: nic nebylo zahráno.
server-pages-preview-part = Jen náhled po první věc, kterou nemůžete znát: nic nebylo zahráno.
server-pages-hint = Nápověda
server-pages-hint-text = Bot zvažuje: { $answers }
server-pages-standing = Automatické odpovědi
server-pages-log = Co se stalo
server-pages-talk = Chat
server-pages-say = Říct
server-pages-said = { $name }: { $text }
server-pages-curtain = Předejte obrazovku hráči { $name }.
server-pages-curtain-open = Dívá se jen { $name }
server-pages-result = Výsledek
server-pages-place = Pořadí
server-pages-player = Hráč
server-pages-total = Celkem
server-pages-parts = Části
server-pages-rule = Pravidlo { $rule }
server-pages-rule-option = Závisí na nastavení: { $option }

## What lies on the table

server-pages-the-table = Stůl
server-pages-players = Hráči
server-pages-own = Vidíte jen vy
server-pages-board = Herní plán
server-pages-field = Území
server-pages-contents = Co tam je
server-pages-contested = bude boj
server-pages-pair = { $name }: { $value }
server-pages-noted = { $name } ({ $note })
server-pages-times = { $name } ×{ $count }
server-pages-upgrades = Vylepšení
server-pages-cards = Karty
server-pages-hand = Ruka
server-pages-goods = Prostředky
server-pages-deals = Dohody
server-pages-locations = Lokace
server-pages-row = Karty k výběru
server-pages-offered = Dobrané karty
server-pages-dealt = Karty rozdané vám
server-pages-secret = Vaše tajná odpověď
server-pages-seen = Karty hráče { $name }, které jste viděli
server-pages-decks = Balíčky
server-pages-passed = pas
server-pages-used = použito
server-pages-round = { $word } { $number }
server-pages-tie-break = Remíza. Rozhodlo: { $what }.

## Afterwards

server-pages-replay = Prohlédnout hru
server-pages-after = Po rozhodnutí { $at }/{ $decisions }
server-pages-first = První
server-pages-previous = Předchozí
server-pages-next = Další
server-pages-last = Poslední
server-pages-record = Stáhnout záznam

## Time

server-pages-clock = Hodiny
server-pages-clock-kind = Čas
server-pages-clock-none = žádné
server-pages-clock-live = minuty na hru
server-pages-clock-days = dny na tah
server-pages-clock-minutes = Minut na hráče
server-pages-clock-increment = Sekund navíc po každém tahu
server-pages-clock-each = Dnů na tah
server-pages-timeout = Když čas vyprší
server-pages-timeout-bot = dál hraje bot
server-pages-timeout-pass = hráč pasuje
server-pages-clock-runs = běží
server-pages-time-left = Zbývající čas
server-pages-days-left = { $count ->
    [one] { $count } den, { $time }
    [few] { $count } dny, { $time }
   *[other] { $count } dní, { $time }
}

## Coins and other people

server-pages-give-to = Komu
server-pages-give = Darovat
server-pages-amount = Kolik
server-pages-others = Ostatní hráči: blokovat nebo nahlásit
server-pages-block-text = Koho zablokujete, toho neuvidíte v chatu a ke svým stolům ho nepustíte.
server-pages-block = Blokovat
server-pages-unblock = Odblokovat
server-pages-blocked = Koho blokujete
server-pages-report-why = Co se stalo?
server-pages-report = Nahlásit moderátorům
server-pages-report-thanks = Děkujeme: moderátor se na to podívá.

## Statistics

server-pages-statistics = Statistika
server-pages-all-games = všechny hry
server-pages-games = Hry
server-pages-wins = Výhry
server-pages-mean = Průměr bodů
server-pages-best = Nejvíc bodů

## Ways back to an account

server-pages-recovery = Zapomněli jste heslo?
server-pages-recovery-text = S kódem pro obnovu účtu si zvolíte nové heslo; všechna ostatní zařízení budou odhlášena.
server-pages-recovery-code = Kód pro obnovu
server-pages-new-password = Nové heslo
server-pages-old-password = Dosavadní heslo
server-pages-change-password = Změnit heslo
server-pages-password-changed = Heslo je změněno; všechna ostatní zařízení jsou odhlášena.

## More at a table

server-pages-rated = Výsledek se počítá do hodnocení
server-pages-rated-text = Počítají se jen hry mezi různými lidmi, z nichž má každý své místo, a pak bez nápovědy. S botem nebo s více lidmi u jedné obrazovky se stůl nehodnotí.
server-pages-arrange = Změnit toto místo
server-pages-replace = Bot místo hráče { $name }
server-pages-preset = Nebo hotová věta
server-pages-offer = Jen nabídnout
server-pages-bug = Nahlásit chybu
server-pages-bug-text = Hlášení obsahuje pozici ve hře, jak ji vidíte, a verze; nikdy nic skrytého.
server-pages-bug-what = Co je špatně?
server-pages-bug-thanks = Děkujeme: hlášení je uloženo. Stojí v něm toto:
server-pages-clone = Hrát dál odtud
server-pages-cloned = Hra začíná po { $at }. rozhodnutí dohrané hry.
server-pages-import = Načíst záznam hry ze souboru
server-pages-achievements = Úspěchy
server-pages-achieved = Dosaženo
server-pages-ratings = Hodnocení
server-pages-rating = Hodnocení
server-pages-rating-most = Nejvýše

## Moderation

server-pages-moderation = Moderování
server-pages-reports = Čekající hlášení
server-pages-reporter = Od koho
server-pages-about = O kom
server-pages-when = Kdy
server-pages-reason = Proč
server-pages-at-table = Stůl
server-pages-look = Podívat se na stůl
server-pages-handled = Hlášení je vyřízeno
server-pages-how-long = Na jak dlouho
server-pages-long-day = na den
server-pages-long-week = na týden
server-pages-long-forever = navždy
server-pages-mute = Umlčet
server-pages-ban = Vyloučit
server-pages-sent-away = Umlčení a vyloučení lidé
server-pages-muted = umlčen
server-pages-banned = vyloučen
server-pages-let-speak = Smí zase mluvit
server-pages-let-in = Smí zase dovnitř

## Errors

server-pages-error-bad-request = Požadavku nelze rozumět.
    .because = Požadavku nelze rozumět: { $reason }
server-pages-error-not-found = Taková stránka není.
server-pages-error-method = Takto se tato stránka nedá použít.
server-pages-error-too-large = To je příliš velké.
server-pages-error-cross-site = Požadavek přichází ze stránky jiného webu.
server-pages-error-no-header = Požadavky, které něco mění, potřebují hlavičku X-Furrow.
server-pages-error-no-form = Formulář je zastaralý: otevřete stránku znovu a zkuste to ještě jednou.
server-pages-error-bad-host = Tento server se tak nejmenuje; provozovatel ho může pojmenovat volbou --origin.
server-pages-error-internal = Na serveru se něco pokazilo.
