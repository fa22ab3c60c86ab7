"""The card games in a terminal: rows, hands and cards as text. Everything is drawn from views, never from states."""
