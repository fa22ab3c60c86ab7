### Scythe: the rulebook, chapter ENLIST (Czech).

rulebook-scythe-ENLIST = Verbování

rule-SCY-ENLIST-01 = Zaplaťte cenu v jídle.

rule-SCY-ENLIST-02 = Vezměte jednoho rekruta z kterékoli části desky hráče a položte ho na kterékoli volné místo jednorázového bonusu na desce frakce.

rule-SCY-ENLIST-03 = Tento jednorázový bonus ihned získejte.

rule-SCY-ENLIST-04 = Jednorázové bonusy jsou 2 body moci, 2 mince, 2 body popularity, 2 bojové karty.

rule-SCY-ENLIST-05 = Rekrut tam zůstává natrvalo; každý jednorázový bonus lze vzít jednou za hru.

rule-SCY-ENLIST-06 = Část, ze které rekruta berete, a jednorázový bonus volíte nezávisle na sobě.

rule-SCY-ENLIST-07 = Vyprázdněný kruh dává průběžný bonus: kdykoli vy nebo hráč hned po vaší levici či pravici zahraje spodní akci tohoto názvu, smíte získat uvedený bonus.

rule-SCY-ENLIST-08 = Rozhoduje název sousedovy akce, ne její umístění na jeho desce.

rule-SCY-ENLIST-09 = Horní akce a podobné akce na kartách Továrny bonus nespouštějí; Setkání také ne (SCY-ENC-13).

rule-SCY-ENLIST-10 = Průběžný bonus platí od příští akce; Verbování, kterým se kruh odkryl, ho nespouští.

rule-SCY-ENLIST-11 = Získává-li více hráčů, je první aktivní hráč, potom hráč po jeho levici, potom hráč po jeho pravici.

rule-SCY-ENLIST-12 = Spodní akci musíte oznámit, aby si sousedé mohli ověřit své bonusy.

rule-SCY-ENLIST-13 = Umístí-li některý z těchto hráčů díky bonusu šestou hvězdu, hra ihned končí.

rule-SCY-ENLIST-14 = Ve hře 2 hráčů je soupeř sousedem po levici i po pravici, bonus se však za jednu akci získává jen jednou.

rule-SCY-ENLIST-15 = Průběžný bonus Stavby je 1 bod popularity.
