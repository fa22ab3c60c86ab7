### Scythe: the rulebook, chapter INV (Czech).

rulebook-scythe-INV = Co vždy platí
    .intro = Vše plyne z ostatních pravidel.

rule-SCY-INV-01 = 0 ≤ moc ≤ 16 a 0 ≤ popularita ≤ 18; co by přesáhlo vrchol, propadá.

rule-SCY-INV-02 = Počet mincí nikdy není záporný.

rule-SCY-INV-03 = Balíček bojových karet + odhozené + karty v rukou všech hráčů = 42 karet s uvedeným rozložením hodnot.

rule-SCY-INV-04 = Balíček Setkání + karty, které se právě řeší = 28; žetony Setkání na plánu + odstraněné = 11.

rule-SCY-INV-05 = Balíček úkolů + karty v rukou = 23.

rule-SCY-INV-06 = Karty Továrny na plánu + karty u hráčů = počet hráčů + 1.

rule-SCY-INV-07 = U každého hráče: dělníci na desce + na plánu a základnách = 8; mechové na desce + na plánu a základnách = 4; budovy na desce + na plánu = 4; rekruti na desce hráče + na desce frakce = 4; kostky na zelených + na červených polích = 6; hvězdy na desce + na stupnici = 6.

rule-SCY-INV-08 = Na území je nejvýše jedna budova; na jezeře a na základně žádná.

rule-SCY-INV-09 = Kromě Pohybu a boje nejsou na žádném území jednotky dvou hráčů.

rule-SCY-INV-10 = Na žádném jezeře nejsou dělníci ani suroviny bez vlastní postavy nebo mecha (dělníci bez mecha).

rule-SCY-INV-11 = Po každé akci jsou na stupnici právě ty hvězdy, jejichž podmínky už byly někdy splněny, nejvýše 6.

rule-SCY-INV-12 = Zvolená část se liší od té z minulého tahu, nejde-li o Rusvět.

rule-SCY-INV-13 = Surovin na plánu není nikdy záporný počet a mění se jen produkcí, obchodem, ziskem ze Setkání nebo z Továrny a placením.

rule-SCY-INV-14 = Popularita klesá jen placením, vyháněním dělníků nebo vítězstvím útočníka nad dělníky (nebo podle SCY-VAR-01).

rule-SCY-INV-15 = V dohrané hře má alespoň jeden hráč 6 hvězd; více hráčů jen podle SCY-COMBAT-35.
