# Imperial Settlers, the rulebook: Exchange workers.

rulebook-imperial-settlers-WORK = Exchange workers

rule-IMP-WORK-01 = To exchange workers, discard 2 workers: take 1 resource of choice (wood, stone or food) or draw 1 card (common or of your faction).
rule-IMP-WORK-02 = Several pairs of workers may be exchanged in one action, each for its own choice.
rule-IMP-WORK-03 = The faction board carries a reminder of the worker exchange.
rule-IMP-WORK-04 = Gold is not available in the worker exchange.
