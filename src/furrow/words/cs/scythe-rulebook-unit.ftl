### Scythe: the rulebook, chapter UNIT (Czech).

rulebook-scythe-UNIT = Jednotky

rule-SCY-UNIT-01 = Jednotky jsou postavy, mechové a dělníci. Budovy, rekruti a žetony jednotkami nejsou.

rule-SCY-UNIT-02 = Každá jednotka se může pohybovat po herním plánu; neříká-li dovednost jinak, přesune se o 1 území a nesmí překročit řeku ani vstoupit na jezero.

rule-SCY-UNIT-03 = Každá jednotka může při pohybu přenášet libovolný počet surovin.

rule-SCY-UNIT-04 = Postavy bojují, spouštějí Setkání a jednou za hru si vezmou kartu Továrny, když skončí pohyb v Továrně.

rule-SCY-UNIT-05 = Mechové bojují a při pohybu smějí převážet libovolný počet vlastních dělníků.

rule-SCY-UNIT-06 = Mechové nemohou převážet postavy.

rule-SCY-UNIT-07 = Postavy nemohou převážet dělníky, to mohou jen mechové.

rule-SCY-UNIT-08 = Dělníci produkují suroviny a další dělníky; tam, kde stojí, lze nasazovat mechy a stavět budovy.

rule-SCY-UNIT-09 = Dělníci nikdy nebojují.

rule-SCY-UNIT-10 = Kdykoli ve vašem tahu vaše postava nebo mech donutí soupeřovy dělníky k ústupu, ať vstupem na území, nebo bojem, ztrácíte za každého dělníka 1 bod popularity.

rule-SCY-UNIT-11 = Jednotky nejsou nikdy zničeny; poražená nebo vyhnaná jednotka se vrací na vlastní základnu.
