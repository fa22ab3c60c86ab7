"""Is the open question of a position one that can be asked? Frames must fit the board, the seats and each other."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import BASES, BIT, LAKES, NOWHERE
from furrow.games.scythe.combat import card_limit
from furrow.games.scythe.decisions import actors, legal
from furrow.games.scythe.state import State
from furrow.kernel.errors import PositionError
from furrow.kernel.pending import Frame

_OF_THE_TURN = (f.TURN, f.TOP, f.BOTTOM, f.END)


def check_pending(s: State) -> None:
    """Raise PositionError for the first frame that does not fit."""
    if not s.pending:
        raise _fail("a game that is not over has an open question")
    for depth, frame in enumerate(s.pending):
        _check_frame(s, frame, s.pending[:depth])
    _check_combat(s)
    top = s.pending[-1]
    if top[0] >= f.AUTOMATIC:
        raise _fail(f"{f.NAMES[top[0]]} is no question; put a decision on top")
    if not actors(s):
        raise PositionError("sealed: both answers are ready, so the combat would be over")
    for seat in actors(s):
        if not legal(s, seat):
            raise _fail(f"seat {seat} could answer nothing to {f.NAMES[top[0]]!r}")


def _fail(problem: str) -> PositionError:
    return PositionError(f"pending: {problem}")


def _check_frame(s: State, frame: Frame, below: list[Frame]) -> None:
    kind, seat = frame[0], frame[1]
    name = f.NAMES[kind]
    for (_, sort), number in zip((("seat", "seat"), *f.FIELDS[kind]), frame[1:], strict=True):
        if sort == "seat" and number >= len(s.players):
            raise _fail(f"{name}: there is no seat {number}")
    player = s.players[seat]
    if kind in _OF_THE_TURN and seat != s.active:
        raise _fail(f"{name}: it is the turn of seat {s.active}, not of seat {seat}")
    if kind in (f.STEP, f.CARGO, f.RETREAT) and player.units[frame[2]] == NOWHERE:
        raise _fail(f"{name}: that unit is still on its mat")
    if kind in (f.MECH, f.STRUCTURE) and frame[2] != NOWHERE and BIT[frame[2]] & (LAKES | BASES):
        raise _fail(f"{name}: neither lakes nor bases (SCY-DEPLOY-03, SCY-BUILD-09)")
    if kind == f.FACTORY_CARD and player.factory_card:
        raise _fail(f"{name}: seat {seat} has a Factory card already (SCY-FACTORY-17)")
    if kind == f.DISCARD and frame[2] > len(player.hand):
        raise _fail(f"{name}: seat {seat} holds {len(player.hand)} combat cards")
    if kind in (f.ENCOUNTER, f.SCENES) and (f.UNDER_DECK, seat, frame[2]) not in below:
        raise _fail(f"{name}: put ['under_deck', {seat}, {frame[2]}] below it, the way of the card")
    if kind == f.DIALS and (below[-1:] != [(f.FIGHT, *frame[1:])] or frame[1] == frame[2]):
        raise _fail(f"{name}: put the same numbers as ['fight', …] below it, with two different seats")
    if kind == f.SETTLERS and any(frame[3] in other.units for other in s.players if other is not player):
        raise _fail(f"{name}: the territory is not empty")


def _check_combat(s: State) -> None:
    """Contested places, trips, the flag of a combat and sealed answers must agree."""
    active = s.players[s.active]
    shared = 0
    for other in s.players:
        if other is not active:
            shared |= active.fighters & other.fighters
    decided = 0
    for frame in s.pending:
        if frame[0] == f.RETREAT:
            decided |= BIT[frame[3]]
    if s.contested != shared & ~decided:
        raise PositionError("contested: name the places where the active seat's fighters stand with another's")
    fighting = any(frame[0] in (f.FIGHT, f.AFTERMATH) for frame in s.pending)
    if bool(s.in_combat) != fighting:
        raise PositionError("in_combat: 1 exactly while a combat is being fought ('fight' or 'aftermath' is pending)")
    for trip in s.trips:
        if len(trip) != 8 or min(trip) < 0:
            raise PositionError("trips: a unit, its origin, the place, a mask of workers, four amounts")
        if trip[0] >= n.FIRST_WORKER:
            raise PositionError("trips: only the character and mechs enter contested territories")
    if s.pending[-1][0] == f.DIALS:
        for seat, answer in zip(s.pending[-1][1:3], s.sealed, strict=True):
            _check_sealed(s, seat, s.pending[-1][3], answer)


def _check_sealed(s: State, seat: int, place: int, answer: Frame) -> None:
    player = s.players[seat]
    if answer and not 0 <= answer[0] <= min(n.MAX_DIAL, player.power):
        raise PositionError(f"sealed: seat {seat} cannot set its dial to {answer[0]} (SCY-COMBAT-13)")
    if len(answer) - 2 > card_limit(player, place):
        raise PositionError(f"sealed: seat {seat} may add {card_limit(player, place)} cards here (SCY-COMBAT-14)")
