### 51st State, the rulebook: Location action and faction board action (Hungarian).

rulebook-fifty-first-state-USE = Helyszín és frakciótábla akciója

rule-FSS-USE-01 = Az akcióhelyszín képességét a köröd akciójaként használod; kifizeted a költségét, és megkapod, amit ad.
rule-FSS-USE-02 = Egy helyszín akciója fordulónként egyszer használható, hacsak a szövege mást nem mond.
rule-FSS-USE-03 = Egy körben egy kártya egy akcióját használhatod, hacsak a kártya mást nem mond.
rule-FSS-USE-04 = Ha egy akció fordulónként többször is használható, a játékos egyetlen körben is kihasználhatja az összeset, vagy több körre is eloszthatja.
rule-FSS-USE-05 = Az akción belüli választás használatonként más-más lehet, akkor is, ha a használatok egy körre esnek.
rule-FSS-USE-06 = A használt akciót a takarítási fázisig a kártyára tett cucc jelzi.
rule-FSS-USE-07 = Az akcióra elköltött cucc jelzésként a kártyáján marad; a kapott cucc a készletedbe kerül, és azonnal elkölthető.
rule-FSS-USE-08 = A frakciótábla is ad akciót, amely megépített helyszín nélkül is használható.
rule-FSS-USE-09 = A tábla akciója fordulónként egyszer használható, hacsak a szövege mást nem mond.
rule-FSS-USE-10 = A Mutáns Unió táblájának akciója: 2 munkásért 1 tetszőleges nyersanyag vagy 1 kártya, fordulónként akárhányszor.
rule-FSS-USE-11 = Az FSS-USE-10 „tetszőleges nyersanyaga” a négy alapvető nyersanyag egyike, a lőszer nem az.
rule-FSS-USE-12 = Az újonnan megépített akcióhelyszín ugyanabban a fordulóban a következő körödtől használható.
