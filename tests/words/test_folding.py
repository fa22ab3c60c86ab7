"""What a search finds: the table that the browser is tested by, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from furrow.words.folding import folded, holds

_TABLE: list[dict[str, Any]] = json.loads(Path(__file__).with_name("sought.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", _TABLE, ids=lambda row: str(row["wanted"]))
def test_what_is_found(row: dict[str, Any]) -> None:
    assert holds(row["text"], row["wanted"]) is (row["hits"] is not None)


def test_a_text_reads_the_same_however_often_it_is_read() -> None:
    for row in _TABLE:
        for text in (row["text"], row["wanted"]):
            assert folded(folded(text)) == folded(text)
