"""Standing answers: what the server answers for a seat by itself, because its player said so beforehand.

Two belong to the table (`end`: end a turn without asking when nothing else can be done; `pass`: pass at the next turn).
The ongoing recruit bonuses of Scythe are the game's own: there a standing answer is a side action, and the view has it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from furrow.server.live.progress import Progress
from furrow.server.live.wording import language
from furrow.server.wire.errors import Problem
from furrow.server.wire.play import Standing
from furrow.server.wire.socket import encoded
from furrow.words import words

ASK, SKIP, NEXT = "ask", "skip", "next"
ACCEPT, REFUSE = "accept", "refuse"
_END, _PASS = "end", "pass"
_BONUS = "bonus_"
_OWN = {_END: (ASK, SKIP), _PASS: (ASK, NEXT)}


def values(progress: Progress, seat: int) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The standing answers that a seat can give: each with its value and the possible ones."""
    return _values(*_said(progress, seat))


def _said(progress: Progress, seat: int) -> tuple[str, str, int]:
    """What a seat has said about ending and passing; the bonuses that it refuses, -1 where there are none."""
    said, game = progress.standing[seat], progress.game
    state: Any = game.state
    return said.get(_END, ASK), said.get(_PASS, ASK), state.players[seat].refused if game.name == "scythe" else -1


def _values(end: str, following: str, refused: int) -> dict[str, tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, tuple[str, ...]]] = {_END: (end, _OWN[_END])}
    if refused < 0:
        found[_PASS] = (following, _OWN[_PASS])
        return found
    from furrow.games.scythe.names import BONUSES

    for number, name in enumerate(BONUSES):
        found[f"{_BONUS}{name}"] = (REFUSE if refused >> number & 1 else ACCEPT, (ACCEPT, REFUSE))
    return found


def shown(progress: Progress, seat: int, lang: str) -> list[Standing]:
    """The standing answers of a seat in words, as they are sent."""
    return _shown(*_said(progress, seat), lang)


@lru_cache(maxsize=1024)
def _shown(end: str, following: str, refused: int, lang: str) -> list[Standing]:
    """The same few go out with every state: they are written once."""
    speaker = words(language(lang))
    found = []
    for name, (value, possible) in _values(end, following, refused).items():
        title = speaker.say(f"server-standing-{name.replace('_', '-')}")
        labels = tuple(speaker.say(f"server-standing-value-{each}") for each in possible)
        found.append(Standing(name, title, value, possible, labels))
    return encoded(found)


def split(progress: Progress, seat: int, wishes: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Wishes that the table keeps, and side actions for those that the game keeps. Raises Problem."""
    known = values(progress, seat)
    kept: dict[str, str] = {}
    sides: list[str] = []
    for name, value in wishes.items():
        if name not in known or value not in known[name][1]:
            raise Problem("bad_message", name=name)
        if name.startswith(_BONUS):
            if value != known[name][0]:
                sides.append(f"{value} {name.removeprefix(_BONUS)}")
        else:
            kept[name] = value
    return kept, sides


def automatic(progress: Progress, seat: int) -> str:
    """What a seat that owes an answer answers by itself, or ""."""
    said = progress.standing[seat]
    game = progress.game
    if said.get(_END) == SKIP and game.question(seat) == _END:
        legal = game.legal(seat)
        return _END if [action.text for action in legal] == [_END] else ""
    if said.get(_PASS) == NEXT and game.question(seat) == "turn":
        return _PASS if any(action.text == _PASS for action in game.legal(seat)) else ""
    return ""
