"""`furrow strength`: do the bots clear their bars? A table on the screen, and the same as Markdown for the docs."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from furrow.cli import bar_words, keeper, screen, writing
from furrow.cli.progress_bar import Bar
from furrow.cli.sim import INTERRUPTED
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.lab import bars as bars_module
from furrow.lab.crew import cores
from furrow.lab.strength import BarRun
from furrow.lab.verdicts import FAILED, PASSED, Finding

_STYLES = {PASSED: "green", FAILED: "red"}
_COLUMNS = ("bar", "wanted", "found", "games", "verdict")


class Order(msgspec.Struct):
    """Which bars, and where the results go. `only` keeps the bars whose name has one of these words."""

    bars: Path | None
    only: list[str]
    results: Path | None
    markdown: Path | None
    processes: int | None
    json: bool
    dry: bool


def strength(order: Order, voice: Voice) -> int:
    """Play until every bar is decided; 0 if none failed, 1 if one did."""
    if order.processes is not None and order.processes < 1:
        raise Trouble("cli-error-number", name="--processes", value=order.processes, low=1)
    findings: list[Finding] = []
    stopped = False
    try:
        with Bar(voice, None) as bar:
            run = _bar_run(order, bar)
            try:
                for finding in iter(run.known() if order.dry else run.findings()):
                    findings.append(finding)
            except KeyboardInterrupt:
                stopped = True
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    except OSError as error:
        file = keeper.shown(order.results or Path())
        raise Trouble("cli-not-saved", file=file, reason=keeper.reason_of(error)) from None
    _tell(order, voice, findings)
    if stopped:
        return INTERRUPTED
    return 1 if any(finding.verdict == FAILED for finding in findings) else 0


def _bar_run(order: Order, bar: Bar) -> BarRun:
    found = bars_module.load(order.bars)
    if order.only:
        kept = [each for each in found.bars if any(word in each.id for word in order.only)]
        found = msgspec.structs.replace(found, bars=kept)
    return BarRun(
        found,
        processes=order.processes or cores(),
        file=order.results,
        progress=lambda name, done, total: bar.advance(done, total, name),
    )


def _tell(order: Order, voice: Voice, findings: list[Finding]) -> None:
    rows = [_row(voice, finding) for finding in findings]
    if order.json:
        writing.to_output(msgspec.json.format(msgspec.json.encode(findings), indent=1) + b"\n")
    else:
        show(screen.output(), voice, findings, rows)
    messages = screen.messages()
    if order.markdown is not None:
        writing.to_file(order.markdown, markdown(voice, rows))
        messages.print(Text(voice.say("cli-saved", file=keeper.shown(order.markdown)), style="dim"))
    if order.results is not None:
        messages.print(Text(voice.say("lab-kept", file=keeper.shown(order.results)), style="dim"))


def _row(voice: Voice, finding: Finding) -> list[str]:
    return [
        finding.bar.id,
        bar_words.wanted(voice, finding.bar),
        bar_words.found(voice, finding),
        voice.number(finding.games) if finding.games else "",
        voice.say(f"lab-verdict-{finding.verdict}"),
    ]


def show(console: Console, voice: Voice, findings: list[Finding], rows: list[list[str]]) -> None:
    """One line for each bar."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in _COLUMNS:
        table.add_column(voice.say(f"lab-column-{heading}"), justify="right" if heading == "games" else "left")
    for finding, row in zip(findings, rows, strict=True):
        *cells, verdict = row
        table.add_row(*cells, Text(verdict, style=_STYLES.get(finding.verdict, "yellow")))
    console.print(table)
    unfinished = sum(finding.unfinished for finding in findings)
    if unfinished:
        console.print(Text(voice.say("cli-sim-unfinished", count=unfinished), style="bold red"))


def markdown(voice: Voice, rows: list[list[str]]) -> str:
    """The table as Markdown."""
    head = [voice.say(f"lab-column-{heading}") for heading in _COLUMNS]
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)
