# 51st State, the rulebook: Open production.

rulebook-fifty-first-state-OPEN = Open production

rule-FSS-OPEN-01 = As an action, send 1 of your workers to an opponent's production location that carries the words “Open Production”.
rule-FSS-OPEN-02 = The sender of a worker to an open production location takes the produced goods from the common supply.
rule-FSS-OPEN-03 = The owner of the open production location takes 1 worker from the common supply; the sent worker stays on the card as a marker.
rule-FSS-OPEN-04 = Each open production location can be used once per round, by one player in all.
rule-FSS-OPEN-05 = Your own open production locations cannot be used by sending a worker.
rule-FSS-OPEN-06 = After its owner has passed, an open production location cannot be used for the rest of the phase.
rule-FSS-OPEN-07 = For its owner an open production location is an ordinary production location (FSS-PROD-08, FSS-BUILD-04).
rule-FSS-OPEN-08 = The building bonus is not part of the open production.
rule-FSS-OPEN-09 = The owner's new worker of FSS-OPEN-03 goes to the owner's supply and may be used in this round.
