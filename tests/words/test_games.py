"""Finding the words of a game: lazily, and without any help of Scythe for a game that has messages only."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from furrow import Refusal, UnknownGame, games
from furrow.kernel.events import Fact
from furrow.words import action_label, catalogue, event_line, option_name, option_text, question, sentence
from furrow.words.tableau import card_text
from tests.words.play import wishes

_RULES = """
from types import SimpleNamespace

_TEXTS = {len(text): text for text in ("castle long", "e4")}
RULES = SimpleNamespace(family="chess", parse=lambda text: (len(text),), write=lambda code: _TEXTS[code[0]])
"""
_MESSAGES = """
chess-act-castle-long = castle on the queen’s side
chess-event-move = { $who }: { $piece } to { $to }.
    .taken = { $who }: { $piece } to { $to }, { $pieces } taken.
chess-option-blind-play = Blind play
    .text = Nobody sees the board.
chess-piece-white-knight = knight
chess-question-turn = Move a piece
refusal-CHESS-MOVE-01 = A { $piece } cannot go { $steps } steps{ $piece_code ->
    [white-knight] , it jumps
   *[other] {""}
}.
"""


@pytest.fixture
def _chess(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A game of another package with rules and messages, but no module for words. A code is the length of its text."""
    catalogue_file = tmp_path / "toy_chess" / "words" / "en" / "chess.ftl"
    catalogue_file.parent.mkdir(parents=True)
    catalogue_file.write_text(_MESSAGES, encoding="utf-8")
    (tmp_path / "toy_chess" / "__init__.py").write_text(_RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    games.add("chess", "toy_chess")
    yield
    games.remove("chess")
    for name in [name for name in sys.modules if name.split(".")[0] == "toy_chess"]:
        del sys.modules[name]


@pytest.mark.usefixtures("_chess")
def test_a_game_without_a_package_has_its_messages() -> None:
    assert question("chess", "turn") == "Move a piece"
    assert option_name("chess", "blind_play") == "Blind play"
    assert option_text("chess", "blind_play") == "Nobody sees the board."
    assert action_label("chess", "castle long") == "Castle on the queen’s side"
    assert action_label("chess", "e4") == "E4"


@pytest.mark.usefixtures("_chess")
def test_words_are_terms_and_what_has_none_stays() -> None:
    knight = Refusal("CHESS-MOVE-01", {"piece": "white_knight", "steps": 4}, "e4", 0)
    rook = Refusal("CHESS-MOVE-01", {"piece": "rook", "steps": 4}, "e4", 0)
    assert sentence("chess", knight) == "A knight cannot go 4 steps, it jumps."
    assert sentence("chess", rook) == "A rook cannot go 4 steps."
    assert sentence("chess", Refusal("CHESS-MOVE-02", {}, "e4", 0)) == "CHESS-MOVE-02"
    move: dict[str, Fact] = {"kind": "move", "seat": 0, "piece": "white_knight", "to": "base.nordic"}
    assert event_line("chess", move, "en", ("Ada",)) == "Ada: knight to base.nordic."
    move["pieces"] = ["rook", "white_pawn"]
    assert event_line("chess", move, "en", ("Ada",)) == "Ada: knight to base.nordic, rook and white_pawn taken."


@pytest.mark.parametrize(
    "call",
    [
        lambda: sentence("chess", Refusal("SCY-TURN-01", {}, "move", 0)),
        lambda: event_line("chess", {"kind": "move", "seat": 0}, "en", ("Ada",)),
        lambda: action_label("chess", "move"),
        lambda: question("chess", "turn"),
        lambda: option_name("chess", "tournament"),
        lambda: option_text("chess", "tournament"),
    ],
)
def test_an_unknown_game(call: Callable[[], str]) -> None:
    with pytest.raises(UnknownGame, match="known are: scythe"):
        call()


@pytest.fixture
def _no_hungarian(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that nothing is translated into yet, lists apart."""
    bundles = {"en": catalogue._bundle("en"), "hu": FluentBundle(["hu"], use_isolating=False)}
    monkeypatch.setattr(catalogue, "_bundle", lambda language: bundles[language])


@pytest.mark.usefixtures("_no_hungarian")
@pytest.mark.parametrize("game", games.OWN)
def test_what_is_not_translated_is_said_in_english(game: str) -> None:
    for name in games.find(game).questions:
        assert question(game, name, "hu") == question(game, name)
    for option in games.find(game).options:
        assert option_text(game, option.name, "hu") == option_text(game, option.name)
    for wish in wishes(game)[:100]:
        assert action_label(game, wish, "hu") == action_label(game, wish)


@pytest.mark.usefixtures("_no_hungarian")
def test_events_refusals_and_cards_that_are_not_translated() -> None:
    gain: dict[str, Fact] = {"kind": "gain", "seat": 0, "goods": ["worker", "gun"], "amounts": [3, 1], "card": "pub.1"}
    assert event_line("fifty_first_state", gain, "hu", ("Ada",)) == "Ada gained 3 workers and 1 gun (Pub)."
    short = Refusal("FSS-BUILD-02", {"card": "motel", "what": "grey_contact", "needs": 2, "has": 1}, "build motel", 0)
    assert sentence("fifty_first_state", short, "hu") == (
        "You cannot pay for Motel: it takes 2 grey contacts, and you have only 1."
    )
    assert card_text("imperial_settlers", "gate", "hu") == card_text("imperial_settlers", "gate")


def test_a_language_may_have_an_own_message_for_one_game_of_a_family(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["hu"], use_isolating=False)
    bundle.add_resource(FluentResource("tableau-event-deal = { $who }: üzlet ({ $card })."))
    bundle.add_resource(FluentResource("imperial-settlers-event-deal = { $who }: szövetség ({ $card })."))
    bundles = {"en": catalogue._bundle("en"), "hu": bundle}
    monkeypatch.setattr(catalogue, "_bundle", lambda language: bundles[language])
    deal: dict[str, Fact] = {"kind": "deal", "seat": 0, "card": "negotiator.1"}
    assert event_line("fifty_first_state", deal, "hu", ("Ada",)) == "Ada: üzlet (Negotiator)."
    deal["card"] = "negotiator.jap019"
    assert event_line("imperial_settlers", deal, "hu", ("Ada",)) == "Ada: szövetség (Negotiator)."
    assert event_line("imperial_settlers", deal, "en", ("Ada",)) == "Ada made a deal: Negotiator."


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    code = (
        "import sys, furrow.words; "
        "print([name for name in sys.modules if name.startswith(('furrow.games.', 'furrow.words.'))"
        " and name.endswith(('scythe', 'state', 'settlers', 'tableau'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
