### Achievements: a title, and what one has to do for it (Hungarian).


achievement-first-game = Az első barázda
achievement-first-game-text = Fejezz be egy játszmát.
achievement-first-win = Az első aratás
achievement-first-win-text = Nyerj meg egy játszmát.
achievement-wins = { $count ->
    [one] { $count } aratás
   *[other] { $count } aratás
}
achievement-wins-text = { $count ->
    [one] Nyerj meg { $count } játszmát.
   *[other] Nyerj meg { $count } játszmát.
}
achievement-streak = Három egymás után
achievement-streak-text = Nyerj meg három játszmát egymás után.
achievement-every-game = Minden földön
achievement-every-game-text = Nyerj mindegyik játékban.
achievement-close = Hajszállal
achievement-close-text = Nyerj legfeljebb egy ponttal a második előtt.
achievement-landslide = Toronymagasan
achievement-landslide-text = Nyerj legalább másfélszer annyi ponttal, mint a második.
achievement-full-table = Teli asztal
achievement-full-table-text = Nyerj olyan asztalnál, ahol legalább négy ember ül.
achievement-master = Túl a mesteren
achievement-master-text = Nyerj olyan asztalnál, ahol a legerősebb bot is játszik.
achievement-solo = Egyedül
achievement-solo-text = Nyerj meg egy egyszemélyes játszmát.
achievement-dealt = Győzelem: { $word }
achievement-seats = { $game }: { $seats } játékos
achievement-seats-text = { $game }: nyerj { $seats } fős játszmában.
achievement-score = { $game }: { $score }
achievement-score-text = { $game }: fejezd be a játszmát legalább ennyivel: { $score }.
