### Settlers: Zrod impéria: the rulebook, chapter DECK (Czech).

rulebook-imperial-settlers-DECK = Varianta: stavba balíčku frakce

rule-IMP-DECK-01 = Balíček frakce má přesně 30 karet: 3 různé karty po 3 kopiích, 6 po 2 kopiích a 9 jednotlivých.

rule-IMP-DECK-02 = Počet kopií je na každé kartě vytištěn.

rule-IMP-DECK-03 = Chcete-li do balíčku frakce přidat kartu, vložte všechny její kopie a vyjměte všechny kopie karty se stejným počtem kopií.

rule-IMP-DECK-04 = Stavba balíčku má smysl jen s kartami z rozšíření; základní balíčky jejím pravidlům vyhovují.
