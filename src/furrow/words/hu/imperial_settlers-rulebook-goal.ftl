### Imperial Settlers, the rulebook: Goal (Hungarian).

rulebook-imperial-settlers-GOAL = A játék célja

rule-IMP-GOAL-01 = Minden játékos a négy nemzet (rómaiak, barbárok, egyiptomiak, japánok) egyikét vezeti öt körön át; a legtöbb győzelmi pont (GyP) nyer.
rule-IMP-GOAL-02 = GyP-t játék közben a szövetségek, az akciók és a helyszínek képességei adnak.
rule-IMP-GOAL-03 = A játék végén hozzáadjátok a birodalom helyszíneinek GyP értékét; az összeg a végső pontszám.
