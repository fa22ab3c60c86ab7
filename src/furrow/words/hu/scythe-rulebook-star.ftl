### Scythe, the rulebook: Stars (Hungarian).

rulebook-scythe-STAR = Csillagok

rule-SCY-STAR-01 = Csillag jár mind a 6 fejlesztésért.
rule-SCY-STAR-02 = Csillag jár mind a 4 mech telepítéséért.
rule-SCY-STAR-03 = Csillag jár mind a 4 építmény felépítéséért.
rule-SCY-STAR-04 = Csillag jár mind a 4 újonc besorozásáért.
rule-SCY-STAR-05 = Csillag jár azért, ha mind a 8 munkásod a játéktáblán van.
rule-SCY-STAR-06 = Csillag jár 1 teljesített cél felfedéséért.
rule-SCY-STAR-07 = Csillag jár egy harc megnyeréséért, legfeljebb 2 alkalommal.
rule-SCY-STAR-08 = Csillag jár a 18-as népszerűség eléréséért.
rule-SCY-STAR-09 = Csillag jár a 16-os hatalom eléréséért.
rule-SCY-STAR-10 = Ez összesen 10 lehetőség csillag lehelyezésére; egy játékos 6-ot használhat ki közülük.
rule-SCY-STAR-11 = Ha teljesítesz egy feltételt, azonnal le kell helyezned a csillagot.
rule-SCY-STAR-12 = A lehelyezett csillagot sohasem lehet elveszíteni vagy levenni, akkor sem, ha a feltétele később már nem teljesül.
rule-SCY-STAR-13 = Minden feltétel játékosonként egy csillagot ad (a harc kettőt; Szász: SCY-FACTION-11).
rule-SCY-STAR-14 = Különböző játékosok ugyanarra a feltételre tett csillagai nem akadályozzák egymást.
rule-SCY-STAR-15 = Senki sem helyezhet le 6-nál több csillagot.
rule-SCY-STAR-16 = A bázison álló munkások beleszámítanak a 8 munkásért járó csillagba.
