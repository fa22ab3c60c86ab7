"""Streams of a secret: the same numbers everywhere, even, and none tells of another."""

from __future__ import annotations

from collections import Counter

import pytest

from furrow.kernel import streams
from furrow.kernel.errors import SetupError
from furrow.kernel.streams import Keyed, KeyedGenerator, check_seed, drawing, luck, seal, stream

SECRET = "c0ffee" * 10 + "0123"


def test_a_number_has_the_streams_that_it_always_had() -> None:
    """Recorded games were dealt with them."""
    assert stream(7, "decks") == 0x7A30846E33EDE231
    assert stream(7, "decks") == stream(7, "decks") != stream(7, "chance") != stream(8, "chance")


def test_a_secret_has_a_key_for_each_purpose() -> None:
    keys = [stream(SECRET, "decks"), stream(SECRET, "chance"), stream(SECRET[:-1] + "4", "decks")]
    assert all(isinstance(each, Keyed) and len(each.key) == 32 and each.drawn == 0 for each in keys)
    assert len(set(keys)) == 3
    assert all(SECRET[:16] not in streams.written(each) for each in keys)


def test_each_number_is_the_keyed_hash_of_its_place() -> None:
    """BLAKE2b of 32 bytes with the key 00…1f, of the number 0 in eight bytes, as openssl makes it."""
    dice = KeyedGenerator(Keyed(bytes(range(32)), 0))
    assert dice.below(2**256) == 0x223B9A195ADEFB1F293D6C0971A8FDB3D95276881614005CC0773778F9FDD202
    assert dice.state.drawn == 1


def test_numbers_are_even_and_go_on_where_they_stopped() -> None:
    dice = drawing(stream(SECRET, "dice"))
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert min(counts.values()) > 850
    again = drawing(streams.read(streams.written(dice.state)))
    assert [again.below(1000) for _ in range(9)] == [dice.below(1000) for _ in range(9)]
    cards = list(range(42))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(42)) != cards


@pytest.mark.parametrize(
    "seed", [SECRET.upper(), SECRET[:-1], SECRET + "00", "x" * 64, "", "7", 1.5, True, None, b"0" * 64]
)
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(SetupError, match="64 hexadecimal digits"):
        check_seed(seed)


def test_a_seal_is_of_the_whole_secret_and_no_way_back() -> None:
    assert len(seal(SECRET)) == 64
    assert seal(SECRET) != seal(SECRET[:-1] + "4")
    assert seal(SECRET) not in (SECRET, *(streams.written(stream(SECRET, name))[:64] for name in ("decks", "chance")))


def test_what_bots_do_depends_on_the_secret_and_does_not_show_it() -> None:
    assert luck(7) == 7
    assert luck(SECRET) != luck(SECRET[:-1] + "4")
    assert 0 <= luck(SECRET) < 2**64
    assert f"{luck(SECRET):016x}" not in SECRET + seal(SECRET)
