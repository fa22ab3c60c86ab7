"""The laboratory: many games, their tables, and how fast they are played."""
