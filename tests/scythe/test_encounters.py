"""Encounters (SCY-ENC): the token, the card, its options, and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen


def deck(card: int) -> list[int]:
    """The base deck with a card on top."""
    return [other for other in range(1, 29) if other != card] + [card]


def beside(hero: dict[str, Any], *others: dict[str, Any], card: int = 1, **rest: Any) -> Game:
    """The Nordic character on A4, one step from the encounter token on B5; the given card lies on top."""
    nordic = {"faction": "nordic", "mat": "engineering", "character": "A4", "workers": ["A4", "A5"]}
    return at(nordic | hero, *(others or ({"faction": "crimea"},)), encounter_deck=deck(card), **rest)


def met(hero: dict[str, Any], *others: dict[str, Any], card: int = 1, **rest: Any) -> Game:
    """The same, with the card drawn and open."""
    game = beside(hero, *others, card=card, **rest)
    game.play("move / char / B5 / done")
    return game


# -- when --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-ENC-01")
def test_a_character_that_enters_a_token_stops_for_this_turn() -> None:
    fast = {"mechs": {"speed": "A5"}}
    game = beside(fast)
    game.play("move / char / B5")
    assert game.question() == "pick"  # its second step is gone
    assert refused(game, "char") == "SCY-MOVE-04"
    free = beside(fast, encounter_tokens=["F6"])
    free.play("move / char / B5")
    assert free.question() == "step"


@pytest.mark.rule("SCY-ENC-02")
def test_the_card_is_drawn_when_the_move_is_finished_and_before_the_bottom_action() -> None:
    game = beside({})
    game.play("move / char / B5")
    assert game.question() == "pick"
    assert "B5" in seen(game).encounter_tokens
    assert seen(game).encounter_deck == 28
    game.play("worker A5 / B5")
    assert game.question() == "encounter"
    assert "B5" not in seen(game).encounter_tokens
    assert len(seen(game).encounter_tokens) == 10
    assert seen(game).encounter_deck == 27
    game.play("option A")
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-ENC-02")
def test_after_the_move_of_a_factory_card_there_is_no_bottom_action_left() -> None:
    game = beside({"factory_card": 1})
    game.play("factory / skip / move / char / B5 / option A")
    assert game.question() == "end"


@pytest.mark.rule("SCY-ENC-03")
@pytest.mark.parametrize("line", ["mech A4 / B5 / stop / done", "mech A4 / B5 / A5 / done", "worker A4 / B5 / done"])
def test_mechs_and_workers_do_not_trigger_encounters(line: str) -> None:
    game = beside({"mechs": {"speed": "A4"}, "character": "base.nordic", "workers": ["A4"]})
    game.play("move")
    for step in line.split(" / "):
        game.play(step)
        if game.question() == "cargo":
            game.play("carry nothing")
    assert game.question() == "bottom"
    assert "B5" in seen(game).encounter_tokens
    assert seen(game).encounter_deck == 28


@pytest.mark.rule("SCY-ENC-04")
@pytest.mark.example("SCY-EX-35")
@pytest.mark.parametrize("wins", [True, False])
def test_combat_comes_first_and_only_a_winner_meets_anybody(wins: bool) -> None:
    game = beside({"power": 3}, {"faction": "crimea", "mechs": {"speed": "B5"}, "power": 3})
    game.play("move / char / B5 / done")
    assert game.question(0) == "dials"
    game.play("dial 3 / ready" if wins else "dial 0 / ready", seat=0)
    game.play("dial 1 / ready", seat=1)
    assert game.question() == ("encounter" if wins else "bottom")
    assert ("B5" in seen(game).encounter_tokens) is not wins
    assert seen(game).encounter_deck == (27 if wins else 28)


# -- the card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-ENC-05")
def test_the_card_is_shown_to_everybody_with_its_three_options() -> None:
    game = met({"coins": 5, "popularity": 5}, {"faction": "crimea"}, {"faction": "saxony"}, card=17)
    for seat in (0, 1, 2, None):
        question = seen(game, seat).question
        assert question is not None
        assert (question.name, question.card) == ("encounter", 17)
        assert {"card": 17, "kind": "encounter", "seat": 0, "place": "B5"} in game.events(seat)
    assert [action for action in legal(game) if "less" not in action] == ["option A", "option B", "option C"]


@pytest.mark.rule("SCY-ENC-06")
def test_one_of_the_three_options_must_be_chosen() -> None:
    game = met({"coins": 5, "popularity": 5})
    assert refused(game, "done") == "SCY-ENC-06"
    for wish in ("decline", "pass", "skip", "end"):
        assert refused(game, wish) is not None
    game.play("option A")
    assert refused(game, "option B") is not None  # only one


@pytest.mark.rule("SCY-ENC-06")
def test_polania_may_choose_up_to_two() -> None:
    polania = {"faction": "polania", "character": "C1", "coins": 5, "popularity": 5}
    game = at(polania, {"faction": "crimea"}, encounter_deck=deck(8))
    game.play("move / char / D2 / done")
    assert refused(game, "done") == "SCY-ENC-06"
    game.play("option A")
    assert game.question() == "encounter"
    assert refused(game, "option A") == "SCY-FACTION-08"
    assert refused(game, "done") is None
    game.play("option B")
    assert game.question() == "bottom"
    assert (player(game).coins, player(game).popularity) == (5, 6)  # +2 -2, +1
    assert goods(game, "D2") == {"oil": 4}


@pytest.mark.rule("SCY-ENC-07")
def test_an_option_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    game = met({"coins": 1, "popularity": 1})
    assert refused(game, "option B") == "SCY-ENC-07"
    assert refused(game, "option C") == "SCY-ENC-07"
    assert refused(game, "option B less") == "SCY-ENC-07"
    game = met({"coins": 2, "popularity": 2})
    game.play("option B")
    assert player(game).coins == 0
    assert goods(game, "B5") == {"food": 4}


@pytest.mark.rule("SCY-ENC-09")
@pytest.mark.parametrize(("taken", "coins", "popularity"), [((0, 0), 3, 3), ((1, 0), 4, 3), ((2, 1), 5, 4)])
def test_the_benefit_may_be_taken_in_part(taken: tuple[int, int], coins: int, popularity: int) -> None:
    game = met({"coins": 3, "popularity": 3})
    order = {"coins": taken[0], "popularity": taken[1]}
    game.play("option A less")
    while game.question() == "take":
        question = seen(game).question
        assert question is not None
        game.play(f"take {order[question.resource]}")
    assert (player(game).coins, player(game).popularity) == (coins, popularity)
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-ENC-09")
def test_what_is_asked_for_anyway_needs_no_taking_in_part() -> None:
    """Option B of card 5 deploys a mech: a player who does not want it declines when asked."""
    game = met({"coins": 9, "popularity": 9}, card=5)
    assert refused(game, "option B less") == "SCY-ENC-09"
    assert refused(game, "option B / decline") is None


@pytest.mark.rule("SCY-ENC-09")
@pytest.mark.example("SCY-EX-34")
def test_the_metal_is_taken_and_the_worker_is_not() -> None:
    game = met({"popularity": 2}, card=14)
    game.play("option C less / take 2 / take 0")
    assert goods(game, "B5") == {"metal": 2}
    assert player(game).workers == {"A4": 1, "A5": 1}
    assert player(game).popularity == 0  # the cost is never partial


@pytest.mark.rule("SCY-ENC-09")
@pytest.mark.parametrize("card", [1, 3, 2, 7])
def test_pieces_may_be_declined_too(card: int) -> None:
    game = met({"coins": 9, "popularity": 9}, card=card)
    game.play("option B / decline" if card == 7 else "option C / decline")
    after = player(game)
    assert not any((after.structures, after.mechs, after.recruits, after.cubes))
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-ENC-10")
def test_the_used_card_goes_under_the_deck() -> None:
    game = met({}, card=20)
    game.play("option A")
    assert game.position()["encounter_deck"][0] == 20
    assert sorted(game.position()["encounter_deck"]) == list(range(1, 29))


# -- gains -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-ENC-11")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        (1, "option B"),
        (14, "option C"),
        (15, "option B / oil / oil / wood"),
        (1, "option C / mill"),
        (3, "option C / speed"),
    ],
)
def test_everything_gained_is_placed_on_the_territory_of_the_encounter(card: int, line: str) -> None:
    # no worker is there: a card asks for none
    game = met({"coins": 9, "popularity": 9, "workers": ["A5", "A5"]}, card=card)
    game.play(line)
    assert game.question() == "bottom"
    placed = player(game)
    new = [goods(game, "B5"), placed.structures, placed.mechs, placed.workers.get("B5")]
    assert any(new)
    assert list(seen(game).goods) in ([], ["B5"])
    assert set(placed.structures.values()) <= {"B5"}
    assert set(placed.mechs.values()) <= {"B5"}
    assert set(placed.workers) <= {"A5", "B5"}


@pytest.mark.rule("SCY-ENC-12")
@pytest.mark.parametrize("owner", [0, 1])
def test_there_is_no_building_where_a_structure_stands(owner: int) -> None:
    sides: list[dict[str, Any]] = [{"popularity": 2}, {"faction": "crimea"}]
    sides[owner]["structures"] = {"mine": "B5"}
    game = met(*sides)
    game.play("option C")
    assert game.question() == "bottom"
    assert player(game).structures == ({"mine": "B5"} if owner == 0 else {})


@pytest.mark.rule("SCY-ENC-13")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        (7, "option B / cube move.units / cover build"),
        (3, "option C / speed"),
        (1, "option C / mill"),
        (2, "option C / recruit enlist / bonus popularity"),
    ],
)
def test_an_action_on_a_card_costs_and_gives_nothing_else(card: int, line: str) -> None:
    every = {"recruits": ["upgrade", "deploy", "build"], "bonuses": ["power", "coins", "cards"]}
    hero = every | {"coins": 5, "popularity": 5, "power": 5, "hand": [2]}
    rival = {"faction": "crimea", "recruits": ["upgrade", "deploy", "build", "enlist"], "coins": 5, "popularity": 5}
    stock = {"food": 5, "metal": 5, "oil": 5, "wood": 5}
    game = met(hero, rival | {"power": 5, "hand": [2]}, card=card, goods={"A5": stock})
    game.play(line)
    costs = {7: {"coins": 2}, 3: {"popularity": 3}, 1: {"popularity": 2}, 2: {"popularity": 0}}[card]  # 2: -2 +2
    me, other = player(game, 0), player(game, 1)
    assert me.coins == 5 - costs.get("coins", 0)
    assert me.popularity == 5 - costs.get("popularity", 0)
    assert (me.power, me.combat_cards) == (5, 1)
    assert goods(game, "A5") == stock
    assert (other.power, other.coins, other.popularity, other.combat_cards) == (5, 5, 5, 1)


@pytest.mark.rule("SCY-ENC-16")
@pytest.mark.parametrize(
    ("card", "line", "pieces", "star"),
    [
        (1, "option C / armory", {"structures": {"mill": "A4", "mine": "A5", "monument": "B6"}}, "structures"),
        (3, "option C / speed", {"mechs": {"riverwalk": "A4", "seaworthy": "A4", "artillery": "A4"}}, "mechs"),
        (2, "option C / recruit build / bonus cards", {"recruits": ["upgrade", "deploy", "enlist"]}, "recruits"),
        (3, "option B", {"workers": ["A4"] * 7}, "workers"),
        (13, "option A", {"popularity": 17}, "popularity"),
        (25, "option A", {"power": 14}, "power"),
    ],
)
def test_what_a_card_gives_counts_for_the_star(card: int, line: str, pieces: dict[str, Any], star: str) -> None:
    game = met({"coins": 5, "popularity": 5} | pieces, card=card)
    assert player(game).stars == {}
    game.play(line)
    assert player(game).stars == {star: 1}


@pytest.mark.rule("SCY-ENC-16")
def test_an_upgrade_from_a_card_counts_for_the_star_and_lasts() -> None:
    five = ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity"]
    game = met({"coins": 5, "cubes": five, "covered": {"upgrade": 1, "deploy": 2, "build": 2}}, card=7)
    game.play("option B / cube produce.territories / cover enlist")
    assert player(game).stars == {"upgrades": 1}
    assert player(game).costs["enlist"] == 2  # Engineering: 3 before


def idle(game: Game, section: str) -> None:
    """A turn without any action."""
    game.play(f"{section} / skip / pass / end")


@pytest.mark.rule("SCY-ENC-16")
def test_a_mech_from_a_card_uncovers_its_ability() -> None:
    game = met({"popularity": 5}, card=3)
    game.play("option C / speed / pass / end")
    for section in ("bolster", "bolster", "trade"):
        idle(game, section)
    game.play("move / char / A4")
    assert game.question() == "step"  # Speed gives the character a second step


@pytest.mark.rule("SCY-ENC-16")
def test_a_structure_from_a_card_uncovers_its_bonus() -> None:
    game = met({"popularity": 5, "coins": 5}, card=1)
    game.play("option C / monument / pass / end")
    idle(game, "bolster")
    game.play("bolster / power")
    assert player(game).popularity == 5 - 2 + 1


@pytest.mark.rule("SCY-ENC-16")
def test_a_recruit_from_a_card_uncovers_its_ongoing_bonus() -> None:
    crimea = {"faction": "crimea", "mat": "industrial", "workers": ["G3"]}
    game = met({"popularity": 5, "power": 1}, crimea, card=2, goods={"G3": {"oil": 3}})
    game.play("option C / recruit upgrade / bonus coins / pass / end")
    assert player(game).coins == 5 + 2  # Engineering starts with 5
    game.play("bolster / skip / upgrade / decline")
    assert player(game).power == 2
