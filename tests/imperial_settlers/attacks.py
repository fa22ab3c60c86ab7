"""The attack phase of the solo game for rule tests: attack cards by their targets, and what the attacks did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furrow import Game
from tests.imperial_settlers.positions import at, solo
from tests.tableau.positions import player, seen

TARGETS = {
    "wood": ["attack_01", "attack_02", "attack_03"],
    "gold": ["attack_04", "attack_05", "attack_06"],
    "card": ["attack_07", "attack_08", "attack_09"],
    "stone": ["attack_10", "attack_11"],
    "worker": ["attack_12", "attack_13"],
    "vp": ["attack_14", "attack_15"],
    "food": ["attack_16"],
}
TARGET_OF = {card: target for target, cards in TARGETS.items() for card in cards}


def attack_cards(*targets: str) -> list[str]:
    """One attack card for each target, all different."""
    left = {target: list(cards) for target, cards in TARGETS.items()}
    return [left[target].pop(0) for target in targets]


def before_attack(me: dict[str, Any], row: Sequence[str], coming: Sequence[str], **rest: Any) -> Game:
    """The last turn before an attack phase; `pass` begins it.

    `row` are the targets of the revealed attack cards, newest first; `coming` those of the next two.
    """
    cards = attack_cards(*row, *coming)
    revealed, top = cards[: len(row)], cards[len(row) :]
    deck = [card for card in TARGET_OF if card not in cards] + top[::-1]
    virtual = {"deals": revealed, "locations": rest.pop("virtual", [])}
    return at(*solo(me, virtual=virtual), decks={"attack": deck}, **{"round": 2} | rest)


def attacked(me: dict[str, Any], row: Sequence[str], coming: Sequence[str], **rest: Any) -> Game:
    """After both attacks, or at the question which location falls."""
    game = before_attack(me, row, coming, **rest)
    game.play("pass")
    return game


def targets(game: Game) -> list[str]:
    """The row of revealed attack cards by their targets, the newest first."""
    return [TARGET_OF[card] for card in player(game, 1).deals]


def collection(game: Game) -> list[str]:
    """The collection pile of the virtual player."""
    return seen(game, None).tables.get("collection", [])
