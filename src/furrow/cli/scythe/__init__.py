"""Scythe in a terminal: board, mats, tracks and cards as text. Everything is drawn from views, never from states."""
