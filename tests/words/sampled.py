"""Sentences of real games in every language, kept as files that are read whole, as a reader of the language would.

`python -m tests.words.sampled` makes them anew and prints what is different. Read that before it is kept: the test only
says that a sentence has changed, not that it is well said.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from difflib import unified_diff
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import furrow
from furrow import Game, Refusal
from furrow.games import OWN
from furrow.kernel import game as kernel
from furrow.kernel.events import Fact
from furrow.lab.hints import hints
from furrow.words import LANGUAGES, action_label, event_line, question, sentence, words
from furrow.words.answers import about
from furrow.words.questions import prompt
from furrow.words.reasons import why
from furrow.words.scythe import encounter_option, factory_card, objective, tile
from furrow.words.tableau import card_text
from furrow.words.tableau.terms import cards as cards_of
from tests.transcript import FOLDER as GAMES
from tests.transcript import parts
from tests.words.catalogues import MEMBERS
from tests.words.play import near

FOLDER = Path(__file__).parent / "sampled"
NAMES = ("Anna", "سارا", "Ödön", "R2-D2", "Zsófi")
"""Latin and Persian, with digits at the end, with a vowel and a consonant."""
_TWICE = 5
"""What is counted is met twice: few of them, and this many or more, which other languages inflect otherwise."""
_REFUSALS, _ANSWERS, _CARDS, _HINTS = 20, 24, 8, 2
_WISHED = 60
"""At each so many decisions it is asked why something else cannot be done."""


class Said(NamedTuple):
    """One sentence in all languages; `key` says what it is: an event, a question, an answer, a rule."""

    part: str
    key: str
    texts: dict[str, str]


@cache
def samples() -> tuple[Said, ...]:
    """All sentences, in the order of the files."""
    return tuple(chain.from_iterable(_of_game(game) for game in OWN))


def _of_game(game: str) -> Iterator[Said]:
    played = sorted(GAMES.glob(f"{game}-*.txt"))
    yield from _log(game, played)
    walk = _Walk(game)
    for path in played:
        walk.through(path)
    for part in (walk.questions, walk.answers, list(walk.refused()), walk.hints):
        yield from part
    yield from _cards(game) if game in MEMBERS else _cards_of_scythe()


# -- what games there are ------------------------------------------------------------------------------------------


def _begun(path: Path) -> tuple[Game, list[tuple[int, str]]]:
    origin, decisions = parts(path.read_text(encoding="utf-8"))
    setup = {key: value for key, value in origin.items() if key != "game"}
    return furrow.new(str(origin["game"]), **setup), decisions  # type: ignore[arg-type]


def _names(game: Game) -> tuple[str, ...]:
    return NAMES[: game.seats]


# -- the parts -------------------------------------------------------------------------------------------------------


def _log(game: str, played: Iterable[Path]) -> Iterator[Said]:
    """Each kind of event by the facts that it tells, with few and with many of what it counts."""
    met: set[tuple[object, ...]] = set()
    for path in played:
        found, decisions = _begun(path)
        for seat, decision in decisions:
            found.play(decision, seat)
        for reader in (None, 0):
            for event in found.events(reader):
                told = frozenset(name for name, fact in event.items() if not isinstance(fact, int))
                shape = (event["kind"], told, _many(event))
                if shape in met:
                    continue
                met.add(shape)
                texts = {each: event_line(game, event, each, _names(found)) for each in LANGUAGES}
                if texts["en"]:
                    yield Said(f"{game}: log", str(event["kind"]), texts)


def _many(event: Mapping[str, Fact]) -> bool:
    amounts = [fact for name, fact in event.items() if isinstance(fact, int) and name not in ("seat", "round", "total")]
    return any(amount >= _TWICE for amount in amounts)


class _Walk:
    """Goes through games decision by decision: the first of each kind of question, answer and refusal is kept."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.questions: list[Said] = []
        self.answers: list[Said] = []
        self.hints: list[Said] = []
        self._asked: set[str] = set()
        self._given: set[str] = set()
        self._refused: dict[str, Refusal] = {}
        self._advised: set[Path] = set()

    def through(self, path: Path) -> None:
        found, decisions = _begun(path)
        for number, (seat, decision) in enumerate(decisions):
            self._question(found, seat)
            self._answer(found, decision)
            if number % _WISHED == 0:
                self._wish(found, seat)
            if number >= len(decisions) // 2 and len(found.legal(seat)) > _TWICE and path not in self._advised:
                self._advised.add(path)
                self._hint(found, seat)
            found.play(decision, seat)

    def _question(self, found: Game, seat: int) -> None:
        name = found.question(seat)
        if name in self._asked:
            return
        self._asked.add(name)
        facts = dict(about(found.view(seat).question))
        asked = {code: question(self.game, name, code, **facts) for code in LANGUAGES}
        short = {code: prompt(self.game, name, code, **facts) for code in LANGUAGES}
        self.questions.append(Said(f"{self.game}: questions", name, asked))
        if short["en"]:
            self.questions.append(Said(f"{self.game}: questions", f"{name}, short", short))

    def _answer(self, found: Game, decision: str) -> None:
        """One answer of each verb, and of what it does with it: `gain power` and `gain coins` are two in Scythe."""
        said = decision.split(" ")[: 1 if self.game in MEMBERS else 2]
        verb = " ".join(word for word in said if word.isalpha() and word.islower())
        if verb in self._given or len(self._given) == _ANSWERS:
            return
        self._given.add(verb)
        texts = {each: action_label(self.game, decision, each, _names(found), marked=False) for each in LANGUAGES}
        self.answers.append(Said(f"{self.game}: answers", decision, texts))

    def _wish(self, found: Game, seat: int) -> None:
        for wish in near(found, seat):
            refusal = kernel.Game.why_not(found, wish, seat)  # no sentence is made of most of them
            if refusal is not None:
                known = self._refused.get(refusal.rule)
                if known is None or len(refusal.details) > len(known.details):
                    self._refused[refusal.rule] = refusal

    def refused(self) -> Iterator[Said]:
        """One refusal of each rule, with the fullest facts that it was met with."""
        for rule in sorted(self._refused)[:_REFUSALS]:
            texts = {each: sentence(self.game, self._refused[rule], each) for each in LANGUAGES}
            yield Said(f"{self.game}: refusals", rule, texts)

    def _hint(self, found: Game, seat: int) -> None:
        """What the easiest bot advises, and why."""
        if len(self._advised) > _HINTS:
            return
        best = hints(found, seat, "novice", most=1)[0]
        names = _names(found)
        labels = {
            each: words(each).steps([action_label(self.game, step, each, names) for step in best.line])
            for each in LANGUAGES
        }
        self.hints.append(Said(f"{self.game}: hints", " / ".join(best.line), labels))
        reasons = [(reason.feature, reason.change) for reason in best.reasons]
        because = {each: why(reasons, best.against, each) for each in LANGUAGES}
        if because["en"]:
            self.hints.append(Said(f"{self.game}: hints", "why", because))


def _cards(game: str) -> Iterator[Said]:
    designs = sorted(cards_of(game).designs)
    for word in designs[:: max(1, len(designs) // _CARDS)]:
        yield Said(f"{game}: cards", word, {code: card_text(game, word, code) for code in LANGUAGES})


def _cards_of_scythe() -> Iterator[Said]:
    part = "scythe: cards"
    for number, option in ((1, "A"), (5, "B"), (14, "C"), (23, "A")):
        texts = {code: encounter_option(number, option, code) for code in LANGUAGES}
        yield Said(part, f"encounter {number} {option}", texts)
    for number in (2, 9):
        yield Said(part, f"Factory {number}", {code: factory_card(number, code) for code in LANGUAGES})
    for number in (3, 12, 21):
        yield Said(part, f"objective {number}", {code: objective(number, code) for code in LANGUAGES})
    yield Said(part, "tile", {code: tile("on_tunnels", code) for code in LANGUAGES})


# -- the files -------------------------------------------------------------------------------------------------------


def written(language: str) -> str:
    """The file of a language: its sentences part by part, each behind what it is."""
    lines: list[str] = []
    part = ""
    for said in samples():
        if said.part != part:
            part = said.part
            lines += ["", f"# {part}", ""] if lines else [f"# {part}", ""]
        lines.append(f"[{said.key}] {said.texts[language]}")
    return "\n".join(lines) + "\n"


def kept(language: str) -> str:
    """The file as it was read and kept; "" for a new language."""
    path = FOLDER / f"{language}.txt"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def difference(language: str) -> str:
    """What is said in another way now; "" if nothing is."""
    before, now = kept(language).splitlines(), written(language).splitlines()
    return "\n".join(unified_diff(before, now, f"{language}, as it was read", f"{language}, now", lineterm="", n=0))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for code in LANGUAGES:
        sys.stdout.write(f"{difference(code)}\n" if difference(code) else f"{code}: nothing is said in another way\n")
        (FOLDER / f"{code}.txt").write_text(written(code), encoding="utf-8")
