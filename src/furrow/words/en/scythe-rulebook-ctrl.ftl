# Scythe, the rulebook: Control.

rulebook-scythe-CTRL = Control

rule-SCY-CTRL-01 = A player controls a territory on which at least one of their units (character, mech or worker) stands.
rule-SCY-CTRL-02 = A player also controls a territory holding their structure while no enemy unit is on it.
rule-SCY-CTRL-03 = At any moment at most one player controls a territory.
rule-SCY-CTRL-04 = An enemy unit on the territory of your structure gives control of the territory to the enemy.
rule-SCY-CTRL-05 = Losing control of the territory does not transfer the structure: it stays yours (SCY-BUILD-05, SCY-BUILD-06).
rule-SCY-CTRL-06 = While combat is pending, the previous controller keeps control of the territory.
rule-SCY-CTRL-07 = A territory with neither units nor structures is controlled by nobody; resources on it stay there and can be spent by nobody.
rule-SCY-CTRL-08 = The quick-start card shortens the rule to “one unit or structure”; the exception of SCY-CTRL-02 for enemy units still holds.
