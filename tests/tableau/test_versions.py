"""Versions of the rules: by which one a game is played, and what the older ones did otherwise."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import furrow
from furrow import Game
from furrow.kernel.errors import PositionError, SetupError
from furrow.kernel.record import Record, digest
from tests.fifty_first_state import positions as fifty_first
from tests.imperial_settlers import positions as settlers
from tests.tableau.positions import built, goods, hand, player

_CARD_GAMES = ("fifty_first_state", "imperial_settlers")


def _rules(game: Game) -> int:
    version: int = msgspec.json.decode(game.record())["rules"]
    return version


def _as_of_old(document: dict[str, Any]) -> dict[str, Any]:
    """A whole document as version 1 wrote it: it names no rules."""
    return {name: value for name, value in document.items() if name != "rules"}


def _pub() -> dict[str, Any]:
    """Razing the Pub gives three cards, its owner one: all from the same deck."""
    me = fifty_first.mutants(goods={"red_contact": 3})
    return fifty_first.at(me, fifty_first.rival(locations=["pub.1"])).position()


@pytest.mark.rule("FSS-RAZE-02", "FSS-RAZE-09")
def test_in_51st_state_the_spoils_come_before_the_compensation() -> None:
    game = furrow.position("fifty_first_state", _pub())
    top = game.position()["decks"]["deck"][-4:][::-1]
    game.play("raze pub.1")
    assert hand(game, 0) == sorted(top[:3])
    assert hand(game, 1) == top[3:]


def test_by_version_1_the_owner_was_compensated_first() -> None:
    game = furrow.position("fifty_first_state", _as_of_old(_pub()))
    top = game.position()["decks"]["deck"][-4:][::-1]
    game.play("raze pub.1")
    assert hand(game, 1) == top[:1]
    assert hand(game, 0) == sorted(top[1:])


def _castle() -> dict[str, Any]:
    """Razing the Castle gives a card, of a deck that is asked for."""
    me = settlers.barbarians(goods={"raze_token": 2})
    return settlers.at(me, settlers.romans(locations=["castle_a.com046"])).position()


@pytest.mark.rule("IMP-RAZE-10", "IMP-RAZE-11", "IMP-FND-02")
def test_in_imperial_settlers_the_goods_come_before_the_foundation() -> None:
    game = furrow.position("imperial_settlers", _castle())
    game.play("raze castle_a.com046")
    assert game.question() == "draw"
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == (["castle_a.com046"], 0, {})
    while game.question() == "draw":
        game.play("draw common")
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == ([], 1, {"wood": 1})


def test_by_version_1_the_foundation_was_laid_first() -> None:
    game = furrow.position("imperial_settlers", _as_of_old(_castle()))
    game.play("raze castle_a.com046")
    assert game.question() == "draw"
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == ([], 1, {"wood": 1})


@pytest.mark.rule("IMP-RAZE-08", "IMP-RAZE-10")
def test_a_razed_location_is_not_drawn_as_one_of_its_own_goods() -> None:
    """The common deck is empty: it is renewed from the discards, where the virtual player's location goes at last."""
    players = settlers.solo(settlers.barbarians(goods={"raze_token": 2}), virtual={"locations": ["castle_a.com046"]})
    document = settlers.at(*players).position()
    document["tables"]["collection"] = document["decks"]["common"]
    document["decks"]["common"] = []
    game = furrow.position("imperial_settlers", document)
    game.play("raze castle_a.com046")
    assert game.question() != "draw" or "draw common" not in [answer.text for answer in game.legal()]
    while game.question() == "draw":
        game.play("draw faction")
    assert "castle_a.com046" not in hand(game)
    assert game.position()["discards"]["common"] == ["castle_a.com046"]


@pytest.mark.parametrize("name", _CARD_GAMES)
def test_a_game_says_by_which_rules_it_is_played(name: str) -> None:
    today = furrow.new(name, seats=2, seed=3)
    old = furrow.new(name, seats=2, seed=3, version=1)
    assert (_rules(today), today.position()["rules"]) == (2, 2)
    assert (_rules(old), "rules" in old.position()) == (1, False)
    assert old.position() == _as_of_old(today.position())
    for game in (today, old):
        assert furrow.verify(game.record()) == (0, "")
        assert _rules(furrow.load(game.record())) == _rules(game)
        assert _rules(furrow.load(game.record(), replay=True)) == _rules(game)
        assert _rules(furrow.position(name, game.position())) == _rules(game)
        assert _rules(game.clone()) == _rules(game)
        assert _rules(game.imagine(0, 1)) == _rules(game)


@pytest.mark.parametrize("version", [0, 3, -1])
@pytest.mark.parametrize("name", _CARD_GAMES)
def test_rules_that_there_never_were_are_refused(name: str, version: int) -> None:
    with pytest.raises(SetupError, match="versions 1 to 2"):
        furrow.new(name, seats=2, version=version)
    document = furrow.new(name, seats=2).position()
    with pytest.raises(PositionError, match="rules"):
        furrow.position(name, document | {"rules": version})


def test_a_position_written_by_hand_is_played_by_the_rules_of_today() -> None:
    assert _rules(fifty_first.at(fifty_first.mutants(), fifty_first.rival())) == 2
    assert _rules(fifty_first.at(fifty_first.mutants(), fifty_first.rival(), rules=1)) == 1


def test_a_record_that_names_other_rules_than_its_start_does_not_verify() -> None:
    text = fifty_first.at(fifty_first.mutants(), fifty_first.rival()).record()
    document = msgspec.json.decode(text, type=Record)
    document.rules, document.checksum = 1, ""
    document.checksum = digest(document)
    assert "rules 1, its start rules 2" in furrow.verify(msgspec.json.encode(document)).problem


def test_what_falls_must_be_built() -> None:
    document = _castle()
    document["pending"] = [["end", 0], ["fall_it", 0, "tavern.com049"], ["draw", 0, 1]]
    with pytest.raises(PositionError, match="not built"):
        furrow.position("imperial_settlers", document)
