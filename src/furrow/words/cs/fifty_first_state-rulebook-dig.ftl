### 51st State: the rulebook, chapter DIG (Czech).

rulebook-fifty-first-state-DIG = Jak se hraje na obrazovce
    .intro = O čem se hráči u stolu domlouvají sami a jak je to podle výchozího nastavení zde. Co lze změnit, je v nastavení hry.

rule-FSS-DIG-01 = Počáteční odhození (z 6 karet na 4, FSS-SETUP-09) je současné a tajné; nic se neodhaluje a provede se, až si všichni zvolí.

rule-FSS-DIG-02 = Volba frakcí, kterou pravidla nechávají na hráčích (FSS-SETUP-08), se nabízí jako volný výběr v pořadí míst i jako los.

rule-FSS-DIG-03 = Skryté informace: které karty kdo má v ruce, pořadí balíčku a karty odhozené lícem dolů jsou skryté; počty, prostředky, státy, dohody a odkryté karty spojení jsou veřejné (FSS-GEN-04, FSS-GEN-05). Odhazovací balíček nelze prohlížet; co bylo odhozeno veřejně, zůstává v průběhu hry. Karty spojení byly při vzetí veřejné, jsou tedy veřejné i potom.

rule-FSS-DIG-04 = Produkuje se po řadě od začínajícího hráče (pořadí karet v balíčku je dáno); hráči na sebe působí jen účinky, jako jsou Dodavatelé, u kterých se volí, dříve než kdokoli produkuje (FSS-PROD-13).

rule-FSS-DIG-05 = Při placení se určuje, čím se platí (munice za suroviny, univerzální za barevné kontakty); jako výchozí se nabízí nejlevnější způsob a bez vaší volby se munice ani univerzální kontakty nikdy neutratí, je-li z čeho volit.

rule-FSS-DIG-06 = Tah má tento průběh: volné kroky (položení štítů), jedna akce nebo pasování, volné kroky, konec tahu. Pasováním tah hned končí.

rule-FSS-DIG-07 = Akce použitá v jednom tahu několikrát je jeden krok s počtem použití a volbami pro každé z nich (FSS-USE-04, FSS-USE-05); dobírání při ní něco odhaluje, použití se proto provádějí jedno po druhém.

rule-FSS-DIG-08 = Pořadí účinků při stavbě je podle FSS-BUILD-11; při přestavbě odchází nejprve stará karta, nepočítá se tedy.

rule-FSS-DIG-09 = Skladování: které prostředky si nechat, volí majitel při úklidu (všichni současně, vzájemně se neovlivňují). Vracejí se v příští fázi produkce, neříká-li karta, že je lze utratit přímo z ní.

rule-FSS-DIG-10 = Dojde-li balíček uprostřed dobírání, dobere se, co je, odhozené karty se zamíchají a dobírá se dál; jsou-li balíček i odhozené karty prázdné, dobírání se vynechá. Totéž platí pro řadu k výběru: vyloží se méně karet a kdo žádnou nenajde, nevezme si nic.

rule-FSS-DIG-11 = Konec se spustí v okamžiku, kdy je kterýkoli ukazatel na 25 nebo výše; ověřuje se po každém zisku, i u VB získaných v tahu jiného hráče.

rule-FSS-DIG-12 = Ochrana se ověřuje při volbě cíle. Hra za vás nepasuje: i hráč, který nemá žádnou možnou akci, pasování potvrdí (nebo si zvolí, že má pasovat automaticky).

rule-FSS-DIG-13 = Náhodu (výběr v sólové hře, náhodná karta spojení v sólové hře, poslední rozhodnutí při shodě, míchání) losuje program a zaznamená ji.

rule-FSS-DIG-14 = Virtuální hráč v sólové hře má vlastní místo a vlastní tah a hraje podle pravidel; každý krok rozhodnutí při shodě se zaznamená s číslem pravidla.

rule-FSS-DIG-15 = VB nad konec vytištěné stupnice se prostě počítají dál.
