### Settlers: Zrod impéria: the rulebook, chapter ROUND (Czech).

rulebook-imperial-settlers-ROUND = Průběh kola

rule-IMP-ROUND-01 = Hra má 5 kol.

rule-IMP-ROUND-02 = Kolo má čtyři fáze v daném pořadí: fáze rozhledu, fáze produkce, fáze akcí, fáze úklidu.
