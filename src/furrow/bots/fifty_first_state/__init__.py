"""How our bots play 51st State: its numbers, and what only it offers (`habits.py`)."""
