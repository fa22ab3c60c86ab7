### Scythe: the rulebook, chapter GEN (Czech).

rulebook-scythe-GEN = Obecně
    .intro = Všechny věty jsou naše vlastní; pojmy jsou z tištěných českých pravidel.

rule-SCY-GEN-01 = Hra je pro 1 až 5 hráčů a trvá asi 115 minut.

rule-SCY-GEN-02 = Každý hráč vede jednu frakci, kterou na herním plánu zastupuje postava této frakce.

rule-SCY-GEN-03 = Vítězí hráč, který má po závěrečném bodování největší jmění (mince).

rule-SCY-GEN-04 = Obvyklé vítězné jmění je kolem 75 mincí.

rule-SCY-GEN-05 = Mince získáváte během hry, ale nejvíce jich přinese závěrečné bodování, a to za tři věci: za každou umístěnou hvězdu, za každé ovládané území a za každé 2 ovládané suroviny.

rule-SCY-GEN-06 = Kolik mincí za ně hráč dostane, závisí na jeho místě na Stupnici popularity: čím vyšší popularita, tím více mincí.

rule-SCY-GEN-07 = Další mince přinesou místa, kde hráč postavil budovy (dílek stavebního bonusu).

rule-SCY-GEN-08 = Hra končí v okamžiku, kdy kterýkoli hráč umístí na Stupnici úspěchu šestou hvězdu.

rule-SCY-GEN-09 = „$n“ v těchto pravidlech znamená n mincí; znak „/“ mezi dvěma výnosy na desce znamená „nebo“.
