### Scythe, the rulebook: Advice in the rulebooks (Hungarian).

rulebook-scythe-INFO = Tanácsok
    .intro = Nem szabályok: tanácsok az első játszmákhoz.

rule-SCY-INFO-01 = Az előkészületi segédlet kezdő tanácsai az 1–5. fordulóra: olyan felsősoros akció, amelyet más nem választott; felső és alsó akció egy fordulóban; használd a frakcióképességedet; válaszd ki, melyik célt akarod teljesíteni; válaszd ki a 10 csillaglehetőség egyikét, és törekedj rá.
rule-SCY-INFO-02 = Inkább 6 meghatározott csillagot célozz meg, ne mindenből egy keveset.
rule-SCY-INFO-03 = Takarékoskodj eleinte a pénzeddel, hogy elkerüld a halott fordulót.
rule-SCY-INFO-04 = A Kereskedelem jobb lehet a Termelésnél, ha megspórolja egy munkás átmozgatását, és olyan erőforráshoz is hozzájutsz vele, amelyet a környékeden nem lehet termelni.
rule-SCY-INFO-05 = A sok hatalom és a sok harckártya elriasztja a támadókat; a fontos tartományokra állított munkások is, mert visszavonulásra kényszeríteni őket népszerűségbe kerül. Harc kevés van.
rule-SCY-INFO-06 = A nagyobb hatalom nem biztosítja a győzelmet: a tárcsa és a kártyák ismeretlenek. A harckártyák a játék végén semmit sem érnek, ezért használd fel őket.
rule-SCY-INFO-07 = Gyárkártyával minden fordulóban mozoghatsz, nem csak minden másodikban; aki korán odaér, több közül választhat.
rule-SCY-INFO-08 = A nagyobb sorszámú játékostáblák kezdése jobb, mert a tulajdonosuknak valószínűleg eggyel kevesebb fordulója lesz.
rule-SCY-INFO-09 = Ha gyorsan befejezed a játékot, az ellenfeleidnek kevesebb fordulójuk marad.
rule-SCY-INFO-10 = Azért osztotok két célkártyát, bár csak egy ér csillagot, hogy játék közben is nyitva maradjon a választás.
rule-SCY-INFO-11 = A játszmák rendszerint az alapok kiépítésétől a felfedezésen át jutnak el a harcig.
rule-SCY-INFO-12 = Az ellenfelek pénzének összege ne befolyásolja a döntéseidet; ezért nem is kell bemondani.
