### Achievements: a title, and what one has to do for it (Czech).


achievement-first-game = První brázda
achievement-first-game-text = Dohraj hru.
achievement-first-win = První sklizeň
achievement-first-win-text = Vyhraj hru.
achievement-wins = { $count ->
    [one] { $count } sklizeň
    [few] { $count } sklizně
   *[other] { $count } sklizní
}
achievement-wins-text = { $count ->
    [one] Vyhraj { $count } hru.
    [few] Vyhraj { $count } hry.
   *[other] Vyhraj { $count } her.
}
achievement-streak = Tři v řadě
achievement-streak-text = Vyhraj tři hry po sobě.
achievement-every-game = Všechna pole
achievement-every-game-text = Vyhraj v každé ze zdejších her.
achievement-close = O vlásek
achievement-close-text = Vyhraj nejvýš o jeden bod.
achievement-landslide = S velkým náskokem
achievement-landslide-text = Vyhraj s aspoň jedenapůlkrát tolika body, než má druhý.
achievement-full-table = Plný stůl
achievement-full-table-text = Vyhraj u stolu, kde sedí aspoň čtyři lidé.
achievement-master = Učeň předčí mistra
achievement-master-text = Vyhraj u stolu, kde hraje bot nejvyšší úrovně.
achievement-solo = Sám
achievement-solo-text = Vyhraj sólovou hru.
achievement-dealt = Vítězství: { $word }
achievement-seats = { $game }, počet hráčů: { $seats }
achievement-seats-text = { $game }: vyhraj, když je hráčů tolik: { $seats }.
achievement-score = { $game }: { $score }
achievement-score-text = { $game }: skonči aspoň s výsledkem { $score }.
