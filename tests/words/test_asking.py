"""Questions in plain words: what somebody means who asks why something cannot be done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import furrow
from furrow import Game
from furrow.kernel.generator import Generator
from furrow.kernel.pointing import askable
from furrow.words import LANGUAGES
from furrow.words.answers import line_label
from furrow.words.asking import LONGEST, understand

FOLDER = Path(__file__).parent / "questions"
GAMES = ("scythe", "fifty_first_state", "imperial_settlers")


def _table(game: str) -> Game:
    return furrow.position(game, json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")))


def _questions(game: str, language: str) -> list[tuple[str, str]]:
    rows = (FOLDER / f"{game}.{language}.tsv").read_text(encoding="utf-8").splitlines()
    return [(question, line) for question, line in (row.split("\t") for row in rows)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_of_ten_questions_are_understood_and_the_rest_get_three_guesses(game: str, language: str) -> None:
    table, missed = _table(game), []
    questions = _questions(game, language)
    assert len(questions) == 30
    for question, line in questions:
        found = understand(table, 0, question, language)
        if found.line != line:
            missed.append((question, line, found))
            assert len(found.near) == 3
    assert len(missed) <= 3, missed


@pytest.mark.parametrize("game", GAMES)
def test_a_line_in_the_notation_means_itself(game: str) -> None:
    table = _table(game)
    for line in askable(table.rules, table.state, 0):
        assert understand(table, 0, f" {line} ") == (line, ())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_with_a_slip_of_the_pen_are_understood_at_any_table(game: str, language: str) -> None:
    """Two letters of the longest word change places: another line may be meant only if it reads the same."""
    table, generator = furrow.new(game, seats=3, seed=11), Generator(4)
    tried = right = 0
    for number in range(120):
        if number % 6 == 0:
            lines = askable(table.rules, table.state, table.actors[0])
            line = lines[generator.below(len(lines))]
            label = line_label(game, line, language, (), marked=False)
            found = understand(table, table.actors[0], _slip(label), language)
            tried += 1
            right += bool(found.line) and line_label(game, found.line, language, (), marked=False) == label
        legal = table.legal(table.actors[0])
        table.play(legal[generator.below(len(legal))])
    assert tried == 20
    assert right >= 16, (right, tried)


def _slip(label: str) -> str:
    longest = max(label.replace("/", " ").split(), key=len)
    middle = len(longest) // 2
    return label.replace(longest, longest[: middle - 1] + longest[middle] + longest[middle - 1] + longest[middle + 1 :])


def test_what_is_like_nothing_is_not_understood() -> None:
    table = _table("scythe")
    assert understand(table, 0, "???") == ("", ())
    assert understand(table, 0, "why") == ("", ())
    assert understand(table, 0, "") == ("", ())
    endless = understand(table, 0, "mech " + "x" * 10_000)
    assert understand(table, 0, ("mech " + "x" * 10_000)[:LONGEST]) == endless


def test_whoever_waits_may_ask_too() -> None:
    table = _table("imperial_settlers")
    assert table.actors == (0,)
    assert understand(table, 1, "why can't I use the tavern").line == "use tavern.com049"
