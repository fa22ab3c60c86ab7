### 51st State, the rulebook: Clean-up phase (Hungarian).

rulebook-fifty-first-state-CLEAN = Takarítási fázis

rule-FSS-CLEAN-01 = A takarítási fázisban először a tárolási képességek érvényesülnek: azt a cuccot, amelyet egy kártya megtartani enged, a rajta leírt módon tarthatod meg.
rule-FSS-CLEAN-02 = A takarítási fázisban minden, amit nem tároltatok el, visszakerül a közös készletbe: nyersanyagok, lőszer, munkások, kapcsolatjelzők, pajzsjelzők és átépítésjelzők, a kártyákról és a játékosok készletéből is.
rule-FSS-CLEAN-03 = A következő fordulóba csak az eltárolt cucc és a kézben lévő lapok kerülnek át. Az építési bónusszal kártyára tett cuccról lásd: FSS-CLEAN-10.
rule-FSS-CLEAN-04 = A takarítási fázisban lekerülnek az ellenfelek által nyílt termelő helyszínekre küldött munkások.
rule-FSS-CLEAN-05 = A takarítási fázisban azok a felcsapott kapcsolatkártyák, amelyeket senki sem vett el, a dobott kapcsolatkártyák közé kerülnek.
rule-FSS-CLEAN-06 = A takarítási fázis végén a kezdőjátékos-jelző a bal oldali szomszédhoz kerül (az óramutató járása szerint).
rule-FSS-CLEAN-07 = A takarítási fázisban a saját készleted el nem költött cucca is elvész.
rule-FSS-CLEAN-08 = A takarítási fázis a győzelmi pontokat, az üzleteket, a helyszíneket és a romokat nem érinti.
rule-FSS-CLEAN-09 = A takarítási fázis után az akciók és a nyílt termelések újra használhatók.
rule-FSS-CLEAN-10 = Az a cucc, amelyet építési bónusz magára a kártyára tesz (Téglaraktár, Tábor, Városőrség, Metántároló, Ócskavas, Alapozás, Radioaktív kolónia), túléli a takarítási fázist. Addig marad ott, amíg el nem költik; a tulajdonosa bármelyik saját körében úgy költheti el, mint a saját készletéből; semmi sem pótolja.
