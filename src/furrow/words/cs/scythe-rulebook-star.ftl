### Scythe: the rulebook, chapter STAR (Czech).

rulebook-scythe-STAR = Hvězdy

rule-SCY-STAR-01 = Hvězda za všech 6 vylepšení.

rule-SCY-STAR-02 = Hvězda za nasazení všech 4 mechů.

rule-SCY-STAR-03 = Hvězda za postavení všech 4 budov.

rule-SCY-STAR-04 = Hvězda za naverbování všech 4 rekrutů.

rule-SCY-STAR-05 = Hvězda za to, že máte na plánu všech 8 dělníků.

rule-SCY-STAR-06 = Hvězda za odhalení 1 splněného úkolu.

rule-SCY-STAR-07 = Hvězda za vítězství v boji, až 2krát.

rule-SCY-STAR-08 = Hvězda za dosažení 18 bodů popularity.

rule-SCY-STAR-09 = Hvězda za dosažení 16 bodů moci.

rule-SCY-STAR-10 = To je 10 způsobů, jak umístit hvězdu, z nichž hráč může využít 6.

rule-SCY-STAR-11 = Jakmile hráč podmínku splní, musí hvězdu ihned umístit.

rule-SCY-STAR-12 = Umístěná hvězda se nikdy neztrácí ani neodebírá, i když její podmínka později přestane platit.

rule-SCY-STAR-13 = Každá podmínka přinese každému hráči jednu hvězdu (boj dvě; Sasko SCY-FACTION-11).

rule-SCY-STAR-14 = Hvězdy různých hráčů za stejnou podmínku si nepřekážejí.

rule-SCY-STAR-15 = Nikdo nemůže umístit více než 6 hvězd.

rule-SCY-STAR-16 = Pro hvězdu za 8 dělníků se počítají i dělníci stojící na základně.
