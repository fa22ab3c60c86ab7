# Scythe, the rulebook: Faction abilities.

rulebook-scythe-FACTION = Faction abilities

rule-SCY-FACTION-01 = Each faction has one permanent special ability printed in the upper right of its mat.
rule-SCY-FACTION-02 = Rusviet – Relentless: you may choose the same section as on your previous turn, as often as you like.
rule-SCY-FACTION-03 = Relentless also applies to the Factory card.
rule-SCY-FACTION-04 = Crimea – Coercion: once per turn, when paying resources, you may discard 1 combat card in place of 1 resource of any kind, whatever the value of the card.
rule-SCY-FACTION-05 = Combat cards are worth nothing at the end of the game.
rule-SCY-FACTION-06 = Nordic – Swim: workers may cross rivers onto any terrain except lakes.
rule-SCY-FACTION-07 = Swim applies to workers only, not to the character or mechs.
rule-SCY-FACTION-08 = Polania – Meander: you may choose up to 2 different options of an encounter card, in any order.
rule-SCY-FACTION-09 = Meander: gains from the first option may pay for the second.
rule-SCY-FACTION-10 = Meander: still, only 1 encounter card is drawn.
rule-SCY-FACTION-11 = Saxony – Dominate: no limit to the stars from objectives and from combat wins (within the 6 stars).
rule-SCY-FACTION-12 = Dominate: after the first completed objective the second card is kept and may be completed too.
rule-SCY-FACTION-13 = Dominate: with a star left, Saxony must place one after every combat win.
