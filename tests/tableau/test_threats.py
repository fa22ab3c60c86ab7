"""Solo games: what the virtual player will do next, and how many unseen cards would hit what."""

from __future__ import annotations

from collections import Counter

import furrow
from furrow.games.tableau.threats import Solo
from furrow.kernel.generator import Generator
from tests.fifty_first_state.stacking import idle_turn, on_top, under_attack
from tests.imperial_settlers.attacks import TARGETS, attack_cards, before_attack
from tests.imperial_settlers.positions import japanese, romans
from tests.tableau.positions import built, legal, player, seen


def outlook(game: furrow.Game) -> Solo:
    found = seen(game, None).solo
    assert found is not None
    assert seen(game, 0).solo == found, "the player and those who watch see the same"
    return found


def test_every_card_that_could_be_turned_up_hits_what_was_foretold() -> None:
    """51st State: each unseen card in turn lies on top of the deck, and the attack is made."""
    mine = ["archive", "merc_outpost", "scrap_metal", "school.1", "quarry.1"]
    game = under_attack(locations=mine)
    told = outlook(game)
    deck = game.position()["decks"]["deck"]
    assert (told.next, told.tries, told.most, told.unseen) == ("attack", 0, 3, len(deck))
    fallen: Counter[str] = Counter()
    for card in deck:
        tried = on_top(game, card)
        idle_turn(tried)
        fallen.update(set(mine) - set(built(tried)))
    certain = {threat.card: threat.hits for threat in told.threats if not threat.shared}
    assert certain
    assert certain == {card: fallen[card] for card in certain}
    assert set(fallen) == {threat.card for threat in told.threats}
    assert all(threat.hits >= fallen[threat.card] for threat in told.threats), "of equal ones chance takes one"
    assert sum(fallen.values()) <= told.unseen


def test_an_attack_says_how_many_locations_each_step_left() -> None:
    game = under_attack("pub.2", locations=["archive", "merc_outpost", "school.1", "quarry.1", "gun_shop.1"])
    idle_turn(game)
    (attack,) = (event for event in game.events(None) if event["kind"] == "attack")
    steps, left = attack["steps"], attack["left"]
    assert isinstance(steps, list)
    assert isinstance(left, list)
    assert len(left) == len(steps) + 1
    assert left == sorted(left, key=int, reverse=True)
    assert left[-1] in (0, 1)


def test_an_attack_names_the_locations_that_were_weighed_and_why_one_fell() -> None:
    """Workers and ammo: two locations have both, and of these the action location comes before the production."""
    mine = ["fuel_tank.1", "school.1", "archive", "refinery", "merc_outpost", "quarry.1"]
    game = under_attack("thieves_den", locations=mine)
    idle_turn(game)
    attack, raze = (event for event in game.events(None) if event["kind"] in ("attack", "raze"))
    assert attack["steps"] == ["types", "distance", "category"]
    assert attack["left"] == [5, 2, 2, 1]
    places = attack["places"]
    assert isinstance(places, list)
    assert places[:2] == ["merc_outpost", "school.1"]
    assert set(places[2:]) == {"fuel_tank.1", "archive", "quarry.1"}
    assert (attack["common"], attack["distances"]) == ([2, 2, 1, 1, 1], [1, 1, 1, 1, 1])
    assert raze["card"] == places[0]


def test_a_connection_card_that_lies_open_comes_first() -> None:
    game = under_attack(locations=["archive"], table={"tables": {"connections": ["punks.1"]}})
    assert outlook(game).next == "connection"
    idle_turn(game)
    assert outlook(game).next == "attack"


def test_after_a_hit_or_three_tries_it_passes() -> None:
    game = under_attack("pub.1", "motel", "church.1", locations=["school.1"])
    for tries in (0, 1, 2):
        assert (outlook(game).next, outlook(game).tries) == ("attack", tries)
        idle_turn(game)
    assert (outlook(game).next, outlook(game).threats) == ("pass", [])
    idle_turn(game)
    assert outlook(game).next == "nothing"


def test_the_numbers_that_decide_a_game_of_51st_state() -> None:
    game = under_attack(locations=["archive", "school.1"], points=7, virtual={"points": 9})
    assert (outlook(game).mine, outlook(game).its) == (9, 9)


def test_every_attack_card_of_imperial_settlers_hits_what_was_foretold() -> None:
    me = romans(locations=["marketplace.com032", "joiner.com044", "old_forest.com007", "supplier.com002"])
    row = ["wood", "gold"]
    told = outlook(before_attack(me, row, ["food", "card"], virtual=["tavern.com049"]))
    assert (told.next, told.gathers, told.its, told.unseen) == ("attacks", 1, 0, 16 - len(row))
    for good in TARGETS:
        left = len(TARGETS[good]) - row.count(good)
        if not left:
            continue
        game = before_attack(me, row, [good, "food" if good != "food" else "card"])
        before = built(game)
        game.play("pass")
        if game.question() == "victim":
            victims = {text.removeprefix("choose ") for text in legal(game)}
        else:
            first = next(event for event in game.events(None) if event["kind"] in ("raze", "attack_fails"))
            victims = {str(first["card"])} & set(before) if first["kind"] == "raze" else set()
        assert {threat.card for threat in told.threats if good in threat.by} == victims
    assert all(threat.hits >= len(threat.by) for threat in told.threats)


def test_a_pair_of_points_endangers_japanese_locations() -> None:
    me = japanese(locations=["farm.jap001", "casino.jap012"])
    told = outlook(before_attack(me, ["vp"], ["food", "card"]))
    assert [threat.by for threat in told.threats] == [["vp"]]
    assert (told.threats[0].hits, told.mine) == (1, 2)
    assert attack_cards("vp")[0] in player(before_attack(me, ["vp"], ["food", "card"]), 1).deals


def test_nothing_is_told_where_nobody_plays_alone() -> None:
    for name in ("fifty_first_state", "imperial_settlers"):
        assert furrow.new(name, seats=2, seed=1).view(0).solo is None
        game, generator = furrow.new(name, seats=1, seed=3), Generator(1)
        while not game.over:
            choices = game.legal()
            game.play(choices[generator.below(len(choices))] if len(game.history) < 400 else "pass")
            assert (game.view(0).solo is None) == game.over
