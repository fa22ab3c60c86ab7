"""What a game holds (SCY-COMP): decks, mats, pieces of each faction; characters are alike (SCY-CHAR-01)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import furrow
from furrow import Game
from furrow.games.scythe.printed_tables import load
from tests.scythe.positions import at, legal, player, refused, seen

FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")
MECHS = {
    "nordic": ("riverwalk", "seaworthy", "artillery", "speed"),
    "rusviet": ("riverwalk", "township", "peoples_army", "speed"),
    "crimea": ("riverwalk", "wayfare", "scout", "speed"),
    "saxony": ("riverwalk", "underpass", "disarm", "speed"),
    "polania": ("riverwalk", "submerge", "camaraderie", "speed"),
}
COLOURS = {"nordic": "blue", "saxony": "black", "polania": "white", "crimea": "yellow", "rusviet": "red"}
LAND = (
    *("A1", "A2", "A3", "A4", "A5", "A6", "B2", "B4", "B5", "B6", "B7", "C1", "C2", "C3", "C5", "C6"),
    *("D1", "D2", "D4", "D5", "D6", "D7", "E1", "E2", "E3", "E4", "E6", "F1", "F2", "F3", "F4", "F5", "F6", "F7"),
    *("G1", "G3", "G4", "G5", "G6", "H1"),
)
PAIRS = {"upgrade": 1, "deploy": 3, "build": 0, "enlist": 2}  # sections of the Industrial mat
PAID_IN = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}


def rival(faction: str) -> dict[str, Any]:
    """An opponent without workers in the way."""
    return {"faction": "nordic" if faction == "saxony" else "saxony", "workers": []}


def about_to(bottom: str, faction: str = "saxony", **pieces: Any) -> Game:
    """The bottom-row action has just been paid for."""
    first = {"faction": faction, "mat": "industrial", "workers": ["D5"]} | pieces
    resource = {PAID_IN[bottom]: 4}
    game = at(first, rival(faction), pending=[["bottom", 0, PAIRS[bottom]]], goods={"D5": resource})
    game.play(bottom)
    return game


# -- shared ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMP-02")
def test_five_players_use_all_five_player_mats() -> None:
    for seed in range(5):
        game = furrow.new("scythe", seats=5, seed=seed)
        assert sorted(row.mat for row in seen(game).players) == sorted(MATS)
    with pytest.raises(furrow.SetupError):
        furrow.new("scythe", seats=2, mats=["industrial", "industrial"])
    with pytest.raises(furrow.SetupError):
        furrow.new("scythe", seats=2, mats=["industrial", "militant"])


@pytest.mark.rule("SCY-COMP-06")
def test_eleven_of_the_twelve_encounter_tokens_are_on_the_board() -> None:
    game = furrow.new("scythe", seats=2)
    tokens = list(seen(game).encounter_tokens)
    assert len(tokens) == len(set(tokens)) == 11
    with pytest.raises(furrow.PositionError):
        at({"faction": "nordic"}, {"faction": "saxony"}, encounter_tokens=[*tokens, "A1"])


@pytest.mark.rule("SCY-COMP-07")
def test_there_are_six_structure_bonus_tiles() -> None:
    tiles = {seen(furrow.new("scythe", seed=seed)).tile for seed in range(60)}
    assert len(tiles) == 6


@pytest.mark.rule("SCY-COMP-08")
@pytest.mark.parametrize("seats", range(2, 6))
def test_42_combat_cards_are_in_the_deck_and_the_hands(seats: int) -> None:
    document = furrow.new("scythe", seats=seats, seed=seats).position()
    cards = Counter(document["combat_deck"])
    for row in document["players"]:
        cards.update(row["hand"])
    assert cards == {2: 16, 3: 12, 4: 8, 5: 6}


@pytest.mark.rule("SCY-COMP-09")
@pytest.mark.parametrize("seats", range(2, 6))
def test_23_objective_cards_are_in_the_deck_and_the_hands(seats: int) -> None:
    document = furrow.new("scythe", seats=seats, seed=seats).position()
    held = [card for row in document["players"] for card in row["objectives"]]
    assert sorted([*document["objective_deck"], *held]) == list(range(1, 24))


@pytest.mark.rule("SCY-COMP-10")
def test_28_encounter_cards_are_known_by_their_numbers() -> None:
    assert sorted(furrow.new("scythe").position()["encounter_deck"]) == list(range(1, 29))
    deck = [card for card in range(1, 29) if card != 17]
    game = at({"faction": "nordic", "character": "B6"}, rival("nordic"), encounter_deck=[*deck, 17])
    game.play("move / char / B7 / done")
    question = seen(game, 1).question
    assert question is not None
    assert (question.name, question.card) == ("encounter", 17)


@pytest.mark.rule("SCY-COMP-11", "SCY-COMP-28")
def test_twelve_factory_cards_and_six_more_only_with_the_promo_pack() -> None:
    def offered(**options: bool) -> set[int]:
        games = (furrow.new("scythe", seats=5, seed=seed, options=options) for seed in range(60))
        return {card for game in games for card in game.position()["factory_offer"]}

    assert offered() == set(range(1, 13))
    assert offered(promo_factory_cards=True) == set(range(1, 19))
    with pytest.raises(furrow.PositionError):
        at({"faction": "nordic", "factory_card": 13}, rival("nordic"))


@pytest.mark.rule("SCY-COMP-12")
def test_both_sides_of_a_combat_set_a_dial_from_0_to_7() -> None:
    first = {"faction": "nordic", "character": "D5", "power": 16}
    game = at(first, {"faction": "saxony", "character": "D4", "power": 16})
    game.play("move / char / D4 / done")
    assert game.actors == (0, 1)
    for seat in (0, 1):
        assert legal(game, seat) == [f"dial {number}" for number in range(8)]
        assert refused(game, "dial 8", seat) == "SCY-COMBAT-13"


# -- per faction -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMP-16", "SCY-COMP-25")
def test_five_factions_with_a_mat_and_a_colour_each() -> None:
    game = furrow.new("scythe", seats=5, seed=1)
    assert sorted(row.faction for row in seen(game).players) == sorted(FACTIONS)
    with pytest.raises(furrow.SetupError):
        furrow.new("scythe", factions=["nordic", "albion"])
    assert {row["id"]: row["colour"] for row in load("factions.json")["factions"]} == COLOURS


@pytest.mark.rule("SCY-COMP-16", "SCY-COMP-21")
@pytest.mark.parametrize("faction", FACTIONS)
def test_four_mechs_stand_on_a_faction_mat(faction: str) -> None:
    assert set(legal(about_to("deploy", faction))) == {*MECHS[faction], "decline"}
    last = about_to("deploy", faction, mechs=dict.fromkeys(MECHS[faction][1:], "D5"))
    assert legal(last) == ["riverwalk", "decline"]
    none = about_to("deploy", faction, mechs=dict.fromkeys(MECHS[faction], "D5"))
    assert none.question() == "end"


@pytest.mark.rule("SCY-COMP-17")
def test_one_token_each_for_action_power_and_popularity() -> None:
    game = at({"faction": "nordic", "power": 4, "popularity": 2}, {"faction": "saxony"})
    rest = "bolster / skip / pass / end"
    game.play(f"trade / popularity / pass / end / {rest}")
    assert (player(game).section, player(game).power, player(game).popularity) == ("trade", 4, 3)
    game.play("bolster / power / pass / end / move / skip / pass / end")
    assert (player(game).section, player(game).power, player(game).popularity) == ("bolster", 6, 3)
    assert refused(game, "trade") is None  # the token has left it
    assert refused(game, "bolster") == "SCY-TURN-02"


@pytest.mark.rule("SCY-COMP-18")
def test_a_faction_has_six_stars() -> None:
    five = {"combat": 2, "mechs": 1, "workers": 1, "recruits": 1}
    first = {"faction": "nordic", "stars": five, "power": 15, "popularity": 17, "structures": {"monument": "A4"}}
    game = at(first, {"faction": "saxony"})
    game.play("bolster / power")
    assert (player(game).power, player(game).popularity) == (16, 18)  # two conditions, one star left
    assert player(game).star_count == sum(player(game).stars.values()) == 6
    with pytest.raises(furrow.PositionError):
        at(first | {"stars": five | {"power": 1, "popularity": 1}}, {"faction": "saxony"}, over=True)


@pytest.mark.rule("SCY-COMP-19")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_the_same_four_structures(faction: str) -> None:
    four = {"monument", "mill", "mine", "armory"}
    assert set(legal(about_to("build", faction))) == four | {"decline"}
    used = about_to("build", faction, structures={"mill": "A1", "mine": "A2", "armory": "A3"})
    assert set(legal(used)) == {"monument", "decline"}
    assert refused(used, "mill") == "SCY-BUILD-02"
    places = {"mill": "A1", "mine": "A2", "armory": "A3", "monument": "A4"}
    assert about_to("build", faction, structures=places).question() == "end"


@pytest.mark.rule("SCY-COMP-20")
def test_a_faction_has_four_recruits() -> None:
    assert legal(about_to("enlist")) == [*(f"recruit {bottom}" for bottom in PAIRS), "decline"]
    last = about_to("enlist", recruits=["upgrade", "deploy", "build"])
    assert legal(last) == ["recruit enlist", "decline"]
    last.play("recruit enlist / bonus cards")
    assert set(player(last).recruits) == set(PAIRS)
    assert player(last).stars == {"recruits": 1}
    assert about_to("enlist", recruits=list(PAIRS)).question() == "end"


@pytest.mark.rule("SCY-COMP-22")
def test_a_faction_has_one_character() -> None:
    game = at({"faction": "nordic", "character": "A4"}, {"faction": "saxony"})
    game.play("move")
    assert legal(game).count("char") == 1
    game.play("char / A5")
    assert player(game).character == "A5"
    assert refused(game, "char") == "SCY-MOVE-04"


@pytest.mark.rule("SCY-COMP-23")
def test_a_faction_has_eight_workers() -> None:
    for row in seen(furrow.new("scythe", seats=5)).players:
        assert sum(row.workers.values()) + row.workers_on_mat == 8
    game = at({"faction": "nordic", "workers": ["A6"] * 6, "power": 5, "popularity": 5}, {"faction": "saxony"})
    game.play("produce / A6")
    assert player(game).workers == {"A6": 8}
    assert player(game).workers_on_mat == 0
    with pytest.raises(furrow.PositionError):
        at({"faction": "nordic", "workers": ["A6"] * 9}, {"faction": "saxony"})


@pytest.mark.rule("SCY-COMP-24")
def test_a_faction_has_six_technology_cubes() -> None:
    boxes = ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories"]
    assert legal(about_to("upgrade")) == [*(f"cube {box}" for box in boxes), "decline"]
    last = about_to("upgrade", cubes=boxes[:5], covered={"upgrade": 1, "deploy": 2, "build": 1, "enlist": 1})
    assert legal(last) == ["cube produce.territories", "decline"]
    last.play("cube produce.territories / cover enlist")
    assert player(last).stars == {"upgrades": 1}
    assert about_to("upgrade", cubes=boxes).question() == "end"


@pytest.mark.rule("SCY-COMP-26")
@pytest.mark.parametrize(
    ("held_by", "fights"),
    [
        ({"character": "D5"}, True),
        ({"mechs": {"speed": "D5"}}, True),
        ({"character": "D5", "workers": ["D5"]}, True),
        ({"workers": ["D5", "D5"]}, False),
        ({"structures": {"mill": "D5"}}, False),
        ({}, False),
    ],
)
@pytest.mark.parametrize("attacker", ["char", "mech D4"])
def test_plastic_pieces_fight_and_wooden_ones_do_not(attacker: str, held_by: dict[str, Any], fights: bool) -> None:
    first = {"faction": "polania", "character": "D4", "mechs": {"speed": "D4"}, "workers": []}
    game = at(first, {"faction": "saxony", "workers": []} | held_by, goods={"D5": {"metal": 1}})
    game.play(f"move / {attacker} / D5")
    game.play("stop / done" if game.question() == "step" else "done")
    assert (game.question(game.actors[0]) == "dials") is fights


@pytest.mark.rule("SCY-COMP-26")
def test_a_worker_never_begins_a_fight() -> None:
    first = {"faction": "polania", "workers": ["D4"]}
    game = at(first, {"faction": "saxony", "workers": [], "structures": {"mill": "D5"}})
    game.play("move / worker D4 / D5 / done")
    assert game.question() == "bottom"
    for held_by in ({"character": "D5"}, {"mechs": {"speed": "D5"}}, {"workers": ["D5"]}):
        enemy: dict[str, Any] = {"faction": "saxony", "workers": []} | held_by
        assert refused(at(first, enemy), "move / worker D4 / D5") in ("SCY-MOVE-22", "SCY-MOVE-30")


# -- characters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-CHAR-01")
@pytest.mark.parametrize("place", LAND)
def test_all_characters_step_alike(place: str) -> None:
    reached = set()
    for faction in FACTIONS:
        game = at({"faction": faction, "character": place, "workers": []}, rival(faction))
        game.play("move / char")
        reached.add(tuple(legal(game)))
    assert len(reached) == 1


@pytest.mark.rule("SCY-CHAR-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_all_characters_fight_meet_people_and_visit_the_factory_alike(faction: str) -> None:
    own = {"faction": faction, "character": "E4", "workers": [], "hand": [2, 2, 3], "power": 3}
    fight = at(own, rival(faction) | {"character": "D4"})
    fight.play("move / char / D4 / done")
    assert legal(fight, 0) == ["dial 0", "dial 1", "dial 2", "dial 3"]
    fight.play("dial 0 / card 2", 0)
    assert legal(fight, 0) == ["ready"]
    visit = at(own, rival(faction))
    visit.play("move / char / D4 / done")
    assert legal(visit) == ["factory card 1", "factory card 2", "factory card 3"]
    meeting = at(own | {"character": "G3"}, rival(faction))
    meeting.play("move / char / G4 / done")
    assert meeting.question() == "encounter"
