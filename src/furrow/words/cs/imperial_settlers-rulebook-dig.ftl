### Settlers: Zrod impéria: the rulebook, chapter DIG (Czech).

rulebook-imperial-settlers-DIG = Jak se hraje na obrazovce
    .intro = O čem se hráči u stolu domlouvají sami a jak je to podle výchozího nastavení zde. Co lze změnit, je v nastavení hry.

rule-IMP-DIG-01 = Balíček, ze kterého se dobírá, se volí pro každou kartu zvlášť, jednu po druhé, a každou kartu vidíte před další volbou (produkce, výměna, Mise, dohody dávající karty).

rule-IMP-DIG-02 = Výměna dělníků se v rámci jedné akce provádí dvojici po dvojici, dobraná karta tedy může ovlivnit další volbu; reakce soupeřů (Oáza) počítají na konci všechny dvojice.

rule-IMP-DIG-03 = Skryté informace: karty v ruce a pořadí balíčků jsou tajné; počty karet v ruce jsou veřejné (jsou potřeba při shodě); impéria, dohody a prostředky jsou veřejné. Výběr z řady je veřejný. Značky Obchodní stezky jsou skryté všem (IMP-JAP-21).

rule-IMP-DIG-04 = Alternativní rozhled má současné tajné volby ve dvou krocích; předané karty zná jen ten, kdo je předal, a ten, kdo je dostal.

rule-IMP-DIG-05 = Volné kroky (žeton obrany, samuraj) jsou před jednou akcí tahu nebo po ní, po pasování žádné; nabízejí se jen ve vlastním tahu.

rule-IMP-DIG-06 = Ochrana hráče, který pasoval, se vztahuje na boření a na každý účinek, který volí za cíl tohoto hráče, jeho lokace, dohody, zásobu nebo ruku (Záškodníci, Zvědové, Loupežníci, Ninjové, Pevnost, Konstruktéři, Tlupa, Stavitel vozů, Temný oltář, Chrám boha Ra, Obchodní stezka, Poušť, Chovatel škorpionů). Oáza je reakce, ne volba cíle: působí i pro majitele, který pasoval. Hanzovní dům a Císařský posel používají jen vlastní dohody a na nikoho nemíří: dohodu Obchodní stezky lze použít nebo zrušit, i když majitel označené lokace pasoval.

rule-IMP-DIG-07 = Při placení se určuje, zda surovinu nahradí zlato, a určuje se i odhazovaná lokace.

rule-IMP-DIG-08 = Pořadí účinků je podle IMP-BUILD-14; několik vlastností jednoho hráče je v pořadí podle volby majitele, výchozí je pořadí stavby.

rule-IMP-DIG-09 = Z prázdného balíčku frakce dobrat nelze a hráč musí vzít společnou kartu; v 1. kroku rozhledu se dobrání vynechá (IMP-GEN-09). Jsou-li balíček i odhozené karty prázdné, dobrání se vynechá.

rule-IMP-DIG-10 = Skladování: co si nechat, volí majitel, když to karta omezuje; uskladněné prostředky jsou stále vidět a v příštím kole jsou zpět ve vlastní zásobě.

rule-IMP-DIG-11 = V 5. kole není úklid; při shodě se počítají prostředky tak, jak jsou po posledním pasování.

rule-IMP-DIG-12 = U převzatých lokací (Chrám boha Ra) je jiný majitel a jiný ten, kdo je má pod kontrolou (IMP-EGY-14 až IMP-EGY-18).

rule-IMP-DIG-13 = Dohody Obchodní stezky leží u lokace jiného hráče: hra si u nich pamatuje kartu, majitele i lokaci, takže přečkají ztrátu Obchodní stezky (IMP-JAP-18) a odliší se od dohod pod deskou (IMP-JAP-15, IMP-ROM-04, IMP-BAR-06, IMP-CMN-04, IMP-CMN-05).

rule-IMP-DIG-14 = V sólové hře rozhoduje poslední shodu člověk (IMP-SOLO-31) svou volbou; náhodnou kartu podle IMP-SOLO-09 losuje program.

rule-IMP-DIG-15 = Přijde-li soupeř o lokaci pod dohodou Obchodní stezky (je zbořena po uzavření dohody), dohoda zůstává (značka: IMP-JAP-22).
