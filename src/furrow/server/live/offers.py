"""What is offered beside plain answers: amounts on a tray, and the end of the turn with all that it passes over."""

from __future__ import annotations

from collections.abc import Mapping

from furrow.server.live import standing_answers
from furrow.server.live.progress import Progress
from furrow.server.live.wording import language
from furrow.server.wire.errors import Problem
from furrow.server.wire.play import TrayRow
from furrow.words import term


def tray(progress: Progress, seat: int, lang: str) -> list[TrayRow]:
    """The kinds of which a seat that owes an answer is asked for amounts, in words."""
    game = progress.game
    return [
        TrayRow(each.name, term(game.name, "tray", each.name, language(lang)), each.things, each.least, each.most)
        for each in game.rules.tray(game.state, seat)
    ]


def completed(progress: Progress, seat: int, line: str) -> str:
    """A line with all that follows from it and leaves no choice; with the end of the turn, where turns end so."""
    return progress.game.completed(line, seat, closing=standing_answers.closes(progress, seat))


def loaded(progress: Progress, seat: int, amounts: Mapping[str, int]) -> str:
    """The line that takes amounts, with what leaves no choice after it. Raises Problem if they are not asked for."""
    game = progress.game
    kinds = game.rules.tray(game.state, seat) if seat in game.actors else ()
    if not kinds or not set(amounts) <= {kind.name for kind in kinds}:
        raise Problem("bad_message")
    return game.completed(game.rules.load(game.state, seat, amounts), seat)


def ending(progress: Progress, seat: int) -> str:
    """The line that ends a seat's turn: the rules' own answer, or the offered one that leads there."""
    game, rules = progress.game, progress.game.rules
    if seat not in game.actors or any(map(rules.ends, rules.legal(game.state, seat))):
        return rules.ending
    return next((each.text for each in rules.longer(game.state, seat) if not each.things), rules.ending)
