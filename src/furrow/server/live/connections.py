"""Who looks at a table, from which seat, in which language. Each message is made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from furrow.server.live.plan import Plan
from furrow.server.live.progress import Progress
from furrow.server.live.state_messages import LOG_LINES, Sight, Told, Viewpoint, look, looks, state_message
from furrow.server.wire.socket import encoder

if TYPE_CHECKING:
    from furrow.server.live.table import LiveTable

Send = Callable[[bytes], None]
"""Hands a message to a client's own queue. It never waits; who is too slow is dropped by the edge."""
End = Callable[[], None]
"""Closes the socket of somebody who may not look any longer. It never waits either."""


class Connection:
    """One open socket: a person (or nobody in particular) at a table, on one screen."""

    __slots__ = (
        "blocked",
        "end",
        "greeted",
        "lang",
        "mine",
        "moderates",
        "name",
        "owing",
        "person",
        "seat",
        "send",
        "table",
    )

    def __init__(
        self, table: LiveTable, person: str, name: str, send: Send, lang: str, end: End = lambda: None
    ) -> None:
        self.table = table
        self.person = person
        self.name = name
        self.send = send
        self.lang = lang
        self.end = end
        self.moderates = False
        """May look at any table."""
        self.mine: tuple[int, ...] = ()
        self.seat: int | None = None
        """The seat that looks at the screen."""
        self.owing: tuple[int, ...] = ()
        """The own seats that owed an answer in what was last sent."""
        self.greeted = False
        """Has the client said hello? Before that it is told nothing."""
        self.blocked: frozenset[str] = frozenset()
        """People whose talk this person does not want."""

    @property
    def viewpoint(self) -> Viewpoint:
        return Viewpoint(self.seat, self.mine, self.lang)

    def tell(self, message: object) -> None:
        """Send a message struct."""
        self.send(encoder.encode(message))


class Readers:
    """The connections of a table and what the readers at each seat have been shown."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._shown: dict[int | None, Sight] = {}
        self._ahead: dict[int | None, Sight] = {}
        self._told: dict[int | None, dict[int, int]] = {}
        """For each reader: how many events there were at its last numbers, so that who comes back gets the rest."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(self.connections)

    def greeted(self) -> Iterator[Connection]:
        """The connections that have said hello."""
        return (each for each in self.connections if each.greeted)

    def online(self) -> set[str]:
        """The people who are there."""
        return {each.person for each in self.connections}

    def look_ahead(self, progress: Progress) -> list[int]:
        """Look at a game that is one decision ahead of what anybody was sent; returns the counters as they will be."""
        self._ahead = looks(progress, {each.seat for each in self.greeted()})
        seen = list(progress.seen)
        for seat, sight in self._ahead.items():
            if sight != self._shown.get(seat):
                seen[-1 if seat is None else seat] += 1
        return seen

    def forget_ahead(self) -> None:
        """What was looked at did not happen."""
        self._ahead = {}

    def tell(self, progress: Progress, plan: Plan, now: float) -> None:
        """Send to everybody whose view has changed; curtains and own seats may make more than one message of it."""
        made: dict[Viewpoint, bytes] = {}
        told: Told = {}
        actors = progress.game.actors
        before = self._shown
        self._shown = {**before, **self._ahead}
        for connection in self.greeted():
            seat = connection.seat
            sight, last = self._shown.get(seat), before.get(seat)
            owing = owed(actors, connection)
            if sight is None or (sight == last and owing == connection.owing):
                continue
            connection.owing = owing
            viewpoint = connection.viewpoint
            if viewpoint not in made:
                log_from = min(last.events, sight.events) if last is not None else max(0, sight.events - LOG_LINES)
                made[viewpoint] = state_message(progress, plan, viewpoint, sight, log_from, now, told)
            connection.send(made[viewpoint])
        for seat in self._ahead:
            self._remember(progress, seat)
        self._ahead = {}

    def show(
        self, connection: Connection, progress: Progress, plan: Plan, now: float, since: int | None = None
    ) -> None:
        """Show the whole state to one connection; `since` is the last number it has seen."""
        seat = connection.seat
        sight = look(progress, seat)
        if sight != self._shown.get(seat):
            self._shown[seat] = sight
            progress.seen[-1 if seat is None else seat] += 1
        self._remember(progress, seat)
        connection.owing = owed(progress.game.actors, connection)
        known = self._told.get(seat, {}).get(since) if since is not None else None
        log_from = max(0, sight.events - LOG_LINES) if known is None else min(known, sight.events)
        connection.send(state_message(progress, plan, connection.viewpoint, sight, log_from, now))

    def _remember(self, progress: Progress, seat: int | None) -> None:
        told = self._told.setdefault(seat, {})
        count = progress.game.event_count
        if told and next(reversed(told.values())) > count:  # lines were taken back: clients must drop them
            told.update({number: min(events, count) for number, events in told.items()})
        told[progress.seen[-1 if seat is None else seat]] = count
        while len(told) > LOG_LINES:
            del told[next(iter(told))]


def owed(actors: tuple[int, ...], connection: Connection) -> tuple[int, ...]:
    """Which of a connection's own seats owe an answer: at a hot-seat that is news, whoever looks at the screen."""
    return tuple([seat for seat in actors if seat in connection.mine])
