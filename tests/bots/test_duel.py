"""The sealed choice in combat is a mixture that cannot be read."""

from __future__ import annotations

import furrow
from furrow import bots
from furrow.bots.scythe.duel import Stakes, choices, drawn, mixture
from furrow.games import find
from furrow.kernel.generator import Generator

RULES = find("scythe")
PRICE = (0.6, 0.35)
STAKES = (Stakes(11.0, 2.5), Stakes(11.0, 2.5))


def test_equal_sides_mix() -> None:
    side = choices(6, (3, 2), 2, PRICE)
    mixed = mixture(side, side, STAKES, True)
    assert abs(sum(mixed) - 1) < 1e-9
    assert sum(share > 0.03 for share in mixed) >= 3


def test_the_hopeless_save_their_power() -> None:
    weak, strong = choices(1, (), 0, PRICE), choices(7, (5, 5), 2, PRICE)
    mixed = mixture(weak, strong, STAKES, False)
    mean = sum(choice.cost * share for choice, share in zip(weak, mixed, strict=True))
    assert mean < 0.5


def test_a_draw_follows_the_mixture() -> None:
    side = choices(3, (), 0, PRICE)
    generator = Generator(1)
    found = [drawn(side, (0.0, 0.75, 0.0, 0.25), generator).dial for _ in range(400)]
    assert set(found) == {1, 3}
    assert 240 < found.count(1) < 360


def test_the_dial_cannot_be_predicted() -> None:
    """The same combat, other generators: several dials come up, none almost always."""
    game = furrow.position(
        "scythe",
        {
            "players": [
                {"faction": "saxony", "mat": "industrial", "character": "F5", "power": 6, "hand": [3, 2]},
                {"faction": "nordic", "mat": "engineering", "character": "F4", "power": 6, "hand": [4, 2]},
            ],
            "active": 0,
        },
    )
    game.play("move / char / F4 / done", 0)
    steady = bots.find("steady")
    dials = [bots.answer(steady, RULES, game.state, 0, bots.seat_generator(seed, 0)) for seed in range(60)]
    assert len(set(dials)) >= 3
    assert max(map(dials.count, dials)) < 50
