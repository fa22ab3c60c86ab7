### 51st State, the rulebook: Lookout phase (Hungarian).

rulebook-fifty-first-state-LOOK = Felderítési fázis

rule-FSS-LOOK-01 = A felderítési fázisban csapjátok fel mindkét kapcsolatpakli legfelső lapját.
rule-FSS-LOOK-02 = A válogatáshoz csapjatok fel egy sorba a húzópakliból 1 lappal többet, mint ahány játékos van.
rule-FSS-LOOK-03 = A kezdőjátékostól az óramutató járása szerint mindenki a kezébe vesz egyet a felcsapott lapok közül.
rule-FSS-LOOK-04 = A sorban maradt egyetlen lapot dobjátok el (képpel lefelé).
rule-FSS-LOOK-05 = A második válogatáshoz ismét 1 lappal többet csapjatok fel, mint ahány játékos van; most az utolsó játékos választ először, és a sorrend visszafelé (az óramutató járásával ellentétesen) halad a kezdőjátékosig; a megmaradt lapot dobjátok el.
rule-FSS-LOOK-06 = A kézben tartott lapok száma nincs korlátozva.
rule-FSS-LOOK-07 = Mindenki láthatja, ki melyik lapot vette el a sorból.
