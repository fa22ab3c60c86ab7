"""A game is known in its own rooms only: elsewhere nobody names one, its family, or one of its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import furrow
from furrow.games import OWN, find
from furrow.games.rulebook import rulebook

SOURCE = Path(furrow.__file__).parent
ROOMS = {*OWN, *(find(game).family for game in OWN)}
"""What the rooms of games are called: a folder or a module of that name."""
_PREFIXES = {rulebook(game).rules[0].id.partition("-")[0] for game in OWN}
_NAMED = re.compile("|".join([*ROOMS, *(rf"\b{prefix}-" for prefix in _PREFIXES)]))
_REGISTRY = Path("games/__init__.py")
_BUILT = "client"
"""The browser client as it was built; its sources have a test of their own."""


def _is_room(path: Path) -> bool:
    return any(part.removesuffix(path.suffix) in ROOMS for part in path.parts)


def _files(suffix: str) -> list[Path]:
    found = [path.relative_to(SOURCE) for path in SOURCE.rglob(f"*{suffix}")]
    return sorted(path for path in found if not _is_room(path) and _BUILT not in path.parts and path != _REGISTRY)


def _spoken(tree: ast.AST) -> Iterator[str]:
    """Every name and text in a module but for docstrings, whose examples may show a game."""
    told = {
        id(line.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for line in node.body
        if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_module_outside_a_games_rooms_names_it() -> None:
    modules = _files(".py")
    assert len(modules) > 100
    trees = {path: ast.parse((SOURCE / path).read_text(encoding="utf-8")) for path in modules}
    assert [(path, word) for path, tree in trees.items() for word in _spoken(tree) if _NAMED.search(word)] == []


def test_no_table_outside_a_games_rooms_names_it() -> None:
    tables = _files(".json")
    assert tables
    assert [path for path in tables if _NAMED.search((SOURCE / path).read_text(encoding="utf-8"))] == []


_ONE_GAMES_FIELDS = re.compile(r"\b(by_)?(faction|mat)s?\b")
"""What only some games deal: elsewhere it is `dealt`, by kind."""
_MIGRATION = Path("server/store/migrations")
"""Old databases have such columns."""


def _fields(tree: ast.AST) -> Iterator[str]:
    """Names of fields, variables, arguments and entries: not what is said in sentences."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value


def test_what_only_some_games_deal_is_no_field_outside_their_rooms() -> None:
    modules = [path for path in _files(".py") if _MIGRATION not in path.parents]
    trees = {path: ast.parse((SOURCE / path).read_text(encoding="utf-8")) for path in modules}
    found = [(str(path), word) for path, tree in trees.items() for word in _fields(tree)]
    assert [each for each in found if _ONE_GAMES_FIELDS.fullmatch(each[1])] == []
    tables = {path: (SOURCE / path).read_text(encoding="utf-8") for path in _files(".json")}
    assert [path for path, text in tables.items() if re.search(r'"(faction|mat)s?"', text)] == []


def test_the_search_for_fields_finds_what_it_looks_for() -> None:
    shown = ast.parse('class A:\n    mat: str\n\nwish(faction=row["mats"]).mat\n')
    assert [word for word in _fields(shown) if _ONE_GAMES_FIELDS.fullmatch(word)] == ["mat", "mat", "faction", "mats"]


def test_the_search_finds_what_it_looks_for() -> None:
    shown = ast.parse('"""Of scythe."""\nif game.name == "scythe":\n    refuse("SCY-INV-02")\n')
    assert [word for word in _spoken(shown) if _NAMED.search(word)] == ["scythe", "SCY-INV-02"]
