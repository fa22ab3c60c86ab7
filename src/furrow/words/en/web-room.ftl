### The browser client: the room before a game, and the letter for whoever is invited (English).

room-title = { $name }’s table
room-of = { $count ->
    [one] { $game } · { $count } seat
   *[other] { $game } · { $count } seats
}
room-invited = By link
room-host = Host
room-here = Here
room-away = Not here just now
room-says-invited = Invited, not here yet
room-says-lobby = Stands in the lobby
room-says-link = Free for whoever has the link
room-came = { $name } has sat down.
room-left = { $name } has got up.

## The link, and what holds

room-link-says = Whoever has it may sit down or watch.
room-link-says-sit = Whoever has it may sit down.
room-copy = Copy
room-watched = may be watched
room-not-watched = nobody watches

## The button

room-begin = Begin
room-begin-with-bots = Begin with bots
room-ready = I am ready
room-is-ready = Ready
room-complete = Everybody is there.
room-missing = { $count ->
    [one] One is missing: a bot can take the seat.
   *[other] { $count } are missing: bots can take their seats.
}
room-unrated = With a bot the game is not rated.
room-unready = { $count ->
    [one] Everybody is there; one is not ready yet.
   *[other] Everybody is there; { $count } are not ready yet.
}
room-host-begins = { $name } begins the game.
room-you-watch = You watch. When the game begins, it is shown here.
room-late = The game has begun without you: you watch.

## The letter

room-invites = { $name } invites you to
room-who-sits = Who sits there
room-your-name = Your name at the table
room-sit = Sit down
room-sit-as = Sit down as { $what }
room-watch = Watch
room-new-to = New to { $game }?
room-no-account = No account needed.
