"""The 4 faction boards: production, the exchange of workers, three contact actions each with rates of its own."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from furrow.games.fifty_first_state.rules import RULES
from tests.fifty_first_state.base_cards import amounts, held, next_round, producing
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.tableau.positions import goods, hand, legal, player, refused, seen


class Board(NamedTuple):
    """The own resource, and for grey, red and blue what an action costs and how many contacts it gives."""

    resource: str
    grey: tuple[str, int]
    red: tuple[str, int]
    blue: tuple[str, int]


BOARDS = {
    "new_york": Board("iron", ("1 iron", 1), ("1 gun", 2), ("2 fuel", 2)),
    "appalachian_federation": Board("brick", ("1 brick + 1 card", 2), ("1 gun", 2), ("1 fuel", 2)),
    "mutants_union": Board("gun", ("2 iron", 2), ("1 gun", 3), ("1 fuel", 1)),
    "merchants_guild": Board("fuel", ("2 iron", 2), ("1 gun", 2), ("1 fuel", 3)),
}
COLOURS = ("grey", "red", "blue")
ACTIONS = [(faction, colour) for faction in BOARDS for colour in COLOURS]
EVERY = {"worker": 9, "gun": 9, "fuel": 9, "iron": 9, "brick": 9}


def of(faction: str, **pieces: Any) -> dict[str, Any]:
    return {"faction": faction} | pieces


def against(faction: str) -> dict[str, Any]:
    """An opponent of another faction."""
    return third() if faction != "new_york" else rival()


def rate(faction: str, colour: str) -> tuple[dict[str, int], int, int]:
    """The tokens that an action costs, the cards it makes discard, and how many contacts it gives."""
    text, gained = {"grey": BOARDS[faction].grey, "red": BOARDS[faction].red, "blue": BOARDS[faction].blue}[colour]
    cost = amounts(text)
    cards = cost.pop("card", 0)
    return cost, cards, gained


# -- production ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-01", "FSS-PROD-02", "FSS-AREA-05")
@pytest.mark.parametrize("faction", BOARDS)
def test_a_board_yields_three_workers_a_grey_contact_a_card_and_its_own_resource(faction: str) -> None:
    game = producing(of(faction), against(faction))
    assert held(game) == amounts("3 worker + 1 grey_contact + 1 card", f"1 {BOARDS[faction].resource}")


@pytest.mark.rule("FSS-PROD-02", "FSS-PROD-04")
@pytest.mark.example("FSS-EX-21")
def test_the_mutants_get_guns_the_merchants_fuel_and_an_oil_tank_produces_fuel() -> None:
    game = producing(mutants(), rival(locations=["fuel_tank.1"]))
    assert goods(game) == {"worker": 3, "grey_contact": 1, "gun": 1}
    assert goods(game, 1) == {"worker": 3, "grey_contact": 1, "fuel": 1 + 1}


@pytest.mark.rule("FSS-PROD-05", "FSS-DIG-04", "FSS-GOOD-09")
def test_the_boards_yield_one_after_another_from_the_first_player() -> None:
    names = list(BOARDS)
    players = [of(faction) for faction in names]
    before = at(*players, row=["shadow", "gasoline_cultist"])
    first, second, third_, fourth = reversed(before.position()["decks"]["deck"][-4:])
    game = producing(*players, first=2)
    drawn = [[card for card in hand(game, seat) if card != "shadow"] for seat in range(4)]
    assert drawn == [[third_], [fourth], [first], [second]]
    for seat, faction in enumerate(names):
        assert goods(game, seat) == amounts("3 worker + 1 grey_contact", f"1 {BOARDS[faction].resource}")


# -- the exchange of workers -----------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-USE-08", "FSS-USE-10", "FSS-USE-11")
@pytest.mark.parametrize("faction", BOARDS)
def test_two_workers_become_a_resource_of_choice_or_a_card(faction: str) -> None:
    game = at(of(faction, goods={"worker": 3}), against(faction))
    game.play("exchange")
    gains = ["1 gun", "1 fuel", "1 iron", "1 brick", "1 card"]
    assert sorted(legal(game)) == sorted(f"gain {gain}" for gain in gains)
    for other in ("1 ammo", "1 vp", "1 grey_contact", "2 gun"):
        assert refused(game, f"gain {other}") == "FSS-USE-11"
    for gain in gains:
        chosen = game.clone()
        chosen.play(f"gain {gain}")
        assert held(chosen) == amounts("1 worker", gain)


@pytest.mark.rule("FSS-USE-10", "FSS-GOOD-05")
@pytest.mark.parametrize("faction", BOARDS)
def test_one_worker_is_too_few(faction: str) -> None:
    game = at(of(faction, goods={"worker": 1, "ammo": 5}), against(faction))
    assert refused(game, "exchange") == "FSS-GOOD-05"
    assert refused(at(of(faction, goods={"worker": 1}), against(faction)), "exchange") == "FSS-USE-10"


@pytest.mark.rule("FSS-USE-10", "FSS-USE-04", "FSS-USE-05")
@pytest.mark.parametrize("faction", BOARDS)
def test_any_number_of_pairs_in_one_turn_and_over_turns(faction: str) -> None:
    game = at(of(faction, goods={"worker": 11}), against(faction))
    game.play("exchange / gain 1 gun / again / gain 1 fuel / again / gain 1 card / done / pass")
    assert held(game) == amounts("5 worker + 1 gun + 1 fuel + 1 card")
    game.play("exchange / gain 1 gun / done / exchange / gain 1 brick")
    assert held(game) == amounts("1 worker + 2 gun + 1 fuel + 1 brick + 1 card")


@pytest.mark.rule("FSS-USE-10")
@pytest.mark.example("FSS-EX-08")
def test_four_workers_of_the_mutants_become_a_resource_and_a_card_in_one_turn() -> None:
    game = at(mutants(goods={"worker": 4}), rival())
    top = game.position()["decks"]["deck"][-1]
    game.play("exchange / gain 1 brick / again / gain 1 card")
    assert (goods(game), hand(game), game.actors) == ({"brick": 1}, [top], (1,))


# -- contacts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-USE-08")
@pytest.mark.parametrize(("faction", "colour"), ACTIONS)
def test_a_contact_action_costs_exactly_this_and_gives_exactly_this(faction: str, colour: str) -> None:
    cost, cards, gained = rate(faction, colour)
    game = at(of(faction, goods=cost, hand=["archive"][:cards]), against(faction))
    game.play(f"contacts {colour}" + " / discard archive" * cards)
    assert held(game) == {f"{colour}_contact": gained}
    assert (game.position()["discards"]["deck"], game.actors) == (["archive"] * cards, (1,))


@pytest.mark.rule("FSS-USE-08")
@pytest.mark.parametrize(("faction", "colour"), ACTIONS)
def test_one_token_less_is_too_little(faction: str, colour: str) -> None:
    ((good, amount),) = rate(faction, colour)[0].items()
    game = at(of(faction, goods=EVERY | {good: amount - 1}, hand=["archive"]), against(faction))
    assert refused(game, f"contacts {colour}") == "FSS-USE-08"


@pytest.mark.rule("FSS-GOOD-03")
@pytest.mark.parametrize(("faction", "colour"), ACTIONS)
def test_ammo_may_stand_in_for_the_resource(faction: str, colour: str) -> None:
    cost, cards, gained = rate(faction, colour)
    game = at(of(faction, goods={"ammo": sum(cost.values())}, hand=["archive"][:cards]), against(faction))
    game.play(f"contacts {colour}" + " / discard archive" * cards)
    assert held(game) == {f"{colour}_contact": gained}


@pytest.mark.rule("FSS-USE-09")
@pytest.mark.parametrize("faction", BOARDS)
@pytest.mark.parametrize("used", COLOURS)
def test_each_contact_action_is_used_once_a_round_whatever_became_of_the_others(faction: str, used: str) -> None:
    game = at(of(faction, goods=EVERY, hand=["archive", "motel", "pub.1"]), against(faction))
    discard = " / discard archive" * rate(faction, used)[1]
    game.play(f"contacts {used}{discard} / pass")
    assert player(game).board_uses == [COLOURS.index(used)]
    assert refused(game, f"contacts {used}") == "FSS-USE-09"
    for other in COLOURS:
        assert other == used or refused(game, f"contacts {other}") is None
    assert refused(game, "exchange") is None


@pytest.mark.rule("FSS-USE-09", "FSS-CLEAN-09")
@pytest.mark.parametrize(
    ("faction", "own"),
    [("new_york", "grey"), ("appalachian_federation", "grey"), ("mutants_union", "red"), ("merchants_guild", "blue")],
)
def test_all_three_are_free_again_in_the_next_round(faction: str, own: str) -> None:
    """The own resource pays for one of them."""
    me = of(faction, goods=EVERY, hand=["archive"])
    game = at(me, against(faction), first=1, active=0)
    discard = " / discard archive" * rate(faction, "grey")[1]
    game.play(f"contacts grey{discard} / pass / contacts red / contacts blue")
    assert player(game).board_uses == [0, 1, 2]
    next_round(game)
    assert player(game).board_uses == []
    before = goods(game).get(f"{own}_contact", 0)
    _, cards, gained = rate(faction, own)
    game.play(f"contacts {own}" + f" / discard {hand(game)[0]}" * cards)
    assert goods(game)[f"{own}_contact"] == before + gained


@pytest.mark.rule("FSS-USE-08", "FSS-CONN-09")
def test_the_federation_discards_a_card_of_its_choice_and_must_have_one() -> None:
    federation = of("appalachian_federation", goods={"brick": 1}, hand=["archive", "motel"])
    game = at(federation, rival())
    game.play("contacts grey")
    assert sorted(legal(game)) == ["discard archive", "discard motel"]
    game.play("discard motel")
    assert (hand(game), goods(game), seen(game).discards["deck"]) == (["archive"], {"grey_contact": 2}, 1)
    empty = at(federation | {"hand": []}, rival())
    assert refused(empty, "contacts grey") == "FSS-USE-08"


@pytest.mark.rule("FSS-CLEAN-02", "FSS-CLEAN-03")
@pytest.mark.parametrize("faction", BOARDS)
def test_a_board_keeps_the_hand_and_no_goods(faction: str) -> None:
    game = at(of(faction, goods=EVERY | {"ammo": 2, "red_contact": 1}, hand=["archive", "motel"]), against(faction))
    game.play("pass / pass")
    assert (goods(game), player(game).stored, hand(game)) == ({}, {}, ["archive", "motel"])


@pytest.mark.rule("FSS-RAZE-06", "FSS-AREA-05")
@pytest.mark.parametrize("faction", BOARDS)
@pytest.mark.parametrize(("card", "defence"), [("school.1", 3), ("docks.1", 3), ("church.1", 4), ("archive", 5)])
def test_every_board_shows_the_same_defence_values(faction: str, card: str, defence: int) -> None:
    victim = of(faction, locations=[card])
    enough = against(faction) | {"goods": {"red_contact": defence}}
    assert refused(at(enough, victim), f"raze {card}") is None
    poor = against(faction) | {"goods": {"red_contact": defence - 1}}
    assert refused(at(poor, victim), f"raze {card}") == "FSS-RAZE-05"


def test_every_board_is_covered() -> None:
    assert set(RULES.book.factions) == set(BOARDS)
