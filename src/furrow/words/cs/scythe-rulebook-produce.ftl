### Scythe: the rulebook, chapter PRODUCE (Czech).

rulebook-scythe-PRODUCE = Produkce

rule-SCY-PRODUCE-01 = Zaplaťte všechny ceny odkryté na červených polích řady dělníků u Produkce, a to tak, jak byly před začátkem akce.

rule-SCY-PRODUCE-02 = Cenou jsou mince, popularita a/nebo moc; kdo nemůže zaplatit vše, nesmí produkovat.

rule-SCY-PRODUCE-03 = Zvolte až 2 různá území, která ovládáte; každý váš dělník na nich smí produkovat.

rule-SCY-PRODUCE-04 = Každý dělník vyprodukuje nejvýše 1 žeton nebo dělníka; u každého dělníka je produkování dobrovolné.

rule-SCY-PRODUCE-05 = Hora dává kov, farma jídlo, tundra ropu, les dřevo, vesnice dělníka.

rule-SCY-PRODUCE-06 = Jezero a Továrna nedávají nic.

rule-SCY-PRODUCE-07 = Vyprodukované suroviny se kladou na území, které je vyprodukovalo.

rule-SCY-PRODUCE-08 = Vyprodukovaný dělník se bere z levého konce řady dělníků na desce hráče a staví se na příslušnou vesnici.

rule-SCY-PRODUCE-09 = Odebíráním dělníků z řady se odkrývají červená pole, a tak další Produkce podraží.

rule-SCY-PRODUCE-10 = Produkovat dělníky můžete odmítnout.

rule-SCY-PRODUCE-11 = Dělníci se nikdy nevracejí na desku hráče.

rule-SCY-PRODUCE-12 = Na území může být libovolný počet žetonů a dělníků.

rule-SCY-PRODUCE-13 = Žádné území neprodukuje v jedné akci Produkce dvakrát (nelze jednou za akci a jednou za Mlýn).

rule-SCY-PRODUCE-14 = Hráč má ve hře nejvýše 8 dělníků; je-li řada prázdná, vesnice nedávají nic.
