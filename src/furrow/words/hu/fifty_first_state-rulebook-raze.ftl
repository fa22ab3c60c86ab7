### 51st State, the rulebook: Raze a location (Hungarian).

rulebook-fifty-first-state-RAZE = Rombolás

rule-FSS-RAZE-01 = Lerombolhatsz egy helyszínkártyát a saját kezedből vagy egy ellenfél megépített helyszínét. A saját megépített helyszíneidet nem rombolhatod le.
rule-FSS-RAZE-02 = Aki rombol, a készletből megkapja a kártya zsákmányát.
rule-FSS-RAZE-03 = Ha a kezedből rombolsz le egy kártyát, dobd el, és dobj el annyi piros kapcsolatjelzőt, amennyi a távolsága.
rule-FSS-RAZE-04 = A kézből lerombolt kártya a dobott lapok közé kerül; kárpótlást senki sem kap.
rule-FSS-RAZE-05 = Ha egy ellenfél helyszínét rombolod le, dobj el annyi piros kapcsolatjelzőt, amennyi a védelme; a távolság nem számít.
rule-FSS-RAZE-06 = A helyszín védelme a kategóriájától függ: termelés 3, képesség 4, akció 5.
rule-FSS-RAZE-07 = A lerombolandó helyszínen lévő pajzsjelző 1-gyel növeli a védelmét.
rule-FSS-RAZE-08 = Aki már passzolt, annak a helyszínei nem lehetnek a rombolás célpontjai.
rule-FSS-RAZE-09 = A lerombolt helyszín tulajdonosa kárpótlásul a készletből megkapja a lerombolt kártya nyereségét.
rule-FSS-RAZE-10 = A lerombolt helyszín képpel lefelé fordítva, romként a tulajdonosa államában marad.
rule-FSS-RAZE-11 = A lerombolt kártyán lévő jelzők visszakerülnek a közös készletbe (pajzsjelző, a használt akciót jelző cucc, a nyílt termelést jelző munkás).
rule-FSS-RAZE-12 = A lerombolt kártyán tárolási képességgel eltárolt cucc ezzel szemben a tulajdonos készletébe kerül. Az építési bónusszal rátett cuccról lásd: FSS-RAZE-15.
rule-FSS-RAZE-13 = A romnak nincs neve, képessége, kategóriája, védelme és típusa (kivéve: FSS-DEV-07); nem rombolható le, nem lehet célpont, nem kaphat pajzsjelzőt, és nem számít helyszínnek.
rule-FSS-RAZE-14 = A rombolás piros költségének bármekkora részét univerzális kapcsolatjelzővel is kifizetheted (FSS-GOOD-07).
rule-FSS-RAZE-15 = Az a cucc, amelyet építési bónusz tett a kártyára (FSS-CLEAN-10), tároltnak számít: ha a kártyát lerombolják vagy átépítik, a tulajdonos készletébe kerül (FSS-RAZE-12, FSS-DEV-12). Amíg a kártyán van, nem lehet elvenni (Tolvajkaraván); az FSS-TIE-04 szempontjából tároló kártyán tartott cuccnak számít.
