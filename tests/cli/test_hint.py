"""`furrow hint` and `furrow analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import furrow
from furrow.bots.minds import mind_of
from furrow.cli.analyse import blocks, thinned
from furrow.games import OWN, find
from furrow.lab.analysis import Moment
from furrow.lab.matches import Match, replay_match
from furrow.words.reasons import why
from tests.cli.helpers import furrow_here


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = replay_match(Match(0, "fifty_first_state", ["steady", "random"], 5, 5))
    path: Path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


@pytest.fixture(scope="module")
def begun(file: str) -> str:
    """The same game after some decisions: a shorter way for anyone who looks through it."""
    path = Path(file).with_name("begun.json")
    path.write_text(furrow.load(Path(file).read_bytes(), at=30).record(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", ["en", "hu", "cs", "fa"])
def test_hints_in_every_language(file: str, language: str) -> None:
    done = furrow_here("hint", file, "--at", "20", "--level", "steady", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "lab-" not in done.out
    assert len(done.out.splitlines()) >= 4


def test_hints_as_json(file: str) -> None:
    found = json.loads(furrow_here("hint", file, "--at", "20", "--level", "steady", "--json", "--most", "2").out)
    game = furrow.load(Path(file).read_bytes(), at=20)
    assert (found["decision"], found["seat"]) == (20, game.actors[0])
    assert 1 <= len(found["hints"]) <= 2
    game.play(" / ".join(found["hints"][0]["line"]))


@pytest.mark.parametrize("language", ["en", "hu", "cs", "fa"])
def test_an_analysis_in_every_language(begun: str, language: str) -> None:
    done = furrow_here("analyse", begun, "--most", "2", "--lang", language, "--seat", "1")
    assert (done.code, done.err) == (0, "")
    assert "lab-" not in done.out
    assert set("▁▂▃▄▅▆▇█") & set(done.out)


def test_an_analysis_as_json(begun: str) -> None:
    found = json.loads(furrow_here("analyse", begun, "--json", "--most", "3").out)
    assert len(found["mistakes"]) == 3
    assert found["decisions"] == 30


def test_few_signs_tell_a_long_course() -> None:
    course = [Moment(number, 0, 0.0, [number / 100]) for number in range(101)]
    found = thinned(course, 11)
    assert [moment.decision for moment in found] == list(range(0, 101, 10))
    assert blocks([moment.chances[0] for moment in found], "0123456789") == "01234567899"
    assert thinned(course[:3], 11) == course[:3]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hint", "FILE"], "the game is over"),
        (["hint", "FILE", "--at", "20", "--seat", "7"], "there is no seat “7”"),
        (["hint", "FILE", "--at", "99999"], "there is no decision 99,999"),
        (["hint", "FILE", "--at", "20", "--level", "clever"], "unknown bot 'clever'"),
        (["hint", "FILE", "--at", "20", "--most", "0"], "--most must be at least 1"),
        (["hint", "nowhere.json"], "nowhere.json"),
        (["analyse", "FILE", "--level", "random"], "does not tell what it thinks"),
        (["analyse", "FILE", "--seat", "2"], "there is no seat “2”"),
    ],
)
def test_wrong_questions(file: str, arguments: list[str], message: str) -> None:
    done = furrow_here(*(file if word == "FILE" else word for word in arguments))
    assert done.code == 2
    assert message in done.err


def test_a_seat_that_is_not_asked(file: str) -> None:
    game = furrow.load(Path(file).read_bytes(), at=20)
    done = furrow_here("hint", file, "--at", "20", "--seat", str(1 - game.actors[0]))
    assert done.code == 2
    assert "owes no answer now" in done.err


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("language", ["en", "hu", "cs", "fa"])
def test_every_reason_has_a_name(name: str, language: str) -> None:
    rules = find(name)
    features = mind_of(rules).features(rules.new(2, 7, None, {}), 0)
    features.pop("to_come", None)  # never told
    features["ahead"] = 1.0
    said = why(features.items(), "best", language)
    assert said.count("+") + said.count("−") == len(features)
    assert not any(feature in said for feature in features if language == "fa")


def test_reasons_say_what_they_compare_with_and_a_sign_stands_on_the_left() -> None:
    assert why([("stars", 0.6)], "second") == "compared with the next best: stars +0.6"
    assert why([("stars", -0.6)], "played", "fa").endswith(" \u200e−۰٫۶")
    assert why([], "best") == ""
