### Oldalak az emberekről, és a saját beállítások (magyar).

me-profile = Profil
me-facts = { $since } óta · { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
} · { $won } győzelem
me-played = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
} · { $won } győzelem
me-rated = { $games ->
    [one] { $games } értékelt játszma
   *[other] { $games } értékelt játszma
}
me-curve = { $games ->
    [one] { $game }: az értékszám { $last }, { $games } értékelt játszma után, a legjobb { $best }
   *[other] { $game }: az értékszám { $last }, { $games } értékelt játszma után, a legjobb { $best }
}
me-last-games = Legutóbbi játszmák
me-all-games = { $count ->
    [one] mind: { $count }
   *[other] mind: { $count }
}
me-and = ,{ " " }
me-replay = Visszanézés
me-no-games = Itt lesznek a játszmáid, ha már játszottál egyet.
me-no-games-of = Itt még nem látszik játszma.
me-hidden = A játszmák és az értékszámok másoknak nem látszanak.
me-block = Letiltás
me-unblock = Letiltás feloldása
me-medals = Érmek
me-medals-of = { $done } / { $all }
me-more-medals = { $count ->
    [one] még { $count }
   *[other] még { $count }
}
me-not-earned = még nincs meg
me-best-with = Ezekkel a legjobb
me-look = Megjelenés
me-table = Az asztalnál
me-preview = Ilyen gyors a többiek lépése.
me-reaches = Így jut el hozzád, hogy te jössz
me-reaches-more = A böngészőlap és az ikonja jelzi, ha egy asztal rád vár; hang is szólhat.
me-people = Emberek
me-shown = A játszmáim és az értékszámaim
me-shown-all = Mindenki látja
me-shown-me = Csak én
me-blocked = Letiltottak
me-blocked-nobody = senki
me-data = Az adataim
me-data-more = egy fájlban
me-data-get = Letöltés
me-leave = Távozás
me-solo = Egyedül
