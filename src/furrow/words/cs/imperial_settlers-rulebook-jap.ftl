### Settlers: Zrod impéria: the rulebook, chapter JAP (Czech).

rulebook-imperial-settlers-JAP = Japonci

rule-IMP-JAP-01 = Karty frakce Japonců mají pole „zboř a získáš“ a mohou být cílem boření.

rule-IMP-JAP-02 = Zbořené japonské frakční lokace se odhazují (IMP-RAZE-08).

rule-IMP-JAP-03 = Hráč za Japonce smí použít dělníky jako samuraje k ochraně vlastních frakčních lokací.

rule-IMP-JAP-04 = Ve svém tahu smí hráč za Japonce položit libovolný počet dělníků na frakční lokace vlastního impéria.

rule-IMP-JAP-05 = Položení samuraje není akce.

rule-IMP-JAP-06 = Na japonské frakční lokaci je nejvýše 1 samuraj.

rule-IMP-JAP-07 = Samuraj smí stát i na frakční lokaci, kterou nelze zbořit (Svatyně, Brána).

rule-IMP-JAP-08 = Samuraje nelze přesunout ani jinak použít; při úklidu se neodhazuje.

rule-IMP-JAP-09 = Každý samuraj zvyšuje počet žetonů zboření potřebných na jeho lokaci o 1.

rule-IMP-JAP-10 = Je-li jeho lokace zbořena, vrací se samuraj do zásoby. Odhodí-li se karta kvůli stavbě, viz IMP-BUILD-11.

rule-IMP-JAP-11 = Pevnost: její akce natrvalo odhodí lokaci z impéria soupeře; není to boření, nedává tedy prostředky za zboření, základy ani dřevo.

rule-IMP-JAP-12 = Brána: karty položené pod ni nelze vzít zpět a zůstávají i přes úklid až do konce; Bránu nelze zbořit.

rule-IMP-JAP-13 = Vyjednavač: jeho akce ihned postaví jednu z vašich dohod (zpod desky) jako lokaci; zaplaťte cenu stavby, ale žádnou lokaci odhazovat nemusíte. Kdyby už nebylo z čeho stavět, nelze Vyjednavače použít.

rule-IMP-JAP-14 = Vyjednavač smí postavit i frakční lokaci, v jejíž ceně žádná lokace není.

rule-IMP-JAP-15 = Dohody uzavřené s cizími lokacemi díky Obchodní stezce nelze pro Vyjednavače zvolit.

rule-IMP-JAP-16 = Ninjové: bonus za stavbu jsou 2 samurajové; může-li samuraje přijmout jen jedna frakční lokace, druhý propadá. Samurajové jsou ze zásoby a Ninjové sami je přijmout smějí.

rule-IMP-JAP-17 = Svatyně: suroviny na ní se při úklidu neodebírají a zůstávají až do konce; Svatyni nelze zbořit.

rule-IMP-JAP-18 = Obchodní stezka: přijdete-li o ni, dohody, které umožnila, zůstávají.

rule-IMP-JAP-19 = Svatyně: 2 / 5 / 10 VB za 3 / 7 / 12 surovin na ní jsou stupně: počítá se nejvyšší dosažený, ne součet.

rule-IMP-JAP-20 = Obchodní stezka: 1 jídlo za její aktivaci je celá cena dohody s frakční lokací soupeře. Prostředek z pole dohody této lokace se získá ihned a v každé další fázi produkce (IMP-DEAL-06). Pro Dojo a podobné karty se to počítá jako uzavření dohody.

rule-IMP-JAP-21 = Značkou Obchodní stezky je vrchní karta balíčku vaší frakce, lícem dolů pod touto lokací. Nikdo se na ni nedívá; je to skrytá karta, která není v žádné ruce, balíčku ani impériu a nepočítá se k ničemu. Je-li balíček frakce prázdný (IMP-GEN-09), akci lze zahrát i tak a dohoda platí bez značky.

rule-IMP-JAP-22 = Opustí-li lokace označená Obchodní stezkou impérium svého majitele, dohoda zůstává (IMP-DIG-15) a značka jde do odhazovacího balíčku vaší frakce; jde tam i tehdy, když se zruší sama dohoda (IMP-BAR-06, IMP-CMN-05).
