"""Alliances and bribes (SCY-ALLY): talk is free, coins may change hands, nothing binds and nothing avoids a combat."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, legal, player, refused, seen


def neighbours(*others: dict[str, Any], **rest: Any) -> Game:
    """Rusviet on G5 within reach of Nordic on F5, and Crimea looking on."""
    rusviet = {"faction": "rusviet", "mechs": {"riverwalk": "G5"}, "coins": 5, "power": 3}
    nordic = {"faction": "nordic", "mechs": {"riverwalk": "F5"}, "coins": 5, "power": 3}
    return at(rusviet, nordic, {"faction": "crimea", "coins": 5}, *others, **rest)


def coins(game: Game) -> list[int]:
    return [row.coins for row in seen(game, None).players]


def side_refused(game: Game, text: str, seat: int | None) -> str:
    """The rule that forbids a side action; nothing has changed then, and `why_not` says the same."""
    before = game.position()
    with pytest.raises(furrow.IllegalAction) as error:
        game.side(text, seat=seat)
    assert game.position() == before
    refusal = game.why_not(text, seat)
    assert refusal is not None
    assert refusal.rule == error.value.rule
    return error.value.rule


@pytest.mark.rule("SCY-ALLY-01", "SCY-ALLY-02", "SCY-DIG-35")
@pytest.mark.example("SCY-EX-39")
def test_a_promise_not_to_attack_is_talk_and_binds_nobody() -> None:
    game = neighbours()
    with pytest.raises(furrow.NotationError):
        game.side("promise peace to 1", seat=0)
    game.side("give 2 to 0", seat=1)  # Nordic pays for the promise
    game.side("give 1 to 1", seat=0)
    assert coins(game) == [6, 4, 5]
    silent = neighbours()
    assert legal(game) == legal(silent)
    assert refused(game, "move / mech G5 / F5 / done") is None
    game.play("move / mech G5 / F5 / done")
    assert game.question(0) == "dials"


@pytest.mark.rule("SCY-DIG-35")
def test_the_game_holds_no_contract() -> None:
    game = neighbours()
    game.side("give 2 to 1", seat=0)
    paid = game.position()
    assert paid == neighbours().position() | {"players": paid["players"]}
    before = neighbours().position()["players"][0]
    changed = [name for name, value in paid["players"][0].items() if value != before[name]]
    assert changed == ["coins"]
    assert game.events()[-1] == {"kind": "gift", "seat": 0, "coins": 2, "receiver": 1}  # the log, for all to read


@pytest.mark.rule("SCY-ALLY-03")
def test_only_coins_change_hands() -> None:
    game = neighbours()
    game.side("give 5 to 2", seat=0)
    assert coins(game) == [0, 5, 10]
    for text in ("give 1 oil to 1", "give card 3 to 1", "give 1 popularity to 1", "give power to 1", "give G5 to 1"):
        with pytest.raises(furrow.NotationError):
            game.side(text, seat=0)


@pytest.mark.rule("SCY-ALLY-03", "SCY-INV-02")
def test_a_gift_needs_coins_and_a_receiver() -> None:
    game = neighbours()
    assert side_refused(game, "give 6 to 1", 0) == "SCY-INV-02"
    for text in ("give 0 to 1", "give 1 to 0", "give 1 to 3"):
        assert side_refused(game, text, 0) == "SCY-ALLY-03"
    assert side_refused(game, "give 1 to 0", None) == "SCY-DIG-45"  # the host has no coins


@pytest.mark.rule("SCY-ALLY-04")
def test_in_tournament_play_not_even_coins_change_hands() -> None:
    game = neighbours(options={"tournament": True})
    for seat, text in ((0, "give 1 to 1"), (1, "give 1 to 0"), (2, "give 5 to 0")):
        assert side_refused(game, text, seat) == "SCY-ALLY-04"
    assert coins(game) == [5, 5, 5]


@pytest.mark.rule("SCY-ALLY-05", "SCY-ALLY-06")
def test_coins_may_influence_a_combat_but_never_avoid_it() -> None:
    game = neighbours()
    game.play("move / mech G5 / F5 / done")
    game.side("give 4 to 1", seat=0)  # so that Nordic lets Rusviet win
    assert (game.question(0), game.actors) == ("dials", (0, 1))
    assert refused(game, "done", seat=0) is not None
    game.play("dial 1 / ready", seat=0)
    game.side("give 1 to 1", seat=0)  # up to the reveal
    game.play("dial 0 / ready", seat=1)
    assert player(game, 0).stars == {"combat": 1}
    assert coins(game) == [0, 10, 5]


@pytest.mark.rule("SCY-ALLY-07")
@pytest.mark.parametrize("side", [0, 1])
def test_players_outside_a_combat_may_bribe_either_side(side: int) -> None:
    game = neighbours()
    game.play("move / mech G5 / F5 / done")
    game.play("dial 0", seat=0)
    game.side(f"give 2 to {side}", seat=2)
    assert coins(game)[2] == 3
    assert coins(game)[side] == 7
    assert game.actors == (0, 1)


@pytest.mark.rule("SCY-DIG-34", "SCY-DIG-45")
def test_coins_may_be_given_between_any_two_steps_on_anybodys_turn() -> None:
    game = neighbours()
    questions = []
    for step in ("move", "mech G5", "F5", "done", "dial 1", "ready"):
        questions.append(game.question(0))
        before = game.question(0), legal(game, 0)
        game.side("give 1 to 2", seat=1)
        game.side("give 1 to 1", seat=2)
        assert (game.question(0), legal(game, 0)) == before
        game.play(step, seat=0)
    assert questions == ["turn", "top", "step", "pick", "dials", "dials"]
    assert coins(game) == [5, 5, 5]


@pytest.mark.rule("SCY-DIG-34")
def test_gifts_can_be_switched_off_and_bots_take_none() -> None:
    assert next(option for option in furrow.options("scythe") if option.name == "coin_gifts").default is True
    off = neighbours(options={"coin_gifts": False})
    assert side_refused(off, "give 1 to 1", 0) == "SCY-DIG-34"
    bot = neighbours(bots=[1])
    assert side_refused(bot, "give 1 to 1", 0) == "SCY-DIG-34"
    bot.side("give 1 to 2", seat=0)
    bot.side("give 1 to 0", seat=1)  # a bot may give
    assert coins(bot) == [5, 4, 6]
