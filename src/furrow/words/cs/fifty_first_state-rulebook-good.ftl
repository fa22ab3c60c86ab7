### 51st State: the rulebook, chapter GOOD (Czech).

rulebook-fifty-first-state-GOOD = Prostředky

rule-FSS-GOOD-01 = Čtyři základní suroviny jsou cihla, zbraň, palivo a železo.

rule-FSS-GOOD-02 = Surovina je jedna ze čtyř podle FSS-GOOD-01; prostředek je surovina, munice, dělník, žeton kontaktu, žeton přestavby, žeton štítu, karta nebo VB.

rule-FSS-GOOD-03 = Kdykoli se platí cena akce, lze místo 1 suroviny kteréhokoli ze čtyř druhů zaplatit 1 municí.

rule-FSS-GOOD-04 = Kde se žádá munice, nelze zaplatit surovinou: opak FSS-GOOD-03 dovolen není.

rule-FSS-GOOD-05 = Munice nahrazuje jen suroviny, nikdy dělníky, žetony kontaktů, karty, žetony přestavby ani žetony štítu.

rule-FSS-GOOD-06 = Šedé kontakty slouží ke stavbě, modré k dohodám, červené k boření.

rule-FSS-GOOD-07 = 1 univerzální kontakt lze použít jako 1 kontakt kterékoli ze tří barev všude, kde je třeba utratit kontakt.

rule-FSS-GOOD-08 = Barevný kontakt nikdy nezastoupí univerzální ani jinou barvu.

rule-FSS-GOOD-09 = Získat kartu znamená dobrat si do ruky vrchní kartu dobíracího balíčku.

rule-FSS-GOOD-10 = Získat VB znamená posunout svůj ukazatel na bodovací desce.

rule-FSS-GOOD-11 = Každý získaný prostředek kromě karet a VB se bere ze společné zásoby do vaší zásoby.

rule-FSS-GOOD-12 = Počet žetonů nic neomezuje; chybějící žetony nahraďte čímkoli.

rule-FSS-GOOD-13 = Utracené a odhozené žetony se vracejí do společné zásoby.
