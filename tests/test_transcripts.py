"""Whole games kept as fixtures are played again and compared byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from furrow.games import OWN, find
from tests.transcript import FOLDER, parts, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_transcript_is_played_again_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert transcript(*parts(text)) == text


@pytest.mark.parametrize("game", OWN)
def test_there_are_transcripts_of_every_seat_count_that_reach_the_end(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    origins = [parts(text)[0] for text in texts if "\n= 1 seat" in text]
    assert {origin["seats"] for origin in origins if origin["game"] == game} == set(find(game).seat_counts)
