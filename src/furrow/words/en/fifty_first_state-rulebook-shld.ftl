# 51st State, the rulebook: Shield tokens.

rulebook-fifty-first-state-SHLD = Shield tokens

rule-FSS-SHLD-01 = On your turn you may put a shield token from your supply on one of your locations.
rule-FSS-SHLD-02 = Placing a shield is no action and does not use up the turn.
rule-FSS-SHLD-03 = A location holds at most 1 shield.
rule-FSS-SHLD-04 = A shield raises the location's defence by 1.
rule-FSS-SHLD-05 = A placed shield cannot be moved.
rule-FSS-SHLD-06 = When a location is razed its shield goes to the common supply.
rule-FSS-SHLD-07 = Clean-up returns all shields, placed and unplaced, to the common supply.
rule-FSS-SHLD-08 = Any number of shields may be placed in your turn, each on a different location, before or after the action.
rule-FSS-SHLD-09 = A shield can be placed only on a built, face-up location of your own, of any category.
