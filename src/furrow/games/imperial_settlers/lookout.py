"""The lookout phase: a faction card for everybody, then one of three drafts (IMP-LOOK, IMP-VARA, IMP-VARB)."""

from __future__ import annotations

from furrow.games.imperial_settlers import names as n
from furrow.games.tableau import frames as f
from furrow.games.tableau import lookout, rounds
from furrow.games.tableau import verbs as v
from furrow.games.tableau.decks import discard, draw, reveal
from furrow.games.tableau.draw_and_keep import tell_kept
from furrow.games.tableau.state import DRAFTED, State
from furrow.games.tableau.telling import seal, tell_card
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

_DEALT = 3  # IMP-VARA-02
_SPREAD = 5  # IMP-VARB-01


def begin(s: State) -> None:
    rounds.begin(s)
    for seat in s.clockwise():
        draw(s, seat, 1 + seat, 1)
        if s.switches.peaceful:
            draw(s, seat, n.COMMON_DECK, 1)  # IMP-PEACE-01
    if s.seats > 1 and s.switches.lookout == "alternative":
        _deal(s)
    elif s.seats > 1 and s.switches.lookout == "advanced":
        _spread(s)
    else:
        lookout.begin(s)


# -- advanced lookout ------------------------------------------------------------------------------------------------


def _spread(s: State) -> None:
    """Two passes in the same direction from a row that is refilled (IMP-VARB)."""
    s.counts["drafts"] = 2
    s.tell("draft", -1, draft=2)
    lookout.lay_out(s, n.COMMON_DECK, _SPREAD)
    order = s.clockwise()
    last = len(order) - 1
    picks: list[tuple[int, int]] = []  # seat, and the size to which the row is refilled before its pick
    for place, seat in enumerate(order):
        picks.append((seat, 4 if place > 1 else 0))
    for place, seat in enumerate(order):
        picks.append((seat, 3 if s.seats > 2 and 0 < place < last else 0))
    s.pending.append((f.PHASE, s.first, DRAFTED))
    for left, (seat, size) in enumerate(reversed(picks), 1):
        s.pending.append((f.DRAFT, seat, left))
        s.pending.append((f.THEN, seat, n.REFILL, -1, 0, size))


def refill(s: State, size: int) -> None:
    """Turn up cards until the row has this size."""
    if len(s.row) < size:
        lookout.lay_out(s, n.COMMON_DECK, size - len(s.row))


# -- alternative lookout: decision (PICK, seat, cards), secret and at the same time ----------------------------------


def _deal(s: State) -> None:
    s.dealt = tuple(tuple(sorted(reveal(s, n.COMMON_DECK, _DEALT))) for _ in range(s.seats))
    if s.log is not None:
        deck = s.book.ways.deck_names(s)[n.COMMON_DECK]
        for seat, cards in enumerate(s.dealt):
            s.tell_secretly("dealt", seat, 1 << seat, {"cards": s.words(cards)}, count=len(cards), deck=deck)
    _ask(s, _DEALT)


def _ask(s: State, amount: int) -> None:
    s.sealed = ((),) * s.seats
    s.pending.append((n.PICK, s.first, amount))


def owing(s: State, frame: Frame) -> tuple[int, ...]:
    return tuple(seat for seat in range(s.seats) if not s.sealed[seat])


def pick_candidates(s: State, frame: Frame, seat: int) -> list[Code]:
    return [(v.KEEP, card) for card in s.dealt[seat]] or [(v.DONE,)]


def pick_refusal(s: State, frame: Frame, seat: int, code: Code) -> str:
    return "" if code in pick_candidates(s, frame, seat) else "IMP-VARA-03"


def pick_apply(s: State, frame: Frame, seat: int, code: Code) -> None:
    seal(s, seat, code)
    if all(s.sealed):
        s.pending.pop()
        _resolve(s, frame[2])


def _resolve(s: State, amount: int) -> None:
    """Each keeps one card; the rest goes to the neighbour, or after the second pick to the discards."""
    rest: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        kept = s.sealed[seat][1:]
        for card in kept:
            s.seen.pop(card, None)  # its giver cannot tell which one was kept
            s.players[seat].hand = sorted((*s.players[seat].hand, card))
        tell_kept(s, seat, kept, n.COMMON_DECK)
        rest.append(tuple(card for card in s.dealt[seat] if card not in kept))
    s.sealed = ()
    s.reveals += 1
    if amount == _DEALT:
        for seat, cards in enumerate(rest):
            for card in cards:
                s.seen[card] = 1 << seat  # the giver knows them (IMP-DIG-04)
            receiver = (seat + 1) % s.seats
            s.tell_secretly("passed_on", seat, 1 << seat | 1 << receiver, {"cards": s.words(cards)}, receiver=receiver)
        s.dealt = tuple(rest[seat - 1] for seat in range(s.seats))
        _ask(s, amount - 1)
        return
    for seat, cards in enumerate(rest):
        for card in cards:
            discard(s, card, 1 << seat)
            tell_card(s, "lay_aside", seat, "card", card, 1 << seat)
    s.dealt = ()
    lookout.produce_and_act(s)
