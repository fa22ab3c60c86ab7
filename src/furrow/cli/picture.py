"""A picture of the terminal, for the README: a real game, played by bots up to a turn of the person."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.cli import keeper
from furrow.cli.party import HUMAN, Party
from furrow.cli.play import Manner, sit_down
from furrow.cli.setting import Wishes
from furrow.cli.sitting import Sitting
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice

WIDTH, HEIGHT = 140, 50

# Rich's own frame names a web font; ours takes the fonts that are there.
_FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
    font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
  <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture(wishes: Wishes, manner: Manner, voice: Voice, path: Path, after: int) -> int:
    """Draw the screen at the person's first turn after this number of decisions."""
    session = sit_down(wishes, manner, voice)
    seat = session.party.humans[0]
    _play_on(session, seat, after)
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )
    session.console = console
    session.show(seat, whole=True)
    console.print(f"{session.prompt(seat)}", end="")
    svg = console.export_svg(title="furrow play", code_format=_FRAME, unique_id="furrow")
    try:
        keeper.write_text(path, svg)
    except OSError as error:
        raise Trouble("cli-error-unwritable", file=keeper.shown(path), reason=keeper.reason_of(error)) from None
    return 0


def _play_on(session: Sitting, seat: int, after: int) -> None:
    """Bots on all seats, until it is the person's turn again."""
    stand_in = Party([DEFAULT_BOT if name == HUMAN else name for name in session.party.players])
    game = session.game
    before = session.game.event_count
    while not game.over:
        actor = game.actors[0]
        if len(game.history) >= after and actor == seat and game.opens_turn(seat):
            break
        if actor == seat and any(game.rules.ends(action.code) for action in game.legal(seat)):
            before = session.game.event_count
        game.play(stand_in.answer(game, actor), actor)
    session.remember(seat, before)
