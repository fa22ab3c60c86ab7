"""The wire as docs/wire.md has it: every message and field is written there, and nothing else is understood."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from furrow.server.wire import socket as w
from furrow.server.wire.tables import NewTable, SeatInfo, SeatWish, TableInfo

DOCUMENT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")


def _row(section: str, tag: str) -> str:
    """The row of a message in the table of what clients or the server send."""
    text = DOCUMENT.partition(section)[2].partition("\n\n| message")[2].partition("\n\n")[0]
    rows = [row for row in text.splitlines() if f"`{tag}`" in row.split("|")[1]]
    assert len(rows) == 1, tag
    return rows[0]


def _messages() -> list[tuple[str, Any]]:
    clients = [("Client → server", kind) for kind in get_args(w.ClientMessage)]
    return clients + [("Server → client", kind) for kind in get_args(w.ServerMessage)]


@pytest.mark.parametrize(("section", "kind"), _messages(), ids=lambda value: getattr(value, "__name__", ""))
def test_every_message_is_documented_with_its_fields(section: str, kind: Any) -> None:
    row = _row(section, kind.__struct_config__.tag)
    missing = [name for name in kind.__struct_encode_fields__ if not re.search(rf"\b{name}\b", row)]
    assert not missing


@pytest.mark.parametrize("kind", [NewTable, SeatWish, TableInfo, SeatInfo])
def test_tables_are_documented_with_their_fields(kind: Any) -> None:
    missing = [name for name in kind.__struct_encode_fields__ if not re.search(rf"\b{name}\b", DOCUMENT)]
    assert not missing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"do": "dance"}',
        '{"do": "play", "seat": 0, "line": "end"}',
        '{"do": "play", "seat": -1, "line": "end", "at": 1}',
        '{"do": "play", "seat": 0, "line": "end", "at": 1, "as": 2}',
        '{"do": "play", "seat": "0", "line": "end", "at": 1}',
        '{"do": "play", "seat": 0, "line": "", "at": 1}',
        f'{{"do": "play", "seat": 0, "line": "{"x" * 1001}", "at": 1}}',
        f'{{"do": "say", "text": "{"x" * 501}"}}',
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        w.read_message(text)


def test_every_close_code_is_documented() -> None:
    codes = [value for name, value in vars(w).items() if name.startswith("CLOSE_")]
    assert [code for code in codes if str(code) not in DOCUMENT] == []
