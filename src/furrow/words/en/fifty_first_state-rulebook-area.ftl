# 51st State, the rulebook: Player area.

rulebook-fifty-first-state-AREA = Player area

rule-FSS-AREA-01 = Built locations lie beside the faction board in three rows: production on top, feature in the middle, action at the bottom.
rule-FSS-AREA-02 = A card used for a deal is turned by 180° and tucked under the Deals edge at the top of the faction board so that its deal good shows.
rule-FSS-AREA-03 = A dealt card is not part of the State and its ability cannot be used.
rule-FSS-AREA-04 = A dealt card is no location for any count (types, end VP) and cannot be razed.
rule-FSS-AREA-05 = The faction board shows the Production field, the board action(s), the Deals edge and the three defence values.
