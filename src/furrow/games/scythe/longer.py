"""Lines that are offered as one answer: a unit means Move, a box its section, a way the whole way, End what is left.

All of it is read off the predicates of the questions in between, so that a line is offered exactly if it can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from furrow.games.scythe import bottom, decisions, move, produce, turn
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import NOWHERE, PLACES, places_in
from furrow.games.scythe.faces import face, step_face
from furrow.games.scythe.gains import blocked, effect
from furrow.games.scythe.notation import write
from furrow.games.scythe.payment import forced
from furrow.games.scythe.printed_tables import MATS
from furrow.games.scythe.state import State
from furrow.games.scythe.things import things
from furrow.games.scythe.travel import destinations
from furrow.kernel.contract import Code
from furrow.kernel.line import JOINT
from furrow.kernel.offering import LongerLine
from furrow.kernel.pending import Frame

Offered = Iterator[LongerLine]

_MOVE = write((v.SECTION, n.MOVE)) + JOINT
_STOP: Code = (v.STOP,)
_GOODS = (f"choice:{n.CHOICES[n.C_GOODS]}",)
_PRODUCE = (f"section:{n.SECTIONS[n.PRODUCE]}",)
_CLOSING: dict[int, Code] = {f.STEP: _STOP, f.PICK: (v.DONE,), f.PRODUCE: (v.DONE,), f.BOTTOM: (v.PASS,)}
"""The answers after which nothing more is done."""


def longer(s: State, seat: int) -> list[LongerLine]:
    """The lines that are offered beside the answers to the open question."""
    frame = s.pending[-1]
    of_kind = _OF_KIND.get(frame[0])
    found = [] if of_kind is None else list(of_kind(s, frame))
    if frame[0] in _CLOSING:
        found += _closing(s, seat)
    return found


def _turn(s: State, frame: Frame) -> Offered:
    """A section with what its action begins with."""
    for code in turn.turn_candidates(s, frame):
        if code[0] == v.SECTION and not turn.turn_refusal(s, frame, code):
            yield from _top(s, (f.TOP, frame[1], code[1]), write(code) + JOINT)


def _top(s: State, frame: Frame, before: str = "") -> Offered:
    """The top-row action; `before` is the section, if the line names it."""
    _, seat, section = frame
    codes = turn.top_candidates(s, frame)
    first = [code for code in codes if code[0] == (v.UNIT if section == n.MOVE else v.PLACE)]
    if before:
        for code in codes:
            if code[0] == v.TOP and not code[2]:
                yield LongerLine(before + write(code), things(s, seat, code))
    if not first:
        return
    if section == n.MOVE:
        yield from _moves(s, turn.first_question(s, seat, section), before)
    elif section == n.PRODUCE:
        yield from _production(s, turn.first_question(s, seat, section), before)
    elif before:
        for code in first:
            yield LongerLine(before + write(code), _GOODS, things(s, seat, code) if len(first) > 1 else ())


def _moves(s: State, frame: Frame, before: str = "") -> Offered:
    """Each unit that may move, and where it can step."""
    _, seat, _, moved, _ = frame
    player, scratch = s.players[seat], s.clone()
    for code in move.pick_candidates(s, frame):
        if code[0] != v.UNIT:
            continue
        text, mark = before + write(code), things(s, seat, code)[:1]
        if before:
            yield LongerLine(text, mark, face=face(s, seat, code))
        unit = move.fresh(player, code[1], code[2], moved)
        for place in places_in(destinations(s, seat, unit)):
            there = step_face(scratch, seat, unit, place)
            yield LongerLine(f"{text}{JOINT}{PLACES[place]}", mark, (f"hex:{PLACES[place]}",), face=there)


def _production(s: State, frame: Frame, before: str = "") -> Offered:
    """All territories, where there are no more of them than may produce."""
    places = produce.all_places(s, frame)
    if len(places) > (0 if before else 1):
        yield LongerLine(before + JOINT.join(write((v.PLACE, place)) for place in places), _PRODUCE)


def _bottom(s: State, frame: Frame) -> Offered:
    """What a bottom-row action does first, where there is only one way to pay for it."""
    _, seat, section = frame
    if section == n.FACTORY:
        yield from _moves(s, (f.PICK, seat, bottom.FACTORY_UNITS, 0, bottom.FACTORY_STEPS), _MOVE)
        return
    player = s.players[seat]
    action = MATS[player.mat].bottom_of[section]
    code: Code = (v.BOTTOM, action, 0)
    cost = bottom.cost(player, action)
    if bottom.refusal(s, frame, code) or blocked(s, seat, action, NOWHERE):
        return
    if cost and forced(s, (f.PAY, seat, n.BOTTOM_RESOURCE[action], cost)) is None:
        return
    ahead = s.clone()
    effect(ahead, seat, action, NOWHERE)
    for answer in decisions.legal(ahead, seat):
        if answer[0] != v.DECLINE:
            yield LongerLine(f"{write(code)}{JOINT}{write(answer)}", things(ahead, seat, answer))


def _step(s: State, frame: Frame) -> Offered:
    """The next unit, when one could step on and stops instead."""
    if not frame[-1] and s.pending[-2][0] == f.PICK:
        yield from _moves(s, s.pending[-2], write(_STOP) + JOINT)


def _closing(s: State, seat: int) -> Offered:
    """The end of the turn, with nothing of what could still be done; not where something comes in between."""
    ahead, texts, gives_up = s.clone(), [], False
    while not ahead.over and ahead.pending[-1] != (f.END, seat):
        code = _CLOSING.get(ahead.pending[-1][0])
        legal = decisions.legal(ahead, seat) if ahead.pending[-1][1] == seat else []
        if code not in legal:
            return
        gives_up = gives_up or (len(legal) > 1 and code != _STOP)
        decisions.apply(ahead, seat, code)
        texts.append(write(code))
    if not ahead.over and ahead.reveals == s.reveals:
        gives_up = gives_up or len(decisions.legal(ahead, seat)) > 1
        yield LongerLine(JOINT.join([*texts, write((v.END,))]), gives_up=gives_up)


_OF_KIND: dict[int, Callable[[State, Frame], Offered]] = {
    f.TURN: _turn,
    f.TOP: _top,
    f.PICK: _moves,
    f.STEP: _step,
    f.BOTTOM: _bottom,
}
