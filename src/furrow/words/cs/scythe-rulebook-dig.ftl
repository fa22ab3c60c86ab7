### Scythe: the rulebook, chapter DIG (Czech).

rulebook-scythe-DIG = Jak se hraje na obrazovce
    .intro = Co papírová hra nechává na hráčích u stolu a jak je to zde.

rule-SCY-DIG-01 = Ukazatel a karty (SCY-COMBAT-12 až SCY-COMBAT-18). Každá strana odevzdá ukazatel i karty, aniž vidí druhou; potom se obojí odhalí najednou. Boti rozhodují jen podle veřejných informací a vlastní ruky a předem se nijak nepozná, zda někdo přidal karty.
    .heading = Tajemství a současné volby

rule-SCY-DIG-02 = Skryté informace. Tajné jsou hodnoty bojových karet v ruce, karty úkolů, pořadí všech balíčků, karty Továrny (dřívější návštěvník ví, co zbylo) a odevzdaný ukazatel s kartami. Veřejné jsou počty karet v ruce, mince, moc, popularita, plán, desky, hvězdy a odhozené karty (lícem nahoru).
    .heading = Tajemství a současné volby

rule-SCY-DIG-03 = Mince (SCY-SETUP-18, SCY-INFO-12). Nejsou tajné, ale nikdo je nemusí hlásit. Zde je vidět, kolik jich kdo má; jaké jmění by měli ostatní na konci, se během hry neukazuje, pokud se u stolu nedohodnete jinak. Vlastní jmění vidět můžete vždy.
    .heading = Tajemství a současné volby

rule-SCY-DIG-04 = Průzkumník a jiné náhodné braní karet. Rozhoduje náhoda; hráč, který o kartu přišel, se dozví kterou, ostatní ne.
    .heading = Tajemství a současné volby

rule-SCY-DIG-05 = Odmítnout lze vše, co se získává (SCY-TURN-11, SCY-BOTTOM-05, SCY-PRODUCE-04, SCY-PRODUCE-10, SCY-ENC-09, SCY-ENLIST-07). Obvyklou odpovědí berete vše; vzít si méně je odpověď sama o sobě. Ceny se nikdy neplatí jen zčásti.
    .heading = Co lze odmítnout

rule-SCY-DIG-06 = Průběžné bonusy za naverbování v tazích ostatních. „Smíte“ je získat: zde se berou za vás a každý z nich lze předem odmítnout (SCY-DIG-45), aby hra nečekala na odpověď.
    .heading = Co lze odmítnout

rule-SCY-DIG-07 = Hvězdy (SCY-STAR-11) se umístit musejí a umísťují se automaticky. Jsou-li splněny dvě podmínky najednou a zbývá jen jedna hvězda, lze volit libovolně a pro bodování na tom nezáleží.
    .heading = Co lze odmítnout

rule-SCY-DIG-08 = Úkoly (SCY-OBJ-02, SCY-OBJ-03, SCY-OBJ-08). Odhalit úkol je vaše rozhodnutí a nabízí se jen ve vašem tahu ve třech okamžicích: před horní akcí, mezi oběma akcemi a po spodní akci. Karta, která mluví o konci vašeho tahu, se nabízí jen ve třetím z nich, který nastane i tehdy, když byla některá akce vynechána. Nic se neodhaluje automaticky ani během boje, Setkání nebo tahu jiného hráče.
    .heading = Co lze odmítnout

rule-SCY-DIG-09 = Vynechání. Zvolit část desky a nehrát nic je dovoleno vždy (SCY-TURN-05), prázdný tah proto nepotřebuje nic zvláštního: ukončit tah lze kdykoli.
    .heading = Co lze odmítnout

rule-SCY-DIG-10 = Překrývající se tahy (SCY-TURN-14, SCY-BOTTOM-10). Zde začíná další tah, až když předchozí skončil. Na výsledek to vliv nemá, protože spodní akce se dotýkají jen přes bonusy za naverbování.
    .heading = Pořadí a překrývání

rule-SCY-DIG-11 = Oznámení (SCY-ENLIST-12) obstará průběh hry.
    .heading = Pořadí a překrývání

rule-SCY-DIG-12 = Pořadí v rámci spodní akce (SCY-END-03 až SCY-END-06, SCY-ENLIST-11, SCY-ENLIST-13): (a) zaplatí se cena; (b) hlavní výnos a mince; (c) průběžný bonus aktivního hráče; (d) průběžný bonus hráče po levici; (e) průběžný bonus hráče po pravici; (f) umístí se hvězdy v pořadí aktivní hráč, hráč po levici, hráč po pravici, jen do první šesté hvězdy.
    .heading = Pořadí a překrývání

rule-SCY-DIG-13 = Bonus sousedů při poslední akci (SCY-END-04). Sousedé ho dostanou; u stolu lze hrát i bez něj.
    .heading = Pořadí a překrývání

rule-SCY-DIG-14 = Pořadí více bojů (SCY-COMBAT-05). Volí ho útočník; jeden celý boj následuje po druhém; potom přijde Setkání, karta Továrny a spodní akce.
    .heading = Pořadí a překrývání

rule-SCY-DIG-15 = Šestá hvězda v boji (SCY-COMBAT-34, SCY-COMBAT-35). Tento boj se dokončí (placení, ústup, popularita, karta poraženého) a potom hra končí; boje, které ještě čekají, se zruší a není ani Setkání, ani návštěva Továrny.
    .heading = Pořadí a překrývání

rule-SCY-DIG-16 = Návrat na konci (SCY-END-05). Každá jednotka, které se to týká, se vrátí tam, kde stála před tímto Pohybem, se vším, co přenášela. Popularita už ztracená vyhnáním dělníků cestou se nevrací.
    .heading = Pořadí a překrývání

rule-SCY-DIG-17 = Místa u stolu. Sousedé jsou nejbližší obsazená místa v pořadí podle SCY-SETUP-11. Při 2 hráčích je jeden soupeř a jeden bonus (SCY-ENLIST-14).
    .heading = Pořadí a překrývání

rule-SCY-DIG-18 = Dovednosti před bojem (SCY-COMBAT-11). Nejprve přijdou dovednosti útočníka, potom obránce. Na Dělostřelectvo se hra ptá; Odzbrojení a Průzkumník se použijí automaticky, protože není důvod se jich vzdát.
    .heading = Podrobnosti boje

rule-SCY-DIG-19 = Ztráta moci, když je jí málo. Dělostřelectvo a Odzbrojení vezmou, co je, nikdy pod 0; k zaplacení Dělostřelectva je třeba 1 bod moci.
    .heading = Podrobnosti boje

rule-SCY-DIG-20 = Odzbrojení, Průzkumník a Dělostřelectvo působí v útoku i v obraně (SCY-COMBAT-11 dává řadu oběma stranám).
    .heading = Podrobnosti boje

rule-SCY-DIG-21 = Posily. Na území, kde už stojíte proti soupeři, smíte přesunout další jednotky; jejich pohyb tam také končí.
    .heading = Podrobnosti boje

rule-SCY-DIG-22 = Ústup Severu (SCY-MECH-25 až SCY-MECH-27). Hra se ptá jednotku po jednotce: základna, nebo sousedící jezero bez soupeřů. Jezera smějí být různá; každý dělník jde s ustupujícím mechem, nebo na základnu; suroviny zůstávají.
    .heading = Podrobnosti boje

rule-SCY-DIG-23 = Při ústupu neplatí žádné dovednosti kromě Plavby.
    .heading = Podrobnosti boje

rule-SCY-DIG-24 = Pohyb krok za krokem. Pohybuje se jedna jednotka po druhé; při každém kroku zvolíte, které žetony a dělníky vezme nebo nechá. Bez vaší volby se nebere nic a vzít vše je jedna z odpovědí.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-25 = Tam a zpět. Jednotka se 2 kroky se smí vrátit na území, kde začala (převážet suroviny sem a tam je dovoleno).
    .heading = Podrobnosti pohybu

rule-SCY-DIG-26 = Odchod z jezera. Nosič nesmí odejít, pokud by dělníci zůstali bez jiného vašeho mecha, nebo suroviny bez jiného vašeho mecha či vaší postavy.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-27 = Dělníci převezení na území, kde se schyluje k boji (SCY-MOVE-32). Zůstávají tam; u stolu jim lze odchod povolit.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-28 = Odkud smí Kočovník vyrazit: z kteréhokoli území a z kterékoli základny; u stolu ho lze omezit na území a vlastní základnu.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-29 = Obchod na jezero, na kterém jsou vaši převážení dělníci, SCY-TRADE-03 dovoluje; pro žetony pak platí SCY-DIG-26.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-30 = Právě vyprodukovaní dělníci v téže akci Produkce neprodukují.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-31 = Neústupnost a karta Továrny (SCY-FACTION-03). Tištěná pravidla to dovolují, pozdější oficiální oprava ne. Zde je to dovoleno; u stolu lze hrát podle opravy.
    .heading = Ostatní

rule-SCY-DIG-32 = Verbování s rekrutem z části Verbování (SCY-ENLIST-10). Nový bonus pro tuto akci neplatí; u stolu lze povolit, aby platil hned.
    .heading = Ostatní

rule-SCY-DIG-33 = Nátlak (SCY-FACTION-04). Nabízí se, kdykoli Krym ve vlastním tahu platí suroviny, jednou za tah, i při cenách v surovinách na kartách.
    .heading = Ostatní

rule-SCY-DIG-34 = Předávání mincí (SCY-ALLY-03). Mince lze dát (SCY-DIG-45) kdykoli mezi dvěma kroky v tahu kohokoli, i když je už boj jistý a ještě nedošlo k odhalení. U stolu lze hrát i bez darů; na turnaji žádné nejsou a boti žádné nepřijímají.
    .heading = Ostatní

rule-SCY-DIG-35 = Řeči u stolu a dohody (SCY-ALLY-01, SCY-ALLY-02). Domlouvají se v chatu vedle plánu a nic je nevynucuje. Co kdo říká o skrytých kartách, nemusí být pravda.
    .heading = Ostatní

rule-SCY-DIG-36 = Text Setkání. Pravidlem jsou jen ceny a zisky; obrázky a příběhy karet zde nejsou. Setkání naslepo (SCY-VAR-02) lze zvolit v nastavení hry (SCY-DIG-44).
    .heading = Ostatní

rule-SCY-DIG-37 = Zdržování hry (SCY-VAR-01). Lze je zvolit v nastavení hry a potřebuje hodiny; kdo vidí průběžné jmění, nemá co počítat. Trest neodpovídá na žádnou otázku (SCY-DIG-45).
    .heading = Ostatní

rule-SCY-DIG-38 = Frakce a desky. Rozdávají se náhodně, pokud si hráči nevybírají; v nastavení hry lze oddělit dvojice, které jsou všeobecně považovány za příliš silné. Tištěná pravidla nezakazují žádnou.
    .heading = Ostatní

rule-SCY-DIG-39 = Vrcholy stupnic. Co by přesáhlo 16 bodů moci nebo 18 bodů popularity, propadá; akci lze zahrát i tak.
    .heading = Ostatní

rule-SCY-DIG-40 = Nedostatek karet. Kdo má dobrat 2 karty a zbývá jedna, dobere si jednu.
    .heading = Ostatní

rule-SCY-DIG-41 = Úplná shoda (SCY-TIE-03). O vítězství se dělí.
    .heading = Ostatní

rule-SCY-DIG-42 = Časové limity, hráči, kteří odejdou, a pokračování jindy v tištěných pravidlech nejsou; dohodne se na nich stůl.
    .heading = Ostatní

rule-SCY-DIG-43 = Hra o samotě. Tištěná pravidla ji neobsahují; zde lze 2–5 míst obsadit boty.
    .heading = Ostatní

rule-SCY-DIG-44 = Setkání naslepo (SCY-VAR-02). Pořadí možností na kartě je vždy stejné (A je zadarmo, B stojí mince, C popularitu) a volbu by prozradilo. Proto má každá možnost naši vlastní scénu v jedné větě; všechny tři se ukážou v náhodném pořadí a číslo karty, její ceny a zisky zůstávají skryté, dokud není možnost zvolena. Zvolená možnost, kterou nelze zaplatit, se odhalí a otázka se položí znovu.
    .heading = Ostatní

rule-SCY-DIG-45 = Co neodpovídá na žádnou otázku. Dary mincí (SCY-DIG-34), trest za zdržování (SCY-DIG-37) a předem nastavená odmítnutí (SCY-DIG-06) jsou dovoleny, i když někdo jiný dluží odpověď, a zaznamenají se jako tahy. Trest ukládají hodiny nebo hostitel, nikdy hráč. Dary a trest nelze použít tam, kde se u stolu hraje bez nich.
    .heading = Ostatní

rule-SCY-DIG-46 = Promo karty (SCY-COMP-28): karty Továrny 13–18, úkoly 24–27 a Setkání 29–42. U stolu lze každé z těchto tří přidat; bez nich mají balíčky přesně 12, 23 a 28 základních karet. Přidané karty se přimíchají a součty SCY-INV-04 a SCY-INV-05 o ně vzrostou.
    .heading = Ostatní

rule-SCY-DIG-47 = Slova na kartách úkolů, která nechávají něco otevřeného. Výhoda podsvětí (2): váš vlastní Důl není tunel, stejně jako u dílků (SCY-TILE-10). Jednoho pošlete zpět jako varování (6): dělník musel být donucen k ústupu v témže tahu.
    .heading = Ostatní
