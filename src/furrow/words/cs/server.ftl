# Errors by code

server-error-bad-message = Server této zprávě nerozumí.
server-error-bad-name = Toto jméno nelze použít.
server-error-bad-options = Toto nastavení se ke hře nehodí.
    .because = Toto nastavení se ke hře nehodí: { $reason }
server-error-bad-setup = Hru takto nelze připravit.
    .because = Hru takto nelze připravit: { $reason }
server-error-bad-record = Tento záznam nelze použít.
server-error-bad-seats = Hra je pro { $low } až { $high } hráčů.
server-error-bad-line = Toto není akce hry.
server-error-bad-text = V textu je znak, který nelze uložit.
server-error-bot-plays = Za toto místo teď hraje bot. Nejprve se vraťte.
server-error-busy = Server je zaneprázdněn. Zkuste to za chvíli.
server-error-closed = Tento stůl byl uzavřen.
server-error-damaged = Záznam tohoto stolu je poškozen. Nic dalšího se neztratí: musí se na něj podívat provozovatel.
server-error-expected-back = Tento hráč tu byl ještě před chvílí. Za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} za něj smí hrát bot.
server-error-flood = Příliš mnoho zpráv. Zpomalte.
server-error-forbidden = To nesmíte.
server-error-illegal = Toto zakazuje pravidlo.
server-error-line-too-long = Cestou se ukáže něco nového: hrajte až tam, pak pokračujte.
server-error-muted = Prozatím nemůžete mluvit.
server-error-no-analysis = Bot tuto hru nedokázal projít.
server-error-no-body = Požadavek je prázdný.
server-error-no-hints = U tohoto stolu nejsou nápovědy.
server-error-no-session = Nejprve si zvolte jméno nebo se přihlaste.
server-error-no-spectators = U tohoto stolu se hraje bez diváků.
server-error-no-such-chapter = Taková kapitola neexistuje.
server-error-no-such-decision = Hra takové rozhodnutí nemá.
server-error-no-such-game = Taková hra neexistuje.
server-error-no-such-level = Takový bot neexistuje.
server-error-no-such-preset = Taková věta neexistuje.
server-error-no-such-seat = Stůl takové místo nemá.
server-error-no-such-table = Takový stůl není, nebo je soukromý.
server-error-no-such-text = Takový text neexistuje.
server-error-not-full = Některá místa jsou ještě volná.
server-error-not-kept = Teď to nelze uložit. Zkuste to za chvíli.
server-error-not-over = Hra ještě neskončila.
server-error-not-running = Hra neběží.
server-error-not-waiting = Hra už začala.
server-error-not-your-seat = Toto není vaše místo.
server-error-not-your-turn = Teď nejste na řadě.
server-error-nothing-to-redo = Není co zahrát znovu.
server-error-nothing-to-undo = Nelze vzít nic zpět: něco se ukázalo nebo odpověděl někdo jiný.
server-error-one-own-seat = Vaše může být jen jedno místo. Pro ostatní zvolte „Někdo u této obrazovky“.
server-error-over = Hra skončila.
server-error-seat-taken = Toto místo je obsazené.
server-error-stale = Mezitím se hrálo něco jiného. Podívejte se na stůl a rozhodněte znovu.
server-error-table-full = Všechna místa jsou obsazená.
server-error-too-long = Toto je příliš dlouhé.
server-error-too-many-imports = Za jeden den jste nahráli už { $most } záznamů. Další můžete nahrát zítra.
server-error-too-many-tables = Máte už { $most } stolů. Nejprve některé dohrajte.
server-error-unreadable = Tento stůl už nelze otevřít: tato verze neumí načíst jeho hru.

# What is wrong with a setup

server-fault-kind-unknown = Hra nepřiděluje „{ $kind }“.
server-fault-option-unknown = Hra nemá nastavení „{ $option }“.
server-fault-option-value = „{ $value }“ u tohoto nastavení vybrat nelze: { $option }.
server-fault-together = Tyto dvě možnosti nejdou dohromady: { $option } a { $other }.

# Notices

server-notice-restart = Server se restartuje. Hra bude za chvíli pokračovat.
server-notice-left = { $name } odchází; dál hraje bot.
server-notice-replaced = Za hráče { $name } dál hraje bot.
server-notice-back = { $name } je zpět.
server-notice-time-up = Hráči { $name } vypršel čas.
server-notice-time-short = Hráči { $name } zbývá málo času.
server-notice-closed = Stůl byl uzavřen.
server-notice-rules-changed = Pravidla byla opravena: hra pokračuje od dřívějšího rozhodnutí.

# Bots

server-bot-random = Náhodný bot
server-bot-novice = Bot nováček
server-bot-steady = Spolehlivý bot
server-bot-sharp = Bystrý bot
server-bot-master = Mistrovský bot
server-seat = Místo { $number }

# Standing answers

server-standing-end = Konec tahu
server-standing-open = Nechat po akci tah otevřený
server-standing-pass = Příští tah
server-standing-wait = Boti po mém tahu čekají
server-standing-value-ask = Ptát se
server-standing-value-skip = Ukončit automaticky
server-standing-value-next = Pasovat
server-standing-value-accept = Přijmout
server-standing-value-refuse = Odmítnout
server-standing-value-no = Ne
server-standing-value-yes = Ano
server-standing-value-0 = Vůbec ne
server-standing-value-3 = 3 sekundy
server-standing-value-6 = 6 sekund

# Talk

server-talk-offer = { $name }, nabízím toto: { $amount }.
server-talk-hello = Ahoj!
server-talk-good-luck = Hodně štěstí a zábavy!
server-talk-well-played = Dobře zahráno!
server-talk-thanks = Díky!
server-talk-sorry = Promiň!
server-talk-your-turn = Hraješ!
server-talk-one-moment = Okamžik, prosím.
server-talk-nice-move = Pěkný tah!
server-talk-deal = Dohodnuto.
server-talk-no-deal = Ne, děkuji.
server-talk-attack-them = Podívejte, kdo vede!
server-talk-peace = Zachovejme mír.
server-talk-good-game = Dobrá hra!
server-talk-rematch = Ještě jednou?

# What was dealt from

server-seal = Vše se rozdává z tajemství, které bylo určeno na začátku hry. Jeho pečeť:
server-seal-broken = Záznam hry teď tajemství obsahuje: každý z něj může rozdat znovu a porovnat.
