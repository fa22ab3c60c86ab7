### The card games where a table is set up (Persian). $game chooses the words of the game.

# Before the goods that a faction keeps through the clean-up.
web-tableau-door-keeps = نگه می‌دارد

## Ways to take cards

web-tableau-door-lookout-standard = ردیف باز، یکی پس از دیگری
web-tableau-door-lookout-alternative = سه کارت پنهان، دو تا دست‌به‌دست
web-tableau-door-lookout-advanced = ردیفی از پنج کارت

## The virtual player

web-tableau-door-rival = { $game ->
    [imperial_settlers] دو حمله در هر دور
   *[other] یک حمله در هر دور
}
web-tableau-door-goal = { $game ->
    [imperial_settlers] بیش از کارت‌هایی که در پنج دور گرد می‌آورد مکان جناح بسازید.
   *[other] تا وقتی به هدف بزند حمله می‌کند، حداکثر سه بار. در پایان امتیاز بیشتری از او داشته باشید.
}
