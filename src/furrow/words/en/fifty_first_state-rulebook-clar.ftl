# 51st State, the rulebook: Card clarifications.

rulebook-fifty-first-state-CLAR = Card clarifications

rule-FSS-CLAR-01 = Body Hunters: an action card from which its effect removed the resources and workers can be used again in the same round.
rule-FSS-CLAR-02 = Foundation has no type; any location can be developed into it and it can be developed into any location.
rule-FSS-CLAR-03 = Suppliers: on building only its building bonus works; its production does not, because nobody else's locations produce at that moment.
rule-FSS-CLAR-04 = Hidden Forge is treated as if a shield lay on it.
rule-FSS-CLAR-05 = Hidden Forge has defence +1 all the time and accepts no shield token.
rule-FSS-CLAR-06 = Hidden Forge under a solo attack (FSS-SOLO-29): the built-in shield absorbs the attack and stays, since there is no token to discard.
rule-FSS-CLAR-07 = Radioactive Colony has no type; the same holds for it as for Foundation (FSS-CLAR-02).
rule-FSS-CLAR-08 = Shipwreck may be used 2 times per round, as its text says (FSS-EX-11); a table can limit it to 1.
rule-FSS-CLAR-09 = Marketplace: its 2 basic resources may be of one kind or of two.
rule-FSS-CLAR-10 = Body Hunters: choose up to 3 of your other action locations; the goods and workers marking their use go to the common supply and all their uses are free again (a twice-per-round action may be used twice more). It does not choose itself; goods of FSS-CLEAN-10 are not touched. An open production location used by an opponent stays used, because FSS-CLAR-01 speaks of action cards; a table can include it.
rule-FSS-CLAR-11 = Storage cards: the goods kept lie on the card from clean-up to the owner's next production, then return to the owner's supply (FSS-PROD-12, FSS-DIG-09). No payment and no razing falls in between, so nothing else depends on where they lie.
rule-FSS-CLAR-12 = Caravanner: each of your deals counts at most once; with fewer than three deals it gives what there is; with none the action is refused.
rule-FSS-CLAR-13 = Thieves Caravan and other actions that take from a player are refused when no player who has not passed owns anything that could be taken; nobody pays for nothing without choosing to.
