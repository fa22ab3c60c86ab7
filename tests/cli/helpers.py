"""What the tests of the command line share: running it in this process or in its own, and scripted games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from typer.testing import CliRunner

import furrow
from furrow.cli import keeper
from furrow.cli.main import app
from furrow.cli.party import HUMAN, Party
from furrow.kernel import record

PROGRAM = [sys.executable, "-c", "from furrow.cli.main import main; main()"]
PATIENCE = 120.0
"""Seconds until a test gives up on what should happen at once: the machine may be very busy."""
_VARIABLES = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "FURROW_LANG", "FURROW_HOME", "TERM")


class Outcome(NamedTuple):
    """What a command line did."""

    code: int
    out: str
    err: str


def environment(**variables: str) -> dict[str, str]:
    """An environment without anything that changes the screen, but for what is named."""
    kept = {name: value for name, value in os.environ.items() if name not in _VARIABLES}
    return kept | {"PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error"} | variables


def furrow_here(*arguments: str, typed: Sequence[str] = (), **variables: str) -> Outcome:
    """The command in this process; `typed` are the lines of standard input."""
    text = "".join(f"{line}\n" for line in typed)
    around: dict[str, str | None] = dict.fromkeys(_VARIABLES)
    result = CliRunner(env=around | variables).invoke(app, list(arguments), input=text, catch_exceptions=False)
    return Outcome(result.exit_code, result.stdout, result.stderr)


def furrow_apart(*arguments: str, typed: Sequence[str] = (), **variables: str) -> Outcome:
    """The command in a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input="".join(f"{line}\n" for line in typed).encode(),
        capture_output=True,
        env=environment(**variables),
        timeout=PATIENCE,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


class Script(NamedTuple):
    """A whole game: what the person types, and the game as it ends."""

    typed: list[str]
    game: furrow.Game


@lru_cache(maxsize=8)
def scripted(
    seed: int, players: tuple[str, ...] = (HUMAN, "random"), stand_in: str = "steady", name: str = "scythe"
) -> Script:
    """A game as `furrow play --seed` will see it, where a bot stands in for the person and its answers are noted."""
    bots = [seat for seat, name in enumerate(players) if name != HUMAN]
    game = furrow.new(name, seats=len(players), seed=seed, options={}, bots=bots)
    game.origin[keeper.PLAYERS] = list(players)
    party, double = Party(players), Party([stand_in if name == HUMAN else name for name in players])
    typed: list[str] = []
    while not game.over:
        bot = next((seat for seat in game.actors if party.is_bot(seat)), None)
        seat = game.actors[0] if bot is None else bot
        text = double.answer(game, seat)
        game.play(text, seat)
        if bot is None:
            typed.append(text)
    return Script(typed, game)


def saved(path: Path, game: furrow.Game, players: Sequence[str]) -> Path:
    """A game as a file that `--resume` reads."""
    game.origin[keeper.PLAYERS] = list(players)
    path.write_text(game.record(), encoding="utf-8")
    return path


def forge(path: Path, document: dict[str, Any]) -> None:
    """Write a changed record with a checksum that fits."""
    changed = msgspec.convert(document | {"checksum": ""}, record.Record)
    changed.checksum = record.digest(changed)
    path.write_bytes(msgspec.json.encode(changed))


def history(path: Path) -> list[tuple[int, str]]:
    """The decisions of a saved game."""
    return [(step.seat, step.text) for step in furrow.load(path.read_bytes()).history]
