"""Finding the words of a game: lazily, and without any help of Scythe for a game that has messages only."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest
from fluent.runtime import FluentResource

from furrow import Refusal, UnknownGame, games
from furrow.kernel.events import Fact
from furrow.words import action_label, catalogue, event_line, option_name, option_text, question, sentence

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
def _chess(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with rules and messages, but without a package of words. A code is the length of its text."""
    texts = {len(text): text for text in ("castle long", "e4")}
    rules = ModuleType("furrow.games.chess")
    rules.__dict__["RULES"] = SimpleNamespace(parse=lambda text: (len(text),), write=lambda code: texts[code[0]])
    monkeypatch.setitem(sys.modules, rules.__name__, rules)
    monkeypatch.setattr(games, "NAMES", ("scythe", "chess"))
    bundle = catalogue._bundle.__wrapped__("en")  # a fresh one, with all messages of Scythe in it
    bundle.add_resource(FluentResource(_MESSAGES))
    monkeypatch.setattr(catalogue, "_bundle", lambda language: bundle)


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


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, furrow.words; print([name for name in sys.modules if name.endswith('.scythe')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
