### Scythe, the rulebook: Enlist (Hungarian).

rulebook-scythe-ENLIST = Sorozás

rule-SCY-ENLIST-01 = Fizesd ki az ételköltséget.
rule-SCY-ENLIST-02 = Vegyél el egy újoncot a játékostáblád bármelyik szekciójáról, és tedd a frakciótábla bármelyik szabad egyszeri toborzási bónusz mezőjére.
rule-SCY-ENLIST-03 = Azonnal megkapod azt az egyszeri bónuszt.
rule-SCY-ENLIST-04 = Az egyszeri bónuszok: 2 hatalom, 2 pénz, 2 népszerűség, 2 harckártya.
rule-SCY-ENLIST-05 = Az újonc végleg ott marad; minden egyszeri bónuszt játszmánként egyszer lehet megkapni.
rule-SCY-ENLIST-06 = Az újonc szekcióját és az egyszeri bónuszt egymástól függetlenül választod.
rule-SCY-ENLIST-07 = A szabaddá vált kör folyamatos bónuszt ad: valahányszor te vagy a közvetlen bal vagy jobb oldali szomszédod végrehajtja az ilyen nevű alsósoros akciót, megkaphatod a feltüntetett bónuszt.
rule-SCY-ENLIST-08 = A szomszédoknál az akció számít, nem az, hogy a táblájukon hol áll.
rule-SCY-ENLIST-09 = Felsősoros akció vagy a Gyárkártya hasonló akciója nem váltja ki, és találkozás sem (SCY-ENC-13).
rule-SCY-ENLIST-10 = A folyamatos bónusz a következő akciótól számít; az a Sorozás akció, amelyik szabaddá teszi a kört, nem váltja ki.
rule-SCY-ENLIST-11 = Ha több játékosnak jár: először az aktív játékos kapja, azután a bal, végül a jobb oldali szomszédja.
rule-SCY-ENLIST-12 = Az alsósoros akciódat be kell jelentened, hogy a szomszédaid megnézhessék a bónuszaikat.
rule-SCY-ENLIST-13 = Ha e játékosok egyike a bónusz miatt lehelyezi a hatodik csillagát, a játék azonnal véget ér.
rule-SCY-ENLIST-14 = Ha 2 játékos játszik, az ellenfél egyszerre mindkét szomszéd, a bónuszt akciónként mégis csak egyszer kapod meg.
rule-SCY-ENLIST-15 = Az Építés folyamatos bónusza 1 népszerűség.
