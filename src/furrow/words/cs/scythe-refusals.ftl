### Scythe: why a wish is refused (Czech). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Whose turn, which step

refusal-SCY-TURN-01 = Teď nejste na řadě, rozhoduje jiný hráč.
refusal-SCY-TURN-02 = { $section }: sem teď figurku akce dát nemůžete; přesouváte ji na začátku tahu, a to vždy na jinou část desky než v minulém tahu.
refusal-SCY-TURN-03 = To k horní akci, kterou teď můžete provést, nepatří: každá část desky má jen tu svou.
refusal-SCY-TURN-04 = Spodní akci můžete provést až po horní akci téže části desky, jednou za tah.
    .section = { $section }: v této části vaší desky je jiná spodní akce; můžete provést tu, nebo žádnou.
refusal-SCY-TURN-05 = To není odpověď na položenou otázku. Tah má svůj postup: figurka akce, horní akce, spodní akce, konec; akce lze vynechat.
refusal-SCY-TURN-11 = Takovou věc nebo takové množství teď nelze zaplatit, vzít ani odmítnout.
refusal-SCY-TURN-12 = { $what_code ->
    [combat-cards] Takovou bojovou kartu k zaplacení nemáte.
   *[other] Na to nemáte. Cena: { $cost }, { $has ->
        [0] a nic z toho nemáte
       *[other] máte jen { $has }
    }.
}
refusal-SCY-TURN-14 = Tah ještě ukončit nemůžete, nejprve odpovězte na položenou otázku.
refusal-SCY-END-02 = Hra skončila, zbývá už jen závěrečné bodování.

## Paying

refusal-SCY-BOTTOM-02 = Tato cena se platí jinou surovinou: Vylepšení ropou, Nasazení kovem, Stavba dřevem a Verbování jídlem.
refusal-SCY-BOTTOM-05 = Není čeho se vzdát: tato akce na vaší desce žádné mince nedává.
refusal-SCY-RES-04 = { $place }: odtud to zaplatit nemůžete, takovou surovinu zde neovládáte.
refusal-SCY-FACTION-04 = Bojovou kartou smí platit jen Krym: jednou za tah, místo 1 suroviny a jen kartou z ruky.

## Moving

refusal-SCY-MOVE-01 = Už jste začali pohybovat jednotkami: Pohyb přináší buď kroky, nebo mince, ne obojí.
refusal-SCY-MOVE-02 = Tato jednotka se teď pohnout nemůže: Pohyb platí jen pro určitý počet jednotek a každá musí mít kam jít a udělat alespoň jeden krok.
    .place = { $place }: sem teď odtud vstoupit nelze; jednotky se při Pohybu přesouvají na sousedící území.
refusal-SCY-MOVE-03 = Jednotku vybíráte jen při Pohybu, a to až poté, co předchozí svůj pohyb dokončí.
refusal-SCY-MOVE-04 = Tato jednotka se už v této akci pohnula, vyberte jinou.
refusal-SCY-MOVE-06 = Jednotka si bere s sebou jen to, co leží v místě, odkud vyráží, jen při odchodu a postupně po druzích.
refusal-SCY-MOVE-08 = Tolik dělníků, které by mech mohl vzít s sebou, tu nemáte.
refusal-SCY-MOVE-13 = { $terrain_code ->
    [lake] { $place }: to je jezero a vaše jednotka na jezera vstoupit nemůže.
   *[other] { $place }: v cestě je řeka a vaše jednotka ji překročit nemůže.
}
    .leads_to = { $way_code ->
        [open] { $place }: v cestě je řeka a vaše jednotka ji zatím překročit nemůže; je k tomu třeba Brodění, které vede na tato území: { $leads_to }, { $or_to }.
        [wrong] { $place }: v cestě je řeka a vaše jednotka ji překročit nemůže; i Brodění vede jen na tato území: { $leads_to }, { $or_to }.
       *[worker] { $place }: v cestě je řeka a váš dělník ji překročit nemůže; Brodění ({ $leads_to }, { $or_to }) mají jen vaše postava a vaši mechové.
    }
refusal-SCY-MOVE-22 = { $place }: váš dělník sem vstoupit nemůže, jsou tu dělníci soupeře.
refusal-SCY-MOVE-30 = { $place }: váš dělník sem vstoupit nemůže, stojí tu postava nebo mech soupeře. Váš mech by ho sem ale mohl přivézt.
refusal-SCY-MOVE-32 = Dělník, kterého mech přivezl na sporné území, z něj před bojem nemůže odejít.
refusal-SCY-MOVE-33 = { $place }: na základny jednotky vstupovat nesmějí, ani na vlastní.
refusal-SCY-MECH-04 = { $place }: v cestě je řeka a vaše Brodění na takové území nevede ({ $terrain }), jen na tato: { $leads_to }, { $or_to }.
refusal-SCY-MECH-13 = { $place }: sem se takto nedostanete; Podzemí spojuje jen hory, které ovládáte, tunely a váš Důl.
refusal-SCY-MECH-19 = { $place }: sem se takto nedostanete; Sovět spojuje jen vesnice, které ovládáte, a Továrnu.
refusal-SCY-MECH-28 = Na jezeře nesmí nic zůstat samo: vezměte s sebou vše, co by tam neměl kdo nést.
refusal-SCY-MECH-30 = Dělník může opustit jezero, jen když ho veze mech.
refusal-SCY-MECH-37 = { $place }: sem se odtud nedostanete, Kočovník v této hře nesmí vyrazit z cizí základny. Přesuňte se nejprve na některé území.
refusal-SCY-MECH-38 = { $place }: Kočovník vede jen na vlastní základnu a na základny frakcí, za které nikdo nehraje.
refusal-SCY-FACTION-06 = { $place }: váš dělník sem nemůže; Plavání vede přes řeky, ale ne na jezera.
refusal-SCY-UNIT-07 = Dělníky mohou převážet jen mechové.

## Trading and producing

refusal-SCY-TRADE-01 = Suroviny vybíráte jen tehdy, když vám náleží suroviny podle vlastního výběru, například při Obchodu.
refusal-SCY-TRADE-03 = Rovnou uveďte území pro suroviny: musíte je ovládat a mít na něm dělníka.
    .place = { $place }: sem to umístit nemůžete; vše přijde na jedno území, které ovládáte a na kterém máte dělníka.
refusal-SCY-TRADE-04 = Obchod vám teď suroviny dát nemůže: na žádném území, které ovládáte, nemáte dělníka. Popularitu ale získat můžete.
refusal-SCY-PRODUCE-02 = Na Produkci nemáte. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-SCY-PRODUCE-03 = { $place }: zde teď produkovat nemůžete; území musíte ovládat, mít na něm dělníka a nemít vyčerpaný počet území pro tuto akci.
refusal-SCY-PRODUCE-04 = { $place }: číslo připojte jen při Produkci, když chcete méně, než kolik území vydá; pro vše stačí samotné území.
refusal-SCY-PRODUCE-06 = { $place }: zde se nic neprodukuje; produkují jen farmy, lesy, hory, tundry a vesnice.
refusal-SCY-PRODUCE-13 = { $place }: toto území už v této akci produkovalo.
refusal-SCY-PRODUCE-14 = { $place }: dalšího dělníka nezískáte, všech 8 už máte ve hře.

## Upgrading, deploying, building, enlisting

refusal-SCY-UPGRADE-01 = Kostku technologií berete jen při akci Vylepšení, po zaplacení její ceny.
refusal-SCY-UPGRADE-02 = Při Vylepšení nejprve vyberte kostku ze zeleného pole, červené pole přijde na řadu až potom.
refusal-SCY-UPGRADE-03 = Zde není volné červené pole s čárkovaným okrajem, vyberte jinou spodní akci.
refusal-SCY-UPGRADE-06 = Kostku z tohoto pole už jste přesunuli, vyberte jinou.
refusal-SCY-DEPLOY-01 = Mecha vybíráte jen při akci Nasazení, po zaplacení její ceny.
refusal-SCY-DEPLOY-02 = Tohoto mecha už jste nasadili, vyberte některého, který je ještě na vaší desce frakce.
    .place = { $place }: zde mecha nasadit nemůžete, nemáte tu dělníka.
refusal-SCY-DEPLOY-03 = { $place }: to je jezero, mecha zde nasadit nemůžete.
refusal-SCY-DEPLOY-04 = { $place }: mechové se nasazují na území, ne na základny.
refusal-SCY-DEPLOY-06 = Vaše frakce nemá mecha s touto dovedností.
refusal-SCY-BUILD-01 = Budovu vybíráte jen při akci Stavba, po zaplacení její ceny.
refusal-SCY-BUILD-02 = Tuto budovu už jste postavili, vyberte některou, která je ještě na vaší desce hráče.
    .place = { $place }: zde stavět nemůžete; území musíte ovládat a mít na něm dělníka.
refusal-SCY-BUILD-03 = { $place }: zde už budova stojí a na jednom území může být jen jedna.
refusal-SCY-BUILD-06 = { $place }: váš Mlýn zde neprodukuje, dokud území neovládáte.
refusal-SCY-BUILD-09 = { $place }: na jezeře ani na základně stavět nelze.
refusal-SCY-BUILD-19 = Bez Zbrojnice nemá Obchod žádný bonus, z něhož byste si mohli vzít méně.
refusal-SCY-ENLIST-01 = Rekruta vybíráte jen při akci Verbování, po zaplacení její ceny.
refusal-SCY-ENLIST-02 = Tohoto rekruta už jste naverbovali, vyberte některého, který je ještě na vaší desce hráče.
refusal-SCY-ENLIST-03 = Jednorázový bonus vybíráte jen ve chvíli, kdy jste právě naverbovali rekruta.
refusal-SCY-ENLIST-05 = Tento jednorázový bonus už jste získali, každý je jen jednou za hru.

## Combat

refusal-SCY-COMBAT-01 = { $place }: zde teď bojovat nemůžete; boj přijde na řadu, až dokončíte všechny pohyby.
refusal-SCY-COMBAT-02 = { $place }: zde žádný boj není; musela by tu stát vaše postava nebo mech spolu se soupeřovou postavou nebo mechem.
refusal-SCY-COMBAT-06 = Boj má dvě strany a vy nejste ani jednou z nich.
refusal-SCY-COMBAT-10 = Tento boj nelze odvolat, musí se vybojovat.
refusal-SCY-COMBAT-12 = V boji každá strana tajně a jen jednou nastaví ukazatel a teprve potom přidává karty; vzít zpět můžete jen vlastní uzavřenou odpověď.
refusal-SCY-COMBAT-13 = Ukazatel nelze nastavit na { $needs }: nejvíce můžete nastavit { $has }, protože nesmíte překročit svou moc ani číslo 7.
refusal-SCY-COMBAT-14 = Bojové karty přidáváte jen v boji, po nastavení ukazatele.
    .limit = Zde smíte přidat nejvýše { $limit ->
        [one] { $limit } bojovou kartu
        [few] { $limit } bojové karty
       *[other] { $limit } bojových karet
    }, po jedné za svou postavu a za každého svého mecha v boji, a jen karty, které ještě máte v ruce.
refusal-SCY-COMBAT-18 = Ohlásit, že jste připraveni, můžete jen v boji, po nastavení ukazatele.
refusal-SCY-COMBAT-27 = { $place }: sem teď nikdo neustupuje; ustupuje se jen po prohraném boji.
refusal-SCY-MECH-25 = { $place }: sem ustoupit nemůžete; jen na svou základnu nebo, s Plavbou, na jezero vedle místa boje.
refusal-SCY-MECH-27 = { $place }: na toto jezero ustoupit nemůžete, je na něm soupeř.
refusal-SCY-MECH-33 = Dělostřelectvo střílí jen těsně před bojem, pokud jste už nasadili jeho mecha a máte na to 1 bod moci.
refusal-SCY-DIG-22 = { $place }: dělník může na toto jezero ustoupit, jen když na ně ustupuje i některý z vašich mechů.

## Encounters, the Factory, objectives

refusal-SCY-ENC-02 = Teď není z čeho vybírat: možnosti se objeví, až vaše postava ukončí pohyb na žetonu Setkání.
refusal-SCY-ENC-06 = Nejprve musíte zvolit jednu z možností.
refusal-SCY-ENC-07 = Na tuto možnost nemáte. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-SCY-ENC-09 = Tato možnost nedává žádné množství, ze kterého byste si mohli vzít méně: zvolte ji celou, zisk můžete odmítnout i potom.
refusal-SCY-ENC-11 = { $place }: toto území zvolit nemůžete, co setkání dává, umísťuje se na území setkání.
refusal-SCY-FACTION-08 = Tuto možnost už jste zvolili, Vynalézavost platí pro dvě různé.
refusal-SCY-VAR-02 = Teď nejsou na výběr žádné scény, objevují se jen ve hře se setkáními naslepo.
refusal-SCY-DIG-46 = To umožňuje jen příslušná promo karta, a jen tak, jak je na ní uvedeno.
    .place = { $place }: sem vaše jednotky nemohou; promo karta dovoluje jen prázdné území na souši vedle setkání.
refusal-SCY-FACTORY-03 = Kartu Továrny si berete jen tehdy, když vaše postava poprvé dorazí do Továrny, a jen z karet, které tam leží.
refusal-SCY-FACTORY-04 = Jednu z karet Továrny si vzít musíte.
refusal-SCY-FACTORY-07 = Ještě nemáte kartu Továrny: získáte ji, až vaše postava dorazí do Továrny.
refusal-SCY-FACTORY-08 = Teď není z čeho vybírat: volbu nabízí jen horní akce některých karet Továrny.
refusal-SCY-FACTORY-09 = Kartu Továrny jste použili v minulém tahu, teď zvolte jinou část desky.
refusal-SCY-FACTORY-11 = Karta Továrny dává přesně to, co je na ní uvedeno; nabízí-li volbu, vyberte jedno, nebo vše odmítněte.
refusal-SCY-FACTORY-12 = Spodní akcí karty Továrny je vždy Pohyb a nic jiného.
refusal-SCY-OBJ-01 = Tuto kartu úkolu nemáte v ruce.
refusal-SCY-OBJ-02 = Úkol můžete odhalit jen ve svém tahu.
refusal-SCY-OBJ-03 = Úkol můžete odhalit jen ve svém tahu, před akcemi, mezi nimi nebo po nich, ne uprostřed akce.
refusal-SCY-OBJ-04 = Úkol „{ $objective }“ teď nesplňujete. Podmínka: { $condition }
refusal-SCY-OBJ-08 = Úkol „{ $objective }“ můžete odhalit jen na konci svého tahu, po spodní akci.

## Side actions

refusal-SCY-ALLY-03 = Předávat lze jen mince: alespoň 1, a to jinému hráči.
refusal-SCY-ALLY-04 = V turnaji si hráči nesmějí předávat ani mince.
refusal-SCY-DIG-34 = Zde mince darovat nemůžete: dary jsou v této hře vypnuté, nebo za druhého hráče hraje počítač a mince nepřijímá.
refusal-SCY-DIG-45 = Taková vedlejší akce není možná: hráči mohou darovat mince, odmítat či přijímat bonusy a brát zpět uzavřenou odpověď; trest ukládá jen hostitel.
refusal-SCY-INV-02 = Tolik mincí, kolik chcete darovat, nemáte.
refusal-SCY-VAR-01 = Trest za zdržování hry je v této hře vypnutý.
