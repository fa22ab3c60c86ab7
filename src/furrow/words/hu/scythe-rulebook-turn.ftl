### Scythe, the rulebook: Turn structure (Hungarian).

rulebook-scythe-TURN = A forduló menete

rule-SCY-TURN-01 = Nincsenek játékkörök és fázisok; a játékosok az óramutató járásával megegyező irányban egymás után hajtják végre a fordulójukat, amíg egy hatodik csillag véget nem vet a játéknak.
rule-SCY-TURN-02 = 1. lépés – tedd az akciójelződet a játékostáblád egyik szekciójára; nem lehet ugyanaz, mint amelyiket az előző fordulódban használtad.
rule-SCY-TURN-03 = 2. lépés – egyszer végrehajthatod a szekció felsősoros akcióját.
rule-SCY-TURN-04 = 3. lépés – egyszer végrehajthatod a szekció alsósoros akcióját.
rule-SCY-TURN-05 = Végrehajthatod a felső akciót, az alsót, mindkettőt (előbb a felsőt) vagy egyiket sem, de a jelzőt akkor is át kell tenned, ha egyiket sem hajtod végre.
rule-SCY-TURN-06 = Az első fordulódban bármelyik szekciót választhatod.
rule-SCY-TURN-07 = Amit a felsősoros akció ad, abból kifizetheted ugyanennek a fordulónak az alsósoros akcióját.
rule-SCY-TURN-08 = A szekció a tábla egy oszlopa: egy felsősoros akció az építménye helyével, alatta egy alsósoros akció a folyamatos toborzási bónuszával.
rule-SCY-TURN-09 = A vörös mezők a költségek, a zöld mezők az előnyök; a mennyiséget a szabadon látható mezők mutatják.
rule-SCY-TURN-10 = Az a költség és az az előny számít, amely az akció kezdete előtt látható.
rule-SCY-TURN-11 = Előbb fizesd ki a teljes költséget, azután az előnyből annyit vegyél el, amennyit csak akarsz, akár keveset is.
rule-SCY-TURN-12 = Amelyik akció teljes költségét nem tudod kifizetni, azt nem hajthatod végre.
rule-SCY-TURN-13 = Egy fordulóban minden akció legfeljebb egyszer hajtható végre (nem lehet például kétszer fejleszteni ugyanabban a fordulóban).
rule-SCY-TURN-14 = Ha végeztél, vagy már döntöttél az alsósoros akciódról, az óramutató járása szerint következő játékos elkezdheti a fordulóját.
rule-SCY-TURN-15 = Akinek van Gyárkártyája, annak az az ötödik szekciója (SCY-FACTORY-07).
rule-SCY-TURN-16 = A fordulódban felfedhetsz egy teljesített célt (SCY-OBJ-02).
rule-SCY-TURN-17 = A szabálykönyvben ábrázolt Ipari táblán ezek állnak párban: Erősítés–Fejlesztés, Termelés–Telepítés, Mozgás–Építés, Kereskedelem–Sorozás.
