"""How much the memory of a process grows while it plays."""

from __future__ import annotations

import gc
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from furrow.lab.matches import Match, play_match

_WARM = 5
"""One in so many games is played before the first look: tables and caches fill up once."""
_STATUS = Path("/proc/self/statm")
_MEGABYTE = 1 << 20


class Growth(msgspec.Struct, frozen=True):
    """Games played, megabytes when the caches were full, megabytes at the end."""

    games: int
    before: float
    after: float

    @property
    def megabytes(self) -> float:
        return self.after - self.before


def growth(matches: Sequence[Match]) -> Growth:
    """Play the games one after the other in a fresh process."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_grown, (list(matches),))


def _grown(matches: list[Match]) -> Growth:
    warm = max(1, len(matches) // _WARM)
    for match in matches[:warm]:
        play_match(match)
    before = _used()
    for match in matches[warm:]:
        play_match(match)
    return Growth(len(matches), before, _used())


def _used() -> float:
    """Megabytes in use now; where the system does not say, the most that were ever in use."""
    gc.collect()
    if _STATUS.exists():
        import resource

        return int(_STATUS.read_text().split()[1]) * resource.getpagesize() / _MEGABYTE
    if sys.platform == "win32":
        return 0.0
    import resource

    scale = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale / _MEGABYTE
