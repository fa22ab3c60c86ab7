"""Hints: what a seat could do now, how likely it would win, and why. All of it from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from furrow.bots import Budget, Stop, UnsuitableBot, find, seat_generator
from furrow.bots.driver import playable
from furrow.bots.mind import Mind
from furrow.bots.minds import mind_of
from furrow.bots.search import Thought
from furrow.bots.thinker import Thinker
from furrow.kernel.contract import Code, Rules
from furrow.kernel.errors import WrongSeat
from furrow.kernel.game import Game
from furrow.kernel.generator import Generator
from furrow.kernel.pointing import LineThings, line_things
from furrow.lab.chances import without

LEVEL = "sharp"
_LEAST = 0.05
"""Changes below are no reason."""
_WORLDS = 4
"""Imagined states whose chances are averaged: what others hold is a guess."""
_HOPES = ("to_come",)
"""What open questions will bring is no reason by itself: it is gone when they are answered."""
_AHEAD = "ahead"
"""What a line brings after its last answer, by the bot's search: all that the named parts do not explain."""


class Reason(msgspec.Struct, frozen=True):
    """A named part of the evaluation, and by how many points it changes."""

    feature: str
    change: float


class Hint(msgspec.Struct, frozen=True):
    """A line of answers; the chance to win with it; how many points it is behind the best; the main reasons.

    They compare it `against` another line: the best one with the second, all others with the best. A line that is alone
    is compared with the position as it is now. `things` are those of each answer, as far as the turn goes.
    """

    line: list[str]
    chance: float
    behind: float
    reasons: list[Reason]
    things: LineThings
    against: Literal["second", "best", "now"] = "now"


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
    return [_hint(mind_of(rules), worlds, seat, found, number) for number in range(min(most, len(found)))]


def thinker(level: str) -> Thinker:
    """A bot that can say what it thinks."""
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


def _hint(mind: Mind[Any], worlds: Sequence[Any], seat: int, found: Sequence[Thought], number: int) -> Hint:
    """The position is as good as the best line from it; another line gives away what it is behind."""
    thought, behind = found[number], found[0].value - found[number].value
    chance = sum(without(mind, world, seat, behind) for world in worlds) / len(worlds)
    line = playable(mind.rules, worlds[0], seat, thought.line)
    things = line_things(mind.rules, worlds[0], seat, line)
    if len(found) == 1:
        return Hint(line, chance, behind, reasons(mind, worlds[0], seat, thought.line), things)
    other = found[0 if number else 1]
    why = reasons(mind, worlds[0], seat, thought.line, other.line, thought.value - other.value)
    return Hint(line, chance, behind, why, things, "best" if number else "second")


def reasons(
    mind: Mind[Any],
    imagined: Any,
    seat: int,
    line: Sequence[Code],
    instead: Sequence[Code] = (),
    better: float | None = None,
    most: int = 3,
) -> list[Reason]:
    """What a line changes, as far as it can be foreseen; compared with another line if there is one.

    `better` says by how many points it is the better of the two (or the worse, if negative), so that the reasons agree
    with the ranking: first what speaks for that, then what speaks most against it.
    """
    before = mind.features(_after(mind.rules, imagined, seat, instead), seat)
    after = mind.features(_after(mind.rules, imagined, seat, line), seat)
    names = [name for name in {**before, **after} if name not in _HOPES]
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in names}
    if better is not None:
        changes[_AHEAD] = better - sum(changes.values())
    found = [Reason(name, round(change, 2)) for name, change in changes.items() if abs(change) >= _LEAST]
    found.sort(key=lambda reason: -reason.change)
    gains, losses = [each for each in found if each.change > 0], [each for each in found[::-1] if each.change < 0]
    pros, cons = (losses, gains) if better is not None and better < 0 else (gains, losses)
    return (pros[: most - 1] + cons[:1] if cons else pros[:most]) if pros else cons[:most]


def _after(rules: Rules[Any], imagined: Any, seat: int, line: Sequence[Code]) -> Any:
    """The imagined state after a line, as far as it can be played."""
    here = imagined.clone()
    for code in line:
        if seat not in rules.actors(here) or rules.refusal(here, seat, code):
            break
        rules.apply(here, seat, code)
    return here
