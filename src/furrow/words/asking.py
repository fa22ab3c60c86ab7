"""A question in plain words, and the line that it means: "why can't I build the church" is `build church.1`.

Every line that could be meant at the table is compared with the question by its words in the reader's language: those
of its label, and the words by which people ask for it (`ask-…` in the catalogues). Words may be inflected and misspelt;
rare ones say more than common ones. It is the same for all games and knows none.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any, NamedTuple

from furrow.games import until_games_change
from furrow.kernel.game import Game
from furrow.kernel.line import steps
from furrow.kernel.pointing import askable, is_line
from furrow.words.answers import label
from furrow.words.catalogue import Words, words
from furrow.words.folding import folded
from furrow.words.lexicon import lexicon

NEAREST = 3
LONGEST = 200
"""Of a question, only so much is read."""
_SURE = 0.5
_ALIKE = 0.7
"""Words less alike than this are different words."""
_OPENING = 0.35
"""What the first step of a longer line counts: many do not name it."""
_OMITTED = "-"
"""The words of a step that nobody names, nor what stands before it."""
_IN_BRACKETS = re.compile(r"\([^)]*\)")
_WORD = re.compile(r"[^\W_]+")
_STOP = "ask-stop"


class Understood(NamedTuple):
    """The line that a question means, "" if nothing is near enough, and the nearest others, the best first."""

    line: str
    near: tuple[str, ...]


class _Part(NamedTuple):
    """Words of a line of which any may stand for the others, and how much they count."""

    words: tuple[str, ...]
    weight: float


class _Meaning(NamedTuple):
    """A line by its words. What is `extra` helps if it is said, and is not missed."""

    line: str
    parts: tuple[_Part, ...]
    extra: frozenset[str]

    def words(self) -> Iterable[str]:
        return (*self.extra, *(word for part in self.parts for word in part.words))


def understand(game: Game[Any], seat: int, text: str, language: str = "en") -> Understood:
    """What somebody at a seat asks about, in plain words; a line in the notation means itself.

    It rests on what the seat may know, as `askable` does.
    """
    rules, wish = game.rules, text.strip()[:LONGEST]
    if is_line(rules, wish):
        return Understood(wish, ())
    speaker = words(language)
    asked = [token for token in dict.fromkeys(_tokens(wish)) if token not in _stop(speaker)]
    meanings = [_meaning(rules.name, line, language) for line in askable(rules, game.state, seat)]
    ranked = _ranked(meanings, asked)
    if not ranked:
        return Understood("", ())
    best, line = ranked[0]
    lines = [line for _, line in ranked]
    return Understood(line, tuple(lines[1 : NEAREST + 1])) if best >= _SURE else Understood("", tuple(lines[:NEAREST]))


def _ranked(meanings: Sequence[_Meaning], asked: Sequence[str]) -> list[tuple[float, str]]:
    """Lines that have anything in common with a question, the most alike first; else their order is kept."""
    seen = Counter(word for meaning in meanings for word in set(meaning.words()))
    most = math.log(1 + len(meanings))
    rarity = {word: math.log(1 + len(meanings) / count) / most for word, count in seen.items()}
    likeness = {token: {word: alike for word in rarity if (alike := similarity(token, word))} for token in asked}
    weights = {
        token: max((alike * rarity[word] for word, alike in found.items()), default=0.0)
        for token, found in likeness.items()
    }
    whole = sum(weights.values())
    if not whole:
        return []
    found = []
    for meaning in meanings:
        said = set(meaning.words())
        heard = {
            token: max((alike for word, alike in likeness[token].items() if word in said), default=0.0)
            for token in asked
        }
        if not any(heard.values()):
            continue
        understood = sum(weights[token] * alike for token, alike in heard.items()) / whole
        found.append(((understood + _covered(meaning, likeness, rarity)) / 2, meaning.line))
    found.sort(key=lambda each: -each[0])
    return found


def _covered(meaning: _Meaning, likeness: dict[str, dict[str, float]], rarity: dict[str, float]) -> float:
    """How much of a line the question names."""
    named = whole = 0.0
    for part in meaning.parts:
        weight = part.weight * max(rarity[word] for word in part.words)
        whole += weight
        named += weight * max((found.get(word, 0.0) for found in likeness.values() for word in part.words), default=0.0)
    return named / whole if whole else 0.0


@until_games_change
@lru_cache(maxsize=16384)
def _meaning(game: str, line: str, language: str) -> _Meaning:
    """The words of a line: of what stands after a step that nobody names, or of all of it."""
    speaker, texts = words(language), steps(line)
    for place, text in enumerate(texts):
        if _spoken(speaker, game, text) == _OMITTED:
            texts = texts[place + 1 :] or texts
            break
    parts: list[_Part] = []
    extra: set[str] = set()
    for place, text in enumerate(texts):
        opening = place == 0 and len(texts) > 1
        found, more = _step(speaker, game, text, _OPENING if opening else 1.0)
        parts += found
        extra |= more
    return _Meaning(line, tuple(parts), frozenset(extra))


def _step(speaker: Words, game: str, text: str, weight: float) -> tuple[list[_Part], set[str]]:
    """One step: the words that people have for it, and those of its label."""
    shown = label(game, text, speaker.language, (), marked=False)
    bracketed = _tokens(" ".join(_IN_BRACKETS.findall(shown)))
    rest = [word for word in dict.fromkeys(_tokens(_IN_BRACKETS.sub(" ", shown))) if word not in _stop(speaker)]
    spoken = _tokens(_spoken(speaker, game, text))
    if spoken:
        rest = [word for word in rest if not any(similarity(word, each) for each in spoken)]
    parts = [_Part(spoken, weight)] if spoken else []
    if spoken and " " not in text:
        return parts, {*rest, *bracketed}
    if len(rest) == 1:  # a place and what is there: either names it
        return [*parts, _Part((rest[0], *bracketed), weight)], set()
    return [*parts, *(_Part((word,), weight) for word in rest)], set(bracketed)


def _stop(speaker: Words) -> frozenset[str]:
    """Words that say nothing in a question, nor in a label."""
    return frozenset(_tokens(speaker.say(_STOP)))


def _spoken(speaker: Words, game: str, text: str) -> str:
    """By which words people ask for a step; "" if there are none but those of its label."""
    message = lexicon(game).message(speaker, "ask", text.split()[0])
    return speaker.say(message) if speaker.knows(message) else ""


@lru_cache(maxsize=4096)
def _tokens(text: str) -> tuple[str, ...]:
    """The words of a text without case, marks and joiners, in plain digits."""
    return tuple(_WORD.findall(folded(text)))


@lru_cache(maxsize=65536)
def similarity(said: str, meant: str) -> float:
    """How alike two words are, from 0 to 1: the same, with another ending, misspelt, different.

    >>> similarity("templomot", "templom"), similarity("e3", "e2"), similarity("build", "raze")
    (0.9, 0.0, 0.0)
    """
    if said == meant:
        return 1.0
    shorter, longer = sorted((len(said), len(meant)))
    if shorter < 2 or any(map(str.isdigit, said + meant)):
        return 0.0
    shared = next((n for n, (a, b) in enumerate(zip(said, meant, strict=False)) if a != b), shorter)
    if shared >= 3 and shared >= 0.75 * shorter and longer <= 2 * shorter + 2:
        return 0.9
    if shared >= 4 and shared >= 0.6 * shorter and longer <= 2 * shorter:
        return 0.75
    if shorter == 2 == shared and longer <= 4:
        return 0.8
    ratio = SequenceMatcher(None, said, meant, autojunk=False).ratio() if shorter > 3 else 0.0
    return ratio * 0.9 if ratio >= _ALIKE else 0.0
