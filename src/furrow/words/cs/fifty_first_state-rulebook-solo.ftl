### 51st State: the rulebook, chapter SOLO (Czech).

rulebook-fifty-first-state-SOLO = Sólová hra

rule-FSS-SOLO-01 = V sólové hře hrajete proti virtuálnímu hráči; na konci musíte mít více VB.
    .heading = Cíl a příprava

rule-FSS-SOLO-02 = Virtuální hráč získává VB bořením vašich lokací a svými kartami, za své lokace však žádné.
    .heading = Cíl a příprava

rule-FSS-SOLO-03 = Sólová hra má běžnou přípravu; virtuální hráč nemá desku frakce.
    .heading = Cíl a příprava

rule-FSS-SOLO-04 = V sólové hře začínají oba ukazatele VB na 0.
    .heading = Cíl a příprava

rule-FSS-SOLO-05 = V sólové hře si vezměte žeton začínajícího hráče a nechte si ho celou hru (FSS-SOLO-35).
    .heading = Cíl a příprava

rule-FSS-SOLO-06 = Rozhled sólové hry místo běžného vybírání: (1) odkryjte vrchní kartu obou balíčků spojení; (2) vyložte 4 karty; (3) jednu si vezměte; (4) ostatní tři zamíchejte lícem dolů a náhodnou z nich dejte virtuálnímu hráči jako postavenou lokaci; (5) vezměte si jednu z posledních dvou; (6) poslední dostane virtuální hráč; (7) ještě jednu kartu z balíčku dostane virtuální hráč.
    .heading = Rozhled

rule-FSS-SOLO-07 = Při rozhledu sólové hry získáte za kolo 2 karty a virtuální hráč 3 postavené lokace; všechny leží lícem nahoru před ním, seskupené podle kategorie.
    .heading = Rozhled

rule-FSS-SOLO-08 = Lokace virtuálního hráče zůstávají i v dalších kolech.
    .heading = Rozhled

rule-FSS-SOLO-09 = Ve fázi produkce virtuální hráč nedostává nic; vy produkujete běžně.
    .heading = Produkce

rule-FSS-SOLO-10 = Ve fázi akcí sólové hry hrajete vždy první; potom se tahy střídají.
    .heading = Fáze akcí

rule-FSS-SOLO-11 = Ve svém tahu virtuální hráč nejprve hledá odkrytou kartu spojení a vezme si ji zadarmo.
    .heading = Fáze akcí

rule-FSS-SOLO-12 = Za kartu spojení, kterou si virtuální hráč vzal, získá 2 VB a karta se odhodí.
    .heading = Fáze akcí

rule-FSS-SOLO-13 = Jsou-li odkryté dvě karty spojení, vezme si virtuální hráč náhodnou; druhá zůstává odkrytá.
    .heading = Fáze akcí

rule-FSS-SOLO-14 = Nezbývá-li odkrytá karta spojení, virtuální hráč útočí.
    .heading = Fáze akcí

rule-FSS-SOLO-15 = Virtuální hráč udělá jeden pokus o útok za tah; pokračuje v dalších tazích, dokud některý neuspěje, nejvýše třemi pokusy za kolo.
    .heading = Fáze akcí

rule-FSS-SOLO-16 = Po úspěšném útoku nebo po třetím pokusu virtuální hráč ve svém příštím tahu pasuje.
    .heading = Fáze akcí

rule-FSS-SOLO-17 = Jakmile v sólové hře pasujete, žádná strana už v tomto kole neútočí a virtuální hráč také pasuje.
    .heading = Fáze akcí

rule-FSS-SOLO-18 = Po vašem pasování si virtuální hráč už nebere odkryté karty spojení: pasuje ihned.
    .heading = Fáze akcí

rule-FSS-SOLO-19 = K útoku se odkryje vrchní karta dobíracího balíčku a položí se do řady útoku; každý další pokus v kole přidá kartu, až do 3.
    .heading = Průběh útoku

rule-FSS-SOLO-20 = S typy lokací ve vašem státě se porovnává jen nejnovější karta řady útoku.
    .heading = Průběh útoku

rule-FSS-SOLO-21 = Nemá-li žádná lokace společný typ s nejnovější kartou útoku, útok se nezdaří.
    .heading = Průběh útoku

rule-FSS-SOLO-22 = Má-li lokace společný typ s nejnovější kartou útoku, je zbořena a virtuální hráč získá 2 VB.
    .heading = Průběh útoku

rule-FSS-SOLO-23 = Za lokaci, kterou virtuální hráč zbořil, získáte její zisk z dohody; virtuální hráč nezíská žádné prostředky (žádnou kořist).
    .heading = Průběh útoku

rule-FSS-SOLO-24 = Z lokace, kterou virtuální hráč zbořil, se stane ruina jako obvykle.
    .heading = Průběh útoku

rule-FSS-SOLO-25 = Hodí-li se ke kartě útoku více lokací, je zbořena ta, která s ní má nejvíce společných typů.
    .heading = Průběh útoku

rule-FSS-SOLO-26 = Trvá-li mezi lokacemi shoda i potom, rozhoduje v tomto pořadí: (1) větší vzdálenost; (2) akční lokace s nepoužitou akcí; (3) akční lokace, jejíž akce je použita; (4) vlastnostní lokace; (5) produkční lokace; (6) přednost kořisti (FSS-SOLO-28); (7) náhoda. Akce, kterou lze použít dvakrát za kolo a byla použita jednou, se počítá jako nepoužitá. Jsou-li dobírací balíček i odhozené karty prázdné, útok se nekoná. Kořisti se porovnávají prostředek po prostředku v pořadí podle FSS-SOLO-28; skončí-li jedna dříve, má přednost ta delší.
    .heading = Průběh útoku

rule-FSS-SOLO-27 = Krok (4) pravidla FSS-SOLO-26 znamená vlastnostní kategorii.
    .heading = Průběh útoku

rule-FSS-SOLO-28 = Přednost kořisti ve FSS-SOLO-26 je: karta, univerzální, červený, modrý, šedý kontakt, munice, žeton přestavby, štít, VB, zbraň, palivo, železo, cihla, dělník. Prostředky každé karty se seřadí takto a porovnávají se místo po místě.
    .heading = Průběh útoku

rule-FSS-SOLO-29 = Má-li lokace zvolená útokem štít, odhodí se místo zboření štít; útok se počítá jako úspěšný, virtuální hráč tedy ve svém příštím tahu pasuje. VB za to nezískává a náhrada není žádná.
    .heading = Průběh útoku

rule-FSS-SOLO-30 = Řada útoku se odhodí, jakmile virtuální hráč v tomto kole s útoky skončil.
    .heading = Průběh útoku

rule-FSS-SOLO-31 = Na ruiny virtuální hráč nikdy neútočí; karta bez typu se při útoku nehodí k ničemu, ať je tou útočící, nebo cílem.
    .heading = Průběh útoku

rule-FSS-SOLO-32 = Použijete-li lokaci virtuálního hráče s otevřenou produkcí, získá 1 VB místo 1 dělníka.
    .heading = Co můžete vůči virtuálnímu hráči

rule-FSS-SOLO-33 = Lokace virtuálního hráče, kterou zboříte, se odhodí a nestane se ruinou; vy dostanete kořist. Její obrana se řídí podle FSS-RAZE-06 a virtuální hráč náhradu nedostává.
    .heading = Co můžete vůči virtuálnímu hráči

rule-FSS-SOLO-34 = Kromě FSS-SOLO-32 a FSS-SOLO-33 platí pro virtuálního hráče běžná pravidla; jakmile pasoval, nemůžete na něj do konce kola nijak působit.
    .heading = Co můžete vůči virtuálnímu hráči

rule-FSS-SOLO-35 = Úklid sólové hry je obvyklý, jen žeton začínajícího hráče vám zůstává.
    .heading = Úklid, konec, výsledek

rule-FSS-SOLO-36 = Konec sólové hry se spustí, když vy nebo virtuální hráč dosáhne 25 VB; kolo se dohraje podle FSS-END-02 a FSS-END-03.
    .heading = Úklid, konec, výsledek

rule-FSS-SOLO-37 = V závěrečném bodování sólové hry získáváte 1 VB za každou postavenou lokaci jen vy.
    .heading = Úklid, konec, výsledek

rule-FSS-SOLO-38 = Sólovou hru vyhrajete jen tehdy, když máte VB více; shoda je prohra.
    .heading = Úklid, konec, výsledek

rule-FSS-SOLO-39 = Po vyhrané sólové hře určí vaše VB hodnost: pod 30 mutant, 30+ přeživší, 40+ člověk, 50+ obchodník, 60+ voják, 70+ kyborg, 80+ velmistr.
    .heading = Úklid, konec, výsledek

rule-FSS-SOLO-40 = Tato sólová pravidla vycházejí z pravidel hry Settlers: Zrod impéria.
    .heading = Úklid, konec, výsledek

rule-FSS-SOLO-41 = Dodavatelé působí na produkční lokace virtuálního hráče jako na lokace hráče (FSS-PROD-13, FSS-PROD-15). Virtuální hráč tím nemá co ztratit (FSS-SOLO-09) a žádný VB za to nezískává.
    .heading = Úklid, konec, výsledek
