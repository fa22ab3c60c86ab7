# Scythe, the rulebook: Produce.

rulebook-scythe-PRODUCE = Produce

rule-SCY-PRODUCE-01 = Pay every cost exposed on the red boxes of the Produce worker row as they were before the action began.
rule-SCY-PRODUCE-02 = Costs are coins, popularity and/or power; whoever cannot pay all of them cannot Produce.
rule-SCY-PRODUCE-03 = Choose up to 2 different territories you control; each of your workers there may produce.
rule-SCY-PRODUCE-04 = Each worker produces at most 1 token or worker; producing is optional worker by worker.
rule-SCY-PRODUCE-05 = Mountain gives metal, farm food, tundra oil, forest wood, village a worker.
rule-SCY-PRODUCE-06 = Lake and Factory give nothing.
rule-SCY-PRODUCE-07 = Produced resources are placed on the territory that produced them.
rule-SCY-PRODUCE-08 = A produced worker is taken from the left end of the worker row on the player mat and placed on that village.
rule-SCY-PRODUCE-09 = Removing workers from the row exposes red boxes and so raises the cost of later Produce actions.
rule-SCY-PRODUCE-10 = You may decline to produce workers.
rule-SCY-PRODUCE-11 = Workers never return to the player mat.
rule-SCY-PRODUCE-12 = Any number of tokens and workers may be on a territory.
rule-SCY-PRODUCE-13 = No territory produces twice in one Produce action (not once for the action and once for the Mill).
rule-SCY-PRODUCE-14 = A player has at most 8 workers in play; when the row is empty villages give nothing.
