# Scythe, the rulebook: The Factory.

rulebook-scythe-FACTORY = The Factory

rule-SCY-FACTORY-01 = The Factory produces no resources.
rule-SCY-FACTORY-02 = At the end of the game it counts as 3 territories for its controller.
rule-SCY-FACTORY-03 = When the Move action is completely finished (and any combat won) and your character is on the Factory for the first time in the game, look through the Factory cards on the board, keep one and return the others.
rule-SCY-FACTORY-04 = Taking a card is mandatory.
rule-SCY-FACTORY-05 = The first visitor sees 1 card more than there are players, each later visitor one fewer.
rule-SCY-FACTORY-06 = Only characters obtain Factory cards.
rule-SCY-FACTORY-07 = The card is a fifth section of the player mat, laid beside it.
rule-SCY-FACTORY-08 = It is chosen like any section by placing the action token on it; top action, bottom action or both (top first) may be taken.
rule-SCY-FACTORY-09 = It is subject to the rule against using the same section twice running (Rusviet excepted, SCY-FACTION-03).
rule-SCY-FACTORY-10 = Its actions are independent of similar actions on the player mat: no ongoing recruit bonuses, no structure bonuses, no coins of the mat's action.
rule-SCY-FACTORY-11 = Its actions do not use the mat's cost either; only the cost printed on the card is paid.
rule-SCY-FACTORY-12 = The bottom action of every Factory card is a Move: one unit, up to two territories, within one Move action.
rule-SCY-FACTORY-13 = All movement rules apply to it; it ends when a character enters a territory with an encounter token, or a character/mech enters a territory with opposing units.
rule-SCY-FACTORY-14 = A worker may use this Move.
rule-SCY-FACTORY-15 = Your own Mine may be used during it.
rule-SCY-FACTORY-16 = With Speed, a character or mech moves up to 3 territories with it.
rule-SCY-FACTORY-17 = A player can have only one Factory card per game.
rule-SCY-FACTORY-18 = The choice is final; the card is never exchanged or discarded.
