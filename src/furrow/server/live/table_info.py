"""What is known of a table to a reader: its `TableInfo`."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from furrow.kernel.contract import Result
from furrow.server.live.plan import Plan, read_plan
from furrow.server.store import TableRow
from furrow.server.wire.tables import ScoreRow, SeatInfo, TableInfo, TableResult, TableState

_STATES: dict[str, TableState] = {
    "waiting": "waiting",
    "running": "running",
    "over": "over",
    "closed": "closed",
}


def table_info(
    row: TableRow, person: str | None, plan: Plan | None = None, online: Collection[str] = (), member: bool = False
) -> TableInfo:
    """A table as a person sees it; `member` lets somebody without a seat see the key (anyone who came with it)."""
    plan = read_plan(row.settings) if plan is None else plan
    mine = plan.seats_of(person) if person is not None else []
    inside = bool(mine) or member or (person is not None and person == row.host)
    return TableInfo(
        id=row.id,
        game=row.game,
        state=_STATES[row.state],
        host=row.host,
        host_name=plan.host_name,
        seats=[_seat(plan, number, online) for number in range(len(plan.seats))],
        mine=mine,
        options=plan.options,
        listed=row.listed,
        rated=row.rated,
        clock=plan.clock,
        timeout=plan.timeout,
        hints=hints_allowed(row, plan),
        spectators=plan.spectators,
        key=row.key if inside else None,
        created=row.created,
        moved=row.moved,
        decisions=row.decisions,
        result=None if row.result is None else msgspec.json.decode(row.result, type=TableResult),
        your_turn=person is not None and person in row.turn_of,
        rematch=plan.rematch,
        cloned_at=plan.at if plan.cloned else None,
        lang=plan.lang,
        seal=plan.seal,
    )


def hints_allowed(row: TableRow, plan: Plan) -> bool:
    """May a bot give advice? Not where the result counts; when it no longer does, the table's wish holds."""
    return plan.hints and not row.rated


def table_result(result: Result, plan: Plan) -> TableResult:
    """How a game ended, with the names of those who sat there; a virtual player has none."""
    names = {number: seat.name for number, seat in enumerate(plan.seats)}
    rows = [ScoreRow(row.seat, row.rank, row.total, row.parts, names.get(row.seat, "")) for row in result.standings]
    return TableResult(rows, result.tie_break, result.title)


def _seat(plan: Plan, number: int, online: Collection[str]) -> SeatInfo:
    seat = plan.seats[number]
    return SeatInfo(
        seat=number,
        who=seat.who,
        name=seat.name,
        person=seat.person,
        level=seat.level,
        dealt=seat.dealt,
        bot=seat.bot,
        online=seat.person is not None and seat.person in online,
        ready=seat.ready,
    )
