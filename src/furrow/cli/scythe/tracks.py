"""The tracks of all players as tables, and which stars they have placed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furrow.cli.scythe import glyphs as g
from furrow.cli.voice import Voice
from furrow.games.scythe.view import Seat, View

TRACKS = ("power", "popularity", "coins", "stars", "cards")
MADE = ("workers", "mechs", "upgrades", "structures", "recruits", "territories")
DETAILS = ("mat", "player")
LAST = ("section",)
_PARTS = ("coins", "stars", "territories", "resources", "structures")


def _value(player: Seat, column: str) -> int:
    made: dict[str, int] = {
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "stars": player.star_count,
        "cards": player.combat_cards,
        "workers": sum(player.workers.values()),
        "mechs": len(player.mechs),
        "upgrades": len(player.cubes),
        "structures": len(player.structures),
        "recruits": len(player.recruits),
        "territories": len(player.territories),
    }
    return made[column]


def tracks(
    view: View, voice: Voice, signs: g.Glyphs, who: Sequence[str], columns: Sequence[str], *, short: bool = False
) -> Table:
    """A row for each player in seating order, the active one marked. `short` rows begin with a letter only."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    if not short:
        table.add_column("")
        table.add_column("", justify="right")
    table.add_column("" if short else voice.say("cli-column-faction"), no_wrap=True)
    for column in columns:
        words = column in DETAILS or column in LAST
        table.add_column(voice.say(f"cli-column-{column}"), justify="left" if words else "right", no_wrap=True)
    for seat in view.clockwise:
        player = view.players[seat]
        mark = signs.token if seat == view.active and not view.over else ""
        row: list[str | Text] = [] if short else [mark, voice.number(seat)]
        row.append(faction_tag(player.faction, voice, short=short))
        row += [_cell(player, column, who[seat], voice) for column in columns]
        table.add_row(*row, style="bold" if seat == view.seat else "")
    return table


def _cell(player: Seat, column: str, who: str, voice: Voice) -> str:
    if column == "mat":
        return voice.term("scythe", "mat", player.mat)
    if column == "player":
        return who
    if column == "section":
        return voice.term("scythe", "action", player.section) if player.section else ""
    return voice.number(_value(player, column))


def faction_tag(faction: str, voice: Voice, *, short: bool = False) -> Text:
    """The letter of a faction in its colours, and its name."""
    tag = Text.assemble((g.letter(faction), g.FACTION_STYLE[faction]))
    return tag if short else tag.append(f" {voice.term('scythe', 'faction', faction)}")


def stars(view: View, voice: Voice, signs: g.Glyphs) -> list[Text]:
    """Which stars each player has placed; players without any are left out."""
    lines = []
    for seat in view.clockwise:
        player = view.players[seat]
        if player.stars:
            placed = [
                voice.term("scythe", "star", name) + (f" x{voice.number(count)}" if count > 1 else "")
                for name, count in player.stars.items()
            ]
            line = Text.assemble((g.letter(player.faction), g.FACTION_STYLE[player.faction]), " ")
            lines.append(line.append(f"{signs.star * player.star_count} {voice.row(placed)}"))
    return lines


def result(view: View, voice: Voice, who: Sequence[str]) -> Group:
    """The final table, best first."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("rank", "faction", "player"):
        table.add_column(voice.say(f"cli-column-{heading}"), no_wrap=True)
    for part in (*_PARTS, "total"):
        table.add_column(voice.term("scythe", "score", part), justify="right")
    for row in view.result:
        faction = faction_tag(view.players[row.seat].faction, voice)
        cells: list[str | Text] = [voice.number(row.rank), faction, who[row.seat]]
        cells += [voice.number(row.parts.get(part, 0)) for part in _PARTS]
        table.add_row(*cells, Text(voice.number(row.total), "bold"), style="bold" if row.rank == 1 else "")
    lines: list[RenderableType] = [table]
    if view.tie_break:
        lines.append(Text(_tie_break(view.tie_break, voice)))
    return Group(*lines)


def _tie_break(name: str, voice: Voice) -> str:
    if name == "shared":
        return voice.say("cli-tie-shared")
    return voice.say("cli-tie-break", what=voice.term("scythe", "tiebreak", name))
