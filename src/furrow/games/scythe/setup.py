"""Setup (SCY-SETUP): seats, factions, mats, decks and pieces of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import ENCOUNTERS as ENCOUNTER_PLACES
from furrow.games.scythe.board import START, base_of, places_in
from furrow.games.scythe.cards import draw
from furrow.games.scythe.options import OPTIONS
from furrow.games.scythe.printed_tables import (
    BANNED,
    BASE_ENCOUNTERS,
    COMBAT_VALUE,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    MATS,
    OBJECTIVES,
)
from furrow.games.scythe.state import Player, State, Switches
from furrow.kernel.choices import chosen_or_random, is_number
from furrow.kernel.errors import SetupError
from furrow.kernel.options import chosen
from furrow.kernel.streams import Seed, check_seed, drawing, stream

SEATS = range(2, 6)  # SCY-DIG-43
_CHOICES = ("factions", "mats", "bots")
_TRIES = 100  # to deal without a banned pair; more than enough unless the pair was chosen


def new_state(seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]) -> State:
    """A game ready for its first turn."""
    if not is_number(seats) or seats not in SEATS:
        raise SetupError(f"Scythe has 2 to 5 seats, not {seats!r}; fill empty seats with bots")
    check_seed(seed)
    unknown = sorted(set(setup) - set(_CHOICES))
    if unknown:
        raise SetupError(f"unknown setup value {unknown[0]!r}; known are: {', '.join(_CHOICES)}")
    switches = Switches(**chosen(OPTIONS, options))
    factions, mats = assign(seats, seed, switches, setup.get("factions"), setup.get("mats"))
    s = State(switches)
    s.decks = stream(seed, "decks")
    s.chance = stream(seed, "chance")
    s.players = [Player(faction, mat) for faction, mat in zip(factions, mats, strict=True)]
    s.bots = bot_mask(seats, setup.get("bots") or ())
    seat_players(s)
    s.log = []
    _shuffle_decks(s)
    for player in s.players:
        _put_pieces(player)
    _deal(s)
    s.reveals = 0
    s.active = first_player(s)
    s.pending = [(f.TURN, s.active)]
    s.tell("start", s.active, seats=seats)
    return s


def assign(
    seats: int, seed: Seed, switches: Switches, factions: Sequence[str | None] | None, mats: Sequence[str | None] | None
) -> tuple[list[int], list[int]]:
    """Chosen or random factions and mats (SCY-SETUP-09, SCY-DIG-38)."""
    generator = drawing(stream(seed, "seats"))
    faction_numbers = chosen_or_random(seats, factions, n.FACTIONS, "faction", generator)
    mat_numbers = chosen_or_random(seats, mats, n.MATS, "mat", generator)
    always = BANNED  # pairs that no deal avoids: those that were chosen
    for _ in range(_TRIES):
        banned = BANNED & set(zip(faction_numbers, mat_numbers, strict=True)) if switches.banned_pairs else frozenset()
        if not banned:
            return faction_numbers, mat_numbers
        always &= banned
        faction_numbers = chosen_or_random(seats, factions, n.FACTIONS, "faction", generator)
        mat_numbers = chosen_or_random(seats, mats, n.MATS, "mat", generator)
    faction, mat = min(always or banned)
    raise SetupError(
        "a chosen pair of faction and mat is banned; switch `banned_pairs` off or choose another",
        "pair_banned",
        faction=n.FACTIONS[faction],
        mat=n.MATS[mat],
        option="banned_pairs",
    )


def bot_mask(seats: int, bots: Sequence[int]) -> int:
    """Seats played by programs: they receive no coin gifts (SCY-DIG-34)."""
    mask = 0
    if not hasattr(bots, "__iter__"):
        raise SetupError(f"bots are given as a list of seats, not {bots!r}")
    for seat in bots:
        if not is_number(seat) or not 0 <= seat < seats:
            raise SetupError(f"there is no seat {seat!r} for a bot: seats are 0 to {seats - 1}")
        mask |= 1 << seat
    return mask


def seat_players(s: State) -> None:
    """Seats around the table in the order of SCY-SETUP-11, and the bases that nobody plays."""
    s.clockwise = tuple(sorted(range(len(s.players)), key=lambda seat: s.players[seat].faction))
    played = {player.faction for player in s.players}
    s.free_bases = sum(1 << base_of(k) for k in range(len(n.BASE_OWNERS)) if k not in played)


def first_player(s: State) -> int:
    """The lowest mat number begins (SCY-SETUP-32)."""
    return min(range(len(s.players)), key=lambda seat: MATS[s.players[seat].mat].number)


def encounter_cards(switches: Switches) -> list[int]:
    """The encounter cards in the game."""
    return sorted(ENCOUNTERS) if switches.promo_encounters else list(BASE_ENCOUNTERS)


def factory_cards(switches: Switches) -> list[int]:
    """The Factory cards in the game, the box included."""
    return [card for card, row in FACTORY_CARDS.items() if row.base or switches.promo_factory_cards]


def objective_cards(switches: Switches) -> list[int]:
    """The objective cards in the game."""
    return [card for card, row in OBJECTIVES.items() if row.base or switches.promo_objectives]


def _shuffle_decks(s: State) -> None:
    generator = drawing(s.decks)
    s.combat_deck = list(range(len(COMBAT_VALUE)))
    generator.shuffle(s.combat_deck)
    s.factory_offer = sorted(generator.sample(factory_cards(s.switches), len(s.players) + 1))  # SCY-SETUP-05
    s.encounter_deck = encounter_cards(s.switches)
    generator.shuffle(s.encounter_deck)
    s.objective_deck = objective_cards(s.switches)
    generator.shuffle(s.objective_deck)
    s.tile = generator.below(len(n.TILES))
    s.decks = generator.state
    s.tokens = ENCOUNTER_PLACES


def _put_pieces(player: Player) -> None:
    """Character on the base, a worker on each of the two land exits (SCY-SETUP-21/22), tracks as printed."""
    faction, mat = FACTIONS[player.faction], MATS[player.mat]
    player.power = faction.power
    player.popularity = mat.popularity
    player.coins = mat.coins
    player.units[0] = base_of(player.faction)
    for unit, place in enumerate(places_in(START[player.faction]), n.FIRST_WORKER):
        player.units[unit] = place
        player.workforce += 1
    player.refresh()


def _deal(s: State) -> None:
    for seat, player in enumerate(s.players):
        draw(s, seat, FACTIONS[player.faction].combat_cards)
        count = MATS[player.mat].objectives
        player.objectives = sorted(s.objective_deck.pop() for _ in range(count))
