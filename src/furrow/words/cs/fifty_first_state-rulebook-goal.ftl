### 51st State: the rulebook, chapter GOAL (Czech).

rulebook-fifty-first-state-GOAL = Cíl hry

rule-FSS-GOAL-01 = Každý hráč buduje z karet lokací svůj stát.

rule-FSS-GOAL-02 = Vítězné body (VB) přinášejí hlavně účinky karet během hry; hned se počítají na bodovací desce.

rule-FSS-GOAL-03 = Když některý hráč dosáhne 25 VB, spustí tím konec hry (FSS-END-01).

rule-FSS-GOAL-04 = Na konci přidá každá postavená lokace ve státě k dosavadním bodům 1 VB.

rule-FSS-GOAL-05 = Vítězí hráč s nejvyšším součtem VB.
