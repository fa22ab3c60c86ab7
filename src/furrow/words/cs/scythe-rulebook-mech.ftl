### Scythe: the rulebook, chapter MECH (Czech).

rulebook-scythe-MECH = Dovednosti mechů

rule-SCY-MECH-01 = Dovednosti mechů patří postavě a všem mechům majitele, dělníkům ne.
    .heading = Společné

rule-SCY-MECH-02 = Brodění jim dovoluje překročit řeku, pokud je cíl jedním ze dvou typů území; které to jsou, závisí na frakci.
    .heading = Společné

rule-SCY-MECH-03 = Pro Brodění rozhoduje jen typ cílového území, ne to, odkud krok začíná.
    .heading = Společné

rule-SCY-MECH-04 = Typy území pro Brodění: Sasko lesy a hory; Sever lesy a hory; Rusvět farmy a vesnice; Krym farmy a tundry; Polanie vesnice a hory.
    .heading = Společné

rule-SCY-MECH-05 = Rychlost (všech pět frakcí): postava nebo mech se smí při každém přesunu pohnout o 1 území navíc (o 2 místo o 1).
    .heading = Společné

rule-SCY-MECH-06 = I s Rychlostí se jednotka, která vstoupí na území se soupeřovou postavou, mechem nebo dělníkem, zastaví a v tomto tahu se už nesmí pohnout.
    .heading = Společné

rule-SCY-MECH-07 = S Rychlostí se krok z tunelu do tunelu počítá jako 1 krok, před ním nebo po něm lze tedy udělat ještě běžný krok.
    .heading = Společné

rule-SCY-MECH-08 = S Rychlostí smějí mechové nabírat a vysazovat dělníky a suroviny i uprostřed přesunu.
    .heading = Společné

rule-SCY-MECH-09 = I s Rychlostí je nutné celý pohyb jedné jednotky dokončit, než začne další.
    .heading = Společné

rule-SCY-MECH-10 = Dovednosti, díky nimž spolu území sousedí (Podzemí, Sovět, Potápění, Kočovník, Důl), stojí každá 1 krok a lze je spojit s Rychlostí.
    .heading = Společné

rule-SCY-MECH-11 = Odzbrojení, Dělostřelectvo a Průzkumníka lze použít každou jednou za boj, ne jednou za jednotku.
    .heading = Společné

rule-SCY-MECH-12 = Brodění do lesů a hor.
    .heading = Sasko

rule-SCY-MECH-13 = Podzemí: při pohybu postavy a mechů navzájem sousedí hory, které ovládáte, a všechny tunely.
    .heading = Sasko

rule-SCY-MECH-14 = Podzemí tedy umožňuje krok z hory na horu, kterou ovládáte, z hory do tunelu (nebo do vlastního Dolu) a z tunelu na horu, kterou ovládáte.
    .heading = Sasko

rule-SCY-MECH-15 = Odzbrojení: před bojem na území s tunelem nebo s vaším vlastním Dolem ztrácí soupeř 2 body moci na Stupnici moci.
    .heading = Sasko

rule-SCY-MECH-16 = Odzbrojení lze použít jednou za boj.
    .heading = Sasko

rule-SCY-MECH-17 = Rychlost.
    .heading = Sasko

rule-SCY-MECH-18 = Brodění na farmy a do vesnic.
    .heading = Rusvět

rule-SCY-MECH-19 = Sovět: při pohybu postavy a mechů navzájem sousedí vesnice, které ovládáte, a Továrna.
    .heading = Rusvět

rule-SCY-MECH-20 = Lidová armáda: v boji na území, kde je alespoň 1 váš dělník, smíte zahrát 1 bojovou kartu navíc, bez ohledu na počet dělníků.
    .heading = Rusvět

rule-SCY-MECH-21 = I s Lidovou armádou musí být v boji vaše postava nebo mech.
    .heading = Rusvět

rule-SCY-MECH-22 = Rychlost.
    .heading = Rusvět

rule-SCY-MECH-23 = Brodění do lesů a hor.
    .heading = Sever

rule-SCY-MECH-24 = Plavba: postava a mechové smějí vstupovat na jezera a odcházet z nich; při jejich pohybu se jezera počítají jako běžná území.
    .heading = Sever

rule-SCY-MECH-25 = Plavba: po prohraném boji smějí postava a mechové místo na základnu ustoupit na jezera sousedící s územím boje.
    .heading = Sever

rule-SCY-MECH-26 = Plavba: na základnu lze ustoupit i tak.
    .heading = Sever

rule-SCY-MECH-27 = Plavba: na jezero obsazené soupeřem ustoupit nelze.
    .heading = Sever

rule-SCY-MECH-28 = Převoz po jezeře (Sever, Polanie): dělníky, které mech při přesunu nebo ústupu převezl na jezero, a suroviny, které tam přenesla postava nebo mech, nelze na jezeře nikdy nechat, když jejich nosič odchází.
    .heading = Sever

rule-SCY-MECH-29 = Na jezeře si mechové a postava smějí převážené dělníky a suroviny předávat; v žádném okamžiku nesmějí být dělníci nebo suroviny na jezeře sami.
    .heading = Sever

rule-SCY-MECH-30 = Dělník opustí jezero, jen když ho převeze mech.
    .heading = Sever

rule-SCY-MECH-31 = Jezera jsou území: dvě frakce, které na jezera smějí, tam mohou bojovat.
    .heading = Sever

rule-SCY-MECH-32 = Na jezeře nelze stavět budovy ani nasazovat mechy.
    .heading = Sever

rule-SCY-MECH-33 = Dělostřelectvo: před bojem smíte zaplatit 1 bod moci a soupeř ztrácí 2 body moci, obojí na Stupnici moci.
    .heading = Sever

rule-SCY-MECH-34 = Dělostřelectvo lze použít jednou za boj.
    .heading = Sever

rule-SCY-MECH-35 = Rychlost.
    .heading = Sever

rule-SCY-MECH-36 = Brodění na farmy a tundry.
    .heading = Krym

rule-SCY-MECH-37 = Kočovník: postava a mechové se smějí přesunout z kteréhokoli území nebo základny na základnu kterékoli nehrající frakce nebo na vlastní základnu, na libovolnou vzdálenost.
    .heading = Krym

rule-SCY-MECH-38 = Kočovník: nehrající je frakce, za kterou nikdo nehraje, včetně frakcí z rozšíření.
    .heading = Krym

rule-SCY-MECH-39 = Kočovník je jedním krokem akce Pohyb.
    .heading = Krym

rule-SCY-MECH-40 = Kočovník je výjimkou ze zákazu vstupu na základny.
    .heading = Krym

rule-SCY-MECH-41 = Kočovník: mechové smějí na základnu převézt dělníky a suroviny, postava suroviny.
    .heading = Krym

rule-SCY-MECH-42 = Suroviny na základně nelze utratit a na konci se nepočítají.
    .heading = Krym

rule-SCY-MECH-43 = Průzkumník: před bojem si vezměte 1 náhodnou bojovou kartu z ruky soupeře do své.
    .heading = Krym

rule-SCY-MECH-44 = Průzkumníka lze použít jednou za boj.
    .heading = Krym

rule-SCY-MECH-45 = Rychlost.
    .heading = Krym

rule-SCY-MECH-46 = Brodění do vesnic a hor.
    .heading = Polanie

rule-SCY-MECH-47 = Potápění: postava a mechové smějí vstupovat na jezera a odcházet z nich.
    .heading = Polanie

rule-SCY-MECH-48 = Potápění: smějí se také přesunout z kteréhokoli jezera na kterékoli jiné, jako by to byl krok mezi tunely.
    .heading = Polanie

rule-SCY-MECH-49 = Potápění neumožňuje ústup na jezero.
    .heading = Polanie

rule-SCY-MECH-50 = Pravidla převozu po jezeře SCY-MECH-28 až SCY-MECH-32 platí i pro Polanii.
    .heading = Polanie

rule-SCY-MECH-51 = Kamarádství: neztrácíte popularitu za soupeřovy dělníky donucené k ústupu bojem, který jste vyhráli jako útočník.
    .heading = Polanie

rule-SCY-MECH-52 = Kamarádství platí pro každý takový boj vašeho tahu.
    .heading = Polanie

rule-SCY-MECH-53 = Kamarádství se nevztahuje na vyhánění dělníků bez boje (podle SCY-MOVE-20 při něm popularitu ztrácíte i tak).
    .heading = Polanie

rule-SCY-MECH-54 = Rychlost.
    .heading = Polanie
