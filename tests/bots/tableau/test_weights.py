"""The weights of the card games: their names mean something, and minds with different ones live side by side."""

from __future__ import annotations

import pytest

from furrow.bots import weights
from furrow.bots.errors import BadWeights
from furrow.bots.minds import make_mind
from furrow.bots.tableau.mind import TableauMind
from furrow.bots.tableau.program_facts import facts
from furrow.bots.tableau.weights import PLAIN, Weights, read
from furrow.bots.weights import WeightTable, changed, flat
from furrow.games import find
from furrow.games.tableau.rules import TableauRules

CARD_GAMES = ("fifty_first_state", "imperial_settlers")


def rules_of(game: str) -> TableauRules:
    found = find(game)
    assert isinstance(found, TableauRules)
    return found


@pytest.mark.parametrize("game", CARD_GAMES)
def test_shipped_weights_name_what_there_is(game: str) -> None:
    book = rules_of(game).book
    found = read(weights.load(game))
    assert set(found.goods) == set(book.goods)
    assert set(found.plenty) <= set(book.vocabulary.tokens)
    assert set(found.odd) == {name for deed in facts(book).deeds for name in deed.odd}


@pytest.mark.parametrize("game", CARD_GAMES)
def test_shipped_weights_can_be_tuned(game: str) -> None:
    """All that the game looks at is in the file, and a file with other numbers fits as well."""
    table = weights.load(game)
    assert {name for name in Weights.__struct_fields__ if not name.startswith(("solo_", "pace", "growth"))} <= set(
        table.weights
    )
    numbers = {name: number * 1.5 for name, number in flat(table.weights).items()}
    other = read(WeightTable(game, {}, changed(table.weights, numbers)))
    assert other.envy == pytest.approx(read(table).envy * 1.5)


@pytest.mark.parametrize("wrong", [{"courage": 1.0}, {"envy": "much"}, {"goods": {"worker": "dear"}}])
def test_weights_that_do_not_fit_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadWeights, match="do not fit imperial_settlers"):
        read(WeightTable("imperial_settlers", {}, wrong))  # type: ignore[arg-type]


def test_a_game_without_weights_gets_plain_ones() -> None:
    assert read(None) == PLAIN


def test_minds_of_different_weights_live_side_by_side() -> None:
    rules = rules_of("imperial_settlers")
    table = weights.load("imperial_settlers")
    dear = WeightTable(table.game, {}, changed(table.weights, {"goods.card": 9.0}))
    first, second, third = (make_mind(rules, each) for each in (table, dear, table))
    state = rules.new(2, 1, None, {})
    values = []
    for mind in (first, second, third):
        assert isinstance(mind, TableauMind)
        values.append(mind.outlook(state, 0).prices.card)
    assert values[0] == values[2] < values[1]
