"""Every question of the card games can be shown, in every language and size, with all its answers."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

import pytest
from rich.console import Console

import furrow
from furrow.cli.party import Party
from furrow.cli.sheets import sheet_for
from furrow.cli.sitting import Sitting
from furrow.cli.voice import Voice
from furrow.games import find
from furrow.kernel.generator import Generator
from furrow.languages import LANGUAGES

GAMES = ("fifty_first_state", "imperial_settlers")
VARIANTS: dict[str, list[dict[str, object]]] = {
    "fifty_first_state": [{"expansion": "new_era"}, {"expansion": "winter"}, {}],
    "imperial_settlers": [{}, {"lookout": "alternative"}, {"lookout": "advanced", "peaceful": True}],
}


@lru_cache(maxsize=2)
def occasions(name: str) -> dict[str, furrow.Game]:
    """For each question a game where it is open, from random games; the questions not met are single odd cards."""
    found: dict[str, furrow.Game] = {}
    for seed in range(9):
        for options in VARIANTS[name]:
            game = furrow.new(name, seats=1 + seed % 4, seed=seed, options=options)
            generator = Generator(seed)
            while not game.over and len(found) < len(find(name).questions):
                seat = game.actors[0]
                found.setdefault(game.question(seat), game.clone())
                legal = game.legal(seat)
                game.play(legal[generator.below(len(legal))], seat)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_most_questions_were_met(name: str) -> None:
    assert len(set(find(name).questions) - set(occasions(name))) <= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_shown(name: str, language: str) -> None:
    voice = Voice(language)
    for number, (question, game) in enumerate(occasions(name).items()):
        seat = game.actors[0]
        width, height = ((140, 50), (100, 24), (80, 60))[number % 3]
        file = io.StringIO()
        console = Console(file=file, width=width, height=height, highlight=False, markup=False)
        sheet = sheet_for(name, voice, ["?"] * game.seats, unicode=number % 2 == 0, drawn=number % 4 > 0)
        session = Sitting(game, Party(["human"] * game.seats), voice, console, sheet, Path("unused.json"))
        session.show(seat)
        shown = " ".join(file.getvalue().split())
        assert all(action.text in shown for action in game.legal(seat)), question
        assert " ".join(session.speech.question(game.view(seat).question).split()) in shown
