### 51st State, the rulebook: Decisions for digital play (Hungarian).

rulebook-fifty-first-state-DIG = Képernyőn játszva
    .intro = Amit az asztali játék a társaságra bíz, és ahogyan az itt történik.

rule-FSS-DIG-01 = Az első eldobás (6 kártyából 4 marad, FSS-SETUP-09) egyidejű és titkos; semmi sem látszik belőle, és akkor történik meg, amikor már mindenki választott.
rule-FSS-DIG-02 = Frakciók. A szabálykönyv a választást a játékosokra bízza (FSS-SETUP-08): itt a helyek sorrendjében választanak, vagy a véletlenre bízzák.
rule-FSS-DIG-03 = Rejtett információ: rejtve vannak a kézben lévő lapok, a pakli sorrendje és a képpel lefelé eldobott lapok; nyilvánosak a számok, a cuccok, az államok, az üzletek és a felcsapott kapcsolatkártyák (FSS-GEN-04, FSS-GEN-05). A dobott lapokat nem lehet átnézni; amit nyíltan dobtak el, az ott áll a naplóban. A kapcsolatkártyák nyilvánosak voltak, amikor elvették őket, ezért nyilvánosak is maradnak.
rule-FSS-DIG-04 = A termelés a kezdőjátékostól egymás után történik, hogy a húzások sorrendje egyértelmű legyen; a játékosok csak olyan hatásokkal érintik egymást, mint az Ellátó, amelynél még bárki termelése előtt választani kell (FSS-PROD-13).
rule-FSS-DIG-05 = Fizetés. Ha valami többféleképpen is kifizethető (lőszerrel nyersanyag helyett, univerzálissal színes kapcsolatjelző helyett), te választasz; a játék a legolcsóbbat ajánlja, és semmi megtarthatót nem költ el anélkül, hogy megmutatná.
rule-FSS-DIG-06 = Egy kör felépítése: szabad lépések (pajzsjelzők letétele), egy akció vagy passzolás, szabad lépések, a kör vége. A passzolás azonnal befejezi a kört.
rule-FSS-DIG-07 = Az egy körben többször használt akció egyetlen akció, használatonként külön választásokkal (FSS-USE-04, FSS-USE-05). A közben húzott kártya felfed valamit, ezért a használatok egymás után történnek.
rule-FSS-DIG-08 = A megépítés kiváltotta hatások sorrendje az FSS-BUILD-11 szerinti; átépítéskor a régi kártya előbb távozik, ezért nem számít bele.
rule-FSS-DIG-09 = Tárolás: a takarítási fázisban a tulajdonos választja meg, melyik cuccot tartja meg; mindenki egyszerre választ, mert senki sem érinti a másikat. A cucc a következő termelési fázisban visszatér, hacsak a kártya nem mondja, hogy a kártyáról is elkölthető.
rule-FSS-DIG-10 = Ha a pakli húzás közben fogy el, húzd fel, ami van, keverjétek meg a dobott lapokat, és a húzás folytatódik; ha a pakli és a dobott lapok is elfogytak, a húzás elmarad. Ugyanez érvényes a válogatás sorára: kevesebb lap kerül bele, és akinek nem jut, az nem vesz el.
rule-FSS-DIG-11 = A végjáték abban a pillanatban elindul, amikor bármelyik jelző 25-ön vagy fölötte áll, bármilyen szerzés után, akkor is, ha a győzelmi pontot más játékos körében kapta valaki.
rule-FSS-DIG-12 = Hogy egy játékos immunis-e, az a célpont megnevezésekor dől el. Senki sem passzol magától, ha nem akar: akinek nincs mit tennie, az is kimondja, vagy előre a passzolást választotta.
rule-FSS-DIG-13 = Minden véletlen (a szólójáték választásai és kapcsolatkártyái, a legutolsó döntés egyenlőségnél, a keverés) sorsoláson múlik, és ott áll a naplóban.
rule-FSS-DIG-14 = A szólójáték virtuális játékosának saját helye és saját körei vannak; ha egyenlőségnél dönteni kell, minden lépés a szabályával együtt ott áll a naplóban.
rule-FSS-DIG-15 = A nyomtatott sávon túli győzelmi pontokat tovább számoljuk.
