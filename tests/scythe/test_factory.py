"""The Factory (SCY-FACTORY): the territory, taking a card, and the card as a fifth section."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

RIVAL = {"faction": "crimea"}


def offer(game: Game, seat: int) -> list[int]:
    """The Factory cards on the board that a seat has seen."""
    own = seen(game, seat).own
    assert own is not None
    return list(own.factory_offer)


def nordic(**rest: Any) -> dict[str, Any]:
    return {"faction": "nordic", "mat": "engineering"} | rest


# -- the territory -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-FACTORY-01")
def test_the_factory_produces_nothing() -> None:
    game = at(nordic(workers=["D4", "D4", "A5"]), RIVAL)
    assert refused(game, "produce / D4") == "SCY-PRODUCE-06"
    game.play("produce / A5")
    assert goods(game, "D4") == {}


@pytest.mark.rule("SCY-FACTORY-02")
@pytest.mark.parametrize(("popularity", "coins"), [(0, 2), (7, 3), (13, 4)])
def test_the_factory_counts_as_three_territories_at_the_end(popularity: int, coins: int) -> None:
    six = {"mechs": 1, "power": 1, "popularity": 1, "structures": 1, "workers": 1, "combat": 1}
    parts = []
    for place in ("D4", "E4"):
        holder = nordic(workers=[place, "A5"], popularity=popularity, stars=six)
        game = at(holder, RIVAL, over=True, pending=[])
        parts.append(next(row.parts["territories"] for row in game.result.standings if row.seat == 0))
    assert parts == [4 * coins, 2 * coins]


# -- taking a card -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-FACTORY-03")
def test_the_first_visitor_looks_through_the_cards_keeps_one_and_returns_the_others() -> None:
    game = at(nordic(character="D5"), RIVAL, factory_offer=[3, 7, 11])
    game.play("move / char / D4")
    assert game.question() == "pick"  # not before the Move is completely finished
    game.play("done")
    assert game.question() == "factory_card"
    assert legal(game) == ["factory card 3", "factory card 7", "factory card 11"]
    assert refused(game, "factory card 5") == "SCY-FACTORY-03"
    assert (offer(game, 0), offer(game, 1)) == ([3, 7, 11], [])
    game.play("factory card 7")
    assert player(game).factory_card == 7
    assert seen(game).factory_cards == 2
    assert game.position()["factory_offer"] == [3, 11]
    assert offer(game, 0) == [3, 11]  # the visitor knows what is left
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-FACTORY-03")
@pytest.mark.parametrize(("dial", "wins"), [(1, True), (0, False)])
def test_a_combat_at_the_factory_must_be_won_first(dial: int, wins: bool) -> None:
    game = at(nordic(character="D5", power=1), RIVAL | {"mechs": {"speed": "D4"}, "power": 1})
    game.play("move / char / D4 / done")
    game.play(f"dial {dial} / ready", seat=0)
    game.play("dial 1 / ready", seat=1)
    assert game.question() == ("factory_card" if wins else "bottom")


@pytest.mark.rule("SCY-FACTORY-04")
def test_taking_a_card_is_mandatory() -> None:
    game = at(nordic(character="D5"), RIVAL)
    game.play("move / char / D4 / done")
    assert all(action.startswith("factory card ") for action in legal(game))
    for wish in ("decline", "done", "skip", "pass", "end"):
        assert refused(game, wish) is not None


@pytest.mark.rule("SCY-FACTORY-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_visitor_sees_one_card_fewer(seats: int) -> None:
    assert seen(furrow.new("scythe", seats=seats, seed=seats)).factory_cards == seats + 1
    rest = [{"faction": name} for name in ("rusviet", "polania", "saxony")][: seats - 2]
    game = at(nordic(character="D5"), RIVAL | {"character": "C3", "power": 3}, *rest)
    game.play("move / char / D4 / done")
    first = legal(game)
    assert len(first) == seats + 1
    game.play(f"{first[0]} / pass / end")
    while seen(game).active != 1:
        game.play("bolster / skip / pass / end")
    game.play("move / char / D4 / done")
    game.play("dial 0 / ready", seat=0)
    game.play("dial 1 / ready", seat=1)
    assert legal(game) == first[1:]


@pytest.mark.rule("SCY-FACTORY-06")
@pytest.mark.parametrize("line", ["mech D5 / D4", "worker D5 / D4"])
def test_mechs_and_workers_obtain_no_card(line: str) -> None:
    game = at(nordic(mechs={"riverwalk": "D5"}, workers=["D5"]), RIVAL)
    game.play(f"move / {line}")
    if game.question() == "cargo":
        game.play("carry all")
    game.play("done")
    assert game.question() == "bottom"
    assert player(game).factory_card is None


@pytest.mark.rule("SCY-FACTORY-17")
def test_a_player_gets_one_factory_card_per_game() -> None:
    game = at(nordic(character="D5", factory_card=4), RIVAL)
    game.play("move / char / D4 / done")
    assert game.question() == "bottom"
    assert (player(game).factory_card, seen(game).factory_cards) == (4, 2)


@pytest.mark.rule("SCY-FACTORY-18")
def test_the_choice_is_final() -> None:
    game = at(nordic(character="D5"), RIVAL)
    game.play("move / char / D4 / done / factory card 2 / pass / end")
    with pytest.raises(furrow.NothingToUndo):
        game.undo()
    game.play("move / skip / pass / end")
    for line in ("factory card 1", "decline"):
        assert refused(game, line) is not None
    game.play("factory / skip / move / char / E4 / D4")  # out and in again
    assert game.question() == "end"
    assert player(game).factory_card == 2


# -- the fifth section -------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-FACTORY-07")
def test_the_card_is_a_fifth_section() -> None:
    assert refused(at(nordic(), RIVAL), "factory") == "SCY-FACTORY-07"
    game = at(nordic(factory_card=5), RIVAL)
    assert legal(game) == ["move", "bolster", "trade", "produce", "factory"]
    game.play("factory")
    assert player(game).section == "factory"


@pytest.mark.rule("SCY-FACTORY-08")
@pytest.mark.parametrize("top", ["use", "skip"])
@pytest.mark.parametrize("bottom", ["move / char / A5", "pass"])
def test_top_action_bottom_action_both_or_neither_may_be_taken(top: str, bottom: str) -> None:
    game = at(nordic(factory_card=6, power=2, coins=0), RIVAL)
    assert refused(game, "factory / move") is not None  # the top action comes first
    game.play(f"factory / {top} / {bottom}")
    if game.question() == "step":
        game.play("stop")
    assert player(game).coins == (3 if top == "use" else 0)
    assert player(game).character == ("base.nordic" if bottom == "pass" else "A5")
    assert game.question() == "end"


@pytest.mark.rule("SCY-FACTORY-09")
def test_the_card_cannot_be_used_twice_running_except_by_rusviet() -> None:
    used = {"factory_card": 6, "section": "factory"}
    assert refused(at(nordic(**used), RIVAL), "factory") == "SCY-FACTORY-09"
    assert refused(at(nordic(factory_card=6, section="move"), RIVAL), "factory") is None
    assert refused(at({"faction": "rusviet"} | used, RIVAL), "factory") is None


@pytest.mark.rule("SCY-FACTORY-10")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        (9, "cube move.units / cover build"),
        (10, "speed / A5"),
        (11, "mine / A5"),
        (12, "recruit enlist / bonus coins"),
    ],
)
def test_similar_actions_on_a_card_give_no_recruit_bonus_and_no_coins(card: int, line: str) -> None:
    recruits = {"recruits": ["upgrade", "deploy", "build"], "bonuses": ["power", "popularity", "cards"]}
    own = nordic(factory_card=card, power=4, popularity=4, coins=4, workers=["A5"], hand=[2]) | recruits
    rival = RIVAL | {"recruits": ["upgrade", "deploy", "build", "enlist"], "power": 4, "popularity": 4, "coins": 4}
    game = at(own, rival)
    game.play(f"factory / use / {line}")
    gained = {9: (0, 1, 0), 10: (1, 0, 0), 11: (0, 1, 0), 12: (1, 0, 2)}[card]  # power, popularity, coins
    me, other = player(game, 0), player(game, 1)
    assert (me.power, me.popularity, me.coins) == (4 + gained[0], 4 + gained[1], 4 - 2 + gained[2])
    assert me.combat_cards == 1
    assert (other.power, other.popularity, other.coins, other.combat_cards) == (4, 4, 4, 0)


@pytest.mark.rule("SCY-FACTORY-10")
def test_structures_add_nothing_to_a_card() -> None:
    structures = {"mill": "A5", "monument": "A4", "armory": "B6"}
    game = at(nordic(factory_card=1, workers=["C5", "D5"], hand=[2], structures=structures, power=1), RIVAL)
    game.play("factory / use / discard 2")
    assert legal(game) == ["C5", "D5", "done"]  # not the Mill's territory
    game.play("C5 / D5")
    assert game.question() == "bottom"  # and no third territory
    assert goods(game, "A5") == {}
    traded = at(nordic(factory_card=8, workers=["C5"], hand=[2], structures=structures, power=1, popularity=1), RIVAL)
    traded.play("factory / use / discard 2 / C5 / oil / oil / oil")
    assert (player(traded).power, player(traded).popularity) == (1, 1)  # neither Armory nor Monument


@pytest.mark.rule("SCY-FACTORY-10", "SCY-FACTORY-11", "SCY-FACTORY-12")
@pytest.mark.example("SCY-EX-37")
def test_pay_one_popularity_to_enlist_or_upgrade() -> None:
    stock = {"food": 3, "oil": 3}
    own = nordic(factory_card=2, popularity=3, coins=1, power=0, workers=["A5"], recruits=["upgrade"])
    game = at(own, RIVAL, goods={"A5": stock})
    game.play("factory / use")
    assert player(game).popularity == 2
    assert legal(game) == ["gain upgrade", "gain enlist", "decline"]
    game.play("gain enlist / recruit build / bonus coins")
    assert game.question() == "bottom"  # one of the two, not both
    assert (player(game).coins, player(game).power) == (3, 0)  # the one-time bonus, nothing of the mat
    assert goods(game, "A5") == stock
    game.play("move / worker A5 / B5 / carry nothing / A4")
    assert game.question() == "end"
    upgraded = at(own, RIVAL, goods={"A5": stock})
    upgraded.play("factory / use / gain upgrade / cube move.units / cover build")
    assert list(player(upgraded).cubes) == ["move.units"]
    assert (player(upgraded).coins, player(upgraded).power) == (1, 0)
    assert goods(upgraded, "A5") == stock
    assert refused(at(own, RIVAL), "factory / skip / move") is None


@pytest.mark.rule("SCY-FACTORY-11")
def test_only_the_cost_of_the_card_is_paid() -> None:
    poor = nordic(factory_card=7, popularity=1, coins=0, power=0, workers=["A5"])
    game = at(poor, RIVAL)
    game.play("factory / use / gain deploy_mech / speed / A5")  # without any metal
    assert player(game).mechs == {"speed": "A5"}
    assert player(game).popularity == 0
    assert refused(at(poor | {"popularity": 0}, RIVAL), "factory / use") == "SCY-TURN-12"
    produced = at(nordic(factory_card=1, coins=1, power=0, popularity=0, workers=["A5"] * 8, hand=[5]), RIVAL)
    produced.play("factory / use / discard 5 / A5")  # the mat would ask for power, popularity and a coin more
    assert goods(produced, "A5") == {"oil": 8}
    assert (player(produced).coins, player(produced).combat_cards) == (0, 0)
