"""Games of the card family from positions that are built for events which random games seldom meet."""

from __future__ import annotations

from typing import Any

from furrow import Game
from tests.fifty_first_state import positions as fifty
from tests.imperial_settlers import positions as imperial
from tests.imperial_settlers.positions import barbarians, egyptians, japanese, romans

_GATE, _TEMPLE = "gate.jap013", "temple_of_ra.egy013"

_TRADE = "use trade_route.jap021 / choose legion.rom017"


def _fifty_first_state() -> list[Game]:
    return [_theft(), _nothing_to_attack_with(), _shield_takes_an_attack()]


def _theft() -> Game:
    thief = fifty.mutants(locations=["thieves_caravan"], goods={"worker": 4})
    game = fifty.at(thief, fifty.rival(goods={"gun": 2, "iron": 1}))
    game.play("use thieves_caravan / steal gun from 1 / again / steal iron from 1")
    return game


def _nothing_to_attack_with() -> Game:
    """The deck and its discards are empty: every card lies with the virtual player."""
    start = fifty.at(*fifty.solo(goods={"worker": 2}))
    every = start.position()["decks"]["deck"]
    game = fifty.at(*fifty.solo(goods={"worker": 2}, virtual={"locations": every}))
    game.play("exchange / gain 1 gun")
    return game


def _shield_takes_an_attack() -> Game:
    me = fifty.solo(goods={"worker": 4, "shield": 1}, locations=["school.1"])
    game = fifty.at(*me, decks=_on_top("school.2", fifty.at(*me)))
    game.play("protect school.1 / exchange / gain 1 gun / done")
    return game


def _on_top(card: str, game: Game) -> dict[str, list[str]]:
    """The deck of a game with a card on top."""
    deck = game.position()["decks"]["deck"]
    return {"deck": [*(each for each in deck if each != card), card]}


def _imperial_settlers() -> list[Game]:
    return [
        *(_new_common_deck(), _control(), _block(), _discard(), _hidden_foundation(), _gate_goes()),
        *(_deal_without_a_marker(), _marked_location_goes(), _marked_deal_goes()),
    ]


def _new_common_deck() -> Game:
    me = romans(goods={"worker": 2})
    common = imperial.at(me, barbarians()).position()["decks"]["common"]
    game = imperial.at(me, barbarians(), decks={"common": []}, discards={"common": common})
    game.play("exchange / gain 1 card / draw common")
    return game


def _control() -> Game:
    """A location is taken over, and goes back at the end of the round."""
    me = egyptians(locations=[_TEMPLE], goods=dict.fromkeys(("worker", "gold", "food", "wood", "stone"), 3))
    game = imperial.at(me, romans(locations=["mill.com006", "quarry.com008"]))
    game.play(f"use {_TEMPLE} / choose mill.com006")
    game.play("pass / pass")
    return game


def _block() -> Game:
    """A location is blocked, and cleared again."""
    goods = dict.fromkeys(("worker", "food"), 3)
    game = imperial.at(
        egyptians(locations=["scorpion_breeder.egy010"], goods=goods),
        romans(locations=["settlers.com040", "acting_troupe.com041"], goods=goods),
        options={"refresh_lifts_block": True},
    )
    game.play("use scorpion_breeder.egy010 / choose settlers.com040")
    game.play("use acting_troupe.com041")
    return game


def _discard() -> Game:
    me = egyptians(locations=["desert.egy001"], hand=["mill.com006"])
    game = imperial.at(me, romans(hand=["builder.rom020", "quarry.com008"]))
    game.play("use desert.egy001 / discard mill.com006")
    game.play("discard builder.rom020", 1)
    return game


def _hidden_foundation() -> Game:
    """A foundation that only its owner knows is given up for a new location."""
    goods = dict.fromkeys(("worker", "wood", "stone", "food"), 5)
    me = egyptians(locations=["sanctuary.egy014"], hand=["mill.com006", "sphinx.egy019"], goods=goods)
    game = imperial.at(me, romans(passed=True))
    game.play("use sanctuary.egy014 / choose mill.com006")
    game.play("build sphinx.egy019 over foundation")
    return game


def _gate_goes() -> Game:
    """The Gate is removed, with a card under it that only its owner knows."""
    game = imperial.at(
        japanese(locations=[_GATE, "dojo.jap024"], hand=["mill.com006", "farm.jap001"], goods={"worker": 2}),
        romans(locations=["engineers.rom008"], goods={"worker": 2}),
    )
    game.play(f"tuck mill.com006 under {_GATE} / exchange / gain 1 food / end")
    game.play(f"use engineers.rom008 / choose {_GATE}")
    return game


def _marked(**rest: Any) -> Game:
    """A deal with a location of another player, marked by a card that nobody knows."""
    return imperial.at(
        japanese(locations=["trade_route.jap021"], goods={"food": 2}),
        romans(locations=["legion.rom017", "mill.com006"], hand=["architect.rom011"], goods={"stone": 9, "wood": 9}),
        barbarians(locations=["robbers.bar030"], goods={"worker": 2}),
        **rest,
    )


def _deal_without_a_marker() -> Game:
    """The own deck is empty."""
    game = _marked(decks={"japanese": []}, discards={"japanese": _marked().position()["decks"]["japanese"]})
    game.play(_TRADE)
    return game


def _marked_location_goes() -> Game:
    game = _marked()
    game.play(_TRADE)
    game.play("build architect.rom011 over legion.rom017")
    return game


def _marked_deal_goes() -> Game:
    game = _marked()
    game.play(_TRADE)
    game.play("pass")
    game.play("use robbers.bar030")
    return game


BUILT = {"fifty_first_state": _fifty_first_state, "imperial_settlers": _imperial_settlers}
