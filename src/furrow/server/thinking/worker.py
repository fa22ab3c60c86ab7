"""A thinking process: reads tasks from its input, writes replies to its output, ends when the input does."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from furrow.server.thinking.answer import answer
from furrow.server.thinking.task import HEAD, Reply, Task, framed

NICE = 5
"""Players' messages come first when the processors are busy."""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer tasks until there are no more."""
    tasks = msgspec.json.Decoder(Task)
    while len(head := source.read(HEAD.size)) == HEAD.size:
        data = source.read(HEAD.unpack(head)[0])
        try:
            reply = answer(tasks.decode(data))
        except Exception as error:  # a bot may do anything; the table must hear of it
            reply = Reply(trouble=f"{type(error).__name__}: {error}")
        sink.write(framed(reply))
        sink.flush()


def main() -> None:
    """Keep the true output for replies: what a bot prints goes to the error stream."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops us, not the keyboard
    os.nice(NICE)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with sink:
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
