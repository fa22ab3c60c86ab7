### 51st State, the rulebook: Production phase (Hungarian).

rulebook-fifty-first-state-PROD = Termelési fázis

rule-FSS-PROD-01 = A termelési fázisban három forrásból jön cucc: a frakciótáblából, az üzletekből és a termelő helyszínekből.
rule-FSS-PROD-02 = A frakciótábla azt adja, amit a termelés mezője mutat.
rule-FSS-PROD-03 = Minden üzlet azt a nyereséget adja, amelyik a kilátszó szélén áll.
rule-FSS-PROD-04 = Minden termelő helyszín azt adja, amit a képessége mutat.
rule-FSS-PROD-05 = A játékosok termelhetnek egymás után (a kezdőjátékostól az óramutató járása szerint) vagy mind egyszerre. Lásd: FSS-DIG-04.
rule-FSS-PROD-06 = Egy játékos termelésén belül előbb a tábla, azután az üzletek, végül a termelő helyszínek következnek.
rule-FSS-PROD-07 = A cucc begyűjtésére az FSS-GOOD-09 – FSS-GOOD-11 vonatkozik.
rule-FSS-PROD-08 = A nyílt termelő helyszín a tulajdonosának úgy termel, mint bármelyik más termelő helyszín.
rule-FSS-PROD-09 = Ha egy hatás átveszi egy ellenfél helyszínének termelését (például az Ellátó), akkor az „adott típusú helyszínenként” járó mennyiségnél az ellenfél helyszínei számítanak, nem azéi, aki átveszi.
rule-FSS-PROD-10 = Ha valaki egy ellenfél olyan nyílt termelő helyszínére küld munkást, amelyik „típusonként” ad valamennyit, a helyszín tulajdonosának típusai számítanak.
rule-FSS-PROD-11 = A romok nem termelnek semmit.
rule-FSS-PROD-12 = A tároló kártyán megtartott cucc legkésőbb a termelési fázisban újra felhasználható. Lásd: FSS-DIG-09.
rule-FSS-PROD-13 = A termelés átvétele (Ellátó): a termelési fázis elején, mielőtt bárki termelne, az átvevő kártya tulajdonosa megnevezi egy másik játékos egyik termelő helyszínét. Ez a helyszín az átvevő termelésekor az átvevőnek adja a cuccát, és ha választani kell benne, azt is ő teszi; a tulajdonosa termelésekor nem ad semmit, bármelyik jön is előbb, a tulajdonos tehát elveszíti a cuccot. A típusonként járó mennyiségre az FSS-PROD-09 érvényes. Ha nincs megnevezhető helyszín, a kártya nem ad semmit.
rule-FSS-PROD-14 = A termelés lemásolása (Erőmű): a kártya azt adja, amit ugyanennek az államnak egy másik termelő helyszíne ad; minden alkalommal újra kell választani, megépítéskor is (FSS-BUILD-04); a lemásolt helyszín ettől még megadja a maga cuccát. Az a helyszíned is lemásolható, amelyiket egy másik játékos átvett (FSS-PROD-13).
rule-FSS-PROD-15 = Az Ellátó építési bónusza: megépítéskor megkapod, amit egy másik játékos egyik termelő helyszíne termel; az a játékos nem veszít semmit. Ez a helyszínt célozza, ezért aki már passzolt, az biztonságban van (FSS-PASS-03); nem nyílt termelés használata (munkást nem kell küldeni, és az FSS-OPEN-04 érintetlen marad).
rule-FSS-PROD-16 = Átvenni és lemásolni csak egyszerű termelő helyszínt lehet, akár nyílt, akár nem: olyat, amelyik meghatározott cuccot, választható cuccot vagy típusonként járó cuccot termel. Romot nem lehet, sem olyan kártyát, amelyik maga is átvesz vagy lemásol, sem olyat, amelyik a kapott cuccért fizet (FSS-PROD-18).
rule-FSS-PROD-17 = Egy játékos termelésén belül ez a sorrend: tábla, üzletek (FSS-PROD-06), egyszerű helyszínek az átvett helyszínnel együtt, lemásoló helyszínek, a kapott cuccért fizető helyszínek, küszöbhöz kötött képességek.
rule-FSS-PROD-18 = A kapott cuccért fizető helyszínek (Ciszterna, Építkezés, Seriffiroda, Kis gyár) azt számolják, mennyit kapott a játékos a maguk cuccából ebben a termelési fázisban mindattól, ami az FSS-PROD-17 sorrendjében előttük áll, a megadott felső határig; a tárolásból visszatérő cucc nem számít kapottnak. Megépítéskor 0-t adnak, mert az akciófázis nem termelési fázis.
rule-FSS-PROD-19 = A küszöbhöz kötött képességeket (Fegyveres kereskedők, Sötét látomások bandája, Bontóbrigád, Álomváros, Olajosok, Hazafiak tornya, Roncsbontók) a termelés legvégén kell megnézni, mindet ugyanarra a számra, amelyben benne van az FSS-PROD-18 hozama is, de egy másik ilyen képességé nem. Mindegyik egyszer fizet termelési fázisonként, bármennyivel lépted is túl a számát; az asztal megengedheti, hogy minden teljes többszörösért egyszer fizessen.
