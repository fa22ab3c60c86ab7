"""`furrow rules --cards`: every card and tile, with the sources of its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from furrow.cli.voice import Voice
from furrow.games.scythe.printed_tables import load
from furrow.words import scythe as words

_BASE = "base"
_LETTERS = "ABC"


def show_cards(console: Console, voice: Voice, game: str, names: Sequence[str] = ()) -> None:
    """Encounters, Factory cards, objectives and tiles. They go by numbers, each kind by its own: all are listed."""
    language = voice.language
    rows = load("encounters.json")
    _heading(console, voice, "cli-cards-encounters", rows)
    for row in rows["encounters"]:
        options = [f"{letter}: {words.encounter_option(row['id'], letter, language)}" for letter in _LETTERS]
        _card(console, voice, row, options)
    rows = load("factory_cards.json")
    _heading(console, voice, "cli-cards-factory", rows)
    for row in rows["factory_cards"]:
        _card(console, voice, row, [words.factory_card(row["id"], language)])
    rows = load("objectives.json")
    _heading(console, voice, "cli-cards-objectives", rows)
    for row in rows["objectives"]:
        _card(console, voice, row, [words.objective(row["id"], language)])
    rows = load("scoring.json")
    _heading(console, voice, "cli-cards-tiles", rows)
    for row in rows["tiles"]:
        console.print(Padding(Text(words.tile(row["id"], language)), (0, 0, 0, 5)))


def _heading(console: Console, voice: Voice, message: str, document: dict[str, Any]) -> None:
    console.print()
    console.print(Text(voice.say(message), style="bold underline"))
    console.print(Text(f"{voice.say('cli-rules-sources')}: {document['provenance']}", style="italic"))


def _card(console: Console, voice: Voice, row: dict[str, Any], lines: list[str]) -> None:
    """A card by its number; remarks on its sources below it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=3)
    grid.add_column()
    promo = "" if row["set"] == _BASE else f" ({voice.say('cli-cards-promo')})"
    grid.add_row(voice.figure(str(row["id"])), Text(f"{lines[0]}{promo}"))
    for line in lines[1:]:
        grid.add_row("", line)
    for name, message in (("confidence", "cli-cards-confidence"), ("note", "cli-rules-note")):
        if name in row:
            grid.add_row("", Text(f"{voice.say(message)}: {row[name]}", style="dim"))
    console.print(grid)
