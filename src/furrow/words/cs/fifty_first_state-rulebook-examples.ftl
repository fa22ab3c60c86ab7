### 51st State: the rulebook, worked examples (Czech).

rulebook-fifty-first-state-EX = Příklady
    .intro = Příklady z pravidel a případy, které jsme z nich sestavili.

example-FSS-EX-01 = 3 hráči, fáze rozhledu. Vyloží se řada karet.
    .outcome = Vyloží se 4 karty; po výběru 1 zbude a odhodí se.

example-FSS-EX-02 = Fáze produkce. Angela hraje za Unii mutantů, má postavené Školu a Hospodu a dvě dohody.
    .outcome = Deska dá 3+1+1+1, dohody 1+1, lokace 1+1: dohromady 4, 2, 2, 1 a 1 prostředek pěti druhů (10 prostředků).
    .note-1 = Deska dá 3 dělníky, 1 zbraň, 1 šedý kontakt a 1 kartu; Škola 1 dělníka, Hospoda 1 kartu.

example-FSS-EX-03 = A má lokaci s otevřenou produkcí a pasoval; B má dělníka. B chce lokaci použít.
    .outcome = Nedovoleno.

example-FSS-EX-04 = Hospoda U Vrahů je postavena, Pobořená knihovna v ruce, 1 cihla; obě karty mají jeden společný typ. Hráč přestaví Hospodu na Knihovnu.
    .outcome = Dovoleno: cihla je utracena, Hospoda odhozena, Knihovna leží ve své řadě, +1 VB.

example-FSS-EX-05 = Sára má ruinu, v ruce Školu, 1 cihlu a žádné kontakty. Přestaví ruinu na Školu.
    .outcome = Cihla je utracena, ruina odhozena, Škola leží v horní řadě, +1 VB, žádný kontakt se neutratí, +2 prostředky Školy (1 bonus za stavbu, 1 produkce).

example-FSS-EX-06 = Angela má v ruce Školu (vzdálenost 1) a 1 modrý kontakt. Uzavře s ní dohodu.
    .outcome = Kontakt je utracen, Škola leží pod okrajem Dohody, hned +1 zisk z dohody.

example-FSS-EX-07 = Sára má postavenou Školu se štítem; Angela má 4 červené kontakty. Angela ji zboří.
    .outcome = Obrana je 3+1 = 4; utratí se 4 červené kontakty; Angela získá 2 prostředky kořisti; štít jde do zásoby; ze Školy je ruina; Sára získá 1 zisk z dohody. S 3 červenými kontakty by akce nebyla dovolena.

example-FSS-EX-08 = Unie mutantů má 4 dělníky a v jednom tahu použije akci desky dvakrát.
    .outcome = Utratí se 4 dělníci; získá se například 1 surovina podle výběru a dobere se 1 karta.

example-FSS-EX-09 = Sára má Generátor (otevřená produkce, 2 prostředky jednoho druhu); Angela má 1 dělníka. Angela ho tam vyšle.
    .outcome = Dělník leží na Generátoru; Angela získá 2 prostředky; Sára získá ze zásoby 1 dělníka; druhé použití v tomto kole není dovoleno nikomu.

example-FSS-EX-10 = Úklid. Sára drží 3 + 1 + 1 žetonů tří druhů a má Hibernátor, který uchovává figurky dělníků; na jejích lokacích s otevřenou produkcí leží dělníci soupeřů.
    .outcome = 3 dělníci zůstanou, dva ostatní žetony se odhodí, potom se odhodí dělníci soupeřů.
    .note-1 = Karta Hibernátor se zde jmenuje Hibernační komory.

example-FSS-EX-11 = Vrak lodi je postaven a prostředků je dost. Použije se dvakrát v jednom kole.
    .outcome = Dovoleno, protože text karty má přednost před pravidlem jednou za kolo; třetí použití dovoleno není.

example-FSS-EX-12 = Sólová hra, rozhled a produkce. Ze 4 vyložených karet si Mónika nechá 1, náhodná 1 ze 3 dalších připadne virtuálnímu hráči, z posledních 2 si nechá 1, poslední a ještě jedna z balíčku připadnou jemu.
    .outcome = Její ruka se rozroste o 2, jeho lokace o 3; ona produkuje, on nedostane nic.

example-FSS-EX-13 = Sólová hra, první akce Móniky: utratí 2 dělníky a vezme si jednu ze dvou karet spojení.
    .outcome = Dělníci −2, karta je v její ruce, jedna zůstává odkrytá.

example-FSS-EX-14 = Sólová hra: virtuální hráč si zadarmo vezme druhou kartu spojení.
    .outcome = Má 2 VB; žádná karta spojení není odkrytá.

example-FSS-EX-15 = Sólová hra: Mónika postaví produkční lokaci.
    .outcome = Její produkce přijde ihned.

example-FSS-EX-16 = Sólová hra: karta spojení už nezbývá, virtuální hráč proto útočí; odkrytá karta má společný typ s produkční lokací Móniky.
    .outcome = Z lokace je ruina, virtuální hráč získá 2 VB (a ona zisk z dohody, FSS-SOLO-23).

example-FSS-EX-17 = Sólová hra: Mónika vyšle dělníka na jednu z lokací virtuálního hráče s otevřenou produkcí.
    .outcome = Ona získá produkci, on 1 VB.

example-FSS-EX-18 = Sólová hra: tah virtuálního hráče po jeho úspěšném útoku.
    .outcome = Pasuje.

example-FSS-EX-19 = Sólová hra: virtuální hráč pasoval, Mónika ne.
    .outcome = Smí provést libovolný počet akcí, žádnou z nich proti virtuálnímu hráči.

example-FSS-EX-20 = Sólová hra: Mónika pasuje také.
    .outcome = Provede úklid a žeton začínajícího hráče si nechá.

example-FSS-EX-21 = Produkují desky Unie mutantů a Obchodníků a lokace s nádrží na ropu.
    .outcome = Deska Unie mutantů dává zbraně, deska Obchodníků palivo; nádrž produkuje palivo.

example-FSS-EX-22 = Fáze akcí: A se dostane z 24 na 26 VB; B nepasoval.
    .outcome = Hraje se dál, dokud nepasují všichni; úklid není; každá postavená lokace dá 1 VB, ruiny 0.

example-FSS-EX-23 = Dva hráči mají stejně VB; jeden má 3 prostředky, druhý 2.
    .outcome = Vítězí první; při stejném počtu prostředků ten, kdo má více lokací; jinak vítězí oba.
