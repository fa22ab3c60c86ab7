"""Files and folders that only their owner may read: they hold seeds, hands, password hashes and talk.

Modes are given when something is made, never afterwards: what the operator has opened to others stays open.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def make_folder(path: Path) -> None:
    """Make a folder if there is none."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file if there is none, for programs that would make one that everybody can read."""
    with suppress(FileExistsError):
        os.close(opener(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))


def opener(path: str, flags: int) -> int:
    """For `open`."""
    return os.open(path, flags, 0o600)
