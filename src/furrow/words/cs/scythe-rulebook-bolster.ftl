### Scythe: the rulebook, chapter BOLSTER (Czech).

rulebook-scythe-BOLSTER = Podpora

rule-SCY-BOLSTER-01 = Zaplaťte 1 minci a získejte jedno z toho: 2 body moci, nebo 1 bojovou kartu.

rule-SCY-BOLSTER-02 = Moc se zvyšuje na Stupnici moci a utrácí se v boji.

rule-SCY-BOLSTER-03 = Bojové karty se v boji přičítají k moci, nejvýše 1 za každou vaši postavu a každého vašeho mecha v boji (SCY-COMBAT-14).

rule-SCY-BOLSTER-04 = Je-li balíček prázdný, zamíchají se odhozené karty (SCY-SETUP-04).
