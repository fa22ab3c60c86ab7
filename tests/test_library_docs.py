"""docs/library.md: its examples run and print what they say, and its table of events is what the engine tells."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from furrow.games import scythe
from furrow.games.scythe import names
from furrow.lab.simulation import make_plan, replay

PAGE = (Path(__file__).parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
_FILE = re.compile(r"# (\w+)\.py\n")
_PRINT = re.compile(r"^print\(.*\)  # (.*)$", re.MULTILINE)


class Told(NamedTuple):
    """One kind of event: facts that are always there, facts that may be, secret facts and how many seats read them."""

    always: frozenset[str]
    maybe: frozenset[str]
    secret: frozenset[str]
    readers: int


# -- examples ----------------------------------------------------------------------------------------------------


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks in one go. A block that begins with the name of a file is that file."""
    monkeypatch.syspath_prepend(tmp_path)
    everything: dict[str, object] = {}
    files = []
    for number, block in enumerate(BLOCKS, 1):
        if file := _FILE.match(block):
            (tmp_path / f"{file[1]}.py").write_text(block, encoding="utf-8")
            files.append(file[1])
            continue
        exec(compile(block, f"docs/library.md block {number}", "exec"), everything)
        assert capsys.readouterr().out.splitlines() == _PRINT.findall(block), block
    for name in files:
        del sys.modules[name]


# -- the table of events -----------------------------------------------------------------------------------------


def in_page() -> dict[str, Told]:
    """The table as it stands on the page."""
    found = {}
    rows = PAGE[PAGE.index("| kind | facts |") :].split("\n\n")[0].splitlines()[2:]
    for row in rows:
        kind, facts, secret, _ = (cell.strip() for cell in row.strip("|").split("|"))
        always, _, maybe = facts.partition("(")
        said, _, readers = secret.partition(":")
        found[kind.strip("`")] = Told(_words(always), _words(maybe), _words(said), _READERS[readers.strip()])
    assert len(found) == len(rows)
    return found


_READERS = {"": 0, "the seat": 1, "the seat, the victim": 2}


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"`(\w+)`", text))


def in_source() -> dict[str, Told]:
    """What the rules tell, read from the calls of `s.tell` and `s.tell_secretly`."""
    calls: dict[str, list[Told]] = {}
    for path in sorted(Path(scythe.__file__).parent.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for call in _tells(function):
                for kind in _kinds(tree, function, call.args[0]):
                    calls.setdefault(kind, []).append(_told(function, call))
    return {kind: _together(found) for kind, found in calls.items()}


def _tells(function: ast.FunctionDef) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("tell"):
            assert isinstance(node.func.value, ast.Name), ast.unparse(node)
            yield node


def _kinds(tree: ast.Module, function: ast.FunctionDef, kind: ast.expr) -> list[str]:
    """A kind is a word, or an argument of the function, which is then called with words."""
    if isinstance(kind, ast.Constant):
        return [str(kind.value)]
    assert isinstance(kind, ast.Name)
    place = [argument.arg for argument in function.args.args].index(kind.id)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function.name:
            word = node.args[place]
            assert isinstance(word, ast.Constant)
            found.append(str(word.value))
    return found


def _told(function: ast.FunctionDef, call: ast.Call) -> Told:
    always = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    maybe: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            assert isinstance(keyword.value, ast.Name)
            maybe |= _keys(function, keyword.value.id)
    assert isinstance(call.func, ast.Attribute)
    if call.func.attr == "tell":
        return Told(frozenset(always), frozenset(maybe), frozenset(), 0)
    _, _, seen_by, secret = call.args
    assert isinstance(secret, ast.Dict)
    return Told(frozenset(always), frozenset(maybe), _dict_keys(secret), ast.unparse(seen_by).count("1 << "))


def _keys(function: ast.FunctionDef, name: str) -> set[str]:
    """The keys that a dict of a function may have: written out, or made of a tuple of `names`."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if node.value is None or not any(isinstance(each, ast.Name) and each.id == name for each in targets):
                continue
            for part in ast.walk(node.value):
                if isinstance(part, ast.Dict):
                    found |= _dict_keys(part)
                elif isinstance(part, ast.DictComp):
                    words = re.findall(r"\bn\.([A-Z]+)\b", ast.unparse(part.generators[0].iter))
                    found.update(*(getattr(names, word) for word in words))
    assert found, f"{function.name}: the facts in {name} are not known"
    return found


def _dict_keys(node: ast.Dict) -> frozenset[str]:
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def _together(calls: list[Told]) -> Told:
    """A fact that some calls leave out may be there."""
    always = frozenset.intersection(*(call.always for call in calls))
    seen = frozenset[str]().union(*(call.always | call.maybe for call in calls))
    return Told(always, seen - always, calls[0].secret, calls[0].readers)


def test_the_table_of_events_is_what_the_rules_tell() -> None:
    page, source = in_page(), in_source()
    assert sorted(page) == sorted(source)
    for kind, told in source.items():
        assert page[kind] == told, kind


def test_the_table_of_events_holds_in_play() -> None:
    page = in_page()
    game = replay(make_plan("scythe", seats=3, seed=1, bots=["steady", "random", "random"]), 0)
    public = game.events(None)
    read = [game.events(seat) for seat in range(3)]
    for number, event in enumerate(public):
        told = page[str(event["kind"])]
        facts = set(event) - {"kind", "seat"}
        assert told.always <= facts <= told.always | told.maybe, event
        readers = [seat for seat in range(3) if set(read[seat][number]) != set(event)]
        assert len(readers) == told.readers, event
        for seat in readers:
            assert set(read[seat][number]) - set(event) == told.secret, event
