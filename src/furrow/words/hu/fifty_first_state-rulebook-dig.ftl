### 51st State, the rulebook: Decisions for digital play (Hungarian).

rulebook-fifty-first-state-DIG = Döntések a digitális játékhoz
    .intro = Amit az asztali játék a társaságra bíz, és ahogyan itt alapesetben működik. Amihez beállítás tartozik, az a játszma indításakor megváltoztatható.

rule-FSS-DIG-01 = A kezdő eldobás (6 kártyából 4 marad, FSS-SETUP-09) egyidejű és titkos; semmi sem látszik belőle, és akkor hajtódik végre, amikor már mindenki választott.
rule-FSS-DIG-02 = A frakciók választása, amelyet a szabálykönyv a társaságra bíz (FSS-SETUP-08), történhet szabadon a helyek sorrendjében vagy sorsolással.
rule-FSS-DIG-03 = Rejtett információ: titkos, hogy mely lapok vannak a kezekben, mi a paklik sorrendje, és mi az, amit képpel lefelé dobtak el; nyilvánosak a számok, a cuccok, az államok, az üzletek és a felcsapott kapcsolatkártyák (FSS-GEN-04, FSS-GEN-05). A dobott lapokat nem lehet átnézni; amit nyilvánosan dobtak el, az a naplóban marad. A kapcsolatkártyák az elvételükkor nyilvánosak voltak, így később is tudható, melyikek.
rule-FSS-DIG-04 = A termelés a kezdőjátékostól egymás után történik (így a pakliból való húzás sorrendje meghatározott); egymásra csak olyan hatások révén hattok, mint az Ellátó, amelyhez még bárki termelése előtt választani kell (FSS-PROD-13).
rule-FSS-DIG-05 = A lépésekhez megadod, mivel fizetsz (lőszer nyersanyag helyett, univerzális a színes kapcsolatjelző helyett); alapesetben a legolcsóbb fizetést kínáljuk fel, és ha van választás, helyettesítő cucc sohasem fogy el a tudtod nélkül.
rule-FSS-DIG-06 = Egy kör felépítése: szabad lépések (pajzsjelző letétele), egy akció vagy passzolás, szabad lépések, a kör vége. A passzolás azonnal befejezi a kört.
rule-FSS-DIG-07 = Az egy körben többször használt akció egyetlen lépés, a használatok számával és a használatonkénti választásokkal (FSS-USE-04, FSS-USE-05); a közben húzott lap új ismeretet ad, ezért a használatok egymás után hajtódnak végre.
rule-FSS-DIG-08 = Megépítéskor a hatások sorrendje a FSS-BUILD-11 szerinti; átépítéskor a régi kártya előbb távozik, ezért nem számít bele.
rule-FSS-DIG-09 = Tárolás: hogy mit tart meg, azt a tulajdonos választja a takarítási fázisban (egyidejűleg, egymástól függetlenül). A következő termelési fázisban visszatér, hacsak a kártya nem engedi, hogy a kártyáról költsétek el.
rule-FSS-DIG-10 = Ha a pakli húzás közben fogy el, húzd fel, ami van, keverjétek meg a dobott lapokat, és a húzás folytatódik; ha a pakli és a dobott lapok is elfogytak, a húzás elmarad. Ugyanez érvényes a válogatás sorára: kevesebb lap kerül bele, és akinek nem jut, az nem vesz el.
rule-FSS-DIG-11 = A játék vége abban a pillanatban elindul, amikor bármelyik jelző 25-ön vagy fölötte áll; ezt minden szerzés után meg kell nézni, a más játékos körében kapott győzelmi pont után is.
rule-FSS-DIG-12 = A védettséget a célpont kijelölésekor kell nézni. Senki sem passzol magától: akinek nincs végrehajtható akciója, az is megerősíti a passzolást (vagy kéri, hogy ilyenkor a játék passzoljon helyette).
rule-FSS-DIG-13 = A véletlent (a szólójáték sorsolásai, a szólójáték véletlen kapcsolatkártyája, a legutolsó döntés egyenlőségnél, a keverések) a gép sorsolja, és naplózza.
rule-FSS-DIG-14 = A szólójáték ellenfele gép vezérelte hely saját körrel; a döntésének minden lépése a szabály számával együtt a naplóba kerül.
rule-FSS-DIG-15 = A nyomtatott sávon túli győzelmi pontokat is számoljuk.
