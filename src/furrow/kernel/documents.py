"""Reading a document field by field, with errors that name the field and what it may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from furrow.kernel import streams
from furrow.kernel.errors import PositionError

V = TypeVar("V")


def put_on_top(
    deck: list[int], cards: Sequence[int], words: Sequence[object] | Mapping[int, object], path: str
) -> None:
    """Take cards out of a deck and lay them on top, the first one topmost. The end of the list is the top."""
    for card in reversed(cards):
        if card not in deck:
            raise PositionError(f"{path}: {words[card]!r} is not in this deck, or named twice")
        deck.remove(card)
    deck.extend(reversed(cards))


class DocumentReader:
    """One JSON object. `done` complains about fields that nobody asked for."""

    def __init__(self, document: Any, path: str) -> None:
        if not isinstance(document, Mapping):
            raise PositionError(f"{path}: an object is expected here, not {document!r}")
        self.document = document
        self.path = path
        self._asked: set[str] = set()

    def _get(self, name: str, default: Any) -> Any:
        self._asked.add(name)
        return self.document.get(name, default)

    def _fail(self, name: str, problem: str) -> PositionError:
        return PositionError(f"{self.path}.{name}: {problem}")

    def given(self, name: str) -> bool:
        """Is the field there and not null?"""
        return self._get(name, None) is not None

    def text(self, name: str, default: str) -> str:
        return str(self._get(name, default))

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self._get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self._fail(name, f"a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self._get(name, default)
        if not isinstance(value, bool):
            raise self._fail(name, f"true or false, not {value!r}")
        return value

    def stream(self, name: str, default: int) -> streams.Stream:
        """Where in a stream of random numbers the game stands."""
        value = self._get(name, streams.written(default))
        try:
            return streams.read(value)
        except (AttributeError, ValueError) as error:
            known = "a hexadecimal number of at most 16 digits, or 64 of a key, a colon and a count"
            raise self._fail(name, f"{known}, not {value!r}") from error

    def typed(self, name: str, wanted: type[V], default: V) -> V:
        """A part that has a type of its own: a struct, or counts by words."""
        try:
            return msgspec.convert(self._get(name, default), wanted)
        except msgspec.ValidationError as error:
            problem, _, where = str(error).partition(" - at `$")
            raise self._fail(f"{name}{where.rstrip('`').replace('[...]', '')}", problem) from error

    def mapping(self, name: str) -> Mapping[str, Any]:
        value = self._get(name, {})
        if not isinstance(value, Mapping):
            raise self._fail(name, f"an object is expected, not {value!r}")
        return value

    def sequence(self, name: str, default: Sequence[Any]) -> Sequence[Any]:
        value = self._get(name, default)
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise self._fail(name, f"a list is expected, not {value!r}")
        return value

    def rows(self, name: str) -> list[Mapping[str, Any]]:
        rows = self.sequence(name, ())
        if not all(isinstance(row, Mapping) for row in rows):
            raise self._fail(name, "a list of objects is expected")
        return list(rows)

    def numbers(self, name: str, default: Sequence[int] = ()) -> list[int]:
        values = self.sequence(name, default)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise self._fail(name, f"a list of numbers, not {values!r}")
        return list(values)

    def choice(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """The number of a word."""
        return self.item(self._get(name, default), words, name)

    def mask(self, name: str, words: Sequence[str]) -> int:
        """A set of words as a bit mask."""
        mask = 0
        for word in self.sequence(name, ()):
            mask |= 1 << self.item(word, words, name)
        return mask

    def item(self, value: Any, words: Sequence[Any], name: str) -> int:
        if value not in words:
            known = ", ".join(map(str, words))
            raise self._fail(name, f"{value!r} is unknown; known are: {known}")
        return words.index(value)

    def done(self, *also: str) -> None:
        """Complain about a field that was never asked for: most likely a typing error."""
        for name in self.document:
            if name not in self._asked and name not in also:
                raise self._fail(name, "there is no such field")
