"""General rules and reminders (FSS-GEN)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import furrow
from furrow import Game
from tests.fifty_first_state.positions import WINTER, at, mutants, rival, third
from tests.fifty_first_state.stacking import before_production, run_dry, through_lookout
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen


@pytest.mark.rule("FSS-GEN-01")
def test_the_text_of_a_card_or_board_overrides_the_rule_of_one_use_in_a_round() -> None:
    me = mutants(locations=["shipwreck.1", "assembly_plant.1"], goods={"worker": 12, "iron": 10, "gun": 2})
    game = at(me, rival(passed=True))
    game.play("use assembly_plant.1")
    assert refused(game, "use assembly_plant.1") == "FSS-USE-02", "the rule: once in a round"
    game.play("use shipwreck.1 / done / use shipwreck.1")
    assert points(game) == 3 + 2 + 2
    assert refused(game, "use shipwreck.1") == "FSS-USE-02", "the text says twice"
    game.play("contacts red")
    assert refused(game, "contacts red") == "FSS-USE-09", "the rule holds for the board too"
    for _ in range(4):
        game.play("exchange / gain 1 brick")
        if game.question() == "exchange":
            game.play("done")
    assert goods(game)["brick"] == 4, "the text of the board says any number of times"


@pytest.mark.rule("FSS-GEN-02")
def test_the_card_just_built_counts_itself() -> None:
    feature = at(mutants(hand=["murderers_pub"], goods={"grey_contact": 2}), rival(locations=["assassin.1"]))
    feature.play("build murderers_pub")
    assert points(feature) == 1, "its own gun symbol"
    production = at(mutants(hand=["arena.1"], locations=["city_guards"], goods={"grey_contact": 2}), rival())
    production.play("build arena.1")
    assert goods(production) == {"gun": 2}, "its own symbol and that of the City Guards"


@pytest.mark.rule("FSS-GEN-03")
def test_goods_never_run_out() -> None:
    """There are 38 workers, 13 ammo, 9 development tokens, 7 universal contacts and 10 shields in the box."""
    plenty = {"worker": 38, "ammo": 13, "development": 9, "universal_contact": 7, "shield": 10}
    me = mutants(goods=plenty, locations=["school.1", "sharrash", "excavator.1", "landfill", "wire_entanglement.1"])
    game = before_production(me, rival(goods=plenty, deals=["pub.1"]), options=WINTER)
    game.play("take wrecked_tank.1")
    expected = {"worker": 42, "ammo": 14, "development": 10, "universal_contact": 8, "shield": 11}
    assert {token: goods(game)[token] for token in plenty} == expected


@pytest.mark.rule("FSS-GEN-04")
@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_the_numbers_of_cards_in_hand_and_of_goods_are_seen_by_everybody(reader: int | None) -> None:
    held = {"worker": 4, "ammo": 1, "shield": 2}
    game = at(mutants(hand=["pub.1"]), rival(hand=["school.1", "motel", "museum"], goods=held), third())
    shown = seen(game, reader).players
    assert [each.hand for each in shown] == [1, 3, 0]
    assert [each.goods for each in shown] == [{}, held, {}]


@pytest.mark.rule("FSS-GEN-05")
@pytest.mark.parametrize("seed", range(4))
def test_which_cards_are_in_a_hand_only_its_owner_sees(seed: int) -> None:
    game = furrow.new("fifty_first_state", seats=3, seed=seed)
    for seat in range(3):
        secret = hand(game, seat)
        assert len(secret) == 6
        for reader in (None, *(other for other in range(3) if other != seat)):
            told = msgspec.json.encode([game.view(reader), game.events(reader)]).decode()
            assert not [card for card in secret if f'"{card}"' in told]
        assert all(f'"{card}"' in msgspec.json.encode(game.view(seat)).decode() for card in secret)


@pytest.mark.rule("FSS-GEN-06")
def test_an_empty_draw_deck_is_renewed_from_its_discards() -> None:
    game = run_dry(at(mutants(goods={"worker": 2}), rival()), "deck")
    pile = game.position()["discards"]["deck"]
    assert (len(pile), seen(game).decks["deck"]) == (88, 0)
    game.play("exchange / gain 1 card")
    assert (player(game).hand, seen(game).decks["deck"], seen(game).discards["deck"]) == (1, 87, 0)
    renewed = [*game.position()["decks"]["deck"], *hand(game)]
    assert sorted(renewed) == sorted(pile)
    assert renewed != pile
    assert renewed != pile[::-1], "they are shuffled"
    assert (seen(game).decks["red"], seen(game).decks["blue"]) == (6, 6)


@pytest.mark.rule("FSS-GEN-06")
@pytest.mark.parametrize("empty", ["red", "blue"])
def test_each_connection_deck_is_renewed_from_its_own_discards(empty: str) -> None:
    game = run_dry(at(mutants(), rival(passed=True)), empty)
    game.play("pass")
    open_cards = seen(game).tables["connections"]
    assert len(open_cards) == 2
    assert {card.split(".")[0] for card in open_cards} & {"punks", "thugs"}
    assert {card.split(".")[0] for card in open_cards} & {"merchants", "junk_train"}
    assert (seen(game).decks["red"], seen(game).decks["blue"]) == (5, 5)
    assert (seen(game).discards["red"], seen(game).discards["blue"]) == (0, 0)


@pytest.mark.rule("FSS-GEN-07")
def test_an_open_production_location_is_used_once_in_a_round_and_marked() -> None:
    game = at(
        mutants(goods={"worker": 2}), rival(locations=["docks.1"], goods={"worker": 1}), third(goods={"worker": 2})
    )
    assert location(game, "docks.1").used == 0
    game.play("visit docks.1 / exchange / gain 1 gun")
    assert location(game, "docks.1").used == 1
    assert game.actors == (2,)
    assert refused(game, "visit docks.1") == "FSS-OPEN-04"
    game.play("pass")
    assert refused(game, "visit docks.1") == "FSS-OPEN-04"


@pytest.mark.rule("FSS-GEN-08")
def test_own_built_locations_cannot_be_razed() -> None:
    me = mutants(locations=["school.1"], hand=["school.2"], goods={"red_contact": 9})
    game = at(me, rival(locations=["school.3"]))
    assert refused(game, "raze school.1") == "FSS-RAZE-01"
    assert [line for line in legal(game) if line.startswith("raze")] == ["raze school.2", "raze school.3"]


def crowded(**more: Any) -> Game:
    """A State of many locations, many deals and a large hand."""
    cards = [card for card in at(mutants(), rival()).position()["decks"]["deck"] if not card.startswith("school")]
    me = {"locations": cards[:25], "deals": cards[25:45], "hand": [*cards[45:75], "school.1", "school.2"]}
    return at(mutants(**me, **more), rival(passed=True), first=1)


@pytest.mark.rule("FSS-GEN-09")
def test_there_is_no_limit_to_locations_or_deals() -> None:
    game = crowded(goods={"grey_contact": 1, "blue_contact": 1})
    game.play("build school.1")
    game.play("deal school.2")
    assert (len(built(game)), len(player(game).deals)) == (26, 21)


@pytest.mark.rule("FSS-GEN-10")
def test_a_state_may_hold_several_locations_of_one_name() -> None:
    game = at(mutants(locations=["school.2", "school.3"], hand=["school.1"], goods={"grey_contact": 1}), rival())
    game.play("build school.1")
    assert built(game) == ["school.2", "school.3", "school.1"]
    producing = before_production(mutants(locations=["school.2", "school.3", "school.1"]), rival())
    producing.play("take wrecked_tank.1")
    assert goods(producing)["worker"] == 3 + 3, "and each of them works"


@pytest.mark.rule("FSS-GEN-11")
def test_there_is_no_limit_to_the_hand() -> None:
    game = crowded(goods={"worker": 2})
    before = player(game).hand
    assert before == 32
    game.play("exchange / gain 1 card / pass")
    while game.question() == "store":
        game.play(game.legal()[0])
    assert (player(game).hand, seen(game).round) == (33, 2), "the clean-up takes no card"
    through_lookout(game)
    assert player(game).hand >= 36, "two drafts and the board"


@pytest.mark.rule("FSS-GEN-12")
def test_stolen_production_counts_the_locations_of_its_owner() -> None:
    guns = ["city_guards", "ruined_library", "bioweaponry.1"]
    me = mutants(locations=["suppliers", *guns])
    game = before_production(me, rival(locations=["arena.1", "assassin.1"]), options=WINTER)
    game.play("take wrecked_tank.1 / choose arena.1")
    assert goods(game)["gun"] == 1 + 2, "the board, and for Arena and Assassin; the taker has three of the type"
    assert goods(game, 1)["gun"] == 1, "only the Assassin is left to the owner"
