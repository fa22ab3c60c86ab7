### Scythe: the rulebook, chapter BUILD (Czech).

rulebook-scythe-BUILD = Stavba

rule-SCY-BUILD-01 = Zaplaťte cenu ve dřevě.

rule-SCY-BUILD-02 = Vezměte kteroukoli budovu z desky hráče a postavte ji na území, které ovládáte a na kterém stojí alespoň 1 váš dělník.

rule-SCY-BUILD-03 = Na území může stát jen 1 budova, ať patří komukoli.

rule-SCY-BUILD-04 = Budovy nelze zničit ani přesunout.

rule-SCY-BUILD-05 = Soupeři nemohou používat vaše budovy.

rule-SCY-BUILD-06 = Bonusy svých budov máte i na územích, která neovládáte; výjimkou je Mlýn, tam bez kontroly produkovat nelze.

rule-SCY-BUILD-07 = Vaše budova ovládá své území, dokud na něm není soupeřova jednotka.

rule-SCY-BUILD-08 = V Továrně se stavět smí.

rule-SCY-BUILD-09 = Na základně a na jezeře se stavět nesmí.

rule-SCY-BUILD-10 = Odebráním budovy z desky se odkryje trvalý výnos navíc pro horní akci přímo nad ní.

rule-SCY-BUILD-11 = Tento výnos platí, až horní akci zahrajete příště.

rule-SCY-BUILD-12 = Památník: kdykoli hrajete Podporu, získejte navíc 1 bod popularity.
    .heading = Budovy

rule-SCY-BUILD-13 = Mlýn: kdykoli hrajete Produkci, počítá se území Mlýna jako další produkující území nad běžný počet.
    .heading = Budovy

rule-SCY-BUILD-14 = Mlýn: Mlýn vyprodukuje 1 surovinu, jako by byl dělník (na vesnici dělníka); dělníci na jeho území smějí produkovat také.
    .heading = Budovy

rule-SCY-BUILD-15 = Mlýn: produkuje, i když na jeho území žádný dělník není, pokud území ovládáte.
    .heading = Budovy

rule-SCY-BUILD-16 = Důl: je tunelem jen pro vaše jednotky; smíte do něj vstoupit z kteréhokoli tunelu a odejít z něj do kteréhokoli tunelu, i když jeho území ovládá soupeř.
    .heading = Budovy

rule-SCY-BUILD-17 = Důl: na rozdíl od ostatních budov působí při každém pohybu vašich jednotek, i při pohybu podle karty Továrny.
    .heading = Budovy

rule-SCY-BUILD-18 = Bonusy Památníku, Mlýna a Zbrojnice platí jen pro akci na desce hráče nad nimi, nikdy pro karty Továrny ani Setkání.
    .heading = Budovy

rule-SCY-BUILD-19 = Zbrojnice: kdykoli hrajete Obchod, získejte navíc 1 bod moci.
    .heading = Budovy

rule-SCY-BUILD-20 = Bonusy budov jsou volitelné jako každý jiný výnos.
    .heading = Budovy
