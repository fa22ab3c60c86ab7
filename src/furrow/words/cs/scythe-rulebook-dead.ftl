### Scythe: the rulebook, chapter DEAD (Czech).

rulebook-scythe-DEAD = Prázdný tah

rule-SCY-DEAD-01 = Hráč, který nemůže zahrát vůbec žádnou akci, má prázdný tah.

rule-SCY-DEAD-02 = Může k tomu dojít jen tehdy, když v minulém tahu použil část s Pohybem a nemá mince, moc, popularitu ani suroviny.

rule-SCY-DEAD-03 = V prázdném tahu se figurka akce i tak přesune na jinou část a nic dalšího se neděje.
