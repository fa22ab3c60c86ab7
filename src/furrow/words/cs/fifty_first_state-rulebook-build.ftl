### 51st State: the rulebook, chapter BUILD (Czech).

rulebook-fifty-first-state-BUILD = Stavba lokace: postavení

rule-FSS-BUILD-01 = Lokace přijde do státu jedním ze dvou způsobů: postavením, nebo přestavbou (kapitola „Stavba lokace: přestavba“).

rule-FSS-BUILD-02 = Chcete-li postavit, zvolte kartu v ruce a utraťte tolik šedých kontaktů, kolik je její vzdálenost.

rule-FSS-BUILD-03 = Nová lokace se položí lícem nahoru do řady své kategorie.

rule-FSS-BUILD-04 = Produkční lokace po postavení ihned jednou produkuje.

rule-FSS-BUILD-05 = Bonus za stavbu se získává jednou, když se lokace postaví.

rule-FSS-BUILD-06 = Produkční lokace s bonusem za stavbu dá obojí.

rule-FSS-BUILD-07 = Karta, která odměňuje stavbu lokace určitého typu, se vyplatí pokaždé, když se lokace tohoto typu postaví.

rule-FSS-BUILD-08 = U odměn „když postavíte“ nebo „za typ“ na vlastnostní nebo produkční lokaci (FSS-BUILD-07) se právě postavená karta počítá také.

rule-FSS-BUILD-09 = Postavit lze libovolný počet lokací; stejné názvy jsou dovoleny.

rule-FSS-BUILD-10 = FSS-BUILD-04 až FSS-BUILD-08 platí pro postavení i pro přestavbu.

rule-FSS-BUILD-11 = Pořadí zisků při stavbě je: položit kartu, produkce, bonus za stavbu, odměny jiných karet; počítá se vždy až po položení. Viz FSS-DIG-08.
