"""docs/library.md: its examples run and print what they say."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
_FILE = re.compile(r"# (\w+)\.py\n")
_PRINT = re.compile(r"^print\(.*\)  # (.*)$", re.MULTILINE)


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
