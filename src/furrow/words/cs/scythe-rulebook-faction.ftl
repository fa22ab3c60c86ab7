### Scythe: the rulebook, chapter FACTION (Czech).

rulebook-scythe-FACTION = Dovednosti frakcí

rule-SCY-FACTION-01 = Každá frakce má jednu trvalou zvláštní dovednost, uvedenou vpravo nahoře na její desce.

rule-SCY-FACTION-02 = Rusvět – Neústupnost: smíte zvolit stejnou část jako ve svém minulém tahu, a to kolikrát chcete.

rule-SCY-FACTION-03 = Neústupnost platí i pro kartu Továrny.

rule-SCY-FACTION-04 = Krym – Nátlak: jednou za tah smíte při placení surovin odhodit místo 1 libovolné suroviny 1 bojovou kartu, bez ohledu na její hodnotu.

rule-SCY-FACTION-05 = Bojové karty nemají na konci hry žádnou cenu.

rule-SCY-FACTION-06 = Sever – Plavání: dělníci smějí překračovat řeky na jakýkoli typ území kromě jezer.

rule-SCY-FACTION-07 = Plavání platí jen pro dělníky, ne pro postavu ani mechy.

rule-SCY-FACTION-08 = Polanie – Vynalézavost: smíte zvolit až 2 různé možnosti karty Setkání, v libovolném pořadí.

rule-SCY-FACTION-09 = Vynalézavost: ziskem z první možnosti lze zaplatit druhou.

rule-SCY-FACTION-10 = Vynalézavost: i tak se bere jen 1 karta Setkání.

rule-SCY-FACTION-11 = Sasko – Dominance: počet hvězd za úkoly a za vítězství v boji není omezen (v rámci 6 hvězd).

rule-SCY-FACTION-12 = Dominance: po prvním splněném úkolu se druhá karta nechává a lze ji splnit také.

rule-SCY-FACTION-13 = Dominance: zbývá-li Sasku hvězda, musí ji po každém vítězství v boji umístit.
