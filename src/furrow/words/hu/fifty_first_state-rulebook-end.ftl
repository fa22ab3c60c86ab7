### 51st State, the rulebook: End of the game (Hungarian).

rulebook-fifty-first-state-END = A játék vége

rule-FSS-END-01 = A végjáték akkor indul el, amikor egy játékos győzelmi pont jelzője eléri a 25-öt.
rule-FSS-END-02 = Ha a végjáték akciófázisban indul el, azt az akciófázist még fejezzétek be (mindenki passzol), a takarítási fázis elmarad, és pontoztok.
rule-FSS-END-03 = Ha a végjáték termelési fázisban indul el, fejezzétek be a termelést, játsszátok le az utána következő akciófázist, a takarítási fázis elmarad, és pontoztok.
rule-FSS-END-04 = 25 vagy több győzelmi pont elindítja a végjátékot, és ez akkor is így marad, ha a pontok később csökkennének.
