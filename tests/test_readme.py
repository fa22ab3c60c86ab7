"""The Python example of the README runs as it stands, and the examples in docstrings hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import furrow

ROOT = Path(__file__).parent.parent
ALEMBIC = "furrow.server.store.migrations"  # its files are run by Alembic, not imported
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(furrow.__path__, "furrow.")
    if not module.name.startswith(f"{ALEMBIC}.")
)


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "['move', 'bolster', 'trade', 'produce']"
    assert printed[1].startswith("SCY-")


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
