### Settlers: Zrod impéria: the rulebook, chapter END (Czech).

rulebook-imperial-settlers-END = Konec hry

rule-IMP-END-01 = Po 5. kole si každý hráč spočítá konečný výsledek.

rule-IMP-END-02 = Konečný výsledek jsou získané VB a hodnoty VB lokací v impériu.

rule-IMP-END-03 = Na konci má společná lokace hodnotu 1 VB.

rule-IMP-END-04 = Na konci má frakční lokace hodnotu 2 VB.

rule-IMP-END-05 = Některé japonské vlastnostní lokace (Svatyně, Brána) dávají na konci VB navíc.

rule-IMP-END-06 = Vítězí hráč s nejvíce VB.

rule-IMP-END-07 = Základy a dohody na konci žádné VB nedávají.
