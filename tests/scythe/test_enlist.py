"""Enlist and the ongoing recruit bonuses (SCY-ENLIST)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused

ACTIONS = ["upgrade", "deploy", "build", "enlist"]
RESOURCE = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
INDUSTRIAL = {"upgrade": "bolster", "deploy": "produce", "build": "move", "enlist": "trade"}
SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial", "coins": 5, "power": 5, "popularity": 5}
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "engineering", "coins": 5, "power": 5, "popularity": 5}
PLENTY = {"F1": dict.fromkeys(RESOURCE.values(), 4)}


def wealth(game: Game, seat: int) -> dict[str, int]:
    """The four things that recruits give."""
    row = player(game, seat)
    return {"power": row.power, "coins": row.coins, "popularity": row.popularity, "cards": row.combat_cards}


def gained(game: Game, line: str, seat: int) -> dict[str, int]:
    """What a line gives a seat, of the four things that recruits give."""
    before = wealth(game, seat)
    game = game.clone()
    game.play(line)
    after = wealth(game, seat)
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def act(action: str) -> str:
    """A bottom-row action on Industrial whose main effect is declined."""
    return f"{INDUSTRIAL[action]} / skip / {action} / decline"


@pytest.mark.rule("SCY-ENLIST-01")
def test_the_food_is_paid_before_the_recruit_is_taken() -> None:
    game = at(SAXONY, NORDIC, goods={"F1": {"food": 4, "oil": 4}})
    assert refused(game, "trade / skip / recruit build") == "SCY-ENLIST-01"
    game.play("trade / skip / enlist")
    assert goods(game, "F1") == {"oil": 4}
    poor = at(SAXONY, NORDIC, goods={"F1": {"food": 3, "oil": 4}})
    assert refused(poor, "trade / skip / enlist") == "SCY-TURN-12"


@pytest.mark.rule("SCY-ENLIST-02", "SCY-ENLIST-03", "SCY-ENLIST-04", "SCY-ENLIST-06")
@pytest.mark.parametrize("section", ACTIONS)
@pytest.mark.parametrize("bonus", ["power", "coins", "popularity", "cards"])
def test_any_recruit_goes_to_any_free_bonus_which_gives_two_at_once(section: str, bonus: str) -> None:
    game = at(SAXONY, NORDIC, pending=[["end", 0], ["recruit", 0]])
    assert legal(game) == [*(f"recruit {each}" for each in ACTIONS), "decline"]
    before = wealth(game, 0)
    game.play(f"recruit {section}")
    assert set(legal(game)) == {f"bonus {each}{less}" for each in before for less in ("", " less")}
    game.play(f"bonus {bonus}")
    assert wealth(game, 0) == before | {bonus: before[bonus] + 2}
    assert (list(player(game).recruits), list(player(game).bonuses)) == ([section], [bonus])


@pytest.mark.rule("SCY-ENLIST-02", "SCY-ENLIST-05")
def test_each_recruit_and_each_one_time_bonus_can_be_taken_once() -> None:
    row = SAXONY | {"recruits": ["build"], "bonuses": ["coins"]}
    game = at(row, NORDIC, pending=[["end", 0], ["recruit", 0]])
    assert refused(game, "recruit build") == "SCY-ENLIST-02"
    assert refused(game, "recruit deploy / bonus coins") == "SCY-ENLIST-05"
    assert refused(game, "recruit deploy / bonus coins less") == "SCY-ENLIST-05"
    game.play("recruit deploy / bonus cards")
    assert (list(player(game).recruits), list(player(game).bonuses)) == (["deploy", "build"], ["coins", "cards"])


@pytest.mark.rule("SCY-DIG-05")
def test_recruit_and_one_time_bonus_may_be_declined() -> None:
    game = at(SAXONY, NORDIC, pending=[["end", 0], ["recruit", 0]])
    assert gained(game, "decline", 0) == {}
    assert gained(game, "recruit build / bonus coins less / take 1", 0) == {"coins": 1}
    assert gained(game, "recruit build / bonus coins less / take 0", 0) == {}
    assert refused(game, "recruit build / bonus coins less / take 3") == "SCY-TURN-11"


BONUS = {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "cards"}
COINS = {"upgrade": 3, "deploy": 2, "build": 1, "enlist": 0}


@pytest.mark.rule("SCY-ENLIST-07", "SCY-ENLIST-15", "SCY-BOTTOM-09")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("owner", ["crimea", "nordic", "polania", "rusviet"])
def test_only_the_players_left_and_right_gain_the_ongoing_bonus(owner: str, action: str) -> None:
    """Clockwise: Nordic, Rusviet, Crimea, Saxony, Polania. Saxony acts; Crimea and Polania sit beside it."""
    others = [{"faction": each} for each in ("crimea", "nordic", "polania", "rusviet")]
    rows = [row | {"recruits": [action]} if row["faction"] == owner else row for row in others]
    game = at(SAXONY, *rows, goods=PLENTY)
    seat = 1 + [row["faction"] for row in rows].index(owner)
    assert gained(game, act(action), seat) == ({BONUS[action]: 1} if owner in ("crimea", "polania") else {})
    for another in set(ACTIONS) - {action}:
        assert gained(game, act(another), seat) == {}


@pytest.mark.rule("SCY-ENLIST-07", "SCY-ENLIST-15", "SCY-BOTTOM-09")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_own_action_gives_the_ongoing_bonus_too(action: str) -> None:
    plain = at(SAXONY, NORDIC, goods=PLENTY)
    assert gained(plain, act(action), 0) == ({"coins": COINS[action]} if COINS[action] else {})
    game = at(SAXONY | {"recruits": [action]}, NORDIC, goods=PLENTY)
    expected = Counter({"coins": COINS[action]}) + Counter({BONUS[action]: 1})
    assert gained(game, act(action), 0) == dict(expected)


@pytest.mark.rule("SCY-ENLIST-07", "SCY-ENLIST-15")
@pytest.mark.example("SCY-EX-21")
def test_nordic_with_the_recruit_of_build_gains_popularity_for_three_builders() -> None:
    """Beside Nordic sit Rusviet (left) and, the seats in between being empty, Polania (right)."""
    builders = {"rusviet": ("C6", "produce"), "nordic": ("A4", "bolster"), "polania": ("C1", "move")}
    for builder, (place, section) in builders.items():
        rows = [
            {"faction": "nordic", "mat": "engineering", "recruits": ["build"], "popularity": 5},
            {"faction": "polania", "mat": "mechanical", "popularity": 5},
            {"faction": "rusviet", "mat": "agricultural", "popularity": 5},
            {"faction": "saxony", "mat": "industrial", "popularity": 5},
        ]
        seat = [row["faction"] for row in rows].index(builder)
        wood = 4 if builder == "rusviet" else 3
        game = at(*rows, active=seat, goods={place: {"wood": wood}})
        game.play(f"{section} / skip / build / mill / {place}")
        assert [player(game, each).popularity for each in range(4)] == [6, 5, 5, 5]
    far = at(*rows, active=3, goods={"F1": {"wood": 3}})
    far.play("move / skip / build / mill / F1")
    assert player(far, 0).popularity == 5


@pytest.mark.rule("SCY-ENLIST-08")
def test_neighbours_are_matched_by_action_and_not_by_position() -> None:
    """Build stands below Move on Industrial, below Bolster on Engineering; there Move has Enlist."""
    owner = SAXONY | {"recruits": ["build"]}
    game = at(owner, NORDIC, active=1, goods={"A4": {"wood": 3, "food": 3}})
    assert gained(game, "bolster / skip / build / mill / A4", 0) == {"popularity": 1}
    assert gained(game, "move / skip / enlist / recruit build / bonus coins", 0) == {}


@pytest.mark.rule("SCY-ENLIST-09")
def test_top_row_factory_and_encounters_trigger_no_ongoing_bonus() -> None:
    everything = {"recruits": ACTIONS}
    active = SAXONY | {"recruits": ["upgrade", "deploy", "build"], "bonuses": ["power", "coins", "cards"]}
    game = at(active, NORDIC | everything)
    for line in ("bolster / power", "trade / popularity", "move / coins", "produce / F1"):
        assert gained(game, line, 1) == {}
    for card, line in (
        (2, "use / gain upgrade / cube move.units / cover build"),
        (2, "use / gain enlist / recruit enlist / bonus popularity less / take 0"),
        (7, "use / gain deploy_mech / speed / F1"),
        (7, "use / gain build_structure / mill / F1"),
    ):
        game = at(active | {"factory_card": card}, NORDIC | everything)
        assert gained(game, f"factory / {line}", 0) == {"popularity": -1}
        assert gained(game, f"factory / {line}", 1) == {}


@pytest.mark.rule("SCY-ENLIST-09")
@pytest.mark.parametrize(
    ("card", "line", "cost"),
    [
        (7, "option B / cube move.units / cover build", {"coins": -2}),
        (3, "option C / speed", {"popularity": -3}),
        (1, "option C / mill", {"popularity": -2}),
        (2, "option C / recruit enlist / bonus coins less / take 0", {"popularity": -2}),
    ],
)
def test_the_actions_of_encounter_cards_trigger_no_ongoing_bonus(card: int, line: str, cost: dict[str, int]) -> None:
    active = SAXONY | {"character": "F1", "recruits": ["upgrade", "deploy", "build"]}
    active["bonuses"] = ["power", "popularity", "cards"]
    deck = [each for each in range(1, 29) if each != card] + [card]
    game = at(active, NORDIC | {"recruits": ACTIONS}, encounter_deck=deck)
    assert gained(game, f"move / char / F2 / done / {line}", 0) == cost
    assert gained(game, f"move / char / F2 / done / {line}", 1) == {}


@pytest.mark.rule("SCY-ENLIST-10", "SCY-DIG-32")
def test_the_enlist_that_uncovers_its_own_circle_does_not_trigger_it() -> None:
    line = "trade / skip / enlist / recruit enlist / bonus coins"
    game = at(SAXONY, NORDIC, goods={"F1": {"food": 8}})
    game.play(line)
    assert wealth(game, 0) == {"power": 5, "coins": 7, "popularity": 5, "cards": 0}
    game.play("end / move / skip / pass / end / move / skip / pass / end / trade / skip / pass / end")
    assert gained(game, "trade / skip / enlist / recruit build / bonus power", 0) == {"power": 2, "cards": 1}


@pytest.mark.rule("SCY-DIG-32")
def test_a_switch_lets_the_new_circle_count_at_once() -> None:
    line = "trade / skip / enlist / recruit {} / bonus coins"
    switched = at(SAXONY, NORDIC, goods=PLENTY, options={"enlist_bonus_at_once": True})
    assert gained(switched, line.format("enlist"), 0) == {"coins": 2, "cards": 1}
    assert gained(switched, line.format("build"), 0) == {"coins": 2}


@pytest.mark.rule("SCY-ENLIST-11")
@pytest.mark.parametrize(("cards", "expected"), [(1, [0, 1, 0]), (2, [0, 1, 1]), (3, [1, 1, 1])])
def test_the_active_player_gains_first_then_the_left_then_the_right_neighbour(cards: int, expected: list[int]) -> None:
    """Crimea sits right of Saxony, Polania left of it; the combat cards do not suffice for all."""
    game = at(
        {"faction": "crimea", "recruits": ["enlist"]},
        SAXONY | {"recruits": ["enlist"]},
        {"faction": "polania", "recruits": ["enlist"]},
        {"faction": "nordic", "hand": [2] * (16 - cards) + [3] * 12 + [4] * 8 + [5] * 6},
        {"faction": "rusviet"},
        active=1,
        goods=PLENTY,
        combat_deck=[2] * cards,
    )
    game.play(act("enlist"))
    assert [player(game, seat).combat_cards for seat in (0, 1, 2)] == expected


@pytest.mark.rule("SCY-ENLIST-14")
@pytest.mark.example("SCY-EX-22")
@pytest.mark.parametrize("action", ACTIONS)
def test_with_two_players_the_bonus_is_gained_once(action: str) -> None:
    game = at(SAXONY, NORDIC | {"recruits": ACTIONS}, goods=PLENTY)
    assert gained(game, act(action), 1) == {BONUS[action]: 1}


@pytest.mark.rule("SCY-DIG-06", "SCY-ENLIST-07")
def test_a_standing_refusal_declines_a_bonus_without_a_question() -> None:
    game = at(SAXONY | {"recruits": ["build"]}, NORDIC | {"recruits": ["build"]}, goods=PLENTY)
    line = act("build")
    assert (gained(game, line, 0), gained(game, line, 1)) == ({"coins": 1, "popularity": 1}, {"popularity": 1})
    game.side("refuse popularity", seat=1)
    assert list(player(game, 1).refused) == ["popularity"]
    assert (gained(game, line, 0), gained(game, line, 1)) == ({"coins": 1, "popularity": 1}, {})
    game.side("refuse popularity", seat=0)
    assert (gained(game, line, 0), gained(game, line, 1)) == ({"coins": 1}, {})
    game.side("accept popularity", seat=1)
    assert gained(game, line, 1) == {"popularity": 1}


@pytest.mark.rule("SCY-DIG-06")
def test_a_standing_refusal_concerns_one_bonus_only_and_no_other_gain() -> None:
    row = NORDIC | {"recruits": ACTIONS, "refused": ["popularity"]}
    game = at(SAXONY, row, goods=PLENTY)
    assert gained(game, act("upgrade"), 1) == {"power": 1}
    assert gained(at(SAXONY, row, active=1), "trade / popularity", 1) == {"coins": -1, "popularity": 1}


@pytest.mark.rule("SCY-DIG-17")
def test_neighbours_are_the_nearest_occupied_seats() -> None:
    """Rusviet is away: left of Nordic sits Crimea, right of it, over the end of the list, Saxony."""
    rows: list[dict[str, Any]] = [
        {"faction": each, "recruits": ["build"], "popularity": 5} for each in ("saxony", "crimea", "nordic")
    ]
    rows[2]["mat"] = "mechanical"
    game = at(*rows, active=2, goods={"A4": {"wood": 3}})
    told = len(game.events())
    game.play("move / skip / build / decline")
    bonuses = [event["seat"] for event in game.events(since=told) if event["kind"] == "ongoing_bonus"]
    assert bonuses == [2, 1, 0]
