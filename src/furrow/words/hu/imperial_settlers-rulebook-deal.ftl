### Imperial Settlers, the rulebook: Make a deal (Hungarian).

rulebook-imperial-settlers-DEAL = Szövetségkötés

rule-IMP-DEAL-01 = Szövetséget csak a kezedből, nemzetkártyával köthetsz, közös kártyával soha.
rule-IMP-DEAL-02 = A szövetség kártyáján kell lennie szövetségmezőnek.
rule-IMP-DEAL-03 = Szövetségkötéshez válaszd ki a kártyát.
rule-IMP-DEAL-04 = A szövetség 1 ételbe kerül (vagy 1 aranyba, IMP-GOOD-09).
rule-IMP-DEAL-05 = A szövetség kártyáját a nemzettábla teteje alá kell csúsztatni úgy, hogy csak a szövetségmező látszódjon.
rule-IMP-DEAL-06 = A szövetség azonnal megadja az áruját, és azután minden termelő fázisban újra.
rule-IMP-DEAL-07 = A szövetségek száma nincs korlátozva.
rule-IMP-DEAL-08 = A szövetségbe tett kártya nem helyszín: nincs képessége és játék végi GyP értéke, és nem lehet rombolás célpontja.
