# Imperial Settlers, the rulebook: Goal.

rulebook-imperial-settlers-GOAL = Goal

rule-IMP-GOAL-01 = Each player leads one of four factions (Romans, Barbarians, Egyptians, Japanese) over five rounds; most VP wins.
rule-IMP-GOAL-02 = VP come from deals, actions and location abilities during play.
rule-IMP-GOAL-03 = At the end the VP values of the locations in the Empire are added; the sum is the final score.
