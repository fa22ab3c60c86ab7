"""Whatever holds seeds, passwords or talk is readable for its owner only, whatever the umask says."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from furrow.server.file_modes import make_file
from tests.server.edge import serving

FURROW = [sys.executable, "-c", "from furrow.cli.main import main; main()"]


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A umask that lets everybody read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_can_read_what_a_site_keeps(tmp_path: Path) -> None:
    home = tmp_path / "furrow"
    with serving(["--data-dir", str(home)], home=tmp_path) as served, served.person() as anna:
        table = anna.table()["id"]
        anna.post(f"/api/tables/{table}/bug", {"text": "odd"})
        found = {path.relative_to(home).parts[0]: mode(path) for path in home.rglob("*") if path.is_file()}
        copy, record = home / "copy", home / "game.json"
        for words in (["backup", str(copy)], ["export", "--to", str(record), "--", table]):
            place = {**os.environ, "FURROW_DATA_DIR": str(home)}
            subprocess.run([*FURROW, "admin", *words], check=True, capture_output=True, env=place)
    assert found.keys() >= {"furrow.sqlite", "furrow.sqlite-wal", "furrow.sqlite-shm", "session.key", "bugs"}
    assert found == dict.fromkeys(found, 0o600)
    assert [mode(path) for path in (home, home / "bugs")] == [0o700, 0o700]
    assert [mode(path) for path in (copy, record)] == [0o600, 0o600]


def test_the_log_of_somebody_who_plays_at_home_is_private(tmp_path: Path) -> None:
    with serving(["--data-dir", str(tmp_path / "furrow"), "--open"], {"BROWSER": "true"}, home=tmp_path):
        assert mode(tmp_path / "furrow" / "furrow.log") == 0o600


def test_what_the_operator_has_opened_stays_open(tmp_path: Path) -> None:
    file = tmp_path / "shared"
    file.touch(0o640)
    make_file(file)
    assert mode(file) == 0o640
