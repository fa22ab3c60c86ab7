# Scythe, the rulebook: Easily missed rules.

rulebook-scythe-KEY = Easily missed rules
    .intro = The printed rulebooks repeat some rules on their last page; here they lead to the rules themselves.

rule-SCY-KEY-01 = All units carry any number of resources (SCY-UNIT-03).
rule-SCY-KEY-02 = Another section every turn; top, bottom or both, top first; full cost before benefit; remember the bottom-row coins (SCY-TURN-02 to SCY-TURN-12, SCY-BOTTOM-04).
rule-SCY-KEY-03 = On announcing a bottom-row action the left neighbour may begin while you choose the upgrade, mech, structure or recruit (SCY-TURN-14).
rule-SCY-KEY-04 = Move different units; part of the Move may be left unused; a carried worker may still move (SCY-MOVE-04, SCY-MOVE-05, SCY-MOVE-09).
rule-SCY-KEY-05 = Produce on 2 different territories, 1 per worker (SCY-PRODUCE-03, SCY-PRODUCE-04).
rule-SCY-KEY-06 = Workers are taken from the mat left to right, may be declined, never go back (SCY-PRODUCE-08 to SCY-PRODUCE-11).
rule-SCY-KEY-07 = Trade tokens go where you control and have a worker (SCY-TRADE-03).
rule-SCY-KEY-08 = Bolster gives power or cards; the discards are reshuffled when the deck is empty (SCY-BOLSTER-01, SCY-SETUP-04).
rule-SCY-KEY-09 = Completed bottom-row actions may still be bought (SCY-BOTTOM-07, SCY-BOTTOM-08).
rule-SCY-KEY-10 = Upgrade: any green to any dashed red box (SCY-UPGRADE-02).
rule-SCY-KEY-11 = Only mechs carry workers; mech abilities also serve the character; Speed allows loading in mid-move (SCY-UNIT-07, SCY-DEPLOY-05, SCY-MECH-08).
rule-SCY-KEY-12 = Riverwalk differs by faction, two terrain types each (SCY-MECH-04).
rule-SCY-KEY-13 = One structure per territory, none on lakes (SCY-BUILD-03, SCY-BUILD-09).
rule-SCY-KEY-14 = Recruits: one-time bonus now, ongoing bonus for your own actions and those of both neighbours (chapter “Enlist”).
rule-SCY-KEY-15 = Only characters and mechs fight; moving onto workers is no combat; attacker wins ties; loser's card if any power shown; both pay the dial (chapter “Combat”).
rule-SCY-KEY-16 = Popularity is lost only for workers you force to retreat on your own turn, also when you have none left to lose (SCY-MOVE-20, SCY-MOVE-21, SCY-COMBAT-26).
rule-SCY-KEY-17 = Encounters: characters only; be able to pay; gains at the place; no recruit bonuses (chapter “Encounters”).
rule-SCY-KEY-18 = Factory card: characters only, one per player, no recruit or structure bonuses (chapter “The Factory”).
rule-SCY-KEY-19 = On completing an objective the other card goes too, except for Saxony (SCY-OBJ-06, SCY-OBJ-07).
rule-SCY-KEY-20 = Stars stay, do not block others, and the sixth ends the game at once; at most the bottom-row action that placed it is finished (chapters “Stars” and “End of the game”).
rule-SCY-KEY-21 = Scoring: coins held count; structures without enemy units control; resources score per pair (chapter “Final scoring”).
