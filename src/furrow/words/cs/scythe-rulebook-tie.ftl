### Scythe: the rulebook, chapter TIE (Czech).

rulebook-scythe-TIE = Rozhodnutí při shodě

rule-SCY-TIE-01 = Stejná jmění se porovnávají v tomto pořadí, více je lépe: (1) dělníci + mechové + budovy na plánu; (2) moc; (3) popularita; (4) ovládané suroviny; (5) ovládaná území; (6) umístěné hvězdy.
    .note-1 = Jednotky na základnách se počítají, jako by byly na plánu; figurky, které jsou ještě na desce, ne.

rule-SCY-TIE-02 = Rozhoduje první položka, ve které se liší.

rule-SCY-TIE-03 = Shoda ve všech šesti se nerozhoduje; hráči se o vítězství dělí.
