"""What lies before a player: locations by category, deals, ruins, stored goods. And what lies between the players."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from furrow.cli.tableau.signs import CATEGORIES, CATEGORY_STYLE, Signs
from furrow.cli.tableau.wording import Wording
from furrow.games.tableau.view import Location, Seat, View

_ATTACK = "attack"
"""Cards that lie where deals do, but are none."""


def _by_category(player: Seat, wording: Wording) -> dict[str, list[Location]]:
    """The rows of built locations; empty ones are left out."""
    found: dict[str, list[Location]] = {category: [] for category in CATEGORIES}
    for location in player.locations:
        found[wording.row(location.card).category].append(location)
    return {category: row for category, row in found.items() if row}


def _noted(location: Location, view: View, wording: Wording) -> Text:
    """A location by name, with what is to be seen on it."""
    text = Text(wording.name(location.card))
    notes = wording.notes(location, view)
    return text.append(f" [{notes}]", "bold") if notes else text


def rows_in_brief(player: Seat, view: View, wording: Wording) -> list[Text]:
    """A line for each row of locations: names, and what lies on them."""
    lines = []
    for category, row in _by_category(player, wording).items():
        line = Text.assemble((f"{wording.voice.say(f'cli-row-{category}')}: ", CATEGORY_STYLE[category]))
        lines.append(line.append_text(_comma(wording).join(_noted(location, view, wording) for location in row)))
    return lines or [titled(wording.voice.say("cli-row-locations"), wording.voice.say("cli-none"))]


def rows_in_full(player: Seat, view: View, wording: Wording, signs: Signs) -> Table:
    """Every location with its name in the notation and what it does."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for _ in range(2):
        table.add_column(overflow="fold")
    for category, row in _by_category(player, wording).items():
        table.add_row(Text(wording.voice.say(f"cli-row-{category}"), CATEGORY_STYLE[category]), "")
        for location in row:
            effect = Text(wording.effect(location.card))
            tags = wording.tags(wording.row(location.card))
            if tags:
                effect.append(f"{signs.dot}{tags}", "dim")
            notes = wording.notes(location, view)
            if notes:
                effect = Text.assemble((f"[{notes}] ", "bold"), effect)
            table.add_row(Text.assemble("  ", (location.card, "cyan")), effect)
    return table


def row_in_one_line(player: Seat, view: View, wording: Wording) -> Text:
    """All locations in one line that may be cut off, for low screens."""
    rows = [location for row in _by_category(player, wording).values() for location in row]
    line = _comma(wording).join(_noted(location, view, wording) for location in rows)
    line.no_wrap, line.overflow = True, "ellipsis"
    return line if rows else Text(wording.voice.say("cli-none"))


def belongings(player: Seat, view: View, wording: Wording, *, seat: int, low: bool = False) -> list[Text]:
    """Deals with their goods, ruins, connection cards, stored goods, cards laid under locations, known hand cards.

    On a low screen deals are shown as their total: there may be a dozen of them.
    """
    voice = wording.voice
    lines: list[Text] = []
    deals = [card for card in player.deals if wording.row(card).category != _ATTACK]
    if low and (deals or player.foreign):
        lines.append(titled(wording.concept("deal"), wording.deals([*deals, *player.foreign])))
    elif deals or player.foreign:
        parts = [f"{wording.name(card)} ({wording.deal(card)})" for card in deals]
        parts += [
            f"{wording.name(card)} ({wording.deal(card)}, {voice.say('cli-deal-abroad')})" for card in player.foreign
        ]
        lines.append(titled(wording.concept("deal"), voice.row(parts)))
    attacks = [card for card in player.deals if card not in deals]
    if attacks:
        lines.append(titled(voice.say("cli-row-attacks"), voice.row(map(wording.target, attacks))))
    if player.ruins:
        lines.append(titled(wording.concept(wording.ruin), voice.number(player.ruins)))
    if player.connections:
        lines.append(titled(voice.say("cli-row-connections"), wording.names(player.connections)))
    if player.stored:
        lines.append(titled(voice.say("cli-row-stored"), wording.goods(player.stored)))
    if player.known and seat != view.seat:
        lines.append(titled(voice.say("cli-row-known"), wording.names(player.known)))
    if view.own is not None and seat == view.seat:
        for card, under in view.own.under.items():
            lines.append(titled(voice.say("cli-row-under", name=wording.name(card)), wording.names(under)))
    return lines


def between(view: View, wording: Wording, *, decks: bool = True) -> list[Text]:
    """Open rows of cards on the table and the numbers of cards in the decks."""
    voice = wording.voice
    lines = [titled(wording.terms.say("table", name), wording.names(cards)) for name, cards in view.tables.items()]
    if not decks:
        return lines
    counted = [
        voice.say("cli-deck", name=wording.terms.say("deck", name), count=count, discards=view.discards.get(name, 0))
        for name, count in view.decks.items()
    ]
    return [*lines, titled(voice.say("cli-row-decks"), "; ".join(counted))]


def _comma(wording: Wording) -> Text:
    """What stands between the parts of a row in the language."""
    return Text(wording.voice.row(("", "")))


def titled(title: str, text: str) -> Text:
    """ "Deals: …", the title dim."""
    return Text.assemble((f"{title[:1].upper()}{title[1:]}: ", "dim"), text)
