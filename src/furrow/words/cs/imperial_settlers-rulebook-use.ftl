### Settlers: Zrod impéria: the rulebook, chapter USE (Czech).

rulebook-imperial-settlers-USE = Aktivace akční lokace

rule-IMP-USE-01 = Při aktivaci zvolte vlastní akční lokaci.

rule-IMP-USE-02 = Prostředky za aktivaci se platí tak, že se položí na kartu; zůstanou tam do konce kola jako značka použití.

rule-IMP-USE-03 = Akční lokace se aktivuje jednou za kolo, neříká-li karta jinak.

rule-IMP-USE-04 = Po zaplacení se provede schopnost akční lokace.

rule-IMP-USE-05 = Lokaci, kterou lze aktivovat dvakrát, aktivujete v jednom tahu jednou, nebo v jednom tahu obakrát za dvojnásobek prostředků.

rule-IMP-USE-06 = VB z aktivace se hned zaznamenají; prostředky se berou ze zásoby.

rule-IMP-USE-07 = Zaplacené prostředky je nejlépe klást na spodní část karty, jiné žetony na obrázek.

rule-IMP-USE-08 = Je-li cenou aktivace karta, odhodí se a použití se označí dělníkem ze zásoby.

rule-IMP-USE-09 = Označující dělník podle IMP-USE-08 nepatří nikomu; při úklidu se vrací.

rule-IMP-USE-10 = Zlatem lze při aktivaci zaplatit suroviny, ne dělníky.

rule-IMP-USE-11 = Potulní kejklíři a Královská lázeň: zvolte jinou svou akční lokaci; všechny prostředky a označující dělníci, kteří na ní kvůli použití leží, se odhodí a všechna její použití jsou opět volná, lokace se dvěma použitími za kolo má tedy zpět obě. U stolu lze hrát tak, že vracejí jen jedno použití.

rule-IMP-USE-12 = Chovatel škorpionů: dělník ze zásoby blokuje lokaci po zbytek kola, ať ji má pod kontrolou kdokoli. Blokáda je samostatná značka, ne použití: IMP-USE-11 ji neruší, pokud se u stolu nehraje jinak. Při úklidu se dělník vrací do zásoby.
