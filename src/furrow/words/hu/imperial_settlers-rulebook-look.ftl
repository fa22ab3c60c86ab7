### Imperial Settlers, the rulebook: Lookout phase (Hungarian).

rulebook-imperial-settlers-LOOK = Megfigyelési fázis

rule-IMP-LOOK-01 = A megfigyelési fázisban mindenki 3 kártyát kap: 1 nemzetkártyát és 2 közös kártyát.
rule-IMP-LOOK-02 = A megfigyelés 1. lépése: mindenki húz 1 kártyát a nemzete paklijából.
rule-IMP-LOOK-03 = A megfigyelés 2. lépése: csapjatok fel 1-gyel több közös kártyát, mint ahány játékos van.
rule-IMP-LOOK-04 = A kezdőjátékostól az óramutató járása szerint mindenki a kezébe vesz egyet a felcsapott lapok közül.
rule-IMP-LOOK-05 = A sorban maradt lapot dobjátok el, hatása nincs.
rule-IMP-LOOK-06 = A megfigyelés 3. lépése: ismét csapjatok fel 1-gyel több közös kártyát, mint ahány játékos van; most az kezd, aki az előbb utolsónak választott, és a sorrend az óramutató járásával ellentétes; a megmaradt lapot dobjátok el.
rule-IMP-LOOK-07 = A kézben tartott lapok száma nincs korlátozva.
rule-IMP-LOOK-08 = A kézben tartott lapok titkosak.
