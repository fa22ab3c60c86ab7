"""Other engines that Furrow is measured against. They are optional: nothing else needs them."""

from __future__ import annotations

from importlib import import_module
from time import process_time
from typing import Any, Protocol

from furrow.kernel.errors import FurrowError
from furrow.lab.pace import Speed

NAMES = ("catanatron",)
_INSTALL = ".venv/bin/uv pip install catanatron"


class UnknownPeer(FurrowError):
    """No engine of that name is known, or it is not installed."""


class Peer(Protocol):
    """An engine that can be timed."""

    def pace(self, seconds: float, seed: int) -> Speed:
        """Random play with four seats for about that much CPU time, whole games only, their setup included."""
        ...

    def clone_seconds(self, seconds: float) -> float:
        """CPU seconds of one copy of a game in its middle."""
        ...


def find_peer(name: str) -> Peer:
    """The engine of that name; raises UnknownPeer, which says how to install it."""
    if name not in NAMES:
        raise UnknownPeer(f"unknown peer {name!r}; known are: {', '.join(NAMES)}")
    try:
        import_module("catanatron")
    except ImportError as error:
        raise UnknownPeer(f"catanatron is not installed here; install it with: {_INSTALL}") from error
    return _Catanatron()


class _Catanatron:
    """Settlers of Catan, written in Python: four of its own random players."""

    def __init__(self) -> None:
        package: Any = import_module("catanatron")
        module: Any = import_module("catanatron.game")
        self._game = package.Game
        self._limit = module.TURNS_LIMIT
        self._players = [package.RandomPlayer(color) for color in package.Color]

    def pace(self, seconds: float, seed: int) -> Speed:
        games = decisions = steps = 0
        start = process_time()
        spent = 0.0
        while spent < seconds:
            game = self._game(self._players, seed=1 + seed * 1_000_003 + games)  # it takes seed 0 for no seed
            state = game.state
            limit = self._limit
            while game.winning_color() is None and state.num_turns < limit:
                if len(state.playable_actions) > 1:
                    decisions += 1
                game.play_tick()
                steps += 1
            games += 1
            spent = process_time() - start
        return Speed(spent, games, decisions, steps)

    def clone_seconds(self, seconds: float) -> float:
        game = self._game(self._players, seed=1)
        for _ in range(400):
            if game.winning_color() is None:
                game.play_tick()
        copies = 0
        start = process_time()
        spent = 0.0
        while spent < seconds:
            for _ in range(100):
                game.copy()
            copies += 100
            spent = process_time() - start
        return spent / copies
