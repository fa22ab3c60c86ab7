"""The view: one JSON document with what a seat may know, built from a whitelist. A spectator has no seat."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache

import msgspec

from furrow.games.scythe import bottom, cards
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES, places_in
from furrow.games.scythe.conditions import ObjectiveProgress, progress
from furrow.games.scythe.headway import BottomProgress, StarProgress, bottom_progress, star_progress
from furrow.games.scythe.odds import Combat, Guard, Odds, Weakened, combat, guards, odds, weakened
from furrow.games.scythe.printed_tables import COMBAT_VALUE, FACTIONS
from furrow.games.scythe.question import Question, question
from furrow.games.scythe.scoring import categories, fortune, result
from furrow.games.scythe.state import Player, State, Switches
from furrow.games.scythe.territory import controlled, goods_on


class Sealed(msgspec.Struct):
    """The seat's own answer in a combat, until it is revealed."""

    dial: int
    cards: list[int]
    ready: bool


class Seat(msgspec.Struct):
    """What everybody sees of a player. `resources` has how many of each the player controls."""

    faction: str
    mat: str
    power: int
    popularity: int
    coins: int
    section: str | None
    character: str
    mechs: dict[str, str]
    workers: dict[str, int]
    workers_on_mat: int
    structures: dict[str, str]
    recruits: tuple[str, ...]
    bonuses: tuple[str, ...]
    cubes: tuple[str, ...]
    covered: dict[str, int]
    costs: dict[str, int]
    combat_cards: int
    objectives: int
    factory_card: int | None
    stars: dict[str, int]
    star_count: int
    star_progress: dict[str, StarProgress]
    territories: tuple[str, ...]
    resources: dict[str, int]
    bottoms: dict[str, BottomProgress]
    refused: tuple[str, ...]


class Own(msgspec.Struct, omit_defaults=True):
    """What only the seat itself sees."""

    combat_cards: list[int]
    objectives: list[int]
    objective_progress: list[ObjectiveProgress]
    fortune: dict[str, int]
    factory_offer: list[int] = []
    seen_hands: dict[str, list[int]] = {}
    sealed: Sealed | None = None
    weakened: dict[str, Weakened] = {}
    odds: Odds | None = None


class Factors(msgspec.Struct):
    """How a part of a result came about: so many, for so much each; where `each` is 0, by the steps of the tile."""

    count: int
    each: int


class Rank(msgspec.Struct):
    """One row of the final result; `factors` says of each part how it came about."""

    seat: int
    rank: int
    total: int
    parts: dict[str, int]
    factors: dict[str, Factors]


class View(msgspec.Struct, omit_defaults=True):
    """The whole table as one seat sees it. Numbers of combat cards are their values, other cards have their number."""

    game: str
    seat: int | None
    turn: int
    active: int
    over: bool
    clockwise: list[int]
    question: Question | None
    players: list[Seat]
    goods: dict[str, dict[str, int]]
    encounter_tokens: tuple[str, ...]
    contested: tuple[str, ...]
    tile: str
    combat_deck: int
    combat_discards: list[int]
    encounter_deck: int
    objective_deck: int
    factory_cards: int
    options: dict[str, bool]
    guards: dict[str, Guard] = {}
    combat: Combat | None = None
    own: Own | None = None
    fortunes: list[dict[str, int]] = []
    result: list[Rank] = []
    tie_break: str = ""


DERIVED = (
    "question",
    "players.costs",
    "players.star_progress",
    "players.territories",
    "players.resources",
    "players.bottoms",
    "own.objective_progress",
    "own.fortune",
    "own.sealed",  # half an answer belongs to its question; an event would show the others that it was given
    "own.weakened",
    "own.odds",
    "guards",
    "combat",
    "fortunes",
    "result",
    "tie_break",
)
"""What rules make of the facts; all other fields follow from events."""

_NAMED_BOTTOMS = tuple(enumerate(n.BOTTOMS))
_NAMED_RESOURCES = tuple(enumerate(n.RESOURCES))
_NAMED_STARS = tuple(enumerate(n.STARS))
_MECHS = tuple(tuple(n.ABILITIES[ability] for ability in row.mechs) for row in FACTIONS)


@lru_cache(maxsize=256)
def _named(words: tuple[str, ...], mask: int) -> tuple[str, ...]:
    """The words whose bits are set. Cached, since the same few sets come up again and again."""
    return tuple(word for k, word in enumerate(words) if mask >> k & 1)


@lru_cache(maxsize=8192)
def _places(mask: int) -> tuple[str, ...]:
    return tuple(PLACES[place] for place in places_in(mask))


@lru_cache(maxsize=64)
def _options(switches: Switches) -> dict[str, bool]:
    return switches._asdict()


def view(s: State, seat: int | None) -> View:
    """What the seat may know."""
    stock = s.stock
    goods = s.goods
    document = View(
        game="scythe",
        seat=seat,
        turn=s.turn,
        active=s.active,
        over=s.over,
        clockwise=list(s.clockwise),
        question=None if s.over else question(s, s.pending[-1]),
        players=[_player(s, number, player) for number, player in enumerate(s.players)],
        goods={
            PLACES[place]: {n.RESOURCES[kind]: amount for kind in range(4) if (amount := goods[place * 4 + kind])}
            for place in places_in(stock[0] | stock[1] | stock[2] | stock[3])
        },
        encounter_tokens=_places(s.tokens),
        contested=_places(s.contested),
        tile=n.TILES[s.tile],
        combat_deck=len(s.combat_deck),
        combat_discards=[COMBAT_VALUE[card] for card in s.combat_discards],
        encounter_deck=len(s.encounter_deck),
        objective_deck=len(s.objective_deck),
        factory_cards=len(s.factory_offer),
        options=_options(s.switches).copy(),
    )
    if not s.over:
        document.guards = guards(s)
        document.combat = combat(s)
    if seat is not None:
        document.own = _own(s, seat)
    if s.over:
        final = result(s)
        document.result = [
            Rank(row.seat, row.rank, row.total, row.parts, _factors(s, row.seat)) for row in final.standings
        ]
        document.tie_break = final.tie_break
    if s.over or s.switches.show_score_preview:
        document.fortunes = [fortune(s, number) for number in range(len(s.players))]
    return document


def views(s: State, seats: Iterable[int | None]) -> dict[int | None, View]:
    """The views of several seats; they share what everybody sees, so a server makes that part once."""
    public = view(s, None)
    found: dict[int | None, View] = {}
    for seat in seats:
        document = copy(public)
        document.seat = seat
        if seat is not None:
            document.own = _own(s, seat)
        found[seat] = document
    return found


def _player(s: State, seat: int, player: Player) -> Seat:
    mechs = _MECHS[player.faction]
    units = player.units
    control = controlled(s, seat)
    stock = s.stock
    resources = {name: goods_on(s, control, kind) if stock[kind] & control else 0 for kind, name in _NAMED_RESOURCES}
    costs = {name: bottom.cost(player, k) for k, name in _NAMED_BOTTOMS}
    workers: dict[str, int] = {}
    for place in sorted(units[n.FIRST_WORKER :]):
        if place >= 0:
            workers[PLACES[place]] = workers.get(PLACES[place], 0) + 1
    return Seat(
        faction=n.FACTIONS[player.faction],
        mat=n.MATS[player.mat],
        power=player.power,
        popularity=player.popularity,
        coins=player.coins,
        section=n.SECTIONS[player.section] if player.section >= 0 else None,
        character=PLACES[units[0]],
        mechs={mechs[k]: PLACES[units[k + 1]] for k in range(4) if player.abilities >> k & 1},
        workers=workers,
        workers_on_mat=n.ALL_WORKERS - player.workforce,
        structures={n.STRUCTURES[k]: PLACES[place] for k, place in enumerate(player.structures) if place >= 0},
        recruits=_named(n.BOTTOMS, player.recruits),
        bonuses=_named(n.BONUSES, player.bonuses),
        cubes=_named(n.BOXES, player.cubes),
        covered={name: player.covered[k] for k, name in _NAMED_BOTTOMS if player.covered[k]},
        costs=costs,
        combat_cards=len(player.hand),
        objectives=len(player.objectives),
        factory_card=player.factory_card or None,
        stars={name: player.stars[k] for k, name in _NAMED_STARS if player.stars[k]},
        star_count=player.star_count,
        star_progress=star_progress(player),
        territories=_places(control),
        resources=resources,
        bottoms=bottom_progress(s, seat, costs, resources),
        refused=_named(n.BONUSES, player.refused),
    )


def _factors(s: State, seat: int) -> dict[str, Factors]:
    return {name: Factors(category.counted, category.each) for name, category in categories(s, seat).items()}


def _own(s: State, seat: int) -> Own:
    player = s.players[seat]
    known = player.known
    own = Own(
        combat_cards=[COMBAT_VALUE[card] for card in player.hand],
        objectives=list(player.objectives),
        objective_progress=[progress(s, seat, card) for card in player.objectives],
        fortune=fortune(s, seat),
    )
    own.factory_offer = [card for card in s.factory_offer if known >> cards.FACTORY + card & 1]
    if known & cards.ALL_COMBAT:
        for number, other in enumerate(s.players):
            values = [COMBAT_VALUE[card] for card in other.hand if known >> card & 1]
            if values and number != seat:
                own.seen_hands[str(number)] = values
    if s.over:
        return own
    own.weakened = weakened(s, seat)
    own.odds = odds(s, seat)
    if s.pending[-1][0] == f.DIALS and seat in s.pending[-1][1:3]:
        answer = s.sealed[s.pending[-1][1:3].index(seat)]
        if answer:
            own.sealed = Sealed(answer[0], [COMBAT_VALUE[card] for card in answer[2:]], bool(answer[1]))
    return own


def measures(document: View, seat: int) -> dict[str, float]:
    """What a chart shows of a player. The fortune is in the player's own view only."""
    player = document.players[seat]
    shown = {"coins": player.coins, "popularity": player.popularity, "power": player.power}
    own = {} if document.own is None else {"fortune": float(sum(document.own.fortune.values()))}
    return {**own, **shown, "star_count": player.star_count}
