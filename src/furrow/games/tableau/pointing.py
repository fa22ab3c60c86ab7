"""What a player means by pointing to a thing that no open answer speaks of, and what an event points to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furrow.kernel.pointing import named

_USUAL = {"hand": "build", "deal": "cancel", "row": "take"}


def wishes(thing: str) -> tuple[str, ...]:
    """Lines that may be meant, the most likely first."""
    kind, name = named(thing)
    return (f"{_USUAL[kind]} {name}",) if kind in _USUAL else ()


def event_things(event: Mapping[str, Any]) -> tuple[str, ...]:
    """The cards that an event names."""
    found = (fact for name, fact in event.items() if name in ("card", "cards"))
    return tuple(f"card:{card}" for fact in found for card in (fact if isinstance(fact, list) else [fact]))
