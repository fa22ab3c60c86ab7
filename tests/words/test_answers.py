"""An open question in words: what ends the turn, what gives something up, and only while there is a choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

import furrow
from furrow.games import OWN
from furrow.words import LANGUAGES, action_label, words
from furrow.words.answers import Answer, answers
from tests.contract.walks import Stop, crowded_walks, walk

_NAMES = ("Ann", "Ben", "Cid", "Dan", "Eve")


def _shown(stop: Stop) -> list[Answer]:
    rules, state, seat, legal = stop
    return answers(rules, state, seat, legal, "en", _NAMES)


def _questions(game: str) -> Iterator[list[Answer]]:
    for stop in chain(walk(game, 3, 2, 80), crowded_walks(game, 10)):
        yield _shown(stop)


@pytest.mark.parametrize("game", OWN)
def test_an_answer_gives_something_up_only_where_there_is_another(game: str) -> None:
    marked = 0
    for shown in _questions(game):
        giving = [each for each in shown if each.gives_up]
        assert len(giving) < len(shown)
        marked += len(giving)
    assert marked


def test_the_only_answer_costs_nothing() -> None:
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    game.play("bolster / power")
    stop = Stop(game.rules, game.state, seat, game.rules.legal(game.state, seat))
    [shown] = _shown(stop)
    assert (shown.text, shown.ends, shown.gives_up) == ("pass", False, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gain_of_one_coin_and_what_is_left_of_it_read_apart(language: str) -> None:
    """By SCY-TURN-11 a gain may be declined: the second answer is for that alone, and says so."""
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    game.play("move")
    shown = answers(game.rules, game.state, seat, game.rules.legal(game.state, seat), language, _NAMES)
    found = {each.text: each.label for each in shown}
    assert found["coins less"] == words(language).say("scythe-act-less", action=found["coins"])
    nothing = {"en": "nothing", "hu": "semmi", "cs": "nic", "fa": "هیچ"}
    assert found["coins less"].endswith(nothing[language])
    game.play("coins less")
    assert {game.rules.write(code) for code in game.rules.legal(game.state, seat)} == {"take 0", "take 1"}


def test_coins_left_lying_are_given_up() -> None:
    found = {each.text: each for shown in _questions("scythe") for each in shown}
    without = [each for text, each in found.items() if text.endswith(" without coins")]
    assert without
    assert all(each.gives_up for each in without)
    assert not any(found[each.text.removesuffix(" without coins")].gives_up for each in without)


@pytest.mark.parametrize("game", ["fifty_first_state", "imperial_settlers"])
def test_cards_have_their_marks_only_where_answers_would_read_alike(game: str) -> None:
    bare = 0
    for shown in _questions(game):
        labels = [each.label for each in shown]
        assert len(set(labels)) == len(labels)
        plain = [action_label(game, each.text, "en", _NAMES, marked=False) for each in shown]
        marked = [action_label(game, each.text, "en", _NAMES) for each in shown]
        for label, short, full in zip(labels, plain, marked, strict=True):
            assert (label == short) == (plain.count(short) == 1)
            bare += label == short != full
    assert bare


def test_only_the_twins_in_an_answer_have_their_marks() -> None:
    """Two Skyscrapers in the hand need theirs; one of two Arenas, alone in sight, does not."""
    game = furrow.new("fifty_first_state", seats=2, seed=51)
    shown = answers(game.rules, game.state, 0, game.rules.legal(game.state, 0), "en", _NAMES)
    labels = [each.label for each in shown if "Arena" in each.label and "Skyscraper" in each.label]
    assert [label.split(": ")[1] for label in labels] == ["Arena and Skyscraper (1)", "Arena and Skyscraper (2)"]
