### Scythe, the rulebook: Build (Hungarian).

rulebook-scythe-BUILD = Építés

rule-SCY-BUILD-01 = Fizesd ki a faköltséget.
rule-SCY-BUILD-02 = Vegyél el egy tetszőleges építményt a játékostábládról, és tedd a fennhatóságod alatt álló olyan tartományra, amelyen legalább 1 saját munkásod áll.
rule-SCY-BUILD-03 = Egy tartományon csak 1 építmény állhat, akárkié is.
rule-SCY-BUILD-04 = Az építményeket nem lehet lerombolni vagy elmozdítani.
rule-SCY-BUILD-05 = Az építményeidet az ellenfeleid nem használhatják.
rule-SCY-BUILD-06 = Az építményeid bónusza olyan tartományon is megmarad, amelyik nem áll a fennhatóságod alatt; kivétel a Malom: ott fennhatóság nélkül nem termelhetsz.
rule-SCY-BUILD-07 = Az építményed a fennhatóságod alatt tartja a tartományát, amíg nincs ott ellenséges egység.
rule-SCY-BUILD-08 = A Gyár tartományára szabad építeni.
rule-SCY-BUILD-09 = Bázisra és tóra nem szabad építeni.
rule-SCY-BUILD-10 = Amikor egy építmény lekerül a játékostábláról, a helyén előtűnik egy állandó további előny, amely a közvetlenül fölötte álló felsősoros akcióhoz tartozik.
rule-SCY-BUILD-11 = Ez az előny akkortól számít, amikor legközelebb végrehajtod azt a felsősoros akciót.
rule-SCY-BUILD-12 = Emlékmű: valahányszor Erősítés akciót hajtasz végre, kapsz 1 népszerűséget is.
    .heading = Építmények
rule-SCY-BUILD-13 = Malom: valahányszor Termelés akciót hajtasz végre, a Malom tartománya a rendes számon felül további termelő tartománynak számít.
    .heading = Építmények
rule-SCY-BUILD-14 = Malom: a Malom úgy termel 1-et, mintha munkás volna (faluban tehát egy munkást); az ott álló munkások is termelhetnek.
    .heading = Építmények
rule-SCY-BUILD-15 = Malom: akkor is termel, ha nincs munkás a tartományán, feltéve hogy a tartomány a fennhatóságod alatt áll.
    .heading = Építmények
rule-SCY-BUILD-16 = Bánya: alagútként működik, de csak a te egységeidnek; bármelyik alagútról bemozoghatsz a Bányádra, és onnan bármelyik alagútra kimozoghatsz, akkor is, ha a Bánya tartománya egy ellenfél fennhatósága alatt áll.
    .heading = Építmények
rule-SCY-BUILD-17 = Bánya: a többi építménytől eltérően az egységeid minden mozgásánál használható, a Gyárkártya mozgásánál is.
    .heading = Építmények
rule-SCY-BUILD-18 = Az Emlékmű, a Malom és a Fegyverraktár bónusza csak a játékostáblán fölöttük álló akcióra vonatkozik, Gyárkártyára és találkozásra sohasem.
    .heading = Építmények
rule-SCY-BUILD-19 = Fegyverraktár: valahányszor Kereskedelem akciót hajtasz végre, kapsz 1 hatalmat is.
    .heading = Építmények
rule-SCY-BUILD-20 = Az építmények bónusza is opcionális, mint bármely más előny.
    .heading = Építmények
