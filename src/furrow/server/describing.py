"""Before the first thread: every game is loaded, and msgspec knows every struct.

msgspec looks at the fields of a struct when it first has to read one. Two threads that meet the same struct for the
first time at the same moment crash the interpreter, and so can two that load a game. So one thread does all of it
beforehand; what is known already costs next to nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from furrow.bots.levels import levels
from furrow.games import find, names
from furrow.games.parts import part
from furrow.server.logs import log

_ROOMS = (
    ("furrow.words", ""),
    ("furrow.words", "printed"),
    ("furrow.games", "reference"),
    ("furrow.server.web.pages", ""),
)
"""What a game brings that has code, and that a server may ask for in a thread."""
_MINDS = (("furrow.bots", "mind"), ("furrow.bots", "habits"))
_THINKING = ("furrow.server.thinking.answer", "furrow.lab.chances")
"""What bots need besides, where they think in a thread of the server."""
_log = logging.getLogger("furrow.serve")


def be_ready_for_threads(*, bots: bool = False) -> None:
    """Load every game with what it brings, and `bots` if they think here, then describe every struct that there is."""
    for module in _THINKING if bots else ():
        import_module(module)
    for name in names():
        find(name)
        levels(name)
        for room, module in (*_ROOMS, *(_MINDS if bots else ())):
            part(name, room, module)
    describe_structs()


def describe_structs() -> None:
    """Let msgspec look at the fields of all structs, in this thread."""
    for each in set(_below(msgspec.Struct)):
        try:
            msgspec.json.Decoder(each)
        except Exception as error:  # it cannot be read later either, then whoever tries will hear of it
            log(_log, logging.DEBUG, "a struct cannot be described", name=each.__qualname__, reason=str(error))


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)
