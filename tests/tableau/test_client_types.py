"""What the client draws of a card's row is what a row may say."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from furrow.games.tableau.rows import Effect, Per, Step

_TYPES = Path(__file__).resolve().parents[2] / "web" / "src" / "tableau" / "types.ts"
_INTERFACE = re.compile(r"export interface (\w+) \{\n(.*?)\n\}", re.DOTALL)
_FIELD = re.compile(r"^  (\w+)(\??):", re.MULTILINE)


def _interface(name: str) -> dict[str, bool]:
    """The fields of an interface, and whether they may be missing."""
    found = dict(_INTERFACE.findall(_TYPES.read_text(encoding="utf-8")))
    return {field: bool(mark) for field, mark in _FIELD.findall(found[name])}


def _struct(kind: type[msgspec.Struct]) -> dict[str, bool]:
    return {field.encode_name: not field.required for field in msgspec.structs.fields(kind)}


@pytest.mark.parametrize(("name", "kind"), [("Effect", Effect), ("Step", Step), ("Per", Per)])
def test_the_client_draws_what_a_row_may_say(name: str, kind: type[msgspec.Struct]) -> None:
    drawn, known = _interface(name), _struct(kind)
    assert {field: known[field] for field in drawn} == drawn
    assert set(known) - set(drawn) <= {"with"}
