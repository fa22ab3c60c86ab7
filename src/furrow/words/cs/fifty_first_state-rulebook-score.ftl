### 51st State: the rulebook, chapter SCORE (Czech).

rulebook-fifty-first-state-SCORE = Závěrečné bodování

rule-FSS-SCORE-01 = V závěrečném bodování přinese každá postavená lokace majiteli 1 VB.

rule-FSS-SCORE-02 = Ruiny se v závěrečném bodování počítají za 0.

rule-FSS-SCORE-03 = Vítězí hráč s nejvíce VB.
