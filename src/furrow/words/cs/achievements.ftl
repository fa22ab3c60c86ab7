### Achievements: a title, and what one has to do for it (Czech).


achievement-first-game = První brázda
achievement-first-game-text = Dohrajte hru.
achievement-first-win = První sklizeň
achievement-first-win-text = Vyhrajte hru.
achievement-wins = { $count ->
    [one] { $count } sklizeň
    [few] { $count } sklizně
   *[other] { $count } sklizní
}
achievement-wins-text = { $count ->
    [one] Vyhrajte { $count } hru.
    [few] Vyhrajte { $count } hry.
   *[other] Vyhrajte { $count } her.
}
achievement-streak = Tři v řadě
achievement-streak-text = Vyhrajte tři hry po sobě.
achievement-every-game = Všechna pole
achievement-every-game-text = Vyhrajte v každé ze zdejších her.
achievement-close = O vlásek
achievement-close-text = Vyhrajte nejvýše o jeden bod.
achievement-landslide = S velkým náskokem
achievement-landslide-text = Vyhrajte a mějte aspoň o polovinu více bodů než druhý.
achievement-full-table = Plný stůl
achievement-full-table-text = Vyhrajte u stolu, kde sedí aspoň čtyři lidé.
achievement-master = Učeň předčí mistra
achievement-master-text = Vyhrajte u stolu, kde hraje bot nejvyšší úrovně.
achievement-solo = Jeden proti všem
achievement-solo-text = Vyhrajte sólovou hru.
achievement-dealt = Vítězství: { $word }
achievement-seats = { $game }, počet hráčů: { $seats }
achievement-seats-text = { $game }: vyhrajte hru pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}.
achievement-score = { $game }: { $score }
achievement-score-text = { $game }: získejte na konci aspoň { $score }.
