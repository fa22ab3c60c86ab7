### 51st State, the rulebook: Final scoring (Hungarian).

rulebook-fifty-first-state-SCORE = Játék végi pontozás

rule-FSS-SCORE-01 = A játék végi pontozáskor minden megépített helyszín 1 győzelmi pontot ad a tulajdonosának.
rule-FSS-SCORE-02 = A rom a játék végi pontozáskor 0-t ér.
rule-FSS-SCORE-03 = A legtöbb győzelmi pontot szerző játékos győz.
