### 51st State: the rulebook, chapter DIG (Czech).

rulebook-fifty-first-state-DIG = Jak se hraje na obrazovce
    .intro = Co papírová hra nechává na hráčích u stolu a jak je to zde.

rule-FSS-DIG-01 = První odhození (z 6 karet na 4, FSS-SETUP-09) je současné a tajné; nic se neodhaluje a provede se, až si všichni zvolí.

rule-FSS-DIG-02 = Frakce. Pravidla nechávají volbu na hráčích (FSS-SETUP-08): zde si vybírají v pořadí míst, nebo volbu nechají na náhodě.

rule-FSS-DIG-03 = Skryté informace: karty v ruce, pořadí balíčku a karty odhozené lícem dolů jsou skryté; počty, prostředky, státy, dohody a odkryté karty spojení jsou veřejné (FSS-GEN-04, FSS-GEN-05). Odhazovací balíček nelze prohlížet; co bylo odhozeno veřejně, je v průběhu hry. Karty spojení byly při vzetí veřejné, zůstávají tedy veřejné.

rule-FSS-DIG-04 = Produkuje jeden hráč po druhém, od začínajícího, aby bylo jasné pořadí dobírání; hráči na sebe působí jen účinky, jako jsou Dodavatelé, u kterých se volí, dříve než kdokoli produkuje (FSS-PROD-13).

rule-FSS-DIG-05 = Placení. Kde lze něco zaplatit více způsoby (munice za suroviny, univerzální za barevné kontakty), volíte vy; navrhne se nejlevnější způsob a nic, co by se dalo ušetřit, se neutratí, aniž se to ukáže.

rule-FSS-DIG-06 = Tah má tento průběh: volné kroky (pokládání štítů), jedna akce nebo pasování, volné kroky, konec tahu. Pasováním tah hned končí.

rule-FSS-DIG-07 = Akce použitá v jednom tahu několikrát je jedna akce s volbami pro každé použití (FSS-USE-04, FSS-USE-05). Dobírání karet při ní něco odhaluje, použití se proto provádějí jedno po druhém.

rule-FSS-DIG-08 = Pořadí toho, co stavba spustí, je podle FSS-BUILD-11; při přestavbě odchází nejprve stará karta, nepočítá se tedy.

rule-FSS-DIG-09 = Skladování: které prostředky si nechat, volí majitel při úklidu; všichni volí současně, protože se vzájemně neovlivňují. Prostředky se vracejí v příští fázi produkce, neříká-li karta, že je lze utratit přímo z ní.

rule-FSS-DIG-10 = Dojde-li balíček uprostřed dobírání, dobere se, co je, odhozené karty se zamíchají a dobírá se dál; jsou-li balíček i odhozené karty prázdné, dobírání se vynechá. Totéž platí pro řadu k výběru: vyloží se méně karet a kdo žádnou nenajde, nevezme si nic.

rule-FSS-DIG-11 = Konec se spustí v okamžiku, kdy je kterýkoli ukazatel na 25 nebo výše, po každém zisku, i když se VB získají v tahu jiného hráče.

rule-FSS-DIG-12 = Zda je hráč chráněný, se rozhoduje při volbě cíle. Nikdo nepasuje automaticky proti své vůli: i hráč, který nemůže nic udělat, to ohlásí sám, nebo si pasování zvolil předem.

rule-FSS-DIG-13 = O všem náhodném (výběr karet a karty spojení v sólové hře, poslední rozhodnutí při shodě, míchání) rozhoduje náhoda a je to v průběhu hry.

rule-FSS-DIG-14 = Virtuální hráč sólové hry má vlastní místo a vlastní tahy; každý krok rozhodnutí při shodě je v průběhu hry i s pravidlem.

rule-FSS-DIG-15 = VB za koncem vytištěné stupnice se počítají dál.
