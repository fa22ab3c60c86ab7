### Scythe: the rulebook, chapter VAR (Czech).

rulebook-scythe-VAR = Varianty

rule-SCY-VAR-01 = Zdržování hry: hráč, který hru zdržuje více než 10 sekund počítáním výsledků hráčů (během hry, ne při závěrečném bodování), ztrácí 2 body popularity.

rule-SCY-VAR-02 = Setkání naslepo: hráč kartu nevidí; soupeř čte jen texty tří možností bez ceny a zisku; hráč si zvolí a teprve potom se dozví cenu a zisk; zvolí-li možnost, kterou nemůže zaplatit, volí znovu, dokud nezvolí takovou, kterou zaplatit může.
