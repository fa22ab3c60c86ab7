# Scythe, the rulebook: Objectives.

rulebook-scythe-OBJ = Objectives

rule-SCY-OBJ-01 = Each player starts with 2 objective cards, kept secret.
rule-SCY-OBJ-02 = On your own turn, before or after a top- or bottom-row action, you may reveal a fulfilled objective.
rule-SCY-OBJ-03 = It cannot be revealed in the middle of an action.
rule-SCY-OBJ-04 = All conditions of the card must hold at the moment of revealing.
rule-SCY-OBJ-05 = Revealing is voluntary and may be put off; if the conditions lapse meanwhile the card cannot be revealed.
rule-SCY-OBJ-06 = On revealing, place 1 star on the objective space and put both objective cards, the fulfilled and the other one, under the objective deck.
rule-SCY-OBJ-07 = Only 1 objective star per player; Saxony may gain 2 and keeps the second card.
rule-SCY-OBJ-08 = An objective card that itself speaks of the end of your turn (14 of the 23 base cards) can be revealed at one moment only: at the end of your turn, when the bottom-row action with all that follows from it is finished or has been passed over. The other cards keep the moments of SCY-OBJ-02.
    .note-1 = If the bottom-row action ends the game, that moment does not come.
