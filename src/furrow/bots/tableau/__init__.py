"""The greedy bot for the card games of one family: what things are worth, and the best turn."""
