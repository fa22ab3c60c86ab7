### 51st State: the rulebook, chapter SETUP (Czech).

rulebook-fifty-first-state-SETUP = Příprava
    .intro = V tištěných pravidlech je tato strana ze samostatného návodu; počítá se k pravidlům.

rule-FSS-SETUP-01 = Bodovací deska se položí doprostřed stolu.

rule-FSS-SETUP-02 = Všechny prostředky a žetony se roztřídí na hromádky u bodovací desky: to je společná zásoba.

rule-FSS-SETUP-03 = Karty lokací tvoří tři sady: základní (88), Nová éra (50), Zima (50).

rule-FSS-SETUP-04 = Hraje se se základními kartami samotnými, nebo se základními kartami a právě jednou ze dvou dalších sad; všechny tři sady dohromady nejsou dovoleny.

rule-FSS-SETUP-05 = Zvolené karty lokací zamíchejte do dobíracího balíčku lícem dolů; nechte místo pro odhazovací balíček.

rule-FSS-SETUP-06 = Karty spojení rozdělte podle barvy do dvou balíčků, každý zamíchejte a oba položte lícem dolů.

rule-FSS-SETUP-07 = Karty spojení mají dvě barvy, červenou a modrou, po 6 kartách.

rule-FSS-SETUP-08 = Každý hráč si vybere desku frakce; když se hráči nedohodnou, rozdejte je náhodně.

rule-FSS-SETUP-09 = Každému hráči rozdejte 6 karet lokací; každý si 4 nechá a 2 odhodí.

rule-FSS-SETUP-10 = Začínajícího hráče vyberte jakkoli; ten si vezme žeton začínajícího hráče.

rule-FSS-SETUP-11 = Ukazatele VB začínají na 0.

rule-FSS-SETUP-12 = Hráči začínají bez prostředků a bez postavené lokace.
