"""What answers speak of: every thing is there to be seen by the seat that answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from furrow.games import find
from furrow.games.tableau.notation import ROWS
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import State
from furrow.games.tableau.view import View
from furrow.kernel.generator import Generator
from furrow.words import LANGUAGES, words
from tests.contract.tableau_starts import tableau_starts

_GAMES = ("fifty_first_state", "imperial_settlers")
_STEPS = 60


def _rules(game: str) -> TableauRules:
    rules = find(game)
    assert isinstance(rules, TableauRules)
    return rules


def _states(rules: TableauRules) -> Iterator[tuple[State, int]]:
    """Random play from crowded positions and from the beginning, for each number of seats."""
    starts = [rules.from_position(document) for document in tableau_starts(rules.name)]
    starts += [rules.new(seats, seats, None, {}) for seats in rules.seat_counts]
    for number, state in enumerate(starts):
        generator = Generator(number)
        for _ in range(_STEPS):
            if rules.over(state):
                break
            seat = rules.actors(state)[0]
            yield state, seat
            legal = rules.legal(state, seat)
            rules.apply(state, seat, legal[generator.below(len(legal))])


def _open_things(rules: TableauRules, state: State, seat: int) -> set[str]:
    """All that the view of a seat shows, as things."""
    view = rules.view(state, seat)
    assert isinstance(view, View)
    assert view.own
    assert view.question
    book = rules.book
    found = {f"hand:{card}" for card in view.own.hand}
    found |= {f"row:{card}" for card in (*view.row, *view.own.dealt, *view.question.offered)}
    found |= {f"connection:{card}" for card in view.tables.get("connections", [])}
    found |= {f"good:{good}" for good in book.goods} | {f"deck:{deck}" for deck in view.decks}
    found |= {f"card:{card}" for card in book.card_words}
    for number, player in enumerate(view.players):
        found.add(f"seat:{number}")
        found |= {f"location:{number}/{location.card}" for location in player.locations}
        found |= {f"deal:{number}/{card}" for card in (*player.deals, *player.foreign)}
        found |= {f"connection:{card}" for card in player.connections}
        if player.ruins:
            found.add(f"location:{number}/{book.vocabulary.ruin}")
    uses = book.boards[book.factions.index(view.players[seat].faction)].actions
    found |= {f"board:{seat}/{use}" for use in (*range(len(uses)), "exchange")}
    return found


@pytest.mark.parametrize("game", _GAMES)
def test_every_answer_speaks_of_things_that_its_seat_sees(game: str) -> None:
    rules = _rules(game)
    met: set[str] = set()
    verbs = {row.words[0] for row in ROWS}
    for state, seat in _states(rules):
        shown = _open_things(rules, state, seat)
        for code in rules.legal(state, seat):
            text = rules.write(code)
            found = rules.things(state, seat, code)
            verb = text.split()[0]
            named = f"phase:{verb}" if verb in ("pass", "end") else f"verb:{verb}"
            assert named in found, text
            dragged = {thing for thing in found if thing.startswith("drag:")}
            assert set(found) - {named} - dragged <= shown, text
            assert all(thing.partition("/")[2] in found for thing in dragged), text
            assert len(set(found)) == len(found)
            met |= {thing.partition(":")[0] for thing in found}
            verbs.add(verb)
    assert all(words(language).knows(f"web-tableau-verb-{verb}") for language in LANGUAGES for verb in verbs)
    wanted = {"hand", "row", "location", "deal", "board", "good", "card", "verb", "phase"}
    assert met >= wanted | ({"connection"} if game == "fifty_first_state" else {"deck", "seat"})


@pytest.mark.parametrize("game", _GAMES)
def test_every_card_of_an_answer_has_its_place_first(game: str) -> None:
    rules = _rules(game)
    for state, seat in _states(rules):
        for code in rules.legal(state, seat):
            cards = [word for word in rules.write(code).split()[1:] if word in rules.book.card_words]
            found = rules.things(state, seat, code)
            for card in cards:
                place = next(thing for thing in found if thing.endswith((f":{card}", f"/{card}")))
                assert place.partition(":")[0] != "card", (rules.write(code), found)


@pytest.mark.parametrize("game", _GAMES)
def test_a_wish_for_a_hidden_card_does_not_tell_where_it_lies(game: str) -> None:
    rules = _rules(game)
    state = rules.from_position(tableau_starts(game)[1])
    hidden = [*state.players[1].hand, *state.decks[0][:5]]
    for card in hidden:
        word = rules.book.card_words[card]
        assert rules.things(state, 0, rules.parse(f"raze {word}")) == ("verb:raze", f"card:{word}")


def test_the_things_of_a_turn() -> None:
    rules = _rules("fifty_first_state")
    state = rules.from_position(
        {
            "players": [
                {"faction": "new_york", "hand": ["school.1"], "locations": ["pub.1"], "goods": {"iron": 1}},
                {"faction": "mutants_union", "ruins": ["motel"], "locations": ["archive"]},
            ]
        }
    )

    def things(text: str) -> tuple[str, ...]:
        return rules.things(state, 0, rules.parse(text))

    assert things("develop school.1 over pub.1") == (
        "hand:school.1",
        "location:0/pub.1",
        "verb:develop",
        "drag:school.1/location:0/pub.1",
        "drag:school.1/verb:develop",
        "card:school.1",
        "card:pub.1",
    )
    assert things("deal school.1") == ("hand:school.1", "verb:deal", "drag:school.1/verb:deal", "card:school.1")
    assert things("raze archive") == ("location:1/archive", "verb:raze", "card:archive")
    assert things("contacts grey") == ("board:0/0", "verb:contacts")
    assert things("exchange") == ("board:0/exchange", "verb:exchange")
    assert things("steal gun from 1") == ("good:gun", "seat:1", "verb:steal")
    assert things("pass") == ("phase:pass",)
