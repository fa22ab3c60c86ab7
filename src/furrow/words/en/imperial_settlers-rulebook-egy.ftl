# Imperial Settlers, the rulebook: Egyptians.

rulebook-imperial-settlers-EGY = Egyptians

rule-IMP-EGY-01 = Desert has no building cost, but building it takes a build action.
rule-IMP-EGY-02 = A card paid for an action is discarded and a supply worker marks the use (IMP-USE-08); this holds for every action whose cost includes a card.
rule-IMP-EGY-03 = Chariot Builder: its action razes a location of an opponent without further raze tokens beyond the one used to activate it.
rule-IMP-EGY-04 = Chariot Builder also razes locations protected by a samurai or a defence token, at no extra cost.
rule-IMP-EGY-05 = Chariot Builder razes one location per activation.
rule-IMP-EGY-06 = Oasis: if an opponent spends several pairs of workers at once, you gain 1 worker per pair, up to 4 workers a round.
rule-IMP-EGY-07 = Sanctuary: its action is not razing; it puts a card from the hand into your Empire as a foundation and gives 1 stone instead of the wood for turning a location into a foundation.
rule-IMP-EGY-08 = Sphinx: its feature is active in the production phase too.
rule-IMP-EGY-09 = Temple of Ra: a production location taken over does not produce at the moment of taking over.
rule-IMP-EGY-10 = A location taken over by Temple of Ra cannot be discarded to build another, by either player.
rule-IMP-EGY-11 = If the owner of a taken-over location had already activated it to its limit this round, it cannot be activated again by you.
rule-IMP-EGY-12 = The takeover by Temple of Ra is marked by a special Egyptian token, the use of the action by a worker from the supply.
rule-IMP-EGY-13 = If a taken-over location is razed and becomes a foundation, the Egyptian player gets the 1 wood and the Egyptian token back; the foundation stays with the original owner.
rule-IMP-EGY-14 = The Egyptian player is the controller of a taken-over location from the takeover until the clean-up of that round begins; in round 5, which has none, until all have passed. Then the Egyptian token comes back and the location is its owner's again.
rule-IMP-EGY-15 = While a takeover lasts, the location's colours, feature and action count and work for the controller and not for the owner, and every effect that asks whose location it is means the controller's (razing, Garrison, Engineers, Pack, Trade Route, immunity after passing). It cannot be spent as a building cost (IMP-EGY-10).
rule-IMP-EGY-16 = Uses, goods and tokens stay on a card when control changes: the uses of owner and controller in one round together keep to the limit of the card (IMP-EGY-11).
rule-IMP-EGY-17 = Control ends before storage is applied, so the location's storage ability at clean-up is the owner's. Control never reaches a production phase. At the end of the game the owner scores the location, with its extra VP (Gate, Shrine).
rule-IMP-EGY-18 = If a controlled location is removed or discarded by an effect, the card goes to the discard pile of its deck (IMP-GEN-07) and the Egyptian token comes back. The four tokens are no limit (IMP-COMP-08): a refreshed Temple of Ra may take a further location.
rule-IMP-EGY-19 = Sphinx: each copy adds 1 VP to one gain of 2 or more VP; an added VP is no new gain and starts no Sphinx.
