"""How many characters people may write: one place for the wire, the plain pages and the client."""

from __future__ import annotations

NAME = 40
SHORTEST_PASSWORD = 8
PASSWORD = 200
CODE = 100
"""Of an invitation, or to recover an account."""
LINE = 1000
"""A play, as it is written in records."""
TALK = 500
REASON = 1000
"""Of a report about somebody."""
BUG = 4000
