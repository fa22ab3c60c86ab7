"""Invariants (SCY-INV): random play, recounted after every decision from positions, views and events."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

import furrow
from furrow import Game, Generator
from furrow.games.scythe import names as n
from furrow.games.scythe.view import View
from furrow.kernel.errors import PositionError
from furrow.kernel.events import Fact
from tests.scythe.positions import at, refused, seen

DECK = Counter({2: 16, 3: 12, 4: 8, 5: 6})
LAKES = {"B1", "B3", "C4", "D3", "E5", "E7", "G2"}
RESOURCES = ("food", "metal", "oil", "wood")
MECHS = {
    "nordic": {"riverwalk", "seaworthy", "artillery", "speed"},
    "rusviet": {"riverwalk", "township", "peoples_army", "speed"},
    "crimea": {"riverwalk", "wayfare", "scout", "speed"},
    "saxony": {"riverwalk", "underpass", "disarm", "speed"},
    "polania": {"riverwalk", "submerge", "camaraderie", "speed"},
}
CAMPS = {
    "nordic": ("C3", ["B4", "C4", "C3", "B5"]),
    "polania": ("D2", ["D3", "C2", "E3", "D2"]),
    "crimea": ("E4", ["F4", "E4", "G3", "F3"]),
    "rusviet": ("D5", ["D5", "E6", "C5", "D6"]),
}
STARS = {"mechs": 1, "structures": 1, "recruits": 1}
RESTLESS = ("move", "char", "mech ", "D4", "reveal ", "option C")
IDLE = ("skip", "pass", "decline", "done", "stop", "carry nothing", "hold fire")


class Step(NamedTuple):
    """One decision: the documents before and after it, the table as everybody sees it, and the events it caused."""

    before: dict[str, Any]
    after: dict[str, Any]
    table: View
    events: list[dict[str, Fact]]

    def total(self, kind: str, seat: int | None, what: str, amount: str = "amount") -> int:
        """The sum of a number over the events of a kind."""
        rows = [row for row in self.events if row["kind"] == kind and seat in (None, row["seat"])]
        found = [row[amount] for row in rows if row.get("what", what) == what]
        return sum(number for number in found if isinstance(number, int))


def start(number: int) -> Game:
    """Four games from the beginning, the others with armies face to face and few stars left to place."""
    if number < 4:
        options = {"promo_encounters": number % 2 == 1, "promo_factory_cards": True, "promo_objectives": number == 3}
        return furrow.new("scythe", seats=number + 2, seed=number, options=options)
    players: list[dict[str, Any]] = []
    objectives = iter(([6, 17], [2, 13], [5, 19], [1, 12]))
    for name, (character, mechs) in list(CAMPS.items())[: 2 + number % 3]:
        army: dict[str, Any] = {
            "mechs": dict(zip(sorted(MECHS[name]), mechs, strict=True)),
            "workers": [mechs[1], mechs[1], character],
        }
        if name == "polania":
            army["workers"] = ["D4", "D4", "D2"]
        stock = {"power": 12, "popularity": 14, "coins": 6, "hand": [2, 2, 3], "stars": STARS}
        players.append({"faction": name, "character": character, "objectives": next(objectives)} | army | stock)
    goods = {row["character"]: {"food": 3, "metal": 3, "oil": 3, "wood": 3} for row in players}
    options = {"delay_penalty": True, "blind_encounters": number % 4 == 3}
    return furrow.position("scythe", {"players": players, "goods": goods, "options": options})


@cache
def walk(number: int) -> tuple[Step, ...]:
    """Random, mostly lively play."""
    game = start(number)
    generator = Generator(number)
    before = game.position()
    steps: list[Step] = []
    while not game.over and len(steps) < 300:
        told = len(game.events())
        if before["options"]["delay_penalty"] and not generator.below(40):
            game.side(f"penalty {generator.below(game.seats)}", seat=None)
        else:
            actions = game.legal(game.actors[generator.below(len(game.actors))])
            lively = [a for a in actions if str(a) not in IDLE and not str(a).endswith((" less", " without coins"))]
            restless = [a for a in actions if str(a).startswith(RESTLESS)]
            wishes = (actions, lively, lively, restless, restless, restless)[generator.below(6)] or lively or actions
            game.play(wishes[generator.below(len(wishes))])
        steps.append(Step(before, game.position(), seen(game, None), game.events(None, since=told)))
        before = steps[-1].after
    return tuple(steps)


NUMBERS = range(12)
WALKS = pytest.mark.parametrize("number", NUMBERS)


def test_the_walks_meet_everything_that_matters_here() -> None:
    kinds = {row["kind"] for number in NUMBERS for step in walk(number) for row in step.events}
    assert kinds >= {"produce", "pay_goods", "drive_off", "combat_won", "popularity_lost", "encounter"}
    assert kinds >= {"upgrade", "deploy", "build", "enlist", "star", "objective", "penalty", "retreat", "game_over"}


def units(row: dict[str, Any]) -> Counter[str]:
    """All units of a player by place."""
    return Counter({row["character"]: 1}) + Counter(row["mechs"].values()) + Counter(row["workers"])


def goods(document: dict[str, Any]) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in document["goods"].values():
        found.update(row)
    return found


# -- numbers and cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-INV-01", "SCY-INV-02")
@WALKS
def test_tracks_and_coins_stay_in_their_bounds(number: int) -> None:
    for step in walk(number):
        for row in step.after["players"]:
            assert 0 <= row["power"] <= 16
            assert 0 <= row["popularity"] <= 18
            assert row["coins"] >= 0


@pytest.mark.rule("SCY-INV-03", "SCY-INV-05", "SCY-INV-06")
@WALKS
def test_no_card_is_lost_or_doubled(number: int) -> None:
    for step in walk(number):
        document, players = step.after, step.after["players"]
        hands = [value for row in players for value in row["hand"]]
        assert Counter([*document["combat_deck"], *document["combat_discards"], *hands]) == DECK
        objectives = [card for row in players for card in row["objectives"]]
        most = 27 if document["options"]["promo_objectives"] else 23
        assert sorted([*document["objective_deck"], *objectives]) == list(range(1, most + 1))
        held = [row["factory_card"] for row in players if row["factory_card"]]
        assert len([*held, *document["factory_offer"]]) == len({*held, *document["factory_offer"]}) == len(players) + 1


@pytest.mark.rule("SCY-INV-06")
def test_a_factory_card_goes_from_the_board_to_its_holder() -> None:
    nordic = {"faction": "nordic", "character": "D5"}
    game = furrow.position("scythe", {"players": [nordic, {"faction": "crimea"}], "active": 0})
    before = game.position()["factory_offer"]
    game.play(f"move / char / D4 / done / factory card {before[1]}")
    after = game.position()
    assert [*after["factory_offer"], after["players"][0]["factory_card"]] == [before[0], before[2], before[1]]


@pytest.mark.rule("SCY-INV-04")
@WALKS
def test_encounter_cards_and_tokens_are_all_accounted_for(number: int) -> None:
    tokens = len(start(number).position()["encounter_tokens"])
    met = 0
    for step in walk(number):
        met += len([row for row in step.events if row["kind"] == "encounter"])
        opened = [row[2] for row in step.after["pending"] if row[0] == "under_deck"]
        most = 42 if step.after["options"]["promo_encounters"] else 28
        assert sorted([*step.after["encounter_deck"], *opened]) == list(range(1, most + 1))
        assert len(step.after["encounter_tokens"]) + met == tokens <= 11


@pytest.mark.rule("SCY-INV-04")
def test_a_game_that_ends_in_an_encounter_loses_no_card() -> None:
    five = {"mechs": 1, "structures": 1, "workers": 1, "combat": 2}
    nordic = {"faction": "nordic", "character": "A4", "popularity": 17, "stars": five}
    game = furrow.position("scythe", {"players": [nordic, {"faction": "crimea"}], "active": 0})
    game.play("move / char / B5 / done / option A")
    assert game.over
    assert sorted(game.position()["encounter_deck"]) == list(range(1, 29))


# -- pieces ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-INV-07")
@WALKS
def test_every_player_has_all_pieces_on_the_mats_or_on_the_board(number: int) -> None:
    for step in walk(number):
        for row, shown in zip(step.after["players"], step.table.players, strict=True):
            assert sum(row["workers"].values()) + shown.workers_on_mat == 8
            assert set(row["mechs"]) <= MECHS[row["faction"]]
            assert set(row["structures"]) <= {"mine", "mill", "monument", "armory"}
            assert len(row["recruits"]) == len(set(row["recruits"])) == len(set(row["bonuses"])) <= 4
            assert len(row["cubes"]) == len(set(row["cubes"])) == sum(row["covered"].values()) <= 6
            assert sum(row["stars"].values()) == shown.star_count <= 6


@pytest.mark.rule("SCY-INV-07")
@WALKS
def test_pieces_never_go_back_to_the_mats(number: int) -> None:
    for step in walk(number):
        for old, new in zip(step.before["players"], step.after["players"], strict=True):
            assert sum(old["workers"].values()) <= sum(new["workers"].values())
            assert set(old["mechs"]) <= set(new["mechs"])
            assert old["structures"].items() <= new["structures"].items()
            assert set(old["recruits"]) <= set(new["recruits"])
            assert set(old["cubes"]) <= set(new["cubes"])
            assert all(new["stars"].get(star, 0) >= count for star, count in old["stars"].items())


@pytest.mark.rule("SCY-INV-08", "SCY-INV-09", "SCY-INV-10")
@WALKS
def test_the_board_is_shared_as_it_must_be(number: int) -> None:
    for step in walk(number):
        players = step.after["players"]
        built = [place for row in players for place in row["structures"].values()]
        assert len(built) == len(set(built))
        assert not [place for place in built if place in LAKES or place.startswith("base.")]
        fought = {row[3] for row in step.after["pending"] if row[0] in ("dials", "artillery", "retreat")}
        for one in range(len(players)):
            for two in range(one):
                shared = set(units(players[one])) & set(units(players[two]))
                assert shared <= set(step.after["contested"]) | fought
        fighters = {place for row in players for place in (row["character"], *row["mechs"].values())}
        assert {place for place in step.after["goods"] if place in LAKES} <= fighters
        for row in players:
            assert {place for place in row["workers"] if place in LAKES} <= {*row["mechs"].values()} | fought


@pytest.mark.rule("SCY-INV-08")
@pytest.mark.parametrize(
    ("line", "rule"),
    [("A4", "SCY-BUILD-03"), ("E4", "SCY-BUILD-03"), ("C4", "SCY-BUILD-09"), ("base.nordic", "SCY-BUILD-09")],
)
def test_nothing_is_built_on_a_structure_a_lake_or_a_base(line: str, rule: str) -> None:
    workers = ["A4", "A5", "E4", "C4", "base.nordic"]
    nordic = {"faction": "nordic", "mat": "engineering", "structures": {"mine": "A4"}, "mechs": {"seaworthy": "C4"}}
    crimea = {"faction": "crimea", "structures": {"mill": "E4"}}
    game = at(nordic | {"workers": workers}, crimea, goods={"A5": {"wood": 3}})
    assert refused(game, f"bolster / skip / build / armory / {line}") == rule
    assert refused(game, "bolster / skip / build / armory / A5") is None


# -- what changes and why ----------------------------------------------------------------------------------------


def conditions(row: dict[str, Any]) -> set[str]:
    """The star conditions that hold now (objectives and combats place their own stars)."""
    holds = {
        "upgrades": len(row["cubes"]) == 6,
        "mechs": len(row["mechs"]) == 4,
        "structures": len(row["structures"]) == 4,
        "recruits": len(row["recruits"]) == 4,
        "workers": sum(row["workers"].values()) == 8,
        "popularity": row["popularity"] == 18,
        "power": row["power"] == 16,
    }
    return {star for star, yes in holds.items() if yes}


@pytest.mark.rule("SCY-INV-11")
@WALKS
def test_exactly_the_stars_whose_conditions_were_ever_met_are_placed(number: int) -> None:
    first = start(number).position()["players"]
    met = [conditions(row) | {star for star in row["stars"] if star not in ("combat", "objective")} for row in first]
    combats, revealed = Counter[int](), Counter[int]()
    for step in walk(number):
        combats.update(int(str(row["seat"])) for row in step.events if row["kind"] == "combat_won")
        revealed.update(int(str(row["seat"])) for row in step.events if row["kind"] == "objective")
        between = step.after["over"] or step.after["pending"][-1][0] in ("turn", "bottom", "end")
        for seat, row in enumerate(step.after["players"]):
            met[seat] |= conditions(row)
            if not between or sum(row["stars"].values()) == 6:
                continue
            assert {star for star in row["stars"] if star not in ("combat", "objective")} == met[seat]
            assert row["stars"].get("combat", 0) == min(2, combats[seat])
            assert row["stars"].get("objective", 0) == revealed[seat]


@pytest.mark.rule("SCY-INV-12")
@WALKS
def test_the_section_changes_every_turn_except_for_rusviet(number: int) -> None:
    chosen: dict[int, list[str]] = {}
    for step in walk(number):
        for row in step.events:
            if row["kind"] == "section":
                chosen.setdefault(int(str(row["seat"])), []).append(str(row["section"]))
    assert chosen
    players = start(number).position()["players"]
    for seat, sections in chosen.items():
        if players[seat]["faction"] != "rusviet":
            assert all(one != two for one, two in pairwise(sections))


@pytest.mark.rule("SCY-INV-13")
@WALKS
def test_resources_change_only_by_gains_and_payments(number: int) -> None:
    for step in walk(number):
        before, after = goods(step.before), goods(step.after)
        for what in RESOURCES:
            made = step.total("produce", None, what) + step.total("gain", None, what)
            assert after[what] - before[what] == made - step.total("pay_goods", None, what)
        assert all(amount > 0 for row in step.after["goods"].values() for amount in row.values())


@pytest.mark.rule("SCY-INV-14")
@WALKS
def test_popularity_falls_only_for_a_reason(number: int) -> None:
    fell = 0
    for step in walk(number):
        for seat, (old, new) in enumerate(zip(step.before["players"], step.after["players"], strict=True)):
            paid = step.total("pay", seat, "popularity")
            driven = step.total("drive_off", seat, "", "popularity") + step.total("popularity_lost", seat, "")
            lost = paid + driven + step.total("penalty", seat, "", "popularity")
            gained = step.total("gain", seat, "popularity")
            assert old["popularity"] - lost <= new["popularity"] <= old["popularity"] - lost + gained
            if step.total("drive_off", seat, "", "popularity"):
                assert sum(home(step.after)) - sum(home(step.before)) >= driven  # as many workers had to go home
            fell += lost > 0
    assert fell or number < 4


def home(document: dict[str, Any]) -> list[int]:
    """The workers on their own bases."""
    return [row["workers"].get(f"base.{row['faction']}", 0) for row in document["players"]]


@pytest.mark.rule("SCY-INV-15")
def test_a_finished_game_has_six_stars_and_two_players_with_six_only_after_a_combat() -> None:
    finished = 0
    for number in NUMBERS:
        for step in walk(number):
            stars = [sum(row["stars"].values()) for row in step.after["players"]]
            if step.after["over"]:
                finished += 1
                assert max(stars) == 6
                assert stars.count(6) == 1 or "combat_won" in [row["kind"] for row in step.events]
            else:
                assert max(stars) < 6 or step.after["in_combat"]
    assert finished > 2


_MET: dict[str, dict[str, Any]] = {
    "upgrades": {"cubes": list(n.BOXES), "covered": {"upgrade": 1, "deploy": 2, "build": 1, "enlist": 2}},
    "mechs": {"mechs": dict.fromkeys(("riverwalk", "seaworthy", "artillery", "speed"), "B4")},
    "structures": {"structures": {"monument": "A4", "mill": "B4", "mine": "B5", "armory": "C3"}},
    "recruits": {"recruits": list(n.BOTTOMS), "bonuses": list(n.BONUSES)},
    "workers": {"workers": ["B4"] * 8},
    "popularity": {"popularity": 18},
    "power": {"power": 16},
}


@pytest.mark.rule("SCY-INV-11", "SCY-STAR-11")
@pytest.mark.parametrize("star", _MET)
def test_a_position_with_a_condition_met_and_its_star_missing_is_refused(star: str) -> None:
    row = {"faction": "nordic", "mat": "industrial"} | _MET[star]
    document = {"players": [{"faction": "saxony"}, row], "active": 0}
    with pytest.raises(PositionError, match=rf"players\[1\].stars: {star} is missing.*SCY-INV-11"):
        furrow.position("scythe", document)
    furrow.position("scythe", document | {"players": [{"faction": "saxony"}, row | {"stars": {star: 1}}]})
    furrow.position("scythe", document | {"over": True})  # the end leaves no time to place it


@pytest.mark.rule("SCY-INV-11")
def test_a_star_may_be_missing_while_the_action_that_earned_it_goes_on() -> None:
    """The second territory of a production is asked for before the star is placed; such a position loads."""
    row = {"faction": "polania", "mat": "industrial", "power": 9, "popularity": 9, "coins": 9}
    game = at(row | {"workers": ["D2", *["C1"] * 6]}, {"faction": "nordic", "mat": "engineering"})
    game.play("produce / D2")
    document = game.position()
    assert (len(document["players"][0]["worker_order"]), document["players"][0]["stars"]) == (8, {})
    again = furrow.position("scythe", document)
    again.play("C1")
    assert again.position()["players"][0]["stars"] == {"workers": 1}
