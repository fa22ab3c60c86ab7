"""Features that react to an event: building, razing, making a deal."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import WHEN, Trigger
from furrow.games.tableau.gaining import start, start_in_order
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note as note_answer

BUILDS, RAZES, DEALS = WHEN["builds"], WHEN["razes"], WHEN["deals"]


def fire(s: State, seat: int, when: int, card: int) -> None:
    """Features of the seat react to what was done with a card, after everything that lies above."""
    if _matching(s, seat, when, card):
        s.pending.append((f.FIRE, seat, when, card))


def _matching(s: State, seat: int, when: int, card: int) -> list[int]:
    return [position for position, location in enumerate(s.players[seat].locations) if reacts(s, location, when, card)]


def reacts(s: State, location: int, when: int, card: int) -> bool:
    """Would the feature of a location react to what is done with a card?"""
    trigger = s.book.faces[location].triggers.get(when)
    return bool(trigger and _answers(s, trigger, card) and not _spent(s, trigger, location))


def _spent(s: State, trigger: Trigger, location: int) -> bool:
    """Has the feature paid as often as it may in this round?"""
    return bool(trigger.most) and s.used.get(location, 0) >= trigger.most


def answered(s: State, trigger: Trigger, location: int, times: int = 1) -> None:
    """A feature reacts; one with a limit in a round counts it."""
    counted = times if trigger.most else 0
    if counted:
        s.used[location] = s.used.get(location, 0) + counted
    if s.log is not None:
        s.tell("feature", s.owner_of(location), card=s.book.faces[location].word, times=counted)


def _answers(s: State, trigger: Trigger, card: int) -> bool:
    face = s.book.faces[card]
    if trigger.tag:
        return bool(face.tags & trigger.tag)
    return not trigger.faction or face.set > 0


def resolve(s: State, frame: Frame) -> None:
    """Run what reacts in the order of building; the order is asked for only if one of them asks something."""
    _, seat, when, card = frame
    positions = _matching(s, seat, when, card)
    if len(positions) > 1 and any(_trigger(s, seat, when, each).asks for each in positions):
        s.pending.append((f.ORDER, seat, when, card, sum(1 << each for each in positions)))
        return
    locations = s.players[seat].locations
    if s.unasked is not None:
        question = (f.ORDER, seat, when, card, sum(1 << each for each in positions))
        for each in positions:
            note_answer(s, question, (v.CHOOSE, locations[each]))
    for each in positions:
        answered(s, _trigger(s, seat, when, each), locations[each])
    start_in_order(s, seat, [(_trigger(s, seat, when, each).program, locations[each]) for each in positions])


def _trigger(s: State, seat: int, when: int, position: int) -> Trigger:
    return s.book.faces[s.players[seat].locations[position]].triggers[when]


# -- decision (ORDER, seat, when, card, left): which feature comes next ----------------------------------------------


def _left(s: State, frame: Frame) -> list[int]:
    return [each for each in range(len(s.players[frame[1]].locations)) if frame[4] >> each & 1]


def order_candidates(s: State, frame: Frame) -> list[Code]:
    locations = s.players[frame[1]].locations
    return sorted((v.CHOOSE, locations[position]) for position in _left(s, frame))


def order_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in order_candidates(s, frame) else s.book.ids.order


def order_apply(s: State, frame: Frame, code: Code) -> None:
    kind, seat, when, card, left = frame
    s.pending.pop()
    position = s.players[seat].locations.index(code[1])
    rest = left & ~(1 << position)
    if rest:
        s.pending.append((kind, seat, when, card, rest))
    trigger = _trigger(s, seat, when, position)
    answered(s, trigger, code[1])
    start(s, seat, trigger.program, code[1])


def order_forced(s: State, frame: Frame) -> Code | None:
    found = order_candidates(s, frame)
    return found[0] if len(found) == 1 else None
