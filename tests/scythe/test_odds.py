"""Combat in numbers: guards, the most that each side can reach, and odds against every hand one by one."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from furrow import Game
from furrow.games.scythe.odds import Chance, Combat, CombatSide, Guard, Odds, Weakened
from furrow.games.scythe.printed_tables import COMBAT_VALUE
from tests.contract.walks import crowded_walks
from tests.scythe.positions import at, seen

NO_TOKENS: dict[str, Any] = {"encounter_tokens": ["A3"]}
NORDIC: dict[str, Any] = {"faction": "nordic", "character": "F4"}
CRIMEA: dict[str, Any] = {"faction": "crimea", "character": "F5"}
SAXONY: dict[str, Any] = {"faction": "saxony", "character": "F4", "mechs": {"speed": "F4"}}


def attacked(attacker: dict[str, Any], defender: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Game:
    """The first player's character, and its mech if there is one beside it, have come to F5."""
    game = at(attacker, defender, *others, **NO_TOKENS, **rest)
    start = attacker["character"]
    mech = f" / mech {start} / F5" if start in attacker.get("mechs", {}).values() else ""
    game.play(f"move / char / F5{mech or ' / done'}")
    return game


def odds(game: Game, seat: int) -> Odds:
    own = seen(game, seat).own
    assert own is not None
    assert own.odds is not None
    return own.odds


# -- before the dials --------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-13", "SCY-COMBAT-14")
def test_a_guard_is_the_most_on_the_dial_and_the_most_cards() -> None:
    saxony = SAXONY | {"power": 12, "hand": [5], "workers": ["G4"]}
    game = at(saxony, CRIMEA | {"power": 3, "hand": [2, 3, 4]}, **NO_TOKENS)
    view = seen(game, None)
    assert view.guards["F4"] == Guard(0, 7, 1)
    assert view.guards["F5"] == Guard(1, 3, 1)
    assert "G4" not in view.guards, "workers fight nobody"
    assert view.combat is None


@pytest.mark.rule("SCY-MECH-21")
def test_a_worker_of_the_peoples_army_adds_a_card() -> None:
    army = {"faction": "rusviet", "character": "E4", "mechs": {"peoples_army": "base.rusviet"}, "hand": [2, 2, 2]}
    for workers, cards in ((["E4", "E4"], 2), (["D4"], 1)):
        assert seen(at(army | {"workers": workers}, CRIMEA, **NO_TOKENS)).guards["E4"].cards == cards


@pytest.mark.rule("SCY-MECH-15", "SCY-MECH-33", "SCY-MECH-40")
@pytest.mark.parametrize(
    ("own", "place", "left"),
    [
        ({"faction": "saxony", "mechs": {"disarm": "base.saxony"}}, "E3", Weakened(3, 1, "disarm")),
        ({"faction": "saxony", "mechs": {"disarm": "base.saxony"}}, "E4", None),
        ({"faction": "saxony", "mechs": {"speed": "base.saxony"}}, "E3", None),
        ({"faction": "nordic", "mechs": {"artillery": "base.nordic"}, "power": 1}, "E4", Weakened(3, 1, "artillery")),
        ({"faction": "nordic", "mechs": {"artillery": "base.nordic"}, "power": 0}, "E4", None),
        ({"faction": "crimea", "mechs": {"scout": "base.crimea"}}, "E4", Weakened(5, 0, "scout")),
    ],
)
def test_own_abilities_weaken_a_guard(own: dict[str, Any], place: str, left: Weakened | None) -> None:
    target = {"faction": "polania", "character": place, "power": 5, "hand": [3]}
    game = at(own, target, **NO_TOKENS)
    view = seen(game, 0)
    assert view.own is not None
    assert view.own.weakened.get(place) == left
    assert view.guards[place] == Guard(1, 5, 1), "others see it whole"


def test_a_guard_tells_the_ability_of_its_own() -> None:
    saxony = {"faction": "saxony", "character": "E3", "mechs": {"disarm": "E4"}}
    guards = seen(at(saxony, NORDIC | {"character": "D4"}, **NO_TOKENS)).guards
    assert (guards["E3"].ability, guards["E4"].ability) == ("disarm", "")


@pytest.mark.rule("SCY-MECH-15")
def test_nobody_is_weakened_below_nothing() -> None:
    saxony = {"faction": "saxony", "mechs": {"disarm": "base.saxony"}}
    weak = {"faction": "polania", "character": "E3", "power": 1}
    own = seen(at(saxony, weak, **NO_TOKENS), 0).own
    assert own is not None
    assert own.weakened["E3"] == Weakened(0, 0, "disarm")


@pytest.mark.rule("SCY-CTRL-06")
def test_the_defender_guards_a_territory_until_the_combat_is_over() -> None:
    defender = CRIMEA | {"power": 3, "hand": [2]}
    game = at(defender, NORDIC | {"power": 6, "hand": [4, 5]}, **NO_TOKENS, active=1)
    game.play("move / char / F5 / done")
    assert seen(game, None).combat is not None
    assert seen(game, None).guards["F5"] == Guard(0, 3, 1)


def test_a_weakened_guard_is_what_the_attack_finds() -> None:
    saxony = {"faction": "saxony", "character": "E4", "mechs": {"disarm": "base.saxony"}}
    game = at(saxony, {"faction": "nordic", "character": "E3", "power": 5, "hand": [3]}, **NO_TOKENS)
    own = seen(game, 0).own
    assert own is not None
    told = own.weakened["E3"]
    game.play("move / char / E3 / done")
    found = seen(game, None).combat
    assert found is not None
    assert (found.defender.dial, found.defender.cards) == (told.dial, told.cards)


# -- odds --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-COMBAT-13", "SCY-COMBAT-14")
def test_everybody_sees_the_limits_of_a_combat_and_only_its_sides_have_odds() -> None:
    saxony = SAXONY | {"power": 9, "hand": [2, 5, 5]}
    game = attacked(saxony, CRIMEA | {"power": 2, "hand": [3]}, {"faction": "polania", "hand": [4]})
    expected = Combat("F5", CombatSide(0, 7, 2), CombatSide(1, 2, 1))
    for reader in (None, 0, 1, 2):
        view = seen(game, reader)
        assert view.combat == expected
        assert (view.own is not None and view.own.odds is not None) == (reader in (0, 1))
    assert odds(game, 0).most == 17
    assert odds(game, 0).opponent_most == 7, "Crimea's card may be a 5 for all Saxony knows"
    assert (odds(game, 1).most, odds(game, 1).opponent_most) == (5, 17)


def enumerated(mine: list[int], hand: int, pool: list[int], power: int, limit: int) -> dict[int, int]:
    """For each of some totals: how many hands of the pool do not reach more, one by one."""
    best = [power + sum(sorted(dealt, reverse=True)[:limit]) for dealt in combinations(pool, hand)]
    return {total: sum(each <= total for each in best) for total in mine}


@pytest.mark.rule("SCY-COMBAT-19")
@pytest.mark.parametrize(("hand", "mechs", "limit"), [([3], {}, 1), ([2, 5], {}, 1), ([2, 4, 5], {"speed": "F5"}, 2)])
def test_odds_count_every_hand_that_the_other_side_may_hold(hand: list[int], mechs: dict[str, str], limit: int) -> None:
    own = [2, 3, 5]
    game = attacked(NORDIC | {"power": 2, "hand": own}, CRIMEA | {"power": 1, "hand": hand, "mechs": mechs})
    pool = list(COMBAT_VALUE)
    for value in own:
        pool.remove(value)
    shown = odds(game, 0)
    totals = [0, 1, 2, 3, 4, 5, 6, 7]
    safe = enumerated(totals, len(hand), pool, 1, limit)
    assert [chance.total for chance in shown.chances] == totals
    assert {chance.total: chance.safe for chance in shown.chances} == safe
    assert shown.hands == len(list(combinations(pool, len(hand))))
    assert 0 < safe[4] < shown.hands or limit == 2


def test_hands_of_others_are_as_unseen_as_the_deck() -> None:
    game = attacked(
        NORDIC | {"power": 2, "hand": [2]},
        CRIMEA | {"power": 1, "hand": [3]},
        {"faction": "polania", "hand": [5, 5, 5]},
    )
    pool = list(COMBAT_VALUE)
    pool.remove(2)
    assert odds(game, 0).hands == len(pool)
    assert {chance.total: chance.safe for chance in odds(game, 0).chances} == enumerated([0, 1, 2, 3, 4], 1, pool, 1, 1)


@pytest.mark.rule("SCY-COMBAT-19")
def test_a_tie_is_safe_for_the_attacker_only() -> None:
    game = attacked(NORDIC | {"power": 3, "hand": []}, CRIMEA | {"power": 3, "hand": []})
    assert odds(game, 0) == Odds(3, 3, 1, [Chance(0, 0), Chance(1, 0), Chance(2, 0), Chance(3, 1)])
    assert odds(game, 1) == Odds(3, 3, 1, [Chance(0, 0), Chance(1, 0), Chance(2, 0), Chance(3, 0)])


def test_totals_are_those_that_dial_and_cards_can_make() -> None:
    game = attacked(NORDIC | {"power": 1, "hand": [5]}, CRIMEA | {"power": 0, "hand": []})
    assert [chance.total for chance in odds(game, 0).chances] == [0, 1, 5, 6]


def test_discards_and_cards_that_were_seen_are_no_longer_possible() -> None:
    own, hand = [2], [3, 4]
    discards = [5] * 4
    game = attacked(
        NORDIC | {"power": 7, "hand": own, "knows": {"hands": {"1": [4]}}},
        CRIMEA | {"power": 0, "hand": hand},
        combat_discards=discards,
    )
    pool = list(COMBAT_VALUE)
    for value in (*own, *discards, 4):
        pool.remove(value)
    best = [max(4, value) for value in pool]
    safe = {chance.total: chance.safe for chance in odds(game, 0).chances}
    assert odds(game, 0).hands == len(pool)
    assert (safe[3], safe[4], safe[5]) == (0, sum(each <= 4 for each in best), len(pool))


def test_odds_do_not_depend_on_the_true_hand() -> None:
    games = [attacked(NORDIC | {"hand": [2]}, CRIMEA | {"power": 2, "hand": hand}) for hand in ([2, 2], [5, 5])]
    first, second = (odds(game, 0) for game in games)
    assert first == second
    for game in games:
        game.play("dial 1", seat=1)
        assert odds(game, 0) == first, "an answer that is sealed tells nothing"


def test_the_most_is_what_the_answers_allow() -> None:
    fights = 0
    for rules, state, seat, legal in crowded_walks("scythe", 240):
        if state.over or rules.question(state, seat) != "dials":
            continue
        view: Any = rules.view(state, seat)
        dials = [rules.write(code) for code in legal if rules.write(code).startswith("dial ")]
        if dials:
            fights += 1
            side = next(side for side in (view.combat.attacker, view.combat.defender) if side.seat == seat)
            assert max(int(text.split()[1]) for text in dials) == side.dial
            shown = view.own.odds
            assert shown.most == shown.chances[-1].total
            assert shown.chances[-1].safe <= shown.hands
            assert sorted(chance.safe for chance in shown.chances) == [chance.safe for chance in shown.chances]
    assert fights > 20
