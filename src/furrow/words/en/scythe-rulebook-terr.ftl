# Scythe, the rulebook: Board, territories and bases.

rulebook-scythe-TERR = Board, territories and bases

rule-SCY-TERR-01 = A territory is one hex of the board, marked as farm, forest, mountain, tundra, village, lake or Factory.
rule-SCY-TERR-02 = Farm, forest, mountain, tundra and village are the main (producing) terrain types; lake and Factory are territories that produce nothing.
rule-SCY-TERR-03 = A home base is a faction's starting place and the place its units go to after losing combat.
rule-SCY-TERR-04 = A home base is not a territory. No unit may move onto any base, and nothing may be built or deployed on any base, not even on one's own; exceptions are named where they occur.
rule-SCY-TERR-05 = The board has two further bases, without pieces in the base game; they are reserved for expansion factions.
    .note-1 = There are 7 bases in all: with n players, 7 − n of them are inactive. This matters for Wayfare.
rule-SCY-TERR-06 = A river is water running along the border between two territories.
rule-SCY-TERR-07 = A lake is water filling a whole territory, up to the shoreline of every adjacent territory.
rule-SCY-TERR-08 = No river lies between a lake and its neighbours, so lake movement needs only the lake ability, not Riverwalk.
rule-SCY-TERR-09 = For movement by any unit, all territories bearing the tunnel symbol are adjacent to one another.
rule-SCY-TERR-10 = 11 territories bear the encounter symbol.
rule-SCY-TERR-11 = The Factory is the central territory.
rule-SCY-TERR-12 = Each base is connected by land to exactly two territories (the starting worker territories).
rule-SCY-TERR-13 = The board carries the Triumph Track (stars), the Popularity Track (0–18) and the Power Track (0–16), and spaces for the combat, encounter, objective and Factory cards.
