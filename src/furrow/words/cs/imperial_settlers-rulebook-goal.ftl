### Settlers: Zrod impéria: the rulebook, chapter GOAL (Czech).

rulebook-imperial-settlers-GOAL = Cíl hry

rule-IMP-GOAL-01 = Každý hráč vede po pět kol jednu ze čtyř frakcí (Římané, Barbaři, Egypťané, Japonci); vítězí ten, kdo má nejvíce VB.

rule-IMP-GOAL-02 = VB přinášejí během hry dohody, akce a schopnosti lokací.

rule-IMP-GOAL-03 = Na konci se přičtou hodnoty VB lokací v impériu; součet je konečný výsledek.
