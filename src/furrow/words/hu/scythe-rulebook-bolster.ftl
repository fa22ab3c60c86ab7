### Scythe, the rulebook: Bolster (Hungarian).

rulebook-scythe-BOLSTER = Erősítés

rule-SCY-BOLSTER-01 = Fizess 1 pénzt, majd kapd meg ezek egyikét: 2 hatalom vagy 1 harckártya.
rule-SCY-BOLSTER-02 = A hatalmat a Hatalomsávon lépteted előre; harcban ebből költesz.
rule-SCY-BOLSTER-03 = A harckártyák a harcban növelik a hatalmadat: a harcban részt vevő karaktered és mechjeid után egyenként legfeljebb 1 kártya (SCY-COMBAT-14).
rule-SCY-BOLSTER-04 = Ha üres a pakli, az eldobott lapokat kell megkeverni (SCY-SETUP-04).
