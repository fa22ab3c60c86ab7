### Scythe: the rulebook, chapter TRADE (Czech).

rulebook-scythe-TRADE = Obchod

rule-SCY-TRADE-01 = Zaplaťte 1 minci a získejte jedno z toho: 2 suroviny, nebo 1 bod popularity.

rule-SCY-TRADE-02 = Těmi 2 surovinami může být libovolná kombinace ropy, kovu, jídla a dřeva, i dvě stejné.

rule-SCY-TRADE-03 = Oba žetony přijdou na jedno území podle vašeho výběru, které ovládáte a na kterém stojí alespoň 1 váš dělník.

rule-SCY-TRADE-04 = Jsou-li všichni vaši dělníci na základně, nemůže Obchod vynést suroviny (popularitu zvolit lze).

rule-SCY-TRADE-05 = Popularita se utrácí při Setkáních a určuje násobky v závěrečném bodování.
