### Tables: open ones, live ones, my own, finished ones (English).

lobby-open = Open
lobby-live = Live
lobby-mine = Mine
lobby-finished = Finished
lobby-all-of = all { $count }
lobby-more = { $count } more
lobby-fresh = { $count ->
    [one] { $count } new
   *[other] { $count } new
}

## What to show

lobby-show = Show
lobby-all = All
lobby-pace-live = Live
lobby-pace-days = By days
lobby-rated = Rated
lobby-any-language = Any language

## A table in a row

lobby-no-clock = no clock
lobby-free = { $free } of { $seats } free
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-go-in = Go in
lobby-go-on = Go on
lobby-gone = gone

## Nothing to show

lobby-none-such = No table is like that.
lobby-none-open = No table is open.
lobby-none-open-more = Open one: it stands here until somebody comes, and its link works at once.
lobby-none-live = Nobody plays just now.
lobby-none-live-more = Begin a game: others may watch it, and hands stay hidden.
lobby-none-mine = You sit at no table.
lobby-none-mine-more = Open one, or sit down at an open one: it stands here until the game is over.
lobby-none-finished = No game is finished yet.
lobby-none-finished-more = Results stand here, each with its replay.
lobby-none-rail = Tables you sit at stand here.
