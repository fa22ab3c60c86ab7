"""A game that is over, as far as its people's history is concerned."""

from __future__ import annotations

import msgspec

from furrow.kernel.contract import Result
from furrow.server.store import ResultRow


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who sat there. `left` says that a bot played the person's seat at the end."""

    person: str | None
    name: str
    level: str = ""
    dealt: dict[str, str] = {}
    left: bool = False


class Finished(msgspec.Struct, frozen=True):
    """A finished game. `earnest` ones count for statistics and achievements; clones and chosen seeds do not."""

    table: str
    game: str
    ended: float
    seats: tuple[FinishedSeat, ...]
    result: Result
    rated: bool = False
    earnest: bool = True


def is_earnest(row: ResultRow) -> bool:
    """Was it played without knowing what comes? Rows of older versions do not say so."""
    return bool(row.details.get("earnest", True))


def result_rows(finished: Finished) -> list[ResultRow]:
    """A row for each seat; the virtual player of a solo game is nobody's history."""
    people = len({seat.person for seat in finished.seats if seat.person})
    facts = {
        "tie_break": finished.result.tie_break,
        "title": finished.result.title,
        "people": people,
        "earnest": finished.earnest,
    }
    rows = []
    for standing in sorted(finished.result.standings):
        if standing.seat >= len(finished.seats):
            continue
        seat = finished.seats[standing.seat]
        rows.append(
            ResultRow(
                table=finished.table,
                seat=standing.seat,
                game=finished.game,
                person=seat.person or "",
                name=seat.name,
                level="" if seat.person else seat.level,
                dealt=seat.dealt,
                place=standing.rank,
                seats=len(finished.seats),
                score=standing.total,
                won=standing.rank == 1,
                rated=finished.rated,
                ended=finished.ended,
                details={**facts, "parts": standing.parts, "left": seat.left},
            )
        )
    return rows
