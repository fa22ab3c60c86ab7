"""The bots of our levels: they plan whole turns, overlook more or less, and look more or less far ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.budget import Budget
from furrow.bots.levels import Level, level
from furrow.bots.mind import Mind
from furrow.bots.minds import mind_of
from furrow.bots.search import Search, Thought
from furrow.bots.weights import shipped
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_SURE = 1000


class Thinker(Bot[Any]):
    """A level by its name. `percent` is the part of the level's budget that it may use: `sharp%10` has a tenth."""

    def __init__(self, name: str, percent: int = 100, weights: str = "", level: Level | None = None) -> None:
        self.name = name if percent == 100 else f"{name}%{percent}"
        self._level = name
        self._percent = percent
        self._weights = weights
        self._own = level

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Code:
        return self.line(rules, state, seat, legal, generator, budget)[0]

    def line(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Sequence[Code]:
        strength = self.level(rules)
        mind = self._mind(rules)
        found = mind.at_once(state, seat, legal, generator)
        if found is not None:
            return (found,)
        roots = _noticed(mind.candidates(state, seat, legal), strength.misses, generator)
        if len(roots) == 1:
            return roots
        thoughts = self.think(rules, state, seat, roots, generator, budget)
        return max(thoughts, key=lambda thought: thought.value + _error(strength.blur, generator)).line

    def think(
        self, rules: Rules[Any], state: Any, seat: int, roots: Sequence[Code], generator: Generator, budget: Budget
    ) -> list[Thought]:
        """What it thinks of the answers, best first: each with the turn that it would begin."""
        strength = self.level(rules)
        budget.iterations = min(budget.iterations or _most(strength, self._percent), _most(strength, self._percent))
        return Search(self._mind(rules), seat, generator, budget, strength).think(state, roots)

    def level(self, rules: Rules[Any]) -> Level:
        return self._own or level(rules, self._level)

    def _mind(self, rules: Rules[Any]) -> Mind[Any]:
        """With the weights it was given; else those of its level, if the game has them; else those of the game."""
        variant = f"{rules.name}-{self.level(rules).weights}"
        return mind_of(rules, self._weights or (variant if shipped(variant) else ""))


def _most(strength: Level, percent: int) -> int:
    return max(1, strength.iterations * percent // 100)


def _error(blur: float, generator: Generator) -> float:
    """By how much a turn is misjudged: seldom by nearly as much as the blur, mostly by little."""
    if not blur:
        return 0.0
    return blur * (generator.below(_SURE) - generator.below(_SURE)) / _SURE


def _noticed(roots: list[Code], misses: float, generator: Generator) -> list[Code]:
    """The answers that are thought of at all: one at least."""
    if not misses or len(roots) == 1:
        return roots
    sure = roots[generator.below(len(roots))]
    return [code for code in roots if code == sure or generator.below(_SURE) >= misses * _SURE]
