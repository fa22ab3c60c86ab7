"""Which rules of a ledger are cited by a test. Read from the source of the tests, so it is the same under xdist."""

from __future__ import annotations

import ast
import json
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
_NEVER_RUN = ("skip", "xfail")


class Coverage(NamedTuple):
    rules: int
    rules_shown: int
    examples: int
    examples_shown: int
    missing: tuple[str, ...]
    unknown: tuple[str, ...]


@lru_cache
def cited() -> frozenset[str]:
    """Every id named by `@pytest.mark.rule(...)` or `@pytest.mark.example(...)` on a test that runs."""
    found: set[str] = set()
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                marks = [mark for decorator in node.decorator_list for mark in _marks(decorator)]
                if not any(name in _NEVER_RUN for name, _ in marks):
                    found.update(text for name, ids in marks if name in ("rule", "example") for text in ids)
    return frozenset(found)


def _marks(decorator: ast.expr) -> list[tuple[str, list[str]]]:
    """All `pytest.mark.x(...)` calls inside a decorator, parameters of parametrize included."""
    found = []
    for node in ast.walk(decorator):
        call = node.func if isinstance(node, ast.Call) else node
        if isinstance(call, ast.Attribute) and isinstance(call.value, ast.Attribute) and call.value.attr == "mark":
            arguments = node.args if isinstance(node, ast.Call) else []
            ids = [each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            found.append((call.attr, ids))
    return found


def coverage(game: str) -> Coverage:
    """How much of a game's ledger is shown by tests."""
    book = json.loads(files(f"furrow.games.{game}").joinpath("data", "rulebook.json").read_text(encoding="utf-8"))
    rules = [row["id"] for row in book["rules"] if not row["informative"]]
    examples = [row["id"] for row in book["examples"]]
    every = {row["id"] for row in (*book["rules"], *book["examples"])}
    prefix = rules[0].split("-")[0] + "-"
    shown = cited()
    return Coverage(
        len(rules),
        sum(rule in shown for rule in rules),
        len(examples),
        sum(example in shown for example in examples),
        tuple(each for each in (*rules, *examples) if each not in shown),
        tuple(sorted(each for each in shown if each.startswith(prefix) and each not in every)),
    )
