"""What a player means by pointing to a thing that no open answer speaks of, and what an event points to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furrow.games.scythe import frames as f
from furrow.games.scythe.state import State
from furrow.kernel.pointing import named

_SAME = ("section", "bottom", "ability", "structure")
"""Kinds whose answer is just the name: at another moment the rule on its proper moment is told."""
_SEALING = {"dial": "dial", "combat_card": "card"}
"""The same once more in a combat: a dial that is set already, a card before the dial."""
_PLACES = ("place", "to", "origin", "base")


def wishes(s: State, seat: int, thing: str) -> tuple[str, ...]:
    """Lines that may be meant, the most likely first."""
    kind, name = named(thing)
    at_start = bool(s.pending) and s.pending[-1][:2] == (f.TURN, seat)
    if kind == "hex":
        return (f"move / char / {name}", name) if at_start else (name,)
    if kind == "way":
        *unit, to = thing.partition(":")[2].split("/")
        return ("move / " * at_start + f"{' '.join(unit)} / {to}",)
    if kind in _SEALING and s.pending and s.pending[-1][0] == f.DIALS:
        return (f"{_SEALING[kind]} {name}",)
    return (name,) if kind in _SAME else ()


def event_things(event: Mapping[str, Any]) -> tuple[str, ...]:
    """The places that an event names."""
    found = (fact for name, fact in event.items() if name in _PLACES)
    return tuple(f"hex:{place}" for place in found if isinstance(place, str))
