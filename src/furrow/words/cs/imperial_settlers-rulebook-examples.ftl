### Settlers: Zrod impéria: the rulebook, worked examples (Czech).

rulebook-imperial-settlers-EX = Příklady
    .intro = Příklady z pravidel, případy, o kterých pravidla rozhodují, a případy, které jsme z nich sestavili.

example-IMP-EX-01 = 3 hráči, fáze rozhledu. Vyloží se řada karet.
    .outcome = Vyloží se 4 společné karty.

example-IMP-EX-02 = V zásobě došel kámen a hráč potřebuje 5.
    .outcome = 1 kámen na žetonu ×5 se počítá za 5.
    .note-1 = U stolu na obrazovce prostředky nikdy nedojdou.

example-IMP-EX-03 = Fáze produkce. Tom, Japonci, má dvě dohody (dělník, zlato) a postavená Panská pole a Zbrojíře; Panská pole jsou jediná červená lokace v jeho impériu.
    .outcome = Deska dá 4 dělníky, 1 dřevo, 1 žeton zboření, 1 žeton obrany; dohody 1 dělníka a 1 zlato; Zbrojíř 1 žeton zboření; Panská pole 1 jídlo (1 za červenou lokaci). Dohromady: 5 dělníků, 1 dřevo, 2 žetony zboření, 1 žeton obrany, 1 zlato, 1 jídlo.

example-IMP-EX-04 = Hráč pasoval. Jiný chce zbořit jednu z jeho lokací.
    .outcome = Nedovoleno.

example-IMP-EX-05 = Úklid po posledním tahu kola. Tom, Japonci, aktivoval Stánky (1 jídlo) a Hernu (1 dělník); zbývají mu 2 jídla a 1 dělník.
    .outcome = 2 jídla se uskladní na desce Japonců; dělník a prostředky na obou lokacích se odhodí.

example-IMP-EX-06 = Sklad dřeva stojí 2 dřeva a 1 kámen. Postaví se přesně za ně.
    .outcome = Dovoleno; zásoba je prázdná.

example-IMP-EX-07 = Temný oltář (Barbaři) stojí 1 postavenou lokaci, 1 dřevo a 2 kameny. Hráč ho staví (a) bez lokace a bez základů, (b) s lokací nebo se základy.
    .outcome = (a) Nedovoleno. (b) Lokace nebo základy se odhodí, potom se položí Temný oltář.

example-IMP-EX-08 = Mark, Barbaři, má postavený Větrný mlýn, v ruce Hlídkovou věž a 2 dřeva. Postaví ji a odhodí Větrný mlýn.
    .outcome = Dřevo −2, Větrný mlýn je odhozen, Hlídková věž leží v horní řadě, +1 žeton zboření, +1 dělník.

example-IMP-EX-09 = Mark má v ruce Hlídkovou věž a 1 jídlo. Uzavře s ní dohodu.
    .outcome = Jídlo −1, karta leží pod deskou, hned +1 dělník (a 1 dělník v každé další produkci).

example-IMP-EX-10 = Mark má v ruce Sklad dřeva a 1 žeton zboření. Kartu zboří.
    .outcome = Žeton i karta jsou odhozeny, +2 dřeva.

example-IMP-EX-11 = Tom má postaveného Zbrojíře, Mark 2 žetony zboření. Mark ho zboří.
    .outcome = Mark: žetony zboření −2, +1 kámen, +1 VB. Zbrojíř leží lícem dolů jako základy; Tom +1 dřevo.

example-IMP-EX-12 = Mark má Cech zedníků, Hrad a Záškodníky. V prvním tahu aktivuje Záškodníky, v některém dalším Cech zedníků, v následujícím tahu Hrad.
    .outcome = Záškodníci: 1 dělník na nich, vezme 1 kámen ze zásoby Toma. Cech zedníků: 1 dělník a 2 kameny na něm, +3 VB. Hrad: 1 dělník na něm, dobere si 1 kartu a zvolí balíček frakce.

example-IMP-EX-13 = Mark v jedné akci odhodí 8 dělníků.
    .outcome = 4 zisky, například 1 dřevo, 2 společné karty, 1 karta frakce.

example-IMP-EX-14 = Hráč za Japonce položí dělníka jako samuraje na frakční lokaci. Soupeř na ni potřebuje 3 žetony zboření a 3 zaplatí.
    .outcome = Samuraj jde do zásoby, lokace se odhodí (žádné základy).

example-IMP-EX-15 = Soupeř majitele Oázy vymění v jedné akci 3 dvojice dělníků.
    .outcome = Majitel získá 3 dělníky.

example-IMP-EX-16 = Pokročilý rozhled, 3 hráči.
    .outcome = Vybírá se z 5, 4, (vyloží se) 4, potom ze 3, (vyloží se) 3, 2 karet; poslední karta se odhodí.

example-IMP-EX-17 = V balíčku frakce se karta se 3 kopiemi nahradí (a) jinou kartou se 3 kopiemi, (b) kartou se 2 kopiemi.
    .outcome = (a) Dovoleno. (b) Nedovoleno.

example-IMP-EX-18 = Sólová hra, 2. kolo, Římané: cílem nové karty útoku je dřevo, předchozí dělník, té před ní zlato. Vaše společné lokace se dřevem v poli „zboř a získáš“ jsou Tesařská dílna, Tržiště, Truhlář a Dodavatel dřeva. Dřevo a dělník: žádná. Dřevo a zlato: Tesařská dílna (vlastnostní) a Tržiště (akční).
    .outcome = Tržiště je zbořeno a jde do sběrného balíčku; karty útoku se dřevem a zlatem se přesunou na konec řady; vpředu je teď karta s dělníkem.

example-IMP-EX-19 = Dva hráči mají stejně VB: A má 2 dělníky a 1 dřevo, B 1 dělníka a 1 kámen.
    .outcome = Vítězí A; při stejném součtu rozhoduje více karet v ruce; jinak se o vítězství dělí.

example-IMP-EX-20 = Sólová hra, po 5. kole: 12 karet ve sběrném balíčku a (a) 12, (b) 13 frakčních lokací.
    .outcome = (a) Prohra. (b) Výhra.
