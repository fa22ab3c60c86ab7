"""Drafting from a face-up row of one card more than there are seats."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.decks import discard, reveal, take_up
from furrow.games.tableau.state import ACTION, DRAFTED, PRODUCTION, State
from furrow.games.tableau.virtual import ROW, receive_random
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def begin(s: State) -> None:
    """Two drafts of one card for each seat, forwards and then backwards."""
    s.counts["drafts"] = 0
    _next_draft(s)


def _next_draft(s: State) -> None:
    """A row of one card more than there are seats; in a solo game both picks are from one row."""
    s.counts["drafts"] += 1
    s.tell("draft", -1, draft=s.counts["drafts"])
    first = s.counts["drafts"] == 1
    if s.seats > 1:
        lay_out(s, 0, s.seats + 1)
    elif first:
        lay_out(s, 0, ROW)
    draft(s, s.clockwise() if first else s.clockwise()[::-1])


def after_draft(s: State) -> None:
    """The second draft, or production and actions. In a solo game a card goes to the virtual player after each pick."""
    if s.seats == 1:
        receive_random(s)
    if s.counts["drafts"] == 1:
        if s.seats > 1:
            clear(s)
        _next_draft(s)
        return
    s.book.ways.drafts_over(s)
    clear(s)
    produce_and_act(s)


def produce_and_act(s: State) -> None:
    s.pending.append((f.PHASE, s.first, ACTION))
    s.pending.append((f.PHASE, s.first, PRODUCTION))


def lay_out(s: State, deck: int, amount: int) -> None:
    """Turn cards up into the row."""
    found = reveal(s, deck, amount)
    s.row += found
    if s.log is not None:
        s.tell("reveal", -1, cards=s.words(found), deck=s.book.ways.deck_names(s)[deck])


def draft(s: State, order: Sequence[int]) -> None:
    """Each seat in order takes one card; then the row is cleared."""
    s.pending.append((f.PHASE, order[0], DRAFTED))
    for left, seat in enumerate(reversed(order), 1):
        s.pending.append((f.DRAFT, seat, left))


def clear(s: State) -> None:
    """What is left of the row is discarded."""
    for card in s.row:
        discard(s, card)
    if s.row:
        s.tell("left_over", -1, cards=s.words(s.row))
    s.row = []


# -- decision (DRAFT, seat, picks left): one card of the row ---------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return sorted((v.TAKE, card) for card in s.row)


def refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[1] in s.row else s.book.ids.draft


def apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] == v.TAKE:
        s.row.remove(code[1])
        take_up(s, frame[1], code[1])
        s.tell("take", frame[1], card=s.book.faces[code[1]].word)


def forced(s: State, frame: Frame) -> Code | None:
    """A seat that finds no card takes none; a single card needs no question."""
    if not s.row:
        return (v.DONE,)
    return (v.TAKE, s.row[0]) if len(s.row) == 1 else None
