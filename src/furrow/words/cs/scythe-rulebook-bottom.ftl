### Scythe: the rulebook, chapter BOTTOM (Czech).

rulebook-scythe-BOTTOM = Spodní akce obecně

rule-SCY-BOTTOM-01 = Čtyři spodní akce jsou Vylepšení, Nasazení, Stavba a Verbování; na všech deskách hráče jsou zleva doprava ve stejném pořadí, ceny a výnos v mincích se na jednotlivých deskách liší.

rule-SCY-BOTTOM-02 = Surovina, kterou se platí, je pevně dána: Vylepšení ropa, Nasazení kov, Stavba dřevo, Verbování jídlo.

rule-SCY-BOTTOM-03 = Platí množství, která jsou na desce nezakrytá před začátkem akce; vylepšení je snižují.

rule-SCY-BOTTOM-04 = Většina spodních akcí po zaplacení dává také alespoň 1 minci.

rule-SCY-BOTTOM-05 = Mince lze odmítnout (například kdyby zmařily úkol).

rule-SCY-BOTTOM-06 = Doporučuje se, ale není povinné, vzít si mince dříve, než provedete zbytek akce.

rule-SCY-BOTTOM-07 = Je-li hlavní účinek akce vyčerpán (nezbývá kostka, mech, budova ani rekrut), lze akci dál platit kvůli jejím mincím a průběžnému bonusu za naverbování, pokud je odkrytý.

rule-SCY-BOTTOM-08 = Platí to i po umístění hvězdy za tuto akci.

rule-SCY-BOTTOM-09 = Každá spodní akce má průběžný bonus za naverbování (zelený kruh); jakmile je odkrytý, odmění svého majitele vždy, když tuto akci zahraje on nebo hráč sedící hned vedle něj (SCY-ENLIST-07).

rule-SCY-BOTTOM-10 = Spodní akce nezasahují do hry ostatních, další hráč proto obvykle může mezitím začít svůj tah.

rule-SCY-BOTTOM-11 = Spodní akci je nutné nahlas oznámit (SCY-ENLIST-12).
