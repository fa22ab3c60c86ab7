"""The cards of a position: hands, decks, discards, and what seats have seen of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from furrow.games.scythe import cards
from furrow.games.scythe import frames as f
from furrow.games.scythe.printed_tables import COMBAT_VALUE
from furrow.games.scythe.setup import encounter_cards, factory_cards, objective_cards
from furrow.games.scythe.state import State
from furrow.kernel.documents import DocumentReader, put_on_top
from furrow.kernel.errors import PositionError


def write_known(s: State, seat: int) -> dict[str, Any]:
    """Hidden cards that the seat has seen; what everybody sees anyway is left out."""
    known = s.players[seat].known
    hands = {}
    objectives = [card for card in s.objective_deck if known >> cards.OBJECTIVE + card & 1]
    for number, other in enumerate(s.players):
        if number == seat:
            continue
        values = [COMBAT_VALUE[card] for card in other.hand if known >> card & 1]
        if values:
            hands[str(number)] = values
        objectives += [card for card in other.objectives if known >> cards.OBJECTIVE + card & 1]
    return {
        "hands": hands,
        "objectives": sorted(objectives),
        "factory_cards": [card for card in s.factory_offer if known >> cards.FACTORY + card & 1],
        "encounters": sorted(card for card in s.encounter_deck if known >> cards.ENCOUNTER + card & 1),
    }


# -- reading -----------------------------------------------------------------------------------------------------


def read_cards(s: State, r: DocumentReader, readers: Sequence[DocumentReader]) -> None:
    """Hands, discards and decks. Combat cards are written as values; equal values are interchangeable."""
    pool = list(range(len(COMBAT_VALUE)))
    for player, row in zip(s.players, readers, strict=True):
        player.hand = sorted(take(pool, row.numbers("hand"), f"{row.path}.hand"))
    s.combat_discards = take(pool, r.numbers("combat_discards"), "combat_discards")
    in_deck = r.numbers("combat_deck") if r.given("combat_deck") else [COMBAT_VALUE[card] for card in pool]
    s.combat_deck = take(pool, in_deck, "combat_deck")
    held = {card for player in s.players for card in player.objectives}
    s.objective_deck = r.numbers("objective_deck", _rest(objective_cards(s.switches), held))
    taken = {player.factory_card for player in s.players if player.factory_card}
    offer = [card for card in factory_cards(s.switches) if card not in taken]
    s.factory_offer = r.numbers("factory_offer", offer[: max(0, len(s.players) + 1 - len(taken))])
    open_cards = {int(frame[2]) for frame in r.sequence("pending", ()) if frame and frame[0] == "under_deck"}
    s.encounter_deck = r.numbers("encounter_deck", _rest(encounter_cards(s.switches), open_cards))
    _check_numbers(s)
    _read_top(s, DocumentReader(r.mapping("top"), "top"))


def _check_numbers(s: State) -> None:
    """Cards that players hold are cards of this game, by the numbers printed on them."""
    for seat, player in enumerate(s.players):
        held = [("objectives", card, objective_cards(s.switches), "objective_deck") for card in player.objectives]
        if player.factory_card:
            held.append(("factory_card", player.factory_card, factory_cards(s.switches), "factory_offer"))
        for name, card, every, deck in held:
            if card not in every:
                known = f"{deck} is of cards {every[0]} to {every[-1]}, promo cards need their option"
                raise PositionError(f"players[{seat}].{name}: there is no card {card} in this game; {known}")


def _read_top(s: State, r: DocumentReader) -> None:
    """Cards that are to be drawn next, the first one first; combat cards by their values."""
    for name, deck in (("encounter_deck", s.encounter_deck), ("objective_deck", s.objective_deck)):
        numbers = r.numbers(name)
        put_on_top(deck, numbers, {card: card for card in numbers}, f"top.{name}")
    values = r.numbers("combat_deck")
    chosen = take(s.combat_deck[:], values, "top.combat_deck")
    put_on_top(s.combat_deck, chosen, COMBAT_VALUE, "top.combat_deck")
    r.done()


def _rest(every: list[int], held: set[int]) -> list[int]:
    """The default order of a deck: the lowest card on top, which is the end of the list."""
    return [card for card in reversed(every) if card not in held]


def take(pool: list[int], values: Iterable[int], path: str) -> list[int]:
    """The cards for some values, taken out of the pool."""
    found = []
    for value in values:
        card = cards.card_of_value(pool, value)
        if card < 0:
            raise PositionError(f"{path}: no combat card of value {value!r} is left among the 42")
        pool.remove(card)
        found.append(card)
    return found


def read_known(s: State, seat: int, r: DocumentReader) -> None:
    player = s.players[seat]
    for number, values in r.mapping("hands").items():
        if not number.isdigit() or int(number) >= len(s.players):
            raise PositionError(f"{r.path}.hands: there is no seat {number!r}")
        pool = list(s.players[int(number)].hand)
        for card in take(pool, values, f"{r.path}.hands"):
            player.known |= 1 << card
    for name, offset, every in (
        ("objectives", cards.OBJECTIVE, objective_cards(s.switches)),
        ("factory_cards", cards.FACTORY, factory_cards(s.switches)),
        ("encounters", cards.ENCOUNTER, encounter_cards(s.switches)),
    ):
        for card in r.numbers(name):
            r.item(card, every, name)
            player.known |= 1 << offset + card
    for other in s.players:
        if other.factory_card:
            player.known |= 1 << cards.FACTORY + other.factory_card
    r.done()


def look_through_offer(s: State) -> None:
    """A seat that must choose a Factory card has looked through those on offer."""
    if s.pending[-1][0] == f.FACTORY_CARD:
        for card in s.factory_offer:
            s.players[s.pending[-1][1]].known |= 1 << cards.FACTORY + card
