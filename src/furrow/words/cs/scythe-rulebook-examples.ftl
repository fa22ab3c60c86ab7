### Scythe: the rulebook, worked examples (Czech).

rulebook-scythe-EX = Příklady
    .intro = Příklady z pravidel a případy, o kterých pravidla rozhodují. Kde tištěná pravidla ukazují postavení příkladu jen obrázkem, je zvoleno volně podle toho, co je dáno.

example-SCY-EX-01 = Hráč ovládá několik území, na kterých jsou dohromady 3 kovy, a na Nasazení potřebuje 3 kovy.
    .outcome = Ty 3 kovy mohou pocházet z jednoho z nich i z několika; mecha lze postavit na některé z nich nebo na jiné území, pokud je tam dělník tohoto hráče.

example-SCY-EX-02 = Sever (modrý) má jednotky nebo budovu na několika územích, na kterých leží suroviny; kov leží ještě na jednom území, vlevo dole, kde Sever nemá jednotku ani budovu.
    .outcome = Sever smí utratit všechny suroviny z těchto území, tento kov však ne.

example-SCY-EX-03 = Jezero obklopené několika územími; hráč má dovednost pro jezera.
    .outcome = Jednotka smí na jezero vstoupit z kteréhokoli z nich a na kterékoli odejít.

example-SCY-EX-04 = Jako první jednotka se pohne mech a veze dělníky.
    .outcome = Jeden z převezených dělníků se pak smí jako druhá jednotka přesunout dál sám.

example-SCY-EX-05 = První jednotka: dělník přijde na území mecha; druhá jednotka: tento mech jede dál a dělníka veze.
    .outcome = Dovoleno; pohnuly se dvě jednotky.

example-SCY-EX-06 = Produkce na farmě s 1 dělníkem a na hoře se 2 dělníky.
    .outcome = 1 jídlo na farmu, 1 nebo 2 kovy na horu.

example-SCY-EX-07 = 3 dělníci v lese, 2 na farmě, jedna Produkce na obou.
    .outcome = 3 dřeva do lesa, 2 jídla na farmu.

example-SCY-EX-08 = Mech vstoupí na území, kde jsou jen soupeřovi dělníci.
    .outcome = Zastaví se; dělníci jdou na svou základnu; suroviny zůstávají; za každého dělníka se ztrácí 1 bod popularity.

example-SCY-EX-09 = Jako předtím, ale popularita příchozího je nižší než počet dělníků nebo 0.
    .outcome = Všichni dělníci přesto ustoupí; popularita klesne na 0 (nebo na ní zůstane).

example-SCY-EX-10 = Dělník vstoupí na území, které drží jen soupeřova budova.
    .outcome = Dovoleno; území ovládá majitel dělníka; budova zůstává soupeři.

example-SCY-EX-11 = V minulém tahu byla použita část s Pohybem; hráč nemá mince, moc, popularitu ani suroviny.
    .outcome = Figurka akce jde na jinou část; žádná akce se nehraje.

example-SCY-EX-12 = Mince z akce by zmařily úkol, za kterým hráč jde.
    .outcome = Mince lze odmítnout; zbytku akce se to nedotkne.

example-SCY-EX-13 = Všech 6 vylepšení je hotovo a hráč akci zaplatí znovu.
    .outcome = Získá mince a průběžný bonus za naverbování, je-li odkrytý; nic jiného.

example-SCY-EX-14 = Hráč chce produkovat na 3 územích místo na 2 (Mlýn nechme stranou) a verbovat o 1 jídlo levněji.
    .outcome = Zaplatí ropu, získá mince a přesune kostku z výnosu Produkce na cenu Verbování: Produkce teď na 3 územích, Verbování o 1 jídlo levnější.

example-SCY-EX-15 = Hráč s ropou na dvě vylepšení chce v jednom tahu vylepšit dvakrát.
    .outcome = Není dovoleno.

example-SCY-EX-16 = Mech Saska stojí na hoře; Podzemí je aktivní.
    .outcome = Smí jedním krokem na kteroukoli horu, kterou Sasko ovládá, do kteréhokoli tunelu nebo do vlastního Dolu.

example-SCY-EX-17 = Jednotka s Rychlostí stojí na tunelu.
    .outcome = Z tunelu do tunelu a pak ještě jeden krok na sousedící území (nebo nejprve krok, potom tunel).

example-SCY-EX-18 = Mech Rusvětu stojí ve vesnici; Sovět je aktivní.
    .outcome = Smí jedním krokem do kterékoli vesnice, kterou Rusvět ovládá, nebo do Továrny.

example-SCY-EX-19 = Rusvět s Lidovou armádou bojuje se 2 mechy a na území jsou 3 dělníci.
    .outcome = Až 3 bojové karty (1 za každého mecha + 1).

example-SCY-EX-20 = Dílek „sousedící jezera“; dvě budovy hráče sousedí dohromady se 4 různými jezery.
    .outcome = 6 mincí, i když území ovládají jiní.

example-SCY-EX-21 = Sever odebral rekruta od Stavby.
    .outcome = Kdykoli zahraje Stavbu Sever nebo hráč po levici či pravici Severu, získá Sever 1 bod popularity.

example-SCY-EX-22 = Hra 2 hráčů: soupeř zahraje akci, za kterou máte průběžný bonus.
    .outcome = Získáte ho jednou, ne dvakrát.

example-SCY-EX-23 = Aktivní hráč i hráči po levici a po pravici mají průběžný bonus za zahranou akci; hráč po levici má 5 hvězd a bonus ho dostane na 18 bodů popularity nebo 16 bodů moci.
    .outcome = Bonusy dostanou aktivní hráč, hráč po levici a hráč po pravici v tomto pořadí; potom se ve stejném pořadí umísťují hvězdy, šestá hvězda hráče po levici ukončí hru; hvězda, kterou by získal hráč po pravici, se neumístí.

example-SCY-EX-24 = Honza (útočník) přesune postavu na prázdnou farmu a potom mecha se 2 dělníky na území, kde má Sandra postavu, 1 mecha, 1 dělníka a 3 jídla. Honza má 10 bodů moci, Sandra 4. Honza smí zahrát 1 kartu, nastaví 7 a nezahraje žádnou. Sandra smí zahrát 2 karty, nastaví 4 a zahraje jednu kartu s hodnotou 3.
    .outcome = 7 : 7, vítězí útočník. Honza: zbývají mu 3 body moci, ovládá území a 3 jídla, ztrácí 1 bod popularity (1 dělník) a umístí hvězdu za boj (má-li jich méně než dvě). Sandra: zbývá jí 0 bodů moci, postava, mech a dělník jdou na její základnu, kartu s hodnotou 3 odhodí a dobere si 1 bojovou kartu.

example-SCY-EX-25 = Mech s dělníky na vás zaútočí a vy zvítězíte.
    .outcome = Za ustupující dělníky neztrácíte žádnou popularitu; hvězdu za boj umístit smíte.

example-SCY-EX-26 = Útok s 0 body moci a 0 body popularity.
    .outcome = Dovoleno; na ukazateli 0 (karty lze přidat, SCY-COMBAT-15).

example-SCY-EX-27 = (a) Poražený odhalí na ukazateli 0 a žádnou kartu. (b) Poražený odhalí na ukazateli 0 a jednu kartu.
    .outcome = (a) Nedobírá se žádná karta. (b) Dobírá se 1 karta.

example-SCY-EX-28 = Čekají dva boje; vítězství v prvním přinese šestou hvězdu.
    .outcome = Konec hry; jednotky, které vedly k druhému boji, se vrátí, odkud přišly; to území zůstává soupeři.

example-SCY-EX-29 = Hráč s 5 hvězdami dosáhne díky bonusu před bojem 16 bodů moci (takový bonus má jedna frakce z rozšíření).
    .outcome = Boj se přesto dokončí; obě strany mohou skončit s 6 hvězdami.

example-SCY-EX-30 = Polanie napadne na jezeře mecha Severu, který veze 2 dělníky, a bez Kamarádství zvítězí.
    .outcome = Polanie ztrácí 2 body popularity; mech a dělníci ustoupí; převážené suroviny připadnou Polanii.

example-SCY-EX-31 = Rusvět zvolí stejnou část jako v minulém tahu.
    .outcome = Dovoleno; pro všechny ostatní frakce nedovoleno.

example-SCY-EX-32 = Krym má zaplatit 3 kovy a zaplatí 2 kovy + jednu bojovou kartu libovolné hodnoty.
    .outcome = Dovoleno, jednou za tah.

example-SCY-EX-33 = Polanie nemá dost popularity (nebo mincí) na možnost B, ale možnost A je přinese.
    .outcome = Nejprve A, potom B zaplacená ziskem z A.

example-SCY-EX-34 = Zvolená možnost dává 2 kovy a 1 dělníka; hráč dělníka nechce.
    .outcome = Vezme si jen 2 kovy.

example-SCY-EX-35 = Postava vstoupí na území Setkání, které drží soupeřův mech, a prohraje.
    .outcome = Žádné Setkání, žeton zůstává.

example-SCY-EX-36 = n hráčů.
    .outcome = První návštěvník si vybírá z n + 1 karet, druhý z n a tak dále.

example-SCY-EX-37 = Karta Továrny „zaplaťte 1 bod popularity: Verbování nebo Vylepšení“ se spodní akcí Pohyb.
    .outcome = Horní akce: zaplaťte 1 bod popularity a pak zahrajte jedno Verbování nebo jedno Vylepšení (nebo horní akci vynechte); žádný bonus za naverbování, žádné mince z desky, neplatí se jídlo ani ropa. Spodní akce: jedna jednotka se přesune až o 2 území.

example-SCY-EX-38 = Pohyb z karty Továrny s Rychlostí.
    .outcome = Mech nebo postava jde až o 3 území.

example-SCY-EX-39 = Dva hráči se dohodnou, že na sebe v tomto ani příštím tahu nezaútočí.
    .outcome = Dovoleno, nezávazné.

example-SCY-EX-40 = Hvězda za 18 bodů popularity je umístěna, popularita později klesne.
    .outcome = Hvězda zůstává.

example-SCY-EX-41 = Úkol byl splněn, ale odhalení odloženo; situace se změní a podmínky už neplatí.
    .outcome = Teď úkol odhalit nelze.

example-SCY-EX-42 = Šestá hvězda díky Stavbě (čtvrtá budova).
    .outcome = Nejprve budova, mince a vlastní bonus za naverbování, potom hvězda, potom konec.

example-SCY-EX-43 = Bonusem za Stavbu, kterou hraje soupeř, byste dosáhli 18 bodů popularity.
    .outcome = Vaše hvězda se umístí až po dokončení soupeřovy stavby a jen tehdy, když tato stavba nepřinesla soupeři šestou hvězdu.

example-SCY-EX-44 = (a) Popularita 10. (b) Popularita 18.
    .outcome = (a) 4 mince za hvězdu, 3 mince za území, 2 mince za každé 2 suroviny. (b) Jako 13–17.

example-SCY-EX-45 = 13 žetonů surovin, popularita 10.
    .outcome = 12 mincí.

example-SCY-EX-46 = Ve hře je dílek 1: 2 mince, 2–3: 4 mince, 4–5: 6 mincí, 6: 9 mincí.
    .outcome = Je to dílek „sousedící tunely“.

example-SCY-EX-47 = První vítězství vůbec s určitou frakcí.
    .outcome = Vítěz smí zabrat tento řádek Síně slávy.

example-SCY-EX-48 = Zelené pole desky hráče má v rohu černý čtvereček.
    .outcome = Začíná na něm kostka technologií.

example-SCY-EX-49 = Na území vašeho Mlýna stojí soupeřova jednotka.
    .outcome = Produkovat tam nelze; na území vašeho Památníku nebo Zbrojnice bonus působí dál.

example-SCY-EX-50 = Soupeř ovládá území vašeho Dolu.
    .outcome = Do Dolu smíte z tunelu vstoupit i tak (pravidla zastavení a boje platí jako obvykle).

example-SCY-EX-51 = Území Mlýna je zvoleno i jako jedno ze dvou běžných území.
    .outcome = Produkuje jen jednou; jako běžná zvolte jiná území.

example-SCY-EX-52 = Všichni dělníci jsou na základně.
    .outcome = Obchod o suroviny není možný; Obchod o popularitu možný je.

example-SCY-EX-53 = (a) 12 bodů moci na stupnici. (b) 4 body moci na stupnici.
    .outcome = (a) Na ukazateli nejvýše 7. (b) Na ukazateli nejvýše 4.

example-SCY-EX-54 = Balíček bojových karet i odhazovací balíček jsou prázdné.
    .outcome = Dobráním se nezíská nic.
