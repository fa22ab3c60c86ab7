"""`furrow options` and `furrow schema`: facts about a game."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.table import Table

import furrow
from furrow.cli.setting import known_game, possible
from furrow.cli.trouble import listed
from furrow.cli.voice import Voice
from furrow.words import option_text


def show_options(console: Console, voice: Voice, game: str) -> None:
    """Every option with its default and its rule; the other values where they are more than true and false."""
    name = known_game(game)
    known = furrow.options(name)
    chosen = any(isinstance(option.default, str | int) and not isinstance(option.default, bool) for option in known)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-option"), no_wrap=True)
    table.add_column(voice.say("cli-column-default"))
    if chosen:
        table.add_column(voice.say("cli-column-values"))
    table.add_column(voice.say("cli-column-rule"), no_wrap=True)
    table.add_column(voice.say("cli-column-meaning"))
    for option in known:
        meaning = option_text(name, option.name, voice.language)
        default, *others = possible(option)
        table.add_row(option.name, default, *([listed(others)] if chosen else []), option.rule, meaning)
    console.print(table)


def print_schema(game: str) -> None:
    """The JSON Schema of a view."""
    document = msgspec.json.format(msgspec.json.encode(furrow.schema(known_game(game))), indent=2)
    sys.stdout.write(document.decode() + "\n")
