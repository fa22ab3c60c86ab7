"""Records from outside: sound ones are taken, everything else is refused with a reason, whatever it is."""

from __future__ import annotations

import asyncio
import random
from functools import cache

import msgspec
import pytest

import furrow
from furrow.games import OWN, find
from furrow.server.afterwards.records import LONGEST, imported
from furrow.server.wire.errors import Problem


@cache
def record(name: str = "scythe", decisions: int = 40) -> str:
    """A game of some decisions, chosen without thought."""
    game = furrow.new(name, seats=2, seed=5)
    for number in range(decisions):
        legal = game.legal(game.actors[0])
        game.play(legal[number % len(legal)].text, game.actors[0])
    return game.record()


def refusal(text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        asyncio.run(imported(text))
    return caught.value


def outcome(text: str) -> str:
    """What comes of an import: the refusal's code, or the content that was taken."""
    try:
        return str(msgspec.json.decode(asyncio.run(imported(text)).record))
    except Problem as problem:
        return problem.code


@pytest.mark.parametrize("name", OWN)
def test_a_sound_record_is_taken(name: str) -> None:
    found = asyncio.run(imported(record(name)))
    assert (found.game, found.seats, found.decisions, found.result) == (name, 2, 40, None)
    assert [set(dealt) for dealt in found.dealt] == [set(find(name).dealt)] * 2
    assert found.record == record(name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '{"game": "scythe"}',
        '{"game": "scythe", "decisions": ["../../etc/passwd"]}',
        '{"furrow": 1, "game": "scythe", "rules": 1, "origin": {}, "decisions": [], "snapshots": [], "checksum": ""}',
        "[" * 100_000,
        "\ud800",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal(text).code == "bad_record"


def test_a_record_of_an_unknown_game_or_of_any_length_is_refused() -> None:
    assert refusal('{"game": "../scythe", "decisions": []}').code == "no_such_game"
    assert refusal(" " * (LONGEST + 1)).code == "too_long"
    assert refusal(msgspec.json.encode({"game": "scythe", "decisions": ["0 x"] * 30_000}).decode()).code == "too_long"


def test_a_changed_record_is_refused_even_with_a_right_checksum() -> None:
    from furrow.kernel.record import Record, digest

    document = msgspec.json.decode(record(), type=Record)
    document.decisions[20] = "0 produce / C1"
    document.checksum = ""
    document.checksum = digest(document)
    found = refusal(msgspec.json.encode(document).decode())
    assert found.code == "bad_record"
    assert found.details["problem"]


def test_damage_anywhere_is_refused(pytestconfig: pytest.Config) -> None:
    whole, dice = record(), random.Random(7)
    for _ in range(2000 if pytestconfig.getoption("--soak") else 60):
        place = dice.randrange(len(whole))
        damaged = dice.choice(
            [whole[:place], whole[:place] + whole[place + 1 :], whole[:place] + dice.choice('{}[]",0x') + whole[place:]]
        )
        assert outcome(damaged) in ("bad_record", "no_such_game", outcome(whole))
