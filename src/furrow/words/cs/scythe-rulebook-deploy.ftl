### Scythe: the rulebook, chapter DEPLOY (Czech).

rulebook-scythe-DEPLOY = Nasazení

rule-SCY-DEPLOY-01 = Zaplaťte cenu v kovu.

rule-SCY-DEPLOY-02 = Vezměte kteréhokoli mecha z desky frakce (dovednost si volíte) a postavte ho na území, na kterém stojí alespoň 1 váš dělník.

rule-SCY-DEPLOY-03 = Mecha nelze nasadit na jezero, ani když mechové vaší frakce na jezera smějí.

rule-SCY-DEPLOY-04 = Mecha nelze nasadit na základnu.

rule-SCY-DEPLOY-05 = Dovednost, kterou mech odkryl, platí od této chvíle pro postavu a všechny mechy frakce, nikdy pro dělníky.

rule-SCY-DEPLOY-06 = Čtyři dovednosti se u jednotlivých frakcí liší (kapitola „Dovednosti mechů“).

rule-SCY-DEPLOY-07 = Dovednosti mechů, kteří ustoupili, platí dál; dovednost se nikdy neztrácí.
