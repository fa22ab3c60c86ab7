### 51st State, the rulebook: Round structure (Hungarian).

rulebook-fifty-first-state-ROUND = Egy forduló menete

rule-FSS-ROUND-01 = A fordulónak négy fázisa van, ebben a sorrendben: 1. felderítési (húzás) fázis, 2. termelési fázis, 3. akciófázis, 4. takarítási fázis.
rule-FSS-ROUND-02 = A takarítási fázis után új forduló kezdődik az új kezdőjátékossal.
rule-FSS-ROUND-03 = A fordulók száma nincs megszabva; a játék addig tart, amíg az FSS-END-01 be nem következik.
