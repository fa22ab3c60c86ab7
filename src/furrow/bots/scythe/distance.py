"""How far places are from each other for a character or mech, by its abilities; enemies and own land do not count."""

from __future__ import annotations

from functools import cache

from furrow.games.scythe.board import PLACE_COUNT, REACH, places_in

FAR = 99


@cache
def steps_from(faction: int, abilities: int, place: int) -> tuple[int, ...]:
    """The steps to every place, FAR where there is no way.

    >>> steps_from(0, 0, 5)[5]
    0
    """
    found = [FAR] * PLACE_COUNT
    found[place] = 0
    queue = [place]
    for here in queue:
        for there in places_in(REACH[faction][abilities][here]):
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found)
