"""What effects as data cost: the base cards of 51st State once more, written by hand, and a whole game with each.

The functions below do what the rows say, in the shortest code possible without rows. `furrow bench` plays the
same random games with both; the results must agree, and the ratio of the times is the price of the effect language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from furrow.games.fifty_first_state import actions
from furrow.games.fifty_first_state import names as n
from furrow.games.fifty_first_state.rules import RULES
from furrow.games.tableau import building, gaining, production, triggers, using
from furrow.games.tableau.decks import draw
from furrow.games.tableau.state import State
from furrow.kernel.contract import Rules

Effect = Callable[[State, int, int], None]
"""(state, who gains, whose locations are counted)"""
_MODULES: tuple[Any, ...] = (gaining, building, production, triggers, using, actions)


def _tokens(good: int, amount: int) -> Effect:
    def effect(s: State, seat: int, owner: int) -> None:
        s.players[seat].goods[good] += amount

    return effect


def _points(amount: int) -> Effect:
    def effect(s: State, seat: int, owner: int) -> None:
        player = s.players[seat]
        player.points += amount
        if player.points >= n.GOAL and not s.ending:
            s.ending = True

    return effect


def _cards(amount: int) -> Effect:
    def effect(s: State, seat: int, owner: int) -> None:
        draw(s, seat, n.DRAW_DECK, amount)

    return effect


def _per_type(word: str, good: int, most: int) -> Effect:
    bit = 1 << n.VOCABULARY.tags.index(word)

    def effect(s: State, seat: int, owner: int) -> None:
        faces = s.book.faces
        found = min(most, sum(1 for card in s.players[owner].locations if faces[card].tags & bit))
        if good == n.VP:
            _points(found)(s, seat, owner)
        else:
            s.players[seat].goods[good] += found

    return effect


def _on_card(good: int) -> Effect:
    amounts = tuple(3 if each == good else 0 for each in range(n.VP))

    def effect(s: State, seat: int, owner: int) -> None:
        s.kept[s.players[seat].locations[-1]] = amounts

    return effect


_PRODUCTION: dict[str, Effect] = {
    "arena": _per_type("gun", n.GUN, 3),
    "assassin": _tokens(n.GUN, 1),
    "boiler_room": _tokens(n.WORKER, 2),
    "brick_supplier": _per_type("brick", n.BRICK, 3),
    "construction_vehicles": _tokens(n.GREY, 1),
    "docks": _tokens(n.IRON, 1),
    "excavator": _tokens(n.DEVELOPMENT, 1),
    "fuel_tank": _tokens(n.FUEL, 1),
    "oil_rig": _per_type("fuel", n.FUEL, 3),
    "parking_lot": _per_type("iron", n.IRON, 3),
    "pub": _cards(1),
    "quarry": _tokens(n.BRICK, 1),
    "school": _tokens(n.WORKER, 1),
    "sharrash": _tokens(n.UNIVERSAL, 1),
}
_BUILT: dict[str, Effect] = {
    "boiler_room": _tokens(n.WORKER, 1),
    "brick_storage": _on_card(n.BRICK),
    "camp": _on_card(n.WORKER),
    "church": _points(2),
    "city_guards": _on_card(n.GUN),
    "construction_vehicles": _tokens(n.GREY, 1),
    "crossroads": _cards(2),
    "factory": _per_type("iron", n.VP, 5),
    "methane_storage": _on_card(n.FUEL),
    "murderers_pub": _per_type("gun", n.VP, 5),
    "museum": _per_type("liberty", n.VP, 5),
    "old_cinema": _points(1),
    "pub": _cards(1),
    "refinery": _per_type("fuel", n.VP, 5),
    "rubble": _per_type("brick", n.VP, 5),
    "school": _tokens(n.WORKER, 1),
    "scrap_metal": _on_card(n.IRON),
    "sharrash": _tokens(n.UNIVERSAL, 1),
    "wrecked_tank": _per_type("liberty", n.VP, 5),
}
_ACTIONS: dict[str, Effect] = {
    **dict.fromkeys(("abandoned_suburbs", "bioweaponry", "clay_pit", "confessor", "gasoline_drinkers_den"), _points(2)),
    **dict.fromkeys(("negotiator", "radioactive_fuel", "shelter", "shipwreck"), _points(2)),
    **dict.fromkeys(
        ("archive", "corner_shop", "gasoline_cultist", "hideout", "oil_trader", "rubble_trader"), _points(1)
    ),
    **dict.fromkeys(("scrap_trader", "shadow", "weapon_trader"), _points(1)),
    **dict.fromkeys(("assembly_plant", "gun_shop", "oilmen_fortress", "skyscraper"), _points(3)),
    "convoy": _tokens(n.BLUE, 1),
    "deserted_colony": _tokens(n.AMMO, 1),
    "gunsmith": _tokens(n.RED, 1),
    "huge_machinery": _tokens(n.GREY, 3),
    "merc_outpost": _tokens(n.WORKER, 2),
    "motel": _cards(1),
    "junk_train": _tokens(n.BLUE, 3),
    "merchants": _tokens(n.BLUE, 2),
    "punks": _tokens(n.RED, 2),
    "thugs": _tokens(n.RED, 3),
}


def effects() -> dict[int, Effect]:
    """The hand-written effects by program. Cards that ask a question (Thieves Caravan) stay as they are."""
    found = {}
    for face in RULES.book.faces:
        for program, table in ((face.production, _PRODUCTION), (face.built, _BUILT)):
            if program >= 0 and face.row.id in table:
                found[program] = table[face.row.id]
        if face.action and face.row.id in _ACTIONS:
            found[face.action.program] = _ACTIONS[face.row.id]
    return found


@contextmanager
def by_hand() -> Iterator[Rules[Any]]:
    """The rules of 51st State with hand-written effects, while the context lasts."""
    known = effects()
    by_rows, in_order = gaining.start, gaining.start_in_order

    def start(s: State, seat: int, program: int, card: int, owner: int = -1) -> None:
        effect = known.get(program)
        if effect is None:
            by_rows(s, seat, program, card, owner)
        else:
            effect(s, seat, seat if owner < 0 else owner)

    def start_in_order(s: State, seat: int, programs: list[tuple[int, int]]) -> None:
        for program, card in programs:
            start(s, seat, program, card)

    for module in _MODULES:
        module.start, module.start_in_order = start, start_in_order
    try:
        yield RULES
    finally:
        for module in _MODULES:
            module.start, module.start_in_order = by_rows, in_order


def price(seconds: float, rounds: int) -> tuple[float, float, float]:
    """How much longer a whole random game takes with effects as data: the median ratio over the rounds, and its range.

    Both play the same games; their decisions must agree in number.
    """
    from furrow.lab.benchmark import random_pace  # the benchmark calls this module

    ratios = []
    for number in range(rounds):
        rows = random_pace(RULES, seconds, number)
        with by_hand() as rules:
            hand = random_pace(rules, seconds, number)
        ratios.append((rows.seconds / rows.decisions) / (hand.seconds / hand.decisions))
    return median(ratios), min(ratios), max(ratios)
