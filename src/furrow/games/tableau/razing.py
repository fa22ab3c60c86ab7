"""Razing: a card of the player's own hand, or a location of an opponent."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import triggers
from furrow.games.tableau import verbs as v
from furrow.games.tableau.building import remove
from furrow.games.tableau.decks import announce, discard, leave_hand
from furrow.games.tableau.gaining import gain
from furrow.games.tableau.payment import missing, pay, within_reach
from furrow.games.tableau.ruins import is_ruin
from furrow.games.tableau.state import SHIELD, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def candidates(s: State, seat: int, goods: list[int]) -> list[Code]:
    ways = s.book.ways
    found: list[Code] = []
    if within_reach(s, goods, ways.least_raze_hand):
        found += [
            (v.RAZE, card)
            for card in s.players[seat].hand
            if within_reach(s, goods, ways.raze_hand_cost(s, card)) and not ways.raze_hand_refusal(s, seat, card)
        ]
    if within_reach(s, goods, ways.least_raze):
        for other in s.others(seat):
            player = s.players[other]
            if not player.passed:
                found += [
                    (v.RAZE, card)
                    for card in player.locations
                    if within_reach(s, goods, ways.raze_cost(s, card)) and not ways.raze_refusal(s, seat, card)
                ]
    return found


def refusal(s: State, seat: int, card: int) -> str:
    ways, ids = s.book.ways, s.book.ids
    if card in s.players[seat].hand:
        refused = ways.raze_hand_refusal(s, seat, card)
        return refused or (ids.raze_hand_cost if missing(s, seat, ways.raze_hand_cost(s, card)) else "")
    refused = target_refusal(s, seat, card)
    return refused or (ids.raze_cost if missing(s, seat, ways.raze_cost(s, card)) else "")


def target_refusal(s: State, seat: int, card: int) -> str:
    """Why a location cannot be razed, whatever is paid."""
    owner = s.owner_of(card)
    if owner < 0:
        return s.book.ids.ruin if is_ruin(s, seat, card) else s.book.ways.misplaced(s, card, s.book.ids.raze_target)
    if owner == seat:
        return s.book.ids.raze_own
    if s.players[owner].passed:
        return s.book.ways.passed_rule(s, owner, s.book.ids.raze_immune)
    return s.book.ways.raze_refusal(s, seat, card)


def apply(s: State, seat: int, card: int) -> None:
    ways = s.book.ways
    s.pending.append((f.RAZE_IT, seat, card))
    if card in s.players[seat].hand:
        announce(s, seat, card, "raze")
        pay(s, seat, ways.raze_hand_cost(s, card))
    else:
        s.tell("announce", seat, card=s.book.faces[card].word, action="raze")
        pay(s, seat, ways.raze_cost(s, card))


def raze_it(s: State, frame: Frame) -> None:
    _, seat, card = frame
    raze(s, seat, card, s.book.faces[card].raze or ())


def raze(s: State, seat: int, card: int, spoils: tuple[tuple[int, int], ...]) -> None:
    """Everything is paid: the spoils are gained, the card goes and its owner is compensated, features react."""
    triggers.fire(s, seat, triggers.RAZES, card)
    word = s.book.faces[card].word
    if card in s.players[seat].hand:
        s.tell("raze_card", seat, card=word)
        if s.book.ways.spoils_first:
            s.pending.append((f.DROP_IT, seat, card))
        else:
            drop(s, seat, card)
    else:
        owner = s.owner_of(card)
        s.tell("raze", seat, card=word, victim=owner)
        if s.book.ways.falls_first(s):
            fall(s, owner, card)
        else:
            s.pending.append((f.FALL_IT, seat, card))
    gain(s, seat, spoils, 1, card)


def drop_it(s: State, frame: Frame) -> None:
    """The spoils are gained: now the card goes."""
    drop(s, frame[1], frame[2])


def drop(s: State, seat: int, card: int) -> None:
    """A razed card of the hand is discarded."""
    leave_hand(s, seat, card)
    scrap(s, seat, card)


def scrap(s: State, seat: int, card: int) -> None:
    """A razed card does not stay: it goes to the discards."""
    discard(s, card)
    s.tell("scrap", seat, card=s.book.faces[card].word)


def become_ruin(s: State, owner: int, card: int) -> None:
    """A razed location stays with its owner, face down."""
    s.players[owner].ruins.append(card)
    s.tell("ruin", owner, card=s.book.faces[card].word)


def fall_it(s: State, frame: Frame) -> None:
    """The spoils are gained: now the location falls."""
    fall(s, s.owner_of(frame[2]), frame[2])


def fall(s: State, owner: int, card: int) -> None:
    """A razed location leaves the row and becomes what the game says; its owner gains what the game says."""
    remove(s, owner, card)
    s.book.ways.after_razing(s, owner, card)


def shielded(s: State, card: int) -> bool:
    """Does a shield lie on a location, or is it as if one did?"""
    return bool(s.marks.get(card, 0) & SHIELD) or s.book.faces[card].shielded
