"""Cards to choose from: the hand, the row of a draft, cards drawn. With cost, effect, deal and spoils of each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from furrow.cli.tableau.signs import CATEGORY_STYLE, Signs
from furrow.cli.tableau.wording import Wording
from furrow.games.tableau.view import View

HAND = "cli-cards-hand"
_COST = 16
"""The widest column of costs on a low screen."""


def groups(view: View) -> list[tuple[str, list[str]]]:
    """What the reader may choose from, under the message that says what it is."""
    found = [("cli-cards-row", view.row)]
    if view.question is not None:
        found.append(("cli-cards-offered", view.question.offered))
    if view.own is not None:
        found += [
            ("cli-cards-dealt", view.own.dealt),
            ("cli-cards-answer", view.own.answer),
            (HAND, view.own.hand),
        ]
    return [(message, cards) for message, cards in found if cards]


def card_table(cards: Sequence[str], wording: Wording, signs: Signs, width: int) -> Table:
    """A row for each card; on a narrow screen deal and spoils stand below the effect."""
    voice = wording.voice
    wide = width >= 110
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-card"), no_wrap=True)
    table.add_column(voice.say("cli-column-cost"))
    table.add_column(voice.say("cli-column-effect"), ratio=1)
    if wide:
        for heading in ("deal", "raze"):
            table.add_column(wording.concept(heading))
    for card in cards:
        row = wording.row(card)
        effect = Text(wording.effect(card))
        tags = wording.tags(row)
        if tags:
            effect.append(f"{signs.dot}{tags}", "dim")
        cells: list[str | Text] = [Text(card, CATEGORY_STYLE.get(row.category, "")), wording.cost(row.cost)]
        if not wide:
            worth = "".join(f"{signs.dot}{part}" for part in _worth(card, wording))
            table.add_row(*cells, effect.append(worth, "dim"))
        else:
            table.add_row(*cells, effect, wording.deal(card), wording.raze(row))
    return table


def card_lines(cards: Sequence[str], wording: Wording) -> list[Text]:
    """The same in sentences, a line for each card."""
    return [
        Text.assemble("  ", (card, "cyan"), f" {wording.name(card)}. ", " ".join(wording.parts(card).sentences))
        for card in cards
    ]


def brief_table(cards: Sequence[str], wording: Wording) -> Table:
    """Code, cost and effect, for low screens. What a deal or razing is worth is said by the answers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(max_width=_COST)
    table.add_column(ratio=1)
    for card in cards:
        row = wording.row(card)
        code = Text(card, CATEGORY_STYLE.get(row.category, ""))
        table.add_row(code, wording.short_cost(row.cost), wording.effect(card))
    return table


def _worth(card: str, wording: Wording) -> list[str]:
    """Deal and spoils with their headings."""
    pairs = (("deal", wording.deal(card)), ("raze", wording.raze(wording.row(card))))
    return [f"{wording.concept(heading)}: {text}" for heading, text in pairs if text]
