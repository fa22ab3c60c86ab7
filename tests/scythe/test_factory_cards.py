"""All 18 Factory cards: what the top action costs and brings, played out (SCY-FACTORY-08, 10, 11; SCY-DIG-46)."""

from __future__ import annotations

from collections import Counter

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

# Cost and gain. "or" gives a choice; costs and gains of "any" resources are played with wood, a recruit brings 2 power.
CARDS: dict[int, tuple[str, str]] = {
    1: ("1 coins, 1 card", "produce"),
    2: ("1 popularity", "recruit or upgrade"),
    3: ("1 card", "2 popularity"),
    4: ("1 card", "3 coins"),
    5: ("1 power", "2 popularity"),
    6: ("1 power", "3 coins"),
    7: ("1 popularity", "mech or structure"),
    8: ("1 card", "3 wood"),
    9: ("2 coins", "upgrade, 1 popularity"),
    10: ("2 coins", "mech, 1 power"),
    11: ("2 coins", "structure, 1 popularity"),
    12: ("2 coins", "recruit, 1 power"),
    # promo cards
    13: ("2 wood", "mech or structure"),
    14: ("1 card", "worker, 2 coins"),
    15: ("1 wood", "1 card, 2 power"),
    16: ("1 wood", "1 power, 1 popularity, 1 coins"),
    17: ("1 card", "upgrade, 1 power"),
    18: ("2 wood", "recruit or upgrade"),
}
PLAYED = [(card, way) for card, (_, gain) in CARDS.items() for way in gain.split(" or ")]
CHOICE = {
    "recruit": "gain enlist",
    "upgrade": "gain upgrade",
    "mech": "gain deploy_mech",
    "structure": "gain build_structure",
}
ANSWERS = {
    "discard": "discard 2",
    "trade": "A5",
    "goods": "wood",
    "structure": "monument",
    "build": "A5",
    "mech": "speed",
    "deploy": "A5",
    "recruit": "recruit deploy",
    "bonus": "bonus power",
    "cube": "cube move.units",
    "cover": "cover build",
}
RICH = Counter({"coins": 4, "card": 2, "power": 4, "popularity": 4, "wood": 4})


def holder(card: int, has: Counter[str]) -> Game:
    """Nordic with two workers on A5 and one on A4, about to use the card."""
    nordic = {
        "faction": "nordic",
        "mat": "engineering",
        "factory_card": card,
        "workers": ["A5", "A5", "A4"],
        "coins": has["coins"],
        "power": has["power"],
        "popularity": has["popularity"],
        "hand": [2] * has["card"],
    }
    game = at(nordic, {"faction": "crimea"}, goods={"A5": {"wood": has["wood"]}}, options={"promo_factory_cards": True})
    game.play("factory")
    return game


def state(game: Game) -> Counter[str]:
    me = player(game)
    found = Counter({"coins": me.coins, "popularity": me.popularity, "power": me.power, "card": me.combat_cards})
    found.update(goods(game, "A5"))
    found["worker"] = me.workers["A5"]
    found["structure"] = list(me.structures.values()).count("A5")
    found["mech"] = list(me.mechs.values()).count("A5")
    found["recruit"] = len(me.recruits)
    found["upgrade"] = len(me.cubes)
    return found


def counted(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in text.split(", "):
        words = part.split()
        found[words[-1]] += int(words[0]) if len(words) > 1 else 1
    return found


@pytest.mark.rule("SCY-FACTORY-08", "SCY-FACTORY-11", "SCY-DIG-46")
@pytest.mark.parametrize(("card", "way"), [row for row in PLAYED if row[0] != 1])
def test_the_top_action_costs_and_brings_what_the_card_says(card: int, way: str) -> None:
    game = holder(card, RICH)
    before = state(game)
    rival = seen(game, None).players[1]
    game.play("use")
    while game.question() != "bottom":
        game.play(CHOICE[way] if game.question() == "choice" else ANSWERS[game.question()])
    change = counted(way)
    change.subtract(counted(CARDS[card][0]))
    if "recruit" in way:
        change["power"] += 2
    after = state(game)
    assert {kind: after[kind] - before[kind] for kind in {*after, *before} if after[kind] != before[kind]} == {
        kind: amount for kind, amount in change.items() if amount
    }
    assert seen(game, None).players[1] == rival
    assert set(seen(game, None).goods) <= {"A5"}


@pytest.mark.rule("SCY-FACTORY-08", "SCY-FACTORY-11")
def test_card_1_produces_on_two_territories() -> None:
    game = holder(1, RICH)
    game.play("use / discard 2 / A5 / A4")
    assert game.question() == "bottom"
    assert (player(game).coins, player(game).combat_cards) == (3, 1)
    assert (player(game).power, player(game).popularity) == (4, 4)
    assert (goods(game, "A5"), goods(game, "A4")) == ({"oil": 2, "wood": 4}, {"wood": 1})


@pytest.mark.rule("SCY-FACTORY-08", "SCY-FACTORY-11")
@pytest.mark.parametrize("card", CARDS)
def test_the_cost_must_be_there_in_full_and_nothing_else_is_asked_for(card: int) -> None:
    cost = counted(CARDS[card][0])
    assert refused(holder(card, cost), "use") is None
    for kind in cost:
        short = cost.copy()
        short[kind] -= 1
        assert refused(holder(card, short), "use") == "SCY-TURN-12"


@pytest.mark.rule("SCY-FACTORY-08", "SCY-FACTORY-11")
@pytest.mark.parametrize("card", [card for card, (_, gain) in CARDS.items() if " or " in gain])
def test_a_card_with_a_choice_gives_one_of_the_two_or_nothing(card: int) -> None:
    game = holder(card, RICH)
    game.play("use")
    while game.question() == "pay":
        game.play(legal(game)[0])
    ways = CARDS[card][1].split(" or ")
    assert sorted(legal(game)) == sorted([*(CHOICE[way] for way in ways), "decline"])
    for way, wish in CHOICE.items():
        assert refused(game, wish) == (None if way in ways else "SCY-FACTORY-11")
