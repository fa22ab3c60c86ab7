### Scythe: the rulebook, chapter DIG (Czech).

rulebook-scythe-DIG = Jak se hraje na obrazovce
    .intro = O čem se hráči u stolu domlouvají sami a jak je to podle výchozího nastavení zde. Co lze změnit, je v nastavení hry.

rule-SCY-DIG-01 = Ukazatel a karty (SCY-COMBAT-12 až SCY-COMBAT-18). Každá strana odevzdá ukazatel i karty, aniž vidí druhou; obojí se odhalí najednou. Boti rozhodují jen podle veřejných informací a vlastní ruky. Zda soupeř přidal karty, se před odhalením nijak nepozná.
    .heading = Tajemství a současné volby

rule-SCY-DIG-02 = Skryté informace. Tajné: hodnoty bojových karet v ruce, karty úkolů, pořadí všech balíčků, karty Továrny (dřívější návštěvník ví, co zbylo), odevzdaný ukazatel a karty. Veřejné: počty karet v ruce, mince, moc, popularita, plán, desky, hvězdy, odhozené karty (lícem nahoru).
    .heading = Tajemství a současné volby

rule-SCY-DIG-03 = Mince (SCY-SETUP-18, SCY-INFO-12). Nejsou tajné, ale nikdo je nemusí hlásit. Počty mincí se ukazují; jmění ostatních, jaké by bylo na konci, se během hry neukazuje, pokud to nepovolí nastavení „Viditelné jmění“ (vlastní vidíte vždy).
    .heading = Tajemství a současné volby

rule-SCY-DIG-04 = Průzkumník a jiné náhodné braní karet. Losuje program; hráč, který o kartu přišel, se dozví kterou, ostatní ne.
    .heading = Tajemství a současné volby

rule-SCY-DIG-05 = Odmítnout lze vše, co se získává (SCY-TURN-11, SCY-BOTTOM-05, SCY-PRODUCE-04, SCY-PRODUCE-10, SCY-ENC-09, SCY-ENLIST-07). Nabízí se vzít vše, odmítnout je třeba výslovně. Ceny se nikdy neplatí jen zčásti.
    .heading = Co lze odmítnout

rule-SCY-DIG-06 = Průběžný bonus za naverbování v tahu jiného hráče. „Smíte“: bere se jako přijatý; pro každý bonus lze předem nastavit odmítnutí (SCY-DIG-45), aby hra nečekala na odpověď.
    .heading = Co lze odmítnout

rule-SCY-DIG-07 = Hvězdy (SCY-STAR-11) jsou povinné a umísťují se samy. Jsou-li splněny dvě podmínky najednou a zbývá jedna hvězda, lze volit libovolně a pro bodování na tom nezáleží.
    .heading = Co lze odmítnout

rule-SCY-DIG-08 = Úkoly (SCY-OBJ-02, SCY-OBJ-03, SCY-OBJ-08). Odhalujete je sami a nabízejí se jen ve vašem tahu na třech místech: před horní akcí, mezi horní a spodní a po spodní; karta, která se ptá na konec tahu, jen na třetím, a to i když byla některá akce vynechána. Nikdy se neodhalí samy, nikdy během boje, Setkání nebo tahu jiného hráče.
    .heading = Co lze odmítnout

rule-SCY-DIG-09 = Vynechání. Zvolit část desky a nevzít si nic lze vždy (SCY-TURN-05), prázdný tah proto nepotřebuje nic zvláštního: ukončit tah se nabízí stále.
    .heading = Co lze odmítnout

rule-SCY-DIG-10 = Překrývající se tahy (SCY-TURN-14, SCY-BOTTOM-10). Tahy jdou po sobě: další začíná, když předchozí skončil. Na výsledek to vliv nemá, protože spodní akce na sebe působí jen bonusy za naverbování.
    .heading = Pořadí a překrývání

rule-SCY-DIG-11 = Oznámení (SCY-ENLIST-12). Stačí řádek v průběhu hry.
    .heading = Pořadí a překrývání

rule-SCY-DIG-12 = Pořadí při spodní akci (SCY-END-03 až SCY-END-06, SCY-ENLIST-11, SCY-ENLIST-13). (a) placení; (b) hlavní účinek, mince; (c) průběžný bonus aktivního hráče; (d) hráče po levici; (e) hráče po pravici; (f) hvězdy v pořadí aktivní hráč, hráč po levici, hráč po pravici, jen do první šesté hvězdy. Jedno pořadí stačí pro všechny případy.
    .heading = Pořadí a překrývání

rule-SCY-DIG-13 = Bonus sousedů při poslední akci (SCY-END-04). Nastavení „Bonus sousedů při poslední akci“, výchozí zapnuto.
    .heading = Pořadí a překrývání

rule-SCY-DIG-14 = Pořadí více bojů (SCY-COMBAT-05). Určí je útočník; jeden celý boj po druhém; potom Setkání; potom karta Továrny; potom spodní akce.
    .heading = Pořadí a překrývání

rule-SCY-DIG-15 = Šestá hvězda v boji (SCY-COMBAT-34, SCY-COMBAT-35). Tento boj se dokončí (placení, ústup, popularita, karta poraženého) a pak je konec; další boje se zruší, Setkání ani návštěva Továrny se nekonají.
    .heading = Pořadí a překrývání

rule-SCY-DIG-16 = Návrat na konci (SCY-END-05). Každá přesunutá jednotka se vrátí tam, kde v tomto Pohybu začala, se vším, co přenášela. Popularita už ztracená vyhnáním dělníků cestou se nevrací.
    .heading = Pořadí a překrývání

rule-SCY-DIG-17 = Místa u stolu. Sousedé jsou nejbližší obsazená místa v pořadí podle SCY-SETUP-11. Ve 2 hráčích jeden soupeř a jeden bonus (SCY-ENLIST-14).
    .heading = Pořadí a překrývání

rule-SCY-DIG-18 = Dovednosti před bojem (SCY-COMBAT-11). Nejprve útočník, potom obránce. Na Dělostřelectvo se hra ptá. Odzbrojení a Průzkumník se použijí samy (není důvod je odmítnout).
    .heading = Podrobnosti boje

rule-SCY-DIG-19 = Ztráta moci, když je jí málo. Dělostřelectvo a Odzbrojení vezmou, co je, nikdy pod 0; na Dělostřelectvo je třeba mít k zaplacení 1 bod moci.
    .heading = Podrobnosti boje

rule-SCY-DIG-20 = Odzbrojení, Průzkumník a Dělostřelectvo působí v útoku i v obraně (SCY-COMBAT-11 dává řadu oběma stranám).
    .heading = Podrobnosti boje

rule-SCY-DIG-21 = Posily. Na území, o které už bojujete, lze přesunout další jednotky; jejich pohyb tam také končí.
    .heading = Podrobnosti boje

rule-SCY-DIG-22 = Ústup Severu (SCY-MECH-25 až SCY-MECH-27). Hra se ptá jednotku po jednotce: základna, nebo sousedící jezero bez soupeřů; jezera smějí být různá; každý dělník jde s ustupujícím mechem, nebo na základnu; suroviny zůstávají.
    .heading = Podrobnosti boje

rule-SCY-DIG-23 = Při ústupu neplatí žádné dovednosti kromě Plavby.
    .heading = Podrobnosti boje

rule-SCY-DIG-24 = Pohyb po krocích. Jedna jednotka po druhé; při každém kroku zvolíte, které žetony a dělníky vzít nebo nechat. Nic se nebere samo od sebe, nabízí se „vzít vše“.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-25 = Tam a zpět. Jednotka se 2 kroky se smí vrátit na výchozí území (převážet tak suroviny je dovoleno).
    .heading = Podrobnosti pohybu

rule-SCY-DIG-26 = Odchod z jezera. Nosič nesmí odejít, pokud by dělníci zůstali bez jiného vlastního mecha, nebo suroviny bez jiného vlastního mecha či postavy.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-27 = Dělníci převezení na sporné území (SCY-MOVE-32). Nastavení „Dělníci smějí před bojem odejít“, výchozí vypnuto.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-28 = Odkud smí Kočovník. Nastavení „Kočovník z kterékoli základny“, výchozí zapnuto.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-29 = Obchod na jezero, na kterém jsou převážení vlastní dělníci: SCY-TRADE-03 ho dovoluje; pro žetony pak platí SCY-DIG-26.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-30 = Právě vyprodukovaní dělníci v téže akci Produkce neprodukují.
    .heading = Podrobnosti pohybu

rule-SCY-DIG-31 = Neústupnost a karta Továrny (SCY-FACTION-03). Podle pravidel dovoleno, podle pozdějších oficiálních errat ne. Nastavení „Neústupnost i pro kartu Továrny“, výchozí zapnuto (jako v pravidlech).
    .heading = Ostatní

rule-SCY-DIG-32 = Rekrut vzatý od Verbování (SCY-ENLIST-10). Nastavení „Bonus za Verbování ihned“, výchozí vypnuto.
    .heading = Ostatní

rule-SCY-DIG-33 = Nátlak (SCY-FACTION-04). Nabízí se, kdykoli Krym ve vlastním tahu platí suroviny, jednou za tah, i při cenách v surovinách na kartách.
    .heading = Ostatní

rule-SCY-DIG-34 = Předávání mincí (SCY-ALLY-03). Mince lze darovat (SCY-DIG-45) kdykoli mezi jednotlivými kroky v tahu kohokoli, i když je už boj jistý a ještě nebylo odhalení. Nastavení „Darování mincí“, u soukromých her výchozí zapnuto, při turnaji vypnuto a botům se nabízet nedá.
    .heading = Ostatní

rule-SCY-DIG-35 = Řeči u stolu a dohody (SCY-ALLY-01, SCY-ALLY-02). Jen v chatu; žádná dohoda není závazná. Co kdo říká o skrytých kartách, nemusí být pravda.
    .heading = Ostatní

rule-SCY-DIG-36 = Text Setkání. Pravidlem jsou jen ceny a zisky; obrázky a příběhy karet tu nejsou. SCY-VAR-02 je nastavení „Setkání naslepo“, výchozí vypnuto (jak: SCY-DIG-44).
    .heading = Ostatní

rule-SCY-DIG-37 = Zdržování hry (SCY-VAR-01). Nastavení s časovačem, výchozí vypnuto; s viditelným jměním ztrácí smysl. Trest ukládá SCY-DIG-45.
    .heading = Ostatní

rule-SCY-DIG-38 = Přidělení frakcí a desek. Výchozí je los; nastavit lze i volný výběr a také známé zakázané dvojice, ty jsou výchozí vypnuté, protože je pravidla nemají.
    .heading = Ostatní

rule-SCY-DIG-39 = Vrcholy stupnic. Co by přesáhlo 16 bodů moci nebo 18 bodů popularity, propadá; akci lze zahrát i tak.
    .heading = Ostatní

rule-SCY-DIG-40 = Nedostatek karet. Má-li hráč „dobrat 2“ a je jen jedna karta, dobere si jednu.
    .heading = Ostatní

rule-SCY-DIG-41 = Úplná shoda (SCY-TIE-03). O vítězství se dělí.
    .heading = Ostatní

rule-SCY-DIG-42 = Časové limity, odchod hráčů, pokračování rozehrané hry. Pravidla o nich nemluví; řídí je tato hra.
    .heading = Ostatní

rule-SCY-DIG-43 = Hra jednoho hráče. Pravidla pro Automu nemají; nabízí se 2–5 míst s boty.
    .heading = Ostatní

rule-SCY-DIG-44 = Setkání naslepo (SCY-VAR-02). Pevné pořadí možností (A zadarmo, B za mince, C za popularitu) by volbu prozradilo. Proto má každá možnost naši vlastní jednořádkovou scénu, tři scény jsou v náhodném pořadí a číslo karty, ceny a zisky zůstávají skryté, dokud si nezvolíte. Zvolená možnost, kterou nelze zaplatit, se odhalí a volí se znovu.
    .heading = Ostatní

rule-SCY-DIG-45 = Vedlejší kroky. Darování mincí (SCY-DIG-34), trest za zdržování (SCY-DIG-37) a předem nastavená odmítnutí (SCY-DIG-06) neodpovídají na žádnou otázku: jsou dovoleny, i když hra na nějakou odpověď čeká, a zaznamenají se jako tahy. Trest ukládá časovač nebo hostitel, nikdy hráč sám sobě. Dary a trest nejsou možné, když jsou vypnuty.
    .heading = Ostatní

rule-SCY-DIG-46 = Promo karty (SCY-COMP-28). Nastavení „Promo karty Továrny“ (Továrna 13–18), „Promo úkoly“ (24–27) a „Promo setkání“ (29–42), všechna výchozí vypnuta: balíčky pak mají přesně 12, 23 a 28 základních karet. Po zapnutí se karty přimíchají a součty SCY-INV-04 a SCY-INV-05 o ně vzrostou.
    .heading = Ostatní

rule-SCY-DIG-47 = Nejasná slova na kartách úkolů. Výhoda podsvětí (2): vlastní Důl není tunel, stejně jako u dílků (SCY-TILE-10). Jednoho pošlete zpět jako varování (6): dělník musí být donucen k ústupu v témže tahu.
    .heading = Ostatní
