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
from furrow.words import words

ASK, SKIP, NEXT = "ask", "skip", "next"
ACCEPT, REFUSE = "accept", "refuse"
_END, _PASS = "end", "pass"
_BONUS = "bonus_"
_OWN = {_END: (ASK, SKIP), _PASS: (ASK, NEXT)}


def _bonuses(progress: Progress) -> tuple[str, ...]:
    if progress.game.name != "scythe":
        return ()
    from furrow.games.scythe.names import BONUSES

    return tuple(BONUSES)


def values(progress: Progress, seat: int) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The standing answers that a seat can give: each with its value and the possible ones."""
    said = progress.standing[seat]
    found: dict[str, tuple[str, tuple[str, ...]]] = {_END: (said.get(_END, ASK), _OWN[_END])}
    bonuses = _bonuses(progress)
    if bonuses:
        refused = _refused(progress, seat)
        for name in bonuses:
            found[f"{_BONUS}{name}"] = (REFUSE if name in refused else ACCEPT, (ACCEPT, REFUSE))
    else:
        found[_PASS] = (said.get(_PASS, ASK), _OWN[_PASS])
    return found


def _refused(progress: Progress, seat: int) -> tuple[str, ...]:
    from furrow.games.scythe.names import BONUSES

    state: Any = progress.game.state
    mask = state.players[seat].refused
    return tuple(name for number, name in enumerate(BONUSES) if mask >> number & 1)


def shown(progress: Progress, seat: int, lang: str) -> list[Standing]:
    """The standing answers of a seat in words."""
    return _shown(tuple(values(progress, seat).items()), lang)


@lru_cache(maxsize=1024)
def _shown(known: tuple[tuple[str, tuple[str, tuple[str, ...]]], ...], lang: str) -> list[Standing]:
    """Only read by its callers, since they all get the same list."""
    speaker = words(language(lang))
    found = []
    for name, (value, possible) in known:
        title = speaker.say(f"server-standing-{name.replace('_', '-')}")
        labels = tuple(speaker.say(f"server-standing-value-{each}") for each in possible)
        found.append(Standing(name, title, value, possible, labels))
    return found


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
