# Imperial Settlers, the rulebook: General clarifications.

rulebook-imperial-settlers-CLAR = General clarifications

rule-IMP-CLAR-01 = A feature location that rewards building locations of a certain kind counts itself when it is built.
rule-IMP-CLAR-02 = A production or building bonus “per location of a colour” includes the location itself if its colour matches.
rule-IMP-CLAR-03 = Rewards for razing (Gallows, Raid) answer to every effect that is called razing by their owner: from the hand, of an opponent's location, by Rabble, Dark Chapel or Chariot Builder. They do not answer to Pack, Garrison, Engineers and Sanctuary, which are no razing (IMP-BAR-03, IMP-JAP-11, IMP-ROM-01, IMP-EGY-07).
rule-IMP-CLAR-04 = Garrison and Engineers may choose any location of an opponent who has not passed, common or faction, with or without a raze field (so also Gate, Shrine, Ruins). A defence token or samurai costs nothing extra. The card goes to its discard pile (IMP-GEN-07), what lies on it to the supply.
