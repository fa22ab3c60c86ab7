### The browser client: setting up a table (English).

new-title = A new table
new-games = Game
new-seats = Seats
new-solo = Solo
new-the-table = How it is played
new-begin = Begin
new-open-table = Open the table

## Who sits there

new-you = You
new-friend = A friend
new-friend-by-link = A friend, by link
new-open = Open seat
new-screen = Somebody at this screen
new-says-friend = Gets the link.
new-says-open = Whoever comes first.
new-says-screen = You pass the screen on.
new-who = Who sits at seat { $number }?
new-about-friend = Whoever has the link of the table can sit down here; you get it once the table is open.
new-about-open = Whoever comes first can sit down here.
new-about-screen = You pass the screen on. Between the turns a curtain hides the cards.
new-name-there = Name of the player
new-move-back = Move back
new-move-on = Move on
new-moved = { $who }: now at seat { $number }.
new-edits = Seat { $number }: { $who }

## What it plays with

new-chance = Chance
new-taken = seat { $number } has it
new-not-with = not with { $what }
new-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
new-cards-more = { $count ->
    [one] + { $count } card
   *[other] + { $count } cards
}

## Time

new-pace = Pace
new-pace-none = No clock
new-pace-none-says = think as long as you like
new-pace-live = Live
new-pace-live-says = { $minutes } min each, + { $increment } s
new-pace-days = By days
new-pace-days-says = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
new-minutes = Minutes for each player
new-increment = Seconds added after a turn
new-days = Days for a turn
new-timeout = When time runs out
new-timeout-bot = a bot plays on
new-timeout-pass = the player passes

## Who may come, and what counts

new-come = Who may come
new-come-link = By link
new-come-lobby = In the lobby
new-come-link-says = Only who has the link finds the table.
new-come-lobby-says = Everybody finds the table in the lobby.
new-hints = Hints
new-hints-says = a bot may be asked
new-hints-rated = not in a rated game
new-spectators = Spectators
new-spectators-says = hands stay hidden
new-rated = Rated
new-rated-says = only people, no hints
new-rated-alone = only with two people or more
new-rated-bot = only people count: a bot sits at seat { $number }
new-rated-screen = only people with a screen of their own count: not seat { $number }

## The game

new-more-cards = More cards
new-variants = Variants
new-variants-chosen = { $count ->
    [0] { $all } · none chosen
   *[other] { $all } · { $count } chosen
}
new-readings = Readings of the rules
new-readings-changed = { $count ->
    [0] { $all } · all as printed
   *[other] { $all } · { $count } not as printed
}
new-source = The number leads to the rule.
new-record = Your record

## What the button will do

new-foot-ready = Nobody is missing.
new-foot-friends = { $count ->
    [one] A friend gets the link.
   *[other] { $count } friends get the link.
}
new-foot-lobby = { $count ->
    [one] One seat stands in the lobby.
   *[other] { $count } seats stand in the lobby.
}
new-foot-link = { $count ->
    [one] One seat is free for whoever has the link.
   *[other] { $count } seats are free for whoever has the link.
}
