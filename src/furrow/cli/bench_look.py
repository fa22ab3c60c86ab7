"""`furrow bench web --look`: what there is to see of a table in the middle of a game, at every size, as one table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table
from rich.text import Text

from furrow.cli import screen
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice

if TYPE_CHECKING:
    from furrow.server.bench_look import WindowLook

_COLUMNS = ("window", "language", "share", "pieces", "text-size", "words", "nodes", "drawn", "scrolls")


def bench_look(as_json: bool, voice: Voice) -> int:
    """Measure, then print a table or JSON."""
    from furrow.server import bench_look as room
    from furrow.server.bench_browser import Missing

    screen.messages().print(Text(voice.say("cli-bench-web-start"), style="dim"))
    try:
        found = list(room.look())
    except Missing as error:
        raise Trouble(f"cli-error-no-{error.what}") from None
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        sys.stdout.buffer.flush()
        return 0
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in _COLUMNS:
        table.add_column(voice.say(f"cli-column-{heading}"), justify="right", no_wrap=heading == "window")
    for sight in found:
        table.add_row(*_row(voice, sight))
    screen.output().print(table)
    return 0


def _row(voice: Voice, sight: WindowLook) -> list[str]:
    """One window; words beside the most that there should be."""
    seen = sight.look
    words = f"{seen.words} / {sight.most_words}" if sight.most_words is not None else str(seen.words)
    pieces = "\n".join(f"{kind} {width:.0f}×{height:.0f}" for kind, (width, height) in sorted(seen.pieces.items()))
    figures = (f"{seen.share:.0f} %", pieces, f"{seen.text:.1f}", words, *map(str, (seen.nodes, seen.drawn)))
    window = f"{sight.width}×{sight.height}"
    return [voice.figure(each) for each in (window, sight.lang, *figures, f"{seen.scrolls:.0f}")]
