"""What stands and lies on the places of a view."""

from __future__ import annotations

from typing import NamedTuple

from furrow.games.scythe.view import View


class Camp(NamedTuple):
    """The pieces of one player on one place."""

    seat: int
    faction: str
    character: bool
    mechs: list[str]
    workers: int
    structures: list[str]


def camps(view: View) -> dict[str, list[Camp]]:
    """Every place with pieces, and whose they are."""
    found: dict[str, list[Camp]] = {}
    for seat, player in enumerate(view.players):
        places = {player.character, *player.mechs.values(), *player.workers, *player.structures.values()}
        for place in sorted(places):
            camp = Camp(
                seat,
                player.faction,
                player.character == place,
                [ability for ability, where in player.mechs.items() if where == place],
                player.workers.get(place, 0),
                [name for name, where in player.structures.items() if where == place],
            )
            found.setdefault(place, []).append(camp)
    return found
