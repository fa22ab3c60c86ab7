# Scythe, the rulebook: Advice in the rulebooks.

rulebook-scythe-INFO = Advice
    .intro = Not rules: advice for the first games.

rule-SCY-INFO-01 = Opening hints of the quick-start card, turns 1–5: a top-row action nobody else has chosen; top and bottom in one turn; use the faction ability; pick one objective to pursue; pick one of the 10 star conditions to pursue.
rule-SCY-INFO-02 = Aim at 6 particular stars rather than a bit of everything.
rule-SCY-INFO-03 = Save coins early to avoid a dead turn.
rule-SCY-INFO-04 = Trade can beat Produce when it spares moving a worker, and reaches resources the home region lacks.
rule-SCY-INFO-05 = Much power and many combat cards deter attacks; workers posted on key territories deter too, since displacing them costs popularity. Combats are few.
rule-SCY-INFO-06 = More power does not ensure a win: dial and cards are unknown. Combat cards are worthless at the end, so use them.
rule-SCY-INFO-07 = A Factory card lets one move every turn instead of every other turn; arriving early gives more choice.
rule-SCY-INFO-08 = Higher-numbered player mats start better, as their owners probably get one turn fewer.
rule-SCY-INFO-09 = Ending the game quickly denies opponents turns.
rule-SCY-INFO-10 = Two objectives are dealt though one can be scored, to keep the choice open during play.
rule-SCY-INFO-11 = Games usually go from infrastructure over exploration to combat.
rule-SCY-INFO-12 = The coin totals of opponents should not matter for decisions, and therefore need not be disclosed.
