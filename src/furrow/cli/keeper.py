"""Saved games: where they are, how they are written so that nothing is ever lost, and how they come back."""

from __future__ import annotations

import errno
import hashlib
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import furrow
from furrow.cli.trouble import Trouble
from furrow.kernel.errors import RecordError

HOME = "FURROW_HOME"
LAST = "last"
PLAYERS = "players"
"""The entry of a record's origin that says who plays the seats: "human", or the name of a bot."""
_LONGEST = 160
"""Longer file names are shortened in messages."""


def folder() -> Path:
    """Where games without a file of their own are saved: FURROW_HOME, or the usual place of the system."""
    wished = os.environ.get(HOME)
    if wished:
        return Path(wished)
    import typer

    return Path(typer.get_app_dir("furrow")) / "games"


def new_file(game: str) -> Path:
    """A file for a new game, named by the time."""
    path = folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json"
    return beside(path) if path.exists() else path


def beside(path: Path) -> Path:
    """A free name beside a file: `game.json` gives `game-2.json`."""
    number = 2
    while (found := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return found


def newest_file() -> Path:
    """The game that was saved last; raises Trouble if there is none."""
    found = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Trouble("cli-error-no-saved-game", folder=str(folder()))
    return found[-1]


def read_text(path: Path) -> bytes:
    """The content of a file; raises Trouble."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise Trouble("cli-error-no-file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("cli-error-unreadable", file=shown(path), reason=reason_of(error)) from None


def shown(path: Path) -> str:
    """A file name for a message: on one line and not endless, whatever was typed.

    >>> shown(Path("a\\0b"))
    'a\ufffdb'
    """
    name = "".join(letter if letter.isprintable() else "\ufffd" for letter in str(path))
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST // 2]}…{name[-_LONGEST // 4 :]}"


def reason_of(error: Exception) -> str:
    """Why a file could not be read or written, without the name of the file."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


def exists(path: Path) -> bool:
    """Is there such a file? There is none under an impossible name."""
    return os.path.exists(path)


def digest(text: str | bytes) -> str:
    """Tells one content of a file from another."""
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def holds(path: Path, known: str | None) -> bool:
    """Is the file still the one of this digest? A file that is gone may be written again."""
    try:
        return digest(path.read_bytes()) == known
    except (FileNotFoundError, ValueError):
        return True


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all; raises OSError, also for a name that no file can have."""
    try:
        _write_whole(path, text)
    except ValueError as error:
        raise OSError(errno.EINVAL, str(error)) from None


def _write_whole(path: Path, text: str) -> None:
    """A temporary file beside it replaces it when it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name[:40]}.{os.getpid()}.tmp")
    try:
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise


def restore(path: Path, text: bytes) -> furrow.Game:
    """The game of a file's text, with its log and what can be undone; raises Trouble if it is not a whole record."""
    try:
        game = furrow.load(text)
        whole = game if game.notice else furrow.load(text, replay=True)
    except RecordError as error:
        raise Trouble("cli-error-record", file=str(path), reason=str(error)) from None
    return game if whole.notice else whole
