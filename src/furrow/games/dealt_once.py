"""What games give to their seats, as their rules answer it."""

from __future__ import annotations

from functools import cache

from furrow.games import find, until_games_change
from furrow.kernel.errors import SetupError


@until_games_change
@cache
def dealt_once(game: str, kind: str) -> bool:
    """Can no two seats have the same of this kind? The rules are asked: they refuse such a setup or not.

    >>> dealt_once("scythe", "faction")
    True
    """
    rules = find(game)
    name, most = rules.dealt[kind][0], rules.seat_counts[-1]
    if most < 2:
        return True
    twice = [{kind: name}, {kind: name}, *({} for _ in range(most - 2))]
    try:
        rules.new(most, 0, None, rules.dealing(twice))
    except SetupError:
        return True
    return False
