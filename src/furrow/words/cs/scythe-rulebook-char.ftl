### Scythe: the rulebook, chapter CHAR (Czech).

rulebook-scythe-CHAR = Postavy

rule-SCY-CHAR-01 = Všechny postavy umějí totéž; frakce se liší dovednostmi frakcí a mechů.

rule-SCY-CHAR-02 = Polanie (republika): Anna s medvědem Wojtkem.

rule-SCY-CHAR-03 = Sasko (říše): Günter von Duisburg s vlky Nachtem a Tagem; Tag není součástí figurky.

rule-SCY-CHAR-04 = Krym (chanát): Zehra s orlem Karem.

rule-SCY-CHAR-05 = Sever (království): Bjorn s pižmoněm Moxem.

rule-SCY-CHAR-06 = Rusvět (svaz): Olga Romanová s tygrem Čangou.
