# Scythe, the rulebook: Turn structure.

rulebook-scythe-TURN = Turn structure

rule-SCY-TURN-01 = There are no rounds or phases; players take turns clockwise until a sixth star ends the game.
rule-SCY-TURN-02 = Step 1 – place the action token on a section of the player mat other than the one used on your previous turn.
rule-SCY-TURN-03 = Step 2 – you may take that section's top-row action once.
rule-SCY-TURN-04 = Step 3 – you may take that section's bottom-row action once.
rule-SCY-TURN-05 = You may take the top action, the bottom action, both (top first) or neither, but the token must move even if you take neither.
rule-SCY-TURN-06 = On the first turn any section may be chosen.
rule-SCY-TURN-07 = What the top-row action yields may pay for the bottom-row action of the same turn.
rule-SCY-TURN-08 = A section is one column of the mat: one top-row action with its structure space, one bottom-row action with its ongoing recruit bonus.
rule-SCY-TURN-09 = Red boxes are costs, green boxes benefits; the uncovered boxes show the amounts.
rule-SCY-TURN-10 = Costs and benefits are those visible before the action begins.
rule-SCY-TURN-11 = Pay the whole cost first, then take as much or as little of the benefit as you like.
rule-SCY-TURN-12 = An action you cannot pay in full cannot be taken.
rule-SCY-TURN-13 = Each action is taken at most once per turn (two Upgrades in a turn, for instance, are not possible).
rule-SCY-TURN-14 = When you have finished, or have decided on your bottom-row action, the next player clockwise may begin.
rule-SCY-TURN-15 = A player with a Factory card has it as a fifth section (SCY-FACTORY-07).
rule-SCY-TURN-16 = An objective may be revealed during the turn (SCY-OBJ-02).
rule-SCY-TURN-17 = The illustrated mat, Industrial, pairs Bolster–Upgrade, Produce–Deploy, Move–Build, Trade–Enlist.
