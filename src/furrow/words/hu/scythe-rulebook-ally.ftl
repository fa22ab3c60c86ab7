### Scythe, the rulebook: Alliances and bribes (Hungarian).

rulebook-scythe-ALLY = Szövetségek és vesztegetések

rule-SCY-ALLY-01 = A játékosok bármilyen informális megállapodást köthetnek.
rule-SCY-ALLY-02 = A megállapodások betartása sohasem kényszeríthető ki.
rule-SCY-ALLY-03 = Csak pénz cserélhet gazdát.
rule-SCY-ALLY-04 = Versenyen még pénz sem cserélhet gazdát.
rule-SCY-ALLY-05 = Ha a Mozgás végén fennállnak a harc feltételei, a harcot semmilyen megállapodással nem lehet elkerülni.
rule-SCY-ALLY-06 = A harc kimenetelét pénzajánlattal továbbra is lehet befolyásolni (például hogy a másik fél győzhessen).
rule-SCY-ALLY-07 = A harcon kívül álló játékosok bármelyik felet megvesztegethetik.
