### The client: what remains of games (English).

## A replay

after-turn = Turn { $number }
after-turn-back = One turn back
after-turn-on = One turn on
after-first = To the start
after-last = To the end
after-pace = Pace

## A bot's analysis of a finished game

after-analysis-of = The bot's analysis: { $game }
after-analysis-about = { $decisions ->
    [one] The bot “{ $level }” looked through one decision.
   *[other] The bot “{ $level }” looked through { $decisions } decisions.
} The chances are those that somebody sees who knows all hands; a decision is judged by what its player could know.
after-waiting = Other games come first …
after-working = { $all ->
    [one] { $done } of one decision seen
   *[other] { $done } of { $all } decisions seen
}
after-course = The winning chances
after-course-label = { $rounds ->
    [one] Winning chances of { $names } over one round. The table below has the numbers.
   *[other] Winning chances of { $names } over { $rounds } rounds. The table below has the numbers.
}
after-as-table = The same as a table
after-round = Round
after-end = End
after-given-away = { $points ->
    [one] given away, all decisions added up: { $points } percentage point
   *[other] given away, all decisions added up: { $points } percentage points
}
after-dear = The decisions that cost most
after-dear-none = No decision cost anything that the bot could see.
after-dear-head = Decision { $number }, { $name }: { $cost } of the winning chance
after-mistake = Mistake
after-mistake-back = Previous mistake
after-mistake-on = Next mistake
after-mistake-of = { $at ->
    [0] { $all ->
        [one] One mistake
       *[other] { $all } mistakes
    }
   *[other] Mistake { $at } of { $all }
}
after-cost = This cost { $cost } of the winning chance.
after-no-mistake = No mistake was made here.
after-play-on = Play on
after-played = Played
after-better = Better
after-look-at = See the position before decision { $number }

## Ratings

after-ratings-about = Only rated games between people with accounts count. The rating is a careful guess: somebody is almost surely at least that good, and at most as good as the range says. It grows surer with every game.
after-ratings-none = Nobody has a rating in this game yet.
after-rated-games = Rated games
after-rating = Rating
after-range = Range
after-range-of = { $low } to { $high }
after-place = Place
after-you = you
after-unsure = not sure yet
after-own-below = Your place

## Statistics

after-share = Share won
after-mean = Mean score
after-best = Best score
after-by-seats = By number of players
after-all-games = All games
after-players = { $count ->
    [one] one player
   *[other] { $count } players
}
