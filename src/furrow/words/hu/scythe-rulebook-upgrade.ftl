### Scythe, the rulebook: Upgrade (Hungarian).

rulebook-scythe-UPGRADE = Fejlesztés

rule-SCY-UPGRADE-01 = Fizesd ki az olajköltséget.
rule-SCY-UPGRADE-02 = Vegyél el egy technológiakockát a játékostáblád bármelyik zöld mezőjéről, és tedd bármelyik üres, szaggatott vonallal határolt vörös mezőre.
rule-SCY-UPGRADE-03 = A folytonos vonallal határolt vörös mezőket sohasem lehet lefedni.
rule-SCY-UPGRADE-04 = A felszabadult zöld mező növeli az ottani felsősoros előnyt, a lefedett vörös mező 1-gyel csökkenti az ottani alsósoros költséget.
rule-SCY-UPGRADE-05 = A két mezőnek nem kell ugyanabba a szekcióba tartoznia.
rule-SCY-UPGRADE-06 = Minden játékosnak pontosan 6 fejlesztése van; az áttett kockák többé nem mozdulnak.
rule-SCY-UPGRADE-07 = A fejlesztett mennyiség az ezután kezdett akciókra érvényes.
