"""What a player means who points to a thing that no open answer speaks of, and what an event points to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furrow.games.scythe import frames as f
from furrow.games.scythe.state import State
from furrow.kernel.wishing import named

_SAME = ("section", "bottom", "ability", "structure")
"""Kinds whose answer is just the name: at another moment the rule on its proper moment is told."""
_PLACES = ("place", "to", "origin", "base")


def wishes(s: State, seat: int, thing: str) -> tuple[str, ...]:
    """Lines that may be meant, the likeliest first."""
    kind, name = named(thing)
    if kind == "hex":
        at_start = bool(s.pending) and s.pending[-1][:2] == (f.TURN, seat)
        return (f"move / char / {name}", name) if at_start else (name,)
    return (name,) if kind in _SAME else ()


def event_things(event: Mapping[str, Any]) -> tuple[str, ...]:
    """The places that an event names."""
    found = (fact for name, fact in event.items() if name in _PLACES)
    return tuple(f"hex:{place}" for place in found if isinstance(place, str))
