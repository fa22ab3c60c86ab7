### Settlers: Zrod impéria: the rulebook, chapter DEF (Czech).

rulebook-imperial-settlers-DEF = Žetony obrany

rule-IMP-DEF-01 = Každá frakce získá ve fázi produkce 1 žeton obrany.

rule-IMP-DEF-02 = Ve fázi akcí smíte kdykoli ve svém tahu položit žeton obrany na jednu ze svých společných lokací.

rule-IMP-DEF-03 = Položit žeton obrany není akce.

rule-IMP-DEF-04 = Žeton obrany zvyšuje počet žetonů zboření potřebných na jeho lokaci o 1.

rule-IMP-DEF-05 = Položený žeton obrany nelze přesunout.

rule-IMP-DEF-06 = Je-li lokace zbořena, její žeton obrany se vrací do zásoby.

rule-IMP-DEF-07 = Při úklidu se odeberou všechny žetony obrany, položené i nepoložené.

rule-IMP-DEF-08 = Na lokaci je nejvýše jeden žeton obrany.
