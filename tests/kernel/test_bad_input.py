"""Bad input: one clear typed error each; the game unchanged."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import furrow
from furrow.kernel import record
from furrow.kernel.generator import Generator


def _game() -> furrow.Game:
    return furrow.new("scythe", seats=3, seed=7)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: furrow.new("chess"), furrow.UnknownGame, "known are: scythe"),
        (lambda: furrow.options("chess"), furrow.UnknownGame, "chess"),
        (lambda: furrow.new("scythe", seats=1), furrow.SetupError, "2 to 5 seats"),
        (lambda: furrow.new("scythe", seats=6), furrow.SetupError, "2 to 5 seats"),
        (lambda: furrow.new("scythe", seats=2.5), furrow.SetupError, "2 to 5 seats"),  # type: ignore[arg-type]
        (lambda: furrow.new("scythe", seed="x"), furrow.SetupError, "64 hexadecimal digits"),
        (lambda: furrow.new("scythe", options={"turbo": True}), furrow.OptionError, "turbo"),
        (lambda: furrow.new("scythe", options={"coin_gifts": "no"}), furrow.OptionError, "true or false"),
        (lambda: furrow.new("scythe", factions=["mars", "nordic"]), furrow.SetupError, "mars"),
        (lambda: furrow.new("scythe", factions=["nordic"]), furrow.SetupError, "each of the 2 seats"),
        (lambda: furrow.new("scythe", factions=["nordic", "nordic"]), furrow.SetupError, "once only"),
        (lambda: furrow.new("scythe", mats=["industrial", "steam"]), furrow.SetupError, "steam"),
        (lambda: furrow.new("scythe", colours=["red"]), furrow.SetupError, "colours"),
        (lambda: furrow.new("scythe", bots=[4]), furrow.SetupError, "no seat 4"),
        (lambda: furrow.load("not a record"), furrow.RecordError, "no complete record"),
        (lambda: furrow.load(""), furrow.RecordError, "no complete record"),
        (lambda: furrow.load(b"\xff\xfe"), furrow.RecordError, "no complete record"),
        (lambda: furrow.position("scythe", {}), furrow.PositionError, "2 to 5"),
        (lambda: furrow.position("scythe", []), furrow.PositionError, "object"),  # type: ignore[arg-type]
    ],
)
def test_calls_with_nonsense_are_refused_clearly(
    call: Callable[[], object], error: type[furrow.FurrowError], words: str
) -> None:
    with pytest.raises(error, match=words):
        call()


@pytest.mark.parametrize(
    ("wish", "code", "details"),
    [
        ({"factions": ["nordic", "nordic"]}, "faction_twice", {"faction": "nordic"}),
        ({"mats": ["industrial", "industrial"]}, "mat_twice", {"mat": "industrial"}),
        ({"factions": ["mars", None]}, "faction_unknown", {"faction": "mars"}),
        ({"mats": ["steam", None]}, "mat_unknown", {"mat": "steam"}),
        (
            {"factions": [None, "rusviet"], "mats": [None, "industrial"], "options": {"banned_pairs": True}},
            "pair_banned",
            {"faction": "rusviet", "mat": "industrial", "option": "banned_pairs"},
        ),
        ({"options": {"turbo": True}}, "option_unknown", {"option": "turbo"}),
        ({"options": {"coin_gifts": "no"}}, "option_value", {"option": "coin_gifts", "value": "no"}),
        ({"seed": "x"}, "", {}),
    ],
)
def test_usual_mistakes_of_a_setup_are_named_without_words(
    wish: dict[str, Any], code: str, details: dict[str, str]
) -> None:
    with pytest.raises(furrow.SetupError) as caught:
        furrow.new("scythe", seats=2, **wish)
    assert (caught.value.code, caught.value.details) == (code, details)


@pytest.mark.parametrize(
    ("text", "seat", "error", "words"),
    [
        ("fly to the moon", None, furrow.NotationError, "no action"),
        ("", None, furrow.NotationError, "empty step"),
        ("move / / char", None, furrow.NotationError, "empty step"),
        ("dial 12345678", None, furrow.NotationError, "did you mean"),
        (7, None, furrow.NotationError, "not int"),
        ("move", 9, furrow.WrongSeat, "no seat 9"),
        ("move", "two", furrow.WrongSeat, "no seat 'two'"),
    ],
)
def test_plays_of_nonsense_change_nothing(text: Any, seat: Any, error: type[furrow.FurrowError], words: str) -> None:
    game = _game()
    before = game.position()
    with pytest.raises(error, match=words):
        game.play(text, seat)
    assert game.position() == before
    assert not game.history


def test_the_wrong_seat_is_named_with_the_right_one() -> None:
    game = _game()
    right = game.actors[0]
    wrong = (right + 1) % 3
    for call in (game.play, game.preview):
        with pytest.raises(furrow.WrongSeat, match=f"seat {right} does"):
            call("move", wrong)
    with pytest.raises(furrow.WrongSeat):
        game.legal(wrong)


def test_an_answer_to_a_decision_that_is_not_open_names_the_rule() -> None:
    game = _game()
    with pytest.raises(furrow.IllegalAction) as error:
        game.play("dial 3")
    assert error.value.rule == "SCY-COMBAT-12"
    with pytest.raises(furrow.IllegalAction) as error:
        game.play("give 1 to 0")
    assert error.value.rule == "SCY-DIG-45"
    with pytest.raises(furrow.IllegalAction) as error:
        game.side("move", 0)
    assert error.value.rule == "SCY-DIG-45"


def test_a_side_action_stands_alone() -> None:
    game = _game()
    for nonsense in ("give 1 to 0 / give 1 to 0", "", 5):
        with pytest.raises(furrow.NotationError):
            game.side(nonsense, 1)  # type: ignore[arg-type]
    assert game.why_not("bolster / give 1 to 0") is not None
    refusal = game.why_not("give 300 to 0", seat=1)
    assert refusal is not None
    assert refusal.details == {"needs": 300, "has": game.view().players[1].coins}


def test_nothing_can_be_played_after_the_end_and_no_result_before_it() -> None:
    game = _game()
    with pytest.raises(furrow.NotOver):
        _ = game.result
    document = game.position() | {"over": True, "pending": []}
    ended = furrow.position("scythe", document)
    with pytest.raises(furrow.GameOver):
        ended.play("move")
    with pytest.raises(furrow.GameOver):
        ended.legal()
    assert ended.actors == ()
    assert ended.result.standings


def _record() -> str:
    game = _game()
    generator = Generator(4)
    for _ in range(90):
        legal = game.legal(game.actors[0])
        game.play(legal[generator.below(len(legal))])
    return game.record()


@pytest.mark.parametrize("part", [0.1, 0.3, 0.5, 0.9, 0.999])
def test_a_truncated_record_is_refused(part: float) -> None:
    text = _record()
    with pytest.raises(furrow.RecordError):
        furrow.load(text[: int(len(text) * part)])


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text["decisions"].__setitem__(3, "2 stop"),
        lambda text: text["decisions"].pop(),
        lambda text: text["snapshots"][-1]["position"].__setitem__("turn", 999),
        lambda text: text.__setitem__("checksum", "0" * 32),
        lambda text: text.__setitem__("furrow", 99),
        lambda text: text.__setitem__("snapshots", []),
        lambda text: text.pop("game"),
    ],
)
def test_a_damaged_record_is_refused(damage: Callable[[dict[str, Any]], object]) -> None:
    document = json.loads(_record())
    damage(document)
    with pytest.raises(furrow.RecordError):
        furrow.load(json.dumps(document))


def test_a_record_of_an_unknown_game_names_it() -> None:
    document = record._decode(_record())
    document.game = "poker"
    document.checksum = ""
    document.checksum = record.digest(document)
    with pytest.raises(furrow.UnknownGame, match="poker"):
        furrow.load(msgspec.json.encode(document))


def test_a_decision_out_of_range_is_refused() -> None:
    with pytest.raises(furrow.RecordError, match="90 decisions"):
        furrow.load(_record(), at=91)


_junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 60),
    st.text(max_size=4),
    st.lists(st.integers(-3, 99), max_size=3),
    st.dictionaries(st.sampled_from(["food", "A1", "x"]), st.integers(-2, 3), max_size=2),
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_position_with_junk_in_it_is_refused_or_playable(data: st.DataObject) -> None:
    document = furrow.new("scythe", seats=2, seed=3).position()
    target: Any = document
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        inside = target[key]
        if isinstance(inside, dict | list) and inside and data.draw(st.booleans()):
            target = inside
            continue
        target[key] = data.draw(_junk)
        break
    try:
        game = furrow.position("scythe", document)
    except furrow.FurrowError:
        return
    if not game.over:
        assert game.legal(game.actors[0])
        json.dumps(game.position())
