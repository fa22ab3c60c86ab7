### The end of a game on the table of cards (English). Names of players and cards stand uninflected.

## Who won

web-tableau-result-you-won = You won
web-tableau-result-shared = You share the victory
# $names: "a and b".
web-tableau-result-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
# A solo game.
web-tableau-result-lost = You lost
web-tableau-result-place = { $rank ->
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
web-tableau-result-ahead = { $mine } to { $other }, ahead of { $name }
web-tableau-result-level = { $mine } to { $other }, level with { $name }
web-tableau-result-behind = { $mine } to { $other }, { $points } behind { $name }
# It follows one of the three before: the game has a number of rounds, or this one was the last.
web-tableau-result-when = { $kind ->
    [all] { $round ->
        [one] after one round
       *[other] after { $round } rounds
    }
   *[last] in round { $round }, the last one
}
web-tableau-result-rank = Rank: { $title }
web-tableau-result-best = { $whose ->
    [own] your best cards
   *[other] the best cards
}

web-tableau-result-rank-of = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-tableau-result-gained = { $points } gained
# $points: what the locations add.
web-tableau-result-places = { $count ->
    [one] + { $points } for { $count } location
   *[other] + { $points } for { $count } locations
}

## What the points came from

# Where something else than points decides a solo game.
web-tableau-result-decided = What decides
web-tableau-result-kinds = Points by kind
web-tableau-result-rounds = Points over the rounds
# Below the last step of the lines: what the locations add at the end.
web-tableau-result-stand = locations
web-tableau-result-by-card = Card by card
web-tableau-result-of-card = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
web-tableau-result-gone = no longer in play
web-tableau-result-more = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
web-tableau-result-fewer = Show less
# The reader's own cards, beside the emblems of the others.
web-tableau-result-you = You

## What can be done now

web-tableau-result-well-played = Well played!
web-tableau-result-analysis = Analysis
web-tableau-result-what-was-better = what was better
web-tableau-result-table = The table
web-tableau-result-as-it-ended = as it ended
web-tableau-result-from-any-turn = from any turn
web-tableau-result-share = Share
web-tableau-result-picture-or-link = picture or link
web-tableau-result-hand-on = Send …
web-tableau-result-save-picture = Save the picture
web-tableau-result-copy-picture = Copy the picture
web-tableau-result-picture-copied = The picture is in the clipboard.
