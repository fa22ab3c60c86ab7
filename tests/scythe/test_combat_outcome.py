"""Combat from the reveal on (SCY-COMBAT-18 to 38): who wins, what both pay, winner and loser, a sixth star."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, player, refused, seen


def arena(attacker: dict[str, Any], defender: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Game:
    """Rusviet with a mech on G5 beside Nordic with a mech on F5, unless something else is said."""
    rusviet = {"faction": "rusviet", "mechs": {"riverwalk": "G5"}}
    nordic = {"faction": "nordic", "mechs": {"riverwalk": "F5"}}
    return at(rusviet | attacker, nordic | defender, *others, **rest)


def seal(game: Game, first: str, second: str) -> None:
    """Both sides answer, e.g. `seal(game, "dial 3 / card 2", "dial 4")`."""
    game.play(f"{first} / ready", seat=0)
    game.play(f"{second} / ready", seat=1)


def won(first: str, second: str, *players: dict[str, Any], **rest: Any) -> Game:
    """The game after the mech of seat 0 has attacked F5 with everything that stands beside it on G5."""
    game = arena(*players, **rest)
    game.play("move / mech G5 / F5")
    if game.question() == "cargo":
        game.play("carry all")
    game.play("done")
    seal(game, first, second)
    return game


def stars(game: Game) -> tuple[int, int]:
    """The combat stars of the two sides."""
    return player(game, 0).stars.get("combat", 0), player(game, 1).stars.get("combat", 0)


# -- reveal ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-18", "SCY-COMBAT-21")
def test_both_are_revealed_together_and_cards_add_to_the_dial() -> None:
    game = arena({"power": 5, "hand": [2, 4]}, {"power": 6, "hand": [3]})
    game.play("move / mech G5 / F5 / done")
    told = len(game.events())
    game.play("dial 2 / card 4 / ready", seat=0)
    assert game.events(since=told) == []
    assert list(seen(game).combat_discards) == []
    game.play("dial 1 / card 3 / ready", seat=1)
    first, second = game.events(since=told)[:2]
    assert (first["seat"], first["power"], first["cards"], first["total"]) == (0, 2, [4], 6)
    assert (second["seat"], second["power"], second["cards"], second["total"]) == (1, 1, [3], 4)
    # all cards played lie face up on the discard pile, and only the dials were paid
    assert sorted(seen(game, None).combat_discards) == [3, 4]
    assert (player(game, 0).power, player(game, 1).power) == (3, 5)
    own = seen(game).own
    assert own is not None
    assert list(own.combat_cards) == [2]


@pytest.mark.rule("SCY-COMBAT-18", "SCY-COMBAT-19")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("dial 4", "dial 3", 0),
        ("dial 3", "dial 4", 1),
        ("dial 3", "dial 3", 0),
        ("dial 0", "dial 0", 0),
        ("dial 1 / card 2", "dial 2", 0),
        ("dial 2", "dial 0 / card 3", 1),
        ("dial 0 / card 2", "dial 0 / card 3", 1),
        ("dial 1 / card 2", "dial 0 / card 3", 0),
    ],
)
def test_the_higher_total_wins_and_the_attacker_wins_ties(first: str, second: str, winner: int) -> None:
    game = won(first, second, {"power": 4, "hand": [2]}, {"power": 4, "hand": [3]})
    assert stars(game) == ((1, 0) if winner == 0 else (0, 1))
    assert player(game, 0).mechs["riverwalk"] == ("F5" if winner == 0 else "base.rusviet")
    assert player(game, 1).mechs["riverwalk"] == ("F5" if winner == 1 else "base.nordic")


@pytest.mark.rule("SCY-COMBAT-20")
@pytest.mark.parametrize(("first", "second"), [(5, 2), (2, 5), (0, 7), (7, 7)])
def test_winner_and_loser_pay_their_own_dial(first: int, second: int) -> None:
    game = won(f"dial {first}", f"dial {second}", {"power": 10}, {"power": 9})
    assert (player(game, 0).power, player(game, 1).power) == (10 - first, 9 - second)


# -- the winner --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-22", "SCY-COMBAT-28")
@pytest.mark.parametrize(("first", "second", "winner"), [("dial 1", "dial 0", 0), ("dial 0", "dial 1", 1)])
def test_the_winner_has_the_territory_and_all_resources_whoever_brought_them(
    first: str, second: str, winner: int
) -> None:
    load = {"G5": {"oil": 2}, "F5": {"wood": 1}}
    game = won(first, second, {"power": 2}, {"power": 2}, goods=load)
    assert goods(game, "F5") == {"oil": 2, "wood": 1}
    assert goods(game, "G5") == {}
    assert [("F5" in player(game, seat).territories) for seat in (0, 1)] == [winner == 0, winner == 1]
    loser = player(game, 1 - winner)
    assert goods(game, f"base.{loser.faction}") == {}


@pytest.mark.rule("SCY-COMBAT-22")
def test_the_winner_can_spend_what_the_loser_left() -> None:
    game = won("dial 1", "dial 0", {"power": 1, "mat": "industrial"}, {}, goods={"F5": {"wood": 3}})
    assert refused(game, "build") is None  # Industrial: Move stands above Build for 3 wood
    lost = won("dial 0", "dial 1", {"power": 1, "mat": "industrial"}, {"power": 1}, goods={"G5": {"wood": 3}})
    assert refused(lost, "build") == "SCY-TURN-12"


@pytest.mark.rule("SCY-COMBAT-23", "SCY-COMBAT-33")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_places_a_star_up_to_the_second(winner: int, before: int, after: int) -> None:
    sides: list[dict[str, Any]] = [{"power": 2}, {"power": 2}]
    sides[winner]["stars"] = {"combat": before}
    dials = ("dial 1", "dial 0") if winner == 0 else ("dial 0", "dial 1")
    game = won(*dials, *sides)
    assert stars(game)[winner] == after
    assert player(game, winner).star_count == after
    assert player(game, 1 - winner).star_count == 0


@pytest.mark.rule("SCY-COMBAT-33")
def test_saxony_has_no_limit_and_others_may_fight_on() -> None:
    saxony = {"faction": "saxony", "mechs": {"speed": "G5"}, "stars": {"combat": 3}}
    assert stars(won("dial 0", "dial 0", saxony, {})) == (4, 0)
    full = won("dial 1", "dial 0", {"power": 1, "stars": {"combat": 2}}, {})
    assert "F5" in player(full).territories


@pytest.mark.rule("SCY-COMBAT-24", "SCY-COMBAT-25")
@pytest.mark.parametrize(("popularity", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_a_winning_attacker_loses_popularity_for_each_worker_and_never_goes_below_zero(
    popularity: int, left: int
) -> None:
    game = won("dial 0", "dial 0", {"popularity": popularity}, {"workers": ["F5", "F5", "F5", "A4"], "popularity": 6})
    assert player(game).popularity == left
    assert player(game, 1).popularity == 6
    assert player(game, 1).workers == {"base.nordic": 3, "A4": 1}


@pytest.mark.rule("SCY-COMBAT-26")
@pytest.mark.example("SCY-EX-25")
def test_a_winning_defender_loses_no_popularity_for_workers_of_the_attacker() -> None:
    attacker = {"workers": ["G5", "G5"], "popularity": 4}
    game = won("dial 0", "dial 1", attacker, {"power": 1, "popularity": 4, "stars": {"combat": 1}})
    assert player(game).workers == {"base.rusviet": 2}
    assert (player(game, 0).popularity, player(game, 1).popularity) == (4, 4)
    assert stars(game) == (0, 2)


# -- the loser ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-27")
def test_all_units_of_the_loser_on_the_territory_go_to_the_own_base_and_no_others() -> None:
    nordic = {"mechs": {"riverwalk": "F5", "speed": "F5", "artillery": "E6"}, "character": "F5", "power": 0}
    game = won("dial 1", "dial 0", {"power": 1, "popularity": 3}, nordic | {"workers": ["F5", "F5", "A4"]})
    base = "base.nordic"
    assert player(game, 1).character == base
    assert player(game, 1).mechs == {"riverwalk": base, "speed": base, "artillery": "E6"}
    assert player(game, 1).workers == {base: 2, "A4": 1}
    attacker = {"character": "E6", "workers": ["G5", "C6"]}
    beaten = arena(attacker, {"power": 1})
    beaten.play("move / char / F5 / mech G5 / F5 / carry all")
    seal(beaten, "dial 0", "dial 1")
    assert player(beaten).character == "base.rusviet"
    assert player(beaten).mechs == {"riverwalk": "base.rusviet"}
    assert player(beaten).workers == {"base.rusviet": 1, "C6": 1}


@pytest.mark.rule("SCY-COMBAT-29", "SCY-COMBAT-30")
@pytest.mark.example("SCY-EX-27")
@pytest.mark.parametrize(
    ("answer", "drawn"),
    [("dial 0", 0), ("dial 1", 1), ("dial 0 / card 2", 1), ("dial 1 / card 2", 1)],
)
@pytest.mark.parametrize("loser", [0, 1])
def test_a_loser_who_revealed_anything_draws_one_card(loser: int, answer: str, drawn: int) -> None:
    sides: list[dict[str, Any]] = [{"power": 6, "hand": [2]}, {"power": 6, "hand": [2]}]
    dials = (answer, "dial 6") if loser == 0 else ("dial 6", answer)
    game = won(*dials, *sides)
    played = answer.count("card")
    assert player(game, loser).combat_cards == 1 - played + drawn
    assert player(game, 1 - loser).combat_cards == 1


@pytest.mark.rule("SCY-COMBAT-29")
def test_the_losers_card_is_the_top_card_of_the_deck_and_only_the_loser_sees_it() -> None:
    deck = [2] * 16 + [5] * 6 + [4] * 8 + [3] * 12
    game = won("dial 1", "dial 2", {"power": 1}, {"power": 2}, combat_deck=deck)
    own = seen(game, 0).own
    assert own is not None
    assert list(own.combat_cards) == [3]
    drawn = [event for event in game.events(1) if event["kind"] == "draw"]
    assert drawn == [{"kind": "draw", "seat": 0, "count": 1}]


@pytest.mark.rule("SCY-COMBAT-31")
def test_the_losers_structure_stays_but_the_winners_units_control_the_territory() -> None:
    game = won("dial 1", "dial 0", {"power": 1}, {"structures": {"mill": "F5"}})
    assert player(game, 1).structures == {"mill": "F5"}
    assert "F5" not in player(game, 1).territories
    assert "F5" in player(game, 0).territories
    assert player(game, 0).structures == {}


# -- afterwards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-32", "SCY-DIG-14")
def test_the_encounter_on_the_territory_follows_after_all_combats_of_the_turn() -> None:
    game = arena({"character": "G6", "power": 5}, {"mechs": {"riverwalk": "F5", "speed": "F6"}})
    game.play("move / char / F6 / mech G5 / F5 / fight F6")
    seal(game, "dial 1", "dial 0")
    assert game.question(0) == "dials"  # no encounter yet: F5 is still to be fought for
    assert "F6" in seen(game).encounter_tokens
    seal(game, "dial 1", "dial 0")
    assert game.question() == "encounter"
    assert "F6" not in seen(game).encounter_tokens
    game.play("option A")
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-COMBAT-34", "SCY-DIG-15")
@pytest.mark.example("SCY-EX-28")
def test_a_sixth_star_ends_the_game_and_the_units_of_pending_combats_go_back() -> None:
    five = {"mechs": 1, "power": 1, "popularity": 1, "structures": 1, "workers": 1}
    attacker = {"mechs": {"riverwalk": "G5", "speed": "C5"}, "workers": ["C5", "C6"], "stars": five, "power": 3}
    defender = {"mechs": {"riverwalk": "F5"}, "character": "D4", "workers": ["D4"], "power": 4}
    game = arena(attacker, defender, goods={"C5": {"oil": 2}, "D4": {"food": 1}})
    game.play("move / mech C5 / D5 / carry all / D4 / carry all / mech G5 / F5 / fight F5")
    seal(game, "dial 2", "dial 1")
    assert game.over
    assert player(game).star_count == 6
    # the combat itself was finished: payment, retreat, the loser's card
    assert (player(game, 0).power, player(game, 1).power) == (1, 3)
    assert player(game, 1).mechs == {"riverwalk": "base.nordic"}
    assert player(game, 1).combat_cards == 1
    # the other one never happens: mech, worker and oil return to C5, the Factory stays Nordic
    assert player(game).mechs == {"riverwalk": "F5", "speed": "C5"}
    assert player(game).workers == {"C5": 1, "C6": 1}
    assert (goods(game, "C5"), goods(game, "D4")) == ({"oil": 2}, {"food": 1})
    assert player(game, 1).character == "D4"
    assert "D4" in player(game, 1).territories
    assert player(game).popularity == 2  # nothing is lost for the worker on D4


@pytest.mark.rule("SCY-DIG-15")
@pytest.mark.parametrize("goal", ["F6", "D4"])
def test_after_a_sixth_star_in_combat_there_is_neither_encounter_nor_factory_visit(goal: str) -> None:
    five = {"mechs": 1, "power": 1, "popularity": 1, "structures": 1, "workers": 1}
    start = {"F6": "G6", "D4": "D5"}[goal]
    game = arena({"character": start, "stars": five}, {"mechs": {"riverwalk": goal}})
    game.play(f"move / char / {goal} / done")
    seal(game, "dial 0", "dial 0")
    assert game.over
    assert (player(game).character, player(game).factory_card) == (goal, None)
    assert "F6" in seen(game).encounter_tokens


@pytest.mark.rule("SCY-COMBAT-35", "SCY-DIG-15")
def test_a_combat_with_a_sixth_star_is_resolved_to_its_end() -> None:
    five = {"mechs": 1, "power": 1, "popularity": 1, "structures": 1, "workers": 1}
    attacker = {"stars": five, "power": 5, "popularity": 4, "hand": [2]}
    game = won("dial 3 / card 2", "dial 1", attacker, {"workers": ["F5", "F5"], "power": 4})
    assert game.over
    assert (player(game).star_count, player(game).power, player(game).popularity) == (6, 2, 2)
    assert player(game).combat_cards == 0
    assert (player(game, 1).power, player(game, 1).combat_cards) == (3, 1)
    assert player(game, 1).workers == {"base.nordic": 2}
    assert player(game, 1).mechs == {"riverwalk": "base.nordic"}


@pytest.mark.rule("SCY-COMBAT-35", "SCY-DIG-15")
def test_a_retreat_with_a_choice_is_chosen_before_the_game_is_over() -> None:
    five = {"mechs": 1, "power": 1, "popularity": 1, "structures": 1, "workers": 1}
    nordic = {"mechs": {"riverwalk": "F5", "seaworthy": "A4"}, "power": 0}
    game = won("dial 1", "dial 0", {"stars": five, "power": 1}, nordic)
    assert player(game).star_count == 6
    assert (game.question(), game.actors) == ("retreat", (1,))
    game.play("retreat E5")
    assert game.over
    assert player(game, 1).mechs == {"riverwalk": "E5", "seaworthy": "A4"}


@pytest.mark.rule("SCY-COMBAT-35")
@pytest.mark.example("SCY-EX-29")
def test_both_sides_of_one_combat_can_end_on_six_stars() -> None:
    five = {"mechs": 1, "popularity": 1, "structures": 1, "workers": 1, "upgrades": 1}
    inside: dict[str, Any] = {
        "contested": ["F5"],
        "in_combat": 1,
        "pending": [["bottom", 0, 0], ["combats", 0], ["fight", 0, 1, "F5"], ["dials", 0, 1, "F5"]],
    }
    attacker = {"mechs": {"riverwalk": "F5"}, "stars": five | {"power": 1}, "power": 3}
    game = arena(attacker, {"stars": five, "power": 2, "hand": [3]}, **inside)
    assert game.actors == (0, 1)
    seal(game, "dial 3", "dial 1 / card 3")
    assert game.over
    assert [player(game, seat).star_count for seat in (0, 1)] == [6, 6]
    assert player(game).mechs == {"riverwalk": "base.rusviet"}
    assert player(game).combat_cards == 1


# -- lakes -------------------------------------------------------------------------------------------------------


def lake_battle(polania: dict[str, Any], nordic: dict[str, Any], **rest: Any) -> Game:
    """A Polanian mech goes from the lake E5 to the lake E7, where a Nordic mech is."""
    attacker = {"faction": "polania", "mechs": {"submerge": "E5"}} | polania
    game = at(attacker, {"faction": "nordic", "mechs": {"seaworthy": "E7"}} | nordic, **rest)
    game.play("move / mech E5 / E7")
    if game.question() == "cargo":
        game.play("carry all")
    game.play("done")
    return game


@pytest.mark.rule("SCY-COMBAT-36")
def test_factions_with_lake_abilities_can_fight_on_a_lake() -> None:
    game = lake_battle({"power": 1}, {"power": 0})
    seal(game, "dial 1", "dial 0")
    assert stars(game) == (1, 0)
    assert "E7" in player(game).territories
    assert player(game, 1).mechs == {"seaworthy": "base.nordic"}


@pytest.mark.rule("SCY-COMBAT-37", "SCY-COMBAT-38")
def test_carried_workers_cost_the_attacker_popularity_and_carried_resources_go_to_the_winner() -> None:
    carrier = {"workers": ["E7", "E7", "A4"], "power": 0}
    game = lake_battle({"popularity": 5}, carrier, goods={"E7": {"oil": 1}, "E5": {"food": 2}})
    seal(game, "dial 0", "dial 0")
    assert player(game).popularity == 3
    assert player(game, 1).workers == {"base.nordic": 2, "A4": 1}
    assert player(game, 1).mechs == {"seaworthy": "base.nordic"}
    assert goods(game, "E7") == {"oil": 1, "food": 2}
    beaten = lake_battle({"popularity": 5}, carrier | {"power": 1}, goods={"E7": {"oil": 1}, "E5": {"food": 2}})
    seal(beaten, "dial 0", "dial 1")
    assert goods(beaten, "E7") == {"oil": 1, "food": 2}
    assert "E7" in player(beaten, 1).territories
    assert player(beaten, 1).workers == {"E7": 2, "A4": 1}


# -- the boxed example -------------------------------------------------------------------------------------------


@pytest.mark.example("SCY-EX-24")
def test_john_attacks_sandra() -> None:
    john = {"character": "F6", "workers": ["G5", "G5"], "power": 10, "popularity": 4, "hand": [5]}
    sandra = {"mechs": {"riverwalk": "F5"}, "character": "F5", "workers": ["F5"], "power": 4, "hand": [2, 3]}
    game = arena(john, sandra, goods={"F5": {"food": 3}})
    game.play("move / char / G6 / mech G5 / F5 / carry 2 worker")
    assert "F5" in player(game, 1).territories  # Sandra keeps control until the combat is over
    assert refused(game, "dial 7 / card 5", seat=0) is None
    assert refused(game, "dial 7 / card 5 / card 5", seat=0) == "SCY-COMBAT-14"
    assert refused(game, "dial 4 / card 2 / card 3", seat=1) is None
    assert refused(game, "dial 5", seat=1) == "SCY-COMBAT-13"
    seal(game, "dial 7", "dial 4 / card 3")
    assert (player(game).power, player(game).popularity) == (3, 3)
    assert player(game).stars == {"combat": 1}
    assert "F5" in player(game).territories
    assert player(game).workers == {"F5": 2}
    assert goods(game, "F5") == {"food": 3}
    assert player(game, 1).power == 0
    base = "base.nordic"
    assert (player(game, 1).character, player(game, 1).mechs, player(game, 1).workers) == (
        base,
        {"riverwalk": base},
        {base: 1},
    )
    assert list(seen(game).combat_discards) == [3]
    assert player(game, 1).combat_cards == 2  # one played, one drawn
    assert player(game, 1).stars == {}
