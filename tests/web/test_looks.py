"""The names of the controls are theirs alone: any other part with one of these classes would look like a button."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
STYLES = SOURCES / "look" / "controls.css"
CONTROLS = {"big", "second", "pill", "beside", "bare"}
"""How buttons are called (look/controls.css)."""
_ELEMENT = re.compile(r"<([a-zA-Z:.]+)((?:[^<>{}\"']|\"[^\"]*\"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)>")
_PRESSED = {"a", "button", "summary", "label"}


def _classes(attributes: str) -> set[str]:
    listed = [name for text in re.findall(r'\bclass="([^"]*)"', attributes) for name in re.findall(r"[\w-]+", text)]
    return {*listed, *re.findall(r"\bclass:([\w-]+)", attributes)}


def test_no_part_of_a_page_is_called_like_a_control() -> None:
    styles = STYLES.read_text(encoding="utf-8")
    assert all(f".{name} {{" in styles for name in CONTROLS)
    found = []
    for path in sorted(SOURCES.rglob("*.svelte")):
        source = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for tag, attributes in _ELEMENT.findall(source):
            if tag not in _PRESSED and (taken := _classes(attributes) & CONTROLS):
                found.append(f"{path.relative_to(SOURCES)}: <{tag}> is called {', '.join(sorted(taken))}")
    assert found == []
