"""Whole games kept as fixtures are played again and compared byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.transcript import FOLDER, parts, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_transcript_is_played_again_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert transcript(*parts(text)) == text


def test_there_are_transcripts_of_every_seat_count_that_reach_the_end() -> None:
    ended = {parts(path.read_text(encoding="utf-8"))[0]["seats"] for path in FILES if "\n= 1 seat" in path.read_text()}
    assert ended == {2, 3, 4, 5}
