# 51st State, the rulebook: Location action and faction board action.

rulebook-fifty-first-state-USE = Location action and faction board action

rule-FSS-USE-01 = An action location's ability is used as an action of the turn; its cost is paid and its gain taken.
rule-FSS-USE-02 = A location's action can be used once per round unless its text says otherwise.
rule-FSS-USE-03 = One turn covers one action of one card, unless the card says otherwise.
rule-FSS-USE-04 = If an action may be used several times per round, the player may use all uses in one turn or spread them over turns.
rule-FSS-USE-05 = Choices inside an action may differ from use to use, even when the uses come in one turn.
rule-FSS-USE-06 = A used action is marked by goods on the card until clean-up.
rule-FSS-USE-07 = Goods spent on an action lie on its card as a marker; gained goods go to your supply and can be spent at once.
rule-FSS-USE-08 = The faction board offers an action as well, usable even with no built location.
rule-FSS-USE-09 = The board action can be used once per round unless its text says otherwise.
rule-FSS-USE-10 = The board action of the Mutants Union is: 2 workers for 1 resource of choice or 1 card, any number of times per round.
rule-FSS-USE-11 = “Resource of choice” in FSS-USE-10 means one of the four basic resources, not ammo.
rule-FSS-USE-12 = Newly built action locations may be used from the next turn on in the same round.
