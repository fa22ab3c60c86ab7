### Achievements: a title, and what one has to do for it.


achievement-first-game = The first furrow
achievement-first-game-text = Finish a game.
achievement-first-win = The first harvest
achievement-first-win-text = Win a game.
achievement-wins = { $count ->
    [one] { $count } harvest
   *[other] { $count } harvests
}
achievement-wins-text = { $count ->
    [one] Win { $count } game.
   *[other] Win { $count } games.
}
achievement-streak = Three in a row
achievement-streak-text = Win three games one after the other.
achievement-every-game = All the fields
achievement-every-game-text = Win each of the games that there are.
achievement-close = By a whisker
achievement-close-text = Win with at most one point more than the second.
achievement-landslide = By miles
achievement-landslide-text = Win with at least half as many points again as the second.
achievement-full-table = A full table
achievement-full-table-text = Win at a table of four people or more.
achievement-master = The apprentice surpasses
achievement-master-text = Win at a table where a bot of the highest level plays.
achievement-solo = Alone
achievement-solo-text = Win a solo game.
achievement-dealt = Victory: { $word }
achievement-seats = { $game }: { $seats } players
achievement-seats-text = { $game }: win a game of { $seats } players.
achievement-score = { $game }: { $score }
achievement-score-text = { $game }: end a game with at least { $score }.
