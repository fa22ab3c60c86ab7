# The rulebook of Hamlet.

rulebook-hamlet-ALL = All

rule-HAM-TURN-01 = A seat takes one action in its turn, or passes.
rule-HAM-END-01 = The game ends after four rounds.
rule-HAM-USE-01 = A location is used by its owner, once in a round unless its text says otherwise, for its whole cost.
rule-HAM-BUILD-01 = A card of the hand is built for its grain; a coin may stand in for grain.
rule-HAM-DEAL-01 = A deal with a card of the hand costs one coin.
rule-HAM-RAZE-01 = A card of the hand is razed for one worker, a location of an opponent for three.
rule-HAM-PASS-01 = Who has passed acts no more in the round and is safe.
rule-HAM-PAY-01 = Costs are paid with the goods they ask for.
rule-HAM-LOOK-01 = Two cards are drafted in a round.
rule-HAM-CARD-01 = Cards do what their rows say.
rule-HAM-STORE-01 = What is not stored is lost.
rule-HAM-SCORE-01 = Points and built locations are counted.
