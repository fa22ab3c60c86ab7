"""The four languages: the same messages with the same variables, all of them used, none missing on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import furrow
from furrow.cli import voice
from furrow.cli.main import app
from tests.cli.helpers import furrow_here, saved, scripted

ROOT = Path(furrow.__file__).parent
LANGUAGES = ("en", "hu", "cs", "fa")
COMMANDS = (
    "play",
    "replay",
    "verify",
    "rules",
    "options",
    "schema",
    "sim",
    "bench",
    "ladder",
    "strength",
    "tune",
    "hint",
    "analyse",
    "serve",
)
TYPED = [
    "?",
    "board",
    "mats",
    "mats 1",
    "score",
    "log",
    "see C2",
    "see base.nordic",
    "see nowhere",
    "rule",
    "rule move-7",
]
TYPED += ["why move / char / H1", "why", "preview", "preview produce", "undo", "redo", "99", "nonsense", "give 9 to 9"]
# Names that are put together: what stands before the hole.
PREFIXES = ("cli-about-", "cli-column-", "cli-confidence-", "cli-error-", "cli-figure-", "cli-help-", "cli-row-")
MESSAGE_NAME = re.compile(r"\b(cli|scythe|refusal)-[a-z0-9]+(-[a-z0-9]+)*|\{ ?\$")


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Every message of the command line with its variables."""
    found: dict[str, set[str]] = {}
    for entry in parse((ROOT / "words" / language / "cli.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_and_variables_agree(language: str) -> None:
    assert catalogue(language) == catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(language: str) -> None:
    texts, english = voice.help_texts(language), voice.help_texts("en")
    assert [name for name in english if texts[name] == english[name]] == []


def test_every_message_is_used_and_every_used_message_is_there() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "cli").rglob("*.py"))
    found = set(re.findall(r"cli-[a-z0-9]+(?:-[a-z0-9]+)*-?", source))
    used = {name for name in found if not (name.endswith("-") and name.startswith(PREFIXES))}
    known = set(catalogue("en"))
    assert used - known == set()
    left = {name for name in known - used if not name.startswith(PREFIXES)}
    assert left == set()


def test_help_messages_are_plain_lines() -> None:
    for language in LANGUAGES:
        texts = voice.help_texts(language)
        assert set(texts) == {name for name in catalogue(language) if name.startswith("cli-help-")}
        assert not any("{" in text for text in voice.filled_texts(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str) -> None:
    assert {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    } == set(COMMANDS)
    texts = voice.help_texts(language)
    for arguments in ([], *([command] for command in COMMANDS)):
        done = furrow_here(*arguments, "--help", "--lang", language, COLUMNS="200")
        assert done.code == 0
        assert not MESSAGE_NAME.search(done.out), done.out
        assert texts[f"cli-help-{arguments[0] if arguments else 'furrow'}"] in done.out
        assert texts["cli-help-help"] in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sitting_without_a_missing_word(tmp_path: Path, language: str) -> None:
    """A game in its middle, every command, then some turns; drawn wide, dense and in words."""
    script = scripted(7)
    game = furrow.new("scythe", seats=2, seed=7, options={}, bots=[1])
    for step in script.game.history[: len(script.game.history) * 2 // 3]:
        game.play(step.text, step.seat)
    for arguments, columns, lines in ((["--text"], "80", "24"), ([], "80", "24"), ([], "150", "60")):
        file = saved(tmp_path / "game.json", game, ("human", "random"))
        typed = [*TYPED, "1", "1", "1", "", "1", "1", "", ""]
        done = furrow_here(
            "play", "--resume", str(file), *arguments, typed=typed, FURROW_LANG=language, COLUMNS=columns, LINES=lines
        )
        assert done.code == 0
        assert not MESSAGE_NAME.search(done.out), MESSAGE_NAME.search(done.out)
        assert done.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_rules_and_simulations_without_a_missing_word(tmp_path: Path, language: str) -> None:
    file = saved(tmp_path / "game.json", scripted(7).game, ("human", "random"))
    for arguments in (
        ["replay", str(file)],
        ["verify", str(file)],
        ["rules"],
        ["rules", "SCY-MOVE-07", "SCY-EX-01"],
        ["rules", "--section", "COMBAT"],
        ["rules", "--search", "river"],
        ["rules", "--cards"],
        ["options"],
        ["sim", "--games", "1", "--bots", "random", "--seats", "2"],
    ):
        done = furrow_here(*arguments, "--lang", language)
        assert done.code == 0, done
        assert not MESSAGE_NAME.search(done.out.replace(str(file), "")), arguments


def test_persian_numbers_have_persian_digits(tmp_path: Path) -> None:
    """Latin digits only in codes: places, the notation, files, what is to be typed."""
    file = saved(tmp_path / "game.json", scripted(7).game, ("human", "random"))
    done = furrow_here("play", "--resume", str(file), "--text", "--lang", "fa")
    assert not re.search(r"(?<![\w.-])[0-9]+(?![\w.-])", done.out.replace(str(file), "")), done.out
    simulated = furrow_here("sim", "--games", "1", "--bots", "random", "--seats", "2", "--lang", "fa")
    assert not re.search("[0-9]", simulated.out)
    started = furrow_here("play", "--lang", "fa", "--seed", "3", "--save", str(tmp_path / "new.json"), typed=["q"])
    assert re.search(r"^ ?۱ +\w+", started.out, re.MULTILINE)


def test_the_language_may_stand_before_the_command_after_it_or_in_the_environment() -> None:
    for arguments, variables in (
        (["--lang", "hu", "play", "--seats", "9"], {}),
        (["play", "--seats", "9", "--lang=hu"], {}),
        (["play", "--seats", "9"], {"FURROW_LANG": "hu"}),
        (["--lang", "hu", "play", "--seats", "9"], {"FURROW_LANG": "cs"}),
    ):
        assert "helyet válassz" in furrow_here(*arguments, **variables).err
