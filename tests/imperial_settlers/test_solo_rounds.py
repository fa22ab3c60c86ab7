"""The rounds of the solo game, up to the attack phase (IMP-SOLO-01 to -18, IMP-DIG-14)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.attacks import TARGET_OF, attack_cards, attacked, before_attack, collection, targets
from tests.imperial_settlers.phases import deck, new, next_round, pile, told
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, player, points, refused, seen

FACTIONS = ["barbarians", "japanese", "romans", "egyptians"]


def alone(seed: int = 0, faction: str = "romans", **setup: Any) -> Game:
    return new(1, seed, factions=[faction], **setup)


@pytest.mark.rule("IMP-SOLO-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_virtual_player_has_no_faction_no_goods_and_no_points(faction: str) -> None:
    game = alone(faction=faction)
    for _ in range(2):
        view = seen(game, None)
        assert (game.seats, len(view.players), view.players[0].faction) == (1, 2, faction)
        rival = view.players[1]
        assert rival.virtual
        assert (rival.faction, rival.goods, rival.points, rival.hand) == ("", {}, 0, 0)
        next_round(game)


@pytest.mark.rule("IMP-SOLO-03", "IMP-SOLO-07", "IMP-SOLO-08")
@pytest.mark.parametrize("faction", FACTIONS)
def test_setup_is_as_usual_with_one_faction_and_the_lookout_begins(faction: str) -> None:
    game = alone(1, faction)
    assert player(game).backs == {"common": 2, faction: 3}, "2 + 2, and the faction card of the lookout"
    assert (points(game), goods(game), seen(game).round) == (0, {}, 1)
    assert seen(game).decks == {"common": 84 - 2 - 4, faction: 30 - 3, "attack": 15}
    assert len(seen(game).row) == 4
    assert set(legal(game)) == {f"take {card}" for card in seen(game).row}


@pytest.mark.rule("IMP-SOLO-04")
def test_the_sixteen_attack_cards_are_shuffled_and_the_top_one_is_revealed() -> None:
    revealed = set()
    for seed in range(12):
        game = alone(seed)
        row = player(game, 1).deals
        assert len(row) == 1
        assert sorted([*row, *deck(game, "attack")]) == sorted(TARGET_OF)
        revealed.add(row[0])
        dreams = {game.imagine(0, number).position()["decks"]["attack"][-1] for number in range(4)}
        assert len(dreams) > 1, "the others lie face down"
    assert len(revealed) > 4


@pytest.mark.rule("IMP-SOLO-07")
def test_every_lookout_begins_with_the_top_faction_card() -> None:
    game = at(*solo(romans()))
    top = deck(game, "romans")[0]
    game.play("pass")
    assert hand(game) == [top]
    assert len(seen(game).row) == 4


@pytest.mark.rule("IMP-SOLO-08", "IMP-SOLO-09", "IMP-SOLO-10", "IMP-SOLO-11", "IMP-SOLO-12")
def test_two_of_four_cards_are_taken_and_two_go_to_the_virtual_player() -> None:
    for seed in range(5):
        game = alone(seed)
        row = list(seen(game).row)
        game.play(f"take {row[2]}")
        (first,) = built(game, 1)
        left = [card for card in row if card not in (row[2], first)]
        assert seen(game).row == left
        assert first in row
        assert set(legal(game)) == {f"take {card}" for card in left}
        game.play(f"take {left[1]}")
        assert built(game, 1) == [first, left[0]], "the last card, too"
        assert {row[2], left[1]} < set(hand(game))
        assert (pile(game, "common"), seen(game).phase) == ([], "action")


def lookout(chance: int) -> Game:
    row = ["mill.com006", "ruins.com069", "armorer.com018", "baker.com075"]
    pending = [["phase", 0, 5], ["draft", 0, 1]]
    rest = {"phase": "lookout", "row": row, "counts": {"drafts": 1}, "streams": {"chance": f"{chance:x}"}}
    game = at(*solo(romans()), pending=pending, **rest)
    game.play("take ruins.com069")
    return game


@pytest.mark.rule("IMP-SOLO-09", "IMP-DIG-14")
def test_chance_decides_which_of_the_three_goes_to_the_virtual_player() -> None:
    found = [built(lookout(chance), 1)[0] for chance in range(30)]
    assert set(found) == {"mill.com006", "armorer.com018", "baker.com075"}
    assert found == [built(lookout(chance), 1)[0] for chance in range(30)], "the same seed, the same card"
    assert not lookout(1).can_undo(), "nobody tries again until it suits"


@pytest.mark.rule("IMP-SOLO-12")
def test_the_virtual_player_gets_two_cards_in_each_round() -> None:
    game = alone(3)
    for number in range(1, 6):
        while game.question() != "turn":
            game.play(legal(game)[0])
        assert (seen(game).round, len(built(game, 1))) == (number, 2)
        game.play("pass")
    assert game.over
    assert len(collection(game)) == 10


@pytest.mark.rule("IMP-SOLO-13")
def test_the_virtual_player_neither_produces_nor_acts_nor_cleans_up() -> None:
    game = at(*solo(romans(goods={"wood": 2}, hand=["village_a.com012", "village_a.com013"])))
    game.play("build village_a.com012")
    assert game.actors == (0,), "the next turn is the player's again"
    game.play("build village_a.com013")
    assert (game.actors, goods(game)) == ((0,), {"worker": 4})
    pending = [["phase", 0, 5], ["draft", 0, 1]]
    rest = {"phase": "lookout", "row": ["ruins.com073", "ruins.com074"], "counts": {"drafts": 2}}
    rival = {"locations": ["town.com015"], "deals": attack_cards("wood", "gold")}
    game = at(*solo(romans(), virtual=rival), pending=pending, **rest)
    game.play("take ruins.com073")
    assert (goods(game)["worker"], goods(game, 1), points(game, 1)) == (2, {}, 0), "no goods of Town or of its deals"


@pytest.mark.rule("IMP-SOLO-14")
def test_its_cards_of_the_round_count_as_its_locations() -> None:
    me = barbarians(goods={"worker": 1}, locations=["pack.bar016"])
    game = at(*solo(me, virtual={"locations": ["armorer.com018", "mill.com006"]}))
    game.play("use pack.bar016 / loot food from mill.com006")
    assert (goods(game), built(game, 1)) == ({"food": 1}, ["armorer.com018", "mill.com006"])
    engineers = romans(goods={"worker": 2}, locations=["engineers.rom008"])
    game = at(*solo(engineers, virtual={"locations": ["armorer.com018", "mill.com006"]}))
    game.play("use engineers.rom008 / choose mill.com006")
    assert (built(game, 1), pile(game, "common")) == (["armorer.com018"], ["mill.com006"])


@pytest.mark.rule("IMP-SOLO-14")
@pytest.mark.parametrize(
    ("target", "gained", "worth"),
    [
        ("wood", {"wood": 1}, 0),
        ("gold", {"gold": 1}, 0),
        ("stone", {"stone": 1}, 0),
        ("worker", {"worker": 1}, 0),
        ("food", {"food": 1}, 0),
        ("vp", {}, 1),
    ],
)
def test_its_revealed_attack_cards_count_as_deals_for_their_targets(
    target: str, gained: dict[str, int], worth: int
) -> None:
    """Ninjas discard a deal of an opponent and take its good."""
    card, other = attack_cards(target, "card")
    me = japanese(goods={"worker": 1}, locations=["ninjas.jap026"])
    game = at(*solo(me, virtual={"deals": [other, card]}))
    hidden = next(each for each in deck(game, "attack") if each != card)
    assert refused(game, f"use ninjas.jap026 / choose {hidden}") is not None, "only revealed ones"
    game.play(f"use ninjas.jap026 / choose {card}")
    assert (goods(game), points(game), player(game, 1).deals) == (gained, worth, [other])


@pytest.mark.rule("IMP-SOLO-14")
def test_spies_take_an_attack_card_as_a_deal_of_their_own() -> None:
    (card,) = attack_cards("gold")
    game = at(*solo(romans(goods={"worker": 1}, locations=["spies.rom010"]), virtual={"deals": [card]}))
    game.play("use spies.rom010")
    assert (player(game).deals, player(game, 1).deals) == ([card], [])
    next_round(game)
    assert goods(game)["gold"] == 1


@pytest.mark.rule("IMP-SOLO-15")
def test_a_razed_location_of_the_virtual_player_gives_its_goods_and_is_discarded() -> None:
    rival = {"locations": ["armorer.com018", "ruins.com069"]}
    game = at(*solo(romans(goods={"raze_token": 2}), virtual=rival))
    assert refused(game, "raze ruins.com069") == "IMP-RAZE-03"
    game.play("raze armorer.com018")
    assert (goods(game), points(game)) == ({"stone": 1}, 1)
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == (["ruins.com069"], 0, {})
    assert (pile(game, "common"), collection(game)) == (["armorer.com018"], [])
    poor = at(*solo(romans(goods={"raze_token": 1}), virtual=rival))
    assert refused(poor, "raze armorer.com018") == "IMP-RAZE-09"


@pytest.mark.rule("IMP-SOLO-15")
def test_the_virtual_player_never_passes() -> None:
    rival = {"locations": ["armorer.com018", "mill.com006"]}
    game = at(*solo(romans(goods={"raze_token": 4, "worker": 2}), virtual=rival))
    game.play("raze armorer.com018 / exchange / gain 1 wood / raze mill.com006")
    assert (built(game, 1), player(game, 1).passed) == ([], False)


@pytest.mark.rule("IMP-SOLO-16")
def test_a_cancelled_attack_card_leaves_the_row_for_a_discard_of_its_own() -> None:
    row = attack_cards("wood", "vp", "gold")
    me = barbarians(goods={"worker": 2}, locations=["robbers.bar030"])
    game = at(*solo(me, virtual={"deals": row}))
    game.play(f"use robbers.bar030 / choose {row[1]} / draw common")
    assert player(game, 1).deals == [row[0], row[2]]
    assert (pile(game, "attack"), pile(game, "common")) == ([row[1]], [])


@pytest.mark.rule("IMP-SOLO-16")
def test_an_empty_attack_deck_is_renewed_from_that_discard() -> None:
    cards = list(TARGET_OF)
    game = at(*solo(romans(), virtual={"deals": cards[:13]}), decks={"attack": []}, discards={"attack": cards[13:]})
    game.play("pass")
    assert len(player(game, 1).deals) == 15
    assert player(game, 1).deals[2:] == cards[:13], "two of the discards were revealed"
    assert (pile(game, "attack"), len(deck(game, "attack"))) == ([], 1)


@pytest.mark.rule("IMP-SOLO-06", "IMP-SOLO-17")
def test_five_rounds_of_five_phases_and_the_attack_comes_last() -> None:
    game = alone(2)
    while not game.over:
        answers = legal(game)
        game.play("pass" if "pass" in answers else answers[0])
    wanted = {"round", "production", "actions", "cleanup", "collect", "attack"}
    kinds = [str(row["kind"]) for row in game.events(0) if row["kind"] in wanted]
    if kinds[0] == "attack":
        kinds = kinds[1:]  # the one of the setup
    usual = ["round", "production", "actions", "cleanup", "collect", "attack", "attack"]
    assert kinds == usual * 4 + [kind for kind in usual if kind != "cleanup"]
    assert [row["round"] for row in told(game, "round", 0)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("IMP-SOLO-17")
def test_the_attack_follows_the_clean_up_except_in_the_last_round_which_has_none() -> None:
    me = egyptians(goods={"wood": 3, "gold": 1}, locations=["old_forest.com007"])
    for number, left in ((4, {}), (5, {"wood": 3, "gold": 1})):
        game = attacked(me, ["wood"], ["wood", "card"], round=number)
        assert collection(game) == ["old_forest.com007"]
        assert (game.over, goods(game)) == (number == 5, left)
        assert player(game).stored == ({} if number == 5 else {"gold": 1})


@pytest.mark.rule("IMP-SOLO-18")
def test_first_its_remaining_locations_are_collected() -> None:
    game = before_attack(
        romans(goods={"raze_token": 2}, locations=["old_forest.com007"]),
        ["wood"],
        ["wood", "card"],
        virtual=["armorer.com018", "mill.com006"],
        tables={"collection": ["baker.com075"]},
    )
    game.play("raze armorer.com018 / pass")
    assert collection(game) == ["baker.com075", "mill.com006", "old_forest.com007"]
    assert built(game, 1) == []
    assert targets(game) == ["card", "wood", "wood"]
