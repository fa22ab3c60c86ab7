"""`furrow play`: start or resume a game, and sit down."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

import furrow
from furrow.cli import keeper, screen
from furrow.cli.party import HUMAN, Party
from furrow.cli.setting import Wishes, kind_of, known_bots, new_game, players
from furrow.cli.sheets import sheet_for
from furrow.cli.sitting import Sitting
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice


class Manner(msgspec.Struct):
    """How the game is shown and kept."""

    save: Path | None = None
    resume: Path | None = None
    no_color: bool = False
    drawn: bool = True


def play(wishes: Wishes, manner: Manner, voice: Voice) -> int:
    """Play at this terminal; returns the exit code."""
    session = sit_down(wishes, manner, voice)
    session.save_first()
    return session.run()


def sit_down(wishes: Wishes, manner: Manner, voice: Voice) -> Sitting:
    """The session that was asked for, ready to run. Nothing has been written yet."""
    source, text = None, b""
    if manner.resume is None:
        game = new_game(wishes)
        path = _new_path(manner.save, game.name)
    else:
        _refuse_other_setup(wishes)
        source = keeper.newest_file() if str(manner.resume) == keeper.LAST else manner.resume
        text = keeper.read_text(source)
        game = keeper.restore(source, text)
        path = _path_of_resumed(source, game, manner.save)
    party = Party(_players(game, wishes))
    game.origin[keeper.PLAYERS] = party.players
    console = screen.output(no_color=manner.no_color)
    who = [voice.say("cli-human") if name == HUMAN else name for name in party.players]
    sheet = sheet_for(game.name, voice, who, unicode=screen.speaks_unicode(console), drawn=manner.drawn)
    session = Sitting(game, party, voice, console, sheet, path)
    if manner.resume is not None:
        session.resumed = True
        if path == source:
            session.is_on_disk(text)
    return session


def _refuse_other_setup(wishes: Wishes) -> None:
    """A game that goes on is set up already; only who plays may change."""
    told = {
        "--seats": wishes.seats,
        "--seed": wishes.seed,
        **{f"--{kind_of(wish)}": wish for wish in wishes.dealt},
        "--option": wishes.options or None,
    }
    for name, wish in told.items():
        if wish is not None:
            raise Trouble("cli-error-resumed", name=name)


def _path_of_resumed(source: Path, game: furrow.Game, wished: Path | None) -> Path:
    """A resumed game goes on in its own file; but one that lost decisions in reading leaves that file as it is."""
    if wished is not None:
        return _new_path(wished, game.name)
    return keeper.beside(source) if game.notice else source


def _new_path(wished: Path | None, game: str) -> Path:
    if wished is None:
        return keeper.new_file(game)
    if keeper.exists(wished):
        raise Trouble("cli-error-exists", file=str(wished))
    folder = wished.absolute().parent
    if not os.path.isdir(folder):
        raise Trouble("cli-error-no-folder", folder=keeper.shown(folder))
    return wished


def _players(game: furrow.Game, wishes: Wishes) -> list[str]:
    """Who plays: as wished now, else as the record says, else the default."""
    told = game.origin.get(keeper.PLAYERS)
    known = isinstance(told, list) and len(told) == game.seats and all(isinstance(name, str) for name in told)
    if known and wishes.bots is None and wishes.humans is None:
        assert isinstance(told, list)
        for name in told:
            if name != HUMAN:
                known_bots(name)
        return told
    return players(wishes, game.seats)
