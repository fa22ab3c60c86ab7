### Imperial Settlers: why a wish is refused (Hungarian). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card: the name of a card; $cost: counted goods, such as "2 raze tokens"; $has: a number, how many of them you have.

## Whose turn, which step

refusal-IMP-ACT-01 = Most nem te következel: egy másik játékos dönt.
refusal-IMP-ACT-03 = Ezt most nem teheted: akciót csak a fordulódban hajthatsz végre, egy fordulóban egyet. Előbb válaszolj a nyitott kérdésre.
refusal-IMP-ACT-04 = Passzolni akció helyett, a fordulód elején lehet; utána ebben a körben nem hajthatsz végre több akciót.
refusal-IMP-ACT-05 = Ez a játékos már passzolt, és ebben a körben többé nem lehet célpont.
refusal-IMP-DIG-05 = Ez nem válasz a nyitott kérdésre. A forduló egyetlen akcióból vagy passzból áll; szabad lépéseket az akció előtt és után tehetsz.
    .location = { $location }: szabad lépést csak a saját fordulódban tehetsz, az akció előtt vagy után, passzolás után már nem.
refusal-IMP-END-01 = A játéknak vége: már csak a végső pontozás van hátra.

## Lookout and cards

refusal-IMP-LOOK-04 = { $card }: ezt most nem veheted el; a megfigyelési fázisban, amikor te választasz, a sorban lévő kártyák közül vehetsz el egyet.
refusal-IMP-VARA-03 = Kártyát csak akkor tarthatsz meg, amikor választható kártyák vannak előtted, és csak azok közül egyet.
    .card = { $card }: ezt nem tarthatod meg; az előtted lévő, választható kártyák közül tarts meg egyet.
refusal-IMP-DIG-01 = Paklit csak akkor választhatsz, amikor kártyát kell húznod.
refusal-IMP-GOOD-03 = Ez most nem választható: a felkínáltak közül vegyél el valamit, kártyát olyan pakliból, amelyben még van.

## Paying and goods

refusal-IMP-DIG-07 = Ez nem fedezi azt, amit fizetned kell: pontosan a költséget fizesd ki, abból, amid van. Az arany nyersanyagot helyettesíthet.
refusal-IMP-GOOD-09 = Nem ez az áru kell: 1 arany 1 fát, követ vagy ételt helyettesíthet, más semmi nem helyettesíthet semmit.
refusal-IMP-USE-08 = { $card }: ezt nem dobhatod el; ha kártyát kell eldobnod, a kezedből válassz egyet.

## Building

refusal-IMP-BUILD-01 = { $card }: nincs a kezedben; megépíteni csak a kezedben lévő kártyákat lehet.
refusal-IMP-BUILD-02 = { $card }: ezt nem tudod kifizetni; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-IMP-BUILD-07 = { $card }: ezt így nem építheted meg; ha a költsége kéri, nevezz meg egy eldobandó saját helyszínt vagy telket, ha nem kéri, ne nevezz meg semmit.
refusal-IMP-EGY-10 = { $card }: érte nem dobhatsz el befolyás alá vont helyszínt; nevezz meg másikat.
refusal-IMP-CMN-02 = Ilyet most nem építhetsz: olyan nemzetkártyát válassz a kezedből, amelynek ki tudod fizetni a költségét.
    .location = { $location }: ha így fizetsz, nem marad miből építeni; hagyj meg annyit, amennyibe egy kezedben lévő nemzetkártya kerül.

## Deals

refusal-IMP-DEAL-01 = { $card }: ezzel nem köthetsz szövetséget; ahhoz nemzetkártya kell a kezedből, közös kártya sosem lehet.
refusal-IMP-DEAL-02 = { $card }: ennek nincs szövetségmezője.
refusal-IMP-DEAL-04 = { $card }: ezzel most nem köthetsz szövetséget; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-IMP-CMN-04 = Ez nem választható szövetség; saját szövetség nélkül nincs mit kapnod.
refusal-IMP-CMN-05 = Szövetségről csak akkor mondhatsz le, ha egy költség ezt kéri, és csak a saját szövetségedről.
refusal-IMP-PROD-03 = Árukról csak akkor mondhatsz le, amikor a szövetségeid éppen adnák őket: legfeljebb annyiról, amennyit adnak, fajtánként egyszer.
refusal-IMP-BAR-06 = Nincs ilyen eldobható szövetség: olyan ellenfélét válaszd, aki még nem passzolt.
refusal-IMP-ROM-04 = Nincs ilyen elvehető szövetség: olyan ellenfél nemzettáblája alól válassz, aki még nem passzolt.
refusal-IMP-JAP-13 = Ilyet most nem építhetsz: a nemzettáblád alatti szövetségek közül olyat válassz, amelynek ki tudod fizetni a költségét.
refusal-IMP-JAP-15 = A Kereskedelmi úttal kötött szövetség egy idegen helyszínhez tartozik: a Közvetítő nem építheti meg.
refusal-IMP-JAP-20 = Ezzel nem köthetsz szövetséget: olyan ellenfél szövetségmezős nemzethelyszínét válaszd, aki még nem passzolt.

## Razing

refusal-IMP-RAZE-01 = { $card }: ez nemzetkártya; a kezedből csak közös kártyát rombolhatsz le.
refusal-IMP-RAZE-03 = { $card }: ennek nincs rombolásmezője, ezért nem rombolható le.
refusal-IMP-RAZE-04 = { $card }: ezt nem rombolhatod le a kezedből; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-IMP-RAZE-06 = { $card }: ezt nem rombolhatod le; rombolni csak a kezedben lévő közös kártyát vagy egy ellenfél helyszínét lehet.
refusal-IMP-RAZE-07 = { $card }: ez nemzethelyszín; ezek közül csak a japánok rombolhatók le.
refusal-IMP-RAZE-09 = { $card }: ezt nem rombolhatod le; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-IMP-RAZE-14 = { $card }: ez a tiéd; csak ellenfelek helyszíneit rombolhatod le.
refusal-IMP-FND-05 = { $card }: ez telek és nem helyszín; csak egy új helyszínnek adhat helyet.
refusal-IMP-PEACE-02 = { $card }: ezt nem rombolhatod le; a békés variánsban csak a saját kezedből rombolhatsz.
refusal-IMP-BAR-02 = Ez nem rombolható le: olyan kártyát válassz a kezedből vagy egy ellenfél olyan helyszínét, amelynek van rombolásmezője, és elég rá a rombolásjelződ.
refusal-IMP-BAR-03 = Ilyet most nem kaphatsz: olyan ellenfél helyszínének rombolásmezőjéről válassz árut, aki még nem passzolt.
refusal-IMP-BAR-04 = Ez nem rombolható le: egy saját közös helyszínedet válaszd, amelynek van rombolásmezője.
refusal-IMP-BAR-07 = Árukról pontokért csak akkor mondhatsz le, amikor a Sötét kápolna rombol, és legfeljebb a rombolásmező áruiról.
refusal-IMP-EGY-03 = Ez nem rombolható le: olyan ellenfél rombolásmezős helyszínét válaszd, aki még nem passzolt.

## The defence token and samurai

refusal-IMP-DEF-01 = Nincs letehető védekezésjelződ: minden termelő fázisban egyet kapsz.
refusal-IMP-DEF-02 = { $card }: erre nem tehetsz védekezésjelzőt; a saját fordulódban egy saját közös helyszínedet válaszd.
refusal-IMP-DEF-05 = { $location }: itt van a védekezésjelződ, és ha egyszer letetted, nem helyezhető át.
refusal-IMP-DEF-08 = { $card }: ezen már van védekezésjelző; egy helyszínen legfeljebb egy lehet.
refusal-IMP-JAP-03 = Csak a japánok használhatják szamurájként a munkásokat.
refusal-IMP-JAP-04 = { $card }: ide nem tehetsz szamurájt; a saját fordulódban tehetsz meglévő munkást egy saját nemzethelyszínedre.
refusal-IMP-JAP-06 = { $card }: itt már van szamuráj; egy helyszínen legfeljebb egy lehet.
refusal-IMP-JAP-16 = Itt nem állhat szamuráj: olyan saját nemzethelyszínt válassz, amelyen még nincs.

## Activating locations

refusal-IMP-USE-01 = { $card }: ezt nem aktiválhatod, mert nem a te akcióhelyszíned.
refusal-IMP-USE-02 = { $card }: ezt nem aktiválhatod; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-IMP-USE-03 = { $card }: ezt ebben a körben már annyiszor aktiválták, ahányszor a szövege engedi.
refusal-IMP-USE-04 = Ez a termelés nem másolható le: egy másik saját termelő helyszínt válassz, amely maga is ad árut.
refusal-IMP-USE-05 = Folytatni vagy abbahagyni csak közvetlenül egy többször aktiválható helyszín aktiválása vagy egy becserélés után lehet.
refusal-IMP-USE-11 = Ez nem tehető szabaddá: egy másik saját akcióhelyszínt válassz, amelyet ebben a körben már aktiváltál.
refusal-IMP-USE-12 = { $card }: a kör végéig le van tiltva, vagy nem tiltható le; csak ellenfelek akcióhelyszínei tilthatók le.
refusal-IMP-WORK-01 = Ez nincs a választható áruk között.
    .cost = Nem cserélhetsz be munkásokat: kellene hozzá { $cost }, de { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }.
refusal-IMP-WORK-04 = Munkásokért nem kaphatsz aranyat: fát, követ, ételt vagy kártyát válassz.
refusal-IMP-LOC-02 = Ezt a cserét nem fogadhatod el: nincs meg hozzá, ami kell.
refusal-IMP-DIG-08 = Most nem ez a helyszín következik: a hátralévők közül válassz.
refusal-IMP-BAR-01 = Ilyet most nem vehetsz el: olyan nyersanyagot válassz, amely megvan egy ellenfélnél, aki még nem passzolt.
refusal-IMP-CLAR-04 = Ez nem távolítható el: olyan ellenfél helyszínét válaszd, aki még nem passzolt.
refusal-IMP-DIG-06 = Olyan ellenfelet válassz, akinek van kártya a kezében, és még nem passzolt.
refusal-IMP-EGY-07 = Ez a kártya nem lehet telek: egy közös kártyát válassz a kezedből.
refusal-IMP-EGY-14 = Ez nem vonható befolyás alá: olyan ellenfél helyszínét válaszd, aki még nem passzolt.
refusal-IMP-EGY-15 = { $card }: ez a kör végéig más befolyása alatt áll ({ $faction }); addig neki szolgál, nem a tulajdonosának.
refusal-IMP-EGY-16 = { $card }: ez befolyás alatt áll ({ $faction }), és ebben a körben már annyiszor aktiválták, ahányszor a szövege engedi; a tulajdonosa aktiválásai is számítanak.
refusal-IMP-JAP-12 = A Kapu alá csak a kezedből kerülhet kártya, és csak akkor, ha a Kapu a tiéd.
refusal-IMP-JAP-17 = A Szentélyre csak olyan fa, kő és étel kerülhet, amely megvan neked, és csak akkor, ha a Szentély a tiéd.

## Clean-up and the solo game

refusal-IMP-CLEAN-02 = Árut csak a tisztítási fázisban lehet raktározni, és ez magától történik: minden raktározható árunak mindig van hely.
refusal-IMP-SOLO-31 = Azok közül a helyszínek közül válassz egyet, amelyeket a támadás érhet.
