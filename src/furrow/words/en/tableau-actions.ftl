### 51st State and Imperial Settlers: labels of the actions that both have (English).
### Cards, goods and players stand uninflected. The texts of the notation are the same in all languages.

# A card of which there are several; the mark is a number or the printed number of the card, such as com008.
tableau-marked = { $name } ({ $mark })

## Actions of a turn

tableau-act-build = Build { $card }
    .over = Build { $card } in place of { $base }
tableau-act-deal = Make a deal: { $card }
tableau-act-raze = Raze { $card }
tableau-act-use = Use { $card }
# "Exchange 2 workers for 1 gun, 1 fuel or 1 card"
tableau-act-exchange = Exchange { $cost } for { $options }
tableau-act-pass = Pass
tableau-act-end = End the turn

## Paying

# "Pay 2 grey contacts and 1 worker from Camp"; the parts are lists of counted goods and of the next message.
tableau-act-pay = Pay { $paid }
tableau-act-source = { $counted } from { $card }
tableau-act-discard = Discard { $card }
tableau-act-cancel = Give up the deal { $card }

## Choosing

tableau-act-choose = Choose { $card }
tableau-act-player = Choose { $who }
tableau-act-steal = Take { $counted } from { $who }
tableau-act-gain = Gain { $counted }
tableau-act-accept = Accept: pay { $counted }
tableau-act-decline = Decline
tableau-act-again = Once more
tableau-act-done = Done

## Cards and goods

tableau-act-take = Take { $card }
tableau-act-keep = Keep { $card }
tableau-act-drop = Discard from the starting hand: { $cards }
tableau-act-draw-common = Draw a common card
tableau-act-draw-faction = Draw a faction card
tableau-act-store = Store { $counted }
