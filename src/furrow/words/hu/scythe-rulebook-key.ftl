### Scythe, the rulebook: Easily missed rules (Hungarian).

rulebook-scythe-KEY = Könnyen elfelejthető szabályok
    .intro = A nyomtatott szabálykönyvek az utolsó oldalukon megismételnek néhány szabályt; innen magukhoz a szabályokhoz lehet jutni.

rule-SCY-KEY-01 = Minden egység akárhány erőforrást szállíthat (SCY-UNIT-03).
rule-SCY-KEY-02 = Minden fordulóban másik szekció; felső akció, alsó akció vagy mindkettő, előbb a felső; a teljes költség az előny előtt; el ne felejtsd az alsósoros akció pénzét (SCY-TURN-02 – SCY-TURN-12, SCY-BOTTOM-04).
rule-SCY-KEY-03 = Ha bejelentetted az alsósoros akciódat, a bal oldali szomszédod már kezdhet, amíg te kiválasztod a fejlesztést, a mechet, az építményt vagy az újoncot (SCY-TURN-14).
rule-SCY-KEY-04 = Különböző egységeket mozgass; a Mozgás egy részét kihagyhatod; a szállított munkás még mozoghat (SCY-MOVE-04, SCY-MOVE-05, SCY-MOVE-09).
rule-SCY-KEY-05 = Termelj 2 különböző tartományon, munkásonként 1-et (SCY-PRODUCE-03, SCY-PRODUCE-04).
rule-SCY-KEY-06 = A munkásokat balról jobbra vedd le a tábláról; nem kötelező termelni őket, és sohasem kerülnek vissza (SCY-PRODUCE-08 – SCY-PRODUCE-11).
rule-SCY-KEY-07 = A Kereskedelem jelzői oda kerülnek, ahol tiéd a fennhatóság, és van munkásod (SCY-TRADE-03).
rule-SCY-KEY-08 = Az Erősítés hatalmat vagy harckártyát ad; ha üres a pakli, az eldobott lapokat kell megkeverni (SCY-BOLSTER-01, SCY-SETUP-04).
rule-SCY-KEY-09 = A már teljesített alsósoros akciót is ki lehet fizetni (SCY-BOTTOM-07, SCY-BOTTOM-08).
rule-SCY-KEY-10 = Fejlesztés: bármelyik zöld mezőről bármelyik szaggatott vonallal határolt vörös mezőre (SCY-UPGRADE-02).
rule-SCY-KEY-11 = Munkást csak mech szállít; a mechképességek a karakternek is járnak; Sebességgel menet közben is lehet felvenni és letenni (SCY-UNIT-07, SCY-DEPLOY-05, SCY-MECH-08).
rule-SCY-KEY-12 = Az Átkelés frakciónként más, mindegyiknél két tereptípusra szól (SCY-MECH-04).
rule-SCY-KEY-13 = Tartományonként egy építmény, tóra egy sem (SCY-BUILD-03, SCY-BUILD-09).
rule-SCY-KEY-14 = Újoncok: az egyszeri bónusz most, a folyamatos bónusz a saját és a két szomszéd akcióiért jár (lásd: „Sorozás”).
rule-SCY-KEY-15 = Csak a karakter és a mechek harcolnak; ha munkásokra lépsz rá, az nem harc; döntetlennél a támadó nyer; a vesztes kártyát kap, ha bármennyi hatalmat felfedett; mindketten kifizetik a tárcsájukat (lásd: „Harc”).
rule-SCY-KEY-16 = Népszerűséget csak azokért a munkásokért veszítesz, akiket a saját fordulódban kényszerítesz visszavonulásra; akkor is megteheted, ha nincs már mit elveszítened (SCY-MOVE-20, SCY-MOVE-21, SCY-COMBAT-26).
rule-SCY-KEY-17 = Találkozások: csak karakter; ki kell tudnod fizetni; amit kapsz, a helyszínre kerül; toborzási bónusz nincs (lásd: „Találkozások”).
rule-SCY-KEY-18 = Gyárkártya: csak karakter, játékosonként egy, nincs toborzási bónusz és építménybónusz (lásd: „A Gyár”).
rule-SCY-KEY-19 = Teljesített célnál a másik célkártya is távozik, kivéve a Szász frakciónál (SCY-OBJ-06, SCY-OBJ-07).
rule-SCY-KEY-20 = A csillagok ott maradnak, másokat nem akadályoznak, és a hatodik azonnal véget vet a játéknak; legfeljebb még az az alsósoros akció fejeződik be, amelyik a csillagot adta (lásd: „Csillagok” és „A játék vége”).
rule-SCY-KEY-21 = Pontozás: a meglévő pénz számít; az építmény ellenséges egység nélkül fennhatóságot ad; az erőforrások párosával érnek pénzt (lásd: „Játék végi pontozás”).
