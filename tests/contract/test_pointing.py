"""The contract, part 8: what callers outside the games ask of any game without knowing which it is."""

from __future__ import annotations

from itertools import chain

import pytest

from furrow.bots.levels import LEVELS, level
from furrow.bots.minds import make_mind
from furrow.games import find
from furrow.kernel.errors import SetupError
from furrow.kernel.line import steps
from furrow.kernel.pointing import meant
from furrow.lab.seats import columns
from tests.contract.walks import GAMES, crowded_walks, walk

_NO_THINGS = ("", ":", "hex", "hex:", "hex:Z9", "hand:no_such_card", "drag:a/verb:build", "seat:99")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_be_dealt_what_the_game_names(game: str) -> None:
    rules = find(game)
    seats = rules.seat_counts[-1]
    for kind in ("faction", "mat"):
        names = rules.dealt(kind)
        assert len(set(names)) == len(names)
        playable = 0
        for name in names:
            try:
                state = rules.new(seats, 3, None, {f"{kind}s": [name, *[None] * (seats - 1)]})
            except SetupError:
                continue  # of an expansion that is not in play by default
            playable += 1
            assert rules.position(state)["players"][0][kind] == name
        assert playable >= min(len(names), seats)
    assert len(rules.dealt("faction")) >= seats
    assert rules.dealt("no such kind") == ()


@pytest.mark.parametrize("game", GAMES)
def test_bots_levels_and_columns_are_found_by_the_family(game: str) -> None:
    rules = find(game)
    assert all(level(rules, name) for name in LEVELS)
    assert make_mind(rules) is not None
    state = rules.new(2, 3, None, {})
    view = rules.view(state, None)
    assert rules.turn_number(view) >= 0
    assert columns(game).traits(view, 0)


@pytest.mark.parametrize("game", GAMES)
def test_pointing_always_means_a_line_that_can_be_read_or_nothing(game: str) -> None:
    seen: set[str] = set(_NO_THINGS)
    lines: set[str] = set()
    for rules, state, seat, legal in chain(walk(game, 3, 2, 40), crowded_walks(game, 4)):
        seen |= {thing for code in legal for thing in rules.things(state, seat, code)}
        for asker in range(rules.seats(state)):
            for thing in sorted(seen)[:: max(1, len(seen) // 12)]:
                line = meant(rules, state, asker, [thing])
                lines.add(line)
                for step in steps(line) if line else ():
                    rules.parse(step)
    assert len(lines) > 10
    assert meant(rules, state, seat, _NO_THINGS) == ""


@pytest.mark.parametrize("game", GAMES)
def test_passing_and_ending_give_something_up_and_most_answers_do_not(game: str) -> None:
    giving: set[str] = set()
    ending: set[str] = set()
    others = 0
    for rules, _, _, legal in chain(walk(game, 2, 2, 200), crowded_walks(game, 12)):
        giving |= {rules.write(code) for code in legal if rules.gives_up(code)}
        ending |= {rules.write(code) for code in legal if rules.ends(code)}
        others += sum(not rules.gives_up(code) for code in legal)
    assert "pass" in giving
    assert ending <= {"end"} & giving
    assert others > len(giving)
