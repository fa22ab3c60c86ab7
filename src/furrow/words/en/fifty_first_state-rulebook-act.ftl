# 51st State, the rulebook: Action phase in general.

rulebook-fifty-first-state-ACT = Action phase in general

rule-FSS-ACT-01 = From the first player clockwise, each player in turn performs one action.
rule-FSS-ACT-02 = The choices of a turn are: build a location; make a deal; raze; use a location's action; use the faction board's action; use another player's open production location; take a connection card or play one; pass.
rule-FSS-ACT-03 = Kinds, number and order of actions are free as long as costs can be paid.
rule-FSS-ACT-04 = Turns go round until every player has passed; passed players are skipped. Then the action phase ends.
rule-FSS-ACT-05 = Taking and playing a connection card are two separate actions.
rule-FSS-ACT-06 = Placing a shield is no action (FSS-SHLD-02).
