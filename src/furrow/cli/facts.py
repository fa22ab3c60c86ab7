"""`furrow options` and `furrow schema`: facts about a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import furrow
from furrow.cli.setting import known_game, possible
from furrow.cli.trouble import listed
from furrow.cli.voice import Voice
from furrow.kernel.options import Option


def show_options(console: Console, voice: Voice, game: str) -> None:
    """Every option with its default, its rule and what it does."""
    name = known_game(game)
    known = furrow.options(name, voice.language)
    if any(not isinstance(option.default, bool) for option in known):
        _list_options(console, voice, known)
        return
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-option"), no_wrap=True)
    table.add_column(voice.say("cli-column-default"))
    table.add_column(voice.say("cli-column-rule"), no_wrap=True)
    table.add_column(voice.say("cli-column-meaning"))
    for option in known:
        table.add_row(option.name, possible(option)[0], option.rule, option.sentence)
    console.print(table)


def _list_options(console: Console, voice: Voice, known: Sequence[Option]) -> None:
    """Options that are more than switches: their values in a line, what they do below it."""
    for option in known:
        default, *others = possible(option)
        values = f"{voice.say('cli-column-default')}: {default}; {voice.say('cli-column-values')}: {listed(others)}"
        console.print(Text.assemble((option.name, "bold"), f"  {values}  ", (option.rule, "dim")))
        console.print(Padding(Text(option.sentence), (0, 0, 0, 4)))


def print_schema(game: str) -> None:
    """The JSON Schema of a view."""
    document = msgspec.json.format(msgspec.json.encode(furrow.schema(known_game(game))), indent=2)
    sys.stdout.write(document.decode() + "\n")
