"""Times of thinking: sums, quantiles, putting together, turns."""

from __future__ import annotations

import msgspec

from furrow.lab.thinking_times import Thinking, Timer, Timing, gather


def filled(*seconds: float) -> Timing:
    timing = Timing()
    for each in seconds:
        timing.add(each)
    return timing


def test_a_quantile_is_as_exact_as_a_bin() -> None:
    timing = filled(*(0.001 * k for k in range(1, 101)))
    assert timing.count == 100
    assert abs(timing.mean - 0.0505) < 1e-9
    for part in (0.5, 0.9, 0.99):
        assert part * 0.1 <= timing.quantile(part) <= part * 0.1 * 1.051
    assert timing.quantile(1.0) == timing.worst == 0.1


def test_nothing_and_next_to_nothing() -> None:
    assert (Timing().mean, Timing().quantile(0.99)) == (0.0, 0.0)
    assert filled(0.0, 0.0).quantile(0.99) == 0.0


def test_parts_put_together_are_the_whole() -> None:
    one, two = filled(0.1, 0.2), filled(0.3, 0.00001)
    one.merge(two)
    assert one == filled(0.1, 0.2, 0.3, 0.00001)
    assert msgspec.json.decode(msgspec.json.encode(one), type=Timing) == one


def test_a_turn_is_all_that_one_seat_decides_in_a_row() -> None:
    timer = Timer(["a", "b"])
    for seat, seconds, opening in ((0, 1.0, True), (0, 2.0, False), (1, 4.0, False), (0, 8.0, False), (0, 16.0, True)):
        timer.note(seat, seconds, opening)
    timer.close()
    assert timer.thinking["a"].decisions == filled(1.0, 2.0, 8.0, 16.0)
    assert timer.thinking["a"].turns == filled(3.0, 8.0, 16.0)
    assert timer.thinking["b"].turns == filled(4.0)


def test_gathering_leaves_the_parts_alone() -> None:
    part = {"a": Thinking(filled(1.0), filled(1.0))}
    whole: dict[str, Thinking] = {}
    gather(whole, part)
    gather(whole, part)
    assert whole["a"].decisions.count == 2
    assert part["a"].decisions.count == 1
