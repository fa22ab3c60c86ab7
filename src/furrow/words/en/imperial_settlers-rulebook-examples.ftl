# Imperial Settlers, the rulebook: Worked examples.

rulebook-imperial-settlers-EX = Worked examples
    .intro = Kinds: boxed = a labelled worked example; inline = an illustration inside the rules text; stated case = a concrete case that the rules decide without calling it an example; ours = a case that we made from the rules.

example-IMP-EX-01 = 3 players, lookout phase. A draft row is revealed.
    .outcome = 4 common cards are revealed.
example-IMP-EX-02 = The supply is out of stone and a player needs 5.
    .outcome = 1 stone on an ×5 token counts as 5.
    .note-1 = At a table on the screen goods simply never run out.
example-IMP-EX-03 = Production phase. Tom, Japanese, has two deals (worker, gold), Lord's Fields and Armorer built, and one red location in the Empire.
    .outcome = The board gives 4 workers, 1 wood, 1 raze token, 1 defence token; the deals 1 worker, 1 gold; Armorer 1 raze token; Lord's Fields 1 food (1 per red location). In total: 5 workers, 1 wood, 2 raze tokens, 1 defence token, 1 gold, 1 food.
example-IMP-EX-04 = A player has passed. Another tries to raze one of that player's locations.
    .outcome = Illegal.
example-IMP-EX-05 = Clean-up after the last turn of a round. Tom, Japanese, has activated The Stalls (1 food) and Casino (1 worker); 2 food and 1 worker are left.
    .outcome = 2 food are stored on the Japanese board; the worker and the goods on both locations are discarded.
example-IMP-EX-06 = Wood Storage costs 2 wood and 1 stone. It is built with exactly these.
    .outcome = Legal; the supply is empty.
example-IMP-EX-07 = Dark Chapel (Barbarian) costs 1 built location, 1 wood, 2 stone. A player builds it (a) without a location or foundation, (b) with one.
    .outcome = (a) Illegal. (b) The location or foundation is discarded, then Dark Chapel is placed.
example-IMP-EX-08 = Mark, Barbarians, has Mill built, Sentry Tower in hand and 2 wood. He builds it, discarding Mill.
    .outcome = Wood −2, Mill is discarded, Sentry Tower lies in the top row, +1 raze token, +1 worker.
example-IMP-EX-09 = Mark has Sentry Tower in hand and 1 food. He makes a deal with it.
    .outcome = Food −1, the card lies under the board, +1 worker at once (and 1 worker in each later production).
example-IMP-EX-10 = Mark has Wood Storage in hand and 1 raze token. He razes the card.
    .outcome = Token and card are discarded, +2 wood.
example-IMP-EX-11 = Tom has Armorer built, Mark 2 raze tokens. Mark razes it.
    .outcome = Mark: raze tokens −2, +1 stone, +1 VP. Armorer lies face down as a foundation; Tom +1 wood.
example-IMP-EX-12 = Mark owns Masons Guild, Castle and Saboteurs. In his first turn he activates Saboteurs, in a later turn Masons Guild, in the next turn Castle.
    .outcome = Saboteurs: 1 worker on it, he takes 1 stone from Tom's supply. Masons Guild: 1 worker and 2 stone on it, +3 VP. Castle: 1 worker on it, he draws 1 card and chooses the faction deck.
example-IMP-EX-13 = Mark discards 8 workers in one action.
    .outcome = 4 gains, for example 1 wood, 2 common cards, 1 faction card.
example-IMP-EX-14 = The Japanese player puts a worker as samurai on a faction location. An opponent needs 3 raze tokens for it and pays 3.
    .outcome = The samurai goes to the supply, the location is discarded (no foundation).
example-IMP-EX-15 = An opponent of the Oasis owner exchanges 3 pairs of workers in one action.
    .outcome = The owner gains 3 workers.
example-IMP-EX-16 = Advanced lookout, 3 players.
    .outcome = The choices are from 5, 4, (reveal) 4, then 3, (reveal) 3, 2 cards; the last card is discarded.
example-IMP-EX-17 = In a faction deck a 3-copy card is replaced (a) by another 3-copy card, (b) by a 2-copy card.
    .outcome = (a) Legal. (b) Illegal.
example-IMP-EX-18 = Solo, round 2, Romans: the new attack card's target is wood, the previous one worker, the one before gold. Your common locations with wood in the raze field are Carpenter's Workshop, Marketplace, Joiner and Wood Supplier. Wood and worker: none. Wood and gold: Carpenter's Workshop (feature) and Marketplace (action).
    .outcome = Marketplace is razed and goes to the collection pile; the wood and gold attack cards move to the end of the row; worker is now the front card.
example-IMP-EX-19 = Two players tie on VP: A has 2 workers and 1 wood, B 1 worker and 1 stone.
    .outcome = A wins; with equal sums more hand cards decide; else the victory is shared.
example-IMP-EX-20 = Solo, after round 5: 12 cards in the collection pile and (a) 12, (b) 13 faction locations.
    .outcome = (a) Loss. (b) Win.
