"""How the schema came to be, one file a step. A released step never changes; `schema.py` is what they add up to."""
