"""The language of the command line: messages of `cli.ftl`, and the terms of a game."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files

from furrow.languages import DEFAULT, LANGUAGES, figures

VARIABLE = "FURROW_LANG"
_MOST_DIGITS = 9


def wished_language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for: `--lang hu`, `--lang=hu`, FURROW_LANG, or English. Not checked."""
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return os.environ.get(VARIABLE, "") or DEFAULT


def is_number(text: str) -> bool:
    """Is it a number that something here can have? Endless rows of digits are not.

    >>> is_number("12"), is_number("x"), is_number("9" * 5000)
    (True, False, False)
    """
    return text.isdecimal() and len(text) <= _MOST_DIGITS


@lru_cache(maxsize=8)
def help_texts(language: str) -> dict[str, str]:
    """The messages `cli-help-…`. They are plain lines, read without Fluent: so `furrow --help` stays fast."""
    name = language if language in LANGUAGES else DEFAULT
    text = files("furrow").joinpath("words", name, "cli.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(cli-help-[\w-]+) = (.+)$", text, re.MULTILINE))


def filled_texts(language: str) -> dict[str, str]:
    """The same with the games and languages that there are. Only help that is shown needs it: it takes longer."""
    from furrow.games import DEFAULT as USUAL
    from furrow.games import names

    values = {"games": ", ".join(names()), "usual": USUAL, "languages": ", ".join(LANGUAGES)}
    return {
        message: re.sub(r"{ \$(\w+) }", lambda found: values[found[1]], text)
        for message, text in help_texts(language).items()
    }


class Voice:
    """Says messages in one language.

    >>> Voice("en").say("cli-none")
    'none'
    """

    def __init__(self, language: str, game: str = "") -> None:
        from furrow.words import words

        self.language = language
        self.words = words(language).of_game(game)

    def of_game(self, game: str) -> Voice:
        """The same voice, but common messages as a game says them."""
        return Voice(self.language, game)

    def say(self, message: str, **arguments: int | str) -> str:
        """The text of a message. Numbers are written as the language writes them, texts (files, actions) verbatim."""
        return self.words.say(message, **arguments)

    def knows(self, message: str) -> bool:
        return self.words.knows(message)

    def term(self, *parts: str | int) -> str:
        """A term of a game: `term("scythe", "box", "move.units")`."""
        return self.words.say("-".join(re.sub(r"[._]", "-", str(part)) for part in parts))

    def own(self, game: str, name: str, common: str, **arguments: int | str) -> str:
        """What a game, or its family, says in its own words; else the common message."""
        from furrow.words.terms import own_words

        return own_words(game, name, common.replace("_", "-"), self.language, **arguments)

    def count(self, message: str, count: int) -> str:
        """A counted noun: `count("scythe-coins-count", 3)`."""
        return self.words.say(message, count=count)

    def number(self, value: int) -> str:
        """A number in the digits of the language."""
        return self.words.number(value)

    def figure(self, text: str) -> str:
        """A number that is already a text, such as 12.5%, in the digits of the language.

        >>> Voice("fa").figure("12.5%")
        '۱۲٫۵٪'
        """
        return figures(text, self.language)

    def row(self, parts: Iterable[str]) -> str:
        """Parts in a row, with the comma of the language."""
        return self.words.row(list(parts))
