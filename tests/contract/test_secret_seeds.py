"""The contract, part 9: a game that is dealt from a secret is exact like any other, and nobody is shown its streams."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import furrow
from furrow.kernel.generator import Generator
from furrow.kernel.record import digest
from tests.contract.walks import GAMES

_SECRET = "5ec4e7" * 10 + "beef"
_DECISIONS = 150


def _played(game: str, seats: int = 2, decisions: int = _DECISIONS) -> furrow.Game:
    """A random game that is undone and played again on the way."""
    played = furrow.new(game, seats=seats, seed=_SECRET)
    chance = Generator(seats)
    while len(played.history) < decisions and not played.over:
        legal = played.legal(played.actors[0])
        played.play(legal[chance.below(len(legal))])
        if played.can_undo():
            position = played.position()
            played.undo()
            played.redo()
            assert played.position() == position
    return played


def _keys(game: furrow.Game) -> list[str]:
    return [written.partition(":")[0] for written in game.position().get("streams", {}).values()]


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_deals_the_same_game_again_and_every_place_of_it_loads(game: str) -> None:
    played = _played(game)
    record = played.record()
    assert furrow.verify(record) == (len(played.history), "")
    assert furrow.load(record).position() == played.position()
    assert furrow.load(record, replay=True).position() == played.position()
    again = furrow.position(game, msgspec.json.decode(msgspec.json.encode(played.position())))
    assert again.position() == played.position()
    assert furrow.new(game, seed=_SECRET).position() != furrow.new(game, seed=_SECRET[:-1] + "e").position()


@pytest.mark.parametrize("game", GAMES)
def test_one_changed_bit_of_the_secret_or_of_what_was_dealt_is_found(game: str) -> None:
    document: dict[str, Any] = msgspec.json.decode(_played(game, decisions=20).record())
    document["origin"]["seed"] = f"{int(_SECRET, 16) ^ 1:064x}"
    assert furrow.verify(_sealed(document)).problem == "the start is not what its seed and setup give"
    document["origin"]["seed"] = _SECRET
    assert furrow.verify(_sealed(document)).problem == ""
    begun = furrow.new(game, seed=_SECRET).position()
    for number in range(0, 256, 17):
        assert furrow.new(game, seed=f"{int(_SECRET, 16) ^ (1 << number):064x}").position() != begun


def _sealed(document: dict[str, Any]) -> str:
    """A record with a checksum that fits: what somebody would write who wants to deceive."""
    document = {**document, "checksum": ""}
    return msgspec.json.encode({**document, "checksum": digest(document)}).decode()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_seat_or_a_bot_gets_has_the_secret_or_a_key(game: str) -> None:
    played = _played(game)
    hidden = [_SECRET, *_keys(played)]
    for seat in range(played.seats):
        imagined = played.imagine(seat, 3)
        shown = [imagined.position(), imagined.record(), imagined.origin, played.view(seat), played.events(seat)]
        texts = [msgspec.json.encode(each).decode() for each in shown]
        texts.append(repr(played))
        assert not [key for key in hidden for text in texts if key in text]


@pytest.mark.parametrize("game", GAMES)
def test_imagined_games_are_the_same_whatever_they_were_dealt_from(game: str) -> None:
    """What a seat sees decides what it imagines, with the caller's generator and nothing else."""
    played = _played(game)
    document = played.position()
    if "streams" not in document:
        return  # nothing random is left after the start
    other = {**document, "streams": dict.fromkeys(document["streams"], "1")}
    for seat in range(played.seats):
        one = played.rules.imagine(played.state, seat, Generator(9))
        two = played.rules.imagine(furrow.position(game, other).state, seat, Generator(9))
        assert played.rules.position(one) == played.rules.position(two)
