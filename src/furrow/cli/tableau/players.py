"""All players in one table, and the final result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furrow.cli.tableau.signs import Signs, tag
from furrow.cli.tableau.wording import Wording
from furrow.games.tableau.view import Seat, View

_COUNTS = ("points", "hand", "built", "deals", "ruins")


def _count(player: Seat, column: str) -> int:
    counts: dict[str, int] = {
        "points": player.points,
        "hand": player.hand,
        "built": len(player.locations),
        "deals": 0 if player.virtual else len(player.deals) + len(player.foreign),
        "ruins": player.ruins,
    }
    return counts[column]


def players(view: View, wording: Wording, signs: Signs, who: Sequence[str], *, wide: bool) -> Table:
    """A row for each player in seating order: points, cards, goods; marks for the active and the first player."""
    voice = wording.voice
    goods = [good for good in wording.tokens if any(player.goods.get(good) for player in view.players)]
    counts = [name for name in _COUNTS if name != "ruins" or any(player.ruins for player in view.players)]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column(_heading("faction", wording), no_wrap=True)
    if wide:
        table.add_column(voice.say("cli-column-player"), no_wrap=True)
    for name in counts:
        table.add_column(_heading(name, wording), justify="right", no_wrap=True)
    for good in goods:
        table.add_column(voice.say(f"cli-column-good-{good.replace('_', '-')}"), justify="right", no_wrap=True)
    table.add_column("")
    for seat, player in enumerate(view.players):
        active = signs.active if seat in _asked(view) else ""
        row: list[str | Text] = [active, voice.number(seat), faction(player, wording)]
        if wide:
            row.append(_who(who, seat))
        row += [voice.number(_count(player, name)) for name in counts]
        row += [voice.number(player.goods.get(good, 0)) if not player.virtual else "" for good in goods]
        marks = [signs.first] if seat == view.first and _is_table(view) else []
        marks += [voice.say("cli-card-passed")] if player.passed else []
        table.add_row(*row, " ".join(marks), style="bold" if seat == view.seat else "")
    return table


def _heading(column: str, wording: Wording) -> str:
    """What the games call differently is headed by the game's own term."""
    if column in ("deals", "ruins"):
        return wording.concept("deal" if column == "deals" else wording.ruin)
    if column == "faction" and wording.terms.knows("concept", column):
        return wording.concept(column)
    return wording.voice.say(f"cli-column-{column}")


def _is_table(view: View) -> bool:
    """Is there more than one real player, so that somebody is first?"""
    return sum(not player.virtual for player in view.players) > 1


def _asked(view: View) -> list[int]:
    return [] if view.question is None else view.question.seats


def _who(who: Sequence[str], seat: int) -> str:
    return who[seat] if seat < len(who) else ""


def faction(player: Seat, wording: Wording) -> Text:
    """The initials of a faction in its colours, and its name."""
    return tag(player.faction).append(f" {wording.player(player)}")


def player_lines(view: View, wording: Wording, who: Sequence[str]) -> list[Text]:
    """The same without a table: a line for each player."""
    voice = wording.voice
    lines = []
    for seat, player in enumerate(view.players):
        name = wording.player(player)
        parts = [wording.points(player.points), voice.say("cli-card-hand-count", count=player.hand)]
        parts += [wording.goods(player.goods)] if player.goods else []
        parts += [voice.say("cli-card-first")] if seat == view.first and _is_table(view) else []
        parts += [voice.say("cli-card-passed")] if player.passed else []
        line = f"{voice.number(seat)} {name}{f' ({_who(who, seat)})' if _who(who, seat) else ''}: {voice.row(parts)}"
        lines.append(Text(line, "bold" if seat == view.seat else ""))
    return lines


def standings(view: View, wording: Wording) -> list[Text]:
    """What each player's points and locations would score now."""
    voice = wording.voice
    lines = []
    for player in view.players:
        if player.virtual:
            continue
        parts = {"points": player.points, **_values(player, wording)}
        terms = [f"{wording.terms.say('score', part)} {voice.number(value)}" for part, value in parts.items()]
        line = tag(player.faction).append(f" {' + '.join(terms)} = {voice.number(sum(parts.values()))}")
        lines.append(line)
    return lines


def _values(player: Seat, wording: Wording) -> dict[str, int]:
    """The values of built locations by the categories in which the game counts them."""
    found: dict[str, int] = {}
    for location in player.locations:
        row = wording.row(location.card)
        part = row.copies[0].set if wording.terms.knows("score", row.copies[0].set) else wording.others
        found[part] = found.get(part, 0) + row.points
        things = location.under + sum(location.goods.values())
        steps = [points for effect in row.effects for least, points in effect.score if things >= least]
        if steps:
            found["extra"] = found.get("extra", 0) + max(steps)
    return found


def result(view: View, wording: Wording, who: Sequence[str]) -> RenderableType:
    """The final table, best first, with the tie-break or the rank of a solo game. Rows differ in what they count."""
    voice = wording.voice
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("rank", "faction", "player"):
        table.add_column(_heading(heading, wording), no_wrap=True)
    table.add_column(wording.terms.say("score", "total"), justify="right")
    table.add_column("")
    for row in view.result:
        parts = [f"{wording.terms.say('score', part)} {voice.number(value)}" for part, value in row.parts.items()]
        cells: list[str | Text] = [voice.number(row.rank), faction(view.players[row.seat], wording)]
        total = voice.number(row.total) if row.scored else ""
        cells += [_who(who, row.seat), Text(total, "bold"), voice.row(parts)]
        table.add_row(*cells, style="bold" if row.rank == 1 else "")
    return Group(table, *(Text(line) for line in _decision(view, wording)))


def _decision(view: View, wording: Wording) -> list[str]:
    voice = wording.voice
    if not _is_table(view):
        verdict = (
            voice.say("cli-solo-won", title=wording.terms.say("title", view.title))
            if view.title
            else voice.say("cli-solo-lost")
        )
        return [verdict, wording.terms.say("compared", **view.compared)] if view.compared else [verdict]
    if sum(row.rank == 1 for row in view.result) > 1:
        return [voice.say("cli-tie-shared")]
    if view.tie_break:
        return [voice.say("cli-tie-break-points", what=wording.terms.say("tiebreak", view.tie_break))]
    return []
