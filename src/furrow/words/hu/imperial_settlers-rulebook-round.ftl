### Imperial Settlers, the rulebook: Round structure (Hungarian).

rulebook-imperial-settlers-ROUND = Egy kör menete

rule-IMP-ROUND-01 = A játék 5 körből áll.
rule-IMP-ROUND-02 = Egy körnek négy fázisa van, kötött sorrendben: megfigyelési, termelő, akció- és tisztítási fázis.
