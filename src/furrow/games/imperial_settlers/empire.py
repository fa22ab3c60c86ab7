"""What becomes of locations: taken over, razed, removed; foundations, markers and samurai."""

from __future__ import annotations

from furrow.games.imperial_settlers import names as n
from furrow.games.tableau import building
from furrow.games.tableau.decks import discard, leave_face_down
from furrow.games.tableau.gaining import gain
from furrow.games.tableau.razing import scrap
from furrow.games.tableau.state import SAMURAI, SHIELD, State
from furrow.games.tableau.telling import tell_card

_WOOD = ((n.WOOD, 1),)


def is_faction(s: State, card: int) -> bool:
    """Does the card belong to a faction's deck?"""
    return n.COMMON_SET < s.book.faces[card].set < n.ATTACK_SET


def protection(s: State, card: int) -> int:
    """Additional raze tokens: one for a defence token, one for a samurai (IMP-RAZE-09)."""
    marks = s.marks.get(card, 0)
    return (marks & (SHIELD | SAMURAI)).bit_count()


def no_field_rule(s: State, card: int, of_faction: str) -> str:
    """The rule by which a card without a raze field cannot be razed: no faction but the Japanese has any."""
    return of_faction if is_faction(s, card) and s.book.faces[card].set != 1 + n.JAPANESE else "IMP-RAZE-03"


def take_over(s: State, seat: int, card: int) -> None:
    """The seat controls a location until the round's clean-up (IMP-EGY-14)."""
    owner = s.owner_of(card)
    s.players[owner].locations.remove(card)
    s.players[seat].locations.append(card)
    s.taken[card] = owner
    s.tell("take_over", seat, card=s.book.faces[card].word, victim=owner)


def end_control(s: State) -> None:
    """Every location is its owner's again."""
    for card, owner in sorted(s.taken.items()):
        s.players[s.owner_of(card)].locations.remove(card)
        s.players[owner].locations.append(card)
    if s.taken:
        s.tell("control_ends", -1, cards=s.words(sorted(s.taken)))
    s.taken = {}


def after_razing(s: State, holder: int, card: int) -> None:
    """A common location becomes a foundation of its owner; the wood is for the one who controlled it (IMP-EGY-13)."""
    owner = s.taken.pop(card, holder)
    if is_faction(s, card) or s.players[owner].virtual:  # IMP-RAZE-08, IMP-SOLO-15
        scrap(s, owner, card)
        return
    s.players[owner].ruins.append(card)
    s.tell("foundation", owner, card=s.book.faces[card].word)
    if not s.players[holder].virtual:
        gain(s, holder, _WOOD)


def remove(s: State, card: int) -> None:
    """A location goes for good, without being razed (IMP-CLAR-04)."""
    holder = s.owner_of(card)
    building.remove(s, holder, card)
    s.taken.pop(card, None)
    discard(s, card)
    s.tell("remove", holder, card=s.book.faces[card].word)


def leaves(s: State, owner: int, card: int) -> None:
    """Cards under a location go to their discards; nobody sees a marker (IMP-JAP-22)."""
    for each in s.under.pop(card, ()):
        seen = s.seen.pop(each, 0)
        discard(s, each, seen)
        tell_card(s, "untuck", owner, "tucked", each, seen, card=s.book.faces[card].word)


def lay_foundation(s: State, seat: int, card: int) -> None:
    """A card of the hand becomes a foundation, face down: only its owner knows it (IMP-EGY-07)."""
    leave_face_down(s, seat, card)
    s.players[seat].ruins.append(card)
    tell_card(s, "lay_foundation", seat, "card", card, 1 << seat)


def markers(s: State, location: int, holder: int) -> list[int]:
    """The cards under a location that mark deals of a player: of their own deck, and seen by nobody (IMP-JAP-21)."""
    deck_of = s.book.ways.deck_of
    return [each for each in s.under.get(location, ()) if each not in s.seen and deck_of(s, each) == 1 + holder]


def tucked(s: State, location: int) -> int:
    """How many cards lie under a location apart from markers, which count for nothing."""
    holders = [seat for seat in range(s.seats) if location in s.players[seat].foreign]
    return len(s.under.get(location, ())) - sum(len(markers(s, location, holder)) for holder in holders)


def end_foreign_deal(s: State, holder: int, card: int) -> None:
    """The marker of a deal goes to the discards of its deck."""
    found = markers(s, card, holder)
    if found:
        tell_card(s, "untuck", holder, "tucked", found[-1], 0, card=s.book.faces[card].word)
        discard(s, found[-1], 0)
        s.under[card] = tuple(each for each in s.under[card] if each != found[-1])
        if not s.under[card]:
            del s.under[card]


def worth(s: State, card: int) -> tuple[int, int, int]:
    """What a location adds at the end: its value as a common or as a faction location, and extra points."""
    value = s.book.faces[card].points
    return (0, value, _extra(s, card)) if is_faction(s, card) else (value, 0, _extra(s, card))


def _extra(s: State, card: int) -> int:
    """The highest step that the things on or under a location reach (IMP-JAP-19)."""
    steps = s.book.faces[card].score
    if not steps:
        return 0
    things = tucked(s, card) + sum(s.kept.get(card, ()))
    return max((points for least, points in steps if things >= least), default=0)


def defended(s: State, seat: int) -> int:
    """A location of a player on which a defence token lies; -1 if there is none."""
    return next((card for card in s.players[seat].locations if s.marks.get(card, 0) & SHIELD), -1)
