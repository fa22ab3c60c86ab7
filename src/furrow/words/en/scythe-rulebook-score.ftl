# Scythe, the rulebook: Final scoring.

rulebook-scythe-SCORE = Final scoring

rule-SCY-SCORE-01 = Fortune = coins held at the end + coins for stars + coins for territories + coins for resource pairs + structure bonus.
rule-SCY-SCORE-02 = Top popularity tier, 13–18: $5 per star, $4 per territory, $3 per 2 resources.
rule-SCY-SCORE-03 = Middle popularity tier, 7–12: $4 per star, $3 per territory, $2 per 2 resources.
rule-SCY-SCORE-04 = Low popularity tier, 0–6: $3 per star, $2 per territory, $1 per 2 resources.
rule-SCY-SCORE-05 = Popularity 18 scores like the rest of the top tier.
rule-SCY-SCORE-06 = Every placed star scores.
rule-SCY-SCORE-07 = Every controlled territory scores, lakes included.
rule-SCY-SCORE-08 = Bases are not territories and score nothing.
rule-SCY-SCORE-09 = Control at the end is as in chapter “Control”: a unit of yours there, or a structure of yours without enemy units.
rule-SCY-SCORE-10 = The Factory counts as 3 territories.
rule-SCY-SCORE-11 = Resources are counted over all controlled territories together and scored per complete pair; an odd one scores nothing.
rule-SCY-SCORE-12 = Workers are not resources.
rule-SCY-SCORE-13 = Combat cards, power and unused objectives score nothing.
rule-SCY-SCORE-14 = The structure bonus tile scores as in chapter “Structure bonus tiles”, regardless of control.
rule-SCY-SCORE-15 = Every player takes their own coins; no banker is needed.
rule-SCY-SCORE-16 = Totals are announced; the highest wins.
rule-SCY-SCORE-17 = A sample scoring (dry run, no coins paid) after the first star of the game is advised for a first game.
rule-SCY-SCORE-18 = The winner may enter their name on the achievement sheet, at most twice; the sheet records first victories under given conditions (for instance with a given faction).
