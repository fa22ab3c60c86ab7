"""A game of the family as the kernel sees it. A game gives its book, notation, options and the ends of its rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from furrow.games.tableau import (
    benefits,
    building,
    cleanup,
    dealing,
    deeds,
    draw_and_keep,
    exchange,
    gaining,
    lookout,
    payment,
    pointing,
    points,
    position,
    production,
    razing,
    triggers,
    turn,
    using,
    why,
)
from furrow.games.tableau import frames as f
from furrow.games.tableau import imagine as imagination
from furrow.games.tableau import state as phases
from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Book
from furrow.games.tableau.checks import check_answers
from furrow.games.tableau.compiling import CATEGORIES
from furrow.games.tableau.event_kinds import KINDS
from furrow.games.tableau.state import State
from furrow.games.tableau.things import things
from furrow.games.tableau.view import DERIVED, View, view
from furrow.kernel.accounts import Account
from furrow.kernel.contract import Benefit, Code, Glance, Result, Rules, TableView
from furrow.kernel.errors import PositionError
from furrow.kernel.generator import Generator
from furrow.kernel.notation import Notation
from furrow.kernel.options import chosen
from furrow.kernel.pending import Decision, Frame, Pending, SealedDecision
from furrow.kernel.streams import Seed
from furrow.kernel.unasked import Unasked

Questions = dict[int, Decision[State] | SealedDecision[State]]
Steps = dict[int, Callable[[State, Frame], None]]

_SHARED_TURN = (v.BUILD, v.DEAL, v.RAZE, v.USE, v.EXCHANGE, v.SHIELD, v.PASS)


def _questions(turn_verbs: tuple[int, ...], free_verbs: tuple[int, ...], target_verbs: tuple[int, ...]) -> Questions:
    return {
        f.TURN: Decision((*_SHARED_TURN, *turn_verbs, *free_verbs), turn.candidates, turn.refusal, turn.apply, True),
        f.END: Decision(
            (v.END, v.SHIELD, *free_verbs), turn.end_candidates, turn.end_refusal, turn.end_apply, True, turn.end_forced
        ),
        f.DRAFT: Decision((v.TAKE,), lookout.candidates, lookout.refusal, lookout.apply, True, lookout.forced),
        f.PAY: Decision((v.PAY,), payment.candidates, payment.refusal, payment.apply, True, payment.forced),
        f.DISCARD: Decision(
            (v.DISCARD,), payment.discard_candidates, payment.discard_refusal, payment.discard_apply, True
        ),
        f.CANCEL: Decision((v.CANCEL,), payment.cancel_candidates, payment.cancel_refusal, payment.cancel_apply, True),
        f.DRAW: Decision((v.DRAW,), gaining.draw_candidates, gaining.draw_refusal, gaining.draw_apply, True),
        f.KEEP: Decision(
            (v.KEEP,), draw_and_keep.candidates, draw_and_keep.refusal, draw_and_keep.apply, True, draw_and_keep.forced
        ),
        f.GATHER: Decision(
            (v.DRAW,),
            draw_and_keep.gather_candidates,
            draw_and_keep.gather_refusal,
            draw_and_keep.gather_apply,
            True,
            draw_and_keep.gather_forced,
        ),
        f.OPTION: Decision((v.GAIN,), gaining.option_candidates, gaining.option_refusal, gaining.option_apply, True),
        f.OFFER: Decision(
            (v.ACCEPT, v.DECLINE),
            gaining.offer_candidates,
            gaining.offer_refusal,
            gaining.offer_apply,
            forced=gaining.offer_forced,
        ),
        f.TARGET: Decision(
            (v.CHOOSE, v.STEAL, v.PLAYER, v.DONE, *target_verbs),
            gaining.target_candidates,
            gaining.target_refusal,
            gaining.target_apply,
            True,
            gaining.target_forced,
        ),
        f.AGAIN: Decision(
            (v.AGAIN, v.DONE),
            using.again_candidates,
            using.again_refusal,
            using.again_apply,
            True,
            using.again_forced,
        ),
        f.EXCHANGE: Decision(
            (v.AGAIN, v.DONE),
            exchange.candidates,
            exchange.again_refusal,
            exchange.again_apply,
            True,
            exchange.forced,
        ),
        f.NAME: Decision(
            (v.CHOOSE,),
            production.name_candidates,
            production.name_refusal,
            production.name_apply,
            True,
            production.name_forced,
        ),
        f.ORDER: Decision(
            (v.CHOOSE,),
            triggers.order_candidates,
            triggers.order_refusal,
            triggers.order_apply,
            True,
            triggers.order_forced,
        ),
        f.STORE: Decision((v.STORE,), cleanup.candidates, cleanup.refusal, cleanup.apply, True, cleanup.forced),
    }


_STEPS: Steps = {
    f.RUN: gaining.run,
    f.BUILD_IT: building.build_it,
    f.DEAL_IT: dealing.deal_it,
    f.RAZE_IT: razing.raze_it,
    f.DROP_IT: razing.drop_it,
    f.FALL_IT: razing.fall_it,
    f.USE_IT: using.use_it,
    f.FIRE: triggers.resolve,
    f.PRODUCE: production.produce,
}
_PHASES: dict[int, Callable[[State], None]] = {
    phases.LOOKOUT: lambda s: s.book.ways.lookout(s),
    phases.PRODUCTION: production.begin,
    phases.ACTION: turn.begin,
    phases.CLEANUP: cleanup.begin,
    phases.ATTACK: lambda s: s.book.ways.attack(s),
    phases.DRAFTED: lookout.after_draft,
    phases.PUT_AWAY: cleanup.put_away,
}


def _phase(s: State, frame: Frame) -> None:
    _PHASES[frame[2]](s)


def _out_of_turn(s: State, frame: Frame, seat: int, code: Code) -> str:
    if s.book.ways.free_step_rule and turn.is_free(s, code):
        return s.book.ways.free_step_rule
    passed = s.phase == phases.ACTION and seat < s.seats and s.players[seat].passed
    return s.book.ids.passed if passed else s.book.ids.out_of_turn


def _then(s: State, frame: Frame) -> None:
    _, seat, task, card, base, number = frame
    s.book.ways.then(s, seat, task, card, base, number)


class TableauRules(Rules[State]):
    """The contract for a game of the family; `book`, `notation` and `switches` are its own."""

    family = "tableau"
    view_type = View
    derived = DERIVED
    event_kinds = KINDS
    seat_counts = range(1, 5)
    ending = "end"
    passing = "pass"
    idle = ("pass", "end", "decline", "done")

    def __init__(
        self,
        book: Book,
        notation: Notation,
        switches: type[Any],
        *,
        questions: Questions | None = None,
        steps: Steps | None = None,
        turn_verbs: tuple[int, ...] = (),
        target_verbs: tuple[int, ...] = (),
        never_asked: tuple[int, ...] = (),
    ) -> None:
        self.book, self.notation, self._switches = book, notation, switches
        self.version = book.ways.version
        self.dealt = {"faction": book.factions}
        own = questions or {}
        table = {**_questions(turn_verbs, book.ways.free_verbs, target_verbs), **own}
        self.table = table
        self._actions = (v.BUILD, v.DEAL, v.RAZE, v.EXCHANGE, *turn_verbs)
        self.questions = tuple(book.frame_names[kind] for kind in sorted(table) if kind not in never_asked)
        self.pending = Pending(
            table,
            {**_STEPS, f.PHASE: _phase, f.THEN: _then, **(steps or {})},
            _out_of_turn,
            self._wrong_moment,
            book.ids.after_end,
        )

    def _wrong_moment(self, s: State, frame: Frame, code: Code) -> str:
        """A second action in a turn, or the rule on the verb's proper moment."""
        if s.phase == phases.ACTION and frame[0] != f.TURN and code[0] in self._actions:
            return self.book.ways.second_action(s, code[0])
        return self.book.moments.get(code[0], self.book.ids.wrong_moment)

    @abstractmethod
    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]) -> State: ...

    def new_by(
        self, version: int, seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]
    ) -> State:
        state = self.new(seats, seed, options, setup)
        state.rules = version  # no version has changed the setup
        return state

    def version_of(self, state: State) -> int:
        return state.rules

    def switches(self, wishes: Mapping[str, object] | None) -> Any:
        """The options of a game as a tuple with names. Raises OptionError."""
        return self._switches(**chosen(self.options, wishes))

    def seats(self, state: State) -> int:
        return state.seats

    def actors(self, state: State) -> tuple[int, ...]:
        return self.pending.actors(state)

    def question(self, state: State, seat: int) -> str:
        return self.book.frame_names[state.pending[-1][0]]

    def legal(self, state: State, seat: int) -> list[Code]:
        return self.pending.legal(state, seat)

    def refusal(self, state: State, seat: int, code: Code) -> str:
        return self.pending.refusal(state, seat, code)

    def details(self, state: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        return why.details(state, seat, code, rule)

    def apply(self, state: State, seat: int, code: Code) -> None:
        self.pending.apply(state, seat, code)

    def apply_noting(self, state: State, seat: int, code: Code, unasked: list[Unasked]) -> None:
        self.pending.apply_noting(state, seat, code, unasked)

    def understands(self, state: State, code: Code) -> bool:
        return self.pending.understands(state, code)

    def is_side(self, code: Code) -> bool:
        return False

    def side_refusal(self, state: State, seat: int | None, code: Code) -> str:
        return self.book.ids.wrong_moment

    def side_apply(self, state: State, seat: int | None, code: Code) -> None:
        raise AssertionError("this game has no side actions")

    def parse(self, text: str) -> Code:
        return self.notation.parse(text)

    def write(self, code: Code) -> str:
        return self.notation.write(code)

    def things(self, state: State, seat: int, code: Code) -> tuple[str, ...]:
        return things(state, seat, self.notation.write(code))

    def deed(self, code: Code) -> str:
        return deeds.deed(self.notation.write(code))

    def usual(self, state: State, seat: int) -> str:
        frame = state.pending[-1]
        code = payment.cheapest(state, frame) if frame[0] == f.PAY else None
        return "" if code is None else self.notation.write(code)

    def gained(self, before: State, after: State, seat: int) -> tuple[str, ...]:
        return deeds.gained(before, after, seat)

    def event_things(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        return pointing.event_things(event)

    def wishes(self, state: State, seat: int, thing: str) -> tuple[str, ...]:
        return pointing.wishes(thing)

    def intents(self, state: State, seat: int, thing: str) -> tuple[str, ...]:
        return pointing.intents(state, seat, thing)

    def benefits(self, state: State, seat: int, thing: str) -> Iterable[Benefit]:
        return benefits.benefits(state, seat, thing)

    def askable(self, state: State, seat: int) -> Iterable[str]:
        return pointing.askable(state, seat)

    def opens_turn(self, state: State, seat: int) -> bool:
        return state.pending[-1][0] == f.TURN

    def ends(self, code: Code) -> bool:
        return code[0] == v.END

    def gives_up(self, code: Code) -> bool:
        return code[0] in v.GIVING_UP

    def turn_number(self, view: TableView) -> int:
        """The rounds of all seats together: a seat has as many turns in a round as it likes."""
        assert isinstance(view, View)
        return view.round * sum(not player.virtual for player in view.players)

    def round_number(self, view: TableView) -> int:
        assert isinstance(view, View)
        return view.round

    def _category(self, card: str) -> str:
        return CATEGORIES[self.book.faces[self.book.find(card)].category]

    def glance(self, view: TableView) -> Glance:
        """For each player the faction and what kinds of places stand there, in their order."""
        assert isinstance(view, View)
        rows = [
            {"faction": player.faction, "places": [self._category(location.card) for location in player.locations]}
            for player in view.players
        ]
        return Glance(tuple(player.points for player in view.players), {"rows": rows})

    def measures(self, view: TableView, seat: int) -> dict[str, float]:
        assert isinstance(view, View)
        player = view.players[seat]
        return {"points": player.points, "locations": len(player.locations), "deals": len(player.deals)}

    def accounts(self, start: State, state: State, events: Sequence[Mapping[str, Any]]) -> tuple[Account, ...]:
        return points.accounts(start, state, events)

    def position(self, state: State) -> dict[str, Any]:
        return position.write(state, self.notation.write)

    def from_position(self, document: Mapping[str, Any]) -> State:
        return self._read(document, self.pending.run)

    def from_snapshot(self, document: Mapping[str, Any]) -> State:
        return self._read(document, None)

    def _read(self, document: Mapping[str, Any], run: Callable[[State], None] | None) -> State:
        state = position.read(self.book, document, self.switches, self.notation.parse, self.table, run)
        if not state.over:
            check_answers(state, self.legal, self._owing(state))
        return state

    def _owing(self, state: State) -> tuple[int, ...]:
        """Who owes an answer; raises PositionError if a secret question lacks its answers."""
        if isinstance(self.table[state.pending[-1][0]], SealedDecision) and len(state.sealed) != state.seats:
            raise PositionError(f"sealed: one entry for each of the {state.seats} seats (null: not answered yet)")
        return self.actors(state)

    def view(self, state: State, seat: int | None) -> View:
        asked: tuple[int, ...] = ()
        if not state.over:
            sealed = isinstance(self.table[state.pending[-1][0]], SealedDecision)
            asked = tuple(range(state.seats)) if sealed else (state.pending[-1][1],)
        return view(state, seat, asked, self.result(state) if state.over else None)

    def imagine(self, state: State, seat: int, generator: Generator) -> State:
        return imagination.imagine(state, seat, generator)

    def over(self, state: State) -> bool:
        return state.over

    @abstractmethod
    def result(self, state: State) -> Result: ...
