"""The kinds of events that all games of the family tell; each game adds its own. docs/events-cards.md says what each
means."""

from __future__ import annotations

KINDS: tuple[str, ...] = (
    # the course of the game
    "start",
    "round",
    "production",
    "actions",
    "turn",
    "pass",
    "cleanup",
    "tidied",
    "first_player",
    "end",
    # cards
    "draft",
    "reveal",
    "take",
    "left_over",
    "draw",
    "reshuffle",
    # goods
    "pay",
    "gain",
    "deal_goods",
    "store",
    "fetch",
    "lose",
    # locations and deals
    "announce",
    "build",
    "deal",
    "raze_card",
    "raze",
    "scrap",
    "use",
    "exchange",
    "feature",
    "copy",
    "steal",
    "tidy",
)
FEATURES = ("free", "clear", "replace", "discard", "cancel", "shield")
"""Told where the cards of a game have what they speak of."""
