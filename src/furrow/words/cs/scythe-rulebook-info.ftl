### Scythe: the rulebook, chapter INFO (Czech).

rulebook-scythe-INFO = Rady
    .intro = Nejsou to pravidla, jen rady pro první hry.

rule-SCY-INFO-01 = Rady karty rychlé nápovědy pro první tahy (1–5): horní akce, kterou ještě nikdo nezvolil; horní i spodní akce v jednom tahu; využít dovednost frakce; vybrat si jeden úkol; vybrat si jednu z 10 podmínek pro hvězdu.

rule-SCY-INFO-02 = Jděte za 6 určitými hvězdami, ne za vším trochu.

rule-SCY-INFO-03 = Zpočátku šetřete mince, ať nemáte prázdný tah.

rule-SCY-INFO-04 = Obchod může být lepší než Produkce, když ušetří přesun dělníka, a dá suroviny, které vaše výchozí oblast nemá.

rule-SCY-INFO-05 = Mnoho moci a bojových karet od útoku odrazuje; dělníci na důležitých územích také, protože jejich vyhnání stojí popularitu. Bojů je málo.

rule-SCY-INFO-06 = Více moci vítězství nezaručí: ukazatel ani karty soupeře neznáte. Bojové karty nemají na konci žádnou cenu, proto je používejte.

rule-SCY-INFO-07 = S kartou Továrny se můžete pohybovat každý tah místo každého druhého; kdo přijde dříve, má větší výběr.

rule-SCY-INFO-08 = Desky hráče s vyšším číslem začínají lépe, protože jejich majitelé budou mít nejspíš o jeden tah méně.

rule-SCY-INFO-09 = Kdo hru rychle ukončí, připraví soupeře o tahy.

rule-SCY-INFO-10 = Úkoly se rozdávají dva, i když bodovat lze jeden, aby volba zůstala otevřená i během hry.

rule-SCY-INFO-11 = Hra obvykle postupuje od budování přes průzkum k boji.

rule-SCY-INFO-12 = Kolik mincí mají soupeři, by nemělo být pro rozhodování důležité, proto se to nemusí říkat.
