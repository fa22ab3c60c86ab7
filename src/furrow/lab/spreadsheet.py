"""Games as a plain table for spreadsheets: one line for each seat of each game."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from furrow.lab.matches import GameRow
from furrow.lab.seats import SeatRow

_GAME = ("number", "seed", "turns", "decisions", "steps", "finished", "tie_break")
_SEAT = ("seat", "bot", "rank", "total")


def to_csv(games: Sequence[GameRow]) -> str:
    """CSV with a head line; what a seat lacks (the virtual player has no mat) is empty.

    >>> to_csv([])
    'number,seed,turns,decisions,steps,finished,tie_break,seat,bot,rank,total\\n'
    """
    rows = [row for game in games for row in game.seats]
    own = _columns(rows)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*_GAME, *_SEAT, *own])
    for game in games:
        about = [str(getattr(game, name)) for name in _GAME]
        for row in game.seats:
            told = {**row.traits, **row.parts, **row.facts}
            writer.writerow(
                [*about, *(str(getattr(row, name)) for name in _SEAT), *(told.get(name, "") for name in own)]
            )
    return text.getvalue()


def _columns(rows: Sequence[SeatRow]) -> list[str]:
    """Traits, parts of the score and facts, in the order in which they first appear."""
    traits = [name for row in rows for name in row.traits]
    parts = [name for row in rows for name in row.parts]
    facts = [name for row in rows for name in row.facts]
    return list(dict.fromkeys([*traits, *parts, *facts]))
