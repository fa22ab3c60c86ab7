### Scythe: the rulebook, chapter TERR (Czech).

rulebook-scythe-TERR = Herní plán, území a základny

rule-SCY-TERR-01 = Území je jedno šestihranné pole (hex) herního plánu, označené jako farma, les, hora, tundra, vesnice, jezero nebo Továrna.

rule-SCY-TERR-02 = Farma, les, hora, tundra a vesnice jsou hlavní (produkující) typy území; jezero a Továrna jsou území, která nic neprodukují.

rule-SCY-TERR-03 = Základna je výchozí místo frakce a také místo, kam se její jednotky vracejí po prohraném boji.

rule-SCY-TERR-04 = Základna není území. Žádná jednotka nesmí vstoupit na žádnou základnu a na žádné nelze nic postavit ani nasadit, ani na vlastní; výjimky jsou uvedeny tam, kde platí.

rule-SCY-TERR-05 = Na plánu jsou další dvě základny, pro které v základní hře nejsou figurky; jsou vyhrazeny frakcím z rozšíření.
    .note-1 = Základen je celkem 7: při n hráčích je nehrajících 7 − n z nich. Je to důležité pro Kočovníka.

rule-SCY-TERR-06 = Řeka je voda tekoucí po hranici dvou území.

rule-SCY-TERR-07 = Jezero je voda, která vyplňuje celé území až po břehy všech sousedících území.

rule-SCY-TERR-08 = Mezi jezerem a jeho sousedy žádná řeka není, k pohybu na jezero proto stačí dovednost pro jezera a Brodění potřeba není.

rule-SCY-TERR-09 = Při pohybu libovolné jednotky spolu všechna území se symbolem tunelu sousedí.

rule-SCY-TERR-10 = Symbol Setkání má 11 území.

rule-SCY-TERR-11 = Továrna je území uprostřed plánu.

rule-SCY-TERR-12 = Každá základna je pevninou spojena právě se dvěma územími (na nich začínají dělníci).

rule-SCY-TERR-13 = Na plánu jsou Stupnice úspěchu (hvězdy), Stupnice popularity (0–18), Stupnice moci (0–16) a místa pro bojové karty, karty Setkání, karty úkolů a karty Továrny.
