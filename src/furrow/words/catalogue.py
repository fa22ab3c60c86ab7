"""Catalogues: every `.ftl` file of a language folder, with English behind it for what is missing.

A game from elsewhere has such folders below its own package: `hamlet/words/en`. A file is parsed when one of its
messages is first wanted: a player of one game does not wait for the words of all.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

from furrow.games import foreign, until_games_change
from furrow.games.parts import part_folder
from furrow.kernel.errors import FurrowError
from furrow.languages import DEFAULT, LANGUAGES, figures
from furrow.words.directions import isolated

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime.resolver import Message

_ROOM = "furrow.words"
_LONGEST = 300
_log = logging.getLogger("furrow.words")
_OBJECT = "acc"
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class UnknownLanguage(FurrowError):
    """No catalogue of that language."""


class _Number(FluentInt):
    """A number in the digits of its language. Codes such as C1 are texts and keep theirs."""

    def format(self, locale: Locale) -> str:
        return figures(super().format(locale), locale.language)


class _Text(FluentType):
    """A text that is put into a sentence. A message that chooses by it sees it without marks of direction."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, locale: Locale) -> str:
        return isolated(self._text, locale.language)

    def __eq__(self, key: object) -> bool:
        return self._text == key

    def __hash__(self) -> int:
        return hash(self._text)


class Words:
    """The words of one language. Whole numbers among the arguments are written as the language writes them.

    >>> words("en").say("scythe-resource-oil")
    'oil'
    >>> words("cs").say("scythe-coins-count", count=5)
    '5 mincí'
    """

    def __init__(self, language: str, form: str = "", game: str = "") -> None:
        self.language = language
        self._form = form
        self._game = game

    @property
    def objects(self) -> Words:
        """The same words, but what is counted stands as an object: "platí 1 ropu", for all that has such a form.

        >>> words("cs").objects.say("scythe-resource-count-oil", count=1)
        '1 ropu'
        """
        return Words(self.language, _OBJECT, self._game)

    def of_game(self, game: str) -> Words:
        """The same words, but common messages as a game says them: `<game>-<id>` in place of `<id>` where there is one.

        A Hungarian turn is a *kör* in one game and a *forduló* in another, so the language has two buttons for its end.

        >>> words("hu").say("table-end-turn"), words("hu").of_game("fifty_first_state").say("table-end-turn")
        ('Lépés vége', 'Kör vége')
        """
        return Words(self.language, self._form, game.replace("_", "-"))

    def knows(self, message: str) -> bool:
        """Is there such a message, in this language or in English behind it?"""
        return self._bundle_of(message).has_message(message)

    def language_of(self, message: str) -> str:
        """The language in which a message is said: this one, or English behind it."""
        return self.language if _bundle(self.language).has_message(message) else DEFAULT

    def attributes(self, message: str) -> tuple[str, ...]:
        """The names of a message's attributes, in their order; none if there is no such message."""
        bundle = self._bundle_of(message)
        return tuple(bundle.get_message(message).attributes) if bundle.has_message(message) else ()

    def say(self, message: str, **arguments: int | str) -> str:
        """The text of a message; its id if there is no such message."""
        own = f"{self._game}-{message}"
        found = own if self._game and self.knows(own) else message
        return self._said(found, self._form if self._has_form(found) else None, arguments)[0]

    def attribute(self, message: str, name: str, **arguments: int | str) -> str:
        """The text of an attribute of a message."""
        return self._said(message, name, arguments)[0]

    def fullest(self, message: str, **arguments: int | str) -> str:
        """The first attribute of a message whose variables are all given; if there is none, the message itself.

        So one message can say more where more is known: `draw` for the table, `draw.seen` for those who see the cards.
        """
        for name in self.attributes(message):
            text, complete = self._said(message, name, arguments)
            if complete and name != _OBJECT:
                return text
        return self.say(message, **arguments)

    def number(self, value: int) -> str:
        """A number in the digits of the language."""
        return figures(str(value), self.language)

    def all_of(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""
        return self._joined(parts, "list-and")

    def one_of(self, parts: Sequence[str]) -> str:
        """ "a, b or c"."""
        return self._joined(parts, "list-or")

    def row(self, parts: Sequence[str]) -> str:
        """ "a, b, c"."""
        return self._joined(parts, "list-comma")

    def steps(self, parts: Sequence[str]) -> str:
        """ "a; b; c": what is done one after the other."""
        return self._joined(parts, "list-then", "list-then")

    def _joined(self, parts: Sequence[str], last_link: str, link: str = "list-comma") -> str:
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say(link, first=text, last=part)
        return self.say(last_link, first=text, last=parts[-1]) if len(parts) > 1 else text

    def _bundle_of(self, message: str) -> FluentBundle:
        own = _bundle(self.language)
        return own if own.has_message(message) else _bundle(DEFAULT)

    def _has_form(self, message: str) -> bool:
        bundle = self._bundle_of(message)
        return bool(self._form) and bundle.has_message(message) and self._form in bundle.get_message(message).attributes

    @staticmethod
    def _short(value: str) -> str:
        """Fluent refuses overlong arguments, and nobody reads them: what a user typed may be of any length."""
        return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"

    def _said(self, message: str, attribute: str | None, arguments: Mapping[str, int | str]) -> tuple[str, bool]:
        """The text, and whether nothing was missing in it."""
        bundle = self._bundle_of(message)
        found = bundle.get_message(message) if bundle.has_message(message) else None
        pattern = None if found is None else found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return _missing(message if attribute is None else f"{message}.{attribute}"), False
        # `FluentBundle.format_pattern` would make plain numbers of ours, so its two lines are repeated here.
        given = {
            name: _Text(self._short(value)) if isinstance(value, str) else _Number(value)
            for name, value in arguments.items()
        }
        environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=given), errors=[])
        return str(pattern(environment)), not environment.errors


class _Bundle(FluentBundle):
    """The messages of some folders; no message may refer to another one."""

    def __init__(self, language: str, folders: Sequence[Traversable]) -> None:
        super().__init__([language], use_isolating=False)
        self._waiting: dict[str, str] = {}  # messages that are not parsed yet, with the text of their file
        for entry in [entry for folder in folders for entry in folder.iterdir()]:
            if entry.name.endswith(".ftl"):
                text = entry.read_text(encoding="utf-8")
                self._waiting |= dict.fromkeys(_MESSAGE.findall(text), text)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._waiting or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        text = self._waiting.get(message_id)
        if text is not None:
            self.add_resource(FluentResource(text))
            self._waiting = {message: waiting for message, waiting in self._waiting.items() if waiting is not text}
        return super().get_message(message_id)


@until_games_change
@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    """Our own words come last: no other package can change them."""
    brought = [folder for game in foreign() if (folder := part_folder(game, _ROOM, language)) is not None]
    return _Bundle(language, [*brought, files(_ROOM).joinpath(language)])


def foreign_text(game: str, language: str) -> str:
    """The catalogues that came with a game from elsewhere: English, then the language, whose messages count.

    Those of its rulebook are left out: a table does not read it.

    >>> foreign_text("scythe", "cs")
    ''
    """
    if game not in foreign():
        return ""
    folders = [part_folder(game, _ROOM, each) for each in dict.fromkeys((DEFAULT, language))]
    entries = [
        entry
        for folder in folders
        if folder is not None
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
    ]
    told = [entry for entry in entries if entry.name.endswith(".ftl") and "rulebook" not in entry.name]
    return "\n".join(entry.read_text(encoding="utf-8") for entry in told)


@cache
def _missing(message: str) -> str:
    """The id in place of its text: the reader sees that something is missing, and the log says so once."""
    _log.warning("there is no message %s in any catalogue", message)
    return message


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str = "en") -> Words:
    """The words of a language; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {language!r}; known are: {', '.join(LANGUAGES)}")
    return Words(language)
