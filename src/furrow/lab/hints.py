"""Hints: what a seat could do now, how likely it would win, and why. All of it from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from furrow.bots import Budget, Stop, UnsuitableBot, find, seat_generator
from furrow.bots.asking import playable
from furrow.bots.mind import Mind
from furrow.bots.minds import mind_of
from furrow.bots.search import Thought
from furrow.bots.thinker import Thinker
from furrow.kernel.contract import Code, Rules
from furrow.kernel.errors import WrongSeat
from furrow.kernel.game import Game
from furrow.kernel.generator import Generator
from furrow.lab.chances import without

LEVEL = "sharp"
_LEAST = 0.05
"""Changes below are no reason."""
_WORLDS = 4
"""Imagined states whose chances are averaged: what others hold is a guess."""
_HOPES = ("to_come",)
"""What open questions will bring is no reason either: it is gone when they are answered."""


class Reason(msgspec.Struct, frozen=True):
    """A named part of the evaluation, and by how many points it changes."""

    feature: str
    change: float


class Hint(msgspec.Struct, frozen=True):
    """A line of answers; the chance to win with it; how many points it is behind the best; the main reasons."""

    line: list[str]
    chance: float
    behind: float
    reasons: list[Reason]


def hints(game: Game[Any], seat: int, level: str = LEVEL, *, most: int = 3, stop: Stop | None = None) -> list[Hint]:
    """The best lines for a seat that owes an answer, best first. The game is left alone.

    They depend on what the seat may know, the level and the number of decisions played, and on nothing else: not on
    the seed of the game. Raises WrongSeat if the seat owes no answer, UnknownBot or UnsuitableBot for a level.
    """
    if seat not in game.actors:
        raise WrongSeat(f"seat {seat} owes no answer now")
    rules = game.rules
    generator = seat_generator(0, seat, len(game.history))
    imagined = rules.imagine(game.state, seat, generator)
    found = considered(rules, imagined, seat, thinker(level), generator, stop=stop)
    worlds = [imagined, *(rules.imagine(game.state, seat, generator) for _ in range(_WORLDS - 1))]
    return [_hint(mind_of(rules), worlds, seat, thought, found[0]) for thought in found[:most]]


def thinker(level: str) -> Thinker:
    """A bot that can tell what it thinks."""
    bot = find(level)
    if not isinstance(bot, Thinker):
        raise UnsuitableBot(f"the bot {level!r} does not tell what it thinks: choose novice, steady, sharp or master")
    return bot


def considered(
    rules: Rules[Any],
    imagined: Any,
    seat: int,
    bot: Thinker,
    generator: Generator,
    also: Sequence[Code] = (),
    stop: Stop | None = None,
) -> list[Thought]:
    """What a bot thinks of its answers in an imagined state, each first answer once; `also` are answers it must try."""
    mind = mind_of(rules)
    legal = rules.legal(imagined, seat)
    if len(legal) == 1:
        return [Thought((legal[0],), 0.0)]
    chosen = mind.at_once(imagined, seat, legal, generator)
    if chosen is not None and not also:
        return [Thought((chosen,), 0.0)]
    roots = [*mind.candidates(imagined, seat, legal)]
    roots += [code for code in also if code not in roots]
    if len(roots) == 1:
        return [Thought((roots[0],), 0.0)]
    found: dict[Code, Thought] = {}
    for thought in bot.think(rules, imagined, seat, roots, generator, Budget(0, stop)):
        if thought.line[0] not in found:
            found[thought.line[0]] = thought
    return sorted(found.values(), key=lambda thought: -thought.value)


def _hint(mind: Mind[Any], worlds: Sequence[Any], seat: int, thought: Thought, best: Thought) -> Hint:
    """The position is as good as the best line from it; another line gives away what it is behind."""
    behind = best.value - thought.value
    chance = sum(without(mind, world, seat, behind) for world in worlds) / len(worlds)
    line = playable(mind.rules, worlds[0], seat, thought.line)
    return Hint(line, chance, behind, reasons(mind, worlds[0], seat, thought.line))


def reasons(
    mind: Mind[Any], imagined: Any, seat: int, line: Sequence[Code], instead: Sequence[Code] = (), most: int = 3
) -> list[Reason]:
    """What a line changes, gains first, as far as it can be foreseen; compared with another line if there is one."""
    before = mind.features(_after(mind.rules, imagined, seat, instead), seat)
    after = mind.features(_after(mind.rules, imagined, seat, line), seat)
    names = [name for name in {**before, **after} if name not in _HOPES]
    changes = [Reason(name, round(after.get(name, 0.0) - before.get(name, 0.0), 2)) for name in names]
    found = sorted((reason for reason in changes if abs(reason.change) >= _LEAST), key=lambda reason: -reason.change)
    gains = [reason for reason in found if reason.change > 0]
    return (gains or found[::-1])[:most]


def _after(rules: Rules[Any], imagined: Any, seat: int, line: Sequence[Code]) -> Any:
    """The imagined state after a line, as far as it can be played."""
    here = imagined.clone()
    for code in line:
        if seat not in rules.actors(here) or rules.refusal(here, seat, code):
            break
        rules.apply(here, seat, code)
    return here
