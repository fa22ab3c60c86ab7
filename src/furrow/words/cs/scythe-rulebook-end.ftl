### Scythe: the rulebook, chapter END (Czech).

rulebook-scythe-END = Konec hry

rule-SCY-END-01 = Hra končí ihned, jakmile hráč umístí šestou hvězdu, i kdyby tento hráč mohl ještě hrát nebo měly následovat další události.

rule-SCY-END-02 = Potom už následuje jen závěrečné bodování: žádné Setkání, žádný další boj, žádné dorovnání tahů.

rule-SCY-END-03 = Je-li šestá hvězda výsledkem spodní akce, dostane aktivní hráč nejprve hlavní výnos této akce, její mince a vlastní průběžný bonus za naverbování a teprve potom umístí hvězdu.

rule-SCY-END-04 = Průběžné bonusy sousedů za tuto akci se v takovém případě také vyplatí, ale hvězdy, které by jim přinesly, se neumísťují.

rule-SCY-END-05 = Stojí-li na konci hry kvůli Pohybu jednotky hráče na témže území jako jednotky soupeře, tato část Pohybu se vrátí zpět: jednotky jdou tam, odkud přišly.

rule-SCY-END-06 = Hvězda, kterou soused získá za 18 bodů popularity nebo 16 bodů moci díky bonusu za naverbování v tahu jiného hráče, se umístí až poté, co tento hráč akci provede, po směru hodinových ručiček od aktivního hráče, a jen pokud předtím nebyla umístěna šestá hvězda.

rule-SCY-END-07 = Hráči tak mohou skončit s různým počtem tahů.
