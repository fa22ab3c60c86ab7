"""The names of the look: whatever a style asks for is defined somewhere. What is not would silently be nothing."""

from __future__ import annotations

import re
from pathlib import Path

_SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
_ASKED = re.compile(r"var\((--[\w-]+)\)")
"""Without a value to fall back to."""
_DEFINED = re.compile(r"""(--[\w-]+)\s*:|style:(--[\w-]+)|['"`](--[\w-]+)['"`]""")


def _texts() -> dict[str, str]:
    kinds = (".css", ".svelte", ".ts")
    found = (path for path in _SOURCES.rglob("*") if path.suffix in kinds)
    return {path.relative_to(_SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_every_name_that_a_style_asks_for_is_defined() -> None:
    texts = _texts()
    defined = {name for text in texts.values() for names in _DEFINED.findall(text) for name in names}
    asked = {(path, name) for path, text in texts.items() for name in _ASKED.findall(text)}
    assert asked
    assert {(path, name) for path, name in asked if name not in defined} == set()
