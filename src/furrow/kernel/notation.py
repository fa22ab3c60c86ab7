"""Text of actions: a game's table of patterns, read in both directions.

A row is a text with holes: `<kind>` stands for a word of that kind, `<number>` for a whole number. Its code is its
head, the numbers of the holes, its tail. The first row that fits counts.

>>> notation = Notation("Chess", {"square": ("a1", "a2")}, [row("go <square>", 0), row("resign", 1)])
>>> notation.parse("GO a2"), notation.write((0, 1))
((0, 1), 'go a2')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple, Protocol

from furrow.kernel.contract import Code
from furrow.kernel.errors import NotationError

_CACHED = 16384
_DIGITS = 6
_NEAR = 4
_COMPLETED = 3  # this number of letters is enough to guess how a word goes on


class Row(NamedTuple):
    """One pattern."""

    words: tuple[str, ...]
    kinds: tuple[str, ...]  # of its holes
    head: Code
    tail: Code
    swapped: bool


def row(text: str, *head: int, tail: Code = (), swapped: bool = False) -> Row:
    """`head[0]` is the verb. A swapped row has its holes reversed in the code, so that answers sort by the last."""
    words = tuple(text.split())
    return Row(words, tuple(word[1:-1] for word in words if _is_hole(word)), head, tail, swapped)


class Phrase(Protocol):
    """A hole that swallows the rest of the text (a word at least) and the rest of the code."""

    def parse(self, words: Sequence[str]) -> Code | None:
        """The numbers that these lower-case words mean, or None."""

    def write(self, values: Code) -> str:
        """Raises NotationError for numbers that mean nothing."""


class Notation:
    """The texts of one game. `parse` and `write` are cached and raise NotationError, `parse` with near texts."""

    parse: Callable[[str], Code]
    write: Callable[[Code], str]

    def __init__(
        self,
        title: str,
        words: Mapping[str, Sequence[str]],
        rows: Sequence[Row],
        *,
        aliases: Mapping[str, Mapping[str, int]] | None = None,
        phrases: Mapping[str, Phrase] | None = None,
    ) -> None:
        """`words[kind][number]` is written; an alias is understood, too. A phrase may only end a row without a tail."""
        self._title = title
        self._words = words
        self._phrases = phrases or {}
        self._numbers = {kind: _numbered(kind, forms, (aliases or {}).get(kind, {})) for kind, forms in words.items()}
        self._rows = tuple(rows)
        self._check(aliases or {})
        self._verbs: dict[int, list[Row]] = {}
        for pattern in rows:
            self._verbs.setdefault(pattern.head[0], []).append(pattern)
        self._starts, self._open = self._index()
        self.parse = lru_cache(_CACHED)(self._parse)
        self.write = lru_cache(_CACHED)(self._write)

    def _check(self, aliases: Mapping[str, object]) -> None:
        """A slip in a table shows when the game is imported, not in the middle of a game."""
        known = {"number", *self._words, *self._phrases}
        problems = [f"aliases of an unknown kind: {kind}" for kind in aliases if kind not in self._words]
        for pattern in self._rows:
            text = " ".join(pattern.words)
            if not pattern.words or not pattern.head:
                problems.append(f"a row needs a text and a verb: {text!r} {pattern.head}")
            problems += [f"unknown kind <{kind}> in {text!r}" for kind in pattern.kinds if kind not in known]
            phrases = [f"<{kind}>" for kind in pattern.kinds if kind in self._phrases]
            if phrases and (phrases != [pattern.words[-1]] or pattern.tail or pattern.swapped):
                problems.append(f"a phrase only ends a row, without tail or swapping: {text!r}")
        if problems:
            raise ValueError(f"notation of {self._title}: {'; '.join(problems)}")

    def _index(self) -> tuple[dict[str, list[Row]], list[Row]]:
        """The rows by the first words that they accept, and those that may begin with any other word, too."""
        firsts = [self._accepted(pattern.words[0]) for pattern in self._rows]
        starts: dict[str, list[Row]] = {word: [] for first in firsts for word in first}
        for pattern, first in zip(self._rows, firsts, strict=True):
            for word in first or starts:
                starts[word].append(pattern)
        return starts, [pattern for pattern, first in zip(self._rows, firsts, strict=True) if not first]

    def _accepted(self, expected: str) -> Mapping[str, str]:
        """The words that fit here and how each is written; none for a number or a phrase: those cannot be listed."""
        if not _is_hole(expected):
            return {expected.lower(): expected}
        kind = expected[1:-1]
        if kind == "number" or kind in self._phrases:
            return {}
        return {word: self._words[kind][number] for word, number in self._numbers[kind].items()}

    # Reading

    def _parse(self, text: str) -> Code:
        words = text.lower().split()
        code = self._find(words)
        if code is not None:
            return code
        near = self._near(words)
        hint = f"; did you mean: {', '.join(near)}?" if near else "; `legal()` lists what can be played now"
        raise NotationError(f"{text!r} is no action of {self._title}{hint}")

    def _find(self, words: list[str]) -> Code | None:
        for pattern in self._starts.get(words[0], self._open) if words else ():
            values = self._match(pattern, words)
            if values is not None:
                return (*pattern.head, *(reversed(values) if pattern.swapped else values), *pattern.tail)
        return None

    def _match(self, pattern: Row, words: list[str]) -> list[int] | None:
        expectations = pattern.words
        phrase = self._phrases.get(pattern.kinds[-1]) if pattern.kinds else None
        if len(words) < len(expectations) if phrase else len(words) != len(expectations):
            return None
        values: list[int] = []
        for expected, word in zip(expectations[:-1] if phrase else expectations, words, strict=False):
            if not _is_hole(expected):
                if expected.lower() != word:
                    return None
                continue
            value = self._value(expected[1:-1], word)
            if value is None:
                return None
            values.append(value)
        if phrase:
            rest = phrase.parse(words[len(expectations) - 1 :])
            if rest is None:
                return None
            values += rest
        return values

    def _value(self, kind: str, word: str) -> int | None:
        if kind != "number":
            return self._numbers[kind].get(word)
        return int(word) if word.isascii() and word.isdigit() and len(word) <= _DIGITS else None

    # Writing

    def _write(self, code: Code) -> str:
        for pattern in self._verbs.get(code[0], ()) if code else ():
            text = self._text(pattern, code)
            if text is not None:
                return text
        raise NotationError(f"{code!r} is no action code")

    def _text(self, pattern: Row, code: Code) -> str | None:
        begin, end = len(pattern.head), len(code) - len(pattern.tail)
        phrase = self._phrases.get(pattern.kinds[-1]) if pattern.kinds else None
        holes = len(pattern.kinds)
        if end - begin < holes - 1 if phrase else end - begin != holes:
            return None
        if code[:begin] != pattern.head or code[end:] != pattern.tail:
            return None
        values = code[begin:end]
        if pattern.swapped:
            values = values[::-1]
        written: list[str] = []
        at = 0
        for expected in pattern.words:
            if not _is_hole(expected):
                written.append(expected)
            elif phrase and at == holes - 1:
                written.append(phrase.write(values[at:]))
            else:
                word = self._word(expected[1:-1], values[at])
                if word is None:
                    return None
                written.append(word)
                at += 1
        return " ".join(written)

    def _word(self, kind: str, value: int) -> str | None:
        if kind == "number":
            return str(value)
        forms = self._words[kind]
        return forms[value] if 0 <= value < len(forms) else None

    # Near texts

    def _near(self, words: list[str]) -> list[str]:
        """Corrects one word, where the text leaves the rows that it follows longest; whole texts come first."""
        if not words:
            return []
        reach = [self._reach(pattern, words) for pattern in self._rows]
        at = max(reach, default=0)
        rows = [pattern for pattern, length in zip(self._rows, reach, strict=True) if length == at]
        options: dict[str, list[tuple[Row, str]]] = {}
        for pattern in rows if at < len(words) else ():
            for word, form in self._accepted(pattern.words[at]).items() if at < len(pattern.words) else ():
                options.setdefault(word, []).append((pattern, form))
        mended = [
            self._mended(pattern, words, at, form)
            for word in (_lookalikes(words[at], options) if options else ())
            for pattern, form in options[word]
        ]
        if not mended and at:
            mended = [self._mended(pattern, words, at, None) for pattern in rows]

        def strangeness(text: str) -> tuple[bool, int]:
            found = text.lower().split()
            return self._find(found) is None, abs(len(found) - len(words))

        return sorted(dict.fromkeys(mended), key=strangeness)[:_NEAR]

    def _reach(self, pattern: Row, words: list[str]) -> int:
        """How many words from the left fit."""
        for place, (expected, word) in enumerate(zip(pattern.words, words, strict=False)):
            if not _is_hole(expected):
                fits = expected.lower() == word
            else:
                kind = expected[1:-1]
                fits = kind not in self._phrases and self._value(kind, word) is not None
            if not fits:
                return place
        return min(len(pattern.words), len(words))

    def _mended(self, pattern: Row, words: list[str], at: int, form: str | None) -> str:
        """The row with the words that fit in its holes, and this form (if any) at one place."""
        return " ".join(
            form if form is not None and place == at else self._filled(expected, words[place:])
            for place, expected in enumerate(pattern.words)
        )

    def _filled(self, expected: str, words: list[str]) -> str:
        if not words or not _is_hole(expected):
            return expected
        kind = expected[1:-1]
        if kind in self._phrases:
            values = self._phrases[kind].parse(words)
            return expected if values is None else self._phrases[kind].write(values)
        value = self._value(kind, words[0])
        return expected if value is None else self._word(kind, value) or expected


def _is_hole(word: str) -> bool:
    return word[0] == "<"


def _numbered(kind: str, forms: Sequence[str], aliases: Mapping[str, int]) -> dict[str, int]:
    """The accepted words of a kind. A form that means two numbers could be written and not be read again."""
    numbers: dict[str, int] = {}
    for word, number in [*((form.lower(), number) for number, form in enumerate(forms)), *aliases.items()]:
        if numbers.setdefault(word, number) != number or not 0 <= number < len(forms):
            raise ValueError(f"<{kind}>: {word!r} cannot mean {number}")
    return numbers


def _lookalikes(word: str, options: Iterable[str]) -> list[str]:
    """What the word begins, then what looks like it."""
    known = list(options)
    begun = [option for option in known if len(word) >= _COMPLETED and option.startswith(word)]
    return list(dict.fromkeys([*begun[:_NEAR], *get_close_matches(word, known, _NEAR)]))
