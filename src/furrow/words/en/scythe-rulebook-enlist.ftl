# Scythe, the rulebook: Enlist.

rulebook-scythe-ENLIST = Enlist

rule-SCY-ENLIST-01 = Pay the food cost.
rule-SCY-ENLIST-02 = Take one recruit from any section of the player mat and put it on any free one-time bonus space of the faction mat.
rule-SCY-ENLIST-03 = Gain that one-time bonus immediately.
rule-SCY-ENLIST-04 = The one-time bonuses are 2 power, 2 coins, 2 popularity, 2 combat cards.
rule-SCY-ENLIST-05 = The recruit stays there for good; each one-time bonus can be taken once per game.
rule-SCY-ENLIST-06 = The section of the recruit and the one-time bonus are chosen independently.
rule-SCY-ENLIST-07 = The emptied circle gives an ongoing bonus: whenever you, or the player immediately to your left or right, take the bottom-row action of that name, you may gain the printed bonus.
rule-SCY-ENLIST-08 = Neighbours are matched by action, not by position on their mat.
rule-SCY-ENLIST-09 = Top-row actions and similar actions on Factory cards do not trigger it; nor do encounters (SCY-ENC-13).
rule-SCY-ENLIST-10 = The ongoing bonus counts from the next action on; the Enlist action that uncovers the circle does not trigger it.
rule-SCY-ENLIST-11 = If several players gain, the active player comes first, then the left neighbour, then the right neighbour.
rule-SCY-ENLIST-12 = You must announce a bottom-row action so that neighbours can check their bonuses.
rule-SCY-ENLIST-13 = If one of those players places a sixth star because of the bonus, the game ends at once.
rule-SCY-ENLIST-14 = With 2 players the opponent is both neighbours, yet a bonus is gained only once per action.
rule-SCY-ENLIST-15 = The ongoing bonus of Build is 1 popularity.
