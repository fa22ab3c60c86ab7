"""Results that survive a stop: a file of JSON lines, the order first, then one line for each game that is done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from furrow.kernel.errors import FurrowError

T = TypeVar("T")


class BadResults(FurrowError):
    """A results file that cannot be continued."""


class Results(Generic[T]):
    """The lines that are done, by their key. Without a path they are kept in memory only."""

    def __init__(self, kind: type[T], order: object, path: Path | None = None) -> None:
        """Opens the file, or creates it. Raises BadResults if it belongs to another order, OSError as files do."""
        self._path = path
        self._line = msgspec.json.Decoder(tuple[str, msgspec.Raw])
        self._value = msgspec.json.Decoder(kind)
        self.done: dict[str, T] = {}
        head = msgspec.json.encode({"order": order})
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, head)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head + b"\n")

    def _read(self, path: Path, head: bytes) -> None:
        """What is done. A last line that was torn by a stop is cut off."""
        text = path.read_bytes()
        whole, _, torn = text.rpartition(b"\n")
        lines = whole.split(b"\n")
        if not _same(lines[0], head):
            raise BadResults(f"{path} holds the results of another order; give another file, or delete it")
        for line in lines[1:]:
            try:
                key, value = self._line.decode(line)
                self.done[key] = self._value.decode(value)
            except msgspec.MsgspecError as error:
                raise BadResults(f"{path} is damaged: {error}") from error
        if torn:
            with path.open("r+b") as file:
                file.truncate(len(text) - len(torn))

    def keep(self, key: str, value: T) -> None:
        """One more is done; it is on the disk when this returns."""
        self.done[key] = value
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode((key, value)) + b"\n")

    def __iter__(self) -> Iterator[T]:
        return iter(self.done.values())

    def __len__(self) -> int:
        return len(self.done)


def _same(line: bytes, head: bytes) -> bool:
    try:
        return bool(msgspec.json.decode(line) == msgspec.json.decode(head))
    except msgspec.MsgspecError:
        return False
