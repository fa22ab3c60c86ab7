"""Bots that are found by "tests.bots.players:Class", good ones and bad ones."""

from __future__ import annotations

import sys
import time
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


class Raising(Lost):
    """Fails at every question."""

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Any:
        raise ZeroDivisionError("by zero")


class Leaving(Lost):
    """Wants to end the whole program."""

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Any:
        sys.exit(3)


class Sleeping(Lost):
    """Never answers."""

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Any:
        time.sleep(3600)


class Stubborn(Sleeping):
    """Sleeps on when it is woken for the first time."""

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Any:
        try:
            time.sleep(3600)
        except BaseException:
            time.sleep(3600)


class Slow(First):
    """Answers after its time is up."""

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Code:
        while not budget.spent:
            time.sleep(0.001)
        time.sleep(0.01)
        return legal[0]


class Lazy(bots.Bot[Any]):
    """Forgot `choose`."""


class Stranger:
    """Is no bot."""
