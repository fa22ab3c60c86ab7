# Scythe, the rulebook: Variants.

rulebook-scythe-VAR = Variants

rule-SCY-VAR-01 = Delay of game: a player who holds up the game for more than 10 seconds to compute players' final scores (during play, not in final scoring) loses 2 popularity.
rule-SCY-VAR-02 = Blind encounter: the player does not see the card; an opponent reads only the three option texts without cost and gain; the player chooses, then learns cost and gain; an unaffordable choice is repeated until an affordable one is chosen.
