### Settlers: Zrod impéria: the rulebook, chapter EGY (Czech).

rulebook-imperial-settlers-EGY = Egypťané

rule-IMP-EGY-01 = Poušť nemá cenu stavby, její stavba však vyžaduje akci stavby.

rule-IMP-EGY-02 = Karta zaplacená za akci se odhodí a použití označí dělník ze zásoby (IMP-USE-08); platí to pro každou akci, v jejíž ceně je karta.

rule-IMP-EGY-03 = Stavitel vozů: jeho akce zboří lokaci soupeře bez dalších žetonů zboření kromě toho, který se použil na jeho aktivaci.

rule-IMP-EGY-04 = Stavitel vozů zboří i lokaci chráněnou samurajem nebo žetonem obrany, a to bez ceny navíc.

rule-IMP-EGY-05 = Stavitel vozů zboří jednu lokaci za aktivaci.

rule-IMP-EGY-06 = Oáza: utratí-li soupeř najednou několik dvojic dělníků, získáte 1 dělníka za dvojici, nejvýše 4 dělníky za kolo.

rule-IMP-EGY-07 = Útočiště: jeho akce není boření; položí kartu z ruky do vašeho impéria jako základy a dá 1 kámen místo dřeva za proměnu lokace v základy.

rule-IMP-EGY-08 = Sfinga: její vlastnost působí i ve fázi produkce.

rule-IMP-EGY-09 = Chrám boha Ra: převzatá produkční lokace v okamžiku převzetí neprodukuje.

rule-IMP-EGY-10 = Lokaci převzatou Chrámem boha Ra nesmí kvůli stavbě jiné odhodit žádný z obou hráčů.

rule-IMP-EGY-11 = Pokud majitel převzatou lokaci v tomto kole už aktivoval tolikrát, kolikrát lze, nemůžete ji aktivovat znovu.

rule-IMP-EGY-12 = Převzetí Chrámem boha Ra označí zvláštní egyptský žeton, použití akce dělník ze zásoby.

rule-IMP-EGY-13 = Je-li převzatá lokace zbořena a stanou se z ní základy, dostane hráč za Egypťany 1 dřevo a zpět egyptský žeton; základy zůstanou původnímu majiteli.

rule-IMP-EGY-14 = Hráč za Egypťany má převzatou lokaci pod kontrolou od převzetí do začátku úklidu téhož kola; v 5. kole, které úklid nemá, dokud nepasují všichni. Potom se egyptský žeton vrátí a lokace patří opět svému majiteli.

rule-IMP-EGY-15 = Dokud převzetí trvá, barvy, vlastnost a akce lokace se počítají a působí pro toho, kdo ji má pod kontrolou, a ne pro majitele, a každý účinek, který se ptá, čí lokace je, myslí toho, kdo ji má pod kontrolou (boření, Pevnost, Konstruktéři, Tlupa, Obchodní stezka, ochrana po pasování). Nelze jí zaplatit cenu stavby (IMP-EGY-10).

rule-IMP-EGY-16 = Použití, prostředky i žetony zůstávají na kartě, i když se kontrola změní: použití majitele a toho, kdo ji má pod kontrolou, se v jednom kole dohromady vejdou do limitu karty (IMP-EGY-11).

rule-IMP-EGY-17 = Kontrola končí dříve, než se použije skladování, schopnost skladování lokace při úklidu tedy patří majiteli. Do fáze produkce kontrola nikdy nesahá. Na konci hry lokaci boduje majitel, i s jejími VB navíc (Brána, Svatyně).

rule-IMP-EGY-18 = Odstraní-li nebo odhodí-li účinek lokaci pod kontrolou, jde karta do odhazovacího balíčku svého druhu (IMP-GEN-07) a egyptský žeton se vrátí. Čtyři žetony nejsou omezením (IMP-COMP-08): uvolněný Chrám boha Ra smí převzít další lokaci.

rule-IMP-EGY-19 = Sfinga: každá kopie přidá 1 VB k jednomu zisku 2 nebo více VB; přidaný VB není nový zisk a nespustí žádnou Sfingu.
