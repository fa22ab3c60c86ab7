"""Setup (SCY-SETUP): decks, deal of factions and mats, what starts where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

ORDER = ("nordic", "rusviet", "crimea", "saxony", "polania")
MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")
FACTION_START = {"nordic": (4, 1), "rusviet": (3, 2), "crimea": (5, 0), "saxony": (1, 4), "polania": (2, 3)}
MAT_START = {
    "industrial": (2, 4),
    "engineering": (2, 5),
    "patriotic": (2, 6),
    "mechanical": (3, 6),
    "agricultural": (4, 7),
}
WORKERS = {
    "nordic": {"A4": 1, "A5": 1},
    "rusviet": {"C6": 1, "D7": 1},
    "crimea": {"G3": 1, "H1": 1},
    "saxony": {"F1": 1, "G1": 1},
    "polania": {"C1": 1, "D1": 1},
}
ENCOUNTERS = {"A3", "B2", "B5", "B7", "D2", "D6", "E1", "F2", "F3", "F6", "G4"}
BOXES = ("move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories")
UPGRADE_UNDER = {"industrial": 1, "engineering": 3, "patriotic": 0, "mechanical": 2, "agricultural": 0}


def new_games(seats: int = 5, count: int = 20) -> Iterator[Game]:
    for seed in range(count):
        yield furrow.new("scythe", seats=seats, seed=seed)


def rotation(game: Game) -> list[str]:
    """The factions in the order of their first two turns; everybody bolsters or trades, for nothing."""
    found = []
    for turn in range(2 * game.seats):
        found.append(player(game, game.actors[0]).faction)
        game.play(("bolster" if turn < game.seats else "trade") + " / skip / pass / end")
    return found


# -- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-SETUP-01")
def test_an_encounter_token_lies_on_each_symbol_and_nowhere_else() -> None:
    for game in new_games(count=3):
        assert set(seen(game).encounter_tokens) == ENCOUNTERS


@pytest.mark.rule("SCY-SETUP-03", "SCY-SETUP-06", "SCY-SETUP-07")
@pytest.mark.parametrize(("deck", "drawn"), [("combat_deck", 10), ("encounter_deck", 0), ("objective_deck", 10)])
def test_decks_are_shuffled_and_put_on_the_board(deck: str, drawn: int) -> None:
    orders = [tuple(game.position()[deck]) for game in new_games()]
    whole = {"combat_deck": 42, "encounter_deck": 28, "objective_deck": 23}[deck]
    assert {len(order) for order in orders} == {whole - drawn}
    assert len(set(orders)) == len(orders)
    assert len({order[0] for order in orders}) > 2
    assert len({order[-1] for order in orders}) > 2
    for order in orders:
        assert list(order) not in (sorted(order), sorted(order, reverse=True))
    assert tuple(furrow.new("scythe", seats=5, seed=3).position()[deck]) == orders[3]
    game = furrow.new("scythe", seats=5)
    assert getattr(seen(game, None), deck) == whole - drawn


@pytest.mark.rule("SCY-SETUP-04")
def test_an_empty_combat_deck_is_made_anew_from_the_discards() -> None:
    rest = [2] * 14 + [3] * 11 + [4] * 7 + [5] * 6
    second = {"faction": "saxony", "hand": rest}
    drawn = set()
    for stream in range(12):
        game = at(
            {"faction": "nordic"},
            second,
            combat_deck=[],
            combat_discards=[2, 2, 3, 4],
            streams={"decks": f"{stream * 1234567:016x}"},
        )
        game.play("bolster / cards")
        own = seen(game, 0).own
        assert own is not None
        assert len(own.combat_cards) == 1
        drawn.update(own.combat_cards)
        assert seen(game).combat_deck == 3
        assert list(seen(game).combat_discards) == []
    assert drawn == {2, 3, 4}  # shuffled: any of them may come


@pytest.mark.rule("SCY-SETUP-04")
def test_without_deck_and_discards_no_card_is_drawn() -> None:
    every = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
    game = at({"faction": "nordic", "coins": 3}, {"faction": "saxony", "hand": every}, combat_deck=[])
    game.play("bolster / cards")
    assert (player(game).combat_cards, player(game).coins) == (0, 2)
    last = at({"faction": "nordic"}, {"faction": "saxony", "hand": every[1:]}, combat_deck=[2])
    last.play("bolster / cards")
    assert (player(last).combat_cards, seen(last).combat_deck) == (1, 0)


@pytest.mark.rule("SCY-SETUP-05")
@pytest.mark.parametrize("seats", range(2, 6))
def test_one_more_factory_card_than_players_lies_face_down(seats: int) -> None:
    offers = set()
    for game in new_games(seats):
        offers.add(tuple(game.position()["factory_offer"]))
        assert seen(game, None).factory_cards == seats + 1
        for seat in range(seats):
            own = seen(game, seat).own
            assert own is not None
            assert not own.factory_offer
    assert {len(set(offer)) for offer in offers} == {seats + 1}
    assert len(offers) > 10
    assert {card for offer in offers for card in offer} == set(range(1, 13))


@pytest.mark.rule("SCY-SETUP-05", "SCY-FACTORY-05")
@pytest.mark.example("SCY-EX-36")
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_first_visitor_chooses_from_one_more_than_players_each_later_one_from_one_less(seats: int) -> None:
    """Each visitor drives the one before out of the Factory: at 0 to 0 the attacker wins."""
    characters: tuple[dict[str, Any], ...] = (
        {"faction": "nordic", "character": "C4", "mechs": {"seaworthy": "A4"}},
        {"faction": "rusviet", "character": "E4"},
        {"faction": "crimea", "character": "D5"},
        {"faction": "saxony", "character": "C3"},
        {"faction": "polania", "character": "D3", "mechs": {"submerge": "C1"}},
    )
    game = at(*characters[:seats])
    for visitor in range(seats):
        game.play("move / char / D4 / done")
        if visitor:
            game.play("dial 0 / ready", visitor)
            game.play("dial 0 / ready", visitor - 1)
        if game.question() == "retreat":  # Seaworthy
            game.play("retreat base.nordic")
        own = seen(game, visitor).own
        assert own is not None
        assert len(legal(game)) == len(own.factory_offer) == seats + 1 - visitor
        game.play(legal(game)[0])
        game.play("pass / end")
    assert seen(game).factory_cards == 1


@pytest.mark.rule("SCY-SETUP-08")
def test_one_random_structure_bonus_tile_lies_face_up() -> None:
    tiles = [seen(game, None).tile for game in new_games(count=60)]
    assert {tiles.count(tile) > 2 for tile in set(tiles)} == {True}
    assert len(set(tiles)) == 6


# -- factions and seats ------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-SETUP-09")
def test_factions_and_mats_are_dealt_separately_at_random() -> None:
    pairs: set[tuple[int, str, str]] = set()
    for game in new_games(seats=3, count=150):
        rows = seen(game).players
        assert len({row.faction for row in rows}) == len({row.mat for row in rows}) == 3
        pairs.update((seat, row.faction, row.mat) for seat, row in enumerate(rows))
    for seat in range(3):
        assert {(faction, mat) for where, faction, mat in pairs if where == seat} == {
            (faction, mat) for faction in ORDER for mat in MATS
        }


@pytest.mark.rule("SCY-SETUP-11")
def test_turns_follow_the_seats_of_the_factions_clockwise() -> None:
    for seats in range(2, 6):
        for game in new_games(seats, count=5):
            present = [faction for faction in ORDER if faction in {row.faction for row in seen(game).players}]
            assert [player(game, seat).faction for seat in seen(game).clockwise] == present
            first = present.index(player(game, game.actors[0]).faction)
            assert rotation(game) == (present[first:] + present[:first]) * 2


@pytest.mark.rule("SCY-SETUP-32")
def test_the_lowest_mat_number_begins_and_play_goes_on_clockwise() -> None:
    for game in new_games():
        assert player(game, game.actors[0]).mat == "industrial"
    game = furrow.new(
        "scythe",
        seats=4,
        factions=["polania", "nordic", "crimea", "saxony"],
        mats=["engineering", "mechanical", "patriotic", "agricultural"],
    )
    assert rotation(game) == ["polania", "nordic", "crimea", "saxony"] * 2  # not by the mats 2, 3, 4, 5


@pytest.mark.rule("SCY-SETUP-12", "SCY-SETUP-13", "SCY-SETUP-14", "SCY-SETUP-15", "SCY-SETUP-16")
@pytest.mark.parametrize("shift", range(5))
def test_cards_power_popularity_and_coins_start_as_printed_on_the_two_mats(shift: int) -> None:
    mats = MATS[shift:] + MATS[:shift]
    game = furrow.new("scythe", seats=5, factions=ORDER, mats=mats)
    for row, faction, mat in zip(seen(game).players, ORDER, mats, strict=True):
        assert (row.power, row.combat_cards) == FACTION_START[faction]
        assert (row.popularity, row.coins) == MAT_START[mat]


@pytest.mark.rule("SCY-SETUP-13")
def test_the_number_of_combat_cards_is_public_and_their_values_are_secret() -> None:
    game = furrow.new("scythe", seats=3, factions=["saxony", "polania", "crimea"], seed=4)
    document = game.position()
    for seat in range(3):
        for viewer in (0, 1, 2, None):
            view = seen(game, viewer)
            assert view.players[seat].combat_cards == len(document["players"][seat]["hand"])
            if view.own is not None:
                assert sorted(view.own.combat_cards) == sorted(document["players"][view.seat or 0]["hand"])
                assert not view.own.seen_hands
    draws = [event for event in game.events(2) if event["kind"] == "draw"]
    assert [event["count"] for event in draws] == [4, 3]
    assert not any("values" in event for event in draws)
    own_draws = [event["values"] for event in game.events(0) if "values" in event]
    assert own_draws == [document["players"][0]["hand"]]


@pytest.mark.rule("SCY-SETUP-13", "SCY-SETUP-19")
def test_the_public_view_does_not_depend_on_what_is_secret() -> None:
    def public(hand: list[int], objectives: list[int]) -> Any:
        game = at({"faction": "nordic", "hand": hand, "objectives": objectives}, {"faction": "saxony"})
        return json.loads(msgspec.json.encode(game.view(None)))

    assert public([2, 3], [1, 2]) == public([4, 5], [7, 23])
    assert public([2, 3], [1, 2]) != public([2], [1])


@pytest.mark.rule("SCY-SETUP-18")
def test_coins_are_open_and_fortunes_are_not_announced() -> None:
    game = furrow.new("scythe", seats=2, mats=["agricultural", "patriotic"])
    for viewer in (0, 1, None):
        assert [row.coins for row in seen(game, viewer).players] == [7, 6]
        assert not seen(game, viewer).fortunes


@pytest.mark.rule("SCY-SETUP-19", "SCY-SETUP-20")
@pytest.mark.parametrize("seats", range(2, 6))
def test_two_secret_objectives_each_and_the_deck_stays_on_the_board(seats: int) -> None:
    hands = set()
    for game in new_games(seats):
        document = game.position()
        for seat in range(seats):
            own = seen(game, seat).own
            assert own is not None
            assert list(own.objectives) == document["players"][seat]["objectives"]
            assert len(set(own.objectives)) == player(game, seat).objectives == 2
            hands.add(tuple(own.objectives))
        assert seen(game, None).objective_deck == len(document["objective_deck"]) == 23 - 2 * seats
    assert len(hands) > 15 * seats


# -- pieces ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-SETUP-21", "SCY-SETUP-22", "SCY-SETUP-24")
def test_characters_stand_on_their_bases_and_two_workers_next_to_them() -> None:
    for game in new_games(count=5):
        for row in seen(game).players:
            assert row.character == f"base.{row.faction}"
            assert row.workers == WORKERS[row.faction]
            assert row.workers_on_mat == 6


@pytest.mark.rule("SCY-SETUP-25", "SCY-SETUP-26", "SCY-SETUP-28", "SCY-SETUP-29", "SCY-SETUP-30")
def test_structures_recruits_stars_and_mechs_are_on_their_mats() -> None:
    for game in new_games(count=5):
        for row in seen(game).players:
            assert not row.structures
            assert not row.recruits
            assert not row.bonuses
            assert not row.mechs
            assert (dict(row.stars), row.star_count) == ({}, 0)


@pytest.mark.rule("SCY-SETUP-25", "SCY-SETUP-26", "SCY-SETUP-29", "SCY-SETUP-30")
@pytest.mark.parametrize(
    ("section", "line", "pieces"),
    [
        (0, "build", ["mine", "monument", "armory", "mill"]),
        (3, "deploy", ["riverwalk", "speed", "underpass", "disarm"]),
        (2, "enlist", ["recruit upgrade", "recruit deploy", "recruit build", "recruit enlist"]),
        (2, "enlist / recruit build", ["bonus power", "bonus coins", "bonus popularity", "bonus cards"]),
    ],
)
def test_all_four_of_each_can_be_taken_from_the_start(section: int, line: str, pieces: list[str]) -> None:
    """The pieces of a new game, with resources to pay."""
    document = furrow.new("scythe", factions=["saxony", "nordic"], mats=["industrial", "engineering"]).position()
    document |= {"goods": {"F1": {"metal": 3, "wood": 3, "food": 4}}, "pending": [["bottom", 0, section]]}
    game = furrow.position("scythe", document)
    game.play(line)
    assert [text for text in legal(game) if text != "decline" and not text.endswith("less")] == pieces


@pytest.mark.rule("SCY-SETUP-23")
@pytest.mark.example("SCY-EX-48")
@pytest.mark.parametrize("mat", MATS)
def test_a_cube_starts_on_each_of_the_six_marked_green_boxes_of_every_mat(mat: str) -> None:
    other = "patriotic" if mat != "patriotic" else "mechanical"
    document = furrow.new("scythe", factions=["saxony", "nordic"], mats=[mat, other]).position()
    assert document["players"][0]["cubes"] == []  # no box is freed
    assert document["players"][0]["covered"] == {}  # and no cube lies on a red box
    document |= {"active": 0, "goods": {"G1": {"oil": 3}}, "pending": [["bottom", 0, UPGRADE_UNDER[mat]]]}
    game = furrow.position("scythe", document)
    game.play("upgrade")
    assert legal(game) == [*(f"cube {box}" for box in BOXES), "decline"]
    with pytest.raises(furrow.NotationError):
        game.play("cube trade.goods")


@pytest.mark.rule("SCY-SETUP-27")
def test_the_action_token_starts_beside_the_mat() -> None:
    for game in new_games(count=5):
        assert [row.section for row in seen(game).players] == [None] * 5
        assert legal(game) == ["move", "bolster", "trade", "produce"]


# -- the special abilities are active from the start -------------------------------------------------------------


@pytest.mark.rule("SCY-SETUP-31")
def test_swim_and_relentless_serve_from_the_first_turns_on() -> None:
    game = furrow.new("scythe", factions=["nordic", "rusviet"], mats=["industrial", "engineering"])
    game.play("move / worker A4 / B4 / done / pass / end")  # over a river
    assert player(game).workers == {"A5": 1, "B4": 1}
    game.play("bolster / skip / pass / end / trade / skip / pass / end")
    assert refused(game, "bolster") is None


@pytest.mark.rule("SCY-SETUP-31")
def test_coercion_meander_and_dominate_need_no_mech() -> None:
    crimea = at(
        {"faction": "crimea", "mat": "industrial", "hand": [2]},
        {"faction": "saxony"},
        goods={"G3": {"metal": 2}},
        pending=[["bottom", 0, 3]],
    )
    crimea.play("deploy / pay card 2 / speed / G3")
    assert player(crimea).mechs == {"speed": "G3"}
    polania = at({"faction": "polania", "character": "G3"}, {"faction": "saxony"})
    polania.play("move / char / G4 / done / option A / option B")
    assert goods(polania, "G4") == {"food": 4}
    saxony = at({"faction": "saxony", "coins": 20, "objectives": [12, 21]}, {"faction": "nordic"}, pending=[["end", 0]])
    saxony.play("reveal 12")
    assert player(saxony).objectives == 1


@pytest.mark.rule("SCY-SETUP-09")
def test_some_factions_may_be_chosen_and_the_others_dealt() -> None:
    for seed in range(20):
        game = furrow.new("scythe", seats=3, seed=seed, factions=[None, "saxony", None], mats=["patriotic", None, None])
        factions = [row.faction for row in game.view().players]
        assert factions[1] == "saxony"
        assert len(set(factions)) == 3
        assert game.view().players[0].mat == "patriotic"
