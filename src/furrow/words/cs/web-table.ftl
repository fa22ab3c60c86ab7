### The browser client at a table (Czech).

## Coming in

table-no-entry = Tento stůl nelze otevřít
table-no-such = Takový stůl neexistuje.
table-no-session = Nejdřív se přihlaste.
table-not-allowed = Je soukromý: požádejte o pozvánku.
table-reconnecting = Obnovuje se spojení…

## Before the start

table-free-seat = Uvolnit místo
table-put-bot = Posadit bota
table-leave = Odejít
table-close = Zavřít stůl
table-part-what = Stůl převezme někdo, kdo zůstane.
table-part-alone = Nikdo jiný tu nesedí: stůl se zavře.
table-part-title = Odejít od tohoto stolu?
table-close-what = Všichni vstanou a nikdo si sem už nesedne.
table-close-title = Zavřít tento stůl?
table-full = Všechna místa jsou obsazená.
table-full-watch = Všechna místa jsou obsazená. Až hra začne, můžete ji zde sledovat.
table-unseat = Má místo hráče { $name } hrát bot?
table-unseat-what = Tento hráč bude muset vstát. Na volné místo si může sednout znovu.
table-invite = Pozvat ostatní
table-copy-link = Zkopírovat odkaz
table-link-copied = Odkaz je zkopírován.

## Seats

table-a-bot = bot
table-online = u stolu
table-away = pryč
table-you = vy
table-to-decide = rozhoduje
table-thinking = přemýšlí

## Deciding

table-over = Hra skončila
table-waiting = Čeká se…
table-waiting-for = Čeká se na: { $names }
table-held = { $seconds ->
    [one] Váš tah skončil. Boti čekají ještě jednu sekundu.
    [few] Váš tah skončil. Boti čekají ještě { $seconds } sekundy.
   *[other] Váš tah skončil. Boti čekají ještě { $seconds } sekund.
}
table-go-on = Pokračovat
table-watching = Přihlížíte
table-show-all = Ukázat vše
table-where-to = Kam?
table-where-to-with = { $answer }: kam?
table-filter = Hledat v odpovědích
table-nothing-found = Žádná odpověď neodpovídá.
table-keep-open = nechat tah otevřený
table-aim = Vyber jednu z věcí s modrým rámečkem.
table-not-now = Teď ne
table-confirm = Potvrdit
table-end-turn = Ukončit tah
table-undo = Vzít zpět
table-redo = Znovu
table-start-of-turn = Zpět na začátek tahu
table-tray = Kolik?
table-tray-everything = Vše
table-tray-nothing = Nic
table-tray-least = Co nejméně
table-tray-go = Jet
table-tray-more = Více: { $kind }
table-tray-less = Méně: { $kind }
table-tray-all = Všechno: { $kind }
table-tray-amount = { $kind }: { $amount } z { $most }
table-hint = Nápověda
table-chance = šance na výhru { $percent } %
table-becomes = se změní na
table-cannot-take-back = Může se tím ukázat něco nového; pak už to nelze vzít zpět.
table-would-happen = Stalo by se:
table-gives-up = Ještě byste mohli udělat něco jiného.
table-to-confirm = { $answer }: { $enter } potvrdí, { $escape } zruší.
table-possible = Toto lze udělat:
table-do-it = Udělat
table-not-possible = Nelze:
table-why-not = Proč nelze …?
table-wish = Co byste chtěli udělat, vlastními slovy
table-wish-like = například: { $line }
table-ask = Zeptat se
table-understood = Rozumím tomu takto: { $label }
table-near = Nebo jste měli na mysli:
table-unsure = Není jasné, co máte na mysli. Možná:
table-change-good-at = { $good }, { $place }

## Around the board

table-around = Kolem stolu
table-board = Plán
table-log = Průběh
table-talk = Chat
table-more = Více
table-earlier = Dřívější řádky
table-since-you = od vašeho posledního rozhodnutí
table-since-title = Co se stalo od vaší poslední návštěvy
table-skip = Přeskočit
table-my-turn = Můj tah
table-show-again = Ukázat poslední kolo znovu
table-pace = Tempo: { $pace }×
table-shown-of = Ukazuje se tah { $at } z { $all }
table-log-empty = Zatím se nic nestalo.
table-talk-empty = Zatím nikdo nic neřekl.
table-mute = Ztlumit chat
table-muted = Chat u tohoto stolu je ztlumený.
table-say = Něco říct
table-send = Poslat
table-standing = Automatické odpovědi
table-standing-text = Zadají se za vás, aby nikdo nemusel čekat.
table-menu = Nabídka
table-last-turns = Poslední tahy
table-sheet = Vytáhnout nebo zasunout panel
table-tabs = Co je pod odpověďmi
table-tab-low = Průběh
table-tab-mat = Deska
table-tab-hand = Karty
table-tab-turns = Tahy
table-play-this = Zahrát toto
table-record = Záznam hry
table-can-do = Co s tím lze udělat
table-happened-here = Co se s tím stalo
table-nothing-more = Víc k tomu není co říct.
table-give-to = komu
table-give = Darovat
table-leave-running = Odejít; dál hraje bot
table-leave-title = Odejít z této hry?
table-leave-what = Na vašem místě hraje dál bot. Dokud hra trvá, můžete se vrátit.
table-leave-alone = Jste tu jediný člověk: boti hru hned dohrají a pro vás skončí.
table-come-back = Vrátit se na své místo
table-bot-for-you = Teď za vás hraje bot
table-block = Blokovat
table-blocked = Zablokováno
table-report = Nahlásit
table-report-why = Co udělal hráč { $name }?

## Keys

table-keys = Klávesy
table-key-digits = co nese toto číslo, nebo tolikátá odpověď v řadě
table-key-answers = k odpovědím
table-key-filter = k hledání v odpovědích
table-key-board = k plánu
table-key-next = na další věc, kterou lze vybrat
table-key-log = k průběhu
table-key-arrows = od jedné věci či odpovědi k další
table-key-enter = zvolit; podruhé potvrdit
table-key-escape = zrušit výběr nebo ukázání; zavřít sdělení
table-key-space-name = Mezerník
table-key-space = tahy ostatních: zastavit a pokračovat; potom přehrát znovu
table-key-explain = podívat se na věc vybranou nebo pod ukazatelem

## Hot-seat

table-curtain = Na tahu je { $name }
table-curtain-text = Předejte obrazovku. Nic, co patří hráči { $name }, se neukáže, dokud nestiskne tlačítko.
table-curtain-open = Já jsem { $name }

## Report

table-report-bug = Nahlásit chybu
table-bug-text = Hlášení obsahuje pozici ve hře, jak ji vidíte, a verze; nikdy nic skrytého.
table-bug-what = Co je špatně?
table-bug-thanks = Děkujeme: hlášení je uloženo.

## Result and replay

table-result = Výsledek
table-winner = Vítěz: { $names }
table-rank = Pořadí
table-player = Hráč
table-total = Celkem
table-tie-break = Rozhodnutí při shodě:
table-rematch = Hrát znovu
table-to-rematch = K další hře
table-show-board = Ukázat plán
table-replay = Přehrát
table-replay-of = Přehrání: { $game }
table-back = Zpět ke stolu
table-decision-of = Rozhodnutí { $at }/{ $all }
table-step-back = O rozhodnutí zpět
table-step-on = O rozhodnutí dál
table-run = Spustit
table-pause = Pozastavit
table-slider = Pozice ve hře
table-share = Sdílet tuto pozici
table-seen-by = Pohled
table-seen-by-all = všichni
table-play-from-here = Hrát odtud dál

## Counted

table-narrowed = { $count ->
    [one] Hodí se { $count } odpověď
    [few] Hodí se { $count } odpovědi
   *[other] Hodí se { $count } odpovědí
}
table-answer-in-short = { $label } – { $brief }
table-more-answers = { $count ->
    [one] ještě { $count } odpověď
    [few] ještě { $count } odpovědi
    [many] ještě { $count } odpovědi
   *[other] ještě { $count } odpovědí
}
table-all-answers = Všechny odpovědi ({ $count })
table-answers = { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}
table-days-left = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
table-chart-start = Začátek
table-chart-end = Konec
table-chart-label = { $rounds ->
    [one] { $what }, { $rounds } okamžik
    [few] { $what }, { $rounds } okamžiky
   *[other] { $what }, { $rounds } okamžiků
}
