"""General rules: supply, secrecy, discards and decks, card text (IMP-GEN)."""

from __future__ import annotations

import msgspec
import pytest

from tests.imperial_settlers.phases import deck, last_pass, pile, produced, thinned, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen


@pytest.mark.rule("IMP-GEN-01")
def test_points_given_by_a_location_are_marked_at_once() -> None:
    use = at(barbarians(goods={"worker": 1}, locations=["barbarian_altar.bar004"]), romans())
    use.play("use barbarian_altar.bar004")
    assert points(use) == 1
    build = at(barbarians(goods={"stone": 3}, hand=["idol.bar027"], ruins=["mill.com006"]), romans())
    build.play("build idol.bar027 over foundation")
    assert points(build) == 4
    midway = produced(romans(locations=["monument.com026", "watchtower.com065"]), barbarians())
    assert (midway.question(), points(midway)) == ("draw", 1), "before the phase is over"


@pytest.mark.rule("IMP-GEN-03")
def test_received_goods_come_from_the_common_supply_unless_stated_otherwise() -> None:
    rival = romans(goods={"wood": 5, "stone": 5}, locations=["quarry.com008"])
    razing = at(barbarians(goods={"raze_token": 2}), rival)
    razing.play("raze quarry.com008")
    assert (goods(razing)["stone"], goods(razing, 1)["stone"]) == (2, 5)
    pack = at(barbarians(goods={"worker": 1}, locations=["pack.bar016"]), rival)
    pack.play("use pack.bar016")
    assert (goods(pack), goods(pack, 1)) == ({"stone": 1}, {"wood": 5, "stone": 5})
    stealing = at(barbarians(goods={"worker": 1}, locations=["saboteurs.bar010"]), rival)
    stealing.play("use saboteurs.bar010 / steal stone from 1")
    assert (goods(stealing), goods(stealing, 1)) == ({"stone": 1}, {"wood": 5, "stone": 4}), "stated otherwise"


@pytest.mark.rule("IMP-GEN-04")
def test_discarded_goods_return_to_the_common_supply() -> None:
    """Nobody gets what is paid, neither at once nor later."""
    me = barbarians(goods={"worker": 3, "food": 1, "raze_token": 1, "wood": 1}, hand=["raid.bar007", "mill.com006"])
    game = at(me | {"locations": ["brewer.com056"]}, romans(), egyptians())
    for line in ("exchange / gain 1 stone", "deal raid.bar007", "raze mill.com006", "use brewer.com056"):
        trial = game.clone()
        trial.play(line)
        assert (goods(trial, 1), goods(trial, 2)) == ({}, {})
    paid = {"worker": 1, "food": 1, "raze_token": 1, "wood": 1, "stone": 1}
    game.play("exchange / gain 1 stone")
    assert goods(game) == paid
    end = last_pass(barbarians(goods={"wood": 9, "gold": 9}), romans(), egyptians())
    assert [goods(end, seat) | player(end, seat).stored for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("IMP-GEN-05", "IMP-DIG-03")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_goods_empires_and_deals_are_always_visible_to_all(reader: int | None) -> None:
    held = {"worker": 3, "wood": 1, "gold": 2, "raze_token": 1, "defence_token": 1}
    me = japanese(goods=held, locations=["shrine.jap015", "mill.com006"], deals=["farm.jap001"], hand=["town.com015"])
    kept = {"shrine.jap015": {"stone": 2}}
    game = at(me, romans(goods={"food": 4}), kept=kept, marks={"mill.com006": ["shield"]})
    rows = seen(game, reader).players
    assert [row.goods for row in rows] == [held, {"food": 4}]
    assert [each.card for each in rows[0].locations] == ["shrine.jap015", "mill.com006"]
    assert (rows[0].locations[0].goods, rows[0].locations[1].marks) == ({"stone": 2}, ["shield"])
    assert rows[0].deals == ["farm.jap001"]
    assert [row.hand for row in rows] == [1, 0]


@pytest.mark.rule("IMP-DIG-03")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_the_marker_of_a_trade_route_is_hidden_from_all(reader: int | None) -> None:
    me = japanese(goods={"food": 1}, locations=["trade_route.jap021"])
    game = at(me, romans(locations=["roman_bank.rom029"]))
    marker = deck(game, "japanese")[0]
    game.play("use trade_route.jap021")
    assert game.position()["under"] == {"roman_bank.rom029": [marker]}
    assert marker not in msgspec.json.encode([game.view(reader), game.events(reader)]).decode()
    assert location(game, "roman_bank.rom029").under == 1


@pytest.mark.rule("IMP-DIG-03")
def test_deck_orders_are_secret_and_the_counts_public() -> None:
    game = at(romans(hand=["mill.com006"]), barbarians())
    for reader in (None, 0, 1):
        shown = msgspec.json.encode(game.view(reader)).decode()
        assert not [card for name in ("common", "romans", "barbarians") for card in deck(game, name) if card in shown]
        assert seen(game, reader).decks == {"common": 83, "romans": 30, "barbarians": 30}


@pytest.mark.rule("IMP-GEN-07")
def test_each_kind_of_card_has_its_own_discard_pile() -> None:
    me = barbarians(hand=["raid.bar007", "mill.com006"], locations=["tavern.com049"], goods={"raze_token": 1})
    rival = japanese(locations=["farm.jap001"], goods={"raze_token": 1}, hand=["dojo.jap024"])
    game = at(me, rival)
    game.play("use tavern.com049 / discard raid.bar007 / raze dojo.jap024 / raze mill.com006")
    piles = {"common": ["mill.com006"], "barbarians": ["raid.bar007"], "japanese": ["dojo.jap024"]}
    assert game.position()["discards"] == piles
    assert seen(game).discards == {"common": 1, "barbarians": 1, "japanese": 1}


@pytest.mark.rule("IMP-GEN-08")
def test_the_empty_common_deck_is_renewed_by_shuffling_its_discards() -> None:
    discards = [f"ruins.com0{number}" for number in range(69, 75)] + [f"watchtower.com0{n}" for n in range(65, 69)]
    orders = set()
    for chance in range(1, 6):
        game = at(barbarians(goods={"worker": 4}), romans(passed=True), streams={"chance": f"{chance:x}"})
        game = thinned(game, 1, common=([], discards))
        game.play("exchange / gain 1 card / draw common")
        assert (len(deck(game, "common")), pile(game, "common")) == (9, [])
        assert sorted([*hand(game), *deck(game, "common")]) == sorted(discards)
        orders.add((*hand(game), *deck(game, "common")))
    assert len(orders) == 5, "shuffled"


@pytest.mark.rule("IMP-GEN-08")
def test_a_deck_is_not_renewed_before_it_is_needed() -> None:
    game = at(barbarians(goods={"worker": 4}), romans(passed=True))
    game = thinned(game, 1, common=(["town.com015"], ["mill.com006"]))
    game.play("exchange / gain 1 card / draw common")
    assert (hand(game), deck(game, "common"), pile(game, "common")) == (["town.com015"], [], ["mill.com006"])
    game.play("again / gain 1 card / draw common")
    assert (set(hand(game)), pile(game, "common")) == ({"town.com015", "mill.com006"}, [])


@pytest.mark.rule("IMP-GEN-09", "IMP-DIG-09", "IMP-GOOD-03")
def test_an_empty_faction_deck_stays_empty_and_a_common_card_must_be_drawn() -> None:
    used_up = ["raid.bar007", "raid.bar008"]
    game = at(barbarians(goods={"worker": 4}), romans(passed=True))
    game = thinned(game, 1, barbarians=([], used_up))
    top = deck(game, "common")[0]
    game.play("exchange / gain 1 card")
    assert game.question() == "exchange", "there is no choice of decks"
    assert top in hand(game)
    assert (deck(game, "barbarians"), pile(game, "barbarians")) == ([], used_up)
    assert refused(game, "draw faction") == "IMP-GOOD-03"


@pytest.mark.rule("IMP-DIG-09")
def test_the_choice_ends_when_the_faction_deck_runs_out_between_two_draws() -> None:
    game = at(barbarians(goods={"raze_token": 1}, hand=["castle_a.com046"]), romans(passed=True))
    game = thinned(game, 1, barbarians=(["raid.bar007"], []))
    before, top = player(game).hand, deck(game, "common")[0]
    game.play("raze castle_a.com046 / draw faction")
    assert (game.question(), player(game).hand) == ("turn", before - 1 + 2)
    assert {"raid.bar007", top} <= set(hand(game))


@pytest.mark.rule("IMP-DIG-09")
def test_with_decks_and_discards_empty_the_draw_is_skipped() -> None:
    game = at(barbarians(goods={"worker": 2, "raze_token": 1}, hand=["castle_a.com046"]), romans(passed=True))
    game = thinned(game, 1, common=([], []), barbarians=([], ["raid.bar007"]))
    before = player(game).hand
    game.play("exchange / gain 1 card")
    assert (player(game).hand, goods(game), game.question()) == (before, {"raze_token": 1}, "turn")
    game.play("raze castle_a.com046")
    assert (player(game).hand, goods(game), game.question()) == (before - 1, {}, "turn")


@pytest.mark.rule("IMP-GEN-11")
def test_card_text_overrides_the_general_rules() -> None:
    """Settlers build without the location; Chariot Builder razes what is protected; Rabble razes an own location."""
    me = barbarians(goods={"wood": 2}, hand=["raid.bar007"], locations=["settlers.com040"])
    settlers = at(me, romans(passed=True))
    assert refused(settlers, "build raid.bar007") == "IMP-BUILD-07", "the rule"
    settlers.play("use settlers.com040 / choose raid.bar007")
    assert built(settlers) == ["settlers.com040", "raid.bar007"], "the card"
    chariots = at(
        egyptians(goods={"raze_token": 1}, locations=["chariot_builder.egy003"]),
        romans(locations=["quarry.com008"]),
        marks={"quarry.com008": ["shield"]},
    )
    assert refused(chariots, "raze quarry.com008") == "IMP-RAZE-09"
    chariots.play("use chariot_builder.egy003")
    assert (goods(chariots), built(chariots, 1)) == ({"stone": 2}, [])
    rabble = at(barbarians(goods={"worker": 2}, locations=["rabble.bar018", "quarry.com008"]), romans())
    assert refused(rabble, "raze quarry.com008") == "IMP-RAZE-14"
    rabble.play("use rabble.bar018")
    assert wealth(rabble) == {"stone": 2, "wood": 1}
    fields = at(barbarians(goods={"wood": 2}, hand=["grain_field.com023"]), romans())
    assert refused(fields, "build grain_field.com023") == "IMP-BUILD-02", "a common card that costs food"
    assert legal(fields) == ["pass"]
