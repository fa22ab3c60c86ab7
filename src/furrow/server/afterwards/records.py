"""Records that come from outside: looked at closely before anything is made of them."""

from __future__ import annotations

import asyncio

import msgspec

import furrow
from furrow.games import names
from furrow.kernel.contract import Result
from furrow.kernel.errors import FurrowError
from furrow.server.wire.errors import Problem

LONGEST = 4 * 1024 * 1024
MOST_DECISIONS = 20_000


class _Head(msgspec.Struct):
    """What can be checked before the record is replayed, which takes time."""

    game: str
    decisions: list[str]


class Imported(msgspec.Struct, frozen=True):
    """A record that replays from its start to its end, with what the seats were dealt.

    `result` is None while the game is not over.
    """

    record: str
    game: str
    seats: int
    decisions: int
    result: Result | None
    dealt: list[dict[str, str]]


async def imported(text: str) -> Imported:
    """Verify a record off the loop. Raises Problem("bad_record") and says what is wrong with it."""
    if len(text) > LONGEST:
        raise Problem("too_long", longest=LONGEST)
    return await asyncio.to_thread(_verified, text)


def _verified(text: str) -> Imported:
    try:
        head = msgspec.json.decode(text, type=_Head)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _bad(error) from None
    if head.game not in names():
        raise Problem("no_such_game", game=head.game[:40])
    if len(head.decisions) > MOST_DECISIONS:
        raise Problem("too_long", longest=MOST_DECISIONS)
    try:
        verdict = furrow.verify(text)
        if verdict.problem:
            raise Problem("bad_record", problem=verdict.problem[:200])
        game = furrow.load(text, replay=True)  # as the table will be woken
        if game.notice:
            raise Problem("bad_record", problem=game.notice[:200])
        view = game.view(None)
        dealt = [game.rules.dealt_to(view, seat) for seat in range(game.seats)]
    except FurrowError as error:
        raise _bad(error) from None
    except (LookupError, TypeError, ValueError, RecursionError, OverflowError) as error:
        raise _bad(error) from error  # a hostile record may break what rules take for granted
    return Imported(
        record=text,
        game=head.game,
        seats=game.seats,
        decisions=len(game.history),
        result=game.result if game.over else None,
        dealt=dealt,
    )


def _bad(error: BaseException) -> Problem:
    return Problem("bad_record", problem=str(error)[:200])
