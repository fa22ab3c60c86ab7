### 51st State: the rulebook, chapter DEV (Czech).

rulebook-fifty-first-state-DEV = Stavba lokace: přestavba

rule-FSS-DEV-01 = Chcete-li přestavět, zvolte kartu v ruce a jednu svou postavenou lokaci (nebo ruinu, FSS-DEV-07), kterou má nahradit.

rule-FSS-DEV-02 = Platí-li se přestavba cihlou, musejí mít obě karty alespoň jeden společný typ.

rule-FSS-DEV-03 = Přestavba stojí 1 cihlu.

rule-FSS-DEV-04 = Cihlu za přestavbu lze zaplatit 1 municí; podmínka typu zůstává.

rule-FSS-DEV-05 = Přestavbu lze místo cihlou zaplatit 1 žetonem přestavby: pak se typ shodovat nemusí.

rule-FSS-DEV-06 = Při přestavbě se kategorie shodovat nemusejí; nová karta přijde do řady své vlastní kategorie.

rule-FSS-DEV-07 = Ruina se počítá jako každý typ, za cihlu ji tedy může nahradit kterákoli karta.

rule-FSS-DEV-08 = Každá přestavba dává 1 VB.

rule-FSS-DEV-09 = Přestavba nevyžaduje žetony kontaktů; na vzdálenosti nezáleží.

rule-FSS-DEV-10 = Lokace nahrazená přestavbou přijde do odhazovacího balíčku; potom se položí nová karta.

rule-FSS-DEV-11 = Karta bez typu (Základy, Radioaktivní kolonie) se při přestavbě hodí ke každé kartě, ať je tou novou, nebo tou nahrazenou.

rule-FSS-DEV-12 = S žetony na lokaci nahrazené přestavbou se naloží jako při boření (FSS-RAZE-11, FSS-RAZE-12): uskladněné prostředky jdou do zásoby majitele, vše ostatní do společné zásoby.

rule-FSS-DEV-13 = Přestavbou lze nahradit i lokaci, jejíž akce už byla v tomto kole použita.
