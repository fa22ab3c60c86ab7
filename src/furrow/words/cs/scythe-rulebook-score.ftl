### Scythe: the rulebook, chapter SCORE (Czech).

rulebook-scythe-SCORE = Závěrečné bodování

rule-SCY-SCORE-01 = Jmění = mince, které máte na konci + mince za hvězdy + mince za území + mince za každé dvě suroviny + stavební bonus.

rule-SCY-SCORE-02 = Nejvyšší pásmo popularity, 13–18: 5 mincí za hvězdu, 4 mince za území, 3 mince za každé 2 suroviny.

rule-SCY-SCORE-03 = Střední pásmo popularity, 7–12: 4 mince za hvězdu, 3 mince za území, 2 mince za každé 2 suroviny.

rule-SCY-SCORE-04 = Nízké pásmo popularity, 0–6: 3 mince za hvězdu, 2 mince za území, 1 mince za každé 2 suroviny.

rule-SCY-SCORE-05 = Popularita 18 boduje stejně jako zbytek nejvyššího pásma.

rule-SCY-SCORE-06 = Boduje se každá umístěná hvězda.

rule-SCY-SCORE-07 = Boduje se každé ovládané území, i jezera.

rule-SCY-SCORE-08 = Základny nejsou území a nebodují se.

rule-SCY-SCORE-09 = Kontrola na konci se řídí kapitolou „Kontrola“: vlastní jednotka na území, nebo vlastní budova bez soupeřových jednotek.

rule-SCY-SCORE-10 = Továrna se počítá jako 3 území.

rule-SCY-SCORE-11 = Suroviny se sčítají ze všech ovládaných území dohromady a bodují se po úplných dvojicích; zbylá jedna nepřinese nic.

rule-SCY-SCORE-12 = Dělníci nejsou suroviny.

rule-SCY-SCORE-13 = Bojové karty, moc a nepoužité úkoly nepřinesou nic.

rule-SCY-SCORE-14 = Dílek stavebního bonusu se boduje podle kapitoly „Dílky stavebního bonusu“, bez ohledu na kontrolu.

rule-SCY-SCORE-15 = Každý hráč si bere své mince sám; bankéř není potřeba.

rule-SCY-SCORE-16 = Výsledky se oznámí; vyhrává ten nejvyšší.

rule-SCY-SCORE-17 = Při první hře se doporučuje po první umístěné hvězdě udělat ukázku bodování (jen na zkoušku, žádné mince se nevyplácejí).

rule-SCY-SCORE-18 = Vítěz se smí zapsat do Síně slávy, nejvýše dvakrát; Síň slávy zaznamenává první vítězství za určitých okolností (například s určitou frakcí).
