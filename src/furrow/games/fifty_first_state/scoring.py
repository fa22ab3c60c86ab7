"""Scoring and tie-breaks (FSS-SCORE, FSS-TIE), and the result of a solo game (FSS-SOLO-37 to -39)."""

from __future__ import annotations

from furrow.games.fifty_first_state import solo
from furrow.games.tableau import points
from furrow.games.tableau.ranking import ranked
from furrow.games.tableau.state import State
from furrow.games.tableau.virtual import VIRTUAL, title
from furrow.kernel.contract import Result, Standing


def result(s: State) -> Result:
    parts = [score(s, seat) for seat in range(len(s.players))]
    if s.seats == 1:
        return _solo(parts)
    return ranked(parts, (("goods", [goods(s, seat) for seat in range(s.seats)]), ("locations", _locations(s))))


def score(s: State, seat: int) -> dict[str, int]:
    """Points held, and 1 for each built location; the virtual player scores none for its own."""
    return {"points": s.players[seat].points, **points.parts(s, seat)}


def goods(s: State, seat: int) -> int:
    """What decides a tie first (FSS-TIE-04): tokens of the supply and those that lie on own locations."""
    player = s.players[seat]
    lying = sum(sum(s.kept[card]) for card in player.locations if card in s.kept)
    return sum(player.goods) + lying + (len(player.hand) if s.switches.tie_counts_hand else 0)


def _locations(s: State) -> list[int]:
    return [len(player.locations) for player in s.players]


def _solo(parts: list[dict[str, int]]) -> Result:
    """A tie is a loss (FSS-SOLO-38)."""
    mine, its = (sum(each.values()) for each in parts)
    won = mine > its
    rows = [Standing(0, 1 if won else 2, mine, parts[0]), Standing(VIRTUAL, 2 if won else 1, its, parts[1])]
    return Result(tuple(rows if won else rows[::-1]), "", title(mine, solo.TITLES) if won else "")
