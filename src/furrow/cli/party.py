"""Who plays the seats: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import furrow
from furrow import bots
from furrow.kernel.streams import luck
from furrow.lab.deadline import cap

HUMAN = "human"


class Party:
    """One name for each seat: "human", or the name of a bot."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = list(players)
        self.troubles: list[str] = []
        """What bots did wrong; others answered in their place."""
        fallback = bots.find(bots.DEFAULT)
        self._bots: dict[int, bots.Bot[Any]] = {
            seat: bots.Guarded(bots.find(name), self.troubles.append, fallback)
            for seat, name in enumerate(players)
            if name != HUMAN
        }

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.players) if name == HUMAN]

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def answer(self, game: furrow.Game, seat: int) -> str:
        """What the bot on the seat answers, as a line: the same after a restart, since it depends on the place in the
        game alone (unless time runs out)."""
        generator = bots.seat_generator(luck(game.origin.get("seed", 0)), seat, len(game.history))
        return bots.ask_line(game, self._bots[seat], seat, generator, cap())
