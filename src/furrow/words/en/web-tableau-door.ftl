### The card games where a table is set up (English). $game chooses the words of the game.

# Before the goods that a faction keeps through the clean-up.
web-tableau-door-keeps = keeps

## Ways to take cards

web-tableau-door-lookout-standard = Open row, one after the other
web-tableau-door-lookout-alternative = Three in secret, two passed on
web-tableau-door-lookout-advanced = A row of five

## The virtual player

web-tableau-door-rival = { $game ->
    [imperial_settlers] Two attacks a round
   *[other] One attack a round
}
web-tableau-door-goal = { $game ->
    [imperial_settlers] Build more faction locations than it collects cards in five rounds.
   *[other] It attacks until it hits, three times at most. End with more points than it.
}
