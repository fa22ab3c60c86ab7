# 51st State, the rulebook: Passing.

rulebook-fifty-first-state-PASS = Passing

rule-FSS-PASS-01 = A player who cannot or will not act must pass.
rule-FSS-PASS-02 = After passing, a player can take no further action in this round.
rule-FSS-PASS-03 = From passing until the end of the phase the player's locations cannot be razed, cannot be targeted by abilities and cannot be used (open production) by others.
rule-FSS-PASS-04 = When all have passed the action phase ends and clean-up begins.
rule-FSS-PASS-05 = The immunity of a passed player covers any effect that targets that player or that player's locations, so goods in the supply are safe from stealing; effects that target nobody are unaffected.
