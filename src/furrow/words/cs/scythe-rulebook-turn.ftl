### Scythe: the rulebook, chapter TURN (Czech).

rulebook-scythe-TURN = Průběh tahu

rule-SCY-TURN-01 = Hra nemá kola ani fáze; hráči se střídají na tahu po směru hodinových ručiček, dokud šestá hvězda hru neukončí.

rule-SCY-TURN-02 = 1. krok: přesuňte figurku akce na jinou část desky hráče, než jste použili ve svém minulém tahu.

rule-SCY-TURN-03 = 2. krok: smíte jednou zahrát horní akci této části.

rule-SCY-TURN-04 = 3. krok: smíte jednou zahrát spodní akci této části.

rule-SCY-TURN-05 = Smíte zahrát horní akci, spodní akci, obě (horní jako první), nebo žádnou; figurku akce však musíte přesunout, i když nehrajete nic.

rule-SCY-TURN-06 = V prvním tahu lze zvolit kteroukoli část.

rule-SCY-TURN-07 = Tím, co vynesla horní akce, lze zaplatit spodní akci v témže tahu.

rule-SCY-TURN-08 = Část je jeden sloupec desky: jedna horní akce s místem pro budovu a jedna spodní akce s průběžným bonusem za naverbování.

rule-SCY-TURN-09 = Červená pole jsou cena, zelená pole výnos; množství ukazují nezakrytá pole.

rule-SCY-TURN-10 = Cena i výnos jsou ty, které jsou vidět před začátkem akce.

rule-SCY-TURN-11 = Nejprve zaplaťte celou cenu, potom si vezměte z výnosu, kolik chcete.

rule-SCY-TURN-12 = Akci, kterou nemůžete zaplatit celou, nelze zahrát.

rule-SCY-TURN-13 = Každou akci lze zahrát nejvýše jednou za tah (nelze tedy například provést dvě Vylepšení v jednom tahu).

rule-SCY-TURN-14 = Jakmile jste skončili nebo jste se rozhodli o spodní akci, smí začít další hráč po směru hodinových ručiček.

rule-SCY-TURN-15 = Hráč, který má kartu Továrny, ji má jako pátou část desky (SCY-FACTORY-07).

rule-SCY-TURN-16 = Během tahu lze odhalit úkol (SCY-OBJ-02).

rule-SCY-TURN-17 = Na vyobrazené desce (Industriální) patří k sobě Podpora a Vylepšení, Produkce a Nasazení, Pohyb a Stavba, Obchod a Verbování.
