"""What a stretch of play took."""

from __future__ import annotations

from typing import NamedTuple


class Speed(NamedTuple):
    """CPU seconds, and what was played in them: whole games, decisions with a choice, all steps."""

    seconds: float
    games: int
    decisions: int
    steps: int
