### 51st State, the rulebook: Open production (Hungarian).

rulebook-fifty-first-state-OPEN = Nyílt termelés

rule-FSS-OPEN-01 = Akcióként küldj 1 saját munkást egy ellenfél olyan termelő helyszínére, amelyen a „nyílt termelés” felirat áll.
rule-FSS-OPEN-02 = Aki munkást küld egy nyílt termelő helyszínre, a közös készletből elveszi a megtermelt cuccot.
rule-FSS-OPEN-03 = A nyílt termelő helyszín tulajdonosa 1 munkást kap a közös készletből; az odaküldött munkás jelzésként a kártyán marad.
rule-FSS-OPEN-04 = Minden nyílt termelő helyszín fordulónként egyszer használható, összesen egy játékos által.
rule-FSS-OPEN-05 = A saját nyílt termelő helyszínedre nem küldhetsz munkást.
rule-FSS-OPEN-06 = Miután a tulajdonosa passzolt, a nyílt termelő helyszín a fázis végéig nem használható.
rule-FSS-OPEN-07 = A tulajdonosának a nyílt termelő helyszín közönséges termelő helyszín (FSS-PROD-08, FSS-BUILD-04).
rule-FSS-OPEN-08 = Az építési bónusz nem része a nyílt termelésnek.
rule-FSS-OPEN-09 = A tulajdonos új munkása (FSS-OPEN-03) a saját készletébe kerül, és ebben a fordulóban is felhasználható.
