### Scythe: why a wish is refused (Hungarian). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Whose turn, which step

refusal-SCY-TURN-01 = Most nem te következel: egy másik játékos dönt.
refusal-SCY-TURN-02 = { $section }: ide most nem kerülhet az akciójelződ; a fordulód elején teszed át, és mindig másik szekcióra, mint az előző fordulóban.
refusal-SCY-TURN-03 = Ez nem tartozik ahhoz a felsősoros akcióhoz, amelyet most végrehajthatsz: minden szekciónak megvan a magáé.
refusal-SCY-TURN-04 = Alsósoros akciót csak ugyanannak a szekciónak a felsősoros akciója után hajthatsz végre, fordulónként egyszer.
    .section = { $section }: e szekcióban a játékostábládon másik alsósoros akció áll; azt hajthatod végre, vagy egyiket sem.
refusal-SCY-TURN-05 = Ez nem válasz a nyitott kérdésre. A forduló lépései: akciójelző, felsősoros akció, alsósoros akció, befejezés; az akciók kihagyhatók.
refusal-SCY-TURN-11 = Most nincs ilyen, vagy nincs ennyi, amit kifizethetnél, elvehetnél vagy visszautasíthatnál.
refusal-SCY-TURN-12 = { $what_code ->
    [combat-cards] Nincs ilyen harckártyád, amellyel fizethetnél.
   *[other] Ezt nem tudod kifizetni: kellene hozzá { $cost }, de { $has ->
            [0] egy sincs
           *[other] csak { $has } van
        }.
}
refusal-SCY-TURN-14 = A fordulódat még nem fejezheted be: előbb válaszolj a nyitott kérdésre.
refusal-SCY-END-02 = A játéknak vége: már csak a pontozás van hátra.

## Paying

refusal-SCY-BOTTOM-02 = Ezt a költséget más erőforrással kell fizetni: a Fejlesztést olajjal, a Telepítést fémmel, az Építést fával, a Sorozást étellel.
refusal-SCY-BOTTOM-05 = Nincs miről lemondanod: a játékostábládon ez az akció nem ad pénzt.
refusal-SCY-RES-04 = { $place }: innen ezt nem fizetheted ki, mert itt nincs ilyen erőforrás a fennhatóságod alatt.
refusal-SCY-FACTION-04 = Harckártyával csak Krím fizethet: fordulónként egyszer, 1 erőforrás helyett, és csak a kezéből.

## Moving

refusal-SCY-MOVE-01 = Már elkezdtél egységeket mozgatni: a Mozgás vagy lépéseket ad, vagy pénzt, a kettőt együtt nem.
refusal-SCY-MOVE-02 = Ez az egység most nem mozoghat: egy Mozgás csak megszabott számú egységre szól, és mindegyiknek tudnia kell hová lépni, legalább egyet.
    .place = { $place }: ide innen most nem léphetsz; az egységek Mozgás közben, szomszédos tartományra lépnek.
refusal-SCY-MOVE-03 = Egységet csak Mozgás közben választhatsz, és csak azután, hogy az előző befejezte a mozgását.
refusal-SCY-MOVE-04 = Ez az egység ebben az akcióban már mozgott: válassz másikat.
refusal-SCY-MOVE-06 = Az egység csak azt viheti magával, ami az indulási helyén van, csak induláskor, és fajtánként, sorban.
refusal-SCY-MOVE-08 = Nincs itt ennyi munkásod, akit a mech magával vihetne.
refusal-SCY-MOVE-13 = { $terrain_code ->
    [lake] { $place }: ez tó, és az egységed nem léphet tóra.
   *[other] { $place }: folyó választ el tőle, és az egységed nem kelhet át rajta.
}
    .leads_to = { $way_code ->
        [open] { $place }: folyó választ el tőle, és az egységed még nem kelhet át rajta; ehhez Átkelés kell, amely ezekre a terepekre visz át: { $leads_to }, { $or_to }.
        [wrong] { $place }: folyó választ el tőle, és az egységed nem kelhet át rajta; az Átkelés is csak ezekre a terepekre visz át: { $leads_to }, { $or_to }.
       *[worker] { $place }: folyó választ el tőle, és a munkásod nem kelhet át rajta; az Átkelés ({ $leads_to }, { $or_to }) a karaktered és a mechjeid képessége.
    }
refusal-SCY-MOVE-22 = { $place }: a munkásod nem léphet ide, mert egy ellenfél munkásai vannak itt.
refusal-SCY-MOVE-30 = { $place }: a munkásod nem léphet ide, mert egy ellenfél karaktere vagy mechje áll itt. Egy meched viszont magával hozhatná.
refusal-SCY-MOVE-32 = A mech által vitatott tartományra szállított munkás a harc előtt nem mehet ki onnan.
refusal-SCY-MOVE-33 = { $place }: bázisra egység nem léphet, a sajátjára sem.
refusal-SCY-MECH-04 = { $place }: folyó választ el tőle, és az Átkelésed ilyen terepre nem visz át ({ $terrain }), csak ezekre: { $leads_to }, { $or_to }.
refusal-SCY-MECH-13 = { $place }: ide így nem jutsz el; az Aluljáró csak a fennhatóságod alatt álló hegyeket, az alagutakat és a Bányádat köti össze.
refusal-SCY-MECH-19 = { $place }: ide így nem jutsz el; a Városias képesség csak a fennhatóságod alatt álló falvakat és a Gyárat köti össze.
refusal-SCY-MECH-28 = Tavon semmi sem maradhat magára: vidd magaddal mindazt, aminek nem marad ott más szállítója.
refusal-SCY-MECH-30 = Munkás csak úgy hagyhatja el a tavat, ha egy mech szállítja.
refusal-SCY-MECH-37 = { $place }: ide innen nem mehetsz, mert ebben a játékban a Vándorlás nem indulhat idegen bázisról. Lépj előbb egy tartományra.
refusal-SCY-MECH-38 = { $place }: Vándorlással csak a saját bázisodra vagy olyan frakció bázisára mehetsz, amellyel senki sem játszik.
refusal-SCY-FACTION-06 = { $place }: a munkásod nem mehet ide; az Úszás folyókon visz át, tóra nem.
refusal-SCY-UNIT-07 = Munkást csak mech szállíthat.

## Trading and producing

refusal-SCY-TRADE-01 = Erőforrást csak akkor választhatsz, amikor tetszőleges erőforrás jár neked, például Kereskedelemkor.
refusal-SCY-TRADE-03 = Rögtön nevezd meg, melyik tartományra kerüljenek az erőforrások: legyen a fennhatóságod alatt, és álljon rajta munkásod.
    .place = { $place }: ide nem teheted; minden egyetlen, a fennhatóságod alatt álló tartományra kerül, amelyen munkásod is van.
refusal-SCY-TRADE-04 = A Kereskedelem most nem adhat erőforrást: egyetlen fennhatóságod alatt álló tartományon sincs munkásod. Népszerűséget azért kaphatsz.
refusal-SCY-PRODUCE-02 = A Termelést nem tudod kifizetni: kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-SCY-PRODUCE-03 = { $place }: itt most nem termelhetsz; kell hozzá a fennhatóságod, ott egy munkásod, és hogy ebben az akcióban választhass még tartományt.
refusal-SCY-PRODUCE-04 = { $place }: számot csak Termeléskor tegyél mellé, ha kevesebbet kérsz, mint amennyit adna; ha mindet kéred, elég a tartomány.
refusal-SCY-PRODUCE-06 = { $place }: itt semmi sem terem; csak farm, erdő, hegy, tundra és falu termel.
refusal-SCY-PRODUCE-13 = { $place }: ez a tartomány ebben az akcióban már termelt.
refusal-SCY-PRODUCE-14 = { $place }: nem kaphatsz több munkást, mert mind a 8 játékban van.

## Upgrading, deploying, building, enlisting

refusal-SCY-UPGRADE-01 = Technológiakockát csak Fejlesztéskor vehetsz el, miután kifizetted a költségét.
refusal-SCY-UPGRADE-02 = Fejlesztéskor előbb egy zöld mezőről válassz kockát; a vörös mező csak utána következik.
refusal-SCY-UPGRADE-03 = Itt nincs szabad, szaggatott vonallal határolt vörös mező: válassz másik alsósoros akciót.
refusal-SCY-UPGRADE-06 = Erről a mezőről már elvetted a kockát: válassz másikat.
refusal-SCY-DEPLOY-01 = Mechet csak Telepítéskor választhatsz, miután kifizetted a költségét.
refusal-SCY-DEPLOY-02 = Ezt a mechet már telepítetted: olyat válassz, amely még a frakciótábládon van.
    .place = { $place }: ide nem telepíthetsz mechet, mert nincs itt munkásod.
refusal-SCY-DEPLOY-03 = { $place }: ez tó, ide nem telepíthetsz mechet.
refusal-SCY-DEPLOY-04 = { $place }: mechet csak tartományra telepíthetsz, bázisra nem.
refusal-SCY-DEPLOY-06 = A frakciódnak nincs ilyen képességű mechje.
refusal-SCY-BUILD-01 = Építményt csak Építéskor választhatsz, miután kifizetted a költségét.
refusal-SCY-BUILD-02 = Ezt az építményt már felépítetted: olyat válassz, amely még a játékostábládon van.
    .place = { $place }: itt nem építhetsz; a tartománynak a fennhatóságod alatt kell állnia, és kell rajta egy munkásod.
refusal-SCY-BUILD-03 = { $place }: itt már áll építmény, és egy tartományon csak egy lehet.
refusal-SCY-BUILD-06 = { $place }: a Malmod itt nem termel, amíg a tartomány nincs a fennhatóságod alatt.
refusal-SCY-BUILD-09 = { $place }: sem tóra, sem bázisra nem lehet építeni.
refusal-SCY-BUILD-19 = Fegyverraktár nélkül a Kereskedelemnek nincs bónusza, amelyből kevesebbet vehetnél el.
refusal-SCY-ENLIST-01 = Újoncot csak Sorozáskor választhatsz, miután kifizetted a költségét.
refusal-SCY-ENLIST-02 = Ezt az újoncot már besoroztad: olyat válassz, aki még a játékostábládon van.
refusal-SCY-ENLIST-03 = Egyszeri bónuszt csak akkor választhatsz, amikor éppen besoroztál egy újoncot.
refusal-SCY-ENLIST-05 = Ezt az egyszeri bónuszt már megkaptad: mindegyik csak egyszer jár.

## Combat

refusal-SCY-COMBAT-01 = { $place }: itt most nem harcolhatsz; a harc csak az összes mozgásod után következik.
refusal-SCY-COMBAT-02 = { $place }: itt nincs harc; ahhoz a karakterednek vagy egy mechednek egy ellenfél karakterével vagy mechjével kellene itt együtt állnia.
refusal-SCY-COMBAT-06 = A harcnak két oldala van, és te egyikhez sem tartozol.
refusal-SCY-COMBAT-10 = Ezt a harcot nem lehet lefújni: meg kell vívni.
refusal-SCY-COMBAT-12 = Harcban mindkét fél titokban, egyszer állítja be a tárcsáját, és csak azután tesz hozzá kártyát; visszavonni csak a saját lezárt válaszodat lehet.
refusal-SCY-COMBAT-13 = A tárcsán ez nem állítható be: { $needs }. A legtöbb, amit beállíthatsz: { $has }, mert nem haladhatja meg sem a hatalmadat, sem a 7-et.
refusal-SCY-COMBAT-14 = Harckártyát csak harcban tehetsz hozzá, miután beállítottad a tárcsádat.
    .limit = Itt legfeljebb { $limit } harckártyát tehetsz hozzá, a harcban részt vevő karaktered és mechjeid után egyet-egyet, és csak olyat, amely még a kezedben van.
refusal-SCY-COMBAT-18 = Csak harcban jelezheted, hogy készen állsz, miután beállítottad a tárcsádat.
refusal-SCY-COMBAT-27 = { $place }: ide most nem vonulhatsz vissza; visszavonulni csak elvesztett harc után kell.
refusal-SCY-MECH-25 = { $place }: ide nem vonulhatsz vissza; csak a bázisodra vagy, Tengerjárással, a harc helyével szomszédos tóra.
refusal-SCY-MECH-27 = { $place }: erre a tóra nem vonulhatsz vissza, mert ellenfél van rajta.
refusal-SCY-MECH-33 = A Tüzérség csak közvetlenül harc előtt lőhet, ha már telepítetted a mechjét, és van rá 1 hatalmad.
refusal-SCY-DIG-22 = { $place }: munkás csak akkor vonulhat erre a tóra, ha egy meched is ide vonul vissza.

## Encounters, the Factory, objectives

refusal-SCY-ENC-02 = Most nincs miből választanod: a lehetőségek akkor kerülnek elő, amikor a karaktered találkozásjelzőn fejezi be a mozgását.
refusal-SCY-ENC-06 = Előbb választanod kell egyet a lehetőségek közül.
refusal-SCY-ENC-07 = Ezt a lehetőséget nem tudod kifizetni: kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-SCY-ENC-09 = Ebben a lehetőségben nincs mennyiség, amelyből kevesebbet vehetnél el: válaszd egészben, az előnyéről utólag is lemondhatsz.
refusal-SCY-ENC-11 = { $place }: ezt nem választhatod, amit a találkozás ad, az a találkozás tartományára kerül.
refusal-SCY-FACTION-08 = Ezt a lehetőséget már választottad: a Kalandozás két különbözőre szól.
refusal-SCY-VAR-02 = Most nincsenek választható jelenetek: ilyenek csak vak találkozásokkal játszva kerülnek elő.
refusal-SCY-DIG-46 = Ezt csak a megfelelő promo kártya teszi lehetővé, és csak úgy, ahogy rajta áll.
    .place = { $place }: ide nem mehetnek az egységeid; a promo kártya csak a találkozással szomszédos, üres szárazföldi tartományt enged.
refusal-SCY-FACTORY-03 = Gyárkártyát csak akkor vehetsz el, amikor a karaktered először ér a Gyárba, és csak az ott lévők közül.
refusal-SCY-FACTORY-04 = El kell venned az egyik Gyárkártyát.
refusal-SCY-FACTORY-07 = Még nincs Gyárkártyád: vidd a karakteredet a Gyárba, ott elvehetsz egyet.
refusal-SCY-FACTORY-08 = Most nincs mi közül választanod: választást csak némelyik Gyárkártya felső akciója kínál.
refusal-SCY-FACTORY-09 = Az előző fordulódban a Gyárkártyát használtad: most válassz másik szekciót.
refusal-SCY-FACTORY-11 = A Gyárkártya pontosan azt adja, ami rajta áll; ha választást kínál, az egyiket vedd el, vagy mondj le róla.
refusal-SCY-FACTORY-12 = A Gyárkártya alsó akciója mindig Mozgás, semmi más.
refusal-SCY-OBJ-01 = Ez a célkártya nincs a kezedben.
refusal-SCY-OBJ-02 = Célt csak a saját fordulódban fedhetsz fel.
refusal-SCY-OBJ-03 = Célt csak a saját fordulódban fedhetsz fel, az akcióid előtt, között vagy után, de akció közben nem.
refusal-SCY-OBJ-04 = Ez a cél most nem teljesül: „{ $objective }”. A feltétele: { $condition }
refusal-SCY-OBJ-08 = Ezt a célt csak a fordulód végén, az alsósoros akció után fedheted fel: „{ $objective }”.

## Side actions

refusal-SCY-ALLY-03 = Csak pénz cserélhet gazdát: adj legalább 1 pénzt, és másik játékosnak.
refusal-SCY-ALLY-04 = Versenyen még pénz sem cserélhet gazdát.
refusal-SCY-DIG-34 = Itt nem adhatsz pénzt: ebben a játékban ki van kapcsolva az ajándékozás, vagy a másik játékos bot, és nem fogad el pénzt.
refusal-SCY-DIG-45 = Ez mellékakcióként nem lehetséges: a játékosok pénzt adhatnak, bónuszt utasíthatnak vissza vagy fogadhatnak el, és visszavonhatják a lezárt válaszukat; büntetést csak a házigazda szabhat ki.
refusal-SCY-INV-02 = Nincs annyi pénzed, amennyit adni szeretnél.
refusal-SCY-VAR-01 = Ebben a játékban ki van kapcsolva a játék megállításáért járó büntetés.
