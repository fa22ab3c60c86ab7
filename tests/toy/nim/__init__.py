"""Nim: a toy of no family, on the bare contract. The player who takes the last stone wins.

It brings a board for the browser (`client/`) and a few English words (`words/en`); everything else is the default.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Self

import msgspec

from furrow.kernel.choices import chosen_or_random
from furrow.kernel.contract import Code, Result, Rules, Standing, TableView
from furrow.kernel.errors import NotationError, PositionError, SetupError
from furrow.kernel.events import Event, public
from furrow.kernel.generator import Generator
from furrow.kernel.options import chosen
from furrow.kernel.streams import Seed, drawing, stream

HEAPS, MOST = 3, 5
"""So many heaps, each of so many stones at most."""
HATS = ("straw", "felt", "wool", "silk")
"""Each player wears one. It is good for nothing; no other game deals hats."""


class State:
    """The heaps, who wears which hat, and whose turn it is."""

    __slots__ = ("hats", "heaps", "log", "reveals", "seats", "turn")

    def __init__(self, heaps: list[int], hats: list[str], turn: int) -> None:
        self.heaps, self.hats, self.seats, self.turn = heaps, hats, len(hats), turn
        self.log: list[Event] | None = []
        self.reveals = 0

    def clone(self) -> Self:
        copy = type(self)(self.heaps[:], self.hats, self.turn)
        copy.log = None
        return copy

    @property
    def over(self) -> bool:
        return not any(self.heaps)

    @property
    def actor(self) -> int:
        return self.turn % self.seats


class Question(msgspec.Struct):
    """What is asked, and who."""

    name: str
    seats: tuple[int, ...]


class Seat(msgspec.Struct):
    """A player."""

    won: bool
    hat: str


class View(msgspec.Struct):
    """Everything lies open."""

    game: str
    seat: int | None
    over: bool
    question: Question | None
    players: list[Seat]
    heaps: list[int]


class Nim(Rules[State]):
    """Two to four seats. `take 2 from 1` is the code (heap, stones)."""

    name = family = "nim"
    version = 1
    seat_counts = range(2, 5)
    questions = ("turn",)
    options = ()
    view_type = View
    derived = ("question", "over", "players.won")
    event_kinds = ("take",)
    dealt: Mapping[str, tuple[str, ...]] = MappingProxyType({"hat": HATS})

    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]) -> State:
        if seats not in self.seat_counts or set(setup) - {"bots", "hats"}:
            raise SetupError("Nim is played with 2 to 4 seats, and only hats are set up")
        chosen(self.options, options)
        luck = drawing(stream(seed, "heaps"))
        hats = chosen_or_random(seats, setup.get("hats"), HATS, "hat", drawing(stream(seed, "hats")))
        return State([1 + luck.below(MOST) for _ in range(HEAPS)], [HATS[hat] for hat in hats], 0)

    def seats(self, state: State) -> int:
        return state.seats

    def actors(self, state: State) -> tuple[int, ...]:
        return () if state.over else (state.actor,)

    def question(self, state: State, seat: int) -> str:
        return "turn"

    def legal(self, state: State, seat: int) -> list[Code]:
        every = [(heap, stones) for heap in range(HEAPS) for stones in range(1, MOST + 1)]
        return [code for code in every if not self.refusal(state, seat, code)]

    def refusal(self, state: State, seat: int, code: Code) -> str:
        if state.over:
            return "NIM-END-01"
        if seat != state.actor:
            return "NIM-TURN-01"
        return "" if code[0] < HEAPS and 1 <= code[1] <= state.heaps[code[0]] else "NIM-TAKE-01"

    def details(self, state: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        return {"stones": code[1]}

    def apply(self, state: State, seat: int, code: Code) -> None:
        state.heaps[code[0]] -= code[1]
        state.turn += 1
        if state.log is not None:
            state.log.append(public("take", seat, heap=code[0], stones=code[1]))

    def is_side(self, code: Code) -> bool:
        return False

    def side_refusal(self, state: State, seat: int | None, code: Code) -> str:
        return "NIM-TURN-01"

    def side_apply(self, state: State, seat: int | None, code: Code) -> None:
        raise AssertionError("Nim has no side actions")

    def parse(self, text: str) -> Code:
        words = text.lower().split()
        if len(words) == 4 and (words[0], words[2]) == ("take", "from") and (words[1] + words[3]).isdecimal():
            return int(words[3]), int(words[1])
        raise NotationError(f"{text!r} is no action of Nim: write 'take 2 from 0'")

    def write(self, code: Code) -> str:
        return f"take {code[1]} from {code[0]}"

    def things(self, state: State, seat: int, code: Code) -> tuple[str, ...]:
        return (f"heap:{code[0]}",)

    def position(self, state: State) -> dict[str, Any]:
        return {"heaps": state.heaps[:], "hats": state.hats[:], "turn": state.turn}

    def from_position(self, document: Mapping[str, Any]) -> State:
        heaps = document.get("heaps")
        if not isinstance(heaps, list) or len(heaps) != HEAPS or not all(heap in range(MOST + 1) for heap in heaps):
            raise PositionError(f"heaps: a list of {HEAPS} numbers from 0 to {MOST}")
        hats = document.get("hats", list(HATS[:2]))
        if not isinstance(hats, list) or len(hats) not in self.seat_counts or not set(hats) <= set(HATS):
            raise PositionError(f"hats: one for each seat, of {', '.join(HATS)}")
        return State(heaps[:], hats[:], document.get("turn", 0))

    def view(self, state: State, seat: int | None) -> TableView:
        asked = None if state.over else Question("turn", (state.actor,))
        won = [state.over and (state.turn - 1) % state.seats == each for each in range(state.seats)]
        return View(
            self.name,
            seat,
            state.over,
            asked,
            [Seat(*each) for each in zip(won, state.hats, strict=True)],
            state.heaps[:],
        )

    def imagine(self, state: State, seat: int, generator: Generator) -> State:
        return state.clone()

    def over(self, state: State) -> bool:
        return state.over

    def result(self, state: State) -> Result:
        winner = (state.turn - 1) % state.seats
        rows = [Standing(seat, 1 + (seat != winner), int(seat == winner), {}) for seat in range(state.seats)]
        return Result(tuple(sorted(rows, key=lambda row: row.rank)), "")


RULES = Nim()
