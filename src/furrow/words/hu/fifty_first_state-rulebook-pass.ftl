### 51st State, the rulebook: Passing (Hungarian).

rulebook-fifty-first-state-PASS = Passzolás

rule-FSS-PASS-01 = Aki nem tud vagy nem akar akciót végrehajtani, annak passzolnia kell.
rule-FSS-PASS-02 = Aki passzolt, ebben a fordulóban már nem hajthat végre akciót.
rule-FSS-PASS-03 = A passzolástól a fázis végéig a játékos helyszíneit mások nem rombolhatják le, képességgel nem jelölhetik ki célpontnak, és (nyílt termeléssel) nem használhatják.
rule-FSS-PASS-04 = Ha mindenki passzolt, az akciófázis véget ér, és kezdődik a takarítási fázis.
rule-FSS-PASS-05 = Aki passzolt, immunis minden olyan hatásra, amelynek ő vagy a helyszínei a célpontja, így a készletében lévő cuccot sem lehet elvenni; az olyan hatást, amelynek nincs célpontja, ez nem érinti.
