### The front page (English).

home-hello = Three great games. Sit down.
home-hello-more = Bots are ready, friends come by link. No account.

## A game's poster

home-players = { $least } to { $most } players
home-minutes = { $count }′
home-minutes-long = about { $count } minutes
home-points = to { $count }
home-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
home-against = { $game }: who plays against you
home-opponents = { $bots ->
    [0] Alone
    [1] You and one bot
    [2] You and two bots
    [3] You and three bots
    [4] You and four bots
   *[other] You and { $bots } bots
}

## My tables

home-mine = Your tables
home-others = Others think
home-go-on = Go on
home-turn = turn { $number }
home-round = round { $number }
home-round-of = round { $number } of { $all }
home-left = { $time } left
home-with = with { $names }
home-thinks = { $name } thinks
home-think = { $count ->
    [one] { $count } player thinks
   *[other] { $count } players think
}
home-full = can begin
home-all = all { $count }
home-none = No table waits for you.
home-none-more = Press { $play }, or sit down with others.
home-open = { $count ->
    [0] Tables
    [one] { $count } open table
   *[other] { $count } open tables
}

## Live, learning, people

home-live = Live now
home-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
home-learn-new = New here?
home-lessons = { $count ->
    [one] { $count } short lesson on the real board.
   *[other] { $count } short lessons on the real board.
}
home-first-lesson = First lesson
home-people = With people
home-people-none = Open a table: its link works at once.
home-you-are = You play as
home-change-name = Change
home-keep-name = Keep
