### 51st State: the rulebook, chapter CLEAN (Czech).

rulebook-fifty-first-state-CLEAN = Fáze úklidu

rule-FSS-CLEAN-01 = Při úklidu se nejprve použijí schopnosti skladování: prostředky, které karta dovoluje uchovat, se uchovají tak, jak karta říká.

rule-FSS-CLEAN-02 = Vše, co není uskladněno, se při úklidu vrací do společné zásoby: suroviny, munice, dělníci, kontakty, štíty a žetony přestavby, z karet i ze zásob hráčů.

rule-FSS-CLEAN-03 = Do dalšího kola přecházejí jen uskladněné prostředky a karty v ruce. Pro prostředky položené bonusem za stavbu viz FSS-CLEAN-10.

rule-FSS-CLEAN-04 = Při úklidu se odeberou dělníci, které soupeři vyslali na lokace s otevřenou produkcí.

rule-FSS-CLEAN-05 = Při úklidu se odhodí odkryté karty spojení, které si nikdo nevzal.

rule-FSS-CLEAN-06 = Na konci úklidu přejde žeton začínajícího hráče k hráči po levici (po směru hodinových ručiček).

rule-FSS-CLEAN-07 = Při úklidu propadají i neutracené prostředky ve vaší zásobě.

rule-FSS-CLEAN-08 = VB, dohod, lokací a ruin se úklid netýká.

rule-FSS-CLEAN-09 = Po úklidu lze akce a otevřenou produkci použít znovu.

rule-FSS-CLEAN-10 = Prostředky, které bonus za stavbu položil přímo na kartu (Sklad cihel, Tábor, Městská garda, Zásobník metanu, Kovový šrot, Základy, Radioaktivní kolonie), úklid přečkají. Zůstávají, dokud se neutratí; majitel je smí utratit v kterémkoli svém tahu jako prostředky ze své zásoby; nic je nedoplňuje.
