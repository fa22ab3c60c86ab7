"""Combat for the greedy bot: the chance of winning, and what to put on the dial, by public numbers of the foe."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT
from furrow.games.scythe.combat import card_limit
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.tables import COMBAT_VALUE
from furrow.kernel.contract import Code
from furrow.kernel.generator import Generator
from furrow.kernel.pending import Frame

_MEAN_CARD: float = sum(COMBAT_VALUE) / len(COMBAT_VALUE)
_SPREAD = 4.0  # how much the answers of two equal sides differ


def strongest(player: Player, place: int) -> int:
    """The most that the own side can show on a place."""
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
    """The sealed answer, step by step: a dial, then cards until it is enough, then ready."""
    _, attacker, defender, place = frame
    player = s.players[seat]
    foe = s.players[defender if seat == attacker else attacker]
    threat = _threat(foe, place)
    if legal[0][0] == v.DIAL:
        return (v.DIAL, _dial(player, place, threat, generator))
    sealed = s.sealed[0 if seat == attacker else 1]
    shown = sealed[0] + sum(COMBAT_VALUE[card] for card in sealed[2:])
    cards = [code for code in legal if code[0] == v.CARD]
    if not cards or shown >= threat or (not sealed[0] and player.power):
        return (v.READY,)
    enough = [code for code in cards if shown + code[1] >= threat]
    return enough[0] if enough else cards[-1]


def _threat(foe: Player, place: int) -> int:
    """The most that the foe could show, were its cards good."""
    cards = min(len(foe.hand), card_limit(foe, place))
    return min(n.MAX_DIAL, foe.power) + 5 * cards


def _dial(player: Player, place: int, threat: int, generator: Generator) -> int:
    """Enough where enough is known; otherwise a mixture: mostly all, sometimes half, hopeless mostly nothing."""
    most = min(n.MAX_DIAL, player.power)
    cards = strongest(player, place) - most
    if most + cards >= threat:
        return max(0, min(most, threat - cards))
    hopeless = most + cards < threat // 2
    roll = generator.below(10)
    if hopeless:
        return 0 if roll < 7 else most
    return most if roll < 7 else most // 2 if roll < 9 else 0
