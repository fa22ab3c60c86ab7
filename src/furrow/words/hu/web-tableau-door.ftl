### The card games where a table is set up (Hungarian). $game chooses the words of the game.

# Before the goods that a faction keeps through the clean-up.
web-tableau-door-keeps = megtartja

## Ways to take cards

web-tableau-door-lookout-standard = Nyílt sor, egymás után
web-tableau-door-lookout-alternative = Három titokban, kettő továbbadva
web-tableau-door-lookout-advanced = Öt kártyából álló sor

## The virtual player

web-tableau-door-rival = { $game ->
    [imperial_settlers] Körönként két támadás
   *[other] Fordulónként egy támadás
}
web-tableau-door-goal = { $game ->
    [imperial_settlers] Építs több nemzethelyszínt, mint ahány kártyát öt kör alatt begyűjt.
   *[other] Addig támad, amíg el nem talál valamit, legfeljebb háromszor. A végén legyen több pontod, mint neki.
}
