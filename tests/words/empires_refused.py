"""Refusals of Imperial Settlers that random games seldom meet, each from a position of its own."""

from __future__ import annotations

from furrow.games.tableau.rows import Card, Copy
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, with_card
from tests.words.refused import Case

_MILL, _QUARRY, _ARMORER, _SAWMILL = "mill.com006", "quarry.com008", "armorer.com018", "sawmill.com076"
_RICH = {"worker": 5, "wood": 3, "stone": 3, "food": 3, "gold": 1, "raze_token": 3}
_HERMIT = Card(id="hermit", name="Hermit", category="feature", copies=[Copy("romans")])


def cases() -> list[Case]:
    return [*_moments(), *_common(), *_barbarians(), *_japanese(), *_romans(), *_egyptians()]


def _moments() -> list[Case]:
    return [
        Case(at(barbarians(hand=[_MILL]), romans()), f"build {_MILL}", "IMP-ACT-01", 1),
        Case(at(barbarians(), romans(), over=True), "pass", "IMP-END-01", 0),
        Case(at(barbarians(), romans(locations=[_MILL])), f"protect {_MILL}", "IMP-DIG-05", 1),
    ]


def _common() -> list[Case]:
    settlers, troupe, porters = "settlers.com040", "acting_troupe.com041", "porters.com084"
    messenger = "imperial_messenger.com057"
    defended = at(barbarians(locations=[_MILL, _QUARRY]), romans(), marks={_MILL: ["shield"]})
    poor = romans(goods={"wood": 1, "gold": 1}, locations=[settlers], hand=["legion.rom017"])
    paying = [["use_it", 0, settlers], ["pay", 0, 0, 0, 1, 0, 0, 0, 0, 0]]
    shielded = at(barbarians(goods={"defence_token": 1}, locations=[_MILL]), romans(), marks={_MILL: ["shield"]})
    return [
        *(_using(card, rule) for card, rule in ((settlers, "IMP-CMN-02"), (messenger, "IMP-CMN-04"))),
        *(_using(card, rule) for card, rule in ((troupe, "IMP-USE-11"), (porters, "IMP-USE-04"))),
        Case(shielded, f"protect {_MILL}", "IMP-DEF-08"),
        Case(defended, f"protect {_QUARRY}", "IMP-DEF-05"),
        Case(at(barbarians(goods=_RICH), romans(ruins=[_MILL])), f"raze {_MILL}", "IMP-FND-05"),
        Case(at(barbarians(goods=_RICH), romans()), "exchange / gain 1 gold", "IMP-WORK-04"),
        Case(at(poor, barbarians(), pending=paying), "pay 1 gold", "IMP-CMN-02"),
    ]


def _using(card: str, rule: str) -> Case:
    """A location that finds nothing to do."""
    return Case(at(romans(goods=_RICH, locations=[card]), barbarians()), f"use {card}", rule)


def _barbarians() -> list[Case]:
    return [
        _using("saboteurs.bar010", "IMP-BAR-01"),
        _using("pack.bar016", "IMP-BAR-03"),
        _using("robbers.bar030", "IMP-BAR-06"),
        Case(at(barbarians(goods=_RICH, locations=["rabble.bar018"]), romans()), "use rabble.bar018", "IMP-BAR-04"),
    ]


def _japanese() -> list[Case]:
    negotiator, route, ninjas = "negotiator.jap019", "trade_route.jap022", "ninjas.jap027"
    school = "school_of_diplomacy.jap030"
    abroad = japanese(goods=_RICH, locations=[negotiator], foreign=["legion.rom017"])
    builder = japanese(goods=_RICH, locations=[_MILL, _QUARRY, "farm.jap001"], hand=[ninjas])
    producing = {"phase": "lookout", "counts": {"drafts": 2}, "row": [_ARMORER, _QUARRY]}
    pupil = at(
        japanese(locations=[school], deals=["farm.jap001"]),
        barbarians(),
        **producing,
        pending=[["phase", 0, 5], ["draft", 0, 1]],
    )
    return [
        Case(at(japanese(goods=_RICH, locations=[negotiator]), romans()), f"use {negotiator}", "IMP-JAP-13"),
        Case(at(abroad, romans(locations=["legion.rom017"])), f"use {negotiator}", "IMP-JAP-15"),
        Case(at(japanese(goods=_RICH, locations=[route]), romans()), f"use {route}", "IMP-JAP-20"),
        Case(at(builder, romans()), f"build {ninjas} over {_QUARRY} / pay 1 stone / choose {_MILL}", "IMP-JAP-16"),
        Case(at(japanese(goods=_RICH, locations=["garrison.jap008"]), romans()), "use garrison.jap008", "IMP-CLAR-04"),
        Case(pupil, f"take {_ARMORER} / forgo 1 gold", "IMP-PROD-03"),
    ]


def _romans() -> list[Case]:
    hermit = {"players": [romans(goods=_RICH, hand=["hermit"]), barbarians()]}
    return [_using("spies.rom010", "IMP-ROM-04"), Case(with_card(_HERMIT, hermit), "deal hermit", "IMP-DEAL-02")]


def _egyptians() -> list[Case]:
    ra, desert, chariot, slaver = "temple_of_ra.egy013", "desert.egy001", "chariot_builder.egy003", "slaver.egy006"
    thrifty = egyptians(goods={"stone": 1, "food": 1}, locations=[slaver], hand=["caravan.egy011"])
    master = egyptians(locations=[ra], hand=["golden_bazaar.egy009"])
    taken = at(master, romans(locations=[_MILL]))
    lasting = {"taken": {_SAWMILL: 1}, "used": {_SAWMILL: 2}}
    held = at(egyptians(locations=[_SAWMILL]), romans(), active=1, **lasting)
    used = at(egyptians(locations=[_SAWMILL]), romans(), **lasting)
    taken.play(f"use {ra}")
    taken.play("pass")
    return [
        Case(at(egyptians(locations=[ra]), romans()), f"use {ra}", "IMP-EGY-14"),
        Case(held, f"use {_SAWMILL}", "IMP-EGY-15"),
        Case(used, f"use {_SAWMILL}", "IMP-EGY-16"),
        Case(taken, f"build golden_bazaar.egy009 over {_MILL}", "IMP-EGY-10"),
        Case(at(egyptians(locations=[desert], hand=[_MILL]), romans()), f"use {desert}", "IMP-DIG-06"),
        Case(at(egyptians(goods=_RICH, locations=[chariot]), romans()), f"use {chariot}", "IMP-EGY-03"),
        Case(at(thrifty, romans()), "build caravan.egy011 / accept 1 gold", "IMP-LOC-02"),
    ]
