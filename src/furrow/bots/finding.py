"""Bots by name: our own ones, and those of others by "package.module:Class"."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.errors import UnknownBot
from furrow.bots.greedy import GreedyBot
from furrow.bots.random_bot import RandomBot

DEFAULT = GreedyBot.name
"""The bot that plays where none was named."""

_MAKERS: dict[str, Callable[[], Bot[Any]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}
_ELSEWHERE = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")


def names() -> tuple[str, ...]:
    """The names of our own bots, weakest first."""
    return tuple(_MAKERS)


def find(name: str) -> Bot[Any]:
    """The bot of that name, or of a class elsewhere: "package.module:Class", made without arguments.

    Raises UnknownBot, which is a FurrowError.

    >>> find("furrow.bots.random_bot:RandomBot").name
    'random'
    """
    if not isinstance(name, str):
        raise UnknownBot(f"a bot is named by a text, not by {name!r}")
    if name in _MAKERS:
        return _MAKERS[name]()
    elsewhere = _ELSEWHERE.fullmatch(name)
    if elsewhere is None:
        known = ", ".join(_MAKERS)
        raise UnknownBot(f"unknown bot {name!r}; known are: {known}, and your own as 'package.module:Class'")
    return _made(name, _found(*elsewhere.groups()))


def _found(path: str, word: str) -> object:
    """What a module calls by a word."""
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{path}.".startswith(f"{error.name}."):
            raise UnknownBot(
                f"there is no module {error.name!r} on the Python path for the bot '{path}:{word}'"
            ) from error
        raise UnknownBot(f"the module {path!r} of a bot cannot be imported: {error}") from error
    except Exception as error:  # whatever a module does while it is imported
        raise UnknownBot(f"the module {path!r} of a bot cannot be imported: {type(error).__name__}: {error}") from error
    if not hasattr(module, word):
        raise UnknownBot(f"the module {path!r} has no class {word!r}")
    return getattr(module, word)


def _made(name: str, found: object) -> Bot[Any]:
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{name!r} is not a bot: write a class that inherits from furrow.bots.Bot")
    try:
        made: Bot[Any] = found()
    except TypeError as error:  # it wants arguments, or has no `choose`
        raise UnknownBot(f"the bot {name!r} cannot be made without arguments: {error}") from error
    return made
