### Imperial Settlers, the rulebook: Barbarians (Hungarian).

rulebook-imperial-settlers-BAR = Barbárok

rule-IMP-BAR-01 = Szabotőrök: vegyél el 1 nyersanyagot egy ellenfeled készletéből a sajátodba; olyat nem, amelyet egy helyszín aktiválására költött.
rule-IMP-BAR-02 = Sötét kápolna: szamurájjal vagy védekezésjelzővel védett helyszín lerombolásához a kápolna aktiválásakor ennek megfelelően több rombolásjelzőt kell elkölteni.
rule-IMP-BAR-03 = A Horda nem rombol; vegyél el a készletből egyet (a választásod szerint) az egyik ellenfeled helyszínének rombolásmezőjében álló áruk közül.
rule-IMP-BAR-04 = A Csőcselék megengedi, hogy a saját birodalmad egyik helyszínét rombold le (nem a kezedből): megkapod a rombolásmezője minden áruját, telek lesz belőle, és kapsz 1 fát.
rule-IMP-BAR-05 = Küldetés: minden húzott kártya lehet közös vagy nemzetkártya, egymástól függetlenül.
rule-IMP-BAR-06 = Rablók: a japánok ellen törölhetsz egy olyan szövetséget is, amelyet a te helyszíneddel vagy más játékoséval kötöttek (Kereskedelmi út), ahelyett hogy a táblája alól dobatnál el egyet.
rule-IMP-BAR-07 = Sötét kápolna: a rombolásmező áruiból akárhányról, egyről sem vagy akár mindről lemondhatsz darabonként 2 GyP-ért; erről az elvételük előtt kell dönteni, a kártyát tehát, amelyről lemondasz, nem húzod fel.
