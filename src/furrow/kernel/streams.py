"""The streams of a game: what is drawn from a seed, and where in it a game stands.

A seed is a whole number, for study: whoever knows 53 bits, or enough cards, knows the rest. Where people play, it is a
secret of 256 bits, written as 64 hexadecimal digits: its streams are keys with a counter, and no number that was drawn
tells anything about another one. The same secret gives the same game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from furrow.kernel.choices import is_number
from furrow.kernel.errors import SetupError
from furrow.kernel.generator import Dice, Generator, mixed

Seed = int | str
DIGITS = 64
"""Hexadecimal digits of a secret, and of the key of a stream."""
_BYTES = DIGITS // 2
_BITS = 8 * _BYTES
_SEAL = b"furrow seal"
_LUCK = b"furrow luck"


class Keyed(NamedTuple):
    """A stream of a secret: its key, and how many numbers were drawn."""

    key: bytes
    drawn: int


Stream = int | Keyed


class KeyedGenerator(Dice):
    """Numbers of which none tells anything about the others: each is the keyed hash of its place.

    >>> dice = KeyedGenerator(Keyed(bytes(32), 0))
    >>> [dice.below(6) for _ in range(3)], dice.state.drawn
    ([5, 5, 3], 3)
    """

    __slots__ = ("state",)

    def __init__(self, state: Keyed) -> None:
        self.state = state

    def below(self, limit: int) -> int:
        key, drawn = self.state
        self.state = Keyed(key, drawn + 1)
        number = blake2b(drawn.to_bytes(8, "big"), key=key, digest_size=_BYTES).digest()
        return (int.from_bytes(number, "big") * limit) >> _BITS


def stream(seed: Seed, name: str) -> Stream:
    """An independent stream for a purpose, e.g. `stream(7, "decks")`."""
    if isinstance(seed, str):
        return Keyed(blake2b(name.encode(), key=bytes.fromhex(seed), digest_size=_BYTES).digest(), 0)
    return mixed(seed, name)


def drawing(state: Stream) -> Generator | KeyedGenerator:
    """What draws from a stream; afterwards its `state` is the stream that is left.

    >>> dice = drawing(stream(7, "dice"))
    >>> dice.below(6), drawing(dice.state).below(6)
    (5, 0)
    """
    return Generator(state) if isinstance(state, int) else KeyedGenerator(state)


def check_seed(seed: object) -> None:
    """Raises SetupError for what is neither a whole number nor a secret."""
    if not is_number(seed) and not _is_hexadecimal(seed):
        raise SetupError(f"a seed is a whole number, or a secret of {DIGITS} hexadecimal digits, not {seed!r}")


def _is_hexadecimal(text: object) -> bool:
    """Just as it is written by us: the same secret has one text."""
    return isinstance(text, str) and len(text) == DIGITS and set(text) <= set("0123456789abcdef")


def seal(seed: Seed) -> str:
    """What can be shown of a secret from the beginning, so that it cannot be another one in the end; "" for a number.

    >>> seal("00" * 32)[:8], seal(7)
    ('2065131a', '')
    """
    return _derived(seed, _SEAL, _BYTES).hex() if isinstance(seed, str) else ""


def luck(seed: Seed) -> int:
    """The seed of what is no part of the game, such as the bots: from a secret there is a way to it, and none back."""
    return int.from_bytes(_derived(seed, _LUCK, 8), "big") if isinstance(seed, str) else seed


def _derived(secret: str, purpose: bytes, size: int) -> bytes:
    return blake2b(bytes.fromhex(secret), person=purpose, digest_size=size).digest()


def written(state: Stream, width: int = 0) -> str:
    """A stream as positions have it: a number, or key and count."""
    return f"{state:0{width}x}" if isinstance(state, int) else f"{state.key.hex()}:{state.drawn}"


def read(text: str) -> Stream:
    """The stream of a text. Raises ValueError.

    >>> read(written(Keyed(bytes(32), 3))).drawn, read("1f")
    (3, 31)
    """
    key, colon, count = text.partition(":")
    if not colon:
        number = int(text, 16)
        if not 0 <= number < 1 << 64:
            raise ValueError(text)
        return number
    if not _is_hexadecimal(key) or not count.isascii() or not count.isdecimal() or len(count) > 18:
        raise ValueError(text)
    return Keyed(bytes.fromhex(key), int(count))
