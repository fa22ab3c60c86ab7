"""Refusals of 51st State that random games seldom meet, each from a position of its own."""

from __future__ import annotations

from furrow.games.tableau.rows import Card, Copy, Effect, Step
from tests.fifty_first_state.positions import at, mutants, rival, with_card
from tests.words.refused import Case

_TOKENS = {"worker": 2, "gun": 2, "iron": 2, "ammo": 2}
_PRESS = Card(
    id="press",
    name="Press",
    category="action",
    cost={"grey_contact": 1},
    raze={"gun": 1},
    copies=[Copy("base", deal="gun")],
    effects=[Effect("action", [Step(gain={"vp": 1})], {"ammo": 1, "gun": 1})],
)


def cases() -> list[Case]:
    return [*_payments(), *_moments(), *_cards()]


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
    return [
        Case(shielded, "protect school.1", "FSS-SHLD-03"),
        Case(at(mutants(locations=["motel"]), rival()), "use motel", "FSS-USE-01"),
    ]
