# 51st State, the rulebook: Production phase.

rulebook-fifty-first-state-PROD = Production phase

rule-FSS-PROD-01 = In the production phase goods come from three sources: faction board, deals, production locations.
rule-FSS-PROD-02 = The faction board yields what its Production field shows.
rule-FSS-PROD-03 = Each deal yields the good shown on its visible edge.
rule-FSS-PROD-04 = Each production location yields what its ability shows.
rule-FSS-PROD-05 = Players may produce one after another (first player first, clockwise) or all at once. See FSS-DIG-04.
rule-FSS-PROD-06 = Within one player's production the order is board, then deals, then production locations.
rule-FSS-PROD-07 = Collecting goods follows FSS-GOOD-09 to FSS-GOOD-11.
rule-FSS-PROD-08 = An open production location produces for its owner like any other production location.
rule-FSS-PROD-09 = An effect that takes over the production of an opponent's location (for instance Suppliers) counts, for amounts “per location of a type”, the locations of the opponent, not those of the taker.
rule-FSS-PROD-10 = When a worker is sent to an opponent's open production location with an amount “per type”, the types of the location's owner count.
rule-FSS-PROD-11 = Ruins produce nothing.
rule-FSS-PROD-12 = Goods kept on a storage card become available again in the production phase at the latest. See FSS-DIG-09.
rule-FSS-PROD-13 = Taking production (Suppliers): at the start of the production phase, before anyone produces, the owner of the taking card names one production location of another player. It yields its goods in the taker's turn, to the taker, who also makes any choice in it; in its owner's turn it yields nothing, whichever of the two comes first, so the owner loses the goods. Amounts per type follow FSS-PROD-09. With no location to name the card yields nothing.
rule-FSS-PROD-14 = Copying production (Power Station): the card yields what one other production location of the same State yields, chosen anew each time, on building too (FSS-BUILD-04); the copied location still yields its own goods. A location of yours that another player takes (FSS-PROD-13) can still be copied.
rule-FSS-PROD-15 = The building bonus of Suppliers: on building, gain what one production location of another player produces; that player loses nothing. It aims at that location, so a passed player is safe (FSS-PASS-03); it is no use of open production (no worker is sent, and FSS-OPEN-04 is untouched).
rule-FSS-PROD-16 = Only plain production locations, open or not, can be taken or copied: those that produce fixed goods, goods of choice, or goods per type. Ruins cannot, nor a card that takes or copies itself, nor a card that pays for goods gained (FSS-PROD-18).
rule-FSS-PROD-17 = The order inside one player's production is: board, deals (FSS-PROD-06), plain locations together with the location taken, copying locations, locations that pay for goods gained, features with a threshold.
rule-FSS-PROD-18 = Locations that pay for goods gained (Cistern, Construction Site, Sheriff's Office, Small Factory) count what the player has gained of their good in this production phase from everything before them in FSS-PROD-17, up to their maximum; goods coming back from storage are not gained. On being built they yield 0, since the action phase is no production phase.
rule-FSS-PROD-19 = Features with a threshold (Armed Merchants, Dark Visions Gang, Demolition Team, Dream City, Oilmen, Patriot Tower, Wreckers) are checked last in production, all on the same count, which includes the yield of FSS-PROD-18 but not the gain of another such feature. Each pays once per production phase, however far its number is exceeded; a table can let it pay once for every full multiple.
