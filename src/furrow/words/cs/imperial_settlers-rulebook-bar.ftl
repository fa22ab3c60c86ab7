### Settlers: Zrod impéria: the rulebook, chapter BAR (Czech).

rulebook-imperial-settlers-BAR = Barbaři

rule-IMP-BAR-01 = Záškodníci: vezměte 1 surovinu ze zásoby soupeře do své, ne tu, která byla utracena za aktivaci lokace.

rule-IMP-BAR-02 = Temný oltář: má-li zbořit lokaci chráněnou samurajem nebo žetonem obrany, je při jeho aktivaci nutné utratit o tolik více žetonů zboření.

rule-IMP-BAR-03 = Tlupa neboří; vezměte si ze zásoby jeden z prostředků (podle své volby) v poli „zboř a získáš“ lokace soupeře.

rule-IMP-BAR-04 = Sebranka dovoluje zbořit lokaci vlastního impéria (ne z ruky): získáte všechny prostředky z jejího pole „zboř a získáš“, stanou se z ní základy a dostanete 1 dřevo.

rule-IMP-BAR-05 = Mise: každá dobraná karta může být společná nebo frakční, nezávisle na ostatních.

rule-IMP-BAR-06 = Loupežníci: proti Japoncům smíte místo odhození dohody zpod desky zrušit dohodu uzavřenou s vaší lokací nebo s lokací jiného hráče (Obchodní stezka).

rule-IMP-BAR-07 = Temný oltář: kteréhokoli počtu prostředků z pole „zboř a získáš“, od žádného po všechny, se smíte vzdát, každého za 2 VB; rozhodnete se dříve, než je vezmete, karta, které se vzdáte, se tedy nedobírá.
