### 51st State: the rulebook, chapter USE (Czech).

rulebook-fifty-first-state-USE = Akce lokace a akce desky frakce

rule-FSS-USE-01 = Schopnost akční lokace se používá jako akce tahu; zaplatí se její cena a vezme se její zisk.

rule-FSS-USE-02 = Akci lokace lze použít jednou za kolo, neříká-li její text jinak.

rule-FSS-USE-03 = Jeden tah je jedna akce jedné karty, neříká-li karta jinak.

rule-FSS-USE-04 = Lze-li akci použít několikrát za kolo, smí hráč všechna použití udělat v jednom tahu, nebo je rozdělit do více tahů.

rule-FSS-USE-05 = Volby uvnitř akce se mohou při každém použití lišit, i když jsou použití v jednom tahu.

rule-FSS-USE-06 = Použitá akce se označí prostředky na kartě až do úklidu.

rule-FSS-USE-07 = Prostředky utracené za akci leží na její kartě jako značka; získané prostředky jdou do vaší zásoby a lze je hned utratit.

rule-FSS-USE-08 = Akci nabízí i deska frakce; lze ji použít i bez jediné postavené lokace.

rule-FSS-USE-09 = Akci desky lze použít jednou za kolo, neříká-li její text jinak.

rule-FSS-USE-10 = Akce desky Unie mutantů je: 2 dělníci za 1 surovinu podle výběru nebo 1 kartu, kolikrát za kolo chcete.

rule-FSS-USE-11 = „Surovina podle výběru“ v FSS-USE-10 znamená jednu ze čtyř základních surovin, ne munici.

rule-FSS-USE-12 = Nově postavené akční lokace lze použít od příštího tahu v témže kole.
