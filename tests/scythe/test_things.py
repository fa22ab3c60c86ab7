"""The things of answers: real places, pieces that stand there, cards that the seat can see."""

from __future__ import annotations

import re
from typing import Any

import pytest

from furrow.games import find
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTORY_CARDS
from furrow.games.scythe.view import View
from tests.contract.walks import Stop, crowded_walks, every_option, walk
from tests.scythe.positions import at, rival, saxony

_SPEAK_OF_NOTHING = re.compile(
    "decline|skip|done|pass|end|hold fire|take .*|.* less|.* without coins|[A-H][1-7] [0-9]+"
)
"""Answers without a thing; the last three take only part of what another answer takes in full."""
_WORDS = {
    "section": n.SECTIONS,
    "choice": n.CHOICES,
    "bottom": n.BOTTOMS,
    "box": n.BOXES,
    "saving": n.BOTTOMS,
    "ability": n.ABILITIES,
    "structure": n.STRUCTURES,
    "recruit": n.BOTTOMS,
    "bonus": n.BONUSES,
    "track": ("power", "popularity", "coins"),
    "hex": PLACES,
    "dial": tuple(str(k) for k in range(n.MAX_DIAL + 1)),
    "scene": tuple(str(k) for k in range(126)),
}


def _exists(view: View, thing: str) -> bool:
    """Is there such a thing on the table as the seat sees it?"""
    kind, _, name = thing.partition(":")
    if kind in _WORDS:
        return name in _WORDS[kind]
    assert view.own is not None
    assert view.seat is not None
    match kind:
        case "unit":
            return _unit_exists(view, *name.split("/"))
        case "good":
            good, _, place = name.partition("/")
            return good in n.RESOURCES and (not place or view.goods[place][good] > 0)
        case "combat_card":
            return int(name) in view.own.combat_cards
        case "sealed":
            return name == "ready" and view.own.sealed is not None
        case "objective":
            return int(name) in view.own.objectives
        case "factory_card":
            number = int(name)
            own = view.players[view.seat].factory_card
            return number in FACTORY_CARDS and (number == own or number in view.own.factory_offer)
        case "encounter":
            assert view.question is not None
            card, letter = name.split("/")
            return int(card) == view.question.card and int(card) in ENCOUNTERS and letter in n.OPTIONS
        case "seat":
            return 0 <= int(name) < len(view.players)
    return False


def _unit_exists(view: View, seat: str, kind: str, place: str = "") -> bool:
    player = view.players[int(seat)]
    if kind == "char":
        return not place
    return place in (player.mechs.values() if kind == "mech" else player.workers)


def _check(stop: Stop) -> set[str]:
    """Check the things of every legal answer; gives their kinds."""
    view: Any = stop.rules.view(stop.state, stop.seat)
    kinds = set()
    for code in stop.legal:
        text, found = stop.rules.write(code), stop.rules.things(stop.state, stop.seat, code)
        assert found or _SPEAK_OF_NOTHING.fullmatch(text), text
        for thing in found:
            assert re.fullmatch(r"[a-z_]+:[\w./]+", thing), thing
            assert _exists(view, thing), (text, thing)
        kinds |= {thing.partition(":")[0] for thing in found}
    return kinds


@pytest.mark.parametrize("options", [None, every_option("scythe")])
def test_every_answer_speaks_of_things_that_are_there(options: dict[str, object] | None) -> None:
    kinds: set[str] = set()
    for seats in find("scythe").seat_counts:
        for stop in walk("scythe", seats * 2 + 1, seats, 500, options):
            kinds |= _check(stop)
    assert {"section", "choice", "hex", "unit", "bottom", "good", "box", "saving"} <= kinds


def test_every_kind_of_thing_comes_up_from_crowded_positions() -> None:
    kinds: set[str] = set()
    for stop in crowded_walks("scythe", 60):
        kinds |= _check(stop)
    wanted = {*_WORDS, "unit", "good", "combat_card", "factory_card", "encounter", "seat"}
    assert wanted <= kinds | {"objective"}


def test_a_legal_answer_is_told_from_the_others_by_its_first_thing_where_it_has_a_place() -> None:
    game = at(saxony(workers=["F1", "F1", "G1"], mechs={"speed": "G1"}), rival())
    game.play("move")
    rules = find("scythe")
    told = {rules.write(code): rules.things(game.state, 0, code) for code in rules.legal(game.state, 0)}
    assert told["worker F1"] == ("unit:0/worker/F1", "hex:F1")
    assert told["mech G1"] == ("unit:0/mech/G1", "hex:G1")
    assert told["char"] == ("unit:0/char", "hex:base.saxony")
    assert told["coins"] == ("choice:coins",)
    assert told["coins less"] == ()
    assert told["skip"] == ()


def test_cargo_speaks_of_what_lies_where_the_unit_stands() -> None:
    game = at(saxony(workers=["G1"], mechs={"speed": "G1"}), rival(), goods={"G1": {"oil": 2}})
    game.play("move / mech G1 / F1")
    rules = find("scythe")
    told = {rules.write(code): rules.things(game.state, 0, code) for code in rules.legal(game.state, 0)}
    assert told["carry all"] == ("hex:F1",)
    assert told["carry nothing"] == ("unit:0/mech/G1",)
    assert told["carry 1 worker"] == ("unit:0/worker/G1",)
    assert told["carry 1 oil"] == ("good:oil/G1", "good:oil")


def test_a_payment_names_the_tokens_of_one_place_first() -> None:
    game = at(
        saxony(workers=["F1", "G1"], section="produce"),
        rival(),
        goods={"F1": {"metal": 3}, "G1": {"metal": 1}},
        pending=[["bottom", 0, n.PRODUCE]],
    )
    game.play("deploy")
    rules = find("scythe")
    told = [rules.things(game.state, 0, code) for code in rules.legal(game.state, 0)]
    assert told == [
        ("good:metal/F1", "hex:F1", "good:metal"),
        ("good:metal/G1", "hex:G1", "good:metal"),
    ]
