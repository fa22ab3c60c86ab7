### Settlers: Zrod impéria: the rulebook, chapter VARB (Czech).

rulebook-imperial-settlers-VARB = Varianta: pokročilý rozhled

rule-IMP-VARB-01 = Pokročilý rozhled: každý hráč si dobere 1 kartu frakce; potom se vyloží 5 společných karet.

rule-IMP-VARB-02 = Pokročilý rozhled: hráči vybírají od začínajícího hráče po směru hodinových ručiček, vždy jednu kartu, dokud nemá každý 2 společné karty.

rule-IMP-VARB-03 = Pokročilý rozhled ve 2 hráčích: hráči se od začínajícího střídají, bez doplňování, a vybírají z 5, 4, 3 a 2 karet; poslední karta se odhodí.

rule-IMP-VARB-04 = Pokročilý rozhled ve 3–4 hráčích, první průchod: začínající hráč vybírá z 5 karet; každý další ze 4, pro třetího a čtvrtého hráče se vyloží nová karta.

rule-IMP-VARB-05 = Pokročilý rozhled ve 3–4 hráčích: po prvním průchodu zbývají 3 karty.

rule-IMP-VARB-06 = Pokročilý rozhled ve 3–4 hráčích, druhý průchod, opět od začínajícího hráče po směru hodinových ručiček: každý vybírá ze 3 karet (podle potřeby se karta vyloží), jen poslední hráč vybírá ze 2.

rule-IMP-VARB-07 = Pokročilý rozhled: poslední karta se odhodí.

rule-IMP-VARB-08 = V pokročilém rozhledu se celkem vyloží 7 karet při 3 hráčích a 9 při 4 (2 na hráče + 1).
