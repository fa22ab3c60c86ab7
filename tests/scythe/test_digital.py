"""Decisions for digital play (SCY-DIG) that belong to no single rule: secrets, order, seats, records, side actions."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import furrow
from furrow import Game, Generator
from furrow.games.scythe.view import Own
from tests.scythe.positions import at, legal, player, refused, seen

FACTIONS = ["nordic", "rusviet", "crimea", "saxony", "polania"]
MATS = ["industrial", "engineering", "patriotic", "mechanical", "agricultural"]


def own(game: Game, seat: int) -> Own:
    found = seen(game, seat).own
    assert found is not None
    return found


def roll(game: Game, generator: Generator) -> None:
    """Play a random legal answer."""
    actions = game.legal(game.actors[generator.below(len(game.actors))])
    game.play(actions[generator.below(len(actions))])


# -- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-02")
def test_hands_objectives_decks_and_factory_cards_are_secret() -> None:
    def made(hand: list[int], objectives: list[int], offer: list[int], *, turned: bool) -> Game:
        """Games that differ in nothing but secrets."""
        deck = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
        for value in (*hand, 2):
            deck.remove(value)
        nordic = {"faction": "nordic", "hand": hand, "objectives": objectives}
        decks = {"combat_deck": deck, "encounter_deck": [*range(1, 29)], "factory_offer": offer}
        if turned:
            deck.reverse()
            decks["encounter_deck"].reverse()
        return at(nordic, {"faction": "crimea", "hand": [2]}, {"faction": "saxony"}, **decks)

    one = made([2, 4, 5], [1, 2], [1, 2, 3, 4], turned=False)
    two = made([3, 3, 4], [3, 4], [5, 6, 7, 8], turned=True)
    for seat in (1, 2, None):
        assert seen(one, seat) == seen(two, seat)
    assert list(own(one, 0).combat_cards) == [2, 4, 5]
    assert list(own(one, 0).objectives) == [1, 2]
    assert list(own(two, 0).objectives) == [3, 4]


@pytest.mark.rule("SCY-DIG-02")
def test_everything_else_is_public() -> None:
    game = furrow.new("scythe", seats=4, seed=11)
    generator = Generator(3)
    for _ in range(150):
        roll(game, generator)
        views = [replace(seen(game, seat), own=None, seat=None) for seat in (0, 1, 2, 3)]
        assert all(view == seen(game, None) for view in views)
    table = seen(game, None)
    document = game.position()
    for row, true in zip(table.players, document["players"], strict=True):
        assert (row.power, row.popularity, row.coins) == (true["power"], true["popularity"], true["coins"])
        assert (row.combat_cards, row.objectives) == (len(true["hand"]), len(true["objectives"]))
        assert (row.character, row.mechs, row.workers) == (true["character"], true["mechs"], true["workers"])
        assert row.stars == true["stars"]
    assert list(table.combat_discards) == document["combat_discards"]
    assert table.combat_deck == len(document["combat_deck"])


@pytest.mark.rule("SCY-DIG-03")
def test_coins_are_shown_and_only_the_own_fortune_is_counted() -> None:
    players = {"faction": "nordic", "coins": 3}, {"faction": "crimea", "coins": 8, "popularity": 0}
    game = at(*players)
    for seat in (0, 1, None):
        assert [row.coins for row in seen(game, seat).players] == [3, 8]
        assert not seen(game, seat).fortunes
    assert own(game, 1).fortune["coins"] == 8
    assert own(game, 1).fortune["territories"] == 2 * 2
    assert seen(game, None).own is None
    shown = at(*players, options={"show_score_preview": True})
    for seat in (0, 1, None):
        fortunes = list(seen(shown, seat).fortunes)
        assert [fortune["coins"] for fortune in fortunes] == [3, 8]


@pytest.mark.rule("SCY-DIG-04")
def test_scout_draws_by_the_seeded_generator_and_third_parties_learn_nothing() -> None:
    def scouted(chance: int) -> Game:
        crimea = {"faction": "crimea", "mechs": {"scout": "G5"}, "hand": []}
        nordic = {"faction": "nordic", "character": "F5", "hand": [2, 3, 4, 5]}
        streams = {"decks": "1", "chance": f"{chance:x}"}
        game = at(crimea, nordic, {"faction": "saxony"}, streams=streams)
        game.play("move / mech G5 / F5 / done")
        return game

    taken = set()
    for chance in range(20):
        game = scouted(chance)
        (value,) = own(game, 0).combat_cards
        taken.add(value)
        assert sorted([value, *own(game, 1).combat_cards]) == [2, 3, 4, 5]
        assert own(scouted(chance), 0) == own(game, 0)  # the same stream, the same card
        event = {"kind": "scout", "seat": 0, "victim": 1}
        for seat in (0, 1):
            assert event | {"value": value} in game.events(seat)
        for stranger in (2, None):
            assert event in game.events(stranger)
        assert {name: list(cards) for name, cards in own(game, 1).seen_hands.items()} == {"0": [value]}
        assert own(game, 2).seen_hands == {}
    assert taken == {2, 3, 4, 5}


# -- passing, order ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-09")
@pytest.mark.parametrize("section", ["bolster", "trade", "produce"])
def test_choosing_a_section_and_taking_nothing_is_always_legal(section: str) -> None:
    broke = {"power": 0, "popularity": 0, "coins": 0, "section": "move", "workers": ["A5"] * 8}
    game = at({"faction": "nordic", "stars": {"workers": 1}} | broke, {"faction": "crimea"})
    game.play(section)
    assert legal(game) == ["skip"]
    game.play("skip")
    assert legal(game) == ["pass"]
    game.play("pass")
    assert legal(game) == ["end"]
    rich = at({"faction": "nordic"} | broke | {"coins": 9, "power": 9, "popularity": 9}, {"faction": "crimea"})
    assert refused(rich, f"{section} / skip / pass / end") is None


@pytest.mark.rule("SCY-DIG-10")
def test_turns_do_not_overlap() -> None:
    game = at(
        {"faction": "nordic", "mat": "engineering", "workers": ["A5"]},
        {"faction": "crimea", "mat": "industrial"},
        goods={"A5": {"oil": 3}},
    )
    for step in ("produce", "A5", "upgrade", "cube move.units", "cover build"):
        game.play(step)
        assert game.actors == (0,)
        assert refused(game, "bolster", seat=1) == "SCY-TURN-01"
    assert game.question() == "end"
    game.play("end")
    assert (game.actors, seen(game).active) == ((1,), 1)


@pytest.mark.rule("SCY-DIG-11")
@pytest.mark.parametrize(
    ("section", "action", "rest"),
    [
        ("produce", "upgrade", "cube move.units / cover build"),
        ("trade", "deploy", "speed / A5"),
        ("bolster", "build", "mill / A5"),
        ("move", "enlist", "recruit build / bonus power"),
    ],
)
def test_a_bottom_action_is_announced_in_the_log_before_it_is_carried_out(section: str, action: str, rest: str) -> None:
    stock = {"food": 3, "metal": 4, "oil": 3, "wood": 3}
    game = at(
        {"faction": "nordic", "mat": "engineering", "workers": ["A5"]}, {"faction": "crimea"}, goods={"A5": stock}
    )
    game.play(f"{section} / skip")
    told = len(game.events())
    game.play(action)
    for seat in (0, 1, None):
        assert game.events(seat, since=told)[0] == {"kind": "bottom", "seat": 0, "action": action}
    game.play(rest)
    assert action in [event["kind"] for event in game.events(since=told)[1:]]


# -- setting up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-38")
def test_factions_and_mats_are_dealt_by_the_seed_or_chosen() -> None:
    dealt = [furrow.new("scythe", seats=3, seed=seed) for seed in range(40)]
    pairs = {(row.faction, row.mat) for game in dealt for row in seen(game).players}
    assert pairs == {(faction, mat) for faction in FACTIONS for mat in MATS}
    assert furrow.new("scythe", seats=3, seed=7).position() == dealt[7].position()
    chosen = furrow.new("scythe", seats=2, factions=["crimea", "nordic"], mats=["patriotic", "industrial"])
    assert [(row.faction, row.mat) for row in seen(chosen).players] == [
        ("crimea", "patriotic"),
        ("nordic", "industrial"),
    ]
    for wrong in (["crimea", "crimea"], ["crimea"], ["crimea", "albion"]):
        with pytest.raises(furrow.SetupError):
            furrow.new("scythe", seats=2, factions=wrong)


@pytest.mark.rule("SCY-DIG-38")
def test_banned_pairs_are_a_switch_and_off_by_default() -> None:
    banned = {("rusviet", "industrial"), ("crimea", "patriotic")}
    on = {"banned_pairs": True}
    found = set()
    for seed in range(60):
        found |= {(row.faction, row.mat) for row in seen(furrow.new("scythe", seats=5, seed=seed, options=on)).players}
    assert not found & banned
    assert len(found) == 23  # every other pair
    for faction, mat in banned:
        pair: dict[str, Any] = {"factions": [faction, "nordic"], "mats": [mat, "mechanical"]}
        assert player(furrow.new("scythe", seats=2, **pair)).mat == mat
        with pytest.raises(furrow.SetupError):
            furrow.new("scythe", seats=2, options=on, **pair)


@pytest.mark.rule("SCY-DIG-43")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_two_to_five_seats(seats: int) -> None:
    game = furrow.new("scythe", seats=seats, seed=1, bots=list(range(1, seats)))
    assert game.seats == len(seen(game).players) == seats
    assert game.position()["bots"] == list(range(1, seats))


@pytest.mark.rule("SCY-DIG-43")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_player_or_six_are_refused_with_a_hint_at_bots(seats: int) -> None:
    with pytest.raises(furrow.SetupError, match="bots"):
        furrow.new("scythe", seats=seats)


@pytest.mark.rule("SCY-DIG-46")
def test_promo_cards_are_off_by_default_and_shuffled_in_when_on() -> None:
    plain = furrow.new("scythe", seats=5, seed=2).position()
    assert sorted(plain["encounter_deck"]) == list(range(1, 29))
    held = [card for row in plain["players"] for card in row["objectives"]]
    assert sorted([*plain["objective_deck"], *held]) == list(range(1, 24))
    names = ("promo_encounters", "promo_factory_cards", "promo_objectives")
    offered: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(30):
        for on in (True, False):
            options = dict.fromkeys(names, on)
            offered[on].update(furrow.new("scythe", seats=5, seed=seed, options=options).position()["factory_offer"])
    assert offered == {True: set(range(1, 19)), False: set(range(1, 13))}
    promo = furrow.new("scythe", seats=2, seed=2, options=dict.fromkeys(names, True)).position()
    assert sorted(promo["encounter_deck"]) == list(range(1, 43))
    assert promo["encounter_deck"] != sorted(promo["encounter_deck"])
    held = [card for row in promo["players"] for card in row["objectives"]]
    assert sorted([*promo["objective_deck"], *held]) == list(range(1, 28))
    one = furrow.new("scythe", seats=2, seed=2, options={"promo_objectives": True}).position()
    assert len(one["encounter_deck"]) == 28  # each switch for itself


# -- short draws -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-40")
@pytest.mark.parametrize(("left", "drawn"), [([2, 3], 2), ([3], 1), ([], 0)])
def test_a_draw_of_two_takes_what_is_there(left: list[int], drawn: int) -> None:
    rest = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
    for value in left:
        rest.remove(value)
    nordic = {"faction": "nordic", "cubes": ["bolster.cards"], "coins": 1}
    game = at(nordic, {"faction": "crimea", "hand": rest}, combat_deck=left)
    game.play("bolster / cards")
    assert sorted(own(game, 0).combat_cards) == left[:drawn]
    assert player(game).coins == 0
    assert seen(game).combat_deck == 0


@pytest.mark.rule("SCY-DIG-40")
@pytest.mark.example("SCY-EX-54")
def test_a_draw_from_an_empty_deck_without_discards_yields_nothing() -> None:
    every = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
    game = at({"faction": "nordic", "coins": 1, "power": 3}, {"faction": "crimea", "hand": every})
    assert (seen(game).combat_deck, list(seen(game).combat_discards)) == (0, [])
    game.play("bolster / cards")
    assert (player(game).combat_cards, player(game).coins, player(game).power) == (0, 0, 3)
    assert game.question() == "bottom"
    assert player(game, 1).combat_cards == 42


@pytest.mark.rule("SCY-DIG-40")
def test_a_draw_goes_on_with_the_reshuffled_discards() -> None:
    rest = [2] * 15 + [3] * 12 + [4] * 8 + [5] * 5
    nordic = {"faction": "nordic", "cubes": ["bolster.cards"], "coins": 1}
    game = at(nordic, {"faction": "crimea", "hand": rest}, combat_deck=[2], combat_discards=[5])
    game.play("bolster / cards")
    assert sorted(own(game, 0).combat_cards) == [2, 5]
    assert (seen(game).combat_deck, list(seen(game).combat_discards)) == (0, [])


# -- saving and resuming -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-42")
def test_a_game_saved_at_any_moment_resumes_exactly() -> None:
    game = furrow.new("scythe", seats=3, seed=21, options={"blind_encounters": True, "promo_encounters": True})
    generator = Generator(8)
    for number in range(120):
        again = furrow.load(game.record())
        assert again.position() == game.position()
        assert again.history == game.history
        assert [again.view(seat) for seat in (0, 1, 2, None)] == [game.view(seat) for seat in (0, 1, 2, None)]
        assert again.legal(game.actors[0]) == game.legal(game.actors[0])
        if number % 40 == 0:
            future = Generator(number)
            fork = game.clone()
            for _ in range(60):
                twin = Generator(future.state)
                roll(fork, future)
                roll(again, twin)
            assert again.position() == fork.position()
        roll(game, generator)


@pytest.mark.rule("SCY-DIG-42", "SCY-DIG-45")
def test_a_game_resumes_inside_a_combat_and_with_its_side_actions() -> None:
    rusviet: dict[str, Any] = {"faction": "rusviet", "mechs": {"riverwalk": "G5"}, "power": 5, "hand": [3]}
    nordic = {"faction": "nordic", "mechs": {"riverwalk": "F5"}, "power": 5, "hand": [4], "workers": ["F5"]}
    game = at(rusviet, nordic)
    for step in ("move", "mech G5", "F5", "done", "dial 4", "card 3", "ready"):
        game.play(step, seat=0)
        if step == "F5":
            game.side("give 1 to 0", seat=1)
        again = furrow.load(game.record())
        assert again.position() == game.position()
        game = again
    assert player(game, 1).coins == seen(at(rusviet, nordic)).players[1].coins - 1
    game.play("dial 5 / card 4 / ready", seat=1)
    assert player(game, 1).stars == {"combat": 1}
    assert furrow.verify(game.record()) == (len(game.history), "")
    assert furrow.load(game.record(), at=3).question() == "pick"


# -- side actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-45")
def test_side_actions_answer_no_question_and_are_no_legal_answers() -> None:
    players = {"faction": "nordic", "coins": 4}, {"faction": "crimea", "coins": 4, "popularity": 5}
    game = at(*players, options={"delay_penalty": True})
    game.play("move")
    before = game.question(), legal(game)
    game.side("give 1 to 0", seat=1)
    game.side("refuse coins", seat=1)
    game.side("penalty 1", seat=None)
    assert (game.question(), legal(game)) == before
    assert (player(game, 0).coins, player(game, 1).coins, player(game, 1).popularity) == (5, 3, 3)
    assert list(player(game, 1).refused) == ["coins"]
    for text in ("give 1 to 1", "refuse coins", "accept coins", "penalty 1", "withdraw"):
        assert text not in legal(game)
        with pytest.raises(furrow.IllegalAction) as error:
            game.play(text)
        assert error.value.rule == "SCY-DIG-45"


@pytest.mark.rule("SCY-DIG-45")
def test_side_actions_are_recorded_like_moves() -> None:
    game = at({"faction": "nordic"}, {"faction": "crimea"}, options={"delay_penalty": True})
    game.side("refuse power", seat=0)
    game.side("accept power", seat=0)
    game.side("penalty 0", seat=None)
    game.side("give 2 to 0", seat=1)
    assert [(step.seat, step.text, step.side) for step in game.history] == [
        (0, "refuse power", True),
        (0, "accept power", True),
        (-1, "penalty 0", True),
        (1, "give 2 to 0", True),
    ]
    again = furrow.load(game.record())
    assert (again.position(), again.history) == (game.position(), game.history)


@pytest.mark.rule("SCY-DIG-45")
@pytest.mark.parametrize(("text", "seat"), [("give 1 to 0", 1), ("penalty 1", None)])
def test_gifts_and_penalty_are_refused_while_their_switch_is_off(text: str, seat: int | None) -> None:
    players = {"faction": "nordic"}, {"faction": "crimea"}
    off = at(*players, options={"coin_gifts": False, "delay_penalty": False})
    with pytest.raises(furrow.IllegalAction):
        off.side(text, seat=seat)
    on = at(*players, options={"coin_gifts": True, "delay_penalty": True})
    on.side(text, seat=seat)
    assert on.position()["players"] != off.position()["players"]
