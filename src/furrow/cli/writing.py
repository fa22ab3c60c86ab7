"""Results as documents: on standard output, or in a file that is written as a whole or not at all."""

from __future__ import annotations

import sys
from pathlib import Path

from furrow.cli import keeper
from furrow.cli.trouble import Trouble


def to_output(document: bytes) -> None:
    """Bytes as they are: a terminal's line ends would not be the same everywhere."""
    sys.stdout.flush()
    sys.stdout.buffer.write(document)
    sys.stdout.buffer.flush()


def to_file(path: Path, text: str) -> None:
    """Raises Trouble if the file cannot be written."""
    try:
        keeper.write_text(path, text)
    except OSError as error:
        raise Trouble("cli-not-saved", file=keeper.shown(path), reason=keeper.reason_of(error)) from None
