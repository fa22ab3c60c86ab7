### 51st State: the rulebook, chapter ROUND (Czech).

rulebook-fifty-first-state-ROUND = Průběh kola

rule-FSS-ROUND-01 = Kolo má čtyři fáze v tomto pořadí: 1 fáze rozhledu (dobírání), 2 fáze produkce, 3 fáze akcí, 4 fáze úklidu.

rule-FSS-ROUND-02 = Po úklidu začíná nové kolo s novým začínajícím hráčem.

rule-FSS-ROUND-03 = Počet kol není dán; hraje se, dokud nenastane FSS-END-01.
