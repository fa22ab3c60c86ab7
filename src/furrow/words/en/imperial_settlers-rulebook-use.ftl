# Imperial Settlers, the rulebook: Activate an action location.

rulebook-imperial-settlers-USE = Activate an action location

rule-IMP-USE-01 = To activate, choose an action location of your own.
rule-IMP-USE-02 = The goods of an activation are paid by placing them on the card; they stay until the end of the round as a mark of use.
rule-IMP-USE-03 = An action location is activated once per round unless the card says otherwise.
rule-IMP-USE-04 = After the payment the ability of the action location is carried out.
rule-IMP-USE-05 = A location that may be activated twice is activated once in a turn, or both times in one turn for twice the goods.
rule-IMP-USE-06 = VP from an activation are marked at once; goods come from the supply.
rule-IMP-USE-07 = Paid goods are best laid on the lower part of the card, other tokens on the picture.
rule-IMP-USE-08 = If the cost of an activation is a card, that card is discarded and the use is marked with a worker from the supply.
rule-IMP-USE-09 = The marking worker of IMP-USE-08 belongs to nobody; clean-up returns it.
rule-IMP-USE-10 = Gold may be paid for resources in activation costs, not for workers.
rule-IMP-USE-11 = Acting Troupe and Royal Bath: choose another of your action locations; all goods and marking workers lying on it for its use are discarded and all its uses are free again, so a twice-per-round location has both back. A table can let them give back one use only.
rule-IMP-USE-12 = Scorpion Breeder: the supply worker blocks the location for the rest of the round, whoever controls it. The block is a mark of its own and no use: IMP-USE-11 does not lift it, unless a table plays it so. Clean-up returns the worker to the supply.
