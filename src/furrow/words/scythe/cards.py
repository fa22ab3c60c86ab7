"""What cards and tiles say, put together from the rows that the engine plays by."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games.scythe import names as n
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTORY_CARDS, TILE_STEPS, Amounts
from furrow.words.catalogue import Words, words
from furrow.words.scythe import terms

_LETTERS = "ABC"


def encounter_option(card: int, option: str, language: str = "en") -> str:
    """Cost and gain of the option A, B or C of an encounter card.

    >>> encounter_option(1, "B")
    'Pay 2 coins: gain 4 food'
    """
    speaker = words(language)
    row = ENCOUNTERS[card][_LETTERS.index(option.upper())]
    gains = _parts(speaker, row.gain)
    if row.special:
        gains.append(terms.term(speaker, "gain", row.special))
    return _deal(speaker, row.cost, speaker.all_of(gains))


def factory_card(card: int, language: str = "en") -> str:
    """Cost and gain of the top action of a Factory card; the bottom action of all of them is the same Move.

    >>> factory_card(2)
    'Pay 1 popularity: gain 1 upgrade or 1 recruit'
    """
    speaker = words(language)
    row = FACTORY_CARDS[card]
    gains = _parts(speaker, row.gain)
    return _deal(speaker, row.cost, speaker.one_of(gains) if row.choose_one else speaker.all_of(gains))


def objective(card: int, language: str = "en") -> str:
    """Name and condition of an objective card."""
    speaker = words(language)
    name, text = terms.objective_name(speaker, card), terms.objective_text(speaker, card)
    return speaker.say("scythe-card-objective", name=name, text=text)


def objective_progress(have: int, need: int, language: str = "en") -> str:
    """How far an objective card is done.

    >>> objective_progress(2, 3)
    '2 of 3'
    """
    return words(language).say("scythe-card-objective-progress", have=have, need=need)


def tile(name: str, language: str = "en") -> str:
    """What a structure bonus tile counts and what it pays.

    >>> tile("on_tunnels")
    'Structures on tunnels: 1 = 2 coins, 2 = 4 coins, 3 or more = 6 coins'
    """
    speaker = words(language)
    steps = TILE_STEPS[n.TILES.index(name)]
    said = speaker.row([_step(speaker, steps, number) for number in range(len(steps))])
    return speaker.say("scythe-card-tile", name=terms.term(speaker, "tile", name), steps=said)


def _parts(speaker: Words, amounts: Amounts) -> list[str]:
    return [terms.counted(speaker, n.GAINS[kind], amount) for kind, amount in amounts]


def _deal(speaker: Words, cost: Amounts, gain: str) -> str:
    if not cost:
        return speaker.say("scythe-deal-free", gain=gain)
    return speaker.say("scythe-deal-paid", cost=speaker.all_of(_parts(speaker, cost)), gain=gain)


def _step(speaker: Words, steps: Sequence[tuple[int, int]], number: int) -> str:
    """One line of the tile: from this count up to the next line's."""
    low, amount = steps[number]
    coins = terms.counted(speaker, "coins", amount)
    if number + 1 == len(steps):
        return speaker.say("scythe-payout-more", low=low, coins=coins)
    high = steps[number + 1][0] - 1
    if low == high:
        return speaker.say("scythe-payout-exact", low=low, coins=coins)
    return speaker.say("scythe-payout-range", low=low, high=high, coins=coins)
