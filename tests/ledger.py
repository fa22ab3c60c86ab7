"""Which rules of a ledger are cited by a test. Read from the source of the tests, so it is the same under xdist.

A mark is a claim. Where a rule refuses something the claim is held to more: one of the tests with the mark names the
rule again in its body or its parameters, where it compares what was refused. What other rules do no reader of sources
can check; a mark on such a test is as good as its author and its reviewer.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
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


class Cited(NamedTuple):
    """Ids named by `@pytest.mark.rule(...)` or `@pytest.mark.example(...)` on tests that run; those among them that
    such a test names again, where it says what it expects."""

    marked: frozenset[str]
    expected: frozenset[str]


@lru_cache
def cited() -> Cited:
    marked: set[str] = set()
    expected: set[str] = set()
    for path in sorted(HERE.rglob("test_*.py")):
        for node in _definitions(ast.parse(path.read_text(encoding="utf-8")).body):
            marks = [mark for decorator in node.decorator_list for mark in _marks(decorator)]
            if not any(name in _NEVER_RUN for name, _ in marks):
                ids = {text for name, ids in marks if name in ("rule", "example") for text in ids}
                marked |= ids
                expected |= ids & _expected(node) if ids else ids
    return Cited(frozenset(marked), frozenset(expected))


def _definitions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a module, and what is defined in such a class: where tests can be."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
        if isinstance(node, ast.ClassDef):
            yield from _definitions(node.body)


def _expected(test: ast.FunctionDef | ast.ClassDef) -> set[str]:
    """The texts in a test's body and parameters, its marks and docstring left out."""
    claims = {
        id(part)
        for decorator in test.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("rule", "example")
        for part in ast.walk(node)
    }
    if isinstance(test.body[0], ast.Expr):
        claims.add(id(test.body[0].value))
    return {
        node.value
        for node in ast.walk(test)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in claims
    }


def refusing(game: str) -> frozenset[str]:
    """The rules by which something is refused: those that have a sentence for it."""
    text = files("furrow").joinpath("words", "en", f"{game}-refusals.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"(?m)^refusal-([A-Z]+-[A-Z]+-\d+)", text))


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
    shown = cited().marked
    return Coverage(
        len(rules),
        sum(rule in shown for rule in rules),
        len(examples),
        sum(example in shown for example in examples),
        tuple(each for each in (*rules, *examples) if each not in shown),
        tuple(sorted(each for each in shown if each.startswith(prefix) and each not in every)),
    )
