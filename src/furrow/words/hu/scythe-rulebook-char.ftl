### Scythe, the rulebook: Characters (Hungarian).

rulebook-scythe-CHAR = Karakterek

rule-SCY-CHAR-01 = Minden karakter ugyanazt tudja; a frakciókat a frakció- és mechképességeik különböztetik meg.
rule-SCY-CHAR-02 = Polónia (Köztársaság): Anna és a medvéje, Wojtek.
rule-SCY-CHAR-03 = Szász (Birodalom): Gunter von Duisburg és a farkasai, Nacht és Tag; Tag nem része a figurának.
rule-SCY-CHAR-04 = Krím (Kánság): Zehra és a sasa, Kar.
rule-SCY-CHAR-05 = Skandív (Királyság): Bjorn és a pézsmatulka, Mox.
rule-SCY-CHAR-06 = Ruszvet (Unió): Olga Romanova és a tigrise, Changa.
