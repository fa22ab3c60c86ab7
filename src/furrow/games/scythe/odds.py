"""Combat in numbers: what guards a territory, the most that each side can reach, and how safe a total is.

How safe: the share of the hands that the opponent may hold, as far as the seat knows, with which the opponent does not
beat the total even by giving all it can. Every hand that can be dealt from the cards the seat has not seen, together
with those it has seen there, counts once. It is a lower bound of the chance to win: opponents may give less.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, prod

import msgspec

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES, TERRITORIES, places_in
from furrow.games.scythe.combat import TAKEN_BY_ABILITY, ability_at, card_limit
from furrow.games.scythe.printed_tables import COMBAT_VALUE
from furrow.games.scythe.state import ABILITY_BIT, Player, State

_VALUES = tuple(sorted(set(COMBAT_VALUE), reverse=True))
_PLACE_OF_VALUE = {value: k for k, value in enumerate(_VALUES)}
_ACTING = tuple(bits[n.DISARM] | bits[n.SCOUT] | bits[n.ARTILLERY] for bits in ABILITY_BIT)
"""The spaces of abilities that act before the dials are set, by faction."""
Cards = tuple[int, ...]
"""How many cards there are of each value, the highest first."""


class CombatSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """The most that a player can give in a combat: power on the dial, and a number of cards."""

    seat: int
    dial: int
    cards: int


class Guard(CombatSide, frozen=True):
    """What a territory is defended with; `ability` is what the defender does before the dials are set there."""

    ability: str = ""


class Weakened(msgspec.Struct, frozen=True):
    """What is left of a guard when the reader attacks and its own ability has acted."""

    dial: int
    cards: int
    ability: str


class Combat(msgspec.Struct, frozen=True):
    """The combat that is fought now."""

    place: str
    attacker: CombatSide
    defender: CombatSide


class Chance(msgspec.Struct, frozen=True):
    """With this total the reader cannot lose against `safe` of the opponent's possible hands."""

    total: int
    safe: int


class Odds(msgspec.Struct, frozen=True):
    """The combat as the reader's seat can reckon it: the most of either side, and every total that it can give."""

    most: int
    opponent_most: int
    hands: int
    chances: list[Chance]


def guards(s: State) -> dict[str, Guard]:
    """Every territory with a character or mech; where a combat is to be fought, what the defender has."""
    found: dict[str, Guard] = {}
    for seat, player in enumerate(s.players):
        held = player.fighters & TERRITORIES
        if s.contested and seat == s.active:
            held &= ~s.contested
        for place in places_in(held):
            found[PLACES[place]] = _guard(seat, *_limits(player, place), ability_at(player, place))
    return found


@lru_cache(maxsize=4096)
def _guard(seat: int, dial: int, cards: int, ability: int) -> Guard:
    """Cached, since the same few guards come up again and again."""
    return Guard(seat, dial, cards, n.ABILITIES[ability] if ability >= 0 else "")


def _limits(player: Player, place: int) -> tuple[int, int]:
    """The most power on the dial (SCY-COMBAT-13), and the most cards (SCY-COMBAT-14)."""
    return min(n.MAX_DIAL, player.power), min(card_limit(player, place), len(player.hand))


def weakened(s: State, seat: int) -> dict[str, Weakened]:
    """The guards that the seat's own ability would weaken, were it to attack there."""
    player = s.players[seat]
    found: dict[str, Weakened] = {}
    if not player.abilities & _ACTING[player.faction]:
        return found
    for number, other in enumerate(s.players):
        for place in places_in(other.fighters & TERRITORIES) if number != seat else ():
            acting = ability_at(player, place)
            if acting >= 0:
                scouted = acting == n.SCOUT
                power = other.power - (0 if scouted else min(TAKEN_BY_ABILITY, other.power))
                cards = min(card_limit(other, place), len(other.hand) - (scouted and bool(other.hand)))
                found[PLACES[place]] = Weakened(min(n.MAX_DIAL, power), cards, n.ABILITIES[acting])
    return found


def combat(s: State) -> Combat | None:
    """The combat that is fought now, until it is decided."""
    sides = _sides(s)
    if sides is None:
        return None
    attacker, defender, place = sides
    both = (CombatSide(seat, *_limits(s.players[seat], place)) for seat in (attacker, defender))
    return Combat(PLACES[place], *both)


def odds(s: State, seat: int) -> Odds | None:
    """The odds of a seat that fights."""
    sides = _sides(s)
    if sides is None or seat not in sides[:2]:
        return None
    attacker, defender, place = sides
    player, other = s.players[seat], s.players[defender if seat == attacker else attacker]
    dial, limit = _limits(player, place)
    totals = _totals(_counted(player.hand), dial, limit)
    power, theirs = _limits(other, place)
    best = [(power + cards, ways) for cards, ways in _best_cards(*_unseen(s, player, other), theirs)]
    ahead = 0 if seat == attacker else 1  # SCY-COMBAT-19: the attacker wins ties
    return Odds(
        totals[-1],
        best[-1][0],
        sum(ways for _, ways in best),
        [Chance(total, sum(ways for against, ways in best if against + ahead <= total)) for total in totals],
    )


def _sides(s: State) -> tuple[int, int, int] | None:
    """Attacker, defender and place of the combat that is not decided yet."""
    if s.in_combat:
        for frame in s.pending:
            if frame[0] == f.FIGHT:
                return frame[1], frame[2], frame[3]
    return None


def _counted(cards: list[int]) -> Cards:
    counts = [0] * len(_VALUES)
    for card in cards:
        counts[_PLACE_OF_VALUE[COMBAT_VALUE[card]]] += 1
    return tuple(counts)


def _unseen(s: State, player: Player, other: Player) -> tuple[Cards, Cards, int]:
    """The cards that a player has not seen; those it has seen in another's hand; how many more are in that hand."""
    known = player.known
    hidden = [card for card in s.combat_deck if not known >> card & 1]
    for each in s.players:
        if each is not player:
            hidden += [card for card in each.hand if not known >> card & 1]
    seen = [card for card in other.hand if known >> card & 1]
    return _counted(hidden), _counted(seen), len(other.hand) - len(seen)


@lru_cache(maxsize=256)
def _best_cards(hidden: Cards, seen: Cards, unknown: int, limit: int) -> tuple[tuple[int, int], ...]:
    """The highest sum that `limit` cards of a hand can have, and how many hands there are with it, ascending."""
    ways: dict[int, int] = {}
    for most in product(*(range(min(count, unknown) + 1) for count in hidden[:-1])):
        last = unknown - sum(most)
        if 0 <= last <= hidden[-1]:
            dealt = (*most, last)
            best = _best_sum(tuple(a + b for a, b in zip(dealt, seen, strict=True)), limit)
            ways[best] = ways.get(best, 0) + prod(map(comb, hidden, dealt))
    return tuple(sorted(ways.items()))


def _best_sum(hand: Cards, limit: int) -> int:
    total = 0
    for value, count in zip(_VALUES, hand, strict=True):
        played = min(count, limit)
        total += value * played
        limit -= played
    return total


@lru_cache(maxsize=256)
def _totals(hand: Cards, dial: int, limit: int) -> tuple[int, ...]:
    """Every total that can be given, ascending."""
    played = [each for each in product(*(range(min(count, limit) + 1) for count in hand)) if sum(each) <= limit]
    sums = {sum(value * count for value, count in zip(_VALUES, each, strict=True)) for each in played}
    return tuple(sorted({power + sum_ for power in range(dial + 1) for sum_ in sums}))
