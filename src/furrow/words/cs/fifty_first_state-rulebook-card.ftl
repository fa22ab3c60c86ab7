### 51st State: the rulebook, chapter CARD (Czech).

rulebook-fifty-first-state-CARD = Co je na kartě

rule-FSS-CARD-01 = Vzdálenost karty říká, kolik žetonů kontaktů stojí použití této karty z ruky.

rule-FSS-CARD-02 = Kořist karty jsou prostředky získané jejím zbořením.

rule-FSS-CARD-03 = Typ nebo typy karty jsou důležité pro přestavbu (a pro účinky, které typ jmenují).

rule-FSS-CARD-04 = Většina karet má dva typy, některé jeden; přinejmenším Základy a Radioaktivní kolonie nemají žádný.

rule-FSS-CARD-05 = Každá karta má název; stejný název může mít několik karet (FSS-GEN-10).

rule-FSS-CARD-06 = Na každé kartě je text její schopnosti.

rule-FSS-CARD-07 = Každá karta má právě jednu kategorii: produkční, vlastnostní, nebo akční. Otevřená produkce je produkční kategorie s nápisem podle FSS-CARD-11: kdykoli se pravidlo nebo účinek ptá na kategorii, počítá se jako produkční.

rule-FSS-CARD-08 = Zisk z dohody je to, co karta dává, když s ní uzavřete dohodu.

rule-FSS-CARD-09 = Značka sady říká, zda karta patří do základní sady, nebo do rozšíření, a do kterého.

rule-FSS-CARD-10 = Některé lokace mají bonus za stavbu.

rule-FSS-CARD-11 = Některé produkční lokace nesou nápis „Otevřená produkce“.

rule-FSS-CARD-12 = Lokace mají symboly typů; každá karta ukazuje své.

rule-FSS-CARD-13 = Dohoda dává právě 1 prostředek.
