"""Variants (SCY-VAR): delay of game, and blind encounters (SCY-DIG-36, SCY-DIG-37, SCY-DIG-44)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import furrow
from furrow import Game
from furrow.games.scythe.question import Question
from tests.scythe.positions import at, goods, legal, player, refused, seen


def default(name: str) -> bool:
    return next(option.default is True for option in furrow.options("scythe") if option.name == name)


def side_rule(game: Game, text: str, seat: int | None) -> str:
    with pytest.raises(furrow.IllegalAction) as error:
        game.side(text, seat=seat)
    return error.value.rule


# -- delay of game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-VAR-01", "SCY-DIG-37")
@pytest.mark.parametrize(("popularity", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_who_holds_up_the_game_loses_two_popularity(popularity: int, left: int) -> None:
    players = {"faction": "nordic"}, {"faction": "crimea", "popularity": popularity}
    game = at(*players, options={"delay_penalty": True})
    game.side("penalty 1", seat=None)
    assert player(game, 1).popularity == left
    assert game.question() == "turn"


@pytest.mark.rule("SCY-VAR-01", "SCY-DIG-37", "SCY-DIG-45")
def test_the_penalty_is_off_by_default_and_comes_from_the_host_only() -> None:
    assert default("delay_penalty") is False
    plain = at({"faction": "nordic"}, {"faction": "crimea"})
    assert side_rule(plain, "penalty 1", None) == "SCY-VAR-01"
    game = at({"faction": "nordic"}, {"faction": "crimea"}, options={"delay_penalty": True})
    for seat in (0, 1):
        assert side_rule(game, "penalty 1", seat) == "SCY-DIG-45"
    assert side_rule(game, "penalty 2", None) == "SCY-DIG-45"
    assert "penalty 0" not in legal(game)


# -- blind encounters --------------------------------------------------------------------------------------------


def met(card: int, own: dict[str, Any] | None = None, chance: int = 5, blind: bool = True) -> Game:
    """The Nordic character meets the card on B5."""
    nordic = {"faction": "nordic", "mat": "engineering", "character": "A4", "coins": 5, "popularity": 5}
    game = at(
        nordic | (own or {}),
        {"faction": "crimea"},
        encounter_deck=[other for other in range(1, 29) if other != card] + [card],
        options={"blind_encounters": blind},
        streams={"decks": "1", "chance": f"{chance:x}"},
    )
    game.play("move / char / B5 / done")
    return game


def question(game: Game, seat: int | None = 0) -> Question:
    found = seen(game, seat).question
    assert found is not None
    return found


def chosen(game: Game) -> list[str]:
    """The options that were carried out, by letter."""
    return [str(event["option"]) for event in game.events() if event["kind"] == "option"]


def take_all(game: Game) -> None:
    while game.question() == "take":
        game.play(legal(game)[-1])


def row_of(letter: str, card: int = 8) -> tuple[Game, int]:
    """A blind game, and the row in which the option of a letter hides (found by trying copies)."""
    game = met(card)
    for row in (1, 2, 3):
        trial = game.clone()
        trial.play(f"scene {row}")
        if chosen(trial) == [letter]:
            return game, row
    raise AssertionError("no row has this option")


@pytest.mark.rule("SCY-VAR-02", "SCY-DIG-36")
def test_blind_encounters_are_a_switch_and_off_by_default() -> None:
    assert default("blind_encounters") is False
    open_card = met(8, blind=False)
    assert (question(open_card).name, question(open_card).card) == ("encounter", 8)
    assert refused(open_card, "scene 1") == "SCY-VAR-02"
    blind = met(8)
    assert question(blind).name == "scenes"
    assert refused(blind, "option A") is not None


@pytest.mark.rule("SCY-DIG-36")
def test_a_card_is_its_costs_and_gains_only() -> None:
    asked = question(met(8, blind=False))
    said = {name: getattr(asked, name) for name in asked.__struct_fields__ if getattr(asked, name)}
    assert said == {"name": "encounter", "seats": said["seats"], "card": 8}
    assert list(said["seats"]) == [0]


@pytest.mark.rule("SCY-VAR-02", "SCY-DIG-44")
def test_nobody_sees_number_cost_or_gain_before_the_choice() -> None:
    one, two = met(8), met(17)
    for seat in (0, 1, None):
        first, second = seen(one, seat), seen(two, seat)
        assert first.question is not None
        assert second.question is not None
        assert (first.question.card, len(set(first.question.scenes))) == (0, 3)
        assert list(first.question.scenes) != list(second.question.scenes)
        assert replace(first.question, scenes=()) == replace(second.question, scenes=())
        assert replace(first, question=None) == replace(second, question=None)
        assert one.events(seat)[-1] == two.events(seat)[-1] == {"kind": "encounter", "seat": 0, "place": "B5"}
    foresight = one.preview("scene 1")
    assert (foresight.complete, foresight.events) == (False, [])


@pytest.mark.rule("SCY-DIG-44")
def test_what_can_be_paid_does_not_give_the_options_away() -> None:
    poor = met(8, {"coins": 0, "popularity": 0})
    assert legal(poor) == ["scene 1", "scene 2", "scene 3"]


@pytest.mark.rule("SCY-DIG-44")
def test_every_option_of_every_card_has_its_own_scene_and_the_order_is_shuffled() -> None:
    scenes = [tuple(question(met(card)).scenes) for card in range(1, 29)]
    assert len({scene for row in scenes for scene in row}) == 84
    letters = set()
    for chance in range(12):
        game = met(8, chance=chance)
        game.play("scene 1")
        letters.update(chosen(game))
        again = met(8, chance=chance)
        assert question(again).scenes == question(met(8, chance=chance)).scenes  # the same seed, the same order
    assert letters == {"A", "B", "C"}


@pytest.mark.rule("SCY-VAR-02", "SCY-DIG-44")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_cost_and_gain_are_learned_and_settled_after_the_choice(letter: str) -> None:
    game, row = row_of(letter)
    before = [player(game).coins, player(game).popularity]
    game.play(f"scene {row}")
    told = [event for event in game.events(1) if event["kind"] == "scene"]
    assert [(event["card"], event["option"]) for event in told] == [(8, letter)]
    if letter == "C":
        game.play("recruit build / bonus cards")
    take_all(game)
    assert game.question() == "bottom"
    change = (player(game).coins - before[0], player(game).popularity - before[1], goods(game, "B5"))
    assert change == {"A": (2, 1, {}), "B": (-2, 0, {"oil": 4}), "C": (0, -2, {})}[letter]
    assert len(player(game).recruits) == (letter == "C")


@pytest.mark.rule("SCY-VAR-02", "SCY-DIG-44")
def test_a_choice_that_cannot_be_paid_is_shown_and_the_question_is_asked_again() -> None:
    poor = {"coins": 0, "popularity": 0}
    rows = {letter: row_of(letter)[1] for letter in "ABC"}
    game = met(8, poor)
    for letter in "BC":
        wish = f"scene {rows[letter]}"
        game.play(wish)
        assert game.events(1)[-1]["option"] == letter  # everybody learns what it was
        assert game.question() == "scenes"
        assert refused(game, wish) == "SCY-ENC-07"
        assert refused(game, "done") == "SCY-ENC-06"
    assert (player(game).coins, player(game).popularity, goods(game, "B5")) == (0, 0, {})
    game.play(f"scene {rows['A']}")
    take_all(game)
    assert (player(game).coins, player(game).popularity) == (2, 1)
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-VAR-02")
def test_the_gain_of_a_blind_choice_may_be_declined_too() -> None:
    game, row = row_of("B")
    game.play(f"scene {row} / take 1")
    assert goods(game, "B5") == {"oil": 1}


@pytest.mark.rule("SCY-VAR-02")
def test_polania_may_choose_two_scenes() -> None:
    polania = {"faction": "polania", "character": "C1", "coins": 9, "popularity": 9}
    game = at(polania, {"faction": "crimea"}, options={"blind_encounters": True})
    game.play("move / char / D2 / done / scene 1")
    answers = {"structure": "decline", "take": "take 0"}
    while game.question() in answers:
        game.play(answers[game.question()])
    assert game.question() == "scenes"
    assert refused(game, "scene 1") == "SCY-FACTION-08"
    game.play("scene 2")
    while game.question() in answers:
        game.play(answers[game.question()])
    assert game.question() == "bottom"
    assert len(set(chosen(game))) == 2
