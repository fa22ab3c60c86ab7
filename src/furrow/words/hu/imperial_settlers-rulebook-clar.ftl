### Imperial Settlers, the rulebook: General clarifications (Hungarian).

rulebook-imperial-settlers-CLAR = Általános pontosítások

rule-IMP-CLAR-01 = Az a képességhelyszín, amelyik egy bizonyos fajta helyszín építését jutalmazza, az építésekor magát is beleszámítja.
rule-IMP-CLAR-02 = Az „adott színű helyszínenként” járó termelés vagy építési bónusz magát a helyszínt is beleszámítja, ha olyan színű.
rule-IMP-CLAR-03 = A rombolásért járó jutalmak (Akasztófa, Portya) a tulajdonosuk minden olyan hatására járnak, amelyet rombolásnak nevezünk: kézből, egy ellenfél helyszínén, a Csőcselékkel, a Sötét kápolnával vagy a Harciszekér-készítővel. Nem járnak a Hordáért, a Helyőrségért, a Mérnökökért és a Szenthelyért, mert azok nem rombolnak (IMP-BAR-03, IMP-JAP-11, IMP-ROM-01, IMP-EGY-07).
rule-IMP-CLAR-04 = A Helyőrséggel és a Mérnökökkel bármelyik helyszín választható olyan ellenfélnél, aki még nem passzolt, közös vagy nemzethelyszín, rombolásmezővel vagy anélkül (tehát a Kapu, a Szentély és a Romok is). A védekezésjelző vagy a szamuráj miatt nem kell többet fizetni. A kártya a dobópaklijába kerül (IMP-GEN-07), ami rajta van, az a készletbe.
