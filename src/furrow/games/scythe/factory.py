"""The Factory (SCY-FACTORY): taking a card, and the card's top action; its bottom action is a Move (`bottom.py`)."""

from __future__ import annotations

from furrow.games.scythe import cards
from furrow.games.scythe import frames as f
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import FACTORY, NOWHERE
from furrow.games.scythe.gains import grant
from furrow.games.scythe.printed_tables import FACTORY_CARDS
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.events import EVERYBODY
from furrow.kernel.pending import Frame


def visit(s: State, frame: Frame) -> None:
    """Automatic frame (VISIT, seat): the character's first visit lets it look through the cards (SCY-FACTORY-03)."""
    seat = frame[1]
    player = s.players[seat]
    if player.units[0] != FACTORY or player.factory_card or not s.factory_offer:
        return
    for card in s.factory_offer:
        player.known |= 1 << cards.FACTORY + card
    s.reveals += 1
    s.tell_secretly("factory", seat, 1 << seat, {"cards": list(s.factory_offer)}, count=len(s.factory_offer))
    s.pending.append((f.FACTORY_CARD, seat))


# -- decision (FACTORY_CARD, seat): taking a card is mandatory (SCY-FACTORY-04) ----------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.FACTORY_CARD, card) for card in s.factory_offer]


def refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[1] in s.factory_offer else "SCY-FACTORY-03"


def apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    seat, card = frame[1], code[1]
    s.factory_offer.remove(card)
    s.players[seat].factory_card = card
    cards.see(s, EVERYBODY, 1 << cards.FACTORY + card)
    s.tell("factory_card", seat, card=card)


# -- the top action ----------------------------------------------------------------------------------------------


def choose_top(s: State, seat: int, *, less: bool) -> None:
    """The gains of the card's top action; the cost is paid first, by `turn.py`."""
    row = FACTORY_CARDS[s.players[seat].factory_card]
    if row.choose_one:
        s.pending.append((f.CHOICE, seat, s.players[seat].factory_card))
    else:
        grant(s, seat, row.gain, NOWHERE, less=less)


# -- decision (CHOICE, seat, card): one of the card's gains ------------------------------------------------------


def choice_candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.GAIN, kind) for kind, _ in FACTORY_CARDS[frame[2]].gain), (v.DECLINE,)]


def choice_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE or code[1] in (kind for kind, _ in FACTORY_CARDS[frame[2]].gain):
        return ""
    return "SCY-FACTORY-11"


def choice_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] != v.DECLINE:
        grant(s, frame[1], ((code[1], 1),), NOWHERE, less=False)
