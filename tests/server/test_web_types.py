"""The TypeScript types: the writer, and that the file of the client is current."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import furrow
from furrow.server.web import types
from furrow.server.web.typescript import declarations, typed

FILE = Path(furrow.__file__).parents[2] / "web" / "src" / "wire" / "types.ts"


class Leaf(msgspec.Struct, tag_field="is", tag="leaf"):
    """A leaf."""

    value: int | None = None


class Tree(msgspec.Struct):
    """A tree.

    With leaves.
    """

    leaves: list[Leaf | str]
    names: dict[str, list[int]]
    pair: tuple[int, str]
    colour: Literal["red", "green"] = "red"
    rest: Any = None


def test_structs_become_interfaces() -> None:
    _, components = msgspec.json.schema_components([Tree])
    assert declarations(components) == (
        "/** A leaf. */\n"
        "export interface Leaf {\n"
        '  is: "leaf";\n'
        "  value?: number | null;\n"
        "}\n"
        "\n"
        "/**\n"
        " * A tree.\n"
        " *\n"
        " * With leaves.\n"
        " */\n"
        "export interface Tree {\n"
        "  leaves: (string | Leaf)[];\n"
        "  names: Record<string, number[]>;\n"
        "  pair: [number, string];\n"
        '  colour?: "green" | "red";\n'
        "  rest?: unknown;\n"
        "}\n"
    )
    assert "  rest: unknown;" in declarations(components, ["Tree"])
    renamed = declarations(components, renamed={"Leaf": "Blade"})
    assert "export interface Blade {" in renamed
    assert "  leaves: (string | Blade)[];" in renamed


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"const": 1}, "1"),
        ({"type": ["string", "null"]}, "string | null"),
        ({"type": "array"}, "unknown[]"),
        ({"type": "array", "items": False}, "never[]"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "object", "properties": {"a-b": {"type": "null"}}}, '{\n  "a-b"?: null;\n}'),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
    ],
)
def test_single_types(schema: dict[str, Any], text: str) -> None:
    assert typed(schema) == text


def test_messages_of_the_socket_are_in_it() -> None:
    text = types.text()
    assert 'do: "play";' in text
    assert 'is: "state";' in text
    assert "  view: GameView;" in text
    assert "export type GameView = ScytheView | TableauView;" in text


def test_the_file_of_the_client_is_current() -> None:
    """If not: `python -m furrow.server.web.types web/src/wire/types.ts`."""
    assert FILE.read_text(encoding="utf-8") == types.text()
