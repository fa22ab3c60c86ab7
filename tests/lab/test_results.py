"""Results that survive a stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from furrow.lab.results import BadResults, Results


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "results.jsonl"
    first = Results(int, {"seed": 1}, file)
    first.keep("a", 1)
    first.keep("b", 2)
    again = Results(int, {"seed": 1}, file)
    assert again.done == {"a": 1, "b": 2}
    again.keep("c", 3)
    assert list(Results(int, {"seed": 1}, file)) == [1, 2, 3]


def test_a_torn_line_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(int, "order", file).keep("a", 1)
    with file.open("ab") as end:
        end.write(b'["b",')
    again = Results(int, "order", file)
    assert again.done == {"a": 1}
    again.keep("b", 2)
    assert Results(int, "order", file).done == {"a": 1, "b": 2}


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(int, "order", file).keep("a", 1)
    before = file.read_bytes()
    with pytest.raises(BadResults, match="another order"):
        Results(int, "other", file)
    with pytest.raises(BadResults, match="damaged"):
        Results(list, "order", file)
    assert file.read_bytes() == before
    file.write_bytes(b"no results\n")
    with pytest.raises(BadResults, match="another order"):
        Results(int, "order", file)


def test_without_a_file_nothing_is_written() -> None:
    results = Results(int, "order")
    results.keep("a", 1)
    assert len(results) == 1
