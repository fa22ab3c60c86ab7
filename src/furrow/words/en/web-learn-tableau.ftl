### The course of a round in the card games (English).

learn-round = { $game ->
    [imperial_settlers] One round
   *[other] One round
}
learn-round-lookout = { $game ->
    [imperial_settlers] Lookout
   *[other] Lookout
}
learn-round-lookout-text = take cards
learn-round-production = { $game ->
    [imperial_settlers] Production
   *[other] Production
}
learn-round-production-text = { $game ->
    [imperial_settlers] locations and deals pay
   *[other] locations and deals pay
}
learn-round-action = Action
learn-round-action-text = { $game ->
    [imperial_settlers] build, deal, raze, activate
   *[other] build, deal, raze, use
}
learn-round-cleanup = { $game ->
    [imperial_settlers] Clean-up
   *[other] Clean-up
}
learn-round-cleanup-text = goods are lost, save what is kept
