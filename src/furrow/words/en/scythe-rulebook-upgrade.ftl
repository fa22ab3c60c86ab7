# Scythe, the rulebook: Upgrade.

rulebook-scythe-UPGRADE = Upgrade

rule-SCY-UPGRADE-01 = Pay the oil cost.
rule-SCY-UPGRADE-02 = Take one technology cube from any green box of the player mat and put it on any empty red box with a dashed (bracketed) border.
rule-SCY-UPGRADE-03 = Red boxes with a solid border can never be covered.
rule-SCY-UPGRADE-04 = The freed green box raises that top-row benefit; the covered red box lowers that bottom-row cost by 1.
rule-SCY-UPGRADE-05 = Source and target need not belong to the same section.
rule-SCY-UPGRADE-06 = Each player has exactly 6 upgrades; cubes never move again.
rule-SCY-UPGRADE-07 = An upgraded amount applies to actions begun afterwards.
