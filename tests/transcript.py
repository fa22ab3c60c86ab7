"""Transcripts: whole games as readable text, kept as fixtures. Any change of behaviour shows up as a diff.

After a wanted change of rules, rewrite the decisions that still hold with `python -m tests.transcript`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import furrow
from furrow.kernel.events import Event
from furrow.kernel.record import digest

FOLDER = Path(__file__).parent / "transcripts"
_HASH_EVERY = 50


def transcript(origin: dict[str, object], decisions: Iterable[tuple[int, str]]) -> str:
    """The text of a game: each decision, what it caused, a hash now and then, the result."""
    setup = {key: value for key, value in origin.items() if key != "game"}
    game = furrow.new(str(origin["game"]), **setup)  # type: ignore[arg-type]
    lines = [json.dumps(origin, sort_keys=True)]
    told = len(game._events)
    lines += [_event(event) for event in game._events]
    for number, (seat, text) in enumerate(decisions, 1):
        game.play(text, seat)
        lines.append(f"{seat} {text}")
        lines += [_event(event) for event in game._events[told:]]
        told = len(game._events)
        if number % _HASH_EVERY == 0:
            lines.append(f"# {number} {digest(game.position())}")
    if game.over:
        lines += [f"= {row.rank} seat {row.seat} {row.total} {row.parts}" for row in game.result.standings]
    lines.append(f"# end {digest(game.position())}")
    return "\n".join(lines) + "\n"


def _event(event: Event) -> str:
    facts = " ".join(f"{key}={value}" for key, value in event.facts.items())
    secret = " ".join(f"{key}={value}" for key, value in event.secret.items())
    return f"  {event.kind} {event.seat} {facts}{f' [{event.seen_by}: {secret}]' if secret else ''}".rstrip()


def parts(text: str) -> tuple[dict[str, object], list[tuple[int, str]]]:
    """Origin and decisions of a transcript."""
    head, *lines = text.splitlines()
    decisions = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    return json.loads(head), [(int(seat), step) for seat, step in decisions]


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(transcript(*parts(path.read_text(encoding="utf-8"))), encoding="utf-8")
        sys.stdout.write(f"wrote {path.name}\n")
