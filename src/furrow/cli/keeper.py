"""Saved games: where they are, how they are written so that nothing is ever lost, and how they come back."""

from __future__ import annotations

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


def folder() -> Path:
    """Where games are saved that were given no file: FURROW_HOME, or the usual place of the system."""
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
    except OSError as error:
        raise Trouble("cli-error-unreadable", file=str(path), reason=error.strerror or str(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all: a temporary file beside it takes its place when it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def restore(path: Path) -> furrow.Game:
    """The game of a file, with its log and what can be undone; raises Trouble if the file is no whole record."""
    text = read_text(path)
    try:
        game = furrow.load(text)
        whole = game if game.notice else furrow.load(text, replay=True)
    except RecordError as error:
        raise Trouble("cli-error-record", file=str(path), reason=str(error)) from None
    return game if whole.notice else whole
