"""Two packages under one name, one after the other: nothing of the first is remembered when the second has come."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import furrow
from furrow import games
from furrow.bots.levels import levels
from furrow.bots.minds import mind_of
from furrow.bots.weights import shipped
from furrow.games.parts import part, part_file, part_folder
from furrow.games.rulebook import Rule, Rulebook, Section, rulebook
from furrow.lab.chances import PLAIN, scale_of
from furrow.lessons import chapters
from furrow.server.web.routes.games import game_info
from furrow.words import question
from furrow.words.answers import asked
from furrow.words.catalogue import foreign_text
from furrow.words.rulebook import rulebook as told

_NAME = "twice"
_PACKAGES = ("first_twice", "second_twice")
_RULES = "from tests.toy.nim import Nim\n\n\nclass Twice(Nim):\n    name = 'twice'\n\n\nRULES = Twice()\n"
_SENTENCES = "rulebook-twice-TURN = Turns\nrule-TWI-TURN-01 = Take turns.\n"


@pytest.fixture(autouse=True)
def _packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for number, package in enumerate(_PACKAGES, 1):
        home = tmp_path / package
        for name, text in _brought(number).items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    games.remove(_NAME)
    for name in [name for name in sys.modules if name.split(".")[0] in _PACKAGES]:
        del sys.modules[name]


def _brought(number: int) -> dict[str, str]:
    """The files of a package; each says which of both it is."""
    book = Rulebook(_NAME, "", [Section("TURN", "rules")], [Rule("TWI-TURN-01", "TURN", False, [])], [])
    table = {"game": _NAME, "run": {}, "weights": {}}
    return {
        "__init__.py": _RULES,
        "data/rulebook.json": msgspec.json.encode(book).decode(),
        "words/en/twice.ftl": f"twice-question-turn = Question {number}\ntwice-name = Twice {number}\n",
        **({"words/en/rulebook.ftl": _SENTENCES} if number == 1 else {}),
        "bots/__init__.py": "",
        "bots/levels.json": f'{{"novice": {{"iterations": {number}}}}}',
        "lab/chances.json": f'{{"2": {{"early": {number}.0, "late": 1.0, "rounds": 9.0}}}}',
        "lessons/chapters.json": f'[{{"id": "lesson-{number}", "steps": []}}]',
        **({"bots/weights.json": msgspec.json.encode(table).decode()} if number == 2 else {}),
    }


def _told() -> tuple[str, str]:
    """A chapter and a rule as a reader in Hungarian sees them: the second package has no words for them."""
    chapter = told(_NAME, "hu").chapters[0]
    return chapter.title, chapter.rules[0].text


@pytest.mark.filterwarnings("error")
def test_what_a_game_brings_is_that_of_the_package_it_has_now() -> None:
    for number, package in enumerate(_PACKAGES, 1):
        games.add(_NAME, package)
        assert furrow.new(_NAME, seats=2, seed=1).rules.__class__.__module__ == package
        assert rulebook(_NAME).sections[0].code == "TURN"
        assert _told() == (("Turns", "Take turns.") if number == 1 else ("TURN", "TWI-TURN-01"))
        assert "Take turns." not in foreign_text(_NAME, "en")
        assert (question(_NAME, "turn"), asked(_NAME, "turn", "en", ())) == (f"Question {number}",) * 2
        assert game_info(_NAME, "en").title == f"Twice {number}"
        assert f"Twice {number}" in foreign_text(_NAME, "hu")
        assert levels(_NAME)["novice"].iterations == number
        assert scale_of(_NAME, 2).early == number
        assert [chapter.id for chapter in chapters(_NAME)] == [f"lesson-{number}"]
        assert shipped(_NAME) is (number == 2)
        assert mind_of(games.find(_NAME)).rules is games.find(_NAME)
        found = part_file(_NAME, "furrow.bots", "levels.json")
        assert found is not None
        assert package in str(found)
        own = part(_NAME, "furrow.bots")
        assert own is not None
        assert own.__name__ == f"{package}.bots"
        assert part_folder(_NAME, "furrow.words", "en") is not None
        assert part_folder(_NAME, "furrow.words", "hu") is None
    games.remove(_NAME)
    with pytest.raises(furrow.UnknownGame):
        rulebook(_NAME)
    assert question("scythe", "turn") != "Question 2"
    assert scale_of("scythe", 2) != PLAIN


def test_whatever_is_remembered_by_a_games_name_is_forgotten_with_it() -> None:
    source = Path(furrow.__file__).parent
    remembered, unmarked = [], []
    for path in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                marks = [ast.unparse(mark).partition("(")[0] for mark in node.decorator_list]
                if {"cache", "lru_cache"} & {*marks} and "game" in {each.arg for each in node.args.args}:
                    remembered.append(node.name)
                    if marks[0] != games.until_games_change.__name__:
                        unmarked.append(f"{path.relative_to(source)}: {node.name}")
    assert len(remembered) > 10
    assert unmarked == []
