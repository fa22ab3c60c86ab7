### The command line (Czech). The messages `cli-help-…` are plain lines: they are read without Fluent.

## Help of the commands

cli-help-furrow = Deskové hry přesně podle pravidel v terminálu: hraní, přehrávání, pravidla, simulace, měření.
cli-help-title-arguments = Argumenty
cli-help-title-options = Přepínače
cli-help-title-commands = Příkazy
cli-help-title-default = výchozí
cli-help-title-variable = proměnná prostředí
cli-help-title-required = povinné
cli-help-help = Ukáže tuto nápovědu a skončí.
cli-help-version = Ukáže verzi a skončí.
cli-help-lang = Jazyk: { $languages }.
cli-help-game = Hra: { $games }.
cli-help-play = Hra proti botům, nebo více lidí u jedné klávesnice.
cli-help-seats = Počet míst (výchozí: kolik hráčů hru obvykle hraje); 1 je sólová hra, pokud ji hra má.
cli-help-seed = Semínko (seed): stejné semínko dá stejné hry.
cli-help-seed-any = Semínko hry (seed); není-li zadáno, je náhodné a vypíše se.
cli-help-bots = Boti na místech bez člověka, postupně: novice, steady, sharp, master, random. „none“: jen lidé.
cli-help-human = Místa lidí, například 0 nebo 0,2 (výchozí: 0).
cli-help-deal = S čím hrajete, například faction=nordic, nebo jedno pro každé místo: faction=nordic,-,saxony („-“: cokoli). Lze opakovat; zkráceně --faction JMÉNO.
cli-help-option = Nastavení hry, například peaceful=true nebo expansion=winter; viz `furrow options`. Lze opakovat.
cli-help-save = Sem se hra ukládá (výchozí: nový soubor ve složce uložených her).
cli-help-resume = Pokračovat v uložené hře; „last“ je naposledy uložená.
cli-help-text = Mapu popsat slovy místo kreslení.
cli-help-no-color = Bez barev (totéž dělá proměnná NO_COLOR).
cli-help-screenshot = Zapíše obrázek obrazovky (SVG) a skončí.
cli-help-after = Tolik rozhodnutí před obrázkem zahrají boti.
cli-help-file = Záznam hry.
cli-help-replay = Projít zaznamenanou hru, rozhodnutí po rozhodnutí.
cli-help-at = Začít po rozhodnutí N.
cli-help-step = Krokovat, i když vstup není terminál.
cli-help-eyes = Očima místa N (výchozí: jako divák).
cli-help-verify = Přehraje záznam od začátku a porovná kontrolní součty.
cli-help-rules = Pravidla: kapitoly, jedno pravidlo, hledání nebo karty.
cli-help-rule-names = Hra, pravidlo, například SCY-MOVE-07, nebo obojí; s --cards názvy karet.
cli-help-search = Pravidla, která obsahují všechna tato slova.
cli-help-section = Všechna pravidla kapitoly, například MOVE.
cli-help-cards = Seznam karet a dílků s jejich prameny; nebo jen jmenované karty.
cli-help-options = Seznam nastavení hry s výchozími hodnotami.
cli-help-schema = Vypíše schéma JSON pohledu na hru.
cli-help-sim = Nechá boty zahrát mnoho her a ukáže, jak dopadly.
cli-help-games = Kolik her zahrát.
cli-help-sim-bots = Jeden bot na všechna místa, nebo několik postupně: novice, steady, sharp, master, random.
cli-help-json = Místo tabulky vypsat JSON.
cli-help-csv = Místo tabulky vypsat CSV: řádek za každé místo každé hry.
cli-help-number = Zahrát znovu jen hru číslo N, například s --record.
cli-help-record = Zapsat záznam té hry do souboru.
cli-help-ladder = Turnaj botů každý s každým: hodnocení, podíly výher, časy, graf.
cli-help-ladder-bots = Dva nebo více botů: random, novice, steady, sharp, master; sharp%10 má desetinu rozpočtu.
cli-help-ladder-game = Hra: { $games }.
cli-help-ladder-games = Her na každou sestavu botů; každé rozdání se hraje ze všech míst.
cli-help-two-seats = Počet míst.
cli-help-results = Soubor s výsledky; stejný příkaz pokračuje, kde skončil.
cli-help-chart = Nakreslit graf: FILE.svg nebo FILE.png.
cli-help-cores = Počet procesů (výchozí: všechna jádra); výsledky jsou stejné.
cli-help-tune = Zlepší váhy botů hry hraním proti sobě (CMA-ES).
cli-help-out = Soubor k zápisu.
cli-help-generations = Generací celkem.
cli-help-population = Kandidátů v generaci.
cli-help-tune-games = Her na kandidáta, s --chances na každý počet míst.
cli-help-check = Her závěrečného srovnání se začátkem.
cli-help-start = Výchozí váhy: název nebo soubor (výchozí: váhy hry).
cli-help-chances = Místo toho nastavit stupnice šancí na výhru.
cli-help-hint = Rady k zaznamenané hře: nejlepší odpovědi, šance na výhru a proč.
cli-help-hint-seat = Místo, kterému radit (výchozí: kdo je na tahu).
cli-help-hint-at = Po rozhodnutí N (výchozí: poslední).
cli-help-level = Bot, který přemýšlí: novice, steady, sharp, master.
cli-help-most = Kolik nejvýše ukázat.
cli-help-analyse = Rozbor zaznamenané hry: šance na výhru a nejdražší rozhodnutí.
cli-help-analyse-seat = Posuzovat jen rozhodnutí tohoto místa.
cli-help-strength = Změří, zda boti zdolají své laťky: síla, čas, paměť.
cli-help-bars = Soubor s laťkami (výchozí: naše vlastní).
cli-help-only = Jen laťky s tímto slovem v názvu, například master. Lze opakovat.
cli-help-markdown = Zapsat tabulku i jako Markdown.
cli-help-dry = Nic nehrát: ukázat, co je v souboru výsledků.
cli-help-bench = Změří, jak rychlá jsou pravidla.
cli-help-bench-game = Hra; „server“ nebo „web“: místo ní server nebo klient. Beze jména: { $usual }, s --against všechny hry.
cli-help-peer = Změří i jiný program: catanatron.
cli-help-against = Změří střídavě s touto i jinou pracovní kopii: její složka, třeba starší verze.
cli-help-look = S „web“: co je ze stolu vidět při každé velikosti, místo rychlosti.
cli-help-seconds = Sekundy procesoru na každé kolo.
cli-help-rounds = Počet kol; jinak 5, s --against 9.
cli-help-serve = Hry pro prohlížeče: stoly, lidé, živá hra.
cli-help-host = Adresa, na které server naslouchá (výchozí: 127.0.0.1, jen tento počítač).
cli-help-port = Port (výchozí: 8420); 0 vezme volný.
cli-help-database = Databáze (výchozí: soubor SQLite ve složce dat), například postgresql://host/name.
cli-help-data-dir = Složka se soubory serveru (výchozí: ~/.local/share/furrow).
cli-help-redis = Redis, který spojuje několik procesů.
cli-help-workers = Počet procesů serveru (výchozí: 1); více jich potřebuje PostgreSQL a Redis.
cli-help-bot-workers = Počet procesů, ve kterých přemýšlejí boti (výchozí: 1).
cli-help-origin = Adresa, kterou lidé píší, stojí-li před serverem proxy: https://play.example.org
cli-help-proxies = Adresy proxy serverů, jejichž hlavičkám X-Forwarded se věří.
cli-help-log-level = Kolik se zapisuje do protokolu: debug, info, warning nebo error.
cli-help-log-file = Kam se zapisuje protokol (výchozí: chybový výstup; v terminálu a s --open soubor furrow.log ve složce dat); - je chybový výstup.
cli-help-graceful = Kolik sekund smí trvat zastavení (výchozí: 5).
cli-help-invitation-only = Účet si smí založit jen lidé s pozvánkou.
cli-help-port-file = Zapsat port do tohoto souboru, jakmile server naslouchá.
cli-help-browse = Otevřít prohlížeč.
cli-help-admin = Správa serveru: stoly, pozvánky, moderátoři, zálohy.
cli-help-admin-tables = Vypíše stoly.
cli-help-admin-state = Jen stoly v tomto stavu: waiting, running, over nebo closed.
cli-help-admin-table = Označení stolu.
cli-help-admin-close = Zavře stůl, který čeká nebo běží; běžící server to pozná během několika vteřin.
cli-help-admin-export = Zapíše záznam hry u stolu i s počátečním číslem.
cli-help-admin-to = Soubor, do kterého se zapíše (výchozí: obrazovka).
cli-help-admin-invite = Vytvoří pozvánky a ukáže jejich kódy.
cli-help-admin-count = Kolik jich bude.
cli-help-admin-note = Pro koho jsou; jen pro vlastní přehled.
cli-help-admin-invitations = Vypíše pozvánky a kdy byly použity.
cli-help-admin-access = Ukáže nebo změní, zda je k účtu potřeba pozvánka.
cli-help-admin-wanted = Je pozvánka potřeba?
cli-help-admin-moderators = Vypíše moderátory, nebo jím udělá některý účet.
cli-help-admin-name = Jméno účtu.
cli-help-admin-remove = Naopak tuto roli odebere.
cli-help-admin-backup = Zkopíruje databázi, zatímco server běží dál.
cli-help-admin-check = Projít celou databázi: soubor, každý záznam, každou hru.
cli-help-admin-repair = Ponechat záznam poškozeného stolu až po poslední dobrou položku (nesmí na něm běžet žádný server).
cli-help-admin-yes = Neptat se.
cli-help-admin-file = Soubor kopie; ještě nesmí existovat.

## Wrong input

cli-error-command = příkaz „{ $name }“ neexistuje; jsou tu: { $known }
cli-error-no-such-option = přepínač { $name } tu neexistuje
cli-error-no-such-option-near = přepínač { $name } tu neexistuje; podobné: { $near }
cli-error-option-usage = přepínač { $name } se takto nepoužívá: viz --help
cli-error-missing = chybí { $name }
cli-error-value = { $name } nemůže mít tuto hodnotu: viz --help
cli-error-other = { $reason }
cli-error-setup = hru nelze připravit: { $reason }
cli-error-language = neznámý jazyk „{ $name }“; jsou tu: { $known }
cli-error-game = neznámá hra „{ $name }“; jsou tu: { $known }
cli-error-bot = neznámý bot „{ $name }“; jsou tu: { $known }
cli-error-seats = Zvolte { $low } až { $high } míst, ne { $seats }.
cli-error-seat = místo „{ $seat }“ neexistuje: místa jsou 0 až { $last }
cli-error-option = neznámé nastavení hry „{ $name }“; jsou tu: { $known }
cli-error-option-value = nastavení hry { $name } má hodnotu true nebo false, ne „{ $value }“
cli-error-option-choice = nastavení hry { $name } má jednu z hodnot: { $known }; ne „{ $value }“
cli-error-dealt = --{ $kind }: „{ $name }“ tu není; jsou tu: { $known }
cli-error-no-kind = hra { $game } nepřiděluje { $kind }; přiděluje: { $known }
cli-error-resumed = { $name } připravuje novou hru; hra, ve které se pokračuje pomocí --resume, už připravena je
cli-error-choices = „{ $text }“: uveďte jednu pro sebe, nebo různé pro všechna místa ({ $seats }), oddělené čárkami
cli-error-number = { $name } musí být aspoň { $low }, ne { $value }
cli-error-rounds = měření potřebuje aspoň 1 kolo delší než 0 sekund, obojího méně než { $most }
cli-error-peer = neznámý program „{ $name }“; jsou tu: { $known }
cli-error-against = --against měří jen hry: vynechte --peer, „server“ i „web“
cli-error-look = --look patří jen k „web“
cli-error-checkout = { $folder } není pracovní kopie Furrow: chybí v ní src/furrow
cli-error-against-fails = srovnání s { $folder } se nepovedlo: { $reason }
cli-error-no-playwright = playwright není nainstalován: .venv/bin/uv pip install playwright
cli-error-no-chromium = chybí chromium: sudo apt-get install -y --no-install-recommends chromium
cli-error-no-client = klient pro prohlížeč není sestaven: python3 boot setup
cli-error-no-file = soubor { $file } neexistuje
cli-error-no-folder = složka { $folder } neexistuje
cli-error-no-saved-game = ve složce { $folder } není uložená hra
cli-error-unreadable = { $file } nelze přečíst: { $reason }
cli-error-unwritable = { $file } nelze zapsat: { $reason }
cli-error-exists = { $file } už existuje: nic se nepřepsalo. Pokračujte v něm pomocí --resume, nebo zvolte jiný soubor
cli-error-record = { $file } není úplný záznam hry: { $reason }
cli-error-decision = počet rozhodnutí v záznamu je { $last }: rozhodnutí { $number } neexistuje
cli-error-rule = pravidlo „{ $name }“ neexistuje; zkuste `furrow rules --search`
cli-error-section = kapitola „{ $chapter }“ neexistuje; jsou tu: { $known }
cli-error-no-cards = pro hru { $game } není seznam karet
cli-error-card = karta „{ $name }“ tu není ({ $game }); všechny vypíše `furrow rules { $game } --cards`

## The game

cli-human = člověk
cli-none = žádné
cli-contested = čeká boj
cli-started = Nová hra, semínko { $seed }. Po každém rozhodnutí se ukládá do { $file }
cli-resumed = { $decisions ->
    [one] Hra pokračuje po { $decisions } rozhodnutí.
   *[other] Hra pokračuje po { $decisions } rozhodnutích.
} Ukládá se do { $file }
cli-notice = { $notice }
cli-hint = Odpovídejte číslem, nebo akcí, například: { $example }. Otazník (?) ukáže, co ještě lze napsat.
cli-also = Lze napsat také: { $texts }
cli-round = { $number }. kolo
cli-round-named = { $number }. { $round }
cli-curtain = Předejte klávesnici hráči { $name } (místo { $seat }).
cli-curtain-prompt = Enter, až se dívá jen { $name }:
cli-log-more = { $count ->
    [one] … a ještě { $count } dřívější odstavec: napište log
    [few] … a ještě { $count } dřívější odstavce: napište log
   *[other] … a ještě { $count } dřívějších odstavců: napište log
}
cli-continue = Enter: dál k mapě
cli-continue-table = Enter: dál ke stolu
cli-end-of-input = Vstup skončil.
cli-interrupted = Přerušeno.
cli-left = Uloženo. Pokračování: { $command }
cli-kept = Záznam je v { $file }. Projít ho lze takto: { $command }
cli-over = Hra skončila.
cli-tie-break = Jmění je stejné. Rozhodlo: { $what }.
cli-tie-break-points = Bodů je stejně. Rozhodlo: { $what }.
cli-tie-shared = Ve všem stejné: o první místo se dělí.
cli-solo-won = Vyhráli jste. Vaše hodnost: { $title }.
cli-solo-lost = Vyhrál virtuální hráč.
cli-not-saved = Neuloženo: { $file } ({ $reason })
cli-moved = { $other } mezitím změnil někdo jiný: tato hra pokračuje v { $file }
cli-saved = Uloženo: { $file }

## Answers at the prompt

cli-refused = „{ $text }“ nelze zahrát: { $sentence } [{ $rule }; přečtete si ho takto: rule { $rule }]
cli-unknown = „{ $text }“ tu není akce ani příkaz. Nápověda: ?
cli-did-you-mean = Mysleli jste: { $near }
cli-no-such-number = Odpověď { $number } není: jdou od 1 do { $last }.
cli-line-stopped = Řádek končí tam, kde se ukázalo něco nového; odpovězte na novou otázku.
# A people as the one who does something, at the start of a sentence in the log.
cli-people = Hráč ({ $faction })
cli-line-too-long = Řádek pokračuje tam, kde už neodpovídáte vy: nic se nezahrálo.
cli-no-undo = Nic nelze vzít zpět: něco se odhalilo, nebo odpověděl někdo jiný.
cli-nothing-to-undo = Není co vzít zpět: v tomto tahu jste ještě nic nezahráli.
cli-undone = Vzato zpět.
cli-no-redo = Není co zahrát znovu.
cli-why-what = Co proč ne? Napište například: why { $example }
cli-allowed = „{ $text }“ lze zahrát.
cli-understood = Rozumím tomu takto: { $label } ({ $text })
cli-no-such-place = Místo „{ $name }“ neexistuje: napište například C1 nebo base.nordic.
cli-no-such-card = Karta „{ $name }“ tu není: napište její název, nebo kód, jak stojí v seznamech.
cli-preview-whole = Jen náhled: nic se nezahrálo.
cli-preview-part = Jen náhled, po první věc, kterou nemůžete vědět: nic se nezahrálo.
cli-preview-what = Náhled čeho? Napište například: preview { $example }

## The guide

cli-guide-1 = Odpovídejte číslem vpředu, nebo napište akci; více kroků na jednom řádku: { $example }
cli-guide-2 = Samotný Enter zvolí jedinou možnou odpověď, nebo odpovědi ukáže znovu. Příkazy:
cli-about-help = tato nápověda a značky na mapě
cli-about-undo = vzít zpět poslední odpověď (undo all: co nejdál)
cli-about-redo = zahrát znovu, co se vzalo zpět
cli-about-why = proč něco nelze udělat, vlastními slovy nebo jako řádek: pravidlo a věta
cli-about-rule = přečíst pravidlo
cli-about-preview = ukázat, co by řádek udělal, bez zahrání
cli-about-board = znovu mapa s vysvětlením značek
cli-about-see = vše o jednom území a jeho sousedech
cli-about-table = co leží před vámi a vaše ruka, nebo co leží před jiným místem
cli-about-mats = vaše desky a karty, nebo desky jiného místa
cli-about-log = co se stalo (posledních 20 odstavců, nebo kolik řeknete)
cli-about-score = stupnice všech, vaše jmění a hvězdy
cli-about-save = uložit kopii (hra se ukládá i sama)
cli-about-quit = uložit a odejít
cli-about-give = dát mince jinému hráči, kdykoli
cli-about-refuse = odteď takový bonus za naverbování nebrat (accept power: zase brát)
cli-about-help-cards = tato nápověda s vysvětlením značek
cli-about-board-cards = celý stůl: všichni hráči a co jejich karty dělají
cli-about-see-cards = vše o jedné kartě, podle názvu nebo kódu
cli-about-score-cards = všichni hráči v jedné tabulce

## Tables

cli-column-faction = frakce
cli-column-mat = deska
cli-column-player = hráč
cli-column-power = moc
cli-column-popularity = pop
cli-column-coins = minc
cli-column-stars = hvěz
cli-column-cards = kart
cli-column-workers = děln
cli-column-mechs = mech
cli-column-upgrades = vylp
cli-column-structures = bud
cli-column-recruits = rekr
cli-column-territories = územ
cli-column-section = akce
cli-column-rank = místo
cli-column-code = kapitola
cli-column-rules = pravidel
cli-column-title = název
cli-column-option = nastavení
cli-column-default = výchozí
cli-column-rule = pravidlo
cli-column-meaning = význam
cli-column-bot = bot
cli-column-seat = místo
cli-column-games = hry
cli-column-wins = výhry
cli-column-win-rate = podíl
cli-column-fortune = jmění
cli-column-star-count = hvězdy
cli-column-workers-on-mat = zbylí dělníci
cli-column-who = program
cli-column-figure = údaj
cli-column-median = medián
cli-column-lowest = nejméně
cli-column-highest = nejvíce
cli-column-game = hra
cli-column-ratio = poměr
cli-column-here = zde, rozhodnutí/s
cli-column-there = tam
cli-column-window = okno
cli-column-language = jazyk
cli-column-share = plán
cli-column-pieces = figurky, px
cli-column-text-size = nejmenší písmo, px
cli-column-words = slova
cli-column-nodes = uzly
cli-column-drawn = z toho plán
cli-column-scrolls = posun, px
cli-column-values = jiné hodnoty
cli-column-points = VB
cli-column-hand = ruka
cli-column-built = lok.
cli-column-card = karta
cli-column-cost = cena
cli-column-effect = účinek
cli-column-score = body
cli-column-location-count = lokace
cli-column-hand-cards = ruka
cli-column-ruin-count = zbořené
cli-column-good-worker = děl
cli-column-good-gun = zbr
cli-column-good-fuel = pal
cli-column-good-iron = žel
cli-column-good-brick = cih
cli-column-good-ammo = mun
cli-column-good-grey-contact = šedý
cli-column-good-red-contact = červ
cli-column-good-blue-contact = modr
cli-column-good-universal-contact = univ
cli-column-good-shield = štít
cli-column-good-development = přes
cli-column-good-wood = dřev
cli-column-good-stone = kám
cli-column-good-food = jídl
cli-column-good-gold = zlat
cli-column-good-raze-token = zboř
cli-column-good-defence-token = obr

## The own side of the table

cli-legend-cube = na desce: vylepšení to ještě zlepší
cli-context-left = zbývá { $count }
cli-context-loaded = naloženo: { $cargo }
cli-context-sealed = váš ukazatel: { $dial }, vaše karty: { $cards }
cli-context-card = karta { $number }
cli-context-against = soupeř: { $name }, { $power }, { $cards }
cli-own-cards = Bojové karty
cli-own-objective = Úkol
cli-own-seen = Viděné karty hráče { $name }
cli-own-sealed = Vaše uzavřená odpověď
cli-own-fortune = Jmění
cli-mats-pay = cena { $cost }: { $gain }
cli-mats-upgrades = Vylepšení
cli-mats-mechs = Mechové
cli-mats-structures = Budovy
cli-mats-recruits = Rekruti
cli-mats-bonuses = Získané jednorázové bonusy
cli-mats-refused = Odmítané bonusy
cli-mats-ability = Dovednost frakce
cli-mats-waiting = Mechové na desce
cli-units-count = { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
cli-goods-count = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
}
cli-see-neighbours = Sousedé: { $places }
cli-see-rivers = Za řekou: { $places }
cli-see-tunnels = Tunelem: { $places }
cli-see-all-rivers = Řeka je mezi: { $places }

## The table of a card game

cli-legend-active = má odpovědět
cli-card-first = začínající hráč
cli-card-passed = pas
cli-card-ending = poslední kolo
cli-card-free = zdarma
cli-card-used = použito { $count }×
cli-card-holds = na ní: { $goods }
cli-card-paid = zaplaceno za použití: { $goods }
cli-card-under = karet pod ní: { $count }
cli-card-owner = vlastník: { $name }
cli-card-hand-count = v ruce: { $count }
cli-row-production = Produkce
cli-row-feature = Vlastnosti
cli-row-action = Akce
cli-row-locations = Lokace
cli-row-attacks = Karty útoku, nejnovější první
cli-row-connections = Karty spojení
cli-row-stored = Uskladněno
cli-row-known = Známé karty v ruce
cli-row-under = Pod kartou { $name }
cli-row-decks = Balíčky
cli-row-board = Deska
cli-deck = { $name } { $count } (odhozeno: { $discards })
cli-deal-abroad = u lokace jiného hráče
cli-cards-row = Karty k výběru
cli-cards-offered = Dobrané karty
cli-cards-dealt = Karty rozdané vám
cli-cards-answer = Vaše tajná odpověď
cli-cards-hand = Vaše ruka
cli-see-built = postaveno, { $name }
cli-see-hand = ve vaší ruce
cli-confidence-medium = střední: jediný veřejný pramen, nebo se prameny liší
cli-confidence-low = NÍZKÁ: jediný pramen vypadá chybně
cli-name-translated = Název je náš překlad; oficiální se nenašel.
cli-cards-key = Značka { $medium }: střední spolehlivost; značka { $low }: NÍZKÁ spolehlivost; značka *: název je náš překlad.

## Records

cli-verify-ok = { $decisions ->
    [one] { $file }: v pořádku, přehráno { $decisions } rozhodnutí, všechny kontrolní součty souhlasí
   *[other] { $file }: v pořádku, přehráno { $decisions } rozhodnutí, všechny kontrolní součty souhlasí
}
cli-verify-bad = { $file }: poškozeno: { $reason }
cli-verify-wrong = { $decisions ->
    [one] { $file }: chyba po { $decisions } rozhodnutí: { $reason }
   *[other] { $file }: chyba po { $decisions } rozhodnutích: { $reason }
}
cli-replay-start = { $last ->
    [one] Začátek. Následuje { $last } rozhodnutí.
   *[other] Začátek. Následuje { $last } rozhodnutí.
}
cli-replay-prompt = Enter: dál, b: zpět, číslo: k tomu rozhodnutí, q: konec
cli-replay-help = Enter jde o jedno rozhodnutí dál, b o jedno zpět, číslo přejde na stav po tomto rozhodnutí (0: začátek), q končí.
cli-replay-end = To bylo poslední rozhodnutí.

## Rules and cards

cli-rules-how = Kapitola: furrow rules { $chapter }. Pravidlo: furrow rules { $rule }. Hledání: furrow rules { $search }.
cli-rules-found = { $count ->
    [one] nalezeno { $count } pravidlo
    [few] nalezena { $count } pravidla
   *[other] nalezeno { $count } pravidel
}
cli-rules-sources = Prameny
cli-rules-shows = Ukazuje
cli-rules-kind = Druh
cli-rules-informative = informativní, ne pravidlo k použití
cli-rules-option = Nastavení
cli-rules-note = Poznámka
cli-rules-examples = Příklady
cli-cards-encounters = Karty Setkání
cli-cards-factory = Karty Továrny
cli-cards-objectives = Karty úkolů
cli-cards-tiles = Dílky stavebního bonusu
cli-cards-confidence = Spolehlivost
cli-cards-promo = promo

## Simulations and measurements

cli-sim-games = Hry
cli-sim-time = { $seconds } s, { $rate } her za sekundu
cli-sim-unfinished = { $count ->
    [one] { $count } hra zůstala nedohraná
    [few] { $count } hry zůstaly nedohrané
   *[other] { $count } her zůstalo nedohraných
}
cli-sim-summary = { $games ->
    [one] { $games } hra; průměrně { $rounds } kola, { $decisions } rozhodnutí, nejvyšší skóre { $score }
    [few] { $games } hry; průměrně { $rounds } kola, { $decisions } rozhodnutí, nejvyšší skóre { $score }
   *[other] { $games } her; průměrně { $rounds } kola, { $decisions } rozhodnutí, nejvyšší skóre { $score }
}
cli-sim-summary-short = { $games ->
    [one] { $games } hra; průměrně { $decisions } rozhodnutí, nejvyšší skóre { $score }
    [few] { $games } hry; průměrně { $decisions } rozhodnutí, nejvyšší skóre { $score }
   *[other] { $games } her; průměrně { $decisions } rozhodnutí, nejvyšší skóre { $score }
}
cli-bench-effects = Účinky jako data: hra trvá { $value }krát déle než s ručně psanými účinky ({ $low } až { $high })
cli-bench-start = Měření, asi { $seconds } s…
cli-bench-title = { $rounds ->
    [one] { $game }, míst: { $seats }, { $rounds } kolo
    [few] { $game }, míst: { $seats }, { $rounds } kola
   *[other] { $game }, míst: { $seats }, { $rounds } kol
}
cli-bench-ratio = { $what }: { $value }krát rychlejší než druhý program ({ $low } až { $high })
cli-bench-against-title = { $rounds ->
    [one] Zde proti { $folder }, { $rounds } kolo, čas procesoru; poměr nad 1: zde rychleji
    [few] Zde proti { $folder }, { $rounds } kola, čas procesoru; poměr nad 1: zde rychleji
    [many] Zde proti { $folder }, { $rounds } kola, čas procesoru; poměr nad 1: zde rychleji
   *[other] Zde proti { $folder }, { $rounds } kol, čas procesoru; poměr nad 1: zde rychleji
}
cli-bench-other-games = ze stejných semínek hrají jiné hry
cli-bench-server-start = Měří se server s 500 spojeními; trvá to několik minut…
cli-bench-web-start = Měří se klient v prohlížeči; trvá to několik minut…
cli-bench-met = (nejvýše { $bar }: splněno)
cli-bench-missed = (nejvýše { $bar }: nesplněno)
cli-figure-server-start = start s 10 000 uloženými stoly
cli-figure-server-sockets = spojení ve hře
cli-figure-server-paced-rate = rozhodnutí daným tempem
cli-figure-server-paced-median = od rozhodnutí ke všem čtyřem klientům daným tempem, medián
cli-figure-server-paced-p99 = od rozhodnutí ke všem čtyřem klientům daným tempem, 99 %
cli-figure-server-paced-stalled = uvízlé stoly při daném tempu
cli-figure-server-flat-out-rate = rozhodnutí naplno
cli-figure-server-flat-out-median = od rozhodnutí ke všem čtyřem klientům naplno, medián
cli-figure-server-flat-out-p99 = od rozhodnutí ke všem čtyřem klientům naplno, 99 %
cli-figure-server-flat-out-stalled = uvízlé stoly naplno
cli-figure-server-paced-work = čas procesoru na rozhodnutí daným tempem
cli-figure-server-flat-out-work = čas procesoru na rozhodnutí naplno
cli-figure-server-refused = odmítnutá rozhodnutí
cli-figure-server-table-idle = paměť nečinného stolu
cli-figure-server-wake = probuzení stolu
cli-figure-server-idle-sockets = nečinná spojení
cli-figure-server-socket-memory = paměť nečinného spojení
cli-figure-web-load-front = první načtení úvodní stránky: kód a texty
cli-figure-web-load = první načtení stolu: kód a texty
cli-figure-web-fonts = písma stolu
cli-figure-web-pictures = obrázky stolu
cli-figure-web-nodes = prvky stránky, když je na stole nejvíc věcí, 4 místa
cli-figure-web-update = zpracování příchozího stavu, medián
cli-figure-web-playable = do hratelného plánu, procesor 4krát pomalejší
cli-figure-web-playable-bare = … totéž u stránky s jediným tlačítkem
cli-figure-web-playable-ratio = … plán jako její násobek
cli-figure-web-playable-groundless = do hratelného plánu, než dorazí jeho obrázek
cli-figure-web-ground-shift = o kolik se cokoli posune, když obrázek dorazí
cli-figure-web-decision-median = od kliknutí na rozhodnutí do překresleného plánu, medián
cli-figure-web-decision-median-bare = … totéž u stránky s jediným tlačítkem
cli-figure-web-decision-p95 = od kliknutí na rozhodnutí do překresleného plánu, 95 %
cli-figure-web-decision-p95-bare = … totéž u stránky s jediným tlačítkem
cli-figure-web-decision-ratio = … medián jako násobek stránky s jediným tlačítkem
cli-figure-web-frame-still = nejdelší snímek, když se nic neděje
cli-figure-web-frame-drag-median = snímek při tažení mapy, medián
cli-figure-web-frame-drag = nejdelší snímek při tažení mapy
cli-figure-web-frame-zoom-median = snímek při přibližování mapy, medián
cli-figure-web-frame-zoom = nejdelší snímek při přibližování mapy
cli-figure-decisions = rozhodnutí
cli-figure-steps = kroky
cli-figure-games = hry
cli-figure-decisions-per-game = rozhodnutí na hru
cli-figure-clone = jedna kopie hry
cli-figure-view = jeden pohled místa
cli-figure-view-size = největší pohled
cli-figure-load-mean = načtení záznamu, průměr
cli-figure-load-max = načtení záznamu, nejdelší
cli-figure-record-size = záznam hry

# What `furrow serve` says to somebody who plays at home

cli-serve-ready = Furrow je připraven: { $address } (konec: Ctrl+C)
