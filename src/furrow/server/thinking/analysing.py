"""A process that analyses one finished game: reads its record, says how far it is, writes what it found and ends.

Not one of the processes in which bots think: a whole game takes a minute or more, and tables would wait for it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from furrow.server.thinking.process import Lost

if TYPE_CHECKING:  # the server itself starts without knowing how bots think
    from furrow.lab.analysis import Analysis

_COMMAND = (sys.executable, "-m", "furrow.server.thinking.analysing")
_LONGEST_LINE = 16 * 1024 * 1024
_MOST = 40
"""So many mistakes are told: each reader looks at those of one seat."""
_STEPS = 100
"""How often progress is told."""
Progress = Callable[[int, int], None]


class AnalysisProgress(msgspec.Struct, omit_defaults=True):
    """A line that the process writes: how many decisions of how many it has seen. After the last the analysis comes."""

    done: int
    all: int
    last: bool = False


async def analysed(record: str, seconds: float, progress: Progress) -> Analysis:
    """The analysis of a record, made in a process of its own. Raises Lost if there is none in that time."""
    process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE)
    try:
        async with asyncio.timeout(seconds):
            return await _heard(process, record, progress)
    except TimeoutError:
        raise Lost(f"no analysis within {seconds:.0f} seconds") from None
    except (OSError, ValueError) as error:
        raise Lost(f"the process died: {error}") from None
    finally:
        await _end(process)


async def _heard(process: Process, record: str, progress: Progress) -> Analysis:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(record.encode())
    process.stdin.write_eof()
    await process.stdin.drain()
    while line := await process.stdout.readline():
        told = msgspec.json.decode(line, type=AnalysisProgress)
        progress(told.done, told.all)
        if told.last:
            from furrow.lab.analysis import Analysis

            return msgspec.json.decode(await process.stdout.readline(), type=Analysis)
    raise Lost("the process died")


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


def main() -> None:
    """In the process itself."""
    import furrow
    from furrow.lab.analysis import analyse
    from furrow.server.thinking.worker import NICE

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops us, not the keyboard
    os.nice(2 * NICE)  # bots that a table waits for come first
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not a reply
    shown = -1

    def tell(done: int, all: int) -> None:
        nonlocal shown
        if done * _STEPS // max(1, all) != shown:
            shown = done * _STEPS // max(1, all)
            write(AnalysisProgress(done, all))

    def write(message: AnalysisProgress | Analysis) -> None:
        sink.write(msgspec.json.encode(message) + b"\n")
        sink.flush()

    with sink:
        game = furrow.load(sys.stdin.buffer.read().decode(), replay=True)
        tell(0, len(game.history))
        found = analyse(game, most=_MOST, progress=tell)
        write(AnalysisProgress(found.decisions, found.decisions, last=True))
        write(found)


if __name__ == "__main__":
    main()
