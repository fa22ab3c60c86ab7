### 51st State: why a wish is refused (Hungarian). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card: the name of a card; $cost: counted goods, such as "3 grey contacts"; $has: a number, how many of them you have.

## Whose turn, which step

refusal-FSS-ACT-01 = Ezt most nem teheted: a játékosok sorban, egy-egy akcióval követik egymást. Várd meg a körödet, vagy fejezd be, ha már végrehajtottad az akciódat.
refusal-FSS-ACT-02 = Ezt csak a körödben, akcióként teheted meg: várd meg a körödet az akciófázisban, és előbb válaszolj a nyitott kérdésre.
refusal-FSS-DIG-06 = Ez nem válasz a nyitott kérdésre. A kör egyetlen akcióból vagy passzból áll; pajzsjelzőt előtte és utána is letehetsz.
refusal-FSS-PASS-01 = Passzolni csak az akciófázisban, a köröd elején lehet, akció helyett.
refusal-FSS-PASS-02 = Már passzoltál: ebben a fordulóban nem hajthatsz végre több akciót.
refusal-FSS-END-02 = A játéknak vége: már csak a pontozás van hátra.

## Setup and lookout

refusal-FSS-SETUP-09 = A kezdő lapjaid közül pontosan két különböző saját kártyát kell eldobnod, egyszer, az első forduló előtt.
refusal-FSS-LOOK-03 = { $card }: ezt most nem veheted el; a felderítési fázisban, amikor te választasz, a sorban lévő kártyák közül vehetsz el egyet.

## Paying and goods

refusal-FSS-DIG-05 = Ez nem fedezi azt, amit fizetned kell: pontosan a költséget fizesd ki, abból, amid van. A lőszer nyersanyagot, az univerzális kapcsolatjelző más kapcsolatjelzőt helyettesíthet.
refusal-FSS-GOOD-01 = Ez nem nyersanyag: nyersanyag a fegyver, az üzemanyag, a vas és a tégla, a lőszer nem az.
    .what = Ezt nem veheted el ({ $what }): nyersanyag csak a fegyver, az üzemanyag, a vas és a tégla.
refusal-FSS-GOOD-02 = Itt nyersanyag kell: fegyverrel, üzemanyaggal, vassal, téglával vagy lőszerrel fizess.
refusal-FSS-GOOD-04 = Itt lőszer kell: semmi mással nem helyettesíthető.
refusal-FSS-GOOD-05 = A lőszer csak fegyvert, üzemanyagot, vasat és téglát helyettesíthet, semmi mást.
    .cost = Kellene hozzá { $cost }, de { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }: a lőszer csak fegyvert, üzemanyagot, vasat és téglát helyettesíthet.
refusal-FSS-GOOD-08 = Színes kapcsolatjelző nem helyettesíthet másikat: minden szín helyett csak univerzális kapcsolatjelzővel fizethetsz.

## Building and developing

refusal-FSS-CONC-01 = { $card }: nincs a kezedben; megépíteni csak a kezedben lévő kártyákat lehet.
refusal-FSS-BUILD-01 = { $card }: ez a többi helyszíned mellé épül; ha az egyik helyére tennéd, átépítéssel teheted.
refusal-FSS-BUILD-02 = { $card }: ezt nem tudod kifizetni; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-DEV-01 = { $card }: ezzel így nem építhetsz át; legyen a kezedben, és egy saját helyszínedet vagy egy romot cseréljen le.
refusal-FSS-DEV-02 = { $card }: nincs közös típusa azzal a helyszínnel; válassz másikat, vagy építs át átépítésjelzővel.
refusal-FSS-DEV-03 = Nincs téglád az átépítéshez: az átépítés 1 téglába, helyette 1 lőszerbe vagy 1 átépítésjelzőbe kerül.
refusal-FSS-DEV-05 = Nincs átépítésjelződ: nélküle téglával, a régi helyszínnel közös típusú kártyával építhetsz át.

## Deals

refusal-FSS-DEAL-01 = { $card }: ezzel nem köthetsz üzletet, mert nincs a kezedben.
refusal-FSS-DEAL-02 = { $card }: ezzel most nem köthetsz üzletet; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-DEAL-06 = Üzletről csak akkor mondhatsz le, ha egy költség ezt kéri, és csak a saját üzletedről.

## Razing and shields

refusal-FSS-RAZE-01 = { $card }: ezt nem rombolhatod le; rombolni csak a kezedben lévő kártyát vagy egy ellenfél helyszínét lehet.
refusal-FSS-RAZE-03 = { $card }: ezt nem rombolhatod le a kezedből; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-RAZE-05 = { $card }: ezt nem rombolhatod le; a védelme miatt kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-RAZE-08 = { $card }: ezt nem rombolhatod le, mert a tulajdonosa már passzolt.
refusal-FSS-RAZE-13 = { $card }: ez rom; nincs képessége, nem használható, nem választható, nem rombolható le, és pajzsjelző sem tehető rá.
refusal-FSS-RAZE-15 = Ami egy kártyán van, azt onnan nem lehet elvenni.
    .location = Ezt nem veheted el ({ $what }), mert ezen a kártyán van: { $location }.
refusal-FSS-PASS-03 = A tulajdonosa már passzolt: a fázis végéig sem ő, sem a helyszínei nem lehetnek célpontok.
refusal-FSS-PASS-05 = Ez a játékos már passzolt: a fázis végéig semmit sem lehet elvenni tőle.
refusal-FSS-SOLO-34 = A virtuális játékos már passzolt: a forduló végéig sem ő, sem a helyszínei nem lehetnek célpontok.
refusal-FSS-SHLD-01 = Pajzsjelzőt csak az akciófázisban, a saját körödben tehetsz le, és csak akkor, ha van a készletedben.
refusal-FSS-SHLD-03 = { $card }: ezen már van pajzsjelző; egy helyszínen legfeljebb egy lehet.
refusal-FSS-SHLD-09 = { $card }: erre nem tehetsz pajzsjelzőt; csak saját, megépített helyszínre kerülhet.

## Using locations and the board

refusal-FSS-USE-01 = Ez most nem használható: a saját akcióhelyszíneidet használhatod, körönként egy akciót, és csak arra felelhetsz, amit kérdeznek.
    .cost = { $card }: ezt nem használhatod; saját akcióhelyszínnek kell lennie, és kellene hozzá { $cost }, de { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }.
    .card = { $card }: ezt nem használhatod; nem a te akcióhelyszíned, vagy nem ezt kérdezi.
refusal-FSS-USE-02 = { $card }: ezt ebben a fordulóban már annyiszor használtad, ahányszor a szövege engedi.
refusal-FSS-USE-03 = Helyszínt vagy a frakciótáblát a köröd akciójaként használhatsz: egyetlen kártya egyetlen akcióját.
refusal-FSS-USE-04 = Folytatni vagy abbahagyni csak közvetlenül egy többször használható helyszín használata vagy egy csere után lehet.
refusal-FSS-USE-05 = Csak akkor választhatod ki, mit kapsz, amikor egy helyszín vagy a frakciótábla kéri.
refusal-FSS-USE-08 = A frakciótáblát most nem használhatod: az akciói a köröd akciói közé tartoznak.
    .cost = A frakciótáblát így nem használhatod: kellene hozzá { $cost }, de { $has ->
        [0] egy sincs
       *[other] csak { $has } van
    }.
refusal-FSS-USE-09 = A frakciótáblának ezt az akcióját már használtad: a három közül mindegyik fordulónként egyszer használható.
refusal-FSS-USE-10 = Nem cserélhetsz be munkásokat: kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-USE-11 = Ez nincs a választhatók között.
refusal-FSS-PROD-16 = Ez nem választható: csak olyan helyszín termelését másolhatod le vagy veheted át, amely adott, választható vagy típus szerint járó dolgokat termel.
refusal-FSS-CLAR-10 = Ez nem tehető szabaddá: más saját akcióhelyszíneket válassz, amelyeket ebben a fordulóban már használtál, legalább egyet.
refusal-FSS-CLAR-12 = Ez nem választható üzlet: minden saját üzleted egyszer számít, és üzlet nélkül nincs mit kapnod.
refusal-FSS-CLAR-13 = Ilyet most nem vehetsz el: olyasmit válassz, ami megvan egy játékosnál, aki még nem passzolt.

## Open production

refusal-FSS-OPEN-01 = { $card }: ezt nem használhatod; munkást egy ellenfél nyílt termelő helyszínére küldhetsz.
refusal-FSS-OPEN-04 = { $card }: ezt ebben a fordulóban már használták; a nyílt termelés fordulónként egy játékosnak jut.
refusal-FSS-OPEN-05 = { $card }: ez a tiéd; munkást csak az ellenfelek nyílt termelő helyszíneire küldhetsz.
refusal-FSS-OPEN-06 = { $card }: a tulajdonosa már passzolt, ezért ebben a fázisban többé nem használható.

## Connection cards

refusal-FSS-CONN-02 = { $card }: ezt nem veheted el; a kapcsolatkártyához kellene { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-CONN-03 = { $card }: ez nincs felcsapva; csak a forduló kapcsolatkártyái vehetők el.
refusal-FSS-CONN-05 = { $card }: ezt nem játszhatod ki; csak olyan kapcsolatkártyát játszhatsz ki, amelyet már elvettél.
refusal-FSS-CONN-06 = { $card }: ezt nem játszhatod ki; kellene hozzá { $cost }, de { $has ->
    [0] egy sincs
   *[other] csak { $has } van
}.
refusal-FSS-CONN-08 = { $card }: ez kapcsolatkártya; elvenni és kijátszani lehet, építeni, rombolni, átépíteni vagy üzletet kötni nem lehet vele.
refusal-FSS-CONN-09 = Itt helyszínkártya kell a kezedből: azok közül válassz egyet.
    .cost = Kellene hozzá { $cost }, és a kapcsolatkártya nem számít annak.

## Clean-up

refusal-FSS-CLEAN-01 = Tárolni csak takarításkor lehet: pontosan annyit, amennyinek hely van, és csak olyat, amit a helyszíneid tárolnak.
