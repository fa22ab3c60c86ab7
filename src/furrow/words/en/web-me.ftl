### Pages about people, and the reader's own settings (English).

me-profile = Profile
me-facts = since { $since } · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $won } won
me-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $won } won
me-rated = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
me-curve = { $games ->
    [one] { $game }: rating { $last } after { $games } rated game, best { $best }
   *[other] { $game }: rating { $last } after { $games } rated games, best { $best }
}
me-last-games = Last games
me-all-games = { $count ->
    [one] all { $count }
   *[other] all { $count }
}
me-and = ,{ " " }
me-replay = Replay
me-no-games = Here your games will stand once you have played one.
me-no-games-of = No games can be seen here yet.
me-hidden = Games and ratings are shown to nobody else.
me-block = Block
me-unblock = Unblock
me-medals = Medals
me-medals-of = { $done } of { $all }
me-more-medals = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
me-not-earned = not yet earned
me-best-with = Best with
me-look = Look
me-table = At the table
me-preview = So fast are others’ turns.
me-reaches = Your turn reaches you
me-reaches-more = The tab and its icon say when a table waits for you; a sound can tell it too.
me-people = People
me-shown = My games and ratings
me-shown-all = Everybody
me-shown-me = Only I
me-blocked = Blocked
me-blocked-nobody = nobody
me-data = My data
me-data-more = one file
me-data-get = Get it
me-leave = Leave
me-solo = Solo
