### 51st State: the rulebook, chapter RAZE (Czech).

rulebook-fifty-first-state-RAZE = Boření lokace

rule-FSS-RAZE-01 = Cílem boření je karta lokace ve vlastní ruce, nebo postavená lokace soupeře. Vlastní postavené lokace bořit nelze.

rule-FSS-RAZE-02 = Kdo boří, získává kořist karty, a to ze zásoby.

rule-FSS-RAZE-03 = Kartu z ruky zboříte tak, že ji odhodíte a utratíte tolik červených kontaktů, kolik je její vzdálenost.

rule-FSS-RAZE-04 = Zbořená karta z ruky přijde do odhazovacího balíčku; náhradu nedostává nikdo.

rule-FSS-RAZE-05 = Soupeřovu lokaci zboříte tak, že utratíte tolik červených kontaktů, kolik je její obrana; na vzdálenosti nezáleží.

rule-FSS-RAZE-06 = Obrana lokace závisí na její kategorii: produkční 3, vlastnostní 4, akční 5.

rule-FSS-RAZE-07 = Štít na cíli boření zvyšuje jeho obranu o 1.

rule-FSS-RAZE-08 = Hráč, který pasoval, nemůže být cílem boření.

rule-FSS-RAZE-09 = Majitel zbořené lokace získává ze zásoby jako náhradu zisk z dohody zbořené karty.

rule-FSS-RAZE-10 = Zbořená lokace se otočí lícem dolů a zůstává ve státě majitele jako ruina.

rule-FSS-RAZE-11 = Žetony na zbořené kartě se vracejí do společné zásoby (štít, prostředky označující použitou akci, dělník označující otevřenou produkci).

rule-FSS-RAZE-12 = Prostředky uskladněné na zbořené kartě schopností skladování jdou místo toho do zásoby majitele. Pro prostředky položené bonusem za stavbu viz FSS-RAZE-15.

rule-FSS-RAZE-13 = Ruina nemá název, schopnost, kategorii, obranu ani typy (kromě FSS-DEV-07); nelze ji zbořit, zvolit za cíl, chránit štítem ani počítat jako lokaci.

rule-FSS-RAZE-14 = Univerzálními kontakty lze zaplatit kteroukoli část červené ceny boření (FSS-GOOD-07).

rule-FSS-RAZE-15 = Prostředky, které na kartu položil bonus za stavbu (FSS-CLEAN-10), se počítají jako uskladněné: při zboření nebo přestavbě karty jdou do zásoby majitele (FSS-RAZE-12, FSS-DEV-12). Dokud leží na kartě, nelze je vzít (Zlodějská karavana); ve FSS-TIE-04 se počítají jako prostředky na kartách se skladováním.
