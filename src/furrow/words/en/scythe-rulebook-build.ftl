# Scythe, the rulebook: Build.

rulebook-scythe-BUILD = Build

rule-SCY-BUILD-01 = Pay the wood cost.
rule-SCY-BUILD-02 = Take any one structure from the player mat and place it on a territory that you control and that holds at least 1 of your workers.
rule-SCY-BUILD-03 = A territory can hold only 1 structure, whoever owns it.
rule-SCY-BUILD-04 = Structures cannot be destroyed or moved.
rule-SCY-BUILD-05 = Opponents cannot use your structures.
rule-SCY-BUILD-06 = You keep the bonuses of your structures even on territories you do not control; the Mill is the exception, you cannot produce there without control.
rule-SCY-BUILD-07 = Your structure controls its territory while no enemy unit is there.
rule-SCY-BUILD-08 = Building on the Factory is allowed.
rule-SCY-BUILD-09 = Building on a base or a lake is not allowed.
rule-SCY-BUILD-10 = Removing a structure from the mat uncovers a permanent extra benefit for the top-row action directly above it.
rule-SCY-BUILD-11 = The benefit counts from the next time that top-row action is taken.
rule-SCY-BUILD-12 = Monument: whenever you take Bolster, also gain 1 popularity.
    .heading = Structures
rule-SCY-BUILD-13 = Mill: whenever you take Produce, the Mill's territory counts as an additional production territory beyond the normal number.
    .heading = Structures
rule-SCY-BUILD-14 = Mill: the Mill produces 1 as if it were a worker (a worker, if on a village); workers there may produce too.
    .heading = Structures
rule-SCY-BUILD-15 = Mill: it produces even with no worker on its territory, provided you control the territory.
    .heading = Structures
rule-SCY-BUILD-16 = Mine: acts as a tunnel for your units only; you may move into and out of it from and to any tunnel, even while an opponent controls its territory.
    .heading = Structures
rule-SCY-BUILD-17 = Mine: unlike the other structures it works for every movement of your units, Factory-card moves included.
    .heading = Structures
rule-SCY-BUILD-18 = The bonuses of Monument, Mill and Armory apply only to the player-mat action above them, never to Factory cards or encounters.
    .heading = Structures
rule-SCY-BUILD-19 = Armory: whenever you take Trade, also gain 1 power.
    .heading = Structures
rule-SCY-BUILD-20 = Structure bonuses are optional benefits like any other.
    .heading = Structures
