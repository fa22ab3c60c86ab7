"""Bots that are found by "tests.bots.players:Class", good ones and bad ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furrow import bots
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

NOT_A_CLASS = 7


class First(bots.Bot[Any]):
    """Answers the first legal answer."""

    name = "first"
    imagines = False

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Code:
        return legal[0]


class Sayer(First):
    """Answers what it was told to, right or wrong."""

    name = "mine"

    def __init__(self, said: Any) -> None:
        self.said = said

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Code:
        code: Code = self.said
        return code


class Lost(First):
    """Answers nothing; has no name of its own."""

    name = ""

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Any:
        return None


class Lazy(bots.Bot[Any]):
    """Forgot `choose`."""


class Stranger:
    """Is no bot."""
