### Imperial Settlers, the rulebook: End of the game (Hungarian).

rulebook-imperial-settlers-END = A játék vége

rule-IMP-END-01 = Az 5. kör után minden játékos kiszámolja a végső pontszámát.
rule-IMP-END-02 = A végső pontszám a megszerzett GyP és a birodalom helyszíneinek GyP értéke együtt.
rule-IMP-END-03 = A játék végén egy közös helyszín 1 GyP-t ér.
rule-IMP-END-04 = A játék végén egy nemzethelyszín 2 GyP-t ér.
rule-IMP-END-05 = Néhány japán képességhelyszín (Szentély, Kapu) további GyP-t ad a játék végén.
rule-IMP-END-06 = A legtöbb GyP-t szerző játékos győz.
rule-IMP-END-07 = A telkek és a szövetségek a játék végén nem adnak GyP-t.
