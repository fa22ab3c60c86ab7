### 51st State, the rulebook: Card clarifications (Hungarian).

rulebook-fifty-first-state-CLAR = Egyes kártyák

rule-FSS-CLAR-01 = Fejvadászok: az az akciókártya, amelyről a hatása levette a nyersanyagokat és a munkásokat, ugyanabban a fordulóban újra használható.
rule-FSS-CLAR-02 = Az Alapozásnak nincs típusa; bármelyik helyszín átépíthető Alapozássá, és az Alapozás is bármelyik helyszínné.
rule-FSS-CLAR-03 = Ellátó: megépítésekor csak az építési bónusza működik; a termelése nem, mert abban a pillanatban senki más helyszíne sem termel.
rule-FSS-CLAR-04 = A Rejtett kohót úgy kell kezelni, mintha pajzsjelző volna rajta.
rule-FSS-CLAR-05 = A Rejtett kohó védelme mindig +1, és pajzsjelző nem kerülhet rá.
rule-FSS-CLAR-06 = A Rejtett kohó szólójátékbeli támadáskor (FSS-SOLO-29): a beépített pajzs felfogja a támadást, és megmarad, mert nincs eldobható jelző.
rule-FSS-CLAR-07 = A Radioaktív kolóniának nincs típusa; ugyanaz érvényes rá, mint az Alapozásra (FSS-CLAR-02).
rule-FSS-CLAR-08 = A Hajóroncs fordulónként 2 alkalommal használható, ahogyan a szövege mondja (FSS-EX-11); az asztal ezt 1 alkalomra korlátozhatja.
rule-FSS-CLAR-09 = Piactér: a 2 alapvető nyersanyag lehet egyforma vagy kétféle.
rule-FSS-CLAR-10 = Fejvadászok: válassz legfeljebb 3 másik akcióhelyszínedet; a használatukat jelző cucc és munkások a közös készletbe kerülnek, és minden használatuk újra szabad (a fordulónként kétszer használható akció még kétszer). Magát nem választhatja; az FSS-CLEAN-10 szerinti cuccot nem érinti. Az a nyílt termelő helyszín, amelyet egy ellenfél használt, használt marad, mert az FSS-CLAR-01 akciókártyákról szól; az asztal ezt is beleveheti.
rule-FSS-CLAR-11 = Tároló kártyák: a megtartott cucc a takarítási fázistól a tulajdonos következő termeléséig a kártyán fekszik, azután visszatér a tulajdonos készletébe (FSS-PROD-12, FSS-DIG-09). Közben se fizetés, se rombolás nem történhet, így nem számít, hol fekszik.
rule-FSS-CLAR-12 = Karavános: minden üzleted legfeljebb egyszer számít; háromnál kevesebb üzlettel annyit ad, amennyi van; üzlet nélkül az akció nem hajtható végre.
rule-FSS-CLAR-13 = A Tolvajkaraván és a többi olyan akció, amelyik egy játékostól vesz el valamit, nem hajtható végre, ha a még nem passzolt játékosok egyikénél sincs semmi elvehető; így senki sem fizet akaratlanul a semmiért.
