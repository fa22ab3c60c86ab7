### Settlers: Zrod impéria: the rulebook, chapter SOLO (Czech).

rulebook-imperial-settlers-SOLO = Sólová hra

rule-IMP-SOLO-01 = V sólové hře hrajete proti virtuálnímu hráči, který nemá frakci, desku, prostředky ani ukazatel bodů.
    .heading = Základy

rule-IMP-SOLO-02 = Cílem sólové hry je postavit více frakčních lokací, než kolik karet nasbírá virtuální hráč za 5 kol; VB se počítají jako obvykle, pro váš osobní rekord.
    .heading = Základy

rule-IMP-SOLO-03 = Příprava sólové hry je obvyklá, s jednou frakcí.
    .heading = Základy

rule-IMP-SOLO-04 = Pro sólovou hru se 16 karet útoku zamíchá do balíčku lícem dolů a vrchní se odkryje.
    .heading = Základy

rule-IMP-SOLO-05 = Karty útoku rozhodují, která vaše lokace bude zbořena; na každé je cíl, tedy jeden prostředek.
    .heading = Základy

rule-IMP-SOLO-06 = Sólová hra má 5 kol po 5 fázích: čtyři obvyklé a útok virtuálního hráče.
    .heading = Základy

rule-IMP-SOLO-07 = Rozhled v sólové hře: doberte si vrchní kartu frakce.
    .heading = Rozhled

rule-IMP-SOLO-08 = Rozhled v sólové hře: vyložte 4 společné karty a jednu si vezměte.
    .heading = Rozhled

rule-IMP-SOLO-09 = Rozhled v sólové hře: ostatní tři karty se zamíchají a náhodná z nich připadne lícem nahoru virtuálnímu hráči.
    .heading = Rozhled

rule-IMP-SOLO-10 = Rozhled v sólové hře: vezměte si jednu z posledních dvou karet.
    .heading = Rozhled

rule-IMP-SOLO-11 = Rozhled v sólové hře: poslední karta připadne virtuálnímu hráči.
    .heading = Rozhled

rule-IMP-SOLO-12 = Při rozhledu v sólové hře tak virtuální hráč dostane 2 karty za kolo.
    .heading = Rozhled

rule-IMP-SOLO-13 = V sólové hře provádíte fáze produkce, akcí a úklidu jen vy; virtuální hráč nedostává prostředky a nedělá nic.
    .heading = Produkce, akce, úklid

rule-IMP-SOLO-14 = Dvě karty virtuálního hráče z tohoto kola se počítají jako jeho lokace; odkryté karty útoku se počítají jako jeho dohody, každá na prostředek, který je na ní jako cíl.
    .heading = Produkce, akce, úklid

rule-IMP-SOLO-15 = Zboření lokace virtuálního hráče dává prostředky jako obvykle a stojí 2 žetony zboření; karta se odhodí, nestanou se z ní základy. Virtuální hráč nikdy nepasuje, lze na něj tedy mířit po celou fázi akcí.
    .heading = Produkce, akce, úklid

rule-IMP-SOLO-16 = Účinek, který odstraní dohodu virtuálního hráče (například Loupežníci), odloží kartu útoku z řady na zvláštní odhazovací balíček; dojde-li balíček lícem dolů, tento odhazovací balíček se zamíchá.
    .heading = Produkce, akce, úklid

rule-IMP-SOLO-17 = Fáze útoku následuje v každém kole po fázi úklidu, i v 5. kole (kde se samotný úklid vynechává).
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-18 = Ve fázi útoku jdou nejprve zbylé lokace virtuálního hráče do jeho sběrného balíčku, který se počítá na konci.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-19 = Potom virtuální hráč dvakrát za sebou zaútočí.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-20 = Ke každému útoku se odkryje vrchní karta útoku a položí se před dřívější tak, aby byly vidět všechny cíle; nejnovější je první cíl.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-21 = Při jednom útoku virtuálního hráče je zbořena nejvýše 1 lokace.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-22 = Útok hledá vaše společné lokace, v jejichž poli „zboř a získáš“ je prostředek prvního cíle.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-23 = Nemá-li žádná lokace prostředek prvního cíle, neděje se nic; následuje další útok, nebo po druhém další kolo.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-24 = Mají-li některé lokace prostředek prvního cíle, ověřte, zda se druhý cíl shoduje s tím druhým prostředkem v poli „zboř a získáš“; pokud ne, zda se shoduje třetí a tak dále, dokud se lokace nenajde nebo cíle nedojdou. Nenajde-li se žádná, platí IMP-SOLO-23.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-25 = Zkoušejí se jen dvojice z prvního cíle a jednoho pozdějšího, v pořadí řady.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-26 = Dvojice stejných prostředků potřebuje tento prostředek v poli „zboř a získáš“ dvakrát: jeden prostředek tam nikdy neplatí za oba.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-27 = Společnou lokaci, která odpovídá dvojici cílů, virtuální hráč zboří.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-28 = Za zbořenou lokaci virtuální hráč nezíská žádné prostředky; lokace se nestane základy, ale jde do sběrného balíčku, a dřevo nedostanete.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-29 = Žetony obrany proti virtuálnímu hráči nechrání.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-30 = Odpovídá-li útoku více lokací, jde akční před vlastnostní a vlastnostní před produkční.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-31 = Trvá-li mezi lokacemi shoda, rozhoduje nejvyšší cena stavby v počtu surovin; potom více kamene v ceně; potom vaše volba.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-32 = Dvě použité karty útoku se přesunou na konec (dospod) řady odkrytých karet útoku: první cíl, potom jeho protějšek.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-33 = Bez zásahu zůstává odkrytá karta útoku vpředu, za další odkrytou.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-34 = Po obou útocích virtuálního hráče začíná nové kolo, pokud to nebylo páté.
    .heading = Fáze útoku (po úklidu)

rule-IMP-SOLO-35 = Hrajete-li v sólové hře za Japonce, první cíl je VB a VB je i na jiné odkryté kartě útoku, je napadena frakční lokace.
    .heading = Japonci v sólové hře

rule-IMP-SOLO-36 = Útok podle IMP-SOLO-35 má přednost před hledáním mezi společnými lokacemi; není-li frakční lokace, kterou lze zbořit, pokračuje se postupem pro společné lokace.
    .heading = Japonci v sólové hře

rule-IMP-SOLO-37 = Mezi japonskými frakčními lokacemi napadenými v sólové hře rozhoduje prostředek v poli dohody v tomto pořadí: karta, žeton zboření, zlato, VB, kámen, dělník, jídlo, dřevo; potom schopnost a cena stavby podle IMP-SOLO-30 a IMP-SOLO-31.
    .heading = Japonci v sólové hře

rule-IMP-SOLO-38 = Svatyně a Brána nejsou cílem útoků v sólové hře.
    .heading = Japonci v sólové hře

rule-IMP-SOLO-39 = Karty útoku použité proti frakční lokaci jdou na konec řady.
    .heading = Japonci v sólové hře

rule-IMP-SOLO-40 = Samurajové proti útokům v sólové hře nechrání, ale pro Daimyův hrad se počítají.
    .heading = Japonci v sólové hře

rule-IMP-SOLO-41 = Japonská lokace zbořená virtuálním hráčem jde do sběrného balíčku (IMP-SOLO-28).
    .heading = Japonci v sólové hře

rule-IMP-SOLO-42 = Je-li po 5. kole sólové hry ve sběrném balíčku alespoň tolik karet, kolik je ve vašem impériu frakčních lokací, prohráváte.
    .heading = Konec

rule-IMP-SOLO-43 = Je-li ve sběrném balíčku méně karet, než je ve vašem impériu frakčních lokací, sólovou hru vyhráváte a bodujete své VB jako obvykle (i s lokacemi) pro rekord.
    .heading = Konec

rule-IMP-SOLO-44 = VB určují hodnost v sólové hře: pod 30 prostý občan, 30+ sluha, 40+ panoš, 50+ rytíř, 60+ kastelán, 70+ král, 80+ císař.
    .heading = Konec
