"""Lessons play real positions; every step can be done, and only what it asks for is taken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import furrow
from furrow import lessons
from furrow.games import OWN
from furrow.kernel.line import steps
from furrow.lessons.practice import NEXT, _fits
from furrow.words import LANGUAGES, words

CHAPTERS = [(game, chapter.id) for game in OWN for chapter in lessons.chapters(game)]


def _answers(game: str, name: str) -> Iterator[tuple[list[str], lessons.Practice]]:
    """A whole chapter by the first way that each step names: what was played so far, and where that leads."""
    played: list[str] = []
    now = lessons.practise(game, name, played)
    yield played, now
    while not now.done:
        step = lessons.chapter(game, name).steps[now.step]
        number = now.step
        for wanted in steps(step.play[0]) if step.play else [NEXT]:
            fitting = [each.text for each in now.answers if _fits(each.text, wanted)] if step.play else [NEXT]
            assert fitting, f"{wanted} is not legal in step {number + 1}: {[each.text for each in now.answers]}"
            now = lessons.practise(game, name, played, fitting[0])
            assert now.wrong == ""
            played = now.played
            yield played, now
        assert now.step == number + 1


@pytest.mark.parametrize(("game", "name"), CHAPTERS)
def test_a_chapter_can_be_played_to_its_end(game: str, name: str) -> None:
    *_, (played, last) = _answers(game, name)
    assert last.done
    assert last.played == played
    assert last.say


@pytest.mark.parametrize(("game", "name"), CHAPTERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_has_words_for_every_step(game: str, name: str, lang: str) -> None:
    head = f"lesson-{game.replace('_', '-')}-{name}"
    count = len(lessons.chapter(game, name).steps)
    said = [words(lang).say(f"{head}-{part}") for part in ("title", *range(1, count + 1), "end")]
    assert len(set(said)) == count + 2
    assert not words(lang).knows(f"{head}-{count + 1}")


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_lessons(game: str) -> None:
    assert len(lessons.chapters(game)) >= 3


def test_an_allowed_answer_that_is_not_asked_for_is_not_taken() -> None:
    found = lessons.practise("scythe", "turn", ["next"], "bolster")
    assert found.wrong == words("en").say("lesson-not-now")
    assert (found.rule, found.step, found.played) == ("", 1, ["next"])


def test_a_forbidden_answer_names_its_rule() -> None:
    found = lessons.practise("scythe", "turn", ["next", "produce"], "F1")
    assert found.rule.startswith("SCY-")
    assert found.wrong
    assert found.step == 2


def test_any_order_that_a_step_names_will_do() -> None:
    assert lessons.practise("scythe", "turn", ["next", "produce", "A5", "A4"]).step == 3


@pytest.mark.parametrize(
    ("game", "name", "played", "message"),
    [
        ("scythe", "flying", [], "there is no chapter 'flying'"),
        ("chess", "turn", [], "unknown game"),
        ("scythe", "turn", ["move"], "'move' is not an answer of this chapter"),
        ("scythe", "turn", ["next"] * 300, "fewer than 200 answers"),
        ("scythe", "turn", ["next", "pro // duce"], "not an answer|empty step"),
    ],
)
def test_rubbish_is_a_clear_error(game: str, name: str, played: list[str], message: str) -> None:
    with pytest.raises(furrow.FurrowError, match=message):
        lessons.practise(game, name, played)


@pytest.mark.parametrize("wish", ["rubbish", "//", "move move", "dial 99"])
def test_a_wish_that_is_rubbish_is_not_taken(wish: str) -> None:
    try:
        found = lessons.practise("scythe", "turn", ["next"], wish)
    except furrow.NotationError:
        return
    assert found.wrong
    assert found.step == 1
