# Scythe, the rulebook: End of the game.

rulebook-scythe-END = End of the game

rule-SCY-END-01 = The game ends immediately when a player places a sixth star, even if that player could still act or other events would follow.
rule-SCY-END-02 = Nothing but final scoring happens afterwards: no encounter, no further combat, no equalising turns.
rule-SCY-END-03 = If the sixth star results from a bottom-row action, the active player first receives the main benefit of that action, its coins and their own ongoing recruit bonus, and then places the star.
rule-SCY-END-04 = In that case the neighbours' ongoing recruit bonuses for that action are given too, but the stars they might earn are not placed.
rule-SCY-END-05 = If units of a player share a territory with an opponent's units because of a Move when the game ends, that part of the Move is undone: they return to where they came from.
rule-SCY-END-06 = A star a neighbour earns for 18 popularity or 16 power through a recruit bonus on another player's turn is placed after that player has carried out the action, in clockwise order from the active player, and only if no sixth star has been placed before it.
rule-SCY-END-07 = Players may thus end with unequal numbers of turns.
