"""Imagination: a copy of the game that a seat cannot tell from the true one.

The cards the seat has not seen are collected in a sorted order and dealt again with the caller's generator; the copy's
own streams are new, and sealed answers of others are forgotten: neither the true order nor the future leaks.
"""

from __future__ import annotations

from collections.abc import Iterable

from furrow.games.scythe import cards
from furrow.games.scythe import frames as f
from furrow.games.scythe.encounter import ORDERS
from furrow.games.scythe.setup import factory_cards
from furrow.games.scythe.state import State
from furrow.kernel.generator import Generator
from furrow.kernel.pending import Frame


def imagine(s: State, seat: int, generator: Generator) -> State:
    """See the module."""
    copy = s.clone()
    _combat_cards(copy, seat, generator)
    _objectives(copy, seat, generator)
    _factory(copy, seat, generator)
    known = copy.players[seat].known
    _redeal([(copy.encounter_deck, cards.ENCOUNTER)], known, generator)
    _blind_encounter(copy, generator)
    copy.decks = generator.below(1 << 31)
    copy.chance = generator.below(1 << 31)
    _forget_sealed(copy, seat)
    for number, player in enumerate(copy.players):
        if number != seat:
            player.known = _known_to(copy, number, seat)
    return copy


def _redeal(
    zones: Iterable[tuple[list[int], int]], known: int, generator: Generator, spare: Iterable[int] = ()
) -> None:
    """Deal the unknown cards of some zones again among the places they hold; `spare` cards may come in."""
    slots = [(zone, k) for zone, offset in zones for k, card in enumerate(zone) if not known >> offset + card & 1]
    unknown = sorted([*(zone[k] for zone, k in slots), *spare])
    generator.shuffle(unknown)
    for (zone, k), card in zip(slots, unknown, strict=False):
        zone[k] = card


def _combat_cards(s: State, seat: int, generator: Generator) -> None:
    own = s.players[seat]
    zones = [(s.combat_deck, 0), *((player.hand, 0) for player in s.players if player is not own)]
    _redeal(zones, own.known, generator)
    for player in s.players:
        player.hand.sort()


def _objectives(s: State, seat: int, generator: Generator) -> None:
    own = s.players[seat]
    zones = [(s.objective_deck, cards.OBJECTIVE)]
    zones += [(player.objectives, cards.OBJECTIVE) for player in s.players if player is not own]
    _redeal(zones, own.known, generator)
    for player in s.players:
        player.objectives.sort()


def _factory(s: State, seat: int, generator: Generator) -> None:
    """Unseen cards on the board may be any that nobody holds, the ones in the box included."""
    known = s.players[seat].known
    seen = set(s.factory_offer) | {player.factory_card for player in s.players}
    box = [card for card in factory_cards(s.switches) if card not in seen]
    if any(not known >> cards.FACTORY + card & 1 for card in s.factory_offer):
        _redeal([(s.factory_offer, cards.FACTORY)], known, generator, box)
        s.factory_offer.sort()


def _blind_encounter(s: State, generator: Generator) -> None:
    """Behind scenes of which none was chosen yet may be any unseen card, in any order (SCY-DIG-44)."""
    if s.over or s.pending[-1][0] != f.SCENES or s.pending[-1][5]:
        return
    _, seat, card, _, *rest = s.pending[-1]
    unseen = [card, *(other for other in s.encounter_deck if not s.players[seat].known >> cards.ENCOUNTER + other & 1)]
    dreamt = sorted(unseen)[generator.below(len(unseen))]
    if dreamt != card:
        s.encounter_deck[s.encounter_deck.index(dreamt)] = card
    s.pending[-2] = (f.UNDER_DECK, seat, dreamt)
    s.pending[-1] = (f.SCENES, seat, dreamt, generator.below(len(ORDERS)), *rest)


def _forget_sealed(s: State, seat: int) -> None:
    if s.over or s.pending[-1][0] != f.DIALS:
        return
    empty: Frame = ()
    first, second = s.sealed
    _, attacker, defender, _ = s.pending[-1]
    s.sealed = (first if attacker == seat else empty, second if defender == seat else empty)


def _known_to(s: State, number: int, seat: int) -> int:
    """What the dreaming seat can tell of another's knowledge: cards it holds itself or has seen stay known."""
    known = s.players[number].known
    own = s.players[seat]
    keep = own.known
    for card in own.hand:
        keep |= 1 << card
    return known & keep
