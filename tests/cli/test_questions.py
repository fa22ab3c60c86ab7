"""Every question of the game can be shown, in every language and size."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import furrow
from furrow.cli.party import Party
from furrow.cli.scythe.sheet import Sheet
from furrow.cli.sitting import Sitting
from furrow.cli.voice import Voice
from furrow.games import find
from furrow.kernel.generator import Generator
from furrow.languages import LANGUAGES

PROMOS = {"promo_encounters": True, "promo_factory_cards": True, "promo_objectives": True}
GAMES = [(seed, seats, blind) for seed in range(4) for seats in (2, 5) for blind in (False, True)]


def occasions() -> dict[str, furrow.Game]:
    """For each question a game where it is open, from random games; the last such moment, when the board is full."""
    found: dict[str, furrow.Game] = {}
    for seed, seats, blind in GAMES:
        game = furrow.new("scythe", seats=seats, seed=seed, options=PROMOS | {"blind_encounters": blind})
        generator = Generator(seed)
        last: dict[str, int] = {}
        while not game.over:
            seat = game.actors[0]
            name = game.question(seat)
            if name not in found or last.get(name, 0) < 1:
                found[name] = game.clone()
                last[name] = last.get(name, 0) + 1
            legal = game.legal(seat)
            game.play(legal[generator.below(len(legal))])
    return found | rare_occasions()


def rare_occasions() -> dict[str, furrow.Game]:
    """Questions of single cards, from positions: Factory card 2, the promo encounters 31 and 42."""
    games = [prepared("factory / use", factory_card=2)]
    games += [prepared(f"move / char / F2 / done / {line}", top) for line, top in (("option C", 31), ("option B", 42))]
    games.append(games[-1].clone())
    games[-1].play(games[-1].legal()[0])
    return {game.question(): game for game in games}


def prepared(line: str, top: int = 1, **player: object) -> furrow.Game:
    """Saxony plays a line; the named card is on top of the encounter deck."""
    saxony = {"faction": "saxony", "mechs": {"speed": "F1"}, "character": "F1", "popularity": 9, "coins": 9, **player}
    deck = [*(card for card in range(1, 43) if card != top), top]
    document = {
        "players": [saxony, {"faction": "nordic", "hand": [2, 3]}],
        "active": 0,
        "encounter_deck": deck,
        "options": PROMOS,
    }
    game = furrow.position("scythe", document)
    game.play(line)
    return game


@pytest.fixture(scope="module")
def games() -> dict[str, furrow.Game]:
    return occasions()


def test_all_questions_were_met(games: dict[str, furrow.Game]) -> None:
    assert set(games) == set(find("scythe").questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_shown(games: dict[str, furrow.Game], language: str) -> None:
    voice = Voice(language)
    for name, game in games.items():
        seat = game.actors[0]
        file = io.StringIO()
        console = Console(file=file, width=140, height=50, highlight=False, markup=False)
        sheet = Sheet(voice, ["?"] * game.seats)
        session = Sitting(game, Party(["human"] * game.seats), voice, console, sheet, Path("unused.json"))
        session.show(seat)
        shown = file.getvalue()
        texts = [action.text for action in game.legal(seat)]
        assert all(text in shown for text in texts), name
        assert session.speech.question(game.view(seat).question) in shown
        assert not Path("unused.json").exists()
