# Remarks beside a rule, in the rulebook of any game.

rulebook-open = The printed rulebook leaves this open; this is how it is played here.
rulebook-differing = The printed rulebooks and their corrections differ here; this is how it is played here.
