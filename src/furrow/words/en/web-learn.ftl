### Learning: lessons, the rulebook's entry, what to look up (English).

learn-rail = Rulebook and practice
learn-lessons = Lessons
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-begin = Begin
learn-go-on = Go on
learn-done = finished
learn-none = This game has no lessons yet. A calm game with hints is a good way to begin.
learn-rulebook = Rulebook
learn-search = Search { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
learn-contents = { $chapters ->
    [one] { $chapters } chapter
   *[other] All { $chapters } chapters
}, { $examples ->
    [one] { $examples } worked example
   *[other] { $examples } worked examples
}
learn-chapter-size = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
learn-found = { $count ->
    [0] Nothing was found.
    [one] { $count } rule was found.
   *[other] { $count } rules were found.
}
learn-all-found = All that was found
learn-look-up = Look it up
learn-factions = Factions
learn-mechs = Mechs
learn-tiles = Structure bonuses
learn-symbols = Symbols
learn-cards = All cards
learn-practise = Practise
learn-calm = A calm game with a { $level } bot
learn-calm-alone = A calm game alone
learn-chapters = Chapters
learn-seek = Search
learn-examples = Worked examples
learn-outcome = What happens
