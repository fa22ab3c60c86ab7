"""A prompt for every decision."""

from __future__ import annotations

import random

import pytest

import furrow
from furrow.games import OWN, find
from furrow.games.scythe.frames import DECISIONS
from furrow.words import question
from furrow.words.answers import about, asked
from furrow.words.questions import prompt
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


@pytest.mark.parametrize("game", OWN)
def test_prompts_are_short_and_differ(game: str) -> None:
    for language in TRANSLATED[game]:
        prompts = [question(game, name, language) for name in find(game).questions]
        for each in prompts:
            check(each, language)
            assert len(each) <= 80
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


_ABOUT: dict[str, dict[str, int | str]] = {
    "step": {"unit": "char", "place": "base.nordic", "amount": 2},
    "cargo": {"unit": "worker", "place": "C5", "to": "C6"},
    "artillery": {"place": "C6"},
    "retreat": {"unit": "mech", "place": "D5"},
    "goods": {"place": "C6", "amount": 1},
    "take": {"resource": "popularity", "amount": 2},
    "deploy": {"ability": "speed"},
    "build": {"structure": "mine"},
}


def test_a_prompt_of_scythe_says_what_it_is_about(listener: Listener) -> None:
    for language in TRANSLATED["scythe"]:
        for name in DECISIONS:
            plain = question("scythe", name, language)
            full = question("scythe", name, language, **_ABOUT.get(name, {}))
            check(full, language)
            assert len(full) <= 80
            assert (full != plain) == (name in _ABOUT)
    assert not listener.unheard("scythe-questions.ftl")
    assert question("scythe", "step", "en", **_ABOUT["step"]) == "Choose where the character on the Nordic base goes"
    assert question("scythe", "take", "hu", resource="wood", amount=2).endswith("(legfeljebb 2 fa)")


def test_every_decision_of_scythe_has_a_prompt_in_few_words(listener: Listener) -> None:
    """Two lines of the rail: the rest is drawn, and a screen reader says the question in full."""
    for language in TRANSLATED["scythe"]:
        short = [prompt("scythe", name, language, **_ABOUT.get(name, {})) for name in DECISIONS]
        for said in short:
            check(said, language)
            assert len(said) <= 36
        assert len(set(short)) == len(short)
        check(prompt("scythe", "step", language), language)
    assert not {pair for _, pair in listener.unheard("scythe-prompts.ftl") if pair[0].startswith("scythe-prompt")}
    assert prompt("scythe", "step", "en", unit="mech", place="C6") == "Where does your mech go?"
    assert prompt("fifty_first_state", "turn") == ""


@pytest.mark.parametrize("game", OWN)
def test_what_a_view_asks_about_can_be_said(game: str) -> None:
    """In games played at random: no prompt is left with a gap, and the words come from the question alone."""
    heard: dict[str, str] = {}
    for seed in range(3):
        choose, playing = random.Random(seed), furrow.new(game, seats=2, seed=seed)
        while not playing.over:
            seat = playing.actors[0]
            facts = about(playing.view(seat).question)
            for language in TRANSLATED[game]:
                check(asked(game, playing.question(seat), language, facts), language)
            heard[playing.question(seat)] = asked(game, playing.question(seat), "en", facts)
            playing.play(choose.choice(playing.legal(seat)))
    if game in MEMBERS:
        assert heard["pay"].endswith("hoose how you pay")
    else:
        assert heard["step"].startswith("Choose where the ")
