### 51st State: the rulebook, chapter AREA (Czech).

rulebook-fifty-first-state-AREA = Oblast hráče

rule-FSS-AREA-01 = Postavené lokace leží vedle desky frakce ve třech řadách: nahoře produkční, uprostřed vlastnostní, dole akční.

rule-FSS-AREA-02 = Karta použitá na dohodu se otočí o 180° a zasune pod okraj Dohody na horní straně desky frakce tak, aby byl její zisk z dohody vidět.

rule-FSS-AREA-03 = Karta v dohodě není součástí státu a její schopnost nelze použít.

rule-FSS-AREA-04 = Karta v dohodě se nikdy nepočítá jako lokace (typy, VB na konci) a nelze ji zbořit.

rule-FSS-AREA-05 = Na desce frakce je pole Produkce, akce desky (jedna nebo více), okraj Dohody a tři hodnoty obrany.
