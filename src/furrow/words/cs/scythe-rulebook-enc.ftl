### Scythe: the rulebook, chapter ENC (Czech).

rulebook-scythe-ENC = Setkání

rule-SCY-ENC-01 = Postava, která vstoupí na území s žetonem Setkání, se zastaví a v tomto tahu se už nesmí pohnout.

rule-SCY-ENC-02 = Když je akce Pohyb zcela dokončena a všechny boje vyřešeny, ale před spodní akcí, pokud nějaká bude, odstraňte žeton a vezměte si kartu Setkání.

rule-SCY-ENC-03 = Setkání spouštějí jen postavy.

rule-SCY-ENC-04 = Je-li na tomto území soupeřův mech, přijde nejprve boj; Setkání se uskuteční jen tehdy, když postava zvítězí, jinak žeton zůstává.

rule-SCY-ENC-05 = Kartu ukažte všem hráčům a její tři možnosti přečtěte nahlas.

rule-SCY-ENC-06 = Aktivní hráč musí zvolit jednu ze tří možností (Polanie až dvě).

rule-SCY-ENC-07 = Cenu zvolené možnosti je nutné zaplatit celou; možnost, kterou nelze zaplatit, nelze zvolit.

rule-SCY-ENC-08 = Jedna možnost je vždy zadarmo.

rule-SCY-ENC-09 = Zisk je volitelný a lze z něj vzít jen část.

rule-SCY-ENC-10 = Potom vraťte kartu lícem dolů pod balíček Setkání.

rule-SCY-ENC-11 = Získané suroviny, budovy, mechové a dělníci přijdou na území Setkání.

rule-SCY-ENC-12 = Stojí-li na tomto území už budova, nelze využít zisk v podobě stavby.

rule-SCY-ENC-13 = Dává-li karta věc nebo akci, neplatí se jiná cena a nezískává se jiný výnos, než uvádí karta, a žádný průběžný bonus za naverbování se nespouští.

rule-SCY-ENC-14 = Číslo karty slouží jen k jejímu označení.

rule-SCY-ENC-15 = Cenou možností při Setkání je popularita a mince.

rule-SCY-ENC-16 = Mech, budova, rekrut, vylepšení nebo dělník získaný kartou se počítá pro příslušnou hvězdu a odkrývá svou dovednost nebo bonus jako obvykle.
