# Imperial Settlers, the rulebook: Japanese.

rulebook-imperial-settlers-JAP = Japanese

rule-IMP-JAP-01 = Japanese faction cards have a raze field and can be targets of razing.
rule-IMP-JAP-02 = Razed Japanese faction locations are discarded (IMP-RAZE-08).
rule-IMP-JAP-03 = The Japanese player may use workers as samurai to protect their faction locations.
rule-IMP-JAP-04 = On their turn, the Japanese player may place any number of workers on faction locations of their Empire.
rule-IMP-JAP-05 = Placing samurai uses no action.
rule-IMP-JAP-06 = There is at most 1 samurai per Japanese faction location.
rule-IMP-JAP-07 = Samurai may also stand on faction locations that cannot be razed (Shrine, Gate).
rule-IMP-JAP-08 = A samurai cannot be moved or used otherwise; it is not discarded in clean-up.
rule-IMP-JAP-09 = Each samurai raises the raze tokens needed for its location by 1.
rule-IMP-JAP-10 = If its location is razed, the samurai returns to the supply. If the card is discarded for building, see IMP-BUILD-11.
rule-IMP-JAP-11 = Garrison: its action discards a location from an opponent's Empire for good; it is not razing, so it gives no raze goods, no foundation and no wood.
rule-IMP-JAP-12 = Gate: cards placed under it cannot be taken back and stay through clean-up until the end; the Gate cannot be razed.
rule-IMP-JAP-13 = Negotiator: its action builds one of your deals (from under the board) as a location at once; pay the building cost, but no location needs to be discarded. If nothing would be left to build with, Negotiator cannot be used.
rule-IMP-JAP-14 = Negotiator may also build a faction location whose cost has no location part.
rule-IMP-JAP-15 = Deals made with enemy locations through Trade Route cannot be chosen for Negotiator.
rule-IMP-JAP-16 = Ninjas: the building bonus is 2 samurai; if only one faction location can take one, the other is lost. The samurai come from the supply, and Ninjas itself is an eligible location.
rule-IMP-JAP-17 = Shrine: resources on it are not removed in clean-up and stay until the end; the Shrine cannot be razed.
rule-IMP-JAP-18 = Trade Route: if it is lost, the deals it allowed stay.
rule-IMP-JAP-19 = Shrine: 2 / 5 / 10 VP for 3 / 7 / 12 resources on it are steps: the highest step reached counts, not the sum.
rule-IMP-JAP-20 = Trade Route: the 1 food of its activation is the whole price of a deal with a faction location of an opponent. The good in that location's deal field is gained at once and in every later production phase (IMP-DEAL-06). It counts as making a deal for Dojo and similar cards.
rule-IMP-JAP-21 = The marker of Trade Route is the top card of your faction deck, face down under that location. Nobody looks at it; it is a hidden card that is in no hand, deck or Empire and counts for nothing. When the faction deck is empty (IMP-GEN-09) the action is still allowed, and the deal is kept without a marker.
rule-IMP-JAP-22 = If the location marked by Trade Route leaves its owner's Empire the deal stays (IMP-DIG-15) and the marker goes to the discard pile of your faction; it goes there too when the deal itself is cancelled (IMP-BAR-06, IMP-CMN-05).
