### Imperial Settlers, the rulebook: General rules (Hungarian).

rulebook-imperial-settlers-GEN = Általános szabályok
    .intro = Minden mondat a sajátunk; a szakszavak a nyomtatott magyar szabálykönyvéi.

rule-IMP-GEN-01 = A helyszínek adta GyP-t azonnal jelölni kell.
rule-IMP-GEN-02 = Az aranyra az IMP-GOOD-09 és az IMP-GOOD-10 vonatkozik.
rule-IMP-GEN-03 = A kapott áruk a közös készletből jönnek, hacsak másképp nincs megszabva.
rule-IMP-GEN-04 = Az eldobott áruk visszakerülnek a közös készletbe.
rule-IMP-GEN-05 = Egy játékos nyersanyagai, munkásai és jelzői mindig mindenki számára láthatók.
rule-IMP-GEN-06 = Arra, hogy melyik pakliból húzol, az IMP-GOOD-03 vonatkozik.
rule-IMP-GEN-07 = Minden kártyafajtának külön dobópaklija van.
rule-IMP-GEN-08 = A kiürült pakli a dobópaklija megkeverésével újul meg.
rule-IMP-GEN-09 = Az eldobott nemzetkártyákat sohasem kell újrakeverni: csak a közös pakli újul meg, az üres nemzetpakli üres marad.
rule-IMP-GEN-10 = Aki passzolt, nem lehet célpont.
rule-IMP-GEN-11 = A kártyák szövege felülírja és módosítja az általános szabályokat.
