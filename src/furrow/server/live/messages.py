"""What a client's message does. If something is wrong with it, the client is told; connection and table live on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from furrow.kernel.errors import FurrowError
from furrow.server.live import journal as j
from furrow.server.live import offers, queries, standing_answers, talking, wording
from furrow.server.live.connections import Connection
from furrow.server.live.progress import Progress
from furrow.server.live.table import LiveTable
from furrow.server.live.table_info import hints_allowed
from furrow.server.store import Unavailable
from furrow.server.wire import socket as w
from furrow.server.wire.errors import Error, Problem
from furrow.server.wire.play import HintAnswer
from furrow.words import LANGUAGES


class Services(Protocol):
    """What a message may need besides the table: who is muted, and somebody who can give a hint."""

    async def may_talk(self, person: str) -> bool: ...

    async def hints(self, table: LiveTable, seat: int, lang: str) -> list[HintAnswer]: ...


async def receive(services: Services, connection: Connection, message: w.ClientMessage) -> None:
    """Do what a client asks, and answer it."""
    table = connection.table
    try:
        await _HANDLERS[type(message)](services, table, connection, message)
    except Problem as problem:
        _refuse(connection, message, wording.problem_error(problem, connection.lang))
    except Unavailable as error:
        _refuse(connection, message, wording.problem_error(Problem(error.code), connection.lang))
    except FurrowError as error:
        _refuse(connection, message, wording.furrow_error(table.row.game, error, connection.lang))


def _refuse(connection: Connection, message: Any, error: Error) -> None:
    connection.tell(w.Refused(error, getattr(message, "ask", None), getattr(message, "at", None)))


def _own(table: LiveTable, connection: Connection, seat: int) -> int:
    """The seat, if the connection may speak for it."""
    if seat not in connection.mine:
        raise Problem("not_your_seat")
    if table.plan.seats[seat].bot:
        raise Problem("bot_plays")
    return seat


def _shown(table: LiveTable, connection: Connection) -> int:
    """The highest number that a connection can have seen, from whichever of its seats it looks, or from none."""
    seen = table.running.seen
    return max(seen[-1], *(seen[seat] for seat in connection.mine))


async def _decide(table: LiveTable, connection: Connection, kind: str, seat: int, line: str, at: int | None) -> None:
    """A decision of a client; a repeated message is acknowledged, one that was overtaken refused."""
    _check_decision(table, connection, seat, at)
    _acknowledge(connection, at, await table.decide(kind, seat, line, at=at))


async def _wish(
    table: LiveTable, connection: Connection, seat: int, said: str, line: Callable[[Progress], str], at: int | None
) -> None:
    """The same, for what a client does not say as a line."""
    _check_decision(table, connection, seat, at)
    _acknowledge(connection, at, await table.wish(seat, said, line, at))


def _check_decision(table: LiveTable, connection: Connection, seat: int, at: int | None) -> None:
    _own(table, connection, seat)
    if at is not None and at > _shown(table, connection):
        raise Problem("stale")  # the seat's later answers would all be older than this one


def _acknowledge(connection: Connection, at: int | None, seq: int) -> None:
    connection.tell(w.Done(seq if at is None else at, seq))


async def _hello(services: Services, table: LiveTable, connection: Connection, message: w.Hello) -> None:
    await table.greet(connection, message.since)
    await talking.earlier(table, connection)


async def _play(services: Services, table: LiveTable, connection: Connection, message: w.Play) -> None:
    seat, line = message.seat, message.line
    if message.on:
        await _wish(table, connection, seat, line, lambda now: offers.completed(now, seat, line), message.at)
    else:
        await _decide(table, connection, j.PLAY, seat, line, message.at)


async def _load(services: Services, table: LiveTable, connection: Connection, message: w.Load) -> None:
    seat, amounts = message.seat, message.amounts
    said = " ".join(f"{name}={amounts[name]}" for name in sorted(amounts))
    await _wish(table, connection, seat, f"load {said}", lambda now: offers.loaded(now, seat, amounts), message.at)


async def _undo(services: Services, table: LiveTable, connection: Connection, message: w.Undo) -> None:
    await _decide(table, connection, j.UNDO, message.seat, "", message.at)


async def _undo_turn(services: Services, table: LiveTable, connection: Connection, message: w.UndoTurn) -> None:
    await _decide(table, connection, j.TURN, message.seat, "", message.at)


async def _redo(services: Services, table: LiveTable, connection: Connection, message: w.Redo) -> None:
    await _decide(table, connection, j.REDO, message.seat, "", message.at)


async def _end(services: Services, table: LiveTable, connection: Connection, message: w.End) -> None:
    seat, ending = message.seat, table.running.game.rules.ending
    if not ending:
        raise Problem("forbidden")
    await _wish(table, connection, seat, ending, lambda now: offers.ending(now, seat), message.at)


async def _go_on(services: Services, table: LiveTable, connection: Connection, message: w.GoOn) -> None:
    await _decide(table, connection, j.GO_ON, message.seat, "", None)


async def _side(services: Services, table: LiveTable, connection: Connection, message: w.Side) -> None:
    await _decide(table, connection, j.SIDE, message.seat, message.text, message.at)


async def _give(services: Services, table: LiveTable, connection: Connection, message: w.Give) -> None:
    gift = table.running.game.rules.gift(message.amount, message.to)
    if not gift:
        raise Problem("forbidden")
    await _decide(table, connection, j.SIDE, message.seat, gift, message.at)


async def _preview(services: Services, table: LiveTable, connection: Connection, message: w.AskPreview) -> None:
    seat = _own(table, connection, message.seat)
    async with table.lock:
        made = queries.preview(table.running, table.plan, seat, message.line, message.ask, connection.lang)
    connection.tell(made)


async def _why(services: Services, table: LiveTable, connection: Connection, message: w.AskWhy) -> None:
    seat = _own(table, connection, message.seat)
    async with table.lock:
        made = queries.asked(table.running, table.plan, seat, message.line, message.ask, connection.lang)
    connection.tell(made)


async def _pointed(services: Services, table: LiveTable, connection: Connection, message: w.AskPointed) -> None:
    seat = _own(table, connection, message.seat)
    async with table.lock:
        made = queries.pointed(table.running, table.plan, seat, message.things, message.ask, connection.lang)
    connection.tell(made)


async def _peeked(services: Services, table: LiveTable, connection: Connection, message: w.AskPeek) -> None:
    """Looking is free: who has nothing to decide may look as well, and is told that there is nothing to do."""
    seat = message.seat
    if seat is not None and seat not in connection.mine:
        raise Problem("not_your_seat")
    made = w.PeekMessage(message.ask, [])
    if seat is not None and not table.plan.seats[seat].bot:
        async with table.lock:
            made = queries.peeked(table.running, table.plan, seat, message.things, message.ask, connection.lang)
    connection.tell(made)


async def _hint(services: Services, table: LiveTable, connection: Connection, message: w.AskHint) -> None:
    seat = _own(table, connection, message.seat)
    if not hints_allowed(table.row, table.plan):
        raise Problem("no_hints")
    if seat not in table.running.game.actors:
        raise Problem("not_your_turn")
    if table.hinting:
        raise Problem("busy")
    table.hinting = True
    try:
        answers = await services.hints(table, seat, connection.lang)
    finally:
        table.hinting = False
    connection.tell(w.HintMessage(message.ask, answers))


async def _log(services: Services, table: LiveTable, connection: Connection, message: w.AskLog) -> None:
    async with table.lock:
        table.check_present(connection)
        lines = queries.earlier(table.running, table.plan, connection.seat, message.before, connection.lang)
    connection.tell(w.LogMessage(message.ask, lines))


async def _stand(services: Services, table: LiveTable, connection: Connection, message: w.Stand) -> None:
    seat = _own(table, connection, message.seat)
    kept, sides = standing_answers.split(table.running, table.plan, seat, message.answers)
    for side in sides:
        await table.decide(j.SIDE, seat, side)
    if kept:
        await table.stand(seat, kept)


async def _say(services: Services, table: LiveTable, connection: Connection, message: w.Say) -> None:
    if not await services.may_talk(connection.person):
        raise Problem("muted")
    await talking.say(table, connection, message)


async def _curtain(services: Services, table: LiveTable, connection: Connection, message: w.Curtain) -> None:
    if message.seat is not None and message.seat not in connection.mine:
        raise Problem("not_your_seat")
    await table.look_from(connection, message.seat)


async def _lang(services: Services, table: LiveTable, connection: Connection, message: w.Lang) -> None:
    if message.lang not in LANGUAGES:
        raise Problem("bad_message")
    connection.lang = message.lang
    if connection.greeted:
        table.tell_table(connection)  # bots have other names
        await table.show(connection)


async def _ping(services: Services, table: LiveTable, connection: Connection, message: w.Ping) -> None:
    connection.tell(w.Pong())


_Handler = Callable[[Services, LiveTable, Connection, Any], Awaitable[None]]
_HANDLERS: dict[type, _Handler] = {
    w.Hello: _hello,
    w.Play: _play,
    w.Load: _load,
    w.Undo: _undo,
    w.UndoTurn: _undo_turn,
    w.Redo: _redo,
    w.End: _end,
    w.GoOn: _go_on,
    w.Side: _side,
    w.Give: _give,
    w.AskPreview: _preview,
    w.AskWhy: _why,
    w.AskPointed: _pointed,
    w.AskPeek: _peeked,
    w.AskHint: _hint,
    w.AskLog: _log,
    w.Stand: _stand,
    w.Say: _say,
    w.Curtain: _curtain,
    w.Lang: _lang,
    w.Ping: _ping,
}
