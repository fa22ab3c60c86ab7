"""The invariants of a state: positions must keep them, and the fuzz tests check them after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from furrow.games.tableau import frames as f
from furrow.games.tableau.keeping import HELD
from furrow.games.tableau.state import State
from furrow.kernel.errors import PositionError


def check(s: State, questions: Mapping[int, object]) -> None:
    """Raise PositionError for the first invariant that is broken."""
    _check_players(s)
    _check_cards(s)
    _check_marks(s)
    _check_pending(s, questions)
    s.book.ways.check(s)


def _check_players(s: State) -> None:
    factions = [player.faction for player in s.players if player.faction >= 0]
    if len(set(factions)) != len(factions):
        raise PositionError("players: each faction can be played once only")
    for seat, player in enumerate(s.players):
        if any(amount < 0 for amount in player.goods) or player.points < 0:
            raise PositionError(f"players[{seat}]: goods and points are never negative")
        if player.hand != sorted(player.hand):
            raise PositionError(f"players[{seat}].hand: must be sorted")


def everywhere(s: State) -> list[int]:
    """Every card of the game, wherever it lies; deals with locations of others are no cards of their own."""
    found = [*s.row, *(card for row in s.tables.values() for card in row)]
    for groups in (s.decks, s.piles, s.dealt):
        found += [card for group in groups for card in group]
    found += [card for group in s.under.values() for card in group]
    for player in s.players:
        found += [*player.hand, *player.locations, *player.ruins, *player.deals, *player.connections]
    found += [card for frame in s.pending if frame[0] in HELD for card in frame[3:]]
    return found


def _check_cards(s: State) -> None:
    """Every card of the decks in play lies in exactly one place."""
    wanted = Counter(card for deck in s.book.ways.fresh_decks(s) for card in deck)
    found = Counter(everywhere(s))
    for card, count in (found - wanted).items():
        word = s.book.card_words[card]
        raise PositionError(
            f"card {word!r} lies in {count + 1} places" if card in wanted else f"card {word!r} is not in this game"
        )
    for card in wanted - found:
        raise PositionError(f"card {s.book.card_words[card]!r} is missing")


def _check_marks(s: State) -> None:
    built = {card for player in s.players for card in player.locations}
    for name in ("used", "marks", "kept", "taken", "named"):
        for card in getattr(s, name):
            if card not in built:
                raise PositionError(f"{name}: {s.book.card_words[card]!r} is not built")
    for card in s.under:
        if card not in built:
            raise PositionError(f"under: {s.book.card_words[card]!r} is not built")


def _check_pending(s: State, questions: Mapping[int, object]) -> None:
    if s.over:
        if s.pending:
            raise PositionError("pending: nothing is open when the game is over")
        return
    if not s.pending:
        raise PositionError("pending: a question must be open unless the game is over")
    if s.pending[-1][0] not in questions:
        name = s.book.frame_names[s.pending[-1][0]]
        raise PositionError(f"pending: the last entry must be a question, and {name!r} is none")
    for frame in s.pending:
        if frame[0] in (f.TURN, f.END) and frame[1] >= s.seats:
            raise PositionError(f"pending: there is no seat {frame[1]}")
