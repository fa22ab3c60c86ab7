### Scythe: the rulebook, chapter KEY (Czech).

rulebook-scythe-KEY = Pravidla, na která se zapomíná
    .intro = Tištěná pravidla na poslední straně některá pravidla opakují; zde vedou k pravidlům samým.

rule-SCY-KEY-01 = Všechny jednotky přenášejí libovolný počet surovin (SCY-UNIT-03).

rule-SCY-KEY-02 = Každý tah jiná část; horní akce, spodní akce, nebo obě, horní jako první; celá cena před výnosem; nezapomeňte na mince ze spodních akcí (SCY-TURN-02 až SCY-TURN-12, SCY-BOTTOM-04).

rule-SCY-KEY-03 = Když oznámíte spodní akci, smí hráč po vaší levici začít, zatímco vybíráte vylepšení, mecha, budovu nebo rekruta (SCY-TURN-14).

rule-SCY-KEY-04 = Přesouvejte různé jednotky; část Pohybu může zůstat nevyužitá; převážený dělník se smí pohnout i sám (SCY-MOVE-04, SCY-MOVE-05, SCY-MOVE-09).

rule-SCY-KEY-05 = Produkuje se na 2 různých územích, 1 za dělníka (SCY-PRODUCE-03, SCY-PRODUCE-04).

rule-SCY-KEY-06 = Dělníci se z desky berou zleva doprava, lze je odmítnout a nikdy se nevracejí (SCY-PRODUCE-08 až SCY-PRODUCE-11).

rule-SCY-KEY-07 = Žetony z Obchodu přijdou tam, kde máte kontrolu a dělníka (SCY-TRADE-03).

rule-SCY-KEY-08 = Podpora dává moc nebo karty; je-li balíček prázdný, zamíchají se odhozené karty (SCY-BOLSTER-01, SCY-SETUP-04).

rule-SCY-KEY-09 = I vyčerpané spodní akce lze dál platit (SCY-BOTTOM-07, SCY-BOTTOM-08).

rule-SCY-KEY-10 = Vylepšení: z kteréhokoli zeleného pole na kterékoli červené s přerušovaným okrajem (SCY-UPGRADE-02).

rule-SCY-KEY-11 = Dělníky převážejí jen mechové; dovednosti mechů slouží i postavě; s Rychlostí lze nakládat i uprostřed přesunu (SCY-UNIT-07, SCY-DEPLOY-05, SCY-MECH-08).

rule-SCY-KEY-12 = Brodění má každá frakce jiné, vždy dva typy území (SCY-MECH-04).

rule-SCY-KEY-13 = Jedna budova na území, na jezerech žádná (SCY-BUILD-03, SCY-BUILD-09).

rule-SCY-KEY-14 = Rekruti: hned jednorázový bonus a pak průběžný bonus za vlastní akce i za akce obou sousedů (kapitola „Verbování“).

rule-SCY-KEY-15 = Bojují jen postavy a mechové; vstup k dělníkům není boj; remízu vyhrává útočník; poražený, který ukázal nějakou moc, dostane kartu; oba platí, co nastavili na ukazateli (kapitola „Boj“).

rule-SCY-KEY-16 = Popularitu ztrácíte jen za dělníky, které donutíte k ústupu ve vlastním tahu; vyhnat je smíte, i když už nemáte co ztratit (SCY-MOVE-20, SCY-MOVE-21, SCY-COMBAT-26).

rule-SCY-KEY-17 = Setkání: jen postavy; musíte mít na zaplacení; zisk přijde na místo Setkání; žádné bonusy za naverbování (kapitola „Setkání“).

rule-SCY-KEY-18 = Karta Továrny: jen postavy, jedna na hráče, žádné bonusy za naverbování ani za budovy (kapitola „Továrna“).

rule-SCY-KEY-19 = Po splnění úkolu odchází i druhá karta, kromě Saska (SCY-OBJ-06, SCY-OBJ-07).

rule-SCY-KEY-20 = Hvězdy zůstávají, ostatním nepřekážejí a šestá hru ihned ukončí; dokončí se nejvýše spodní akce, která ji přinesla (kapitoly „Hvězdy“ a „Konec hry“).

rule-SCY-KEY-21 = Bodování: počítají se i mince, které máte; budovy bez soupeřových jednotek ovládají území; suroviny se bodují po dvojicích (kapitola „Závěrečné bodování“).
