"""All 42 encounter cards: what each option costs and brings, played out (SCY-ENC-07 to 13, SCY-DIG-46)."""

from __future__ import annotations

from collections import Counter

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

CARDS: dict[int, tuple[str, str, str]] = {
    1: ("free: 2 coins, 1 popularity", "2 coins: 4 food", "2 popularity: structure"),
    2: ("free: 1 popularity, 1 card", "2 coins: 4 wood", "2 popularity: recruit"),
    3: ("free: 1 popularity, 2 food", "2 coins: 3 food, worker", "3 popularity: mech"),
    4: ("free: 1 popularity, 2 metal", "3 coins: recruit", "2 popularity: 4 metal"),
    5: ("free: 1 popularity, 2 food", "4 coins: mech", "2 popularity: 2 food, 2 metal"),
    6: ("free: 2 coins, 1 popularity", "3 coins: recruit", "2 popularity: 4 food"),
    7: ("free: 1 popularity, 2 oil", "2 coins: upgrade", "2 popularity: 4 oil"),
    8: ("free: 2 coins, 1 popularity", "2 coins: 4 oil", "2 popularity: recruit"),
    9: ("free: 1 popularity, 2 oil", "3 coins: structure", "2 popularity: 4 oil"),
    10: ("free: 1 popularity, 2 oil", "4 coins: mech", "2 popularity: 2 coins, 2 any"),
    11: ("free: 1 popularity, 2 food", "2 coins: 3 food, worker", "2 popularity: structure"),
    12: ("free: 1 popularity, 2 wood", "3 coins: structure", "2 popularity: 3 wood, worker"),
    13: ("free: 2 coins, 1 popularity", "2 coins: 2 popularity, 2 power", "3 popularity: 5 any"),
    14: ("free: 1 popularity, 2 food", "2 coins: 3 any", "2 popularity: 3 metal, worker"),
    15: ("free: 2 popularity", "2 coins: 3 any", "3 popularity: 5 any"),
    16: ("free: 1 popularity, 2 food", "2 coins: 2 any, worker", "2 popularity: recruit"),
    17: ("free: 1 popularity, 1 card", "2 coins: 2 power, 2 card", "3 popularity: mech"),
    18: ("free: 1 popularity, 2 food", "2 coins: 3 any", "2 popularity: 3 wood, worker"),
    19: ("free: 2 coins, 1 popularity", "2 coins: 4 food", "2 popularity: 3 power, 2 card"),
    20: ("free: 1 popularity, 1 card", "2 coins: 3 popularity", "2 popularity: 4 wood"),
    21: ("free: 2 popularity", "4 coins: mech", "2 popularity: 3 power, 2 card"),
    22: ("free: 2 coins, 1 popularity", "2 coins: 4 metal", "2 popularity: structure"),
    23: ("free: 2 coins, 1 popularity", "3 coins: recruit", "2 popularity: 3 food, worker"),
    24: ("free: 1 popularity, 1 card", "2 coins: 3 any", "3 popularity: mech"),
    25: ("free: 1 popularity, 2 power", "2 coins: 4 power", "2 popularity: 2 any, upgrade"),
    26: ("free: 1 popularity, 2 power", "2 coins: 3 popularity", "2 popularity: structure"),
    27: ("free: 2 coins, 1 popularity", "2 coins: 4 metal", "3 popularity: mech"),
    28: ("free: 2 coins, 1 popularity", "2 coins: 2 any, worker", "2 popularity: structure"),
    # promo cards
    29: ("free: 2 coins, 1 popularity", "3 coins: upgrade", "2 popularity: 1 food, 3 oil"),
    30: ("free: 1 popularity, 2 power", "2 coins: 4 power", "2 popularity: structure"),
    31: ("free: 1 popularity, 2 wood", "2 coins: 3 popularity", "2 popularity: 3 card"),  # and a look at a hand
    32: ("free: 2 coins, 1 popularity", "2 coins: 2 power, 2 card", "2 popularity: 2 any, upgrade"),
    33: ("free: 2 coins, 1 popularity", "2 coins: 2 power, 2 card", "2 popularity: 2 food, upgrade"),
    34: ("free: 2 coins, 1 popularity", "2 coins: 4 metal", "2 popularity: recruit"),
    35: ("free: 2 popularity", "2 coins: 4 wood", "2 popularity: 3 oil, worker"),
    36: ("free: 1 popularity, 2 oil", "4 coins: mech", "2 popularity: 3 oil, worker"),
    37: ("free: 2 popularity", "2 coins: 2 food, 2 oil", "2 popularity: recruit"),
    38: ("free: 2 popularity", "4 coins: mech", "2 popularity: 4 food"),
    39: ("free: 1 popularity, 2 food", "2 coins: 4 food", "2 popularity: 5 power"),
    40: ("free: 1 popularity, 1 card", "2 coins: 3 popularity", "2 popularity: structure"),
    41: ("free: 1 popularity, 2 power", "2 coins: 4 card", "3 popularity: 2 wood, recruit"),
    42: ("free: 2 coins, 1 popularity", "2 coins:", "3 popularity: 5 any"),  # B: units resettle
}
PLAYED = [(card, letter, text) for card, row in CARDS.items() for letter, text in zip("ABC", row, strict=True)]

# What the tests answer when a gain asks; every "any" resource is taken as oil, every recruit brings 2 power.
ANSWERS = {
    "goods": "oil",
    "structure": "mill",
    "mech": "speed",
    "recruit": "recruit deploy",
    "bonus": "bonus power",
    "cube": "cube move.units",
    "cover": "cover build",
    "look": "look 1",
    "resettle": "decline",
}


def met(card: int, coins: int = 8, popularity: int = 8) -> Game:
    """The Nordic character meets the card on B5; no other kind of payment is at hand."""
    nordic = {"faction": "nordic", "mat": "engineering", "character": "A4", "workers": ["A4", "A5"]}
    deck = [other for other in CARDS if other != card] + [card]
    game = at(
        nordic | {"coins": coins, "popularity": popularity, "power": 0},
        {"faction": "crimea", "hand": [2, 5]},
        encounter_deck=deck,
        options={"promo_encounters": True},
    )
    game.play("move / char / B5 / done")
    return game


def state(game: Game) -> Counter[str]:
    """Everything of the player that an option could change; pieces and resources on the territory only."""
    me = player(game)
    found = Counter({"coins": me.coins, "popularity": me.popularity, "power": me.power, "card": me.combat_cards})
    found.update(goods(game, "B5"))
    found["worker"] = me.workers.get("B5", 0)
    found["structure"] = list(me.structures.values()).count("B5")
    found["mech"] = list(me.mechs.values()).count("B5")
    found["recruit"] = len(me.recruits)
    found["upgrade"] = len(me.cubes)
    return found


def expected(text: str) -> dict[str, int]:
    """The changes that "2 coins: 3 food, worker" stands for."""
    cost, _, gain = text.partition(":")
    change: Counter[str] = Counter()
    if cost != "free":
        amount, kind = cost.split()
        change[kind] -= int(amount)
    for part in filter(None, map(str.strip, gain.split(","))):
        words = part.split()
        kind = "oil" if words[-1] == "any" else words[-1]
        change[kind] += int(words[0]) if len(words) > 1 else 1
        if kind == "recruit":
            change["power"] += 2
    return {kind: amount for kind, amount in change.items() if amount}


@pytest.mark.rule("SCY-ENC-07", "SCY-ENC-11", "SCY-DIG-46")
@pytest.mark.parametrize(("card", "letter", "text"), PLAYED, ids=[f"{card}{letter}" for card, letter, _ in PLAYED])
def test_the_option_costs_and_brings_what_the_card_says(card: int, letter: str, text: str) -> None:
    game = met(card)
    before = state(game)
    elsewhere = (seen(game, None).players[1], player(game).workers)
    game.play(f"option {letter}")
    while game.question() in ANSWERS:
        game.play(ANSWERS[game.question()])
    assert game.question() == "bottom"
    after = state(game)
    changed = {kind: after[kind] - before[kind] for kind in {*after, *before} if after[kind] != before[kind]}
    assert changed == expected(text)
    others = {place: count for place, count in player(game).workers.items() if place != "B5"}
    assert (seen(game, None).players[1], others) == elsewhere
    assert set(seen(game, None).goods) <= {"B5"}


@pytest.mark.rule("SCY-ENC-07", "SCY-ENC-08", "SCY-ENC-15")
@pytest.mark.parametrize("card", CARDS)
def test_one_option_is_free_and_the_others_cost_coins_or_popularity(card: int) -> None:
    costs = [text.partition(":")[0] for text in CARDS[card]]
    assert costs[0] == "free"
    poor = met(card, coins=0, popularity=0)
    assert legal(poor) == ["option A", "option A less"]
    for letter, cost in zip("BC", costs[1:], strict=True):
        amount, kind = int(cost.split()[0]), cost.split()[1]
        enough = {"coins": amount, "popularity": 0} if kind == "coins" else {"coins": 0, "popularity": amount}
        assert refused(met(card, **enough), f"option {letter}") is None
        enough[kind] -= 1
        assert refused(met(card, **enough), f"option {letter}") == "SCY-ENC-07"


@pytest.mark.rule("SCY-DIG-46")
def test_card_31_shows_the_hand_of_one_opponent_before_the_cards_are_drawn() -> None:
    game = met(31)
    game.play("option C")
    assert game.question() == "look"
    assert legal(game) == ["look 1", "decline"]
    assert player(game).combat_cards == 0
    game.play("look 1")
    own = seen(game, 0).own
    assert own is not None
    assert sorted(own.seen_hands["1"]) == [2, 5]
    assert player(game).combat_cards == 3
    look = {"kind": "look", "seat": 0, "victim": 1}
    assert look in game.events(None)
    assert look | {"values": [2, 5]} in game.events(0)
    assert refused(met(31), "option C / look 0") == "SCY-DIG-46"


@pytest.mark.rule("SCY-DIG-46")
def test_card_42_moves_own_units_from_the_territory_to_one_empty_land_territory_beside_it() -> None:
    nordic = {"faction": "nordic", "character": "A4", "mechs": {"riverwalk": "B5"}, "workers": ["B5", "A5"], "coins": 2}
    deck = [*range(1, 42), 42]
    crimea = {"faction": "crimea", "mechs": {"speed": "B6"}}
    game = at(nordic, crimea, encounter_deck=deck, options={"promo_encounters": True})
    game.play("move / char / B5 / done / option B")
    # next to B5: A4 and, over rivers, B4 and C5 are empty; A5 and B6 are held, C4 is a lake
    assert legal(game) == ["A4", "B4", "C5", "decline"]
    for place in ("A5", "B6", "C4", "D5"):
        assert refused(game, place) == "SCY-DIG-46"
    game.play("C5 / char / worker B5")
    assert (player(game).character, player(game).workers, player(game).mechs) == (
        "C5",
        {"A5": 1, "C5": 1},
        {"riverwalk": "B5"},
    )
    assert refused(game, "mech C5") == "SCY-DIG-46"
    assert refused(game, "worker A5") == "SCY-DIG-46"
    game.play("done")
    assert game.question() == "bottom"
    assert player(game).coins == 0


@pytest.mark.rule("SCY-ENC-11", "SCY-DIG-46")
def test_units_resettle_last_so_a_second_option_brings_its_gain_to_the_territory_of_the_encounter() -> None:
    polania = {"faction": "polania", "character": "C1", "workers": ["D1"], "coins": 2, "popularity": 3}
    game = at(polania, {"faction": "crimea"}, encounter_deck=[*range(1, 42), 42], options={"promo_encounters": True})
    game.play("move / char / D2 / done / option B / option C" + " / wood" * 5 + " / C1 / char")
    assert player(game).character == "C1"
    assert (goods(game, "D2"), goods(game, "C1")) == ({"wood": 5}, {})
