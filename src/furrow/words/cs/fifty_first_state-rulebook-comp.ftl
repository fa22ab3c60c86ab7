### 51st State: the rulebook, chapter COMP (Czech).

rulebook-fifty-first-state-COMP = Komponenty

rule-FSS-COMP-01 = Hra má 200 karet o rozměru 63×88 mm: 88 základních, 12 karet spojení, 50 karet Nové éry a 50 karet Zimy; každý druh má líc a rub.

rule-FSS-COMP-02 = Hra má 1 bodovací desku, 4 ukazatele VB, 1 žeton začínajícího hráče a 4 desky frakcí.

rule-FSS-COMP-03 = Žetonů surovin je od každého druhu (cihla, zbraň, palivo, železo) alespoň 30.

rule-FSS-COMP-04 = Figurek dělníků je alespoň 38.

rule-FSS-COMP-05 = Žetonů štítu je 10, žetonů munice 13 a žetonů přestavby 9.

rule-FSS-COMP-06 = Žetonů kontaktů je 20 červených, 20 modrých, 30 šedých a 7 univerzálních.

rule-FSS-COMP-07 = Jsou tu 4 násobící žetony; jen zastupují několik žetonů jednoho druhu a zde potřeba nejsou.

rule-FSS-COMP-08 = Hra je pro 1 až 4 hráče.
