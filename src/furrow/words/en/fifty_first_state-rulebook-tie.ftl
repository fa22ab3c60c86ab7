# 51st State, the rulebook: Tie-breakers.

rulebook-fifty-first-state-TIE = Tie-breakers

rule-FSS-TIE-01 = The first tie-break is more goods.
rule-FSS-TIE-02 = The second tie-break is more locations.
rule-FSS-TIE-03 = Players who are still tied share the victory.
rule-FSS-TIE-04 = The goods that count in FSS-TIE-01 are all tokens in your supply plus goods held by storage cards: resources, ammo, workers, contacts, development and unplaced shield tokens. VP, hand cards and goods lying on used action cards do not count; a table can count hand cards too.
rule-FSS-TIE-05 = The locations counted in FSS-TIE-02 exclude ruins.
