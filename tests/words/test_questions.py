"""A prompt for every decision."""

from __future__ import annotations

import pytest

from furrow.games import NAMES, find
from furrow.games.scythe.frames import DECISIONS
from furrow.words import question
from tests.words.catalogues import MEMBERS, TRANSLATED, Listener, check, messages

_CARDS = {"fifty_first_state": "power_station", "imperial_settlers": "dark_chapel.bar013"}


def _prompts(owner: str) -> set[str]:
    prefix = f"{owner.replace('_', '-')}-question-"
    return {message.removeprefix(prefix) for message in messages("en", f"{owner}-questions.ftl")}


def test_every_decision_has_a_prompt_and_no_other() -> None:
    assert _prompts("scythe") == {name.replace("_", "-") for name in DECISIONS}


def test_every_decision_of_the_card_games_has_a_prompt_and_no_other() -> None:
    """What both ask is shared, what one of them asks is its own."""
    asked = {game: set(find(game).questions) for game in MEMBERS}
    both = set.intersection(*asked.values())
    assert _prompts("tableau") == both
    for game in MEMBERS:
        assert _prompts(game) == asked[game] - both


@pytest.mark.parametrize("game", NAMES)
def test_prompts_are_short_and_differ(game: str) -> None:
    for language in TRANSLATED[game]:
        prompts = [question(game, name, language) for name in find(game).questions]
        for prompt in prompts:
            check(prompt, language)
            assert len(prompt) <= 80
        assert len(set(prompts)) == len(prompts)


def test_a_prompt_names_the_card_that_asks(listener: Listener) -> None:
    for game in MEMBERS:
        for language in TRANSLATED[game]:
            for name in find(game).questions:
                check(question(game, name, language), language)
                check(question(game, name, language, card=_CARDS[game]), language)
    assert not listener.unheard("tableau-questions.ftl", *(f"{game}-questions.ftl" for game in MEMBERS))
    assert question("fifty_first_state", "target", card="power_station") == "Power Station: choose one"
    assert question("fifty_first_state", "turn", card="power_station") == "Choose your action"
