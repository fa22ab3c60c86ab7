# Scythe, the rulebook: Units.

rulebook-scythe-UNIT = Units

rule-SCY-UNIT-01 = Units are characters, mechs and workers. Structures, recruits and tokens are not units.
rule-SCY-UNIT-02 = Every unit can move over the board; unless an ability says otherwise it moves 1 territory and may neither cross a river nor enter a lake.
rule-SCY-UNIT-03 = Every unit can carry any number of resources while moving.
rule-SCY-UNIT-04 = Characters fight, trigger encounters, and once per game take a Factory card on ending movement at the Factory.
rule-SCY-UNIT-05 = Mechs fight and may carry any number of their own workers while moving.
rule-SCY-UNIT-06 = Mechs cannot carry characters.
rule-SCY-UNIT-07 = Characters cannot carry workers; only mechs can.
rule-SCY-UNIT-08 = Workers produce resources and further workers, and their presence permits deploying mechs and building structures.
rule-SCY-UNIT-09 = Workers never fight.
rule-SCY-UNIT-10 = When your character or mech makes an opponent's workers retreat on your turn, by moving in or by combat, you lose 1 popularity per worker.
rule-SCY-UNIT-11 = Units are never destroyed; a defeated or displaced unit goes to its own base.
