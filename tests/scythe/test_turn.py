"""The turn (SCY-TURN-01 to 08, 13 to 17): sections, the two actions, whose turn it is."""

from __future__ import annotations

import pytest

import furrow
from tests.scythe.positions import at, goods, legal, player, refused, rival, saxony, seen, tracks

SECTIONS = ("move", "bolster", "trade", "produce")
# Which bottom-row action stands under Move, Bolster, Trade and Produce.
COLUMNS = {
    "industrial": ("build", "upgrade", "enlist", "deploy"),
    "engineering": ("enlist", "build", "deploy", "upgrade"),
    "patriotic": ("upgrade", "deploy", "build", "enlist"),
    "mechanical": ("build", "deploy", "upgrade", "enlist"),
    "agricultural": ("upgrade", "enlist", "deploy", "build"),
}
PLENTY = {"F1": {"food": 9, "metal": 9, "oil": 9, "wood": 9}}
REST = "bolster / skip / pass / end"


# -- turn after turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TURN-01", "SCY-TURN-14")
def test_players_take_turns_clockwise_without_end() -> None:
    game = at({"faction": "saxony"}, {"faction": "crimea"}, {"faction": "nordic"})
    order = []
    for turn in range(12):
        order.append(player(game, game.actors[0]).faction)
        assert seen(game).turn == turn
        game.play(f"{SECTIONS[turn // 3 % 2]} / skip / pass")
        assert game.actors == (("saxony", "crimea", "nordic").index(order[-1]),)  # until the turn is ended
        game.play("end")
    assert order == ["saxony", "nordic", "crimea"] * 4


@pytest.mark.rule("SCY-TURN-01")
def test_nobody_acts_out_of_turn() -> None:
    game = at(saxony(), rival())
    assert refused(game, "move", 1) == "SCY-TURN-01"
    game.play(REST)
    assert refused(game, "move", 0) == "SCY-TURN-01"
    assert refused(game, "move", 1) is None


@pytest.mark.rule("SCY-TURN-01")
def test_turns_go_on_until_a_sixth_star() -> None:
    five = {"combat": 2, "mechs": 1, "workers": 1, "recruits": 1}
    game = at(saxony(power=12, stars=five), rival())
    game.play(f"bolster / power / pass / end / {REST}")
    assert not game.over
    game.play("trade / skip / pass / end / move / skip / pass / end / bolster / power")
    assert game.over


# -- sections ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TURN-02")
@pytest.mark.parametrize("section", SECTIONS)
def test_the_token_goes_to_another_section_than_last_turn(section: str) -> None:
    game = at(saxony(section=section), rival())
    assert legal(game) == [other for other in SECTIONS if other != section]
    assert refused(game, section) == "SCY-TURN-02"
    other = SECTIONS[SECTIONS.index(section) - 1]
    game.play(f"{other} / skip / pass / end / {REST}")
    assert player(game).section == other
    assert refused(game, other) == "SCY-TURN-02"
    assert refused(game, section) is None


@pytest.mark.rule("SCY-TURN-05")
def test_the_token_must_move_even_if_nothing_is_done() -> None:
    game = at(saxony(section="move"), rival())
    for answer in ("end", "skip", "pass"):
        assert refused(game, answer) is not None
    game.play("trade / skip / pass / end")
    assert player(game).section == "trade"


@pytest.mark.rule("SCY-TURN-06")
def test_any_section_may_be_chosen_on_the_first_turn() -> None:
    for section in SECTIONS:
        game = furrow.new("scythe", seats=2, seed=5)
        game.play(f"{section} / skip / pass / end / {section}")
        assert player(game, game.actors[0]).section == section


@pytest.mark.rule("SCY-TURN-15")
def test_a_factory_card_is_a_fifth_section() -> None:
    game = at(saxony(factory_card=6, power=3, coins=2, character="G1"), rival())
    assert legal(game) == [*SECTIONS, "factory"]
    assert refused(at(saxony(), rival()), "factory") == "SCY-FACTORY-07"
    game.play("factory / use / move / char / F1 / stop")
    assert (player(game).section, player(game).coins, player(game).power) == ("factory", 5, 2)
    assert player(game).character == "F1"


@pytest.mark.rule("SCY-TURN-04", "SCY-TURN-08", "SCY-TURN-17")
@pytest.mark.parametrize("mat", COLUMNS)
def test_a_section_pairs_a_top_row_action_with_one_bottom_row_action(mat: str) -> None:
    for section, bottom in zip(SECTIONS, COLUMNS[mat], strict=True):
        game = at(saxony(mat=mat), {"faction": "nordic"}, goods=PLENTY)
        game.play(f"{section} / skip")
        assert [text for text in legal(game) if " " not in text] == [bottom, "pass"]  # variants aside
        for other in COLUMNS[mat]:
            assert refused(game, other) == (None if other == bottom else "SCY-TURN-04")


@pytest.mark.rule("SCY-TURN-08")
def test_the_structure_above_and_the_recruit_below_belong_to_their_section() -> None:
    structures = {"monument": "A1", "armory": "A2", "mill": "A3", "mine": "B4"}
    game = at(saxony(structures=structures, coins=5, power=5, popularity=5), rival(), tile="straight_line")
    for line, after in (
        ("bolster / power", (4, 7, 6)),  # Monument: popularity
        ("trade / popularity", (4, 6, 6)),  # Armory: power
        ("move / coins", (6, 5, 5)),
        ("produce / A3 / F1", (5, 5, 5)),
    ):
        trial = game.clone()
        trial.play(line)
        assert tracks(trial) == after
        assert player(trial).workers == ({"A3": 1, "F1": 1} if "A3" in line else {"F1": 1})  # Mill
    bonus = {"upgrade": (5, 6, 5), "deploy": (6, 5, 5), "build": (5, 5, 6), "enlist": (5, 5, 5)}
    for section, bottom in enumerate(COLUMNS["mechanical"]):
        own = saxony(mat="mechanical", recruits=[bottom], coins=5, power=5, popularity=5)
        paying = at(own, rival(), goods=PLENTY, pending=[["bottom", 0, section]])
        paying.play(f"{bottom} / decline" if bottom == "upgrade" else f"{bottom} without coins / decline")
        assert tracks(paying) == bonus[bottom]
        assert player(paying).combat_cards == (bottom == "enlist")


# -- the two actions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TURN-03")
def test_the_sections_own_top_row_action_may_be_taken_once() -> None:
    game = at(saxony(coins=5, power=1), rival())
    passing = game.clone()
    passing.play("bolster")
    assert "skip" in legal(passing)
    for line in ("bolster / popularity", "bolster / coins", "trade / cards", "produce / power", "move / power"):
        assert refused(game, line) == "SCY-TURN-03"
    assert refused(game, "bolster / F1") == "SCY-TURN-03"
    game.play("bolster / power")
    assert game.question() == "bottom"
    assert refused(game, "power") == "SCY-TURN-03"
    assert tracks(game)[:2] == (4, 3)


@pytest.mark.rule("SCY-TURN-04", "SCY-TURN-13")
@pytest.mark.example("SCY-EX-15")
def test_the_bottom_row_action_may_be_taken_once() -> None:
    game = at(saxony(), rival(), goods={"F1": {"oil": 6}})
    game.play("bolster / skip / upgrade / cube move.coins / cover deploy")
    assert goods(game, "F1") == {"oil": 3}
    assert game.question() == "end"
    assert refused(game, "upgrade") is not None
    assert legal(game) == ["end"]


@pytest.mark.rule("SCY-TURN-13")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("move / coins", "coins"),
        ("bolster / cards", "cards"),
        ("trade / F1 / oil / oil", "F1"),
        ("produce / F1", "F1"),
        ("move / worker F1 / G1 / done", "worker G1"),
    ],
)
def test_a_top_row_action_is_not_taken_twice(first: str, again: str) -> None:
    game = at(saxony(), rival())
    game.play(first)
    assert game.question() == "bottom"
    assert refused(game, again) is not None
    assert legal(game) == ["pass"]


@pytest.mark.rule("SCY-TURN-05")
def test_top_bottom_both_or_neither_may_be_taken_the_top_first() -> None:
    start = at(saxony(coins=5, power=1), rival(), goods={"F1": {"oil": 3}})
    upgrade = "upgrade / cube move.coins / cover deploy"
    outcomes = {
        "bolster / skip / pass / end": (5, 1, 0),
        "bolster / power / pass / end": (4, 3, 0),
        f"bolster / skip / {upgrade} / end": (8, 1, 1),
        f"bolster / power / {upgrade} / end": (7, 3, 1),
    }
    game = start.clone()
    game.play("bolster")
    assert "skip" in legal(game)
    game.play("power")
    assert "pass" in legal(game)
    for line, (coins, power, upgrades) in outcomes.items():
        game = start.clone()
        game.play(line)
        assert (player(game).coins, player(game).power, len(player(game).cubes)) == (coins, power, upgrades)
    assert refused(start, "bolster / upgrade") is not None  # the top-row action comes first, or is skipped
    assert refused(start, f"bolster / skip / {upgrade} / power") is not None


@pytest.mark.rule("SCY-TURN-07")
def test_what_the_top_row_action_yields_may_pay_for_the_bottom_row_action() -> None:
    game = at(saxony(workers=["F1"] * 3), rival())
    assert refused(game, "produce / skip / deploy") == "SCY-TURN-12"
    game.play("produce / F1 / deploy / speed / F1")
    assert goods(game, "F1") == {}
    assert player(game).mechs == {"speed": "F1"}
    trade = at(saxony(), rival(), goods={"F1": {"food": 2}})
    trade.play("trade / F1 / food / food / enlist / recruit build / bonus power")
    assert set(player(trade).recruits) == {"build"}


@pytest.mark.rule("SCY-TURN-14")
def test_the_next_player_begins_when_the_turn_is_finished() -> None:
    game = at(saxony(), rival())
    for line in ("bolster", "skip", "pass"):
        game.play(line)
        assert game.actors == (0,)
        assert refused(game, "move", 1) == "SCY-TURN-01"
    game.play("end")
    assert game.actors == (1,)
    assert seen(game).active == 1
    assert game.question() == "turn"


@pytest.mark.rule("SCY-TURN-16")
def test_an_objective_may_be_revealed_during_the_own_turn() -> None:
    """Objective 8: at most 2 coins, at least 4 workers and 7 popularity."""
    own = saxony(workers=["F1"] * 4, coins=2, popularity=7, objectives=[8, 21])
    for line in ("reveal 8", "bolster / skip / reveal 8", "bolster / skip / pass / reveal 8"):
        game = at(own, rival())
        game.play(line)
        assert player(game).stars == {"objective": 1}
    waiting = at(own, rival(), active=1)
    assert refused(waiting, "reveal 8", 0) == "SCY-OBJ-02"
    inside = at(own, rival())
    assert refused(inside, "bolster / reveal 8") == "SCY-OBJ-03"
