"""The round: its beginning, the way to the next one, and the end of the game."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import lookout
from furrow.games.tableau.state import CLEANUP, LOOKOUT, State


def begin(s: State) -> None:
    """A round begins with its lookout phase."""
    s.phase = LOOKOUT
    s.tell("round", -1, round=s.round)


def draft(s: State) -> None:
    """The plainest lookout: two drafts and nothing else."""
    begin(s)
    lookout.begin(s)


def clean_up(s: State) -> None:
    """All have passed and the game goes on."""
    s.pending.append((f.PHASE, s.first, CLEANUP))


def pass_marker(s: State) -> None:
    """The first-player marker passes clockwise."""
    if s.seats > 1:
        s.first = (s.first + 1) % s.seats
        s.tell("first_player", s.first)


def next_round(s: State) -> None:
    s.round += 1
    s.pending.append((f.PHASE, s.first, LOOKOUT))


def finish(s: State) -> None:
    """The game is over."""
    s.over = True
    s.pending.clear()
    s.tell("end", -1)
