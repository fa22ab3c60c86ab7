# Imperial Settlers, the rulebook: Location abilities.

rulebook-imperial-settlers-LOC = Location abilities

rule-IMP-LOC-01 = A production location gives its goods on building and in every later production phase.
rule-IMP-LOC-02 = A feature location gives a lasting ability, or goods after certain actions.
rule-IMP-LOC-03 = A feature works whenever its text applies in the action phase; outside it only if the text or a clarification says so (Sphinx, IMP-EGY-08).
rule-IMP-LOC-04 = To use an action location, place a worker, or the given goods, or both on the card.
