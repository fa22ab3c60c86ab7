"""Combat: the chance of winning, and what to put on the dial, by public numbers of the foe."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.bots.scythe.duel import DuelChoice, Stakes, choices, drawn, mixture
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT
from furrow.games.scythe.combat import card_limit
from furrow.games.scythe.printed_tables import COMBAT_VALUE
from furrow.games.scythe.state import Player, State
from furrow.kernel.contract import Code
from furrow.kernel.generator import Generator
from furrow.kernel.pending import Frame

_MEAN_CARD: float = sum(COMBAT_VALUE) / len(COMBAT_VALUE)
_SPREAD = 4.0  # how much the answers of two equal sides differ
_PRICE = (0.6, 0.35)  # coins for a point of power on the dial and on a card
_STAR, _LAND, _LOSS = 8.0, 3.0, 2.5


def strongest(player: Player, place: int) -> int:
    """The most that the bot's own side can show on a place."""
    values: list[int] = sorted((COMBAT_VALUE[card] for card in player.hand), reverse=True)
    return min(n.MAX_DIAL, player.power) + sum(values[: card_limit(player, place)])


def expected(player: Player, place: int) -> float:
    """What a foe may show on a place: most of its power, and mean cards."""
    cards = min(len(player.hand), card_limit(player, place))
    return 0.8 * min(n.MAX_DIAL, player.power) + _MEAN_CARD * cards


def chance(s: State, seat: int, place: int) -> float:
    """The chance of the attacker on a place, from 0 to 1."""
    mine = strongest(s.players[seat], place)
    for other in s.players:
        if other is not s.players[seat] and other.fighters & BIT[place]:
            lead = (mine - expected(other, place)) / _SPREAD
            return min(0.97, max(0.03, 0.5 + 0.5 * lead))
    return 1.0


def answer(s: State, frame: Frame, seat: int, legal: Sequence[Code], generator: Generator) -> Code:
    """The sealed answer, step by step: a dial, then cards, then ready."""
    _, attacker, defender, place = frame
    player = s.players[seat]
    foe = s.players[defender if seat == attacker else attacker]
    mine = _own_choices(player, place)
    mixed = mixture(mine, _their_choices(foe, place), (_stakes(player), _stakes(foe)), seat == attacker)
    if legal[0][0] == v.DIAL:
        return (v.DIAL, drawn(mine, mixed, generator).dial)
    sealed = s.sealed[0 if seat == attacker else 1]
    dial, shown = sealed[0], len(sealed) - 2
    # How many cards go with this dial is drawn again at each step, among the choices that are still open.
    open_ones = [k for k, choice in enumerate(mine) if choice.dial == dial and choice.cards >= shown]
    wanted = drawn([mine[k] for k in open_ones], [mixed[k] for k in open_ones], generator).cards if open_ones else 0
    cards = [code for code in legal if code[0] == v.CARD]
    return cards[-1] if cards and wanted > shown else (v.READY,)


def _own_choices(player: Player, place: int) -> tuple[DuelChoice, ...]:
    values: list[int] = sorted((COMBAT_VALUE[card] for card in player.hand), reverse=True)
    return choices(min(n.MAX_DIAL, player.power), values, card_limit(player, place), _PRICE)


def _their_choices(foe: Player, place: int) -> tuple[DuelChoice, ...]:
    """The foe's cards are not known: they are assumed to be good ones first, as a player would show them."""
    count = min(len(foe.hand), card_limit(foe, place))
    values = [4 if k == 0 else 3 for k in range(count)]
    return choices(min(n.MAX_DIAL, foe.power), values, count, _PRICE)


def _stakes(player: Player) -> Stakes:
    """A star if one is still to be had, and the land."""
    star = player.faction == n.SAXONY or player.stars[n.STAR_COMBAT] < n.COMBAT_STARS
    return Stakes(_LAND + (_STAR if star else 0.0), _LOSS)
