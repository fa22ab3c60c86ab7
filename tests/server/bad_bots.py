"""Bots as others might write them: one fails, one talks nonsense, one never answers, one takes its process with it."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from furrow.bots import Bot, Budget
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator


class _Bad(Bot[Any]):
    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Code:
        return self.misbehave()

    def misbehave(self) -> Code:
        raise NotImplementedError


class Failing(_Bad):
    def misbehave(self) -> Code:
        raise RuntimeError("I lost my cards")


class Rambling(_Bad):
    def misbehave(self) -> Code:
        print("this must not be taken for an answer")
        return (-1, 99)


class Sleeping(_Bad):
    def misbehave(self) -> Code:
        time.sleep(3600)
        return ()


class Dying(_Bad):
    def misbehave(self) -> Code:
        os._exit(1)
