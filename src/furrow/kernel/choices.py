"""Who plays what: wishes for each seat, and the rest by chance."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.kernel.errors import SetupError
from furrow.kernel.generator import Dice


def chosen_or_random(
    seats: int, wishes: Sequence[str | None] | None, known: tuple[str, ...], what: str, generator: Dice
) -> list[int]:
    """For each seat the number of what it wished for, or of a random one that is left. Raises SetupError.

    >>> from furrow.kernel.generator import Generator
    >>> chosen_or_random(2, ["b", "a"], ("a", "b", "c"), "faction", Generator(1))
    [1, 0]
    """
    if wishes is None:
        return generator.sample(list(range(len(known))), seats)
    if isinstance(wishes, str) or not hasattr(wishes, "__len__") or len(wishes) != seats:
        raise SetupError(f"choose one {what} for each of the {seats} seats, as a list of names (None: any)")
    named = [name for name in wishes if name is not None]
    for name in named:
        if name not in known:
            text = f"unknown {what} {name!r}; known are: {', '.join(known)}"
            raise SetupError(text, f"{what}_unknown", **{what: str(name)})
    for name in named:
        if named.count(name) > 1:
            text = f"each {what} can be chosen once only: {', '.join(named)}"
            raise SetupError(text, f"{what}_twice", **{what: name})
    left = [number for number, name in enumerate(known) if name not in named]
    generator.shuffle(left)
    return [left.pop() if name is None else known.index(name) for name in wishes]


def is_number(value: object) -> bool:
    """A whole number; callers from outside may pass anything."""
    return isinstance(value, int) and not isinstance(value, bool)
