"""The picture of a ladder: ratings, who beats whom, scores. It needs the packages of the extra `report`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from furrow.kernel.errors import FurrowError
from furrow.lab.ladder import Ladder
from furrow.lab.ratings import LadderReport

FORMATS = (".svg", ".png")
EXTRA = "furrow[report]"
_WIDTH = 420
_ROW = 34


class NoCharts(FurrowError):
    """The packages that draw are not installed, or they cannot write this kind of file."""


def check(path: Path) -> None:
    """Raises NoCharts before hours of games are played for nothing."""
    if path.suffix.lower() not in FORMATS:
        raise NoCharts(f"a chart is written as {' or '.join(FORMATS)}, not as {path.name!r}")
    _altair()


def draw(ladder: Ladder, report: LadderReport, path: Path, words: Mapping[str, str]) -> None:
    """Write the picture; `words` are its headings: title, rating, share, against, bot, score, length."""
    altair = _altair()
    order = [line.bot for line in report.bots]
    parts = (
        _ratings(altair, report, order, words),
        _duels(altair, report, order, words),
        _spread(altair, _scores(ladder, order), order, words["score"], words),
        _spread(altair, _lengths(ladder, order), order, words["length"], words),
    )
    chart = altair.vconcat(*parts, title=words["title"]).configure_view(strokeWidth=0)
    chart.save(str(path), scale_factor=2.0 if path.suffix.lower() == ".png" else 1.0)


def _altair() -> Any:
    try:
        import altair
        import vl_convert
    except ImportError as error:
        raise NoCharts(f"charts need more packages: pip install '{EXTRA}'") from error
    assert vl_convert is not None
    return altair


def _ratings(altair: Any, report: LadderReport, order: list[str], words: Mapping[str, str]) -> Any:
    rows = [
        {"bot": line.bot, "value": line.rating.value, "low": line.rating.low, "high": line.rating.high}
        for line in report.bots
    ]
    base = altair.Chart(altair.Data(values=rows)).encode(y=altair.Y("bot:N", sort=order, title=words["bot"]))
    scale = altair.Scale(zero=False)
    bars = base.mark_rule(strokeWidth=2).encode(
        x=altair.X("low:Q", title=words["rating"], scale=scale), x2=altair.X2("high:Q")
    )
    points = base.mark_point(filled=True, size=90).encode(x=altair.X("value:Q", title=words["rating"], scale=scale))
    return (bars + points).properties(width=_WIDTH, height=_ROW * len(order))


def _duels(altair: Any, report: LadderReport, order: list[str], words: Mapping[str, str]) -> Any:
    rows = [
        {"bot": duel.bot, "other": duel.other, "value": duel.ahead.value, "text": f"{duel.ahead.value:.0%}"}
        for duel in report.duels
    ]
    base = altair.Chart(altair.Data(values=rows)).encode(
        x=altair.X("other:N", sort=order, title=words["against"], axis=altair.Axis(labelAngle=0)),
        y=altair.Y("bot:N", sort=order, title=words["bot"]),
    )
    colour = altair.Color(
        "value:Q", title=words["share"], scale=altair.Scale(scheme="blueorange", domain=[0, 1]), legend=None
    )
    tiles = base.mark_rect(opacity=0.6).encode(color=colour)
    return (tiles + base.mark_text().encode(text="text:N")).properties(width=_WIDTH, height=_ROW * len(order))


def _scores(ladder: Ladder, order: list[str]) -> list[dict[str, str | int]]:
    rows = [seat for outcome in ladder.games for seat in outcome.row.seats]
    return [{"bot": seat.bot, "value": seat.total} for seat in rows if seat.bot in order]


def _lengths(ladder: Ladder, order: list[str]) -> list[dict[str, str | int]]:
    """A game appears once for each bot that played it."""
    rows = [outcome.row for outcome in ladder.games]
    return [{"bot": bot, "value": row.turns} for row in rows for bot in sorted({seat.bot for seat in row.seats})]


def _spread(
    altair: Any, rows: list[dict[str, str | int]], order: list[str], title: str, words: Mapping[str, str]
) -> Any:
    return (
        altair.Chart(altair.Data(values=rows))
        .mark_boxplot(extent="min-max")
        .encode(
            x=altair.X("value:Q", title=title, scale=altair.Scale(zero=False)),
            y=altair.Y("bot:N", sort=order, title=words["bot"]),
        )
        .properties(width=_WIDTH, height=_ROW * len(order))
    )
