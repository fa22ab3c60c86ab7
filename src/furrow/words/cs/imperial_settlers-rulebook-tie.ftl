### Settlers: Zrod impéria: the rulebook, chapter TIE (Czech).

rulebook-imperial-settlers-TIE = Rozhodnutí při shodě

rule-IMP-TIE-01 = Mezi hráči, u kterých je shoda, rozhoduje nejprve to, komu zbylo více dělníků a surovin.

rule-IMP-TIE-02 = Potom rozhoduje to, kdo má v ruce více karet.

rule-IMP-TIE-03 = Hráči, u kterých shoda trvá, se o vítězství dělí.

rule-IMP-TIE-04 = Podle IMP-TIE-01 se v jednom součtu počítají dělníci, jídlo, dřevo a kámen v zásobě hráče a ve skladování. Zlato není surovina (IMP-GOOD-13) a nepočítá se; nepočítají se ani prostředky ležící na použitých akčních lokacích, samurajové a suroviny na Svatyni.
