### The card games where a table is set up (Czech). $game chooses the words of the game.

# Before the goods that a faction keeps through the clean-up.
web-tableau-door-keeps = nechává si

## Ways to take cards

web-tableau-door-lookout-standard = Odkrytá řada, jeden po druhém
web-tableau-door-lookout-alternative = Tři tajně, dvě se předávají
web-tableau-door-lookout-advanced = Řada pěti karet

## The virtual player

web-tableau-door-rival = { $game ->
    [imperial_settlers] Dva útoky za kolo
   *[other] Jeden útok za kolo
}
web-tableau-door-goal = { $game ->
    [imperial_settlers] Postavte více frakčních lokací, než kolik karet nasbírá za pět kol.
   *[other] Útočí, dokud neuspěje, nejvýše třikrát. Na konci mějte více bodů než on.
}
