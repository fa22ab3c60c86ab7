"""`furrow rules GAME --cards`: every card by set and category, or the ones that are named, with how sure we are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from furrow.cli import screen
from furrow.cli.tableau import closely
from furrow.cli.tableau.signs import ASCII, UNICODE, Signs
from furrow.cli.tableau.wording import Wording
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.games.tableau.compiling import CATEGORIES
from furrow.games.tableau.rows import Card
from furrow.words.tableau.terms import book, cards

_TRANSLATED = "*"


def show_cards(console: Console, voice: Voice, game: str, names: Sequence[str] = ()) -> None:
    """All cards, or those with these names in full. Raises Trouble for a name without a card."""
    wording = Wording(voice, game)
    signs = UNICODE if screen.speaks_unicode(console) else ASCII
    found = [(name, closely.find(name, wording)) for name in names]
    for name, words in found:
        if not words:
            raise Trouble("cli-error-card", name=name, game=game)
    for _, words in found:
        for word in words:
            for line in closely.closely(word, None, wording, signs):
                console.print(line)
    if not names:
        console.print(Text(voice.say("cli-cards-key", medium=signs.doubt["medium"], low=signs.doubt["low"]), "italic"))
        for group in book(game).vocabulary.sets:
            _show_set(console, wording, signs, group)


def _show_set(console: Console, wording: Wording, signs: Signs, group: str) -> None:
    """The designs of a set, category by category. Each is shown in the first set that holds it."""
    designs = [row for row in cards(wording.game).designs.values() if row.copies[0].set == group]
    console.print()
    console.print(Text(_title(wording.terms.say("set", group)), style="bold underline"))
    for category in CATEGORIES:
        rows = [row for row in designs if row.category == category]
        if rows:
            console.print(Text(_title(wording.terms.say("category", category)), style="bold"))
        for row in rows:
            _show_card(console, wording, signs, row)


def _show_card(console: Console, wording: Wording, signs: Signs, row: Card) -> None:
    """The name with its code and copies, then what it says; remarks only where they are needed."""
    said = wording.parts(row.id)
    mark = _TRANSLATED if closely.is_translated(row) else ""
    copies = f" ×{wording.voice.number(len(row.copies))}" if len(row.copies) > 1 else ""
    head = closely.doubt(row, signs).append_text(
        Text.assemble((said.name, "bold"), f"{mark}  ", (row.id, "cyan"), copies)
    )
    console.print(Padding(head, (0, 0, 0, 2)))
    text = " ".join(sentence for sentence in said.sentences if sentence != said.kind)
    tags = wording.tags(row)
    console.print(Padding(Text(f"{tags}. {text}" if tags else text), (0, 0, 0, 4)))
    for line in closely.remarks(row, wording, brief=True):
        console.print(Padding(line, (0, 0, 0, 2)))


def _title(text: str) -> str:
    return text[:1].upper() + text[1:]
