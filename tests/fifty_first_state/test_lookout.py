"""The lookout phase (FSS-LOOK), and decks that run out (FSS-DIG-10)."""

from __future__ import annotations

import pytest

from furrow import Game
from tests.fifty_first_state.moments import drawn, on_top, phase, started, thin, told
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.tableau.positions import goods, hand, legal, player, refused, seen

SEEDS = range(4)


def all_pass(*players: dict[str, object], **rest: object) -> Game:
    """Seat 0 takes the last turn of a round: its pass leads to the next lookout."""
    return at(*players[:1], *(row | {"passed": True} for row in players[1:]), **rest)


# -- connection cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-LOOK-01")
def test_the_top_card_of_each_connection_deck_is_turned_up() -> None:
    for seed in SEEDS:
        game = started(2, seed)
        decks = game.position()["decks"]
        up = seen(game, None).tables["connections"]
        red, blue = (card.split(".")[0] for card in up)
        assert red in ("punks", "thugs")
        assert blue in ("merchants", "junk_train")
        assert (len(decks["red"]), len(decks["blue"])) == (5, 5)
    game = on_top(all_pass(mutants(), rival()), "thugs.2", deck="red")
    game = on_top(game, "junk_train.1", deck="blue")
    game.play("pass")
    assert seen(game, 1).tables["connections"] == ["thugs.2", "junk_train.1"]


@pytest.mark.rule("FSS-LOOK-01")
def test_two_more_are_turned_up_in_every_round() -> None:
    game = started(2, 3)
    first = seen(game).tables["connections"]
    while seen(game).round == 1:
        game.play("pass" if "pass" in legal(game) else legal(game)[0])
    second = seen(game).tables["connections"]
    assert len({*first, *second}) == 4
    assert (seen(game).decks["red"], seen(game).discards["red"], seen(game).discards["blue"]) == (4, 1, 1)


# -- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-LOOK-02", "FSS-LOOK-03", "FSS-LOOK-04", "FSS-LOOK-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_two_rows_are_drafted_forwards_and_backwards(seats: int, first: int) -> None:
    for seed in SEEDS:
        game = started(seats, seed, first=first)
        forwards = [(first + step) % seats for step in range(seats)]
        before = game.position()["decks"]["deck"]
        discards = set(game.position()["discards"]["deck"])
        for number, order in enumerate((forwards, forwards[::-1])):
            row = seen(game, None).row
            assert len(row) == seats + 1
            if number:
                assert row == before[-1 : -(seats + 2) : -1], "from the top of the draw deck"
            before = game.position()["decks"]["deck"]
            for seat in order:
                assert (game.actors, set(seen(game, None).row)) == ((seat,), set(row))
                pick = row.pop(len(row) // 2)
                game.play(f"take {pick}")
                assert pick in hand(game, seat)
            assert set(game.position()["discards"]["deck"]) == discards | set(row)
            discards |= set(row)
        assert len(discards) == 2 * seats + 2
        assert phase(game) == (1, "action")


@pytest.mark.rule("FSS-LOOK-02")
@pytest.mark.example("FSS-EX-01")
def test_three_players_find_four_cards_and_leave_one() -> None:
    game = on_top(all_pass(mutants(), rival(), third()), "museum", "archive", "rubble", "motel", "shadow")
    game.play("pass")
    assert sorted(seen(game).row) == ["archive", "motel", "museum", "rubble"]
    assert seen(game).discards["deck"] == 0
    game.play("take rubble / take museum / take archive")
    assert game.position()["discards"]["deck"] == ["motel"]
    assert [row.hand for row in seen(game, None).players] == [1, 1, 1]
    assert len(seen(game).row) == 4, "the second row"
    assert "shadow" in seen(game).row


@pytest.mark.rule("FSS-LOOK-03")
def test_each_player_takes_one_card_of_the_row() -> None:
    game = started(3, 1, first=0)
    row = seen(game).row
    assert set(legal(game)) == {f"take {card}" for card in row}
    hidden = game.position()["decks"]["deck"][0]
    for wrong in (hidden, hand(game, 0)[0], hand(game, 1)[0]):
        assert refused(game, f"take {wrong}") == "FSS-LOOK-03"
    assert refused(game, f"take {row[0]}", seat=1) is not None, "one after another"
    assert refused(game, "pass") is not None, "nobody goes without"
    game.play(f"take {row[0]}")
    assert refused(game, f"take {row[0]}") == "FSS-LOOK-03", "it is gone"


@pytest.mark.rule("FSS-LOOK-04")
def test_the_card_left_over_is_face_down_on_the_discards() -> None:
    game = started(2, 1)
    row = seen(game).row
    game.play(f"take {row[0]}")
    game.play(f"take {row[1]}")
    view = seen(game, None)
    assert view.discards["deck"] == 5, "four of the starting hands and this one"
    assert row[2] not in view.row
    assert told(game, None, "left_over")[0]["cards"] == [row[2]], "it was seen, so it stays in the log"


@pytest.mark.rule("FSS-LOOK-06")
def test_there_is_no_hand_limit() -> None:
    many = [f"{card}.{copy}" for card in ("school", "wrecked_tank", "construction_vehicles") for copy in (1, 2, 3)]
    many += ["archive", "camp", "convoy", "museum", "motel", "refinery", "rubble", "shadow", "sharrash"]
    game = all_pass(mutants(hand=many), rival())
    game.play("pass")
    assert len(hand(game)) == len(many) == 18
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert len(hand(game)) == 21, "two of the draft and one of the board"
    game.play("pass / pass")
    assert len(hand(game)) == 21


@pytest.mark.rule("FSS-LOOK-07")
def test_everybody_sees_who_took_what() -> None:
    game = started(3, 2, first=0)
    pick = seen(game).row[1]
    game.play(f"take {pick}")
    for seat in (None, 1, 2):
        assert known(game, seat) == [pick]
        assert told(game, seat, "take")[-1] == {"kind": "take", "seat": 0, "card": pick}


def known(game: Game, reader: int | None) -> list[str]:
    """What a reader knows of the hand of seat 0."""
    return seen(game, reader).players[0].known


# -- decks that run out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-DIG-10")
@pytest.mark.parametrize(
    ("deck", "discards", "count"),
    [
        (["museum", "archive"], ["rubble"], 2),
        (["museum"], ["archive", "rubble", "shadow"], 2),
        ([], ["archive", "rubble", "shadow"], 2),
        (["museum"], [], 1),
        ([], ["rubble"], 1),
        ([], [], 0),
    ],
)
def test_a_draw_goes_on_with_the_reshuffled_discards(deck: list[str], discards: list[str], count: int) -> None:
    me = mutants(hand=["crossroads"], goods={"grey_contact": 1})
    game = thin(at(me, rival()), deck, discards, holder=1)
    game.play("build crossroads")  # two cards
    cards = drawn(game, 0)
    assert (len(cards), sorted(cards)) == (count, sorted(hand(game)))
    assert cards[: len(deck)] == deck[:2], "first what is there"
    assert set(cards[len(deck) :]) <= set(discards)
    renewed = len(deck) < 2 and bool(discards)
    left = game.position()
    assert len(left["decks"]["deck"]) + len(left["discards"]["deck"]) == len(deck) + len(discards) - count
    assert (left["discards"]["deck"] == []) == (renewed or not discards)
    assert [event["count"] for event in told(game, 1, "reshuffle")] == ([len(discards)] if renewed else [])


@pytest.mark.rule("FSS-DIG-10")
def test_the_new_deck_is_shuffled() -> None:
    discards = ["archive", "camp", "convoy", "museum", "motel", "rubble", "shadow", "sharrash"]
    tops = set()
    for chance in range(12):
        me = mutants(hand=["crossroads"], goods={"grey_contact": 1})
        game = thin(at(me, rival(), streams={"chance": f"{chance + 1:x}"}), [], discards, holder=1)
        game.play("build crossroads")
        tops.add(drawn(game, 0)[0])
    assert len(tops) > 3


@pytest.mark.rule("FSS-DIG-10")
@pytest.mark.parametrize(
    ("deck", "discards", "takers"),
    [
        (["museum", "archive"], [], [0, 1]),
        (["museum"], ["archive", "rubble"], [0, 1, 2]),
        (["museum"], [], [0]),
        ([], [], []),
    ],
)
def test_a_draft_row_may_be_short_and_who_finds_none_takes_none(
    deck: list[str], discards: list[str], takers: list[int]
) -> None:
    game = at(mutants(passed=True), rival(passed=True), third(), active=2, first=2)
    game = thin(game, deck, discards, holder=2)
    before = [len(hand(game, seat)) for seat in range(3)]
    game.play("pass")
    if len(takers) > 1:
        assert sorted(seen(game).row) == sorted([*deck, *discards])
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert [event["seat"] for event in told(game, None, "take")] == takers
    assert [len(hand(game, seat)) - before[seat] for seat in range(3)] == [int(seat in takers) for seat in range(3)]
    assert (phase(game), game.actors) == ((2, "action"), (0,))
    assert goods(game)["worker"] == 3, "the round goes on"


@pytest.mark.rule("FSS-DIG-10")
def test_an_empty_connection_deck_is_renewed_too() -> None:
    red = ["punks.1", "punks.2", "punks.3", "punks.4", "thugs.1", "thugs.2"]
    game = all_pass(mutants(), rival(), decks={"red": []}, discards={"red": red})
    game.play("pass")
    up = seen(game).tables["connections"]
    assert up[0] in red
    assert (seen(game).decks["red"], seen(game).discards["red"]) == (5, 0)
    held = all_pass(mutants(connections=red), rival(), decks={"red": []})
    held.play("pass")
    assert [card.split(".")[0] for card in seen(held).tables["connections"]] in (["merchants"], ["junk_train"])
    assert player(held).connections == red
