"""The documents that clients draw cards from: complete, JSON, and the same cards in every language."""

from __future__ import annotations

import msgspec
import pytest

from furrow.games import find
from furrow.games.reference import reference as looked_up
from furrow.games.tableau.reference import Facts, reference
from furrow.games.tableau.rules import TableauRules
from furrow.words import LANGUAGES
from furrow.words.printed import printed as words_of
from furrow.words.tableau.printed import printed

_GAMES = ("fifty_first_state", "imperial_settlers")


def _rules(game: str) -> TableauRules:
    rules = find(game)
    assert isinstance(rules, TableauRules)
    return rules


@pytest.mark.parametrize("game", _GAMES)
def test_the_facts_are_json_and_speak_the_vocabulary(game: str) -> None:
    rules = _rules(game)
    facts = reference(rules)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=Facts) == facts
    assert set(facts.cards) == set(rules.book.card_words)
    goods = {*facts.goods, "any_resource", "deal", "location"}
    for card in facts.cards.values():
        assert card.category in facts.categories
        assert set(card.tags) <= set(facts.tags)
        assert set(card.cost) | set(card.raze or ()) <= goods
        assert card.deal in {*goods, ""}
    assert set(facts.boards) == set(rules.book.factions)
    assert all(board.production for board in facts.boards.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", _GAMES)
def test_everything_of_the_facts_has_words(game: str, language: str) -> None:
    facts, text = reference(_rules(game)), printed(game, language)
    assert set(text.cards) == set(facts.cards)
    for word, card in facts.cards.items():
        said = text.cards[word]
        assert said.name
        assert said.kind
        assert len(said.effects) + sum(map(bool, (said.bonus, said.storage, said.scoring))) >= bool(card.effects)
    assert set(text.goods) == set(facts.goods)
    assert set(text.tags) == set(facts.tags)
    assert set(text.factions) == set(text.boards) == set(facts.boards)
    assert all(len(text.boards[word].uses) == len(board.uses) for word, board in facts.boards.items())
    assert set(text.phases) >= {"lookout", "production", "action", "cleanup"}


@pytest.mark.parametrize("game", _GAMES)
def test_both_are_found_by_the_name_of_the_game(game: str) -> None:
    assert looked_up(game) == reference(_rules(game))
    assert words_of(game, "hu") == printed(game, "hu")


def test_a_card_by_its_row_and_in_words() -> None:
    facts = reference(_rules("fifty_first_state")).cards["motel"]
    assert facts.cost == {"grey_contact": 2}
    assert facts.raze == {"card": 2, "vp": 1}
    assert facts.deal == "card"
    assert msgspec.to_builtins(facts.effects) == [
        {"when": "action", "uses": 2, "cost": {"worker": 1}, "steps": [{"gain": {"card": 1}}]}
    ]
    said = printed("fifty_first_state", "en")
    assert said.cards["motel"].effects == ["Action, up to 2 times per round: pay 1 worker, then gain 1 card."]
    assert said.boards["new_york"].uses[0] == "Action: pay 1 iron, then gain 1 grey contact."
