"""What lies on used locations and among the discards, as the view shows it."""

from __future__ import annotations

import pytest

import furrow
from furrow import Game, PositionError
from tests.fifty_first_state import positions as fifty
from tests.imperial_settlers import positions as imperial
from tests.imperial_settlers.positions import barbarians, egyptians, romans
from tests.tableau.positions import goods, location, seen


@pytest.mark.rule("FSS-USE-07")
def test_what_was_really_paid_lies_on_a_used_location() -> None:
    me = fifty.mutants(goods={"worker": 1, "ammo": 1, "gun": 1}, locations=["bioweaponry.1"])
    game = fifty.at(me, fifty.rival())
    game.play("use bioweaponry.1 / pay 1 worker + 1 ammo")
    assert location(game, "bioweaponry.1").paid == {"worker": 1, "ammo": 1}
    assert goods(game) == {"gun": 1}


@pytest.mark.rule("FSS-USE-07", "FSS-CLEAN-10")
def test_goods_that_lie_on_another_location_move_to_the_one_that_is_used() -> None:
    me = fifty.mutants(goods={"worker": 1}, locations=["bioweaponry.1", "city_guards"])
    game = fifty.at(me, fifty.rival(), kept={"city_guards": {"gun": 2}})
    game.play("use bioweaponry.1")
    assert location(game, "bioweaponry.1").paid == {"worker": 1, "gun": 1}
    assert location(game, "city_guards").goods == {"gun": 1}


@pytest.mark.rule("IMP-EGY-16", "IMP-BUILD-10")
def test_paid_goods_stay_when_control_changes_and_go_with_the_location() -> None:
    me = egyptians(locations=["temple_of_ra.egy013"])
    them = romans(locations=["carpenter.com043", "mill.com006"], goods={"worker": 1, "wood": 2})
    game = imperial.at(me, them, active=1)
    game.play("use carpenter.com043")
    game.play("use temple_of_ra.egy013 / choose carpenter.com043")
    taken = location(game, "carpenter.com043")
    assert (taken.owner, taken.used, taken.paid) == (1, 1, {"worker": 1, "wood": 2})


def test_a_position_keeps_what_was_paid_use_by_use() -> None:
    me = barbarians(locations=["sawmill.com076"], goods={"wood": 1, "gold": 1})
    game = imperial.at(me, romans())
    assert "paid" not in game.position(), "where nothing lies, positions are as they always were"
    game.play("use sawmill.com076 / pay 1 wood / again")
    assert game.position()["paid"] == {"sawmill.com076": [{"wood": 1}, {"gold": 1}]}
    again = furrow.position("imperial_settlers", game.position())
    assert again.view(0) == game.view(0)
    assert again.position() == game.position()


@pytest.mark.parametrize(
    ("paid", "part"),
    [
        ({"sawmill.com076": [{"wood": 1}]}, "was not used so often"),
        ({"mill.com006": [{"wood": 1}]}, "mill.com006"),
        ({"sawmill.com076": [{"timber": 1}]}, "there is no such token"),
        ({"sawmill.com076": {"wood": 1}}, "a list is expected"),
        ({"sawmill.com076": [3]}, "an object of tokens"),
    ],
)
def test_what_cannot_have_been_paid_is_refused(paid: object, part: str) -> None:
    with pytest.raises(PositionError, match=part):
        imperial.at(barbarians(locations=["sawmill.com076"]), romans(), paid=paid)


def _discarded(game: Game, reader: int | None) -> dict[str, list[str]]:
    return seen(game, reader).discarded


@pytest.mark.rule("IMP-GEN-07")
def test_open_discards_are_in_the_view_of_everybody_oldest_first() -> None:
    me = egyptians(locations=["desert.egy001"], hand=["mill.com006"])
    game = imperial.at(me, romans(hand=["builder.rom020"], locations=["quarry.com008"], goods={"wood": 2}))
    game.play("use desert.egy001 / discard mill.com006")
    game.play("discard builder.rom020", 1)
    for reader in (None, 0, 1):
        assert _discarded(game, reader) == {"common": ["mill.com006"], "romans": ["builder.rom020"]}
        assert seen(game, reader).discards == {"common": 1, "egyptians": 0, "romans": 1}


@pytest.mark.rule("IMP-DIG-04")
def test_a_card_that_was_discarded_unseen_is_shown_to_who_discarded_it() -> None:
    game = furrow.new("imperial_settlers", seats=2, seed=3, options={"lookout": "alternative"})
    for _ in range(4):
        game.play(str(game.legal(game.actors[0])[0]), game.actors[0])
    assert seen(game, None).discards["common"] == 2
    assert _discarded(game, None) == {}
    own = [_discarded(game, seat)["common"] for seat in range(2)]
    assert [len(cards) for cards in own] == [1, 1]
    assert own[0] != own[1]


@pytest.mark.rule("FSS-DIG-03")
def test_connection_cards_that_were_played_are_shown_and_the_big_pile_is_closed() -> None:
    me = fifty.mutants(connections=["thugs.1"], hand=["school.1"], goods={"red_contact": 1, "gun": 1})
    game = fifty.at(me, fifty.rival(passed=True))
    game.play("raze school.1 / play thugs.1")
    for reader in (None, 0, 1):
        assert _discarded(game, reader) == {"red": ["thugs.1"]}
        assert seen(game, reader).discards["deck"] == 1


@pytest.mark.rule("IMP-GEN-08")
def test_a_new_deck_takes_the_discards_out_of_sight() -> None:
    common = imperial.at(romans(), barbarians()).position()["decks"]["common"]
    rest = {"decks": {"common": []}, "discards": {"common": common}, "seen": {common[0]: [-1]}}
    game = imperial.at(romans(goods={"worker": 2}), barbarians(), **rest)
    assert _discarded(game, None) == {"common": [common[0]]}
    game.play("exchange / gain 1 card / draw common")
    assert _discarded(game, None) == {}
