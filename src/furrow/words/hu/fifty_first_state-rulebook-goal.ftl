### 51st State, the rulebook: Goal (Hungarian).

rulebook-fifty-first-state-GOAL = A játék célja

rule-FSS-GOAL-01 = Minden játékos helyszínkártyákból épít fel egy államot.
rule-FSS-GOAL-02 = Győzelmi pontot főleg játék közben, a kártyák hatásaiból szerzel; azonnal lépsz vele a győzelmi pont táblán.
rule-FSS-GOAL-03 = Az a játékos, aki eléri a 25 győzelmi pontot, elindítja a végjátékot (FSS-END-01).
rule-FSS-GOAL-04 = A játék végén az államod minden megépített helyszíne 1 győzelmi pontot ad az addigiakhoz.
rule-FSS-GOAL-05 = Az győz, akinek összesen a legtöbb győzelmi pontja van.
