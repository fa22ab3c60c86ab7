"""The effect language: what one row of a card file may say.

A card is one row; rules, texts and pictures are made from it. `compiling.py` turns rows into tuples and checks them.

    {"id": "motel", "name": "Motel", "category": "action", "tags": ["card"], "cost": {"grey_contact": 2},
     "raze": {"card": 2, "vp": 1}, "copies": [{"set": "base", "deal": "card"}],
     "effects": [{"when": "action", "uses": 2, "cost": {"worker": 1}, "steps": [{"gain": {"card": 1}}]}]}
"""

from __future__ import annotations

from typing import Any

import msgspec

Amounts = dict[str, int]
"""Goods by name. In a cost also `any_resource`, `card` (from the hand), `deal` (an own deal) and `location`."""

WHEN = (
    "production",  # in the production phase, and at once when built
    "built",  # the building bonus
    "action",  # used as the action of a turn
    "builds",  # whenever its owner builds a location (`tag`, `deck`: of that kind), itself included
    "razes",  # whenever its owner razes
    "deals",  # whenever its owner makes a deal
    "produced",  # at the end of its owner's production, if `at_least` of `good` were gained
    "points",  # whenever its owner gains `at_least` points at once
    "exchanged",  # whenever an opponent exchanges a pair of workers
    "deal_goods",  # in the production phase, while the deals pay
    "anytime",  # a free step on the player's own turn
    "cleanup",  # what it stores
    "end",  # what it scores at the end of the game
)


class Per(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is counted: own locations with a tag, goods gained in this production phase, or own samurai."""

    tag: str = ""
    produced: str = ""
    samurai: bool = False


class OfferRow(msgspec.Struct, forbid_unknown_fields=True):
    """A bargain that may be declined."""

    pay: Amounts
    gain: Amounts


class StepRow(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"args": "with"}):
    """One step of an effect: exactly one of `gain`, `choose`, `offer`, `place` and `do`."""

    gain: Amounts = {}
    per: Per | None = None
    """The gain is taken once for each thing counted, …"""
    most: int | None = None
    """… up to so many times."""
    choose: list[Amounts] = []
    """One of these gains."""
    offer: list[OfferRow] = []
    """One of these bargains, or none."""
    place: Amounts = {}
    """Goods laid on the card itself."""
    do: str = ""
    """A named handler for what the other words cannot say …"""
    args: dict[str, Any] = {}
    """… and what it needs to know (written `with`)."""


class Slot(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Room for goods through a clean-up; without `most` there is no limit."""

    goods: list[str]
    most: int | None = None


class Effect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """When something happens, under which condition, for which cost, and what."""

    when: str
    steps: list[StepRow] = []
    cost: Amounts = {}
    uses: int = 1
    """How often in a round an action may be used."""
    tag: str = ""
    deck: str = ""
    good: str = ""
    at_least: int = 0
    most: int | None = None
    """How often in a round a trigger may pay."""
    store: list[Slot] = []
    score: list[tuple[int, int]] = []
    """Steps of (number of things on or under the card, points); the highest step reached counts."""


class Copy(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One printed card. Its name in the notation is `<id>.<mark>`, or the bare id where there is no mark."""

    set: str
    mark: str = ""
    deal: str = ""


class Card(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One row: a design, or a variant of it that differs in more than its deals."""

    id: str
    name: str
    category: str
    copies: list[Copy]
    tags: list[str] = []
    cost: Amounts = {}
    raze: Amounts | None = None
    """Goods for razing it; None: it cannot be razed."""
    points: int = 1
    """Its value at the end of the game."""
    open: bool = False
    """Open production: others may send a worker."""
    shielded: bool = False
    """It counts as protected all the time."""
    effects: list[Effect] = []
    names: dict[str, str] = {}
    """Printed names in other languages, where they are known."""
    provenance: dict[str, Any] = {}


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of cards."""

    provenance: str
    cards: list[Card]
