"""The state: ints, flat lists of ints and a stack of small tuples. Facts of map and cards live in immutable tables."""

from __future__ import annotations

from typing import NamedTuple, Self

from furrow.games.scythe import names as n
from furrow.games.scythe.board import BIT, PLACE_COUNT
from furrow.games.scythe.printed_tables import FACTIONS
from furrow.kernel.events import Event, Fact, public
from furrow.kernel.pending import Frame
from furrow.kernel.streams import Stream
from furrow.kernel.unasked import Unasked

# ABILITY_BIT[faction][ability]: the ability's space on the faction mat, 0 if the faction does not have it.
ABILITY_BIT = tuple(
    tuple(1 << row.mechs.index(ability) if ability in row.mechs else 0 for ability in range(len(n.ABILITIES)))
    for row in FACTIONS
)


class Switches(NamedTuple):
    """The game options; see `options.py` for their sentences."""

    banned_pairs: bool
    blind_encounters: bool
    coin_gifts: bool
    contested_workers_may_leave: bool
    delay_penalty: bool
    enlist_bonus_at_once: bool
    neighbour_bonus_on_last_action: bool
    promo_encounters: bool
    promo_factory_cards: bool
    promo_objectives: bool
    relentless_on_factory_card: bool
    show_score_preview: bool
    tournament: bool
    wayfare_from_any_base: bool


class Player:
    """One seat. `fighters`, `workers` and `built` are masks of places, kept by `refresh` and by building."""

    __slots__ = (
        "abilities",
        "bonuses",
        "built",
        "coerced",
        "coins",
        "covered",
        "cubes",
        "drove_off",
        "faction",
        "factory_card",
        "fighters",
        "hand",
        "known",
        "mat",
        "objectives",
        "popularity",
        "power",
        "recruits",
        "refused",
        "section",
        "star_count",
        "stars",
        "structures",
        "units",
        "workers",
        "workforce",
    )

    def __init__(self, faction: int, mat: int) -> None:
        self.faction = faction
        self.mat = mat
        self.power = 0
        self.popularity = 0
        self.coins = 0
        self.section = -1  # of the action token; -1: beside the mat (SCY-SETUP-27)
        self.units = [-1] * n.UNIT_COUNT
        self.workforce = 0  # workers in play
        self.fighters = 0
        self.workers = 0
        self.structures = [-1] * 4
        self.built = 0
        self.abilities = 0  # uncovered mech spaces, bit k = mech k + 1
        self.recruits = 0  # bottom actions whose recruit has been enlisted
        self.bonuses = 0  # one-time bonuses taken
        self.cubes = 0  # green boxes freed
        self.covered = [0] * 4  # cubes on the red boxes of each bottom action
        self.hand: list[int] = []
        self.objectives: list[int] = []
        self.factory_card = 0
        self.stars = [0] * len(n.STARS)
        self.star_count = 0
        self.known = 0  # hidden cards elsewhere that this seat has seen, see `cards.py`
        self.refused = 0  # ongoing recruit bonuses declined for good (SCY-DIG-06)
        self.drove_off = 0  # 1 if this seat made a worker retreat this turn (objective 6)
        self.coerced = 0  # 1 if Coercion was used this turn

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.faction = self.faction
        copy.mat = self.mat
        copy.power = self.power
        copy.popularity = self.popularity
        copy.coins = self.coins
        copy.section = self.section
        copy.units = self.units[:]
        copy.workforce = self.workforce
        copy.fighters = self.fighters
        copy.workers = self.workers
        copy.structures = self.structures[:]
        copy.built = self.built
        copy.abilities = self.abilities
        copy.recruits = self.recruits
        copy.bonuses = self.bonuses
        copy.cubes = self.cubes
        copy.covered = self.covered[:]
        copy.hand = self.hand[:]
        copy.objectives = self.objectives[:]
        copy.factory_card = self.factory_card
        copy.stars = self.stars[:]
        copy.star_count = self.star_count
        copy.known = self.known
        copy.refused = self.refused
        copy.drove_off = self.drove_off
        copy.coerced = self.coerced
        return copy

    def refresh(self) -> None:
        """Make the masks agree with the places of the units."""
        u = self.units
        self.fighters = BIT[u[0]] | BIT[u[1]] | BIT[u[2]] | BIT[u[3]] | BIT[u[4]]
        self.workers = BIT[u[5]] | BIT[u[6]] | BIT[u[7]] | BIT[u[8]] | BIT[u[9]] | BIT[u[10]] | BIT[u[11]] | BIT[u[12]]

    def can(self, ability: int) -> bool:
        """Is the mech ability uncovered (SCY-DEPLOY-05)?"""
        return bool(self.abilities & ABILITY_BIT[self.faction][ability])

    def workers_on(self, place: int) -> int:
        """How many own workers stand on a place."""
        return self.units[n.FIRST_WORKER :].count(place)


class State:
    """A whole game at one moment."""

    __slots__ = (
        "active",
        "bots",
        "chance",
        "clockwise",
        "combat_deck",
        "combat_discards",
        "contested",
        "decks",
        "encounter_deck",
        "factory_offer",
        "free_bases",
        "goods",
        "in_combat",
        "log",
        "objective_deck",
        "over",
        "pending",
        "players",
        "reveals",
        "sealed",
        "stock",
        "structures",
        "switches",
        "tile",
        "tokens",
        "trips",
        "turn",
        "unasked",
    )

    def __init__(self, switches: Switches) -> None:
        self.switches = switches
        self.players: list[Player] = []
        self.clockwise: tuple[int, ...] = ()  # the seats as they sit (SCY-SETUP-11)
        self.active = 0
        self.turn = 0
        self.pending: list[Frame] = []  # the top is the only open question
        self.goods = [0] * (PLACE_COUNT * 4)  # by place, then resource
        self.stock = [0] * 4  # for each resource the places where some lie
        self.structures = 0  # places with a structure, whoever owns it
        self.tokens = 0  # places with an encounter token
        self.free_bases = 0  # bases of factions that nobody plays
        self.contested = 0  # places where the active seat has combat pending
        self.trips: list[Frame] = []  # how units came to contested places, see `ending.py`
        self.in_combat = 0
        self.sealed: tuple[Frame, Frame] = ((), ())  # attacker's and defender's secret answers, see `combat.py`
        self.combat_deck: list[int] = []  # the last card is the top one, as in all decks
        self.combat_discards: list[int] = []
        self.encounter_deck: list[int] = []
        self.objective_deck: list[int] = []
        self.factory_offer: list[int] = []
        self.tile = 0
        self.decks: Stream = 0
        self.chance: Stream = 0
        self.bots = 0
        self.over = False
        self.log: list[Event] | None = None
        self.unasked: list[Unasked] | None = None  # questions that nobody was asked, while a line is read
        self.reveals = 0

    def clone(self) -> Self:
        copy = self.__class__.__new__(self.__class__)
        copy.switches = self.switches
        copy.players = [player.clone() for player in self.players]
        copy.clockwise = self.clockwise
        copy.active = self.active
        copy.turn = self.turn
        copy.pending = self.pending[:]
        copy.goods = self.goods[:]
        copy.stock = self.stock[:]
        copy.structures = self.structures
        copy.tokens = self.tokens
        copy.free_bases = self.free_bases
        copy.contested = self.contested
        copy.trips = self.trips[:]
        copy.in_combat = self.in_combat
        copy.sealed = self.sealed
        copy.combat_deck = self.combat_deck[:]
        copy.combat_discards = self.combat_discards[:]
        copy.encounter_deck = self.encounter_deck[:]
        copy.objective_deck = self.objective_deck[:]
        copy.factory_offer = self.factory_offer[:]
        copy.tile = self.tile
        copy.decks = self.decks
        copy.chance = self.chance
        copy.bots = self.bots
        copy.over = self.over
        copy.log = None
        copy.unasked = None
        copy.reveals = self.reveals
        return copy

    def tell(self, kind: str, seat: int, **facts: Fact) -> None:
        """Append a public event, if events are on."""
        if self.log is not None:
            self.log.append(public(kind, seat, **facts))

    def tell_secretly(self, kind: str, seat: int, seen_by: int, secret: dict[str, Fact], **facts: Fact) -> None:
        """Append an event of which only the seats of the mask `seen_by` may read the secret part."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, secret, seen_by))
