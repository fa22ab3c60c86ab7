"""Free steps that only Imperial Settlers has: samurai, cards under the Gate, goods on the Shrine; and Dark Chapel's
question what to give up."""

from __future__ import annotations

from furrow.games.imperial_settlers import empire, handlers
from furrow.games.imperial_settlers import names as n
from furrow.games.tableau import verbs as v
from furrow.games.tableau.decks import leave_face_down
from furrow.games.tableau.gaining import gain_points
from furrow.games.tableau.handlers import Args, Handler
from furrow.games.tableau.razing import raze
from furrow.games.tableau.state import SAMURAI, State
from furrow.games.tableau.telling import counted, tell_card
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def _anytime(s: State, card: int) -> tuple[Handler | None, Args]:
    """What may be done with a location at any time of the player's own turn."""
    program = s.book.faces[card].anytime
    if program < 0:
        return None, {}
    step = s.book.programs[program][0]
    return step.handler, step.args


def offered(s: State, card: int) -> tuple[int, ...]:
    """The goods that may be laid on a location."""
    handler, args = _anytime(s, card)
    return tuple(args["goods"]) if isinstance(handler, handlers.OfferGoods) else ()


def holds_cards(s: State, card: int) -> bool:
    """May cards of the hand be laid under a location?"""
    return isinstance(_anytime(s, card)[0], handlers.TuckCards)


def candidates(s: State, seat: int) -> list[Code]:
    player = s.players[seat]
    found: list[Code] = []
    if player.faction == n.JAPANESE and player.goods[n.WORKER]:
        found += [(n.SAMURAI, card) for card in player.locations if not refusal(s, seat, (n.SAMURAI, card))]
    for card in player.locations:
        handler, args = _anytime(s, card)
        if isinstance(handler, handlers.TuckCards):
            found += [(n.TUCK, card, each) for each in player.hand]
        elif isinstance(handler, handlers.OfferGoods):
            found += [(n.OFFER_UP, card, good) for good in args["goods"] if player.goods[good]]
    return found


def refusal(s: State, seat: int, code: Code) -> str:
    verb, card = code[0], code[1]
    player = s.players[seat]
    if verb == n.SAMURAI:
        return _samurai_refusal(s, seat, card)
    if verb == n.TUCK:
        if card not in player.locations:
            return s.book.ways.not_own(s, seat, card, "IMP-JAP-12")
        return "" if holds_cards(s, card) and code[2] in player.hand else "IMP-JAP-12"
    if card not in player.locations:
        return s.book.ways.not_own(s, seat, card, "IMP-JAP-17")
    if code[2] not in offered(s, card):
        return "IMP-JAP-17"
    return "" if player.goods[code[2]] else "IMP-JAP-17"


def _samurai_refusal(s: State, seat: int, card: int) -> str:
    player = s.players[seat]
    if player.faction != n.JAPANESE:
        return "IMP-JAP-03"
    if card not in player.locations:
        return s.book.ways.not_own(s, seat, card, "IMP-JAP-04")
    if not empire.is_faction(s, card):
        return "IMP-JAP-04"
    if s.marks.get(card, 0) & SAMURAI:
        return "IMP-JAP-06"
    return "" if player.goods[n.WORKER] else "IMP-JAP-04"


def apply(s: State, seat: int, code: Code) -> None:
    verb, card = code[0], code[1]
    player = s.players[seat]
    word = s.book.faces[card].word
    if verb == n.SAMURAI:
        player.goods[n.WORKER] -= 1
        s.marks[card] = s.marks.get(card, 0) | SAMURAI
        s.tell("samurai", seat, card=word, what=s.book.goods[n.WORKER])
    elif verb == n.TUCK:
        _tuck(s, seat, card, code[2])
    else:
        good = code[2]
        player.goods[good] -= 1
        lying = list(s.kept.get(card, (0,) * s.book.tokens))
        lying[good] += 1
        s.kept[card] = tuple(lying)
        s.tell("offer", seat, card=word, what=s.book.goods[good])


def _tuck(s: State, seat: int, gate: int, card: int) -> None:
    """Face down: only its owner knows the card."""
    _, args = _anytime(s, gate)
    leave_face_down(s, seat, card)
    s.under[gate] = (*s.under.get(gate, ()), card)
    word = s.book.faces[gate].word
    tell_card(s, "tuck", seat, "tucked", card, 1 << seat, card=word, points=args["points"])
    gain_points(s, seat, args["points"])


# -- decision (FORFEITING, seat, card, points): goods given up for points (IMP-BAR-07) -------------------------------


def forfeit_candidates(s: State, frame: Frame) -> list[Code]:
    """Every part of the raze field, none to all."""
    found: list[tuple[int, ...]] = [()]
    for good, amount in sorted(s.book.faces[frame[2]].raze or ()):
        found = [(*code, *((good, count) if count else ())) for code in found for count in range(amount + 1)]
    return sorted((n.FORFEIT, *code) if code else (v.DONE,) for code in found)


def forfeit_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in forfeit_candidates(s, frame) else "IMP-BAR-07"


def forfeit_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, card, worth = frame
    s.pending.pop()
    given = dict(zip(code[1::2], code[2::2], strict=True))
    spoils = tuple((good, amount - given.get(good, 0)) for good, amount in s.book.faces[card].raze or ())
    raze(s, seat, card, tuple((good, amount) for good, amount in spoils if amount))
    for _ in range(sum(given.values())):
        gain_points(s, seat, worth)
    if given:
        s.tell("forfeit", seat, points=worth * sum(given.values()), **counted(s, given.items()))
