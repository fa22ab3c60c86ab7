"""The card games of one family for our bots: what things are worth, plans for a round, answers worth trying."""
