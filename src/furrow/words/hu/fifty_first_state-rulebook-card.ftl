### 51st State, the rulebook: Card anatomy (Hungarian).

rulebook-fifty-first-state-CARD = A kártyák felépítése

rule-FSS-CARD-01 = A kártya távolsága azt mutatja, hány kapcsolatjelzőbe kerül, ha a kezedből használod valamire.
rule-FSS-CARD-02 = A kártya zsákmánya az a cucc, amelyet a lerombolásáért kapsz.
rule-FSS-CARD-03 = A kártya típusa vagy típusai az átépítésnél számítanak (és azoknál a hatásoknál, amelyek típust neveznek meg).
rule-FSS-CARD-04 = A legtöbb kártyának két típusa van, némelyiknek egy; legalább az Alapozásnak és a Radioaktív kolóniának egy sincs.
rule-FSS-CARD-05 = Minden kártyának van neve; több kártyának is lehet ugyanaz (FSS-GEN-10).
rule-FSS-CARD-06 = Minden kártyán áll a képességének szövege.
rule-FSS-CARD-07 = Minden kártya pontosan egy kategóriába tartozik: termelés, képesség vagy akció. A nyílt termelés a termelés kategória az FSS-CARD-11 szerinti felirattal: termelésnek számít mindenütt, ahol egy szabály vagy hatás a kategóriát kérdezi.
rule-FSS-CARD-08 = A kártya nyeresége az, amit akkor ad, ha üzletet kötsz vele.
rule-FSS-CARD-09 = A kártya készletjele mutatja, hogy az alapkészlethez vagy melyik kiegészítőhöz tartozik.
rule-FSS-CARD-10 = Egyes helyszíneknek építési bónuszuk is van.
rule-FSS-CARD-11 = Egyes termelő helyszíneken a „nyílt termelés” felirat áll.
rule-FSS-CARD-12 = A helyszíneken típusszimbólumok vannak; minden kártya mutatja a sajátjait.
rule-FSS-CARD-13 = Egy üzlet pontosan 1 cuccot ad.
