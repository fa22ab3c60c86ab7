### Výuka: lekce, vstup do pravidel, co vyhledat (česky).

learn-rail = Pravidla a procvičení
learn-lessons = Lekce
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
learn-begin = Začít
learn-go-on = Pokračovat
learn-done = hotovo
learn-none = K této hře zatím nejsou lekce. Na začátek se hodí klidná hra s nápovědou.
learn-rulebook = Pravidla
learn-search = Hledat { $count ->
    [one] v { $count } pravidle
    [few] ve { $count } pravidlech
   *[other] v { $count } pravidlech
}
learn-contents = { $chapters ->
    [one] { $chapters } kapitola
    [few] Všechny { $chapters } kapitoly
   *[other] Všech { $chapters } kapitol
}, { $examples ->
    [one] { $examples } řešený příklad
    [few] { $examples } řešené příklady
   *[other] { $examples } řešených příkladů
}
learn-chapter-size = { $count ->
    [one] { $count } položka
    [few] { $count } položky
   *[other] { $count } položek
}
learn-found = { $count ->
    [0] Nic se nenašlo.
    [one] Našlo se { $count } pravidlo.
    [few] Našla se { $count } pravidla.
   *[other] Našlo se { $count } pravidel.
}
learn-all-found = Vše, co se našlo
learn-look-up = Vyhledejte si
learn-factions = Frakce
learn-mechs = Mechové
learn-tiles = Stavební bonusy
learn-symbols = Symboly
learn-cards = Všechny karty
learn-practise = Procvičení
learn-calm = Klidná hra s botem ({ $level })
learn-calm-alone = Klidná hra o samotě
learn-chapters = Kapitoly
learn-seek = Hledat
learn-examples = Řešené příklady
learn-outcome = Co se stane
