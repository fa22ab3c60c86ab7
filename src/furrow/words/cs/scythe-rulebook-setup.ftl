### Scythe: the rulebook, chapter SETUP (Czech).

rulebook-scythe-SETUP = Příprava

rule-SCY-SETUP-01 = Na každé z 11 území se symbolem Setkání položte 1 žeton Setkání; dvanáctý žeton je náhradní.
    .heading = Herní plán

rule-SCY-SETUP-02 = Vedle plánu vytvořte zásobu surovin, mincí a násobících žetonů.
    .heading = Herní plán

rule-SCY-SETUP-03 = Zamíchejte bojové karty a balíček položte na plán.
    .heading = Herní plán

rule-SCY-SETUP-04 = Má-li se dobrat bojová karta a balíček je prázdný, zamíchejte odhozené karty do nového balíčku; nejsou-li ani odhozené karty, nedobírá se nic.
    .heading = Herní plán

rule-SCY-SETUP-05 = Zamíchejte karty Továrny; na plán položte lícem dolů náhodné karty v počtu hráčů + 1, ostatní vraťte bez prohlížení do krabice.
    .heading = Herní plán

rule-SCY-SETUP-06 = Zamíchejte karty Setkání a balíček položte na plán.
    .heading = Herní plán

rule-SCY-SETUP-07 = Zamíchejte karty úkolů a balíček položte na plán.
    .heading = Herní plán

rule-SCY-SETUP-08 = Pod Stupnici popularity položte lícem nahoru 1 náhodný dílek stavebního bonusu.
    .heading = Herní plán

rule-SCY-SETUP-09 = Zamíchejte zvlášť desky frakcí a zvlášť desky hráče a každému hráči rozdejte náhodně jednu od každého druhu.
    .heading = Frakce a místa u stolu

rule-SCY-SETUP-10 = Hráči sedí u své základny a obě desky mají před sebou.
    .heading = Frakce a místa u stolu

rule-SCY-SETUP-11 = Po směru hodinových ručiček od horního okraje plánu sedí frakce v pořadí Sever, Rusvět, Krym, Sasko, Polanie; pořadí hráčů se řídí tím, jak sedí.
    .heading = Frakce a místa u stolu

rule-SCY-SETUP-12 = Počáteční karty a hodnoty na stupnicích jsou uvedeny na obou deskách.
    .heading = Frakce a místa u stolu

rule-SCY-SETUP-13 = Doberte si uvedený počet bojových karet. Kolik jich máte v ruce, je vždy veřejné; jejich hodnoty jsou tajné.
    .heading = Podle desky frakce

rule-SCY-SETUP-14 = Žeton moci položte na uvedenou hodnotu Stupnice moci.
    .heading = Podle desky frakce

rule-SCY-SETUP-15 = Žeton popularity položte na uvedenou hodnotu Stupnice popularity.
    .heading = Podle desky hráče

rule-SCY-SETUP-16 = Vezměte si uvedený počet mincí.
    .heading = Podle desky hráče

rule-SCY-SETUP-17 = Mince leží na desce frakce.
    .heading = Podle desky hráče

rule-SCY-SETUP-18 = Mince se neskrývají, ale nikdo nemusí říkat, kolik jich celkem má.
    .heading = Podle desky hráče

rule-SCY-SETUP-19 = Doberte si uvedený počet karet úkolů (2, SCY-OBJ-01) a jejich obsah držte v tajnosti.
    .heading = Podle desky hráče

rule-SCY-SETUP-20 = Po dobrání se balíček úkolů vrátí na své místo na plánu.
    .heading = Podle desky hráče

rule-SCY-SETUP-21 = Figurku postavy umístěte na vlastní základnu.
    .heading = Figurky

rule-SCY-SETUP-22 = Na každé ze dvou území spojených se základnou pevninou umístěte 1 dělníka (celkem 2 dělníky).
    .heading = Figurky

rule-SCY-SETUP-23 = 6 kostek technologií položte na zelená pole desky hráče, která mají v pravém dolním rohu černý čtvereček.
    .heading = Figurky

rule-SCY-SETUP-24 = Zbylých 6 dělníků položte na obdélníková místa nad akcí Produkce.
    .heading = Figurky

rule-SCY-SETUP-25 = 4 budovy položte na jejich vyznačená místa na desce hráče.
    .heading = Figurky

rule-SCY-SETUP-26 = 4 rekruty položte na kulatá místa ve spodní řadě.
    .heading = Figurky

rule-SCY-SETUP-27 = Figurka akce začíná vedle desky hráče, na žádné její části.
    .heading = Figurky

rule-SCY-SETUP-28 = 6 hvězd položte vlevo nahoru na desku frakce.
    .heading = Figurky

rule-SCY-SETUP-29 = 4 mechy položte na 4 místa dovedností na desce frakce.
    .heading = Figurky

rule-SCY-SETUP-30 = Místa jednorázových bonusů za naverbování (vlevo dole na desce frakce) jsou zpočátku prázdná.
    .heading = Figurky

rule-SCY-SETUP-31 = Zvláštní dovednost frakce je uvedena vpravo nahoře na desce frakce a platí od začátku hry.
    .heading = Figurky

rule-SCY-SETUP-32 = První je na tahu ten, kdo má desku hráče s nejnižším číslem; dále se hraje po směru hodinových ručiček, ne podle čísel desek.
    .heading = Figurky

rule-SCY-SETUP-33 = Každý hráč může dostat kartu rychlé nápovědy a kartu Brodění (jen pomůcky).
    .heading = Figurky
