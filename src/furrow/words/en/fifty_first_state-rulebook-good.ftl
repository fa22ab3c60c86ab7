# 51st State, the rulebook: Goods.

rulebook-fifty-first-state-GOOD = Goods

rule-FSS-GOOD-01 = The four basic resources are brick, gun, fuel and iron.
rule-FSS-GOOD-02 = A resource is one of the four of FSS-GOOD-01; a good is a resource, ammo, worker, contact token, development token, shield token, card or VP.
rule-FSS-GOOD-03 = 1 ammo may be paid in place of 1 resource of any of the four kinds whenever the cost of an action is paid.
rule-FSS-GOOD-04 = No resource can be paid where ammo is asked for: the reverse of FSS-GOOD-03 is not allowed.
rule-FSS-GOOD-05 = Ammo replaces resources only, never workers, contact tokens, cards, development or shield tokens.
rule-FSS-GOOD-06 = Grey contacts serve building, blue contacts serve deals, red contacts serve razing.
rule-FSS-GOOD-07 = 1 universal contact may be used as 1 contact of any of the three colours wherever a contact must be spent.
rule-FSS-GOOD-08 = A coloured contact never stands in for a universal one or for another colour.
rule-FSS-GOOD-09 = Gaining a card means drawing the top card of the draw deck into the hand.
rule-FSS-GOOD-10 = Gaining VP means advancing your marker on the VP board.
rule-FSS-GOOD-11 = Every gained good other than cards and VP is taken from the common supply into your own supply.
rule-FSS-GOOD-12 = The number of tokens is no limit; when tokens are missing, anything else stands for them.
rule-FSS-GOOD-13 = Spent or discarded tokens return to the common supply.
