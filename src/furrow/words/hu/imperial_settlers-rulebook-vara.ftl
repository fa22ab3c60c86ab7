### Imperial Settlers, the rulebook: Variant: alternative lookout (Hungarian).

rulebook-imperial-settlers-VARA = Variáns: alternatív megfigyelési fázis

rule-IMP-VARA-01 = Alternatív megfigyelés: mindenki a kezébe húz 1 nemzetkártyát.
rule-IMP-VARA-02 = Alternatív megfigyelés: mindenki képpel lefelé maga elé teszi a kezében lévő lapokat, és húz 3 közös kártyát.
rule-IMP-VARA-03 = Alternatív megfigyelés: mindenki megtart egyet a három kártya közül (a képpel lefelé lévő halomra teszi), kettőt pedig továbbad az óramutató járása szerinti szomszédjának.
rule-IMP-VARA-04 = Alternatív megfigyelés: mindenki megtart egyet a kapott két kártya közül, és eldobja a másikat.
rule-IMP-VARA-05 = Alternatív megfigyelés: végül mindenki a kezébe veszi a halmát.
rule-IMP-VARA-06 = Alternatív megfigyelés: a saját, képpel lefelé lévő halmodat bármikor megnézheted.
