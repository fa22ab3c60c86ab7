### Scythe: the rulebook, chapter INV (Czech).

rulebook-scythe-INV = Co vždy platí
    .intro = Vše plyne z pravidel: lze tak zkontrolovat každou situaci.

rule-SCY-INV-01 = 0 ≤ moc ≤ 16 a 0 ≤ popularita ≤ 18; co by přesáhlo vrchol, propadá.

rule-SCY-INV-02 = Počet mincí nikdy není záporný.

rule-SCY-INV-03 = Balíček bojových karet, odhozené karty a karty v rukou všech hráčů jsou dohromady těch 42 karet s vytištěnými hodnotami.

rule-SCY-INV-04 = Balíček Setkání a karty, které se právě řeší, je dohromady 28 karet; žetonů Setkání na plánu a odstraněných je dohromady 11.

rule-SCY-INV-05 = Balíček úkolů a karty v rukou je dohromady 23 karet.

rule-SCY-INV-06 = Karet Továrny na plánu a u hráčů je dohromady o 1 více, než je hráčů.

rule-SCY-INV-07 = U každého hráče: dělníků na desce a na plánu či základnách je 8; mechů na desce a na plánu či základnách 4; budov na desce a na plánu 4; rekrutů na desce hráče a na desce frakce 4; kostek na zelených a červených polích 6; hvězd na desce a na stupnici 6.

rule-SCY-INV-08 = Na území je nejvýše jedna budova; na jezeře a na základně žádná.

rule-SCY-INV-09 = Kromě Pohybu a jeho bojů nejsou na žádném území jednotky dvou hráčů.

rule-SCY-INV-10 = Na žádném jezeře nejsou dělníci bez mecha svého hráče ani suroviny bez jeho postavy nebo mecha.

rule-SCY-INV-11 = Po každé akci jsou na stupnici právě ty hvězdy, jejichž podmínky už byly někdy splněny, nejvýše 6.

rule-SCY-INV-12 = Zvolená část se liší od té z minulého tahu hráče, nehraje-li za Rusvět.

rule-SCY-INV-13 = Surovin na plánu není nikdy záporný počet a mění se jen produkcí, obchodem, zisky ze Setkání a z karet Továrny a placením.

rule-SCY-INV-14 = Popularita klesá jen placením, vyháněním dělníků nebo vítězstvím útočníka nad dělníky (nebo podle SCY-VAR-01).

rule-SCY-INV-15 = V dohrané hře má alespoň jeden hráč 6 hvězd; více hráčů jen podle SCY-COMBAT-35.
