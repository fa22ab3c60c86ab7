"""Building: a card of the hand enters the row of its category, yields at once, and features react."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import triggers
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import Cost
from furrow.games.tableau.decks import announce, discard, leave_hand
from furrow.games.tableau.gaining import start_in_order
from furrow.games.tableau.payment import missing, pay, within_reach
from furrow.games.tableau.state import State
from furrow.games.tableau.telling import tell_card
from furrow.kernel.contract import Code
from furrow.kernel.events import EVERYBODY
from furrow.kernel.pending import Frame


def candidates(s: State, seat: int, goods: list[int]) -> list[Code]:
    """Every card of the hand, over every own location where the cost asks for one."""
    found: list[Code] = []
    player = s.players[seat]
    for card in player.hand:
        cost = s.book.ways.build_cost(s, seat, card)
        if not within_reach(s, goods, cost) or (len(cost.tokens) > 1 and missing(s, seat, cost)):
            continue
        if s.book.ways.build_refusal(s, seat, card):
            continue
        if cost.locations:
            found += [(v.BUILD, card, base) for base in bases(s, seat)]
        else:
            found.append((v.BUILD, card, v.NO_BASE))
    return found


def bases(s: State, seat: int) -> list[int]:
    """What of a player's built cards can be replaced or spent: ruins, and locations that are really their own."""
    player = s.players[seat]
    found = [card + v.FIRST_BASE for card in sorted(player.locations) if card not in s.taken]
    return [v.ANY_RUIN, *found] if player.ruins else found


def refusal(s: State, seat: int, card: int, base: int) -> str:
    if card not in s.players[seat].hand:
        return s.book.ways.misplaced(s, card, s.book.ids.in_hand)
    return s.book.ways.build_refusal(s, seat, card) or cost_refusal(
        s, seat, s.book.ways.build_cost(s, seat, card), base
    )


def cost_refusal(s: State, seat: int, cost: Cost, base: int) -> str:
    """Is the cost at hand, and is a location named where one must go?"""
    if cost.locations:
        if base not in bases(s, seat):
            controlled = base - v.FIRST_BASE in s.taken
            return s.book.ids.build_controlled if controlled else s.book.ids.build_base
    elif base != v.NO_BASE:
        return s.book.ids.build_base
    return s.book.ids.build_cost if missing(s, seat, cost) else ""


def apply(s: State, seat: int, card: int, base: int) -> None:
    announce(s, seat, card, "build")
    s.pending.append((f.BUILD_IT, seat, card, base, 0))
    pay(s, seat, s.book.ways.build_cost(s, seat, card))


def build_it(s: State, frame: Frame) -> None:
    """Everything is paid: the old location leaves, the new one is placed. The flag marks a card that was a deal."""
    _, seat, card, base, was_deal = frame
    if was_deal:
        s.players[seat].deals.remove(card)
    else:
        leave_hand(s, seat, card)
    if base != v.NO_BASE:
        spend_base(s, seat, base)
    enter(s, seat, card, "deals" if was_deal else "hand")


def spend_base(s: State, seat: int, base: int) -> None:
    """A location, ruin or foundation is discarded for a new card."""
    player = s.players[seat]
    if base == v.ANY_RUIN:
        card = player.ruins.pop(0)
        seen = s.seen.pop(card, EVERYBODY)
        discard(s, card, seen)
        tell_card(s, "clear", seat, "card", card, seen)
    else:
        card = base - v.FIRST_BASE
        remove(s, seat, card)
        discard(s, card)
        s.tell("replace", seat, card=s.book.faces[card].word)


def remove(s: State, owner: int, card: int) -> None:
    """A location leaves its row; what lies on it goes where the game says."""
    s.players[owner].locations.remove(card)
    s.book.ways.leaves(s, owner, card)
    s.used.pop(card, None)
    s.paid.pop(card, None)
    s.marks.pop(card, None)
    s.kept.pop(card, None)


def enter(s: State, seat: int, card: int, source: str = "hand") -> None:
    """The card is in place: production, then the building bonus, then features of all own cards."""
    face = s.book.faces[card]
    s.players[seat].locations.append(card)
    s.tell("build", seat, card=face.word, source=source)
    triggers.fire(s, seat, triggers.BUILDS, card)
    if face.production >= 0 or face.built >= 0:
        programs = [program for program in (face.production, face.built) if program >= 0]
        start_in_order(s, seat, [(program, card) for program in programs])
