"""The generator: the same numbers everywhere, and even enough for dice and cards."""

from __future__ import annotations

from collections import Counter

from furrow.kernel.generator import Generator, mix


def test_the_numbers_are_those_of_splitmix64() -> None:
    """Published first outputs of SplitMix64 for the seed 1234567."""
    gamma, mask = 0x9E3779B97F4A7C15, 2**64 - 1
    outputs = [mix((1234567 + gamma * (k + 1)) & mask) for k in range(3)]
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_below_stays_below_and_reaches_everything() -> None:
    generator = Generator(3)
    counts = Counter(generator.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert min(counts.values()) > 850


def test_a_shuffle_keeps_the_cards_and_depends_on_the_state_only() -> None:
    cards = list(range(42))
    Generator(5).shuffle(cards)
    again = list(range(42))
    Generator(5).shuffle(again)
    assert sorted(cards) == list(range(42))
    assert cards == again != list(range(42))
    assert len(set(Generator(9).sample(list(range(12)), 5))) == 5
