### The command line (Hungarian). The messages `cli-help-…` are plain lines: they are read without Fluent.

## Help of the commands

cli-help-furrow = Szabályhű társasjátékok a terminálban: játék, visszanézés, szabályok, szimuláció, mérés.
cli-help-title-arguments = Argumentumok
cli-help-title-options = Kapcsolók
cli-help-title-commands = Parancsok
cli-help-title-default = alapérték
cli-help-title-variable = környezeti változó
cli-help-title-required = kötelező
cli-help-help = Megmutatja ezt a súgót, és kilép.
cli-help-version = Megmutatja a verziót, és kilép.
cli-help-lang = Nyelv: { $languages }.
cli-help-game = A játék: { $games }.
cli-help-play = Játék botok ellen, vagy többen egy billentyűzetnél.
cli-help-seats = A helyek száma (alapérték: ahányan a játékot általában játsszák); az 1 az egyszemélyes játék, ahol van ilyen.
cli-help-seed = A kezdőszám (seed): azonos számból azonos játszmák lesznek.
cli-help-seed-any = A játszma kezdőszáma (seed); ha nincs megadva, véletlen, és kiírjuk.
cli-help-bots = Botok az üres helyekre, sorban: novice, steady, sharp, master, random. „none”: csak emberek.
cli-help-human = Emberek helyei, például 0 vagy 0,2 (alapérték: 0).
cli-help-deal = Amivel játszol, például faction=nordic, vagy minden helyre egy: faction=nordic,-,saxony („-”: bármelyik). Többször is megadható; röviden: --faction NÉV.
cli-help-option = Játékbeállítás, például peaceful=true vagy expansion=winter; lásd: `furrow options`. Többször is megadható.
cli-help-save = Ide menti a játszmát (alapérték: új fájl a mentések mappájában).
cli-help-resume = Mentett játszma folytatása; „last”: a legutóbb mentett.
cli-help-text = Rajz helyett szavakkal írja le a térképet.
cli-help-no-color = Színek nélkül (ugyanaz, mint a NO_COLOR változó).
cli-help-screenshot = Képet ír a képernyőről (SVG), és kilép.
cli-help-after = Ennyi döntést játszanak a botok a kép előtt.
cli-help-file = Egy játszma feljegyzése.
cli-help-replay = Feljegyzett játszma végignézése, döntésről döntésre.
cli-help-at = Az N. döntés után kezdi.
cli-help-step = Akkor is lépésenként, ha a bemenet nem terminál.
cli-help-eyes = Az N. hely szemével (alapérték: nézőként).
cli-help-verify = Az elejétől visszajátszik egy feljegyzést, és összeveti az ellenőrző összegeket.
cli-help-rules = A szabályok: fejezetek, egy szabály, keresés vagy a kártyák.
cli-help-rule-names = Egy játék, egy szabály, például SCY-MOVE-07, vagy mindkettő; a --cards mellett kártyák nevei.
cli-help-search = Szabályok, amelyekben ezek a szavak mind megvannak.
cli-help-section = Egy fejezet összes szabálya, például MOVE.
cli-help-cards = A kártyák és lapkák listája, forrásaikkal; vagy csak a megnevezett kártyák.
cli-help-options = A játékbeállítások listája az alapértékekkel.
cli-help-schema = A játéknézet JSON-sémája.
cli-help-sim = Botok sok játszmát játszanak; megmutatja az eredményeket.
cli-help-games = Ennyi játszma legyen.
cli-help-sim-bots = Egy bot minden helyre, vagy több sorban: novice, steady, sharp, master, random.
cli-help-json = Táblázat helyett JSON.
cli-help-csv = Táblázat helyett CSV: minden játszma minden helye egy sor.
cli-help-number = Csak az N. játszmát játssza újra, például --record mellett.
cli-help-record = A játszma feljegyzését fájlba írja.
cli-help-ladder = Botok körmérkőzése: értékszámok, nyerési arányok, idők, ábra.
cli-help-ladder-bots = Két vagy több bot: random, novice, steady, sharp, master; a sharp%10 a keret tizedével játszik.
cli-help-ladder-game = A játék: { $games }.
cli-help-ladder-games = Játszmák asztalonként; minden osztást minden helyről lejátszanak.
cli-help-two-seats = A helyek száma.
cli-help-results = Az eredmények fájlja; ugyanaz a parancs onnan folytatja, ahol abbamaradt.
cli-help-chart = Ábra rajzolása: FILE.svg vagy FILE.png.
cli-help-cores = A folyamatok száma (alapérték: minden mag); az eredmény ugyanaz.
cli-help-tune = A botok súlyainak javítása önmaguk elleni játékkal (CMA-ES).
cli-help-out = A kiírandó fájl.
cli-help-generations = A nemzedékek száma összesen.
cli-help-population = Jelöltek egy nemzedékben.
cli-help-tune-games = Játszmák jelöltenként, vagy --chances mellett helyszámonként.
cli-help-check = Az utolsó összehasonlítás játszmái.
cli-help-start = A kiinduló súlyok: név vagy fájl (alapérték: a játékéi).
cli-help-chances = Inkább a nyerési esélyek skáláját illeszti.
cli-help-hint = Tippek egy feljegyzett játszmához: a legjobb válaszok, a nyerési esély és az ok.
cli-help-hint-seat = A hely, amelynek tanácsot ad (alapérték: aki dönt).
cli-help-hint-at = Az N. döntés után (alapérték: az utolsó).
cli-help-level = A gondolkodó bot: novice, steady, sharp, master.
cli-help-most = Legfeljebb ennyit mutat.
cli-help-analyse = Egy feljegyzett játszma elemzése: nyerési esélyek és a legdrágább döntések.
cli-help-analyse-seat = Csak ennek a helynek a döntéseit bírálja.
cli-help-strength = Megméri, teljesítik-e a botok a mércéket: erő, idő, memória.
cli-help-bars = Mércék fájlja (alapérték: a sajátunk).
cli-help-only = Csak azok a mércék, amelyek nevében ez a szó van, például master. Többször is megadható.
cli-help-markdown = A táblázatot Markdownként is kiírja.
cli-help-dry = Nem játszik: csak az eredményfájlt mutatja.
cli-help-bench = Megméri, milyen gyorsak a szabályok.
cli-help-bench-game = Egy játék; „server” vagy „web”: helyette a szerver vagy a kliens. Név nélkül: { $usual }, --against mellett minden játék.
cli-help-peer = Egy másik programot is megmér: catanatron.
cli-help-against = Egy másik munkapéldányt is megmér, ezzel felváltva: a mappája, például egy régebbi változaté.
cli-help-look = A „web” mellett: mi látszik egy asztalból az egyes méretekben, nem pedig a sebesség.
cli-help-seconds = Processzoridő körönként, másodpercben.
cli-help-rounds = A körök száma; különben 5, --against mellett 9.
cli-help-serve = Játékok böngészőknek: asztalok, emberek, élő játék.
cli-help-host = A cím, ahol a szerver figyel (alap: 127.0.0.1, csak ez a gép).
cli-help-port = A port (alap: 8420); 0 esetén egy szabad port.
cli-help-database = Az adatbázis (alap: SQLite-fájl az adatmappában), például postgresql://host/name.
cli-help-data-dir = A szerver fájljainak mappája (alap: ~/.local/share/furrow).
cli-help-redis = A Redis, amely több folyamatot összeköt.
cli-help-workers = A szerverfolyamatok száma (alap: 1); többhöz PostgreSQL és Redis kell.
cli-help-bot-workers = Hány folyamatban gondolkodjanak a botok (alap: 1).
cli-help-origin = A cím, amelyet az emberek beírnak, ha proxy áll a szerver előtt: https://play.example.org
cli-help-proxies = Azon proxyk címei, amelyek X-Forwarded fejlécének hiszünk.
cli-help-log-level = Mennyit naplózzon: debug, info, warning vagy error.
cli-help-log-file = Hová kerüljön a napló (alap: a hibakimenet; terminálon és az --open kapcsolóval a furrow.log fájl az adatmappában); a - a hibakimenet.
cli-help-graceful = Hány másodpercig tarthat a leállás (alap: 5).
cli-help-invitation-only = Csak meghívóval lehessen fiókot létrehozni.
cli-help-port-file = A portot ebbe a fájlba írja, amint a szerver figyel.
cli-help-browse = Böngésző megnyitása.
cli-help-admin = Egy oldal gondozása: asztalok, meghívók, moderátorok, mentések.
cli-help-admin-tables = Felsorolja az asztalokat.
cli-help-admin-state = Csak az ilyen állapotú asztalok: waiting, running, over vagy closed.
cli-help-admin-table = Egy asztal azonosítója.
cli-help-admin-close = Bezár egy várakozó vagy futó asztalt; a futó szerver pár másodpercen belül észreveszi.
cli-help-admin-export = Kiírja egy asztal játszmájának feljegyzését a kezdőszámmal együtt.
cli-help-admin-to = Ebbe a fájlba ír (alapérték: a képernyő).
cli-help-admin-invite = Meghívókat készít, és kiírja a kódjukat.
cli-help-admin-count = Hány darabot.
cli-help-admin-note = Kinek készül; csak a saját listádhoz.
cli-help-admin-invitations = Felsorolja a meghívókat és hogy mikor használták fel őket.
cli-help-admin-access = Megmutatja vagy beállítja, hogy kell-e meghívó a fiókhoz.
cli-help-admin-wanted = Kell-e meghívó?
cli-help-admin-moderators = Felsorolja a moderátorokat, vagy moderátorrá tesz egy fiókot.
cli-help-admin-name = Egy fiók neve.
cli-help-admin-remove = Inkább elveszi ezt a tisztséget.
cli-help-admin-backup = Lemásolja az adatbázist, miközben a szerver tovább fut.
cli-help-admin-check = Átnézi az egész adatbázist: a fájlt, minden naplót, minden játszmát.
cli-help-admin-repair = A sérült asztal naplóját az utolsó jó bejegyzésig megtartja (közben nem futhat rajta szerver).
cli-help-admin-yes = Ne kérdezzen.
cli-help-admin-file = A másolat fájlja; még nem létezhet.

## Wrong input

cli-error-command = nincs „{ $name }” parancs; van: { $known }
cli-error-no-such-option = itt nincs { $name } kapcsoló
cli-error-no-such-option-near = itt nincs { $name } kapcsoló; hasonló: { $near }
cli-error-option-usage = ez a kapcsoló nem így használható: { $name }; lásd --help
cli-error-missing = hiányzik: { $name }
cli-error-value = { $name }: ez az érték nem jó, lásd --help
cli-error-other = { $reason }
cli-error-setup = a játszma nem indítható: { $reason }
cli-error-language = ismeretlen nyelv: „{ $name }”; van: { $known }
cli-error-game = ismeretlen játék: „{ $name }”; van: { $known }
cli-error-bot = ismeretlen bot: „{ $name }”; van: { $known }
cli-error-seats = { $low } és { $high } közötti számú helyet válassz, ne ennyit: { $seats }.
cli-error-seat = nincs „{ $seat }” hely: a helyek 0-tól { $last }-ig számozódnak
cli-error-option = ismeretlen játékbeállítás: „{ $name }”; van: { $known }
cli-error-option-value = ennek a játékbeállításnak az értéke true vagy false, nem „{ $value }”: { $name }
cli-error-option-choice = ennek a játékbeállításnak az értéke ezek egyike: { $known }; nem „{ $value }”: { $name }
cli-error-dealt = --{ $kind }: nincs ilyen: „{ $name }”; van: { $known }
cli-error-no-kind = ebben a játékban ({ $game }) nem osztunk ilyet: { $kind }; van: { $known }
cli-error-resumed = a { $name } új játékot állít be; a --resume kapcsolóval folytatott játék már be van állítva
cli-error-choices = „{ $text }”: adj meg egyet magadnak, vagy { $seats } különbözőt vesszővel elválasztva
cli-error-number = { $name }: legalább { $low } kell, nem { $value }
cli-error-rounds = a méréshez legalább 1 kör kell, és több mint 0 másodperc; mindkettőből kevesebb mint { $most }
cli-error-peer = ismeretlen program: „{ $name }”; van: { $known }
cli-error-against = az --against csak játékokat mér: hagyd el a --peer kapcsolót, a „server” és a „web” szót
cli-error-look = a --look csak a „web” mellett használható
cli-error-checkout = { $folder }: ez nem a Furrow munkapéldánya, nincs benne src/furrow
cli-error-against-fails = nem sikerült az összehasonlítás ezzel: { $folder }: { $reason }
cli-error-no-playwright = a playwright nincs telepítve: .venv/bin/uv pip install playwright
cli-error-no-chromium = nincs chromium: sudo apt-get install -y --no-install-recommends chromium
cli-error-no-client = a böngészős kliens nincs elkészítve: python3 boot setup
cli-error-no-file = nincs ilyen fájl: { $file }
cli-error-no-folder = nincs ilyen mappa: { $folder }
cli-error-no-saved-game = nincs mentett játszma itt: { $folder }
cli-error-unreadable = { $file } nem olvasható: { $reason }
cli-error-unwritable = { $file } nem írható: { $reason }
cli-error-exists = { $file } már létezik: semmit sem írtunk felül. Folytasd a --resume kapcsolóval, vagy adj meg másik fájlt
cli-error-record = { $file } nem egy játszma teljes feljegyzése: { $reason }
cli-error-decision = a feljegyzésben { $last } döntés van: { $number }. nincs
cli-error-rule = nincs „{ $name }” szabály; próbáld: `furrow rules --search`
cli-error-section = nincs „{ $chapter }” fejezet; van: { $known }
cli-error-no-cards = ehhez nincs kártyalista: { $game }
cli-error-card = nincs „{ $name }” nevű kártya ({ $game }); mind: `furrow rules { $game } --cards`

## The game

cli-human = ember
cli-none = nincs
cli-contested = harc következik
cli-started = Új játszma, kezdőszám: { $seed }. Minden döntés után mentjük ide: { $file }
cli-resumed = { $decisions ->
    [one] A játszma { $decisions } döntés után folytatódik.
   *[other] A játszma { $decisions } döntés után folytatódik.
} Mentés: { $file }
cli-notice = { $notice }
cli-hint = Válaszolj számmal, vagy akcióval, például: { $example }. A kérdőjel (?) megmutatja, mit írhatsz még.
cli-also = Beírható még: { $texts }
cli-round = { $number }. forduló
cli-round-named = { $number }. { $round }
cli-curtain = A billentyűzetet most { $name } kapja ({ $seat }. hely).
cli-curtain-prompt = Enter, ha csak { $name } nézi:
cli-log-more = { $count ->
    [one] … és még { $count } korábbi bekezdés: írd be, hogy log
   *[other] … és még { $count } korábbi bekezdés: írd be, hogy log
}
cli-continue = Enter: tovább a térképhez
cli-continue-table = Enter: tovább az asztalhoz
cli-end-of-input = A bemenet véget ért.
cli-interrupted = Megszakítva.
cli-left = Mentve. Folytatás: { $command }
cli-kept = A feljegyzés itt van: { $file }. Végignézheted: { $command }
cli-over = A játék véget ért.
cli-tie-break = Egyenlő vagyon; ami eldöntötte: { $what }.
cli-tie-break-points = Egyenlő pontszám; ami eldöntötte: { $what }.
cli-tie-shared = Mindenben egyenlő: az első helyen osztoznak.
cli-solo-won = Győztél. A rangod: { $title }.
cli-solo-lost = A virtuális játékos győzött.
cli-not-saved = Nincs mentve: { $file } ({ $reason })
cli-moved = Közben más megváltoztatta: { $other }. Ez a játszma itt folytatódik: { $file }
cli-saved = Mentve: { $file }

## Answers at the prompt

cli-refused = „{ $text }” nem játszható: { $sentence } [{ $rule }; elolvashatod: rule { $rule }]
cli-unknown = „{ $text }” itt se nem akció, se nem parancs. Súgó: ?
cli-did-you-mean = Erre gondoltál? { $near }
cli-no-such-number = Nincs { $number }. válasz: 1-től { $last }-ig vannak.
cli-line-stopped = A sor ott megáll, ahol valami új derült ki; válaszolj az új kérdésre.
# A people as the one who does something, at the start of a sentence in the log.
cli-people = Játékos ({ $faction })
cli-line-too-long = A sor ott is folytatódik, ahol már nem te válaszolsz: semmi sem történt.
cli-no-undo = Semmit sem lehet visszavenni: kiderült valami, vagy más válaszolt.
cli-nothing-to-undo = Nincs mit visszavenni: amióta te következel, még nem játszottál semmit.
cli-undone = Visszavéve.
cli-no-redo = Nincs mit újra megjátszani.
cli-why-what = Mit miért nem? Írd be például: why { $example }
cli-allowed = „{ $text }” megjátszható.
cli-understood = Így értettem: { $label } ({ $text })
cli-no-such-place = Nincs „{ $name }” nevű hely: írj például C1-et vagy base.nordic-ot.
cli-no-such-card = Nincs „{ $name }” nevű kártya: írd be a nevét, vagy a kódját, ahogy a listákban áll.
cli-preview-whole = Csak előnézet: semmi sem történt.
cli-preview-part = Csak előnézet, az első olyan dologig, amit nem tudhatsz: semmi sem történt.
cli-preview-what = Minek az előnézete? Írd be például: preview { $example }

## The guide

cli-guide-1 = Válaszolj az elöl álló számmal, vagy írd be az akciót; több lépés egy sorban: { $example }
cli-guide-2 = Az Enter magában az egyetlen lehetséges választ adja, vagy újra kiírja a válaszokat. Parancsok:
cli-about-help = ez a súgó, a térkép jeleivel
cli-about-undo = az utolsó válasz visszavétele (undo all: ameddig lehet)
cli-about-redo = a visszavett válasz újra
cli-about-why = miért nem lehet valamit megtenni, saját szavaiddal vagy sorként: a szabály és egy mondat
cli-about-rule = egy szabály elolvasása
cli-about-preview = mi történne egy sorral, anélkül hogy megtörténne
cli-about-board = a térkép újra, a jelek magyarázatával
cli-about-see = minden egy tartományról és a szomszédairól
cli-about-table = ami előtted van és a kezed, vagy ami egy másik hely előtt van
cli-about-mats = a tábláid és kártyáid, vagy egy másik hely táblái
cli-about-log = mi történt (az utolsó 20 bekezdés, vagy amennyit mondasz)
cli-about-score = mindenki állása, a vagyonod és a csillagok
cli-about-save = másolat mentése (a játszma magától is mentődik)
cli-about-quit = mentés és kilépés
cli-about-give = pénz adása egy másik embernek, bármikor
cli-about-refuse = mostantól nem kérsz ilyen toborzási bónuszt (accept power: újra kéred)
cli-about-help-cards = ez a súgó, a jelek magyarázatával
cli-about-board-cards = az egész asztal: minden játékos, és hogy mit tudnak a kártyái
cli-about-see-cards = minden egy kártyáról, a neve vagy a kódja szerint
cli-about-score-cards = minden játékos egy táblázatban

## Tables

cli-column-faction = frakció
cli-column-mat = tábla
cli-column-player = játékos
cli-column-power = hat
cli-column-popularity = nép
cli-column-coins = pénz
cli-column-stars = csil
cli-column-cards = krty
cli-column-workers = munk
cli-column-mechs = mech
cli-column-upgrades = fejl
cli-column-structures = épít
cli-column-recruits = újnc
cli-column-territories = tart
cli-column-section = jelző
cli-column-rank = hely
cli-column-code = fejezet
cli-column-rules = szabály
cli-column-title = cím
cli-column-option = beállítás
cli-column-default = alapérték
cli-column-rule = szabály
cli-column-meaning = jelentése
cli-column-bot = bot
cli-column-seat = hely
cli-column-games = játszma
cli-column-wins = győzelem
cli-column-win-rate = arány
cli-column-fortune = vagyon
cli-column-star-count = csillag
cli-column-workers-on-mat = maradt munkás
cli-column-who = program
cli-column-figure = adat
cli-column-median = medián
cli-column-lowest = legkisebb
cli-column-highest = legnagyobb
cli-column-game = játék
cli-column-ratio = arány
cli-column-here = itt, döntés/s
cli-column-there = ott
cli-column-window = ablak
cli-column-language = nyelv
cli-column-share = tábla
cli-column-pieces = bábuk, px
cli-column-text-size = legkisebb betű, px
cli-column-words = szavak
cli-column-nodes = csomópontok
cli-column-drawn = ebből a tábláé
cli-column-scrolls = görgethető, px
cli-column-values = más értékek
cli-column-points = pont
cli-column-hand = kéz
cli-column-built = épült
cli-column-card = kártya
cli-column-cost = költség
cli-column-effect = hatás
cli-column-score = pont
cli-column-location-count = helyszín
cli-column-hand-cards = kéz
cli-column-ruin-count = lerombolt
cli-column-good-worker = munk
cli-column-good-gun = fegy
cli-column-good-fuel = üzem
cli-column-good-iron = vas
cli-column-good-brick = tégl
cli-column-good-ammo = lősz
cli-column-good-grey-contact = szür
cli-column-good-red-contact = pir
cli-column-good-blue-contact = kék
cli-column-good-universal-contact = univ
cli-column-good-shield = pajz
cli-column-good-development = átép
cli-column-good-wood = fa
cli-column-good-stone = kő
cli-column-good-food = étel
cli-column-good-gold = aran
cli-column-good-raze-token = romb
cli-column-good-defence-token = véd

## The own side of the table

cli-legend-cube = a táblán: fejlesztéssel még javítható
cli-context-left = még { $count }
cli-context-loaded = felrakva: { $cargo }
cli-context-sealed = a tárcsád: { $dial }, a lapjaid: { $cards }
cli-context-card = { $number }. kártya
cli-context-against = ellenfél: { $name }, { $power }, { $cards }
cli-own-cards = Harckártyák
cli-own-objective = Cél
cli-own-seen = Látott kártyák ({ $name })
cli-own-sealed = A lezárt válaszod
cli-own-fortune = Vagyon
cli-mats-pay = fizetsz: { $cost } → { $gain }
cli-mats-upgrades = Fejlesztések
cli-mats-mechs = Mechek
cli-mats-structures = Építmények
cli-mats-recruits = Újoncok
cli-mats-bonuses = Megkapott egyszeri bónuszok
cli-mats-refused = Elutasított bónuszok
cli-mats-ability = Frakcióképesség
cli-mats-waiting = Mechek a táblán
cli-units-count = { $count ->
    [one] { $count } egység
   *[other] { $count } egység
}
cli-goods-count = { $count ->
    [one] { $count } erőforrás
   *[other] { $count } erőforrás
}
cli-see-neighbours = Szomszédok: { $places }
cli-see-rivers = Folyón túl: { $places }
cli-see-tunnels = Az alagúton át: { $places }
cli-see-all-rivers = Folyó van köztük: { $places }

## The table of a card game

cli-legend-active = válaszolnia kell
cli-card-first = kezdőjátékos
cli-card-passed = passzolt
cli-card-ending = utolsó forduló
cli-card-free = ingyen
cli-card-used = { $count }× használt
cli-card-holds = rajta: { $goods }
cli-card-paid = a használatért fizetve: { $goods }
cli-card-under = alatta lévő lap: { $count }
cli-card-owner = tulajdonos: { $name }
cli-card-hand-count = kézben: { $count }
cli-row-production = Termelés
cli-row-feature = Képességek
cli-row-action = Akciók
cli-row-locations = Helyszínek
cli-row-attacks = Támadáskártyák, elöl a legújabb
cli-row-connections = Kapcsolatkártyák
cli-row-stored = Tárolva
cli-row-known = Ismert lapok a kezében
cli-row-under = Alatta ({ $name })
cli-row-decks = Paklik
cli-row-board = Tábla
cli-deck = { $name } { $count } (eldobva: { $discards })
cli-deal-abroad = más játékos helyszínénél
cli-cards-row = Választható lapok
cli-cards-offered = Húzott lapok
cli-cards-dealt = Neked osztott lapok
cli-cards-answer = Titkos válaszod
cli-cards-hand = Kézben lévő lapjaid
cli-see-built = megépült, { $name }
cli-see-hand = a kezedben
cli-confidence-medium = közepes: egyetlen nyilvános forrás, vagy eltérő források
cli-confidence-low = ALACSONY: az egyetlen forrás hibásnak tűnik
cli-name-translated = A név a mi fordításunk; a hivatalosat nem találtuk.
cli-cards-key = A { $medium } jel: közepes megbízhatóság; a { $low } jel: ALACSONY megbízhatóság; a * jel: a név a mi fordításunk.

## Records

cli-verify-ok = { $decisions ->
    [one] { $file }: rendben, { $decisions } döntés visszajátszva, minden ellenőrző összeg egyezik
   *[other] { $file }: rendben, { $decisions } döntés visszajátszva, minden ellenőrző összeg egyezik
}
cli-verify-bad = { $file }: sérült: { $reason }
cli-verify-wrong = { $decisions ->
    [one] { $file }: { $decisions } döntés után hibás: { $reason }
   *[other] { $file }: { $decisions } döntés után hibás: { $reason }
}
cli-replay-start = { $last ->
    [one] A kezdet. { $last } döntés következik.
   *[other] A kezdet. { $last } döntés következik.
}
cli-replay-prompt = Enter: tovább, b: vissza, szám: ugrás arra a döntésre, q: kilépés
cli-replay-help = Az Enter egy döntéssel előre, a b eggyel vissza lép, egy szám az utána álló táblához ugrik (0: a kezdet), a q kilép.
cli-replay-end = Ez volt az utolsó döntés.

## Rules and cards

cli-rules-how = Egy fejezet: furrow rules { $chapter }. Egy szabály: furrow rules { $rule }. Keresés: furrow rules { $search }.
cli-rules-found = { $count ->
    [one] { $count } találat
   *[other] { $count } találat
}
cli-rules-sources = Források
cli-rules-shows = Ezt mutatja
cli-rules-kind = Fajtája
cli-rules-informative = tájékoztató, nem alkalmazandó szabály
cli-rules-option = Beállítás
cli-rules-note = Megjegyzés
cli-rules-examples = Példák
cli-cards-encounters = Találkozáskártyák
cli-cards-factory = Gyárkártyák
cli-cards-objectives = Célkártyák
cli-cards-tiles = Építménybónusz-lapkák
cli-cards-confidence = Megbízhatóság
cli-cards-promo = promo

## Simulations and measurements

cli-sim-games = Játszmák
cli-sim-time = { $seconds } s, { $rate } játszma másodpercenként
cli-sim-unfinished = { $count ->
    [one] { $count } játszma befejezetlen maradt
   *[other] { $count } játszma befejezetlen maradt
}
cli-sim-summary = { $games ->
    [one] { $games } játszma; a játékkörök átlagos száma { $rounds }, a döntéseké { $decisions }, a legmagasabb pontszám { $score }
   *[other] { $games } játszma; a játékkörök átlagos száma { $rounds }, a döntéseké { $decisions }, a legmagasabb pontszám { $score }
}
cli-sim-summary-short = { $games ->
    [one] { $games } játszma; a döntések átlagos száma { $decisions }, a legmagasabb pontszám { $score }
   *[other] { $games } játszma; a döntések átlagos száma { $decisions }, a legmagasabb pontszám { $score }
}
cli-bench-effects = Hatások adatként: egy játszma ideje a kézzel írt hatásokéhoz képest { $value }× ({ $low } és { $high } között)
cli-bench-start = Mérés, körülbelül { $seconds } s…
cli-bench-title = { $rounds ->
    [one] { $game }, { $seats } hely, { $rounds } kör
   *[other] { $game }, { $seats } hely, { $rounds } kör
}
cli-bench-ratio = { $what }: gyorsabb a másik programnál, az arány { $value } ({ $low }–{ $high })
cli-bench-against-title = { $rounds ->
    [one] Itt és ott ({ $folder }), { $rounds } kör, processzoridő; 1 fölötti arány: itt gyorsabb
   *[other] Itt és ott ({ $folder }), { $rounds } kör, processzoridő; 1 fölötti arány: itt gyorsabb
}
cli-bench-other-games = ugyanabból a kezdőszámból más játszmát játszanak
cli-bench-server-start = Szerver mérése 500 kapcsolattal; ez néhány percig tart…
cli-bench-web-start = A kliens mérése böngészőben; ez néhány percig tart…
cli-bench-met = (legfeljebb { $bar }: teljesül)
cli-bench-missed = (legfeljebb { $bar }: nem teljesül)
cli-figure-server-start = indulás 10 000 tárolt asztallal
cli-figure-server-sockets = játszó kapcsolatok
cli-figure-server-paced-rate = döntések megadott ütemben
cli-figure-server-paced-median = döntéstől mind a négy kliensig megadott ütemben, medián
cli-figure-server-paced-p99 = döntéstől mind a négy kliensig megadott ütemben, 99%
cli-figure-server-paced-stalled = megakadt asztalok megadott ütemben
cli-figure-server-flat-out-rate = döntések teljes sebességgel
cli-figure-server-flat-out-median = döntéstől mind a négy kliensig teljes sebességgel, medián
cli-figure-server-flat-out-p99 = döntéstől mind a négy kliensig teljes sebességgel, 99%
cli-figure-server-flat-out-stalled = megakadt asztalok teljes sebességnél
cli-figure-server-paced-work = egy döntés processzorideje megadott ütemben
cli-figure-server-flat-out-work = egy döntés processzorideje teljes sebességgel
cli-figure-server-refused = elutasított döntések
cli-figure-server-table-idle = egy tétlen asztal memóriája
cli-figure-server-wake = egy asztal felébresztése
cli-figure-server-idle-sockets = tétlen kapcsolatok
cli-figure-server-socket-memory = egy tétlen kapcsolat memóriája
cli-figure-web-load-front = a kezdőlap első betöltése: kód és szöveg
cli-figure-web-load = egy asztal első betöltése: kód és szöveg
cli-figure-web-fonts = egy asztal betűi
cli-figure-web-pictures = egy asztal képei
cli-figure-web-nodes = az oldal elemei, amikor a legtöbb van az asztalon, 4 hely
cli-figure-web-update = egy érkező állapot feldolgozása, medián
cli-figure-web-playable = a játszható tábláig, 4-szer lassabb processzorral
cli-figure-web-playable-bare = … ugyanez egyetlen gombból álló oldallal
cli-figure-web-playable-ratio = … a tábla ennek hányszorosa
cli-figure-web-playable-groundless = a játszható tábláig, amíg a képe még nem érkezett meg
cli-figure-web-ground-shift = mennyire mozdul el bármi, amikor a kép megérkezik
cli-figure-web-decision-median = döntésre kattintástól az újrarajzolt tábláig, medián
cli-figure-web-decision-median-bare = … ugyanez egyetlen gombból álló oldallal
cli-figure-web-decision-p95 = döntésre kattintástól az újrarajzolt tábláig, 95%
cli-figure-web-decision-p95-bare = … ugyanez egyetlen gombból álló oldallal
cli-figure-web-decision-ratio = … a medián az egyetlen gombból álló oldal hányszorosa
cli-figure-web-frame-still = a leghosszabb képkocka, amíg semmi sem történik
cli-figure-web-frame-drag-median = képkocka a térkép húzása közben, medián
cli-figure-web-frame-drag = a leghosszabb képkocka a térkép húzása közben
cli-figure-web-frame-zoom-median = képkocka a térkép nagyítása közben, medián
cli-figure-web-frame-zoom = a leghosszabb képkocka a térkép nagyítása közben
cli-figure-decisions = döntések
cli-figure-steps = lépések
cli-figure-games = játszmák
cli-figure-decisions-per-game = döntés játszmánként
cli-figure-clone = egy játszma másolata
cli-figure-view = egy hely nézete
cli-figure-view-size = a legnagyobb nézet
cli-figure-load-mean = feljegyzés betöltése, átlag
cli-figure-load-max = feljegyzés betöltése, leghosszabb
cli-figure-record-size = egy játszma feljegyzése

# What `furrow serve` says to somebody who plays at home

cli-serve-ready = A Furrow elindult: { $address } (leállítás: Ctrl+C)
