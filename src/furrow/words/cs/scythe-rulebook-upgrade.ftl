### Scythe: the rulebook, chapter UPGRADE (Czech).

rulebook-scythe-UPGRADE = Vylepšení

rule-SCY-UPGRADE-01 = Zaplaťte cenu v ropě.

rule-SCY-UPGRADE-02 = Vezměte jednu kostku technologií z kteréhokoli zeleného pole desky hráče a položte ji na kterékoli prázdné červené pole s přerušovaným okrajem.

rule-SCY-UPGRADE-03 = Červená pole s plným okrajem nelze nikdy zakrýt.

rule-SCY-UPGRADE-04 = Uvolněné zelené pole zvýší výnos příslušné horní akce; zakryté červené pole sníží cenu příslušné spodní akce o 1.

rule-SCY-UPGRADE-05 = Pole, odkud kostku berete, a pole, kam ji kladete, nemusejí patřit ke stejné části desky.

rule-SCY-UPGRADE-06 = Každý hráč má právě 6 vylepšení; položené kostky se už nikdy nepřesouvají.

rule-SCY-UPGRADE-07 = Vylepšené množství platí pro akce začaté až poté.
