"""Encounters (SCY-ENC): the token, the card, its options; Meander (SCY-FACTION-08); blind encounters (SCY-VAR-02)."""

from __future__ import annotations

from furrow.games.scythe import cards
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, PLACES
from furrow.games.scythe.gains import grant, has_amounts
from furrow.games.scythe.payment import missing, pay
from furrow.games.scythe.printed_tables import COMBAT_VALUE, ENCOUNTERS
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.events import EVERYBODY
from furrow.kernel.pending import Frame
from furrow.kernel.streams import drawing
from furrow.kernel.unasked import note_end

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


def meet(s: State, frame: Frame) -> None:
    """Automatic frame (MEET, seat): a character on a token after all combats draws a card (SCY-ENC-02)."""
    seat = frame[1]
    place = s.players[seat].units[0]
    if not s.tokens & BIT[place]:
        return
    s.tokens &= ~BIT[place]
    card = s.encounter_deck.pop()
    s.reveals += 1
    s.pending.append((f.UNDER_DECK, seat, card))
    if s.switches.blind_encounters:
        generator = drawing(s.chance)
        order = generator.below(len(ORDERS))
        s.chance = generator.state
        s.tell("encounter", seat, place=PLACES[place])
        scenes = (ENCOUNTERS[card][option].scene for option in ORDERS[order])
        s.pending.append((f.SCENES, seat, card, order, 0, 0, *scenes))
    else:
        s.tell("encounter", seat, place=PLACES[place], card=card)
        s.pending.append((f.ENCOUNTER, seat, card, 0))


def under_deck(s: State, frame: Frame) -> None:
    """Automatic frame (UNDER_DECK, seat, card): the used card goes under the deck (SCY-ENC-10)."""
    s.encounter_deck.insert(0, frame[2])
    s.tell("encounter_over", frame[1], card=frame[2])
    cards.see(s, EVERYBODY, 1 << cards.ENCOUNTER + frame[2])


def choices(s: State, seat: int) -> int:
    """How many different options of a card the seat may choose (SCY-ENC-06, SCY-FACTION-08)."""
    return 2 if s.players[seat].faction == n.POLANIA else 1


def _choose(s: State, seat: int, card: int, option: int, again: Frame | None, *, less: bool) -> None:
    """Pay and gain one option, then ask again if another may follow.

    Everything goes to the territory of the encounter (SCY-ENC-11), so units resettle after the last option.
    """
    row = ENCOUNTERS[card][option]
    place = s.players[seat].units[0]
    s.tell("option", seat, card=card, option=n.OPTIONS[option])
    if row.special == "relocate":
        s.pending.append((f.RESETTLE, seat, place))
    if again is not None:
        s.pending.append(again)
    else:
        note_end(s, seat, (v.DONE,))
    s.pending.append((f.STARS, seat))
    grant(s, seat, row.gain, place, less=less)
    if row.special == "look_at_hand":
        s.pending.append((f.LOOK, seat))
    pay(s, seat, row.cost)


# -- decision (ENCOUNTER, seat, card, mask of chosen options) ----------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    found: list[Code] = [(v.OPTION, option, less) for option in range(3) for less in (0, 1)]
    found.append((v.DONE,))
    return found


def refusal(s: State, frame: Frame, code: Code) -> str:
    _, seat, card, chosen = frame
    if code[0] == v.DONE:
        return "" if chosen else "SCY-ENC-06"
    if chosen >> code[1] & 1:
        return "SCY-FACTION-08"
    row = ENCOUNTERS[card][code[1]]
    if missing(s, seat, row.cost):
        return "SCY-ENC-07"
    if code[2] and not has_amounts(row.gain):
        return "SCY-ENC-09"  # what is left of the gain is asked anyway and can be declined there
    return ""


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, card, chosen = frame
    s.pending.pop()
    if code[0] == v.DONE:
        return
    chosen |= 1 << code[1]
    again = (f.ENCOUNTER, seat, card, chosen) if chosen.bit_count() < choices(s, seat) else None
    _choose(s, seat, card, code[1], again, less=bool(code[2]))


# -- decision (SCENES, seat, card, order, mask of chosen options, mask of options shown, three scenes) -----------
# The scenes stand in the frame as they are shown, so that an imagined game can have another card behind them.


def scene_option(frame: Frame, row: int) -> int:
    """The option behind the scene in a row of the shuffled three."""
    return ORDERS[frame[3]][row]


def scenes_candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.SCENE, row) for row in range(3)), (v.DONE,)]


def scenes_refusal(s: State, frame: Frame, code: Code) -> str:
    _, seat, card, _, chosen, shown, *_ = frame
    if code[0] == v.DONE:
        return "" if chosen else "SCY-ENC-06"
    option = scene_option(frame, code[1])
    if chosen >> option & 1:
        return "SCY-FACTION-08"
    if shown >> option & 1 and missing(s, seat, ENCOUNTERS[card][option].cost):
        return "SCY-ENC-07"  # known to be too expensive; an option not yet shown may be tried (SCY-DIG-44)
    return ""


def scenes_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, card, order, chosen, shown, *scenes = frame
    s.pending.pop()
    if code[0] == v.DONE:
        return
    option = scene_option(frame, code[1])
    s.reveals += 1
    s.tell("scene", seat, scene=scenes[code[1]], card=card, option=n.OPTIONS[option])
    shown |= 1 << option
    if missing(s, seat, ENCOUNTERS[card][option].cost):
        s.pending.append((f.SCENES, seat, card, order, chosen, shown, *scenes))
        return
    chosen |= 1 << option
    again = (f.SCENES, seat, card, order, chosen, shown, *scenes) if chosen.bit_count() < choices(s, seat) else None
    _choose(s, seat, card, option, again, less=True)  # only now the gain is known: each part is asked (SCY-ENC-09)


# -- decision (LOOK, seat): promo card 31 shows the hand of one opponent -----------------------------------------


def look_candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.LOOK, seat) for seat in range(len(s.players)) if seat != frame[1]), (v.DECLINE,)]


def look_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    return "" if code[1] < len(s.players) and code[1] != frame[1] else "SCY-DIG-46"


def look_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] == v.DECLINE:
        return
    seat = frame[1]
    hand = s.players[code[1]].hand
    bits = 0
    for card in hand:
        bits |= 1 << card
    s.players[seat].known |= bits
    s.reveals += 1
    values: list[int] = [COMBAT_VALUE[card] for card in hand]
    s.tell_secretly("look", seat, 1 << seat | 1 << code[1], {"values": values}, victim=code[1])
