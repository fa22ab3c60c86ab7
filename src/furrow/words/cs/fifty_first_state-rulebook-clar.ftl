### 51st State: the rulebook, chapter CLAR (Czech).

rulebook-fifty-first-state-CLAR = Upřesnění karet

rule-FSS-CLAR-01 = Lovci těl: akční kartu, ze které jejich účinek odebral suroviny a dělníky, lze v témže kole použít znovu.

rule-FSS-CLAR-02 = Základy nemají typ; přestavět na ně lze kteroukoli lokaci a je lze přestavět na kteroukoli lokaci.

rule-FSS-CLAR-03 = Dodavatelé: při stavbě působí jen jejich bonus za stavbu; jejich produkce ne, protože v té chvíli lokace nikoho jiného neprodukují.

rule-FSS-CLAR-04 = Skrytá kovárna se bere tak, jako by na ní ležel štít.

rule-FSS-CLAR-05 = Skrytá kovárna má stále obranu +1 a žeton štítu na ni položit nelze.

rule-FSS-CLAR-06 = Skrytá kovárna při útoku v sólové hře (FSS-SOLO-29): její vestavěný štít útok zachytí a zůstává, protože není žeton, který by se odhodil.

rule-FSS-CLAR-07 = Radioaktivní kolonie nemá typ; platí pro ni totéž co pro Základy (FSS-CLAR-02).

rule-FSS-CLAR-08 = Vrak lodi lze použít 2krát za kolo, jak říká jeho text (FSS-EX-11); u stolu ho lze omezit na 1 použití.

rule-FSS-CLAR-09 = Tržiště: jeho 2 základní suroviny smějí být jednoho druhu, nebo dvou.

rule-FSS-CLAR-10 = Lovci těl: zvolte až 3 své jiné akční lokace; prostředky a dělníci, kteří označují jejich použití, jdou do společné zásoby a všechna jejich použití jsou opět volná (akci, kterou lze použít dvakrát za kolo, lze použít ještě dvakrát). Samy sebe zvolit nemohou; prostředků podle FSS-CLEAN-10 se to netýká. Lokace s otevřenou produkcí, kterou použil soupeř, zůstává použitá, protože FSS-CLAR-01 mluví o akčních kartách; u stolu ji lze zahrnout.

rule-FSS-CLAR-11 = Karty se skladováním: uchované prostředky leží na kartě od úklidu do příští produkce majitele a pak se vracejí do jeho zásoby (FSS-PROD-12, FSS-DIG-09). Mezitím se nic neplatí ani neboří, na tom, kde leží, tedy nic dalšího nezávisí.

rule-FSS-CLAR-12 = Vůdce karavany: každá vaše dohoda se počítá nejvýše jednou; s méně než třemi dohodami dá tolik, kolik jich je; bez dohody akci zahrát nelze.

rule-FSS-CLAR-13 = Zlodějskou karavanu a jiné akce, kterými se něco bere jinému hráči, nelze zahrát, když žádný hráč, který ještě nepasoval, nemá nic, co by se mu dalo vzít; nikdo tak neplatí nadarmo, pokud si to sám nezvolil.
