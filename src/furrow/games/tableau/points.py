"""Points: what standing locations add at the end, and from the events where the points of each player came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from furrow.games.tableau.compiling import ACTS, CONNECTION, FEATURE, PRODUCES
from furrow.games.tableau.state import State
from furrow.kernel.accounts import Account, Source

ACTIONS, FEATURES, PRODUCTION, DEALS, SPOILS, BUILT_OVER, EARLIER = WAYS = (
    "actions",
    "features",
    "production",
    "deals",
    "spoils",
    "built_over",
    "earlier",
)
"""The ways to points. `built_over` are developments and visits; `earlier` is what no event tells: a game that began
with a position, or was loaded from a snapshot."""
_OF_CATEGORY = {ACTS: ACTIONS, CONNECTION: ACTIONS, FEATURE: FEATURES, PRODUCES: PRODUCTION}
_BY_EVENT = {
    "develop": BUILT_OVER,
    "forgo": DEALS,
    "forfeit": SPOILS,
    "raze": SPOILS,
    "virtual_connection": ACTIONS,
}
"""Events that tell of points themselves, whatever their card is."""


def counted(s: State, seat: int) -> list[int]:
    """The locations that count for a player at the end: control over those of others is over by then."""
    own = [card for card in s.players[seat].locations if card not in s.taken]
    return own + [card for card, owner in s.taken.items() if owner == seat]


def parts(s: State, seat: int) -> dict[str, int]:
    """What the locations of a player add to the points at the end, part by part."""
    ways = s.book.ways
    worths = [ways.worth(s, seat, card) for card in counted(s, seat)]
    return {name: sum(worth[place] for worth in worths) for place, name in enumerate(ways.parts)}


def adds(s: State, seat: int) -> int:
    """The same in one number."""
    ways = s.book.ways
    return sum(sum(ways.worth(s, seat, card)) for card in counted(s, seat))


def accounts(start: State, s: State, events: Sequence[Mapping[str, Any]]) -> tuple[Account, ...]:
    """The points of every player, from the events as a spectator reads them; they began in `start`."""
    told = _Telling(start)
    for number, event in enumerate(events):
        told.hear(number, event)
    return tuple(_account(s, seat, told) for seat in range(len(s.players)))


def _account(s: State, seat: int, told: _Telling) -> Account:
    book, points = s.book, s.players[seat].points
    ways: Counter[str] = Counter()
    cards: dict[str, Counter[str]] = {}
    rest: Counter[str] = Counter()
    events: dict[str, list[int]] = {}
    for number, way, card, amount in told.entries.get(seat, ()):
        ways[way] += amount
        if card:
            cards.setdefault(card, Counter())[way] += amount
            events.setdefault(card, []).append(number)
        else:
            rest[way] += amount
    if untold := points - ways.total():
        ways[EARLIER] = rest[EARLIER] = untold
    standing = {book.card_words[card]: _adding(s, seat, card) for card in counted(s, seat)}
    sources = [
        Source(card, dict(cards.get(card, {})), standing.get(card, {}), card in standing, tuple(events.get(card, ())))
        for card in (*standing, *(card for card in cards if card not in standing))
    ]
    sources.sort(key=lambda source: -source.total)
    ordered = {way: ways[way] for way in WAYS if ways[way]}
    before = told.rounds.get(seat, [])
    rounds = (*(each + ways[EARLIER] for each in before), points)
    return Account(seat, points, ordered, parts(s, seat), tuple(sources), dict(rest), rounds)


def _adding(s: State, seat: int, card: int) -> dict[str, int]:
    """What one location adds to the parts of the result."""
    ways = s.book.ways
    return {part: amount for part, amount in zip(ways.parts, ways.worth(s, seat, card), strict=True) if amount}


class _Telling:
    """Listens to events in their order: entries (number of the event, way, card or "", amount) by seat."""

    def __init__(self, start: State) -> None:
        self.book = start.book
        self.entries: dict[int, list[tuple[int, str, str, int]]] = {}
        self.rounds: dict[int, list[int]] = {}
        self._players = len(start.players)
        words = self.book.card_words
        self._deals = {words[card] for player in start.players for card in player.deals}
        self._foreign = {(seat, words[card]) for seat, player in enumerate(start.players) for card in player.foreign}
        self._spoils = self._visited = self._copied = (-1, "")
        """Who has razed, visited or copied which card last: the gain that names it comes of that."""
        self._razed = ""
        self._round = 0
        self._producing = False

    def hear(self, number: int, event: Mapping[str, Any]) -> None:
        kind, seat, card = event["kind"], event["seat"], event.get("card", "")
        self._follow(kind, seat, card, event)
        if kind == "gain":
            amount = sum(n for good, n in zip(event["goods"], event["amounts"], strict=True) if good == "vp")
            if amount:
                self._enter(number, seat, self._way(seat, card), card, amount)
            self._copied = (-1, "")
        elif kind == "extra_points":
            self._enter(number, seat, self._category(card), card, event["amount"])
        elif kind == "deal_goods":
            amount = sum(n for good, n in zip(event["goods"], event["amounts"], strict=True) if good == "vp")
            self._enter(number, seat, DEALS, "", amount)
        elif event.get("points"):
            source = self._razed if kind == "forfeit" else "" if kind == "develop" else card
            self._enter(number, seat, _BY_EVENT.get(kind) or self._category(card), source, event["points"])

    def _enter(self, number: int, seat: int, way: str, card: str, amount: int) -> None:
        if amount:
            self.entries.setdefault(seat, []).append((number, way, card, amount))

    def _way(self, seat: int, card: str) -> str:
        """By which way a gain came that names a card, or none."""
        if not card:
            visited = self._visited[0] >= 0
            return PRODUCTION if self._producing else BUILT_OVER if visited else ACTIONS
        if (seat, card) == self._spoils:
            return SPOILS
        if (seat, card) == self._visited:
            return BUILT_OVER
        if (seat, card) == self._copied:
            return PRODUCTION
        dealt = card in self._deals or (seat, card) in self._foreign
        return DEALS if dealt else self._category(card)

    def _category(self, card: str) -> str:
        return _OF_CATEGORY[self.book.faces[self.book.find(card)].category]

    def _follow(self, kind: str, seat: int, card: str, event: Mapping[str, Any]) -> None:
        """What must be known of the table to tell one way from another."""
        if kind == "round":
            if self._round:
                self._close_round()
            self._round = event["round"]
        elif kind in ("production", "actions"):
            self._producing = kind == "production"
        elif kind == "turn":
            self._spoils = self._visited = (-1, "")
        elif kind in ("raze", "raze_card", "loot"):
            self._spoils, self._razed = (seat, card), card
        elif kind == "visit":
            self._visited = (seat, card)
        elif kind == "copy":
            self._copied = (seat, card)
        elif kind == "deal":
            self._deals.add(card)
        elif kind == "foreign_deal":
            self._foreign.add((seat, card))
        elif kind == "cancel":
            self._deals.discard(card)
            self._foreign.discard((seat, card))
        elif kind == "build":
            self._deals.discard(card)

    def _close_round(self) -> None:
        for seat in range(self._players):
            held = sum(entry[3] for entry in self.entries.get(seat, ()))
            self.rounds.setdefault(seat, []).append(held)
