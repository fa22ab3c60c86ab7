"""`furrow options` and `furrow schema`: facts about a game."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.table import Table

import furrow
from furrow.cli.setting import known_game
from furrow.cli.voice import Voice
from furrow.words import option_text


def show_options(console: Console, voice: Voice, game: str) -> None:
    """Every option with its default and its rule."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-option"), no_wrap=True)
    table.add_column(voice.say("cli-column-default"))
    table.add_column(voice.say("cli-column-rule"), no_wrap=True)
    table.add_column(voice.say("cli-column-meaning"))
    name = known_game(game)
    for option in furrow.options(name):
        meaning = option_text(name, option.name, voice.language)
        table.add_row(option.name, str(option.default).lower(), option.rule, meaning)
    console.print(table)


def print_schema(game: str) -> None:
    """The JSON Schema of a view."""
    document = msgspec.json.format(msgspec.json.encode(furrow.schema(known_game(game))), indent=2)
    sys.stdout.write(document.decode() + "\n")
