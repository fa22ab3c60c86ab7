### 51st State: why a wish is refused (Czech). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card: the name of a card; $cost: counted goods, such as "3 šedé kontakty"; $has: a number, how many of them you have.

## Whose turn, which step

refusal-FSS-ACT-01 = To teď udělat nemůžete: hráči se střídají po jedné akci. Počkejte na svůj tah, nebo ho ukončete, pokud jste svou akci už provedli.
refusal-FSS-ACT-02 = To je akce tahu: počkejte na svůj tah ve fázi akcí a nejprve odpovězte na položenou otázku.
refusal-FSS-DIG-06 = To není odpověď na položenou otázku. Tah tvoří jedna akce nebo pasování; štíty lze umístit před akcí i po ní.
refusal-FSS-PASS-01 = Pasovat můžete jen na začátku svého tahu ve fázi akcí, místo akce.
refusal-FSS-PASS-02 = Už jste pasovali, v tomto kole další akci neprovedete.
refusal-FSS-END-02 = Hra skončila, zbývá už jen bodování.

## Setup and lookout

refusal-FSS-SETUP-09 = Z počáteční ruky odhazujete právě dvě různé vlastní karty, jednou, před prvním kolem.
refusal-FSS-LOOK-03 = Kartu { $card } si teď vzít nemůžete: ve fázi rozhledu, když jste na řadě s výběrem, si vezměte kartu, která leží v řadě.

## Paying and goods

refusal-FSS-DIG-05 = Tím se požadovaná cena nezaplatí: plaťte přesně a tím, co máte. Munice smí nahradit suroviny, univerzální kontakty jiné kontakty.
refusal-FSS-GOOD-01 = To není surovina: suroviny jsou zbraně, palivo, železo a cihly, munice ne.
    .what = To vzít nelze ({ $what }): suroviny jsou jen zbraně, palivo, železo a cihly.
refusal-FSS-GOOD-02 = Požaduje se surovina: plaťte zbraněmi, palivem, železem, cihlami nebo municí.
refusal-FSS-GOOD-04 = Požaduje se munice: ničím jiným ji nahradit nelze.
refusal-FSS-GOOD-05 = Munice nahrazuje jen zbraně, palivo, železo a cihly, nic jiného.
    .cost = Cena: { $cost }, { $has ->
        [0] a nic z toho nemáte
       *[other] máte jen { $has }
    }. Munice nahrazuje jen zbraně, palivo, železo a cihly.
refusal-FSS-GOOD-08 = Barevným kontaktem nelze zaplatit místo kontaktu jiné barvy: kteroukoli barvu nahrazuje jen univerzální kontakt.

## Building and developing

refusal-FSS-CONC-01 = Kartu { $card } nemáte v ruce: stavět lze jen karty z ruky.
refusal-FSS-BUILD-01 = Karta { $card } se staví vedle vašich ostatních lokací: má-li některou z nich nahradit, zvolte přestavbu.
refusal-FSS-BUILD-02 = Na kartu { $card } nemáte. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-DEV-01 = Takto na kartu { $card } přestavět nemůžete: musíte ji mít v ruce a musí nahradit vaši vlastní lokaci nebo ruinu.
refusal-FSS-DEV-02 = Karta { $card } nemá s touto lokací žádný společný typ: vyberte jinou, nebo přestavte pomocí žetonu přestavby.
refusal-FSS-DEV-03 = Nemáte cihlu na přestavbu: přestavba stojí 1 cihlu, místo ní 1 munici, nebo 1 žeton přestavby.
refusal-FSS-DEV-05 = Nemáte žeton přestavby: bez něj můžete za cihlu přestavět na kartu, která má se starou lokací společný typ.

## Deals

refusal-FSS-DEAL-01 = S kartou { $card } dohodu uzavřít nemůžete: nemáte ji v ruce.
refusal-FSS-DEAL-02 = Na dohodu s kartou { $card } nemáte. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-DEAL-06 = Dohody se vzdáváte, jen když to vyžaduje cena, a to jen vlastní dohody.

## Razing and shields

refusal-FSS-RAZE-01 = Kartu { $card } zbořit nemůžete: bořit lze jen kartu z vaší ruky nebo lokaci soupeře.
refusal-FSS-RAZE-03 = Kartu { $card } z ruky zbořit nemůžete. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-RAZE-05 = Kartu { $card } zbořit nemůžete. Na její obranu je třeba: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-RAZE-08 = Kartu { $card } zbořit nemůžete: její majitel už pasoval.
refusal-FSS-RAZE-13 = { $card } je ruina: nemá žádnou schopnost a nelze ji použít, vybrat, zbořit ani na ni umístit štít.
refusal-FSS-RAZE-15 = Co leží na kartě, odtud vzít nelze.
    .location = To vzít nelze ({ $what }), protože to leží na kartě { $location }.
refusal-FSS-PASS-03 = Majitel už pasoval: do konce fáze nelze zasáhnout jeho ani jeho lokace.
refusal-FSS-PASS-05 = Tento hráč už pasoval: do konce fáze mu nelze nic vzít.
refusal-FSS-SOLO-34 = Virtuální hráč už pasoval: do konce kola nelze zasáhnout jeho ani jeho lokace.
refusal-FSS-SHLD-01 = Štít umísťujete jen ve svém tahu ve fázi akcí a jen tehdy, když nějaký máte v zásobě.
refusal-FSS-SHLD-03 = Na kartě { $card } už štít je: lokace unese nejvýše jeden.
refusal-FSS-SHLD-09 = Na kartu { $card } štít umístit nemůžete: patří na vaši vlastní postavenou lokaci.

## Using locations and the board

refusal-FSS-USE-01 = To teď použít nelze: používáte vlastní akční lokace, jednu akci za tah, a odpovídáte jen na to, na co se ptají.
    .cost = Kartu { $card } použít nemůžete: musí to být vaše akční lokace. Cena: { $cost }, máte { $has }.
    .card = Kartu { $card } použít nemůžete: není to vaše akční lokace, nebo se na toto neptá.
refusal-FSS-USE-02 = Karta { $card } už byla v tomto kole použita tolikrát, kolikrát její text dovoluje.
refusal-FSS-USE-03 = Lokaci nebo desku používáte jako akci svého tahu: jednu akci jedné karty.
refusal-FSS-USE-04 = Pokračovat nebo skončit můžete jen hned po použití lokace, kterou lze použít vícekrát, nebo po výměně.
refusal-FSS-USE-05 = Prostředky vybíráte jen tehdy, když se na ně ptá lokace nebo deska.
refusal-FSS-USE-08 = Desku teď použít nemůžete: její akce jsou akcemi vašeho tahu.
    .cost = Takto desku použít nemůžete. Cena: { $cost }, { $has ->
        [0] a nic z toho nemáte
       *[other] máte jen { $has }
    }.
refusal-FSS-USE-09 = Tuto akci desky už jste použili: každou ze tří lze použít jednou za kolo.
refusal-FSS-USE-10 = Dělníky vyměnit nemůžete. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-USE-11 = To mezi nabízenými prostředky není.
refusal-FSS-PROD-16 = To vybrat nelze: kopírovat nebo převzít lze jen lokaci, která produkuje pevně dané prostředky, prostředky na výběr nebo prostředky podle typu.
refusal-FSS-CLAR-10 = To uvolnit nelze: vyberte jiné vlastní akční lokace použité v tomto kole, alespoň jednu.
refusal-FSS-CLAR-12 = To není vaše dohoda, kterou by ještě šlo vybrat: každá dohoda se počítá jednou a bez dohody není co získat.
refusal-FSS-CLAR-13 = Nic takového vzít nelze: vyberte něco, co má hráč, který ještě nepasoval.

## Open production

refusal-FSS-OPEN-01 = Kartu { $card } použít nemůžete: dělníka vyšlete na lokaci soupeře s otevřenou produkcí.
refusal-FSS-OPEN-04 = Karta { $card } už byla v tomto kole použita: otevřená produkce slouží jednomu hráči za kolo.
refusal-FSS-OPEN-05 = Karta { $card } je vaše: dělníky vysíláte jen na lokace soupeřů s otevřenou produkcí.
refusal-FSS-OPEN-06 = Kartu { $card } už v této fázi použít nelze: její majitel pasoval.

## Connection cards

refusal-FSS-CONN-02 = Kartu { $card } si vzít nemůžete. Cena karty spojení: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-CONN-03 = Karta { $card } není vyložená: vzít si lze jen karty spojení tohoto kola.
refusal-FSS-CONN-05 = Kartu { $card } zahrát nemůžete: hrajete jen karty spojení, které jste si vzali.
refusal-FSS-CONN-06 = Kartu { $card } zahrát nemůžete. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-FSS-CONN-08 = Karta { $card } je karta spojení: bere se a hraje, nikdy se nestaví, neboří, nepřestavuje ani se s ní neuzavírá dohoda.
refusal-FSS-CONN-09 = Požaduje se karta lokace z ruky: vyberte některou z nich.
    .cost = Cena: { $cost }. Karta spojení se za takovou nepočítá.

## Clean-up

refusal-FSS-CLEAN-01 = Prostředky uskladňujete jen při úklidu: přesně tolik, kolik je místa, a jen druhy, které vaše lokace skladují.
