### Settlers: Zrod impéria: the rulebook, chapter LOOK (Czech).

rulebook-imperial-settlers-LOOK = Fáze rozhledu

rule-IMP-LOOK-01 = Ve fázi rozhledu získá každý hráč 3 karty: 1 kartu frakce a 2 společné.

rule-IMP-LOOK-02 = Rozhled, 1. krok: každý hráč si dobere 1 kartu z balíčku vlastní frakce.

rule-IMP-LOOK-03 = Rozhled, 2. krok: vyloží se společné karty, o 1 více, než je hráčů.

rule-IMP-LOOK-04 = Od začínajícího hráče po směru hodinových ručiček si každý vezme jednu z vyložených karet do ruky.

rule-IMP-LOOK-05 = Karta, která v řadě zbude, se bez účinku odhodí.

rule-IMP-LOOK-06 = Rozhled, 3. krok: znovu se vyloží společné karty, o 1 více, než je hráčů; začíná hráč, který vybíral poslední, a pokračuje se proti směru hodinových ručiček; zbylá karta se odhodí.

rule-IMP-LOOK-07 = Počet karet v ruce není omezen.

rule-IMP-LOOK-08 = Karty v ruce jsou tajné.
