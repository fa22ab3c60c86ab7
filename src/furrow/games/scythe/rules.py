"""Scythe as the kernel sees it: the contract, fulfilled by the rooms of this package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from furrow.games.scythe import cargo_tray, decisions, faces, notation, pointing, position, scoring, side, things, why
from furrow.games.scythe import frames as f
from furrow.games.scythe import verbs as v
from furrow.games.scythe.event_kinds import KINDS
from furrow.games.scythe.glance import glance
from furrow.games.scythe.imagine import imagine
from furrow.games.scythe.intents import askable, intents
from furrow.games.scythe.longer import longer
from furrow.games.scythe.names import FACTIONS, MATS
from furrow.games.scythe.options import CLASHES, OPTIONS, PROMO_CARDS
from furrow.games.scythe.setup import SEATS, new_state
from furrow.games.scythe.state import State
from furrow.games.scythe.view import DERIVED, View, measures, view, views
from furrow.kernel.contract import Code, Glance, Length, Result, Rules, StandingAnswer, TableView
from furrow.kernel.generator import Generator
from furrow.kernel.offering import AnswerFace, LongerLine, TrayKind
from furrow.kernel.options import Value
from furrow.kernel.streams import Seed
from furrow.kernel.unasked import Unasked


class Scythe(Rules[State]):
    """The base game, 2 to 5 seats."""

    name = "scythe"
    family = "scythe"
    version = 1
    seat_counts = SEATS
    usual_seats = 3
    length = Length("minutes", 115)  # SCY-GEN-01
    questions = f.DECISIONS
    options = OPTIONS
    clashes = CLASHES
    view_type = View
    derived = DERIVED
    event_kinds = KINDS
    highlights = ("star",)
    ending = "end"
    idle = ("pass", "skip", "end", "decline", "done", "stop", "hold fire", "ready", "carry nothing")
    milestones = (75, 100)
    dealt: Mapping[str, tuple[str, ...]] = MappingProxyType({"faction": FACTIONS, "mat": MATS})

    def cards_with(self, option: str, value: Value) -> int:
        return PROMO_CARDS.get(option, 0) if value is True else 0

    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]) -> State:
        return new_state(seats, seed, options, setup)

    def seats(self, state: State) -> int:
        return len(state.players)

    def actors(self, state: State) -> tuple[int, ...]:
        return decisions.actors(state)

    def question(self, state: State, seat: int) -> str:
        return f.NAMES[state.pending[-1][0]]

    def legal(self, state: State, seat: int) -> list[Code]:
        return decisions.legal(state, seat)

    def refusal(self, state: State, seat: int, code: Code) -> str:
        return decisions.refusal(state, seat, code)

    def details(self, state: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        return why.details(state, seat, code, rule)

    def apply(self, state: State, seat: int, code: Code) -> None:
        decisions.apply(state, seat, code)

    def apply_noting(self, state: State, seat: int, code: Code, unasked: list[Unasked]) -> None:
        decisions.apply_noting(state, seat, code, unasked)

    def understands(self, state: State, code: Code) -> bool:
        return decisions.understands(state, code)

    def is_side(self, code: Code) -> bool:
        return code[0] >= v.FIRST_SIDE

    def is_hosts(self, code: Code) -> bool:
        return code[0] == v.PENALTY

    def side_refusal(self, state: State, seat: int | None, code: Code) -> str:
        return side.refusal(state, seat, code) if self.is_side(code) else "SCY-DIG-45"

    def side_apply(self, state: State, seat: int | None, code: Code) -> None:
        side.apply(state, seat, code)

    def parse(self, text: str) -> Code:
        return notation.parse(text)

    def write(self, code: Code) -> str:
        return notation.write(code)

    def things(self, state: State, seat: int, code: Code) -> tuple[str, ...]:
        return things.things(state, seat, code)

    def face(self, state: State, seat: int, code: Code) -> AnswerFace:
        return faces.face(state, seat, code)

    def event_things(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        return pointing.event_things(event)

    def wishes(self, state: State, seat: int, thing: str) -> tuple[str, ...]:
        return pointing.wishes(state, seat, thing)

    def intents(self, state: State, seat: int, thing: str) -> tuple[str, ...]:
        return intents(state, seat, thing)

    def askable(self, state: State, seat: int) -> Iterable[str]:
        return askable(state, seat)

    def longer(self, state: State, seat: int) -> Sequence[LongerLine]:
        return longer(state, seat)

    def tray(self, state: State, seat: int) -> tuple[TrayKind, ...]:
        return cargo_tray.tray(state, seat)

    def load(self, state: State, seat: int, amounts: Mapping[str, int]) -> str:
        return cargo_tray.load(state, seat, amounts)

    def opens_turn(self, state: State, seat: int) -> bool:
        return state.pending[-1][0] == f.TURN

    def ends(self, code: Code) -> bool:
        return code[0] == v.END

    def gives_up(self, code: Code) -> bool:
        return code[0] in v.GIVING_UP or (code[0] == v.BOTTOM and code[2] == v.WITHOUT_COINS)

    def waives(self, code: Code) -> bool:
        return self.write(code).endswith(notation.WAIVERS)

    def standing_answers(self, state: State, seat: int) -> tuple[StandingAnswer, ...]:
        return side.standing_answers(state, seat)

    def gift(self, amount: int, to: int) -> str:
        return self.write((v.GIVE, amount, to))

    def may_offer(self, state: State, seat: int, to: int) -> bool:
        return not side.gift_refusal(state, seat, 1, to, promised=True)

    def penalty(self, state: State, seat: int) -> str:
        return self.write((v.PENALTY, seat)) if state.switches.delay_penalty else ""

    def turn_number(self, view: TableView) -> int:
        assert isinstance(view, View)
        return view.turn + 1

    def round_number(self, view: TableView) -> int:
        """How many turns every seat has had."""
        assert isinstance(view, View)
        return view.turn // len(view.players)

    def measures(self, view: TableView, seat: int) -> dict[str, float]:
        assert isinstance(view, View)
        return measures(view, seat)

    def glance(self, view: TableView) -> Glance:
        assert isinstance(view, View)
        return glance(view)

    def position(self, state: State) -> dict[str, Any]:
        return position.write(state)

    def from_position(self, document: Mapping[str, Any]) -> State:
        return position.read(document)

    def from_snapshot(self, document: Mapping[str, Any]) -> State:
        return position.read_snapshot(document)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: State, seats: Iterable[int | None]) -> dict[int | None, TableView]:
        return {**views(state, seats)}

    def imagine(self, state: State, seat: int, generator: Generator) -> State:
        return imagine(state, seat, generator)

    def over(self, state: State) -> bool:
        return state.over

    def result(self, state: State) -> Result:
        return scoring.result(state)


RULES = Scythe()
