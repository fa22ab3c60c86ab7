"""Refusals of 51st State that random games seldom meet, each from a position of its own."""

from __future__ import annotations

from furrow.games.tableau.rows import Card, Copy, Effect, StepRow
from tests.fifty_first_state.positions import WINTER, at, mutants, rival, solo, third, with_card
from tests.words.refused import Case

_FEDERATION = {"faction": "appalachian_federation", "goods": {"brick": 1}, "connections": ["punks.1"]}
_SAFE = (("gun from 1", "FSS-RAZE-15"), ("ammo from 1", "FSS-GOOD-01"), ("gun from 2", "FSS-PASS-05"))
_TOKENS = {"worker": 2, "gun": 2, "iron": 2, "ammo": 2}
_PRESS = Card(
    id="press",
    name="Press",
    category="action",
    cost={"grey_contact": 1},
    raze={"gun": 1},
    copies=[Copy("base", deal="gun")],
    effects=[Effect("action", [StepRow(gain={"vp": 1})], {"ammo": 1, "gun": 1})],
)


def cases() -> list[Case]:
    return [*_payments(), *_moments(), *_cards(), *_stealing(), *_solo()]


def _payments() -> list[Case]:
    """What can stand in for what. No card of the game asks for ammo and a resource."""
    outpost = at(mutants(goods=_TOKENS, locations=["merc_outpost"]), rival())
    wreck = at(mutants(goods=_TOKENS, locations=["shipwreck.1"]), rival())
    contacts = {"grey_contact": 2, "red_contact": 2, "universal_contact": 2}
    builder = at(mutants(goods=contacts, hand=["archive"]), rival())
    press = with_card(_PRESS, {"players": [mutants(goods=_TOKENS, locations=["press"]), rival()]})
    return [
        Case(outpost, "use merc_outpost / pay 1 worker", "FSS-GOOD-02"),
        Case(wreck, "use shipwreck.1 / pay 2 ammo", "FSS-GOOD-05"),
        Case(builder, "build archive / pay 1 red_contact", "FSS-GOOD-08"),
        Case(press, "use press / pay 2 gun", "FSS-GOOD-04"),
    ]


def _moments() -> list[Case]:
    passed = at(mutants(passed=True, hand=["archive"]), rival(), active=1)
    return [
        Case(at(mutants(hand=["archive"]), rival()), "build archive", "FSS-ACT-01", 1),
        Case(passed, "build archive", "FSS-PASS-02", 0),
        Case(at(mutants(), rival(), over=True), "pass", "FSS-END-02", 0),
    ]


def _cards() -> list[Case]:
    shielded = at(mutants(goods={"shield": 1}, locations=["school.1"]), rival(), marks={"school.1": ["shield"]})
    builder = mutants(goods={"grey_contact": 2}, hand=["suppliers"])
    others = rival(locations=["docks.1"], passed=True), third(locations=["docks.2", "school.1"])
    suppliers = at(builder, *others, options=WINTER)
    return [
        Case(suppliers, "build suppliers / choose docks.1", "FSS-PASS-03"),
        Case(shielded, "protect school.1", "FSS-SHLD-03"),
        Case(at(mutants(locations=["motel"]), rival()), "use motel", "FSS-USE-01"),
        Case(at(mutants(), rival(ruins=["motel"])), "raze motel", "FSS-RAZE-13"),
        Case(at(mutants(goods={"ammo": 2}), rival()), "exchange", "FSS-GOOD-05"),
        Case(at(_FEDERATION, rival()), "contacts grey", "FSS-CONN-09"),
    ]


def _stealing() -> list[Case]:
    thief = mutants(goods={"worker": 2}, locations=["thieves_caravan"])
    guards = {"locations": ["city_guards"]}
    kept = {"city_guards": {"gun": 1}}
    victims = rival(goods={"fuel": 1, "iron": 1, "ammo": 1}, **guards), third(goods={"gun": 1}, passed=True)
    use = "use thieves_caravan"
    return [
        *(Case(at(thief, *victims, kept=kept), f"{use} / steal {what}", rule) for what, rule in _SAFE),
        Case(at(thief, rival(**guards), kept=kept), use, "FSS-RAZE-15"),
        Case(at(thief, rival(goods={"ammo": 1})), use, "FSS-GOOD-01"),
    ]


def _solo() -> list[Case]:
    passed = solo(goods={"red_contact": 9}, virtual={"locations": ["docks.1"], "passed": True})
    return [Case(at(*passed), "raze docks.1", "FSS-SOLO-34")]
