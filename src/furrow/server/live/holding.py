"""Bots wait a moment after a player has ended a turn, so that it can still be taken back.

How long is said beforehand by who ended the turn (a standing answer), so it tells nothing of the game. The log alone
says when the turn was ended: a table that wakes goes on where it was.
"""

from __future__ import annotations

from furrow.server.live.plan import Plan
from furrow.server.live.progress import Progress


def waits_for(progress: Progress, plan: Plan) -> int | None:
    """The seat whose turn was ended last, if only bots act next; None if nobody waits for anything."""
    ended, actors = progress.ended, progress.game.actors
    held = ended is not None and actors and all(plan.seats[seat].bot for seat in actors)
    return ended.seat if ended is not None and held else None


def left(progress: Progress, plan: Plan, now: float) -> float:
    """Seconds that the bots still wait; 0 if they do not."""
    ended = progress.ended
    if ended is None or waits_for(progress, plan) is None:
        return 0.0
    return max(0.0, min(ended.until - now, ended.until - ended.time))


def waited(progress: Progress, plan: Plan, now: float) -> float:
    """Seconds that the bots have waited so far: no clock runs meanwhile."""
    ended = progress.ended
    if ended is None or waits_for(progress, plan) is None:
        return 0.0
    return max(0.0, min(now, ended.until) - ended.time)
