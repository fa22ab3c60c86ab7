"""A table in memory. Every decision is tried, made durable and only then sent, one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from furrow.kernel.step import HOST
from furrow.server.live import journal as j
from furrow.server.live.connections import Connection, End, Readers, Send
from furrow.server.live.journal import Body
from furrow.server.live.naming import told
from furrow.server.live.plan import Plan, play_by_bot, read_plan
from furrow.server.live.plan_changes import Change, replace_plan, take_row
from furrow.server.live.presence import Presence
from furrow.server.live.progress import Progress, begin
from furrow.server.live.table_info import table_info, table_result
from furrow.server.live.waking import reset_entry, wake
from furrow.server.live.wording import language, notice_text
from furrow.server.store import Conflict, Damaged, Entry, Store, TableRow, TalkRow
from furrow.server.store.chain import follow, linked, seal
from furrow.server.wire.errors import Detail, Problem
from furrow.server.wire.socket import Notice, TableMessage

Clock = Callable[[], float]


class Watcher(Protocol):
    """Who is told of what happens at a table: the house that holds it."""

    def decided(self, table: LiveTable) -> None:
        """An entry was made here and sent to everybody at this server."""

    def arranged(self, table: LiveTable) -> None:
        """The plan or the state has changed."""

    def gathered(self, table: LiveTable) -> None:
        """Somebody with a seat came or went here."""

    def turns(self, table: LiveTable, people: list[str]) -> None:
        """People now owe an answer."""

    def talked(self, table: LiveTable, row: TalkRow) -> None:
        """Something was said."""

    def finished(self, table: LiveTable) -> None:
        """The game is over."""


class LiveTable:
    """One table: its row, its plan, its game (once it runs), and who looks at it."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        watcher: Watcher,
        clock: Clock = time.time,
        steady: Clock = time.monotonic,
    ) -> None:
        self.store = store
        self.row = row
        self.plan: Plan = read_plan(row.settings)
        self.watcher = watcher
        self.clock = clock
        self.steady = steady
        """A clock that never jumps: by it players are charged."""
        self._learned, self._learned_of = steady(), 0
        """When this process learned of the open question, by that clock, and after which entry it is put."""
        self.progress: Progress | None = None
        self.readers = Readers()
        self.presence = Presence(steady)
        self.lock = asyncio.Lock()
        """Held while a decision is made, and by whoever must not see one half made."""
        self.idle_since = steady()
        self.changed = False
        """Could the log not be played again, because the rules have changed? Whoever comes is told."""
        self.hinting = False
        """Is a bot thinking about a hint? One at a time: thinking is dear."""
        self.behind = False
        """Could the log not be read when it was due? Then the house reads it as soon as that is possible."""
        self.damaged = False
        """Has the log been found to be not what was written? Then nothing goes on here."""
        self._told_numbers: list[int] = []
        """What the readers here have seen change, while the game is read again from the log."""
        self.closing = False
        """Does the server stop? Then nothing is decided any more."""
        self.warned: tuple[int, int] | None = None
        """The seat and the move for which a warning about time was given."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def running(self) -> Progress:
        """The game; raises Problem while there is none, and when the table was closed."""
        if self.row.state == "closed":
            raise Problem("closed")
        if self.damaged:
            raise Problem("damaged")
        if self.progress is None:
            raise Problem("busy" if self.behind else "not_running")
        return self.progress

    @property
    def now(self) -> float:
        """The table's own time: that of the last entry, and what has passed here since."""
        return (0.0 if self.progress is None else self.progress.time) + self._spent()

    def _learn(self, ago: float = 0.0) -> None:
        """There is another question, put so many seconds ago."""
        self._learned, self._learned_of = self.steady() - ago, 0 if self.progress is None else self.progress.seq

    def _spent(self) -> float:
        """Seconds since this process learned of the last entry."""
        return self.steady() - self._learned

    # -- waking --------------------------------------------------------------------------------------------------

    async def wake(self, *, first: bool = False) -> None:
        """Read the log and play it again; `first` says that nobody else has the table awake."""
        entries = await self.store.entries(self.id)
        if not entries:
            return
        snapshot = await self.store.snapshot(self.id)
        woken = await asyncio.to_thread(wake, entries, self.plan, snapshot, self.row.seal)
        progress = self.progress = woken.progress
        if progress.seq != self._learned_of:  # else it has only been read again
            asleep = max(0.0, self.clock() - progress.wall)
            self._learn(0.0 if self.plan.clock.kind == "live" else asleep)  # days go on, by the only clock there is
        if self._told_numbers:
            progress.seen = [max(pair) for pair in zip(progress.seen, self._told_numbers, strict=True)]
        if self.row.state == "waiting":  # the server stopped between the first entry and the row
            await self._note_start(progress)
        if woken.reset is not None:
            await self._append(progress, reset_entry(self.id, progress.seq + 1, self.clock(), woken.reset))
            progress.seq += 1
        self.changed = woken.changed
        if progress.game.over and self.row.state == "running":
            self._finish(progress)
        elif first and self.plan.clock.kind == "live" and self.row.state == "running":
            entry = Entry(self.id, progress.seq + 1, self.clock(), HOST, j.CLOCK, j.encode(Body(spent=0.0)))
            await self._append(progress, entry)
            progress.perform(entry)

    async def reread(self) -> None:
        """Another process has arranged something: take its row, and let everybody here see it."""
        async with self.lock:
            row = await self.store.table(self.id)
            if row is not None:
                take_row(self, row)
                self._reseat()
                self._show_all()

    async def catch_up(self) -> None:
        """Hear what another process has appended; everybody here gets it entry by entry."""
        async with self.lock:
            progress = self.progress
            if progress is None:
                await self.wake()
                self._clear_room()
                for connection in self.readers.greeted() if self.progress is not None else ():
                    self.readers.show(connection, self.running, self.plan, self.now)
                return
            for entry in await self.store.entries(self.id, progress.seq):
                if entry.seq != progress.seq + 1:
                    break
                self._check(progress, entry)
                before = progress.seen
                progress.perform(entry)
                self._learn()
                told, progress.seen = progress.seen, list(before)  # anyone who looks there and here counts once
                seen = self.readers.look_ahead(progress)
                progress.seen = [max(pair) for pair in zip(seen, told, strict=True)]
                self._told(progress)

    async def _append(self, progress: Progress, entry: Entry) -> None:
        """Write an entry of the server's own, with its checksum."""
        made = linked(progress.sum, entry)
        await self.store.append(made)
        progress.sum, progress.sealed_log = made.sum or b"", True

    def _check(self, progress: Progress, entry: Entry) -> None:
        """An entry of another process must follow what is known here. Else the table stops, and nothing is written."""
        try:
            progress.sum = follow(progress.sum, entry, sealed=progress.sealed_log)
        except Damaged:
            self.damaged = True
            raise
        progress.sealed_log = progress.sealed_log or bool(entry.sum)

    async def start(self, beginning: Callable[[Plan], j.Start]) -> None:
        """Begin the game as the plan says now: its first entry, and the first state to everybody."""
        begun: list[tuple[Entry, Progress]] = []

        def change(plan: Plan) -> dict[str, object]:
            if self.progress is not None or self.row.state != "waiting":
                raise Problem("closed" if self.row.state == "closed" else "not_waiting")
            entry = linked(b"", Entry(self.id, 1, self.clock(), HOST, j.START, j.encode(beginning(plan))))
            begun[:] = [(entry, begin(entry, plan))]
            begun[0][1].sum, begun[0][1].sealed_log = entry.sum or b"", True
            _note_seats(plan, begun[0][1])
            return {"state": "running"}

        async with self.lock:
            await replace_plan(self, change, lambda: begun[0][0])
            progress = self.progress = begun[0][1]
            self._learn()
            self._keep_row(progress)
            self._arranged()
            for connection in self.readers.greeted():
                self.readers.show(connection, progress, self.plan, self.now)
        self.watcher.decided(self)

    async def _note_start(self, progress: Progress) -> None:
        """The log has begun, the row does not say so yet."""

        def change(plan: Plan) -> dict[str, object] | None:
            if self.row.state != "waiting":
                return None
            _note_seats(plan, progress)
            return {"state": "running"}

        if await replace_plan(self, change):
            self._arranged()

    # -- deciding ------------------------------------------------------------------------------------------------

    async def decide(self, kind: str, seat: int, line: str = "", *, at: int | None = None, by: str = "") -> int:
        """Make a decision and return the number of the state after it, as its seat counts.

        Raises FurrowError (the game objects) or Problem; then nothing has changed.
        """
        return await self._decide(kind, seat, Body(line=line, at=at, by=by))

    async def wish(self, seat: int, said: str, line: Callable[[Progress], str], at: int | None) -> int:
        """Like `decide`, for what a client says in another way than by a line: `line` makes one of it."""
        return await self._decide(j.PLAY, seat, Body(said=said, at=at), line)

    async def stand(self, seat: int, answers: dict[str, str]) -> int:
        """Keep standing answers of a seat."""
        return await self._decide(j.STAND, seat, Body(answers=answers))

    async def _decide(self, kind: str, seat: int, body: Body, line: Callable[[Progress], str] | None = None) -> int:
        async with self.lock:
            progress = self.running
            if self.closing:
                raise Problem("busy")  # clients keep it, and send it to the server that comes next
            known = progress.answered(kind, seat, body)  # not before the lock: the same may be under way
            if known is not None:
                return known
            if kind == j.PLAY and body.by and seat not in progress.game.actors:
                raise Problem("not_your_turn")  # the one who thought about it was overtaken
            if line is not None:
                body.line = line(progress)
                body.said = "" if body.said == body.line else body.said
            sealed = progress.sealed
            if not progress.attempt(kind, seat, body):
                return progress.seen[seat]
            body.seen = self.readers.look_ahead(progress)
            body.spent = round(self._spent(), 3)
            entry = Entry(self.id, progress.seq + 1, self.clock(), seat, kind, j.encode(body))
            entry = linked(progress.sum, entry)
            try:
                left = await _written(self.store.append(entry))
            except BaseException as error:
                await self._take_back(error)
                raise
            progress.note(entry, body, sealed)
            progress.sum, progress.sealed_log = entry.sum or b"", True
            self._learned, self._learned_of = self._learned + body.spent, entry.seq
            self._told(progress)
            seq = progress.seen[seat]
        self.watcher.decided(self)
        if left:
            raise asyncio.CancelledError
        return seq

    async def _take_back(self, error: BaseException) -> None:
        """The entry was not written, or nobody knows: believe the log alone. Until it can be read there is no game."""
        self.readers.forget_ahead()
        self._told_numbers = self.running.seen
        self.progress, self.behind = None, True
        await self.wake()
        self.behind = False
        if isinstance(error, Conflict):
            for connection in self.readers.greeted():
                self.readers.show(connection, self.running, self.plan, self.now)
            raise Problem("stale") from error

    def _told(self, progress: Progress) -> None:
        """Everybody learns of the last entry; the row follows."""
        self.readers.tell(progress, self.plan, self.now)
        self._keep_row(progress)
        if progress.game.over and self.row.state == "running":
            self._finish(progress)

    def _keep_row(self, progress: Progress) -> None:
        """What the lobby and the badge show. It follows the log and may lag behind it, so nobody waits for it."""
        row = self.row
        waiting = {self.plan.seats[seat].person for seat in progress.game.actors if not self.plan.seats[seat].bot}
        before = set(row.turn_of)
        row.turn_of = sorted(person for person in waiting if person is not None)
        new = [person for person in row.turn_of if person not in before]
        if new:
            self.watcher.turns(self, new)
        if row.decisions != progress.moves or not row.moved:
            row.decisions = progress.moves
            row.moved = self.clock()
        row.seal = seal(progress.seq, progress.sum)
        self.store.progress(self.id, turn_of=row.turn_of, decisions=row.decisions, moved=row.moved, seal=row.seal)

    def _finish(self, progress: Progress) -> None:
        self.row.state = "over"
        self.row.decisions = len(progress.game.history)
        self.row.result = msgspec.json.encode(table_result(progress.game.result, self.plan))
        self.store.progress(self.id, state="over", result=self.row.result, decisions=self.row.decisions)
        self.tell_table()
        self.watcher.finished(self)

    # -- who looks -----------------------------------------------------------------------------------------------

    def connect(self, person: str, name: str, send: Send, lang: str, end: End = lambda: None) -> Connection:
        """Somebody opens the table. The caller has checked that they may."""
        connection = Connection(self, person, name, send, language(lang), end)
        self._seat_connection(connection)
        self.readers.connections.add(connection)
        if connection.mine:
            self._gathered(person)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """A socket has closed."""
        self.readers.connections.discard(connection)
        self.idle_since = self.steady()
        if connection.mine and connection.person not in self.readers.online():
            self._gathered(connection.person)

    def _gathered(self, person: str) -> None:
        self.presence.saw(person)
        self.tell_table()
        self.watcher.gathered(self)

    @property
    def online(self) -> set[str]:
        """The people who are there, in whichever process."""
        return self.readers.online() | self.presence.elsewhere

    def _seat_connection(self, connection: Connection) -> None:
        connection.mine = tuple(self.plan.seats_of(connection.person))
        if connection.seat not in connection.mine:
            connection.seat = connection.mine[0] if len(connection.mine) == 1 else None

    def _clear_room(self) -> None:
        """Anyone who came while the table waited, and may not watch its game, must go."""
        if self.plan.spectators or self.row.state != "running":
            return
        for connection in list(self.readers):
            if not (connection.mine or connection.moderates or connection.person == self.row.host):
                self.disconnect(connection)
                connection.end()

    def check_present(self, connection: Connection) -> None:
        """Raises Problem for somebody who was sent out, and whose socket may still speak for a moment."""
        if connection not in self.readers.connections:
            raise Problem("no_spectators")

    async def greet(self, connection: Connection, since: int | None) -> None:
        """The answer to hello: the table and, if the game has begun, its state."""
        async with self.lock:
            self.check_present(connection)
            connection.greeted = True
            self.tell_table(connection)
            if self.changed:
                connection.tell(Notice("rules_changed", notice_text("rules_changed", connection.lang)))
            if self.progress is not None:
                self.readers.show(connection, self.progress, self.plan, self.now, since)

    async def look_from(self, connection: Connection, seat: int | None) -> None:
        """Another of the person's seats looks at the screen. Not during a decision: it was prepared for the old one."""
        async with self.lock:
            connection.seat = seat
        await self.show(connection)

    async def show(self, connection: Connection) -> None:
        """The state again, for another seat or in another language."""
        async with self.lock:
            self.check_present(connection)
            if self.progress is not None:
                self.readers.show(connection, self.progress, self.plan, self.now)

    def tell_table(self, only: Connection | None = None) -> None:
        """Send what is known of the table to everybody, or to one."""
        online = self.online
        for connection in [only] if only is not None else list(self.readers.greeted()):
            info = table_info(self.row, connection.person, self.plan, online)
            connection.tell(TableMessage(told(info, connection.lang)))

    def notice(self, code: str, seat: int | None = None, **details: Detail) -> None:
        """Send a notice to everybody, each in their language."""
        made: dict[str, Notice] = {}
        for connection in self.readers.greeted():
            if connection.lang not in made:
                made[connection.lang] = Notice(code, notice_text(code, connection.lang, **details), seat)
            connection.tell(made[connection.lang])

    # -- the plan ------------------------------------------------------------------------------------------------

    async def rearrange(self, change: Change) -> None:
        """Change the plan, keep it, then let everybody see it: seats, own seats, names. See `plan_changes`."""
        async with self.lock:
            if await replace_plan(self, change):
                self._arranged()

    async def rename(self, change: Change) -> None:
        """As `rearrange`; the log, which has the names in it, is sent again."""
        async with self.lock:
            if await replace_plan(self, change):
                self._arranged()
                self._show_all()

    def _arranged(self) -> None:
        self._reseat()
        self.watcher.arranged(self)

    def _reseat(self) -> None:
        """The seats of those who look may have changed, and everybody gets the table again."""
        before = {connection: connection.seat for connection in self.readers}
        for connection in before:
            self._seat_connection(connection)
        self._clear_room()
        for connection in self.readers.greeted():
            if connection.seat != before[connection] and self.progress is not None:
                self.readers.show(connection, self.progress, self.plan, self.now)
        self.tell_table()

    async def hand_over(self, seats: list[int], reason: str) -> None:
        """Bots play on for seats; the reason is the notice's code."""
        for seat in await self._change_hands(seats, bot=True):
            self.notice(reason, seat, name=self.plan.seats[seat].name)

    async def take_back(self, seats: list[int]) -> None:
        """People play again at their seats."""
        changed = await self._change_hands(seats, bot=False)
        if self.running.clocks.ticking:
            for seat in changed:
                await self.decide(j.CLOCK, seat)
            async with self.lock:
                self._show_all()
        for seat in changed:
            self.notice("back", seat, name=self.plan.seats[seat].name)

    async def _change_hands(self, seats: list[int], *, bot: bool) -> list[int]:
        """A bot plays for people, or stops doing so; returns the seats where that is new."""
        changed: list[int] = []

        def change(plan: Plan) -> dict[str, object] | None:
            changed[:] = [seat for seat in seats if plan.seats[seat].bot != bot]
            for seat in changed:
                play_by_bot(plan.seats[seat], bot)
            return {} if changed else None

        async with self.lock:
            if await replace_plan(self, change):
                self._arranged()
                self._show_all()
        return changed

    def _show_all(self) -> None:
        """The state again to everybody: who is asked may have changed."""
        if self.progress is not None:
            self._keep_row(self.progress)
            for connection in self.readers.greeted():
                self.readers.show(connection, self.progress, self.plan, self.now)

    @property
    def asleep_from(self) -> float | None:
        """Since when nobody has looked; None while somebody does, or while a clock must be watched."""
        busy = self.readers.connections or (self.row.state == "running" and self.plan.clock.kind == "live")
        return None if busy else self.idle_since


async def _written(writing: asyncio.Future[None]) -> bool:
    """Wait for an entry though its sender may go away, and say whether they did: nothing is half decided."""
    left = False
    while not writing.done():
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            left = True
    writing.result()
    return left


def _note_seats(plan: Plan, progress: Progress) -> None:
    """What the seats were dealt, and the seal of the rest: everybody sees it from now on."""
    game = progress.game
    view = game.view(None)
    for number, seat in enumerate(plan.seats):
        seat.dealt = game.rules.dealt_to(view, number)
    plan.seal = progress.seal
