"""Ranking players by points and tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.kernel.contract import Result, Standing


def ranked(parts: Sequence[dict[str, int]], breaks: Sequence[tuple[str, Sequence[int]]]) -> Result:
    """Most points first, then the tie-breaks in order; players who are equal in all share a rank."""
    totals = [sum(each.values()) for each in parts]
    keys = [(totals[seat], *(values[seat] for _, values in breaks)) for seat in range(len(parts))]
    order = sorted(range(len(parts)), key=lambda seat: (*(-value for value in keys[seat]), seat))
    rows = [
        Standing(seat, 1 + sum(key > keys[seat] for key in keys), totals[seat], dict(parts[seat])) for seat in order
    ]
    return Result(tuple(rows), _decider(keys, breaks))


def _decider(keys: Sequence[tuple[int, ...]], breaks: Sequence[tuple[str, Sequence[int]]]) -> str:
    """The name of the tie-break that decided the first place."""
    best = max(keys)
    if sum(key == best for key in keys) > 1:
        return ""
    for place, (name, _) in enumerate(breaks):
        if (
            sum(key[: place + 1] == best[: place + 1] for key in keys)
            > 1
            >= sum(key[: place + 2] == best[: place + 2] for key in keys)
        ):
            return name
    return ""
