"""Bots by name: our own levels, those that other packages register, and any class by "package.module:Class"."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from furrow.bots import weights
from furrow.bots.bot import Bot
from furrow.bots.errors import UnknownBot
from furrow.bots.levels import LEVELS, PLAIN
from furrow.bots.random_bot import RandomBot
from furrow.bots.thinker import Thinker

DEFAULT = "steady"
"""The bot that plays where none was named."""
GROUP = "furrow.bots"
"""The entry-point group under which a package registers bots of its own."""

_ELSEWHERE = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")
_LEVEL = re.compile(rf"({'|'.join((*LEVELS, PLAIN))})(?:%(\d{{1,3}}))?(?:@(\S+))?")


def names() -> tuple[str, ...]:
    """The names of our own bots, weakest first."""
    return (RandomBot.name, *LEVELS)


def registered() -> tuple[str, ...]:
    """The names that other packages have registered, by the entry-point group `furrow.bots`."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)} - set(names())))


def find(name: str) -> Bot[Any]:
    """The bot of that name. Raises UnknownBot or BadWeights, which are FurrowErrors.

    A level may have a part of its budget, `sharp%10`, and weights of its own, `steady@my-weights.json`. Other bots have
    the name they are registered under, or that of their class, "package.module:Class", made without arguments.

    >>> find("furrow.bots.random_bot:RandomBot").name
    'random'
    """
    if not isinstance(name, str):
        raise UnknownBot(f"a bot is named by a text, not by {name!r}")
    if name == RandomBot.name:
        return RandomBot()
    level = _LEVEL.fullmatch(name)
    if level is not None:
        return _level(*level.groups())
    elsewhere = _ELSEWHERE.fullmatch(name)
    if elsewhere is not None:
        return _made(name, _found(*elsewhere.groups()))
    for entry in entry_points(group=GROUP, name=name):
        return _made(name, _loaded(entry))
    known = ", ".join((*names(), *registered()))
    raise UnknownBot(f"unknown bot {name!r}; known are: {known}, and your own as 'package.module:Class'")


def _level(level: str, percent: str | None, table: str | None) -> Bot[Any]:
    share = int(percent or 100)
    if share not in range(1, 101):
        raise UnknownBot(f"a bot has from 1 to 100 percent of its budget, not {share}")
    if table:
        weights.load(table)
    return Thinker(level, share, table or "")


def _loaded(entry: Any) -> object:
    """What an entry point names, whatever its module does while it is imported."""
    try:
        return entry.load()
    except Exception as error:
        raise UnknownBot(
            f"the registered bot {entry.name!r} cannot be loaded: {type(error).__name__}: {error}"
        ) from error


def _found(path: str, word: str) -> object:
    """What a name means in a module."""
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
