### Scythe: the rulebook, chapter COMBAT (Czech).

rulebook-scythe-COMBAT = Boj

rule-SCY-COMBAT-01 = K boji dochází na konci akce Pohyb, až se pohnou všechny jednotky, a před spodní akcí.
    .heading = Kdy a kdo

rule-SCY-COMBAT-02 = K boji dochází na každém území, kde stojí postava nebo mechové aktivního hráče společně se soupeřovou postavou nebo mechy.
    .heading = Kdy a kdo

rule-SCY-COMBAT-03 = Boj, k němuž vedl Pohyb z karty Továrny (její spodní akce), se řeší po tomto Pohybu.
    .heading = Kdy a kdo

rule-SCY-COMBAT-04 = Ve všech bojích je útočníkem aktivní hráč.
    .heading = Kdy a kdo

rule-SCY-COMBAT-05 = Má-li dojít k boji na více územích, určí pořadí útočník; každý boj se dokončí celý, než začne další.
    .heading = Kdy a kdo

rule-SCY-COMBAT-06 = Boj má právě dvě strany, majitele bojujících jednotek na území; hvězdu může získat jen jedna z nich.
    .heading = Kdy a kdo

rule-SCY-COMBAT-07 = Ostatní hráči mohou boj ovlivnit jen tím, že některé straně dají mince (kapitola „Aliance a úplatky“).
    .heading = Kdy a kdo

rule-SCY-COMBAT-08 = Dělníci se boje neúčastní, ale ti, kteří na území jsou, sdílejí osud své strany.
    .heading = Kdy a kdo

rule-SCY-COMBAT-09 = Žádné podmínky: útočit smíte s 0 body moci, s 0 body popularity i bez bojových karet.
    .heading = Kdy a kdo

rule-SCY-COMBAT-10 = Jakmile jsou na konci Pohybu splněny podmínky boje, nelze boj odvolat.
    .heading = Kdy a kdo

rule-SCY-COMBAT-11 = Dovednosti mechů, které působí před bojem (Odzbrojení, Dělostřelectvo, Průzkumník), použije nejprve útočník, potom obránce.
    .heading = Před nastavením ukazatelů

rule-SCY-COMBAT-12 = Oba hráči zároveň a tajně nastaví na bojovém ukazateli číslo: moc, kterou utratí.
    .heading = Volba moci

rule-SCY-COMBAT-13 = Číslo nesmí být vyšší než současná moc hráče ani než 7.
    .heading = Volba moci

rule-SCY-COMBAT-14 = Každý hráč smí přidat bojové karty z ruky, nejvýše 1 za každou vlastní postavu a každého vlastního mecha v tomto boji (Lidová armáda: o 1 více).
    .heading = Volba moci

rule-SCY-COMBAT-15 = Karty lze přidat, i když je na ukazateli 0.
    .heading = Volba moci

rule-SCY-COMBAT-16 = Přidat karty je volitelné; zda a kolik jich kdo přidal, je do odhalení tajné.
    .heading = Volba moci

rule-SCY-COMBAT-17 = Kolik bojových karet má hráč v ruce, je veřejné.
    .heading = Volba moci

rule-SCY-COMBAT-18 = Oba zároveň odhalí ukazatel i karty; hodnoty karet se přičítají k ukazateli.
    .heading = Odhalení

rule-SCY-COMBAT-19 = Vítězí vyšší součet; při remíze vítězí útočník.
    .heading = Odhalení

rule-SCY-COMBAT-20 = Vítěz i poražený zaplatí na Stupnici moci tolik, kolik mají na vlastním ukazateli.
    .heading = Odhalení

rule-SCY-COMBAT-21 = Oba odhodí lícem nahoru všechny karty, které zahráli; hodnoty karet se na Stupnici moci neplatí.
    .heading = Odhalení

rule-SCY-COMBAT-22 = Vítěz získá (nebo si udrží) kontrolu nad územím a všemi surovinami na něm, ať je tam přinesl kdokoli.
    .heading = Vítěz

rule-SCY-COMBAT-23 = Vítěz, ať útočník, nebo obránce, umístí 1 hvězdu na místo za boj na Stupnici úspěchu, pokud za boj ještě nemá 2 hvězdy (Sasko: SCY-FACTION-13).
    .heading = Vítěz

rule-SCY-COMBAT-24 = Vítězný útočník ztrácí 1 bod popularity za každého soupeřova dělníka, kterého tím donutil k ústupu, nikdy však neklesne pod 0 (Polanie: SCY-MECH-51).
    .heading = Vítěz

rule-SCY-COMBAT-25 = Dělníci ustoupí, i když už vítěz nemá žádnou popularitu, kterou by ztratil.
    .heading = Vítěz

rule-SCY-COMBAT-26 = Vítězný obránce za útočníkovy dělníky, kteří musejí ustoupit, žádnou popularitu neztrácí.
    .heading = Vítěz

rule-SCY-COMBAT-27 = Poražený přesune všechny své jednotky z tohoto území (postavu, mechy, dělníky) na vlastní základnu (Sever: SCY-MECH-25).
    .heading = Poražený

rule-SCY-COMBAT-28 = Všechny suroviny zůstávají na území a patří vítězi.
    .heading = Poražený

rule-SCY-COMBAT-29 = Poražený, který odhalil alespoň 1 bod moci, na ukazateli nebo na kartách, si dobere 1 bojovou kartu.
    .heading = Poražený

rule-SCY-COMBAT-30 = Poražený, který odhalil 0, si nedobírá nic.
    .heading = Poražený

rule-SCY-COMBAT-31 = Budovy poraženého zůstávají, území však teď ovládají jednotky vítěze.
    .heading = Poražený

rule-SCY-COMBAT-32 = Je-li na území žeton Setkání a vítěz tam má postavu, vyřeší Setkání.
    .heading = Potom

rule-SCY-COMBAT-33 = Každý hráč může za boj získat nejvýše 2 hvězdy (Sasko neomezeně), ale bojovat smí i potom.
    .heading = Potom

rule-SCY-COMBAT-34 = Umístí-li hráč šestou hvězdu, když čekají další boje, hra ihned končí; jednotky, které svým pohybem k těmto bojům vedly, se vrátí na území, odkud přišly.
    .heading = Potom

rule-SCY-COMBAT-35 = Jeden boj na jednom území, včetně dovedností před bojem, je uzavřený celek, který se dokončí, i když v něm padne šestá hvězda; tak mohou dva hráči dosáhnout šesti hvězd zároveň.
    .heading = Potom

rule-SCY-COMBAT-36 = Boj na jezeře je možný mezi frakcemi s dovednostmi pro jezera (Sever, Polanie).
    .heading = Jezera

rule-SCY-COMBAT-37 = Je-li na jezeře napaden mech s dělníky a útočník zvítězí, ztrácí útočník 1 bod popularity za každého převáženého dělníka; dělníci ustoupí s mechem.
    .heading = Jezera

rule-SCY-COMBAT-38 = I na jezeře připadnou suroviny, které kterákoli strana přenášela, vítězi.
    .heading = Jezera
