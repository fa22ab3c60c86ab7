### Settlers: Zrod impéria: the rulebook, chapter DIG (Czech).

rulebook-imperial-settlers-DIG = Jak se hraje na obrazovce
    .intro = Co papírová hra nechává na hráčích u stolu a jak je to zde.

rule-IMP-DIG-01 = Balíček, ze kterého se dobírá, se volí kartu po kartě a každá karta je vidět před další volbou (produkce, výměna, Mise, dohody, které dávají karty).

rule-IMP-DIG-02 = Výměna dělníků se v rámci jedné akce provádí dvojici po dvojici, dobraná karta tedy může ovlivnit další volbu; do toho, co tím získají soupeři (Oáza), se na konci počítají všechny dvojice.

rule-IMP-DIG-03 = Skryté informace: karty v ruce a pořadí balíčků jsou tajné; počet karet v ruce je veřejný (rozhoduje při shodě). Impéria, dohody a prostředky jsou veřejné. Karty vybrané z řady jsou veřejné. Značky Obchodní stezky jsou skryté všem (IMP-JAP-21).

rule-IMP-DIG-04 = Při alternativním rozhledu volí všichni současně a tajně, ve dvou krocích; předané karty zná jen ten, kdo je předal, a ten, kdo je dostal.

rule-IMP-DIG-05 = Volné kroky (žeton obrany, samuraj) přicházejí před jednou akcí tahu nebo po ní, po pasování žádné, a jen ve vlastním tahu.

rule-IMP-DIG-06 = Ochrana hráče, který pasoval, se vztahuje na boření a na každý účinek, který volí za cíl tohoto hráče nebo jeho lokace, dohody, zásobu či ruku (Záškodníci, Zvědové, Loupežníci, Ninjové, Pevnost, Konstruktéři, Tlupa, Stavitel vozů, Temný oltář, Chrám boha Ra, Obchodní stezka, Poušť, Chovatel škorpionů). Oáza je reakce a na nikoho nemíří: působí i pro majitele, který pasoval. Hanzovní dům a Císařský posel používají jen dohody svého majitele a na nikoho nemíří: dohodu Obchodní stezky lze použít nebo zrušit, i když majitel označené lokace pasoval.

rule-IMP-DIG-07 = Placení. Kde by suroviny mohlo nahradit zlato, volíte, čím zaplatit, a určujete odhazovanou lokaci.

rule-IMP-DIG-08 = Pořadí toho, co stavba spustí, je podle IMP-BUILD-14; několik vlastností jednoho hráče přichází v pořadí, které zvolí jejich majitel.

rule-IMP-DIG-09 = Z prázdného balíčku frakce dobrat nelze a hráč musí vzít společnou kartu; v 1. kroku rozhledu se dobrání vynechá (IMP-GEN-09). Jsou-li balíček i odhozené karty prázdné, dobrání se vynechá.

rule-IMP-DIG-10 = Skladování: co si nechat, volí majitel, když to karta omezuje; uskladněné prostředky jsou stále vidět a v příštím kole jsou zpět v jeho zásobě.

rule-IMP-DIG-11 = V 5. kole není úklid; při shodě se počítají prostředky tak, jak jsou po posledním pasování.

rule-IMP-DIG-12 = Převzaté lokace (Chrám boha Ra) mají majitele a toho, kdo je má pod kontrolou (IMP-EGY-14 až IMP-EGY-18).

rule-IMP-DIG-13 = Dohoda Obchodní stezky leží u lokace jiného hráče. Přečká ztrátu Obchodní stezky (IMP-JAP-18) a odlišuje se od dohod pod deskou (IMP-JAP-15, IMP-ROM-04, IMP-BAR-06, IMP-CMN-04, IMP-CMN-05).

rule-IMP-DIG-14 = V sólové hře rozhodujete poslední shodu vy (IMP-SOLO-31); náhodná karta podle IMP-SOLO-09 je ponechána náhodě.

rule-IMP-DIG-15 = Přijde-li soupeř o lokaci pod dohodou Obchodní stezky (je zbořena po uzavření dohody), dohoda zůstává (značka: IMP-JAP-22).
