"""The printed facts for a client that draws the table: made from the tables that the rules play by, never copied."""

from __future__ import annotations

from functools import cache

import msgspec

from furrow.games.scythe import board, printed_tables
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES, places_in
from furrow.games.scythe.state import State
from furrow.kernel.contract import Rules

Amounts = dict[str, int]


class HexFact(msgspec.Struct):
    """A territory, in axial coordinates of pointy-top hexes."""

    id: str
    q: int
    r: int
    terrain: str
    tunnel: bool
    encounter: bool


class BaseFact(msgspec.Struct):
    """A home base at the rim."""

    id: str
    faction: str
    q: int
    r: int


class MapFacts(msgspec.Struct):
    """The map; a river runs between two places."""

    hexes: list[HexFact]
    bases: list[BaseFact]
    rivers: list[tuple[str, str]]


class FactionFact(msgspec.Struct):
    """A faction mat; `riverwalk` are the terrains that this ability leads to."""

    power: int
    combat_cards: int
    ability: str
    mechs: list[str]
    riverwalk: list[str]


class SectionFact(msgspec.Struct):
    """A section of a player mat; `dashed` of the cost's squares can be covered by cubes."""

    top: str
    bottom: str
    cost: int
    dashed: int
    coins: int


class MatFact(msgspec.Struct):
    """A player mat."""

    number: int
    popularity: int
    coins: int
    objectives: int
    sections: list[SectionFact]


class TopFact(msgspec.Struct):
    """A top-row action; a box holds its yield before and after an upgrade."""

    cost: Amounts
    boxes: dict[str, tuple[int, int]]
    structure: str


class BottomFact(msgspec.Struct):
    """A bottom-row action: what it is paid with, and the bonus of its recruit."""

    resource: str
    ongoing_bonus: str


class EncounterOption(msgspec.Struct):
    """One option of an encounter card."""

    cost: Amounts
    gain: Amounts
    special: str
    scene: int


class FactoryFact(msgspec.Struct):
    """The top-row action of a Factory card."""

    cost: Amounts
    gain: Amounts
    choose_one: bool


class ObjectiveFact(msgspec.Struct):
    """When an objective is looked at."""

    at_end_of_turn: bool


class Tier(msgspec.Struct, rename={"lowest": "from"}):
    """What a popularity tier pays; `from` is its lowest popularity."""

    lowest: int
    star: int
    territory: int
    resource_pair: int


class Limits(msgspec.Struct):
    """Ends of tracks and supplies."""

    power: int
    popularity: int
    dial: int
    stars: int
    workers: int
    workers_at_start: int
    factory_counts_as: int


class Facts(msgspec.Struct):
    """Everything that is printed on board, mats, cards and tiles, by the words of the engine, cards by number."""

    map: MapFacts
    factions: dict[str, FactionFact]
    mats: dict[str, MatFact]
    top_actions: dict[str, TopFact]
    bottom_actions: dict[str, BottomFact]
    produce_cost: list[Amounts]
    recruit_bonus: int
    encounters: dict[str, list[EncounterOption]]
    factory_cards: dict[str, FactoryFact]
    objectives: dict[str, ObjectiveFact]
    tiles: dict[str, list[tuple[int, int]]]
    stars: list[str]
    tiers: list[Tier]
    limits: Limits
    resources: list[str]


def reference(rules: Rules[State]) -> Facts:
    """The facts of the base game: no option changes what is printed.

    >>> from furrow.games import find
    >>> reference(find("scythe")).map.hexes[0].id
    'A1'
    """
    return _facts()


@cache
def _facts() -> Facts:
    return Facts(
        map=map_facts(),
        factions={name: _faction(number) for number, name in enumerate(n.FACTIONS)},
        mats={name: _mat(number) for number, name in enumerate(n.MATS)},
        top_actions={name: _top_action(section) for section, name in enumerate(n.SECTIONS[: n.FACTORY])},
        bottom_actions={
            name: BottomFact(n.RESOURCES[n.BOTTOM_RESOURCE[k]], n.BONUSES[k]) for k, name in enumerate(n.BOTTOMS)
        },
        produce_cost=[_amounts(cost) for cost in printed_tables.PRODUCE_COST],
        recruit_bonus=printed_tables.RECRUIT_BONUS,
        encounters={str(card): [_option(row) for row in rows] for card, rows in printed_tables.ENCOUNTERS.items()},
        factory_cards={
            str(card): FactoryFact(_amounts(row.cost), _amounts(row.gain), row.choose_one)
            for card, row in printed_tables.FACTORY_CARDS.items()
        },
        objectives={str(card): ObjectiveFact(row.at_end_of_turn) for card, row in printed_tables.OBJECTIVES.items()},
        tiles={name: list(printed_tables.TILE_STEPS[k]) for k, name in enumerate(n.TILES)},
        stars=list(n.STARS),
        tiers=_tiers(),
        limits=Limits(
            power=n.MAX_POWER,
            popularity=n.MAX_POPULARITY,
            dial=n.MAX_DIAL,
            stars=n.MAX_STARS,
            workers=n.ALL_WORKERS,
            workers_at_start=n.WORKERS_AT_START,
            factory_counts_as=printed_tables.FACTORY_COUNTS_AS,
        ),
        resources=list(n.RESOURCES),
    )


@cache
def map_facts() -> MapFacts:
    """The map as it is printed."""
    coordinates = _coordinates()
    return MapFacts(
        hexes=[_hex(place, *coordinates[place]) for place in range(board.HEX_COUNT)],
        bases=[
            BaseFact(PLACES[place], owner, *coordinates[place])
            for place, owner in enumerate(n.BASE_OWNERS, board.HEX_COUNT)
        ],
        rivers=[
            (PLACES[other], PLACES[place])
            for place in range(board.PLACE_COUNT)
            for other in places_in(board.RIVER[place])
            if other < place
        ],
    )


def _coordinates() -> list[tuple[int, int]]:
    """Where each place lies; bases lie at the rim."""
    printed = printed_tables.load("map.json")
    where = {row["id"]: (row["q"], row["r"]) for row in printed["hexes"]}
    where |= {f"base.{row['faction']}": (row["q"], row["r"]) for row in printed["bases"]}
    return [where[place] for place in PLACES]


def _hex(place: int, q: int, r: int) -> HexFact:
    bit = board.BIT[place]
    return HexFact(
        id=PLACES[place],
        q=q,
        r=r,
        terrain=n.TERRAINS[board.TERRAIN[place]],
        tunnel=bool(bit & board.TUNNELS),
        encounter=bool(bit & board.ENCOUNTERS),
    )


def _faction(number: int) -> FactionFact:
    row = printed_tables.FACTIONS[number]
    return FactionFact(
        power=row.power,
        combat_cards=row.combat_cards,
        ability=row.ability,
        mechs=[n.ABILITIES[ability] for ability in row.mechs],
        riverwalk=[n.TERRAINS[terrain] for terrain in row.riverwalk],
    )


def _mat(number: int) -> MatFact:
    row = printed_tables.MATS[number]
    return MatFact(
        number=row.number,
        popularity=row.popularity,
        coins=row.coins,
        objectives=row.objectives,
        sections=[_section(row, section) for section in row.sections],
    )


def _section(row: printed_tables.Mat, section: int) -> SectionFact:
    bottom = row.bottom_of[section]
    return SectionFact(
        top=n.SECTIONS[section],
        bottom=n.BOTTOMS[bottom],
        cost=row.cost[bottom],
        dashed=row.dashed[bottom],
        coins=row.gain[bottom],
    )


def _top_action(section: int) -> TopFact:
    name = n.SECTIONS[section]
    boxes = {
        box.partition(".")[2]: printed_tables.BOX_AMOUNTS[k]
        for k, box in enumerate(n.BOXES)
        if box.partition(".")[0] == name
    }
    if section == n.TRADE:
        boxes["goods"] = (printed_tables.GOODS_PER_TRADE, printed_tables.GOODS_PER_TRADE)
    return TopFact(_amounts(printed_tables.TOP_COST[section]), boxes, n.STRUCTURES[section])


def _option(row: printed_tables.Choice) -> EncounterOption:
    return EncounterOption(_amounts(row.cost), _amounts(row.gain), row.special, row.scene)


def _tiers() -> list[Tier]:
    return [
        Tier(popularity, *pay)
        for popularity, pay in enumerate(printed_tables.TIERS)
        if not popularity or printed_tables.TIERS[popularity - 1] != pay
    ]


def _amounts(row: printed_tables.Amounts) -> Amounts:
    return {n.GAINS[kind]: amount for kind, amount in row}
