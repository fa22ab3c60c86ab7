"""Board, territories and bases (SCY-TERR). The tables are the printed board, written down by hand."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

TERRAINS = {
    "farm": "A2 B6 B7 D1 E3 G3 G6",
    "forest": "A4 C1 C3 C5 E1 E2 F5",
    "mountain": "A1 B5 C2 D5 D7 F1 F6 G4",
    "tundra": "A5 B2 B4 D6 E4 F4 F7 G1",
    "village": "A3 A6 C6 D2 E6 F2 F3 G5 H1",
    "lake": "B1 B3 C4 D3 E5 E7 G2",
    "factory": "D4",
}
YIELDS = {"farm": "food", "forest": "wood", "mountain": "metal", "tundra": "oil"}
TERRAIN_OF = {place: terrain for terrain, places in TERRAINS.items() for place in places.split()}
LAKES = TERRAINS["lake"].split()
LAND = sorted(set(TERRAIN_OF) - set(LAKES))
TUNNELS = {"B4", "C2", "C5", "E3", "E6", "F4"}
ENCOUNTERS = {"A3", "B2", "B5", "B7", "D2", "D6", "E1", "F2", "F3", "F6", "G4"}
_RIVERS = """A3-A4 A3-B4 A4-B4 A5-A6 A5-B6 B2-C1 B4-B5 B5-B6 B5-C5 B6-C6 B7-C6 C1-C2 C2-D2 C5-C6 C5-D6 D1-E1 D1-E2 D2-E2
    D2-E3 D5-D6 D6-E6 E1-F1 E2-F1 E2-F2 E3-F2 F2-F3 F3-G3 F4-G3 F4-G4 F5-G4 G4-G5"""
RIVERS = _RIVERS.split()
EXITS = {
    "nordic": {"A4", "A5"},
    "rusviet": {"C6", "D7"},
    "crimea": {"G3", "H1"},
    "saxony": {"F1", "G1"},
    "polania": {"C1", "D1"},
    "albion": {"A1", "A2"},
    "togawa": {"F7", "G6"},
}
FACTIONS = tuple(EXITS)[:5]

# The first hex of each row stands this many half hexes to the right of the westernmost one.
_FIRST = {"A": 2, "B": 1, "C": 2, "D": 1, "E": 0, "F": 1, "G": 2, "H": 7}


def spot(place: str) -> tuple[int, int]:
    """Row and half columns."""
    return "ABCDEFGH".index(place[0]), _FIRST[place[0]] + 2 * (int(place[1]) - 1)


def around(place: str) -> set[str]:
    """The territories that touch a territory."""
    row, column = spot(place)
    beside = {(row, column - 2), (row, column + 2), *((row + r, column + c) for r in (-1, 1) for c in (-1, 1))}
    return {other for other in TERRAIN_OF if spot(other) in beside}


def over_river(place: str) -> set[str]:
    return {pair.replace(place, "").strip("-") for pair in RIVERS if place in pair}


def alone(faction: str, **pieces: Any) -> Game:
    """A position in which nobody is in the way."""
    rival = "saxony" if faction == "polania" else "polania"
    return at({"faction": faction, "workers": []} | pieces, {"faction": rival, "workers": []})


def steps(game: Game, unit: str) -> set[str]:
    """Where a unit can step."""
    trial = game.clone()
    trial.play(f"move / {unit}")
    return set(legal(trial))


@pytest.mark.rule("SCY-TERR-01", "SCY-TERR-02")
@pytest.mark.parametrize("place", TERRAIN_OF)
def test_every_hex_has_one_of_seven_terrains_and_five_of_them_produce(place: str) -> None:
    terrain = TERRAIN_OF[place]
    game = alone("saxony", workers=[place], mechs={"speed": place})
    assert set(player(game).territories) == {place}
    reply = game.why_not("move / mech " + place + " / " + place)
    assert reply is not None
    assert reply.details["terrain"] == terrain
    if terrain in ("lake", "factory"):
        assert refused(game, f"produce / {place}") == "SCY-PRODUCE-06"
        return
    game.play(f"produce / {place}")
    if terrain == "village":
        assert player(game).workers == {place: 2}
        assert goods(game, place) == {}
    else:
        assert goods(game, place) == {YIELDS[terrain]: 1}


@pytest.mark.rule("SCY-TERR-03")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_starts_on_its_base_and_goes_there_after_a_lost_combat(faction: str) -> None:
    rival = "saxony" if faction == "polania" else "polania"
    assert player(furrow.new("scythe", factions=[rival, faction]), 1).character == f"base.{faction}"
    first = {"faction": rival, "character": "D4"}
    game = at(first, {"faction": faction, "character": "D5", "mechs": {"speed": "D5"}, "workers": ["D5"]})
    game.play("move / char / D5 / done")
    game.play("dial 0 / ready", 0)
    game.play("dial 0 / ready", 1)
    loser = player(game, 1)
    assert (loser.character, loser.mechs["speed"]) == (f"base.{faction}", f"base.{faction}")
    assert loser.workers == {f"base.{faction}": 1}


# -- bases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TERR-04")
@pytest.mark.parametrize("owner", EXITS)
def test_no_unit_may_move_onto_any_base(owner: str) -> None:
    place = min(EXITS[owner])
    game = alone("saxony", character=place, mechs={"riverwalk": place}, workers=[place])
    for unit in ("char", f"mech {place}", f"worker {place}"):
        assert refused(game, f"move / {unit} / base.{owner}") == "SCY-MOVE-33"


@pytest.mark.rule("SCY-TERR-04")
def test_a_base_is_no_territory_to_hold_build_or_deploy_on() -> None:
    home = "base.saxony"
    first = {"faction": "saxony", "mat": "industrial", "workers": ["F1", home, home], "popularity": 18}
    stock = {"F1": {"metal": 3, "wood": 3}}
    game = at(first, {"faction": "nordic"}, goods=stock, pending=[["bottom", 0, 3]])
    assert set(player(game).territories) == {"F1"}
    assert refused(game, f"deploy / speed / {home}") == "SCY-DEPLOY-04"
    assert refused(game, "deploy / speed / F1") is None
    game = at(first, {"faction": "nordic"}, goods=stock, pending=[["bottom", 0, 0]])
    assert refused(game, f"build / mill / {home}") == "SCY-BUILD-09"
    assert refused(game, "build / mill / F1") is None
    assert refused(at(first, {"faction": "nordic"}), f"trade / {home}") == "SCY-TRADE-03"
    own = seen(game, 0).own
    assert own is not None
    assert own.fortune["territories"] == 4  # F1 alone


@pytest.mark.rule("SCY-TERR-05")
def test_two_more_bases_have_no_pieces_and_no_player() -> None:
    for owner in ("albion", "togawa"):
        with pytest.raises(furrow.SetupError):
            furrow.new("scythe", factions=["nordic", owner])
    game = furrow.new("scythe", seats=5, seed=2)
    used = {place for row in seen(game).players for place in (row.character, *row.workers)}
    assert {place for place in used if place.startswith("base")} == {f"base.{faction}" for faction in FACTIONS}


@pytest.mark.rule("SCY-TERR-05")
@pytest.mark.parametrize("seats", range(2, 6))
def test_of_the_seven_bases_those_without_a_player_are_inactive(seats: int) -> None:
    others = [faction for faction in FACTIONS if faction != "crimea"][: seats - 1]
    crimea = {"faction": "crimea", "character": "G3", "mechs": {"wayfare": "G3"}}
    game = at(crimea, *({"faction": faction} for faction in others))
    bases = {place for place in steps(game, "char") if place.startswith("base")}
    assert bases == {f"base.{owner}" for owner in EXITS if owner not in others}
    assert len(bases - {"base.crimea"}) == 7 - seats


@pytest.mark.rule("SCY-TERR-12")
@pytest.mark.parametrize("owner", EXITS)
def test_two_territories_join_each_base_by_land(owner: str) -> None:
    if owner in FACTIONS:
        assert steps(alone(owner), "char") == EXITS[owner]
        return
    guest = alone("crimea", character=f"base.{owner}", mechs={"wayfare": "G3"})
    assert {place for place in steps(guest, "char") if not place.startswith("base")} == EXITS[owner]


# -- rivers, lakes, tunnels --------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TERR-06", "SCY-TERR-09")
@pytest.mark.parametrize("place", LAND)
def test_a_step_leads_to_neighbours_that_no_water_parts_or_through_a_tunnel(place: str) -> None:
    dry = around(place) - over_river(place) - set(LAKES)
    tunnels = TUNNELS - {place} if place in TUNNELS else set()
    game = alone("saxony", character=place, mechs={"disarm": place}, workers=[place])
    for unit in ("char", f"mech {place}", f"worker {place}"):
        assert steps(game, unit) == dry | tunnels


@pytest.mark.rule("SCY-TERR-06")
@pytest.mark.parametrize("pair", RIVERS)
def test_a_river_parts_two_neighbours_in_both_directions(pair: str) -> None:
    here, there = pair.split("-")
    assert there in around(here)
    for start, goal in ((here, there), (there, here)):
        game = alone("saxony", character=start, mechs={"disarm": start}, workers=[start])
        for unit in ("char", f"mech {start}", f"worker {start}"):
            assert refused(game, f"move / {unit} / {goal}") == "SCY-MOVE-13"


@pytest.mark.rule("SCY-TERR-06")
def test_a_river_parts_the_rusviet_base_from_a_farm() -> None:
    assert refused(alone("rusviet"), "move / char / B7") == "SCY-MOVE-13"
    assert "B7" in steps(alone("rusviet", mechs={"riverwalk": "C6"}), "char")


@pytest.mark.rule("SCY-TERR-07", "SCY-TERR-08")
@pytest.mark.parametrize("lake", LAKES)
def test_a_lake_reaches_to_every_shore_and_no_river_parts_it(lake: str) -> None:
    afloat = {"seaworthy": lake}  # no Riverwalk
    game = alone("nordic", character=lake, mechs=afloat)
    assert steps(game, "char") == steps(game, f"mech {lake}") == around(lake)
    for shore in around(lake):
        assert lake in steps(alone("nordic", character=shore, mechs=afloat), "char")
        if shore not in LAKES:
            ashore = alone("nordic", character=shore, mechs={"riverwalk": shore})
            assert refused(ashore, f"move / char / {lake}") == "SCY-MOVE-13"


@pytest.mark.rule("SCY-TERR-09")
def test_tunnels_are_next_to_each_other_for_movement_only() -> None:
    game = at(
        {"faction": "nordic", "structures": {"mine": "B4"}, "workers": []},
        {"faction": "saxony"},
        tile="adjacent_tunnels",
    )
    own = seen(game, 0).own
    assert own is not None
    assert own.fortune["structures"] == 0
    worker = alone("saxony", workers=["C5"])
    worker.play("move / worker C5 / E3")
    assert player(worker).workers == {"E3": 1}


# -- encounters, the Factory, the tracks -------------------------------------------------------------------------


@pytest.mark.rule("SCY-TERR-10")
@pytest.mark.parametrize("place", LAND)
def test_eleven_territories_bear_the_encounter_symbol(place: str) -> None:
    start = min(around(place) - over_river(place) - set(LAKES))
    game = alone("saxony", character=start)
    game.play(f"move / char / {place} / done")
    assert (game.question() == "encounter") is (place in ENCOUNTERS)
    assert len(ENCOUNTERS) == 11


@pytest.mark.rule("SCY-TERR-11")
def test_the_factory_is_in_the_middle() -> None:
    def distance(one: str, other: str) -> int:
        (row, column), (to_row, to_column) = spot(one), spot(other)
        up, along = abs(row - to_row), abs(column - to_column)
        return up + max(0, along - up) // 2

    far = {place: max(distance(place, other) for other in TERRAIN_OF) for place in TERRAIN_OF}
    middle = [place for place, most in far.items() if most == min(far.values())]
    assert middle == ["D4"]
    for start in around("D4") - set(LAKES):
        game = alone("saxony", character=start)
        game.play("move / char / D4 / done")
        assert game.question() == "factory_card"


@pytest.mark.rule("SCY-TERR-13")
def test_the_tracks_end_at_16_power_and_18_popularity() -> None:
    game = at({"faction": "saxony", "power": 15, "popularity": 18, "coins": 9}, {"faction": "nordic"})
    game.play("bolster / power / pass / end / bolster / skip / pass / end / trade / popularity")
    assert (player(game).power, player(game).popularity) == (16, 18)
    assert player(game).stars == {"power": 1, "popularity": 1}
    for beyond in ({"power": 17}, {"popularity": 19}, {"power": -1}, {"popularity": -1}):
        with pytest.raises(furrow.PositionError):
            at({"faction": "saxony"} | beyond, {"faction": "nordic"})


@pytest.mark.rule("SCY-TERR-13")
def test_the_triumph_track_has_ten_spaces_and_the_decks_have_theirs() -> None:
    nine = ("upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power")
    for star in nine:
        placed = at({"faction": "nordic", "stars": {star: 1}}, {"faction": "saxony"})
        assert player(placed).star_count == 1
        if star != "combat":
            with pytest.raises(furrow.PositionError):
                at({"faction": "nordic", "stars": {star: 2}}, {"faction": "saxony"})
    assert player(at({"faction": "nordic", "stars": {"combat": 2}}, {"faction": "saxony"})).star_count == 2
    with pytest.raises(furrow.PositionError):
        at({"faction": "nordic", "stars": {"combat": 3}}, {"faction": "saxony"})
    table = seen(furrow.new("scythe", seats=2, factions=["nordic", "saxony"]), None)
    decks = (table.combat_deck, table.encounter_deck, table.objective_deck, table.factory_cards)
    assert decks == (42 - 5, 28, 23 - 4, 3)
