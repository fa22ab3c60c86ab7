### Imperial Settlers, the rulebook: Romans (Hungarian).

rulebook-imperial-settlers-ROM = Rómaiak

rule-IMP-ROM-01 = Mérnökök: az akciója végleg eltávolítja egy ellenfél egyik helyszínét; ez nem rombolás.
rule-IMP-ROM-02 = Kereskedőtelep: építésekor egyszerre barna, szürke és piros.
rule-IMP-ROM-03 = Kémek: az akciója nem szövetségkötés.
rule-IMP-ROM-04 = A japánok ellen a Kémek nem vehetik el azt a szövetséget, amelyet a te helyszíneddel vagy más játékoséval kötöttek (Kereskedelmi út), csak az ellenfél nemzettáblája alól választott szövetséget.
rule-IMP-ROM-05 = Raktárak: ha elvész (építésért eldobják vagy lerombolják), az ott raktározott nyersanyagok a tulajdonosa készletébe kerülnek, és az adott kör tisztítási fázisáig felhasználhatók.
