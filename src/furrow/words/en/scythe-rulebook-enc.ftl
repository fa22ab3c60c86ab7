# Scythe, the rulebook: Encounters.

rulebook-scythe-ENC = Encounters

rule-SCY-ENC-01 = A character entering a territory with an encounter token stops and cannot move again this turn.
rule-SCY-ENC-02 = When the Move action is completely finished and all combats are resolved, but before the bottom-row action if there is one, discard the token and draw an encounter card.
rule-SCY-ENC-03 = Only characters trigger encounters.
rule-SCY-ENC-04 = If an opponent's mech is on that territory, combat comes first; the encounter happens only if the character wins, otherwise the token stays.
rule-SCY-ENC-05 = Show the card to all players and read its three options aloud.
rule-SCY-ENC-06 = The active player must choose one of the three options (Polania: up to two).
rule-SCY-ENC-07 = The whole cost of the chosen option must be paid; an option that cannot be paid cannot be chosen.
rule-SCY-ENC-08 = One option is always free of cost.
rule-SCY-ENC-09 = The benefit is optional and may be taken in part.
rule-SCY-ENC-10 = Then put the card face down under the encounter deck.
rule-SCY-ENC-11 = Resources, structures, mechs and workers gained are placed on the territory of the encounter.
rule-SCY-ENC-12 = If that territory already has a structure, a build benefit cannot be taken.
rule-SCY-ENC-13 = When the card grants an item or an action, no other cost is paid and no other benefit is gained than the card states, and no ongoing recruit bonus is triggered.
rule-SCY-ENC-14 = The card number is for reference only.
rule-SCY-ENC-15 = The costs of encounter options are popularity and coins.
rule-SCY-ENC-16 = A mech, structure, recruit, upgrade or worker gained through a card counts for the corresponding star and uncovers its ability or bonus as usual.
