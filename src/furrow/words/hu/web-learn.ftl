### Tanulás: leckék, belépés a szabálykönyvbe, utánanézés (magyar).

learn-rail = Szabálykönyv és gyakorlás
learn-lessons = Leckék
learn-steps = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
learn-begin = Kezdés
learn-go-on = Folytatás
learn-done = kész
learn-none = Ehhez a játékhoz még nincsenek leckék. Kezdésnek jó egy nyugodt játszma tippekkel.
learn-rulebook = Szabálykönyv
learn-search = Keresés { $count ->
    [one] { $count } szabályban
   *[other] { $count } szabályban
}
learn-contents = { $chapters ->
    [one] { $chapters } fejezet
   *[other] { $chapters } fejezet
}, { $examples ->
    [one] { $examples } kidolgozott példa
   *[other] { $examples } kidolgozott példa
}
learn-chapter-size = { $count ->
    [one] { $count } bejegyzés
   *[other] { $count } bejegyzés
}
learn-found = { $count ->
    [0] Nincs találat.
    [one] { $count } szabály a találat.
   *[other] { $count } szabály a találat.
}
learn-all-found = Minden találat
learn-look-up = Nézz utána
learn-factions = Frakciók
learn-mechs = Mechek
learn-tiles = Építménybónuszok
learn-symbols = Jelek
learn-cards = Minden kártya
learn-practise = Gyakorlás
learn-calm = Nyugodt játszma egy bottal ({ $level })
learn-calm-alone = Nyugodt játszma egyedül
learn-chapters = Fejezetek
learn-seek = Keresés
learn-examples = Kidolgozott példák
learn-outcome = Mi történik
