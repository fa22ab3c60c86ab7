### Settlers: Zrod impéria: the rulebook, chapter SETUP (Czech).

rulebook-imperial-settlers-SETUP = Příprava

rule-IMP-SETUP-01 = Běžná pravidla platí pro 2–4 hráče; o sólové hře je kapitola „Sólová hra“.

rule-IMP-SETUP-02 = Společné karty a karty každé frakce tvoří oddělené balíčky.

rule-IMP-SETUP-03 = Ukazatel kola začíná na poli 1.

rule-IMP-SETUP-04 = Společný balíček se zamíchá.

rule-IMP-SETUP-05 = Každý hráč si zvolí frakci a vezme si její desku, její balíček 30 karet a její ukazatel; balíček frakce zamíchá a položí lícem dolů k desce. Pro Japonce platí další pravidla (kapitola „Japonci“).

rule-IMP-SETUP-06 = Nezvolené frakce se vrátí do krabice.

rule-IMP-SETUP-07 = Každý ukazatel začíná na 0 VB.

rule-IMP-SETUP-08 = Suroviny, dělníci a žetony tvoří společnou zásobu; na hráče je potřeba jen 1 žeton obrany.

rule-IMP-SETUP-09 = Začínající hráč se určí náhodně a vezme si žeton začínajícího hráče.

rule-IMP-SETUP-10 = Od začínajícího hráče si každý dobere 2 společné karty a 2 karty vlastní frakce: to je počáteční ruka.

rule-IMP-SETUP-11 = První hry je nejlépe hrát ve 2 hráčích, za Římany a Barbary; Egypťané a Japonci jsou těžší.
