"""How our bots play Imperial Settlers: its numbers, and what only it offers (`habits.py`); the rest is the family's."""
