"""Combat up to the reveal (SCY-COMBAT-01 to 17): when, who, abilities before it, dials and cards."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game, Generator
from tests.scythe.positions import at, legal, player, refused, seen


def arena(attacker: dict[str, Any], defender: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Game:
    """Rusviet with a mech on G5 beside Nordic with a mech on F5, unless something else is said."""
    rusviet = {"faction": "rusviet", "mechs": {"riverwalk": "G5"}}
    nordic = {"faction": "nordic", "mechs": {"riverwalk": "F5"}}
    return at(rusviet | attacker, nordic | defender, *others, **rest)


def attack(game: Game) -> Game:
    """Seat 0 moves its mech from G5 to F5 and nothing else."""
    game.play("move / mech G5 / F5 / done")
    return game


def seal(game: Game, first: str, second: str, seats: tuple[int, int] = (0, 1)) -> None:
    """Both sides answer, e.g. `seal(game, "dial 3 / card 2", "dial 4")`."""
    for seat, answer in zip(seats, (first, second), strict=True):
        game.play(f"{answer} / ready", seat=seat)


def combats(game: Game) -> list[tuple[Any, Any, Any]]:
    """Attacker, defender and place of every combat so far."""
    return [(e["seat"], e["defender"], e["place"]) for e in game.events() if e["kind"] == "combat"]


# -- when and who ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-01")
def test_combat_comes_after_all_moves_and_before_the_bottom_action() -> None:
    game = arena({"workers": ["C6", "D7"]}, {})
    game.play("move / mech G5 / F5")
    assert game.question() == "pick"
    assert combats(game) == []
    game.play("worker C6 / D6")
    assert game.question(0) == "dials"
    assert refused(game, "build", seat=0) is not None
    seal(game, "dial 0", "dial 0")
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-COMBAT-02")
@pytest.mark.parametrize(
    ("own", "line"),
    [
        ({"mechs": {"riverwalk": "G5"}}, "mech G5"),
        ({"character": "G5", "mechs": {}}, "char"),
    ],
)
@pytest.mark.parametrize(
    ("other", "fights"),
    [
        ({"mechs": {"riverwalk": "F5"}}, True),
        ({"mechs": {}, "character": "F5"}, True),
        ({"mechs": {}, "workers": ["F5"]}, False),
        ({"mechs": {}, "structures": {"mine": "F5"}}, False),
    ],
)
def test_characters_and_mechs_fight_characters_and_mechs_and_nothing_else(
    own: dict[str, Any], line: str, other: dict[str, Any], fights: bool
) -> None:
    game = arena(own, other)
    game.play(f"move / {line} / F5 / done")
    assert game.question(game.actors[0]) == ("dials" if fights else "bottom")
    assert combats(game) == ([(0, 1, "F5")] if fights else [])


@pytest.mark.rule("SCY-COMBAT-02")
def test_there_is_a_combat_on_each_contested_territory_and_on_no_other() -> None:
    game = arena({"character": "D5"}, {"character": "D4"})
    game.play("move / char / D4 / mech G5 / F5")
    assert list(seen(game).contested) == ["D4", "F5"]
    assert legal(game) == ["fight D4", "fight F5"]
    assert refused(game, "fight C1") == "SCY-COMBAT-02"


@pytest.mark.rule("SCY-COMBAT-03")
def test_the_move_of_a_factory_card_leads_to_combat_after_it() -> None:
    game = arena({"factory_card": 6}, {})
    game.play("factory / skip / move / mech G5 / F5")
    assert game.actors == (0, 1)
    seal(game, "dial 1", "dial 0")
    assert player(game).stars == {"combat": 1}
    assert game.question() == "end"


@pytest.mark.rule("SCY-COMBAT-04", "SCY-COMBAT-05", "SCY-DIG-14")
def test_the_active_player_is_the_attacker_in_every_combat_and_chooses_their_order() -> None:
    crimea = {"faction": "crimea", "character": "D4"}
    game = arena({"character": "D5", "popularity": 5}, {"workers": ["F5"]}, crimea)
    game.play("move / char / D4 / mech G5 / F5")
    game.play("fight F5")
    assert game.actors == (0, 1)
    seal(game, "dial 0", "dial 0")
    # the first combat is over to its last consequence before the second begins
    assert player(game, 1).mechs == {"riverwalk": "base.nordic"}
    assert player(game, 1).workers == {"base.nordic": 1}
    assert (player(game).stars, player(game).popularity) == ({"combat": 1}, 4)
    assert list(seen(game).contested) == ["D4"]
    assert game.actors == (0, 2)
    seal(game, "dial 0", "dial 0", seats=(0, 2))
    assert combats(game) == [(0, 1, "F5"), (0, 2, "D4")]
    assert player(game).stars == {"combat": 2}  # both ties went to the attacker
    assert game.question() == "factory_card"  # only then the Factory, then the bottom row
    game.play("factory card 1")
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-COMBAT-06", "SCY-COMBAT-07")
def test_a_combat_has_two_sides_and_others_can_only_give_coins() -> None:
    game = attack(arena({}, {}, {"faction": "crimea", "coins": 4}))
    assert game.actors == (0, 1)
    for wish in ("dial 1", "card 2", "ready", "fire", "end"):
        assert refused(game, wish, seat=2) is not None
    with pytest.raises(furrow.IllegalAction):
        game.side("withdraw", seat=2)
    game.side("give 3 to 1", seat=2)
    assert player(game, 2).coins == 1
    seal(game, "dial 1", "dial 1")
    assert [player(game, seat).star_count for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("SCY-COMBAT-08")
def test_workers_take_no_part_but_share_the_fate_of_their_side() -> None:
    game = arena({"workers": ["G5", "G5", "C6"], "hand": [2, 2, 2]}, {"power": 7})
    game.play("move / mech G5 / F5 / carry all / done")
    assert refused(game, "dial 0 / card 2 / card 2", seat=0) == "SCY-COMBAT-14"  # one card for the mech, none for them
    seal(game, "dial 0", "dial 1")
    assert player(game).workers == {"base.rusviet": 2, "C6": 1}


@pytest.mark.rule("SCY-COMBAT-09", "SCY-COMBAT-15")
@pytest.mark.example("SCY-EX-26")
def test_an_attack_needs_neither_power_nor_popularity_nor_cards() -> None:
    game = attack(arena({"power": 0, "popularity": 0, "hand": []}, {"power": 0}))
    assert legal(game, 0) == ["dial 0"]
    game.play("dial 0", seat=0)
    assert legal(game, 0) == ["ready"]
    armed = attack(arena({"power": 0, "popularity": 0, "hand": [4]}, {"power": 3}))
    seal(armed, "dial 0 / card 4", "dial 3")
    assert player(armed).stars == {"combat": 1}


@pytest.mark.rule("SCY-COMBAT-10", "SCY-ALLY-05")
def test_a_combat_cannot_be_called_off() -> None:
    game = attack(arena({}, {}))
    game.side("give 1 to 1", seat=0)
    game.side("give 1 to 0", seat=1)
    for seat in (0, 1):
        assert all(action.startswith("dial ") for action in legal(game, seat))
        for wish in ("done", "decline", "skip", "pass", "end", "stop", "mech F5", "G5", "retreat base.nordic"):
            assert refused(game, wish, seat=seat) is not None
    seal(game, "dial 0", "dial 0")
    assert combats(game) == [(0, 1, "F5")]
    assert "combat_won" in [event["kind"] for event in game.events()]


# -- before the dials --------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-11", "SCY-DIG-18")
def test_the_attackers_ability_comes_before_the_defenders() -> None:
    nordic = {"faction": "nordic", "mechs": {"artillery": "F4"}, "power": 1}
    saxony = {"faction": "saxony", "mechs": {"disarm": "F5"}, "power": 5}
    game = at(nordic | {"mechs": {"artillery": "F5"}}, saxony | {"mechs": {"disarm": "F4"}})
    game.play("move / mech F5 / F4 / done")  # F4 is a tunnel
    assert (game.question(), game.actors) == ("artillery", (0,))
    assert player(game, 0).power == 1  # Disarm has not acted yet
    game.play("fire")
    assert (player(game, 0).power, player(game, 1).power) == (0, 3)
    assert game.question(0) == "dials"
    other_way = at(saxony, nordic)
    other_way.play("move / mech F5 / F4 / done")
    assert player(other_way, 1).power == 0  # disarmed first, so there is nothing left to fire with
    assert other_way.question(0) == "dials"


@pytest.mark.rule("SCY-DIG-18")
def test_artillery_asks_while_disarm_and_scout_act_by_themselves() -> None:
    nordic = {"faction": "nordic", "mechs": {"artillery": "F5"}, "power": 3}
    game = at(nordic, {"faction": "crimea", "mechs": {"scout": "F4"}, "power": 5})
    game.play("move / mech F5 / F4 / done")
    assert legal(game) == ["fire", "hold fire"]
    game.play("hold fire")
    assert (player(game, 0).power, player(game, 1).power) == (3, 5)
    saxony = {"faction": "saxony", "mechs": {"disarm": "F5"}}
    scouted = at(saxony | {"hand": [5]}, {"faction": "crimea", "mechs": {"scout": "F4"}, "power": 5})
    scouted.play("move / mech F5 / F4 / done")
    assert scouted.question(0) == "dials"
    assert player(scouted, 1).power == 3
    assert (player(scouted, 0).combat_cards, player(scouted, 1).combat_cards) == (0, 1)


@pytest.mark.rule("SCY-DIG-19")
@pytest.mark.parametrize(("power", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_an_ability_takes_what_is_there_and_never_more(power: int, left: int) -> None:
    crimea = {"faction": "crimea", "character": "F4", "power": power}
    disarm = at({"faction": "saxony", "mechs": {"disarm": "F5"}}, crimea)
    disarm.play("move / mech F5 / F4 / done")
    assert player(disarm, 1).power == left
    nordic = {"faction": "nordic", "mechs": {"artillery": "F5"}, "power": 1}
    fired = at(nordic, crimea)
    fired.play("move / mech F5 / F4 / done / fire")
    assert (player(fired, 0).power, player(fired, 1).power) == (0, left)


@pytest.mark.rule("SCY-DIG-19")
def test_artillery_needs_one_power_to_pay() -> None:
    nordic = {"faction": "nordic", "mechs": {"artillery": "F5"}, "power": 0}
    game = at(nordic, {"faction": "crimea", "character": "F4"})
    game.play("move / mech F5 / F4 / done")
    assert game.question(0) == "dials"
    assert refused(game, "fire", seat=0) == "SCY-MECH-33"


# -- choosing power ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-12", "SCY-DIG-01")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_dials_are_set_at_the_same_time_and_in_secret(order: tuple[int, int]) -> None:
    game = attack(arena({"power": 7, "hand": [2, 3]}, {"power": 7, "hand": [4, 5]}, {"faction": "crimea"}))
    first, second = order
    blind = [second, 2, None]
    before = [seen(game, seat) for seat in blind]
    told = len(game.events())
    game.play("dial 3", seat=first)
    assert refused(game, "dial 4", seat=first) == "SCY-COMBAT-12"
    game.play(f"card {legal(game, first)[0].split()[1]} / ready", seat=first)
    assert [seen(game, seat) for seat in blind] == before
    assert game.events(first, since=told) == []
    assert legal(game, second) == [f"dial {power}" for power in range(8)]
    game.play("dial 2 / ready", seat=second)
    assert [event["kind"] for event in game.events(since=told)][:2] == ["dial", "dial"]


@pytest.mark.rule("SCY-DIG-01")
def test_a_bot_in_the_other_seat_knows_nothing_of_the_sealed_answer() -> None:
    game = attack(arena({"power": 7, "hand": [2]}, {"power": 7}))
    game.play("dial 7 / card 2 / ready", seat=0)
    dreamt = game.imagine(1, Generator(3)).position()
    assert dreamt["sealed"] == [None, None]
    assert game.imagine(0, Generator(3)).position()["sealed"][0] == {"dial": 7, "ready": True, "cards": [2]}


@pytest.mark.rule("SCY-COMBAT-12")
def test_the_dial_comes_first_and_an_open_answer_may_be_taken_back() -> None:
    game = attack(arena({"power": 5, "hand": [2]}, {}))
    assert refused(game, "card 2", seat=0) == "SCY-COMBAT-12"
    assert refused(game, "ready", seat=0) == "SCY-COMBAT-12"
    game.play("dial 5 / ready", seat=0)
    game.side("withdraw", seat=0)
    assert game.actors == (0, 1)
    assert legal(game, 0)[0] == "dial 0"


@pytest.mark.rule("SCY-COMBAT-13")
@pytest.mark.example("SCY-EX-53")
@pytest.mark.parametrize(("power", "most"), [(0, 0), (4, 4), (7, 7), (8, 7), (12, 7), (16, 7)])
def test_the_dial_stops_at_seven_and_at_the_own_power(power: int, most: int) -> None:
    game = attack(arena({"power": power}, {"power": power}))
    for seat in (0, 1):
        assert legal(game, seat) == [f"dial {number}" for number in range(most + 1)]
        assert refused(game, f"dial {most + 1}", seat=seat) == "SCY-COMBAT-13"


@pytest.mark.rule("SCY-COMBAT-14")
@pytest.mark.parametrize(
    ("units", "most"),
    [
        ({"mechs": {"riverwalk": "F5"}}, 1),
        ({"mechs": {}, "character": "F5"}, 1),
        ({"mechs": {"riverwalk": "F5", "seaworthy": "F5"}, "character": "F5"}, 3),
        ({"mechs": {"riverwalk": "F5", "seaworthy": "G6"}, "workers": ["F5", "F5"]}, 1),
        ({"mechs": dict.fromkeys(("riverwalk", "seaworthy", "artillery", "speed"), "F5"), "character": "F5"}, 5),
    ],
)
def test_one_card_may_be_added_for_each_own_character_or_mech_in_the_combat(units: dict[str, Any], most: int) -> None:
    game = attack(arena({}, {"hand": [2] * 6, "power": 0} | units))
    cards = " / ".join(["dial 0", *["card 2"] * most])
    assert refused(game, cards, seat=1) is None
    assert refused(game, f"{cards} / card 2", seat=1) == "SCY-COMBAT-14"


@pytest.mark.rule("SCY-COMBAT-14")
def test_cards_come_from_the_own_hand_and_peoples_army_adds_one() -> None:
    game = attack(arena({"hand": [3]}, {"hand": [5]}))
    assert refused(game, "dial 0 / card 5", seat=0) == "SCY-COMBAT-14"
    army = {"mechs": {"peoples_army": "G5"}, "workers": ["G5"], "hand": [2, 2, 2]}
    game = arena(army, {})
    game.play("move / mech G5 / F5 / carry all / done")
    assert refused(game, "dial 0 / card 2 / card 2", seat=0) is None
    assert refused(game, "dial 0 / card 2 / card 2 / card 2", seat=0) == "SCY-COMBAT-14"


@pytest.mark.rule("SCY-COMBAT-16")
def test_cards_are_optional_and_nobody_sees_whether_or_how_many_are_added() -> None:
    views = []
    for cards in ("", " / card 5", " / card 5 / card 5"):
        game = arena({"power": 3, "hand": [5, 5], "character": "E6"}, {}, {"faction": "crimea"})
        game.play("move / char / F5 / mech G5 / F5")
        game.play(f"dial 3{cards} / ready", seat=0)
        views.append([seen(game, seat) for seat in (1, 2, None)])
    assert views[0] == views[1] == views[2]
    assert all(view.players[0].combat_cards == 2 for view in views[0])


@pytest.mark.rule("SCY-COMBAT-17")
def test_the_size_of_a_hand_is_public_and_its_values_are_not() -> None:
    game = attack(arena({"hand": [2, 4]}, {"hand": [3, 3, 5]}, {"faction": "crimea"}))
    for seat in (0, 1, 2, None):
        assert [row.combat_cards for row in seen(game, seat).players] == [2, 3, 0]
    swapped = attack(arena({"hand": [5, 5]}, {"hand": [3, 3, 5]}, {"faction": "crimea"}))
    assert seen(game, 1) == seen(swapped, 1)
    assert seen(game, 0) != seen(swapped, 0)
