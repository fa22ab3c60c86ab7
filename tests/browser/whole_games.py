"""Whole games of cards between bots, and of each the decisions at which its table is fullest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page

import furrow
from furrow import bots
from tests.browser.looking import call
from tests.browser.moments import begun


class Setup(NamedTuple):
    """A game to be played: which, by how many, with which of its options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(value for _, value in self.options)])


class Scene(NamedTuple):
    """A decision of such a game: in which phase, which question, put to whom."""

    phase: str
    question: str
    at: int
    seat: int


SETUPS = (
    *(Setup("fifty_first_state", seats) for seats in (1, 2, 3, 4)),
    Setup("fifty_first_state", 4, (("expansion", "new_era"),)),
    Setup("fifty_first_state", 3, (("expansion", "winter"),)),
    *(Setup("imperial_settlers", seats) for seats in (1, 2, 3, 4)),
    Setup("imperial_settlers", 4, (("lookout", "advanced"),)),
)
_SEED = 5


@cache
def played(setup: Setup) -> tuple[str, tuple[Scene, ...]]:
    """The record of the game, and of every phase and question the decision at which whoever is asked has most before
    them."""
    table = furrow.new(setup.game, seats=setup.seats, seed=_SEED, options=dict(setup.options))
    level = bots.find("novice")
    generators = [bots.seat_generator(_SEED, seat) for seat in range(setup.seats)]
    fullest: dict[tuple[str, str], tuple[int, Scene]] = {}
    while not table.over:
        seat = table.actors[0]
        view = table.view(seat)
        scene = Scene(view.phase, table.question(seat), len(table.history), seat)
        place = view.players[seat]
        many = len(place.locations) + place.hand + len(table.legal(seat)) // 8
        if fullest.get(scene[:2], (-1,))[0] < many:
            fullest[scene[:2]] = many, scene
        table.play(bots.ask(table, level, seat, generators[seat]), seat)
    return table.record(), tuple(scene for _, scene in fullest.values())


def tables(page: Page, setup: Setup) -> Iterator[tuple[Scene, str]]:
    """A table of the person of the page at each of these decisions: the decision, the address."""
    record, scenes = played(setup)
    source = call(page, "POST", "/records", record)
    for scene in scenes:
        yield scene, begun(page, source["id"], source["key"], scene.at, scene.seat)
