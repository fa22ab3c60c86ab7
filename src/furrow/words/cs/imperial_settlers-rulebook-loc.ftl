### Settlers: Zrod impéria: the rulebook, chapter LOC (Czech).

rulebook-imperial-settlers-LOC = Schopnosti lokací

rule-IMP-LOC-01 = Produkční lokace dává své prostředky při stavbě a v každé další fázi produkce.

rule-IMP-LOC-02 = Vlastnostní lokace dává trvalou schopnost, nebo prostředky po určitých akcích.

rule-IMP-LOC-03 = Vlastnost působí, kdykoli se její text ve fázi akcí uplatní; mimo ni jen tehdy, když to říká text nebo upřesnění (Sfinga, IMP-EGY-08).

rule-IMP-LOC-04 = Akční lokaci použijete tak, že na kartu položíte dělníka, uvedené prostředky, nebo obojí.
