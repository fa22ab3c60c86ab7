"""A table's game as its log tells it. Nothing here waits, sends or reads a clock: equal entries give equal tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import furrow
from furrow.kernel.errors import FurrowError
from furrow.kernel.line import JOINT, steps
from furrow.kernel.step import HOST
from furrow.kernel.streams import luck, seal
from furrow.server.live import journal as j
from furrow.server.live.clocks import Clocks
from furrow.server.live.journal import Body
from furrow.server.live.plan import Plan
from furrow.server.store import Entry
from furrow.server.wire.errors import Problem

WAIT = "wait"
"""The standing answer that says for how long bots wait."""
_REMEMBERED = 64
"""Plays of a seat that a repeated message is compared with."""


class Made(NamedTuple):
    """A decision that was made: the number its client sent, what it was, and what its maker had seen after it."""

    at: int
    what: str
    seq: int


class Ended(NamedTuple):
    """The end of a turn that its seat can still take back: when it was, and until when bots wait for that."""

    seat: int
    time: float
    until: float


class Progress:
    """The game with all that the log says besides: standing answers, clocks, who has seen how much."""

    def __init__(self, game: furrow.Game, plan: Plan) -> None:
        self.game = game
        self.seq = 0
        """The number of the last entry."""
        self.sum = b""
        """Its checksum, and that of all before it."""
        self.sealed_log = False
        """Does the log have checksums? Once it has, each entry must."""
        self.time = self.wall = 0.0
        """The table's own time at the last entry, which clocks go by, and what the machine's clock said then."""
        self.standing: list[dict[str, str]] = [{} for _ in range(game.seats)]
        self.clocks = Clocks(plan.clock, game.seats)
        self.luck = 0
        """The seed of what bots do."""
        self.seal = ""
        """What is shown of the secret that was dealt from."""
        self.seen = [0] * (game.seats + 1)
        """What each seat, and after them the spectators, have seen change."""
        self.own = [0] * game.seats
        """How many events there were after each seat's last own decision."""
        self.acted = [0] * game.seats
        """How often each seat's player has done something."""
        self.answers = [0] * game.seats
        """Decisions of each seat, also those that changed nothing in sight: the same question may be put twice."""
        self.moves = 0
        """Decisions made while no secret question was open: a number that everybody may know."""
        self.ended: Ended | None = None
        """The end of the last turn, until somebody acts."""
        self._wait = plan.bots_wait
        self.made: list[list[Made]] = [[] for _ in range(game.seats)]
        self._asked: tuple[object, list[int]] = (None, [])
        self._secret: dict[str, bool] = {}
        """Which questions are put to several seats at once. The view says so; asking it each time would be slow."""

    @property
    def sealed(self) -> bool:
        """Is the open question one that several seats answer in secret? It stays so until the last has answered."""
        return len(self.asked) > 1

    @property
    def asked(self) -> list[int]:
        """The seats to whom the open question is put, as everybody may know it: also those that have answered."""
        state = self.game.state
        if self._asked[0] is not state:  # a decision makes a new state
            self._asked = state, self._look_who_is_asked()
        return self._asked[1]

    def note_asked(self, seats: list[int]) -> None:
        """Somebody has looked who is asked now."""
        self._asked = self.game.state, seats

    def _look_who_is_asked(self) -> list[int]:
        game = self.game
        if game.over:
            return []
        name = game.rules.question(game.state, game.actors[0])
        if self._secret.get(name) is False:
            return list(game.actors)
        asked = game.rules.view(game.state, None).question
        assert asked is not None  # the game is not over
        self._secret[name] = len(asked.seats) > 1
        return list(asked.seats)

    def can_undo(self, seat: int) -> bool:
        """May the seat take back its last line? Never during secret answers: it would show who has answered."""
        return self.game.can_undo(seat) and not self.sealed

    def can_redo(self, seat: int) -> bool:
        """May the seat play again what it took back?"""
        return self.game.can_redo(seat) and not self.sealed

    def answered(self, kind: str, seat: int, body: Body) -> int | None:
        """The number after a decision that a message repeats. Raises Problem if a seat's wish was overtaken.

        Each `at` of a seat is later than the one before, so the last tells whether there is anything to compare.
        """
        made = self.made[seat]
        if body.at is not None and made and made[-1].at >= body.at:
            same = (body.at, what(kind, body.wish))
            for each in reversed(made):
                if (each.at, each.what) == same:
                    return each.seq
            raise Problem("stale")
        if kind in (j.UNDO, j.TURN) and not self.can_undo(seat):
            raise Problem("nothing_to_undo")
        if kind == j.REDO and not self.can_redo(seat):
            raise Problem("nothing_to_redo")
        return None

    def attempt(self, kind: str, seat: int, body: Body) -> bool:
        """Do what an entry says; raises FurrowError and has then changed nothing. False if there was nothing to do.

        A line is written to the log without what only repeats an answer that the game has given automatically.
        """
        game = self.game
        if kind == j.PLAY:
            before = len(game.history)
            game.play(body.line, seat)
            decided = [step.text for step in game.history[before:]]
            if not decided:
                return False
            if len(decided) != len(steps(body.line)):
                body.said, body.line = body.wish, JOINT.join(decided)
        elif kind == j.SIDE:
            game.side(body.line, None if seat == HOST else seat)
        elif kind == j.UNDO:
            game.undo(seat)
        elif kind == j.TURN:
            game.undo(seat, all=True)
        elif kind == j.REDO:
            game.redo(seat)
        elif kind == j.GO_ON:
            if self.ended is None or self.ended.seat != seat:
                return False
        elif kind == j.STAND:
            self.standing[seat] = {**self.standing[seat], **body.answers}
        if seat != HOST:
            self.answers[seat] += 1
        return True

    def note(self, entry: Entry, body: Body, sealed: bool) -> None:
        """Keep what follows from an entry that was done; `sealed` says whether a secret question was open before it."""
        self.seq = entry.seq
        self._pass_time(entry, body)
        now = self.time
        if body.seen:  # another process may not know what the readers here have seen
            self.seen = [max(pair) for pair in zip(self.seen, body.seen, strict=True)]
        if entry.kind == j.CLOCK:
            if entry.seat == HOST:
                self.clocks.pause(now)
            else:
                self.clocks.refill(entry.seat, now)
            return
        if entry.kind in (j.STAND, j.RESET):
            return
        if entry.kind == j.GO_ON:
            if self.ended is not None:
                self.ended = self.ended._replace(until=min(self.ended.until, now))
            return
        if self.ended is not None and body.by == j.BY_BOT:
            self.clocks.pause(min(self.ended.until, now))  # nobody is charged for the time that bots waited
        if entry.kind != j.SIDE:  # who does something aside does not show it by this
            self.ended = self._just_ended(entry, body)
        self.moves += not sealed
        answer = entry.kind in (j.PLAY, j.REDO)
        self.clocks.decided(now, self.game.actors, answer=answer, secret=sealed and self.sealed)
        told = self.game.event_count
        self.own = [min(each, told) for each in self.own]
        if entry.seat != HOST:
            self.own[entry.seat] = told
            self.acted[entry.seat] += not body.by
        if body.by == j.BY_STANDING:
            self.standing[entry.seat].pop("pass", None)
        if body.at is not None:
            made = self.made[entry.seat]
            made.append(Made(body.at, what(entry.kind, body.wish), body.seen[entry.seat] if body.seen else 0))
            del made[:-_REMEMBERED]

    def _pass_time(self, entry: Entry, body: Body) -> None:
        """The table's time goes on by what was spent: the machine's clock may jump, or be another machine's."""
        self.time += max(0.0, entry.time - self.wall) if body.spent is None else body.spent
        self.wall = entry.time

    def set_time(self, time: float) -> None:
        """The table's time begins with what the machine's clock says."""
        self.time = self.wall = time

    def wait(self, seat: int) -> int:
        """For how many seconds bots wait after the end of the seat's turn."""
        return int(self.standing[seat].get(WAIT, self._wait))

    def _just_ended(self, entry: Entry, body: Body) -> Ended | None:
        """The end of a turn, if an entry is one that can be taken back."""
        game, seat = self.game, entry.seat
        if entry.kind not in (j.PLAY, j.REDO) or body.by in (j.BY_BOT, j.BY_TIME) or not game.rules.ending:
            return None
        if not self.can_undo(seat) or not (game.history[-1].text == game.rules.ending or self._next_turn(seat)):
            return None
        return Ended(seat, self.time, self.time + self.wait(seat))

    def _next_turn(self, seat: int) -> bool:
        """Has a turn of somebody else begun? In some games it does without a word."""
        rules, state, actors = self.game.rules, self.game.state, self.game.actors
        return seat not in actors and bool(actors) and all(rules.opens_turn(state, each) for each in actors)

    def perform(self, entry: Entry) -> None:
        """Do and keep an entry of the log."""
        body = j.read_body(entry.body)
        sealed = self.sealed
        self.attempt(entry.kind, entry.seat, body)
        self.note(entry, body, sealed)


def what(kind: str, line: str) -> str:
    """A decision as it is compared with a repeated one."""
    return f"{kind} {line}"


def begin(entry: Entry, plan: Plan) -> Progress:
    """The table after its first entry."""
    start = j.read_start(entry.body)
    if start.record:
        game = furrow.load(start.record, replay=True)
    else:
        game = furrow.new(
            start.game,
            seats=start.seats,
            seed=start.seed,
            options=start.options,
            version=start.rules,
            **start.setup,
        )
    progress = Progress(game, plan)
    progress.luck = luck(start.seed)
    progress.seal = "" if start.record else seal(start.seed)
    progress.seq = entry.seq
    progress.set_time(entry.time)
    progress.clocks.pause(entry.time)
    progress.clocks.decided(entry.time, game.actors)
    return progress


class Stuck(FurrowError):
    """An entry cannot be played again, since the rules have changed; `good` is the last one that could."""

    def __init__(self, good: int, reason: str) -> None:
        super().__init__(f"entry {good + 1} does not replay: {reason}")
        self.good = good


def replay(entries: Iterable[Entry], plan: Plan) -> Progress:
    """The table of a log; raises Stuck. Entries that a later reset has struck out are skipped."""
    rows = list(entries)
    struck: set[int] = set()
    for entry in rows:
        if entry.kind == j.RESET:
            struck.update(range(j.read_body(entry.body).after + 1, entry.seq))
    try:
        progress = begin(rows[0], plan)
    except FurrowError as error:
        raise Stuck(0, str(error)) from error
    for entry in rows[1:]:
        if entry.seq in struck:
            progress.seq = entry.seq
            continue
        try:
            progress.perform(entry)
        except FurrowError as error:
            raise Stuck(entry.seq - 1, str(error)) from error
    return progress
