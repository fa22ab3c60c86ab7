"""Wishes in the card games: texts of every form, and what comes near the answers in a position."""

from __future__ import annotations

from functools import cache

from furrow import Game
from furrow.games.tableau.view import View
from furrow.words.tableau.terms import book

_ON_CARD = ("build", "deal", "raze", "use", "take", "choose", "discard", "cancel", "keep", "protect")
_OWN_ON_CARD = {"fifty_first_state": ("visit", "connect", "play"), "imperial_settlers": ("samurai",)}
_SAMPLES = {
    "fifty_first_state": ("school.1", "archive", "camp", "punks.1", "pub.1", "hidden_forge"),
    "imperial_settlers": (
        "quarry.com008",
        "gate.jap013",
        "shrine.jap015",
        "legion.rom017",
        "ruins.com069",
        "attack_04",
    ),
}
_PLAIN = ("exchange", "again", "decline", "done", "pass", "end", "draw common", "draw faction")
SEATS = (0, 1, 2, 9)


@cache
def wishes(game: str) -> tuple[str, ...]:
    """Texts of every form that the notation knows, sensible or not."""
    cards, goods = _SAMPLES[game], book(game).goods
    first, second = cards[:2]
    ruin = book(game).vocabulary.ruin
    found = [*_PLAIN, f"drop {first} {second}", f"drop {first}"]
    found += [f"player {seat}" for seat in SEATS]
    found += [f"{verb} {card}" for verb in (*_ON_CARD, *_OWN_ON_CARD[game]) for card in cards]
    found += [f"build {first} over {base}" for base in (second, ruin, "nothing")]
    for good in goods:
        found += [f"{verb} 1 {good}" for verb in ("gain", "accept", "store", "pay")]
        found += [f"steal {good} from {seat}" for seat in SEATS]
        found.append(f"pay 2 {good} + 1 worker of {second}")
    found += _fifty_first_state(cards) if game == "fifty_first_state" else _imperial_settlers(cards, goods)
    return tuple(found)


def _fifty_first_state(cards: tuple[str, ...]) -> list[str]:
    first, second = cards[:2]
    found = [f"contacts {colour}" for colour in ("grey", "red", "blue")]
    for way in ("", " by token"):
        found += [f"develop {first} over {base}{way}" for base in (second, "ruin", "nothing")]
    return found


def _imperial_settlers(cards: tuple[str, ...], goods: tuple[str, ...]) -> list[str]:
    found = [f"tuck {cards[0]} under {card}" for card in cards[1:3]]
    for good in goods:
        found += [f"offer {good} to {card}" for card in cards[1:3]]
        found += [f"forgo 1 {good}", f"forfeit 1 {good}", f"loot {good} from {cards[0]}"]
    return found


def near(game: Game, seat: int) -> list[str]:
    """Wishes about the cards and goods that a seat sees."""
    view = game.view(seat)
    assert isinstance(view, View)
    assert view.own
    hand = view.own.hand
    built = [location.card for player in view.players for location in player.locations]
    deals = [card for player in view.players for card in (*player.deals, *player.foreign)]
    tables = [card for cards in view.tables.values() for card in cards]
    cards = dict.fromkeys((*hand, *built[::2], *deals[::2], *view.row, *tables, *view.players[seat].connections))
    found = [*_PLAIN, *(f"player {other}" for other in SEATS)]
    found += [f"{verb} {card}" for verb in (*_ON_CARD, *_OWN_ON_CARD[game.name]) for card in cards]
    found += [
        f"build {card} over {base}" for card in hand[:2] for base in (*built[:2], book(game.name).vocabulary.ruin)
    ]
    found += [wish for wish in wishes(game.name) if wish.startswith(("pay", "gain", "accept", "store", "forgo"))]
    if game.name == "fifty_first_state":
        found += [f"contacts {colour}" for colour in ("grey", "red", "blue")]
        bases = (*built[:3], "ruin")
        found += [f"develop {card} over {base}{way}" for card in hand for base in bases for way in ("", " by token")]
    else:
        found += [f"tuck {card} under {base}" for card in hand[:1] for base in built]
        found += [f"offer {good} to {base}" for good in ("wood", "gold") for base in built]
        found += [f"loot {good} from {card}" for good in ("wood", "worker", "gold") for card in built]
    return found
