"""The invariants of a state: positions must keep them, and the fuzz tests check them after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from furrow.games.tableau import frames as f
from furrow.games.tableau.book import Book
from furrow.games.tableau.compiling import ACTS, CHOOSE, CONNECTION, DO, OFFER
from furrow.games.tableau.draw_and_keep import HELD
from furrow.games.tableau.state import ACTION, ATTACK, CLEANUP, LOOKOUT, MARKS, PHASES, PRODUCTION, State
from furrow.kernel.contract import Code
from furrow.kernel.errors import PositionError
from furrow.kernel.pending import Frame

_PHASE_OF = {"turn": ACTION, "end": ACTION, "again": ACTION, "exchange": ACTION}
_PHASE_OF |= {"draft": LOOKOUT, "name": PRODUCTION, "store": CLEANUP}


def phases_of(book: Book) -> dict[str, int]:
    """Questions that are asked in one phase only."""
    return {**_PHASE_OF, **book.ways.question_phases}


def check(s: State, questions: Mapping[int, object]) -> None:
    """Raise PositionError for the first invariant that is broken."""
    check_table(s)
    _check_pending(s, questions)
    _check_phase(s)


def check_snapshot(s: State, questions: Mapping[int, object]) -> None:
    """What has always been asked of every position, so that a game that began with an odd one goes on."""
    _check_players(s)
    _check_cards(s)
    _check_places(s)
    _check_secrets(s)
    _check_marks(s)
    _check_pending(s, questions)


def check_table(s: State) -> None:
    """The same for everything but the open question."""
    _check_players(s)
    _check_cards(s)
    _check_places(s)
    _check_decks(s)
    _check_secrets(s)
    _check_marks(s)
    _check_uses(s)
    _check_end(s)


def _check_phase(s: State) -> None:
    """The open question belongs to the phase."""
    if s.over:
        return
    name = s.book.frame_names[s.pending[-1][0]]
    phase = phases_of(s.book).get(name, s.phase)
    if phase != s.phase:
        raise PositionError(f"phase: {name!r} is asked in {PHASES[phase]}, not in {PHASES[s.phase]}")


def _check_end(s: State) -> None:
    """The phase is one of this game, and the game has not gone on after its end."""
    if s.over:
        return
    if s.phase == ATTACK and s.seats > 1:
        raise PositionError("phase: attack is a phase of solo games")
    problem = s.book.ways.beyond_end(s)
    if problem:
        raise PositionError(problem)


def _check_players(s: State) -> None:
    factions = [player.faction for player in s.players if player.faction >= 0]
    if len(set(factions)) != len(factions):
        raise PositionError("players: each faction can be played once only")
    for seat, player in enumerate(s.players):
        if any(amount < 0 for amount in player.goods) or player.points < 0:
            raise PositionError(f"players[{seat}]: goods and points are never negative")
        if player.hand != sorted(player.hand):
            raise PositionError(f"players[{seat}].hand: must be sorted")


def _check_places(s: State) -> None:
    """Only locations are held and built, only connection cards lie among the connections, every deal has its good."""
    faces, words = s.book.faces, s.book.card_words
    for seat, player in enumerate(s.players):
        if player.virtual and (player.hand or player.connections or s.seats > 1):
            raise PositionError(f"players[{seat}]: the virtual player is for solo games and has no hand")
        for name in ("hand", "locations", "ruins"):
            for card in getattr(player, name):
                if faces[card].category > ACTS:
                    raise PositionError(f"players[{seat}].{name}: {words[card]!r} is no location")
        for card in player.connections:
            if faces[card].category != CONNECTION:
                raise PositionError(f"players[{seat}].connections: {words[card]!r} is no connection card")
        for card in (*player.deals, *player.foreign):
            if faces[card].deal < 0:
                raise PositionError(f"players[{seat}].deals: {words[card]!r} has no deal good")


def _check_decks(s: State) -> None:
    """Decks and discards hold the cards of their own deck; a hand holds what its player can have drawn."""
    words, ways = s.book.card_words, s.book.ways
    names = ways.deck_names(s)
    for field, groups in (("decks", s.decks), ("discards", s.piles)):
        for number, group in enumerate(groups):
            for card in group:
                other = ways.deck_of(s, card)
                if other != number:
                    raise PositionError(f"{field}.{names[number]}: {words[card]!r} is a card of {names[other]}")
    for seat, player in enumerate(s.players):
        for card in player.hand:
            if not ways.can_hold(s, seat, card):
                deck = names[ways.deck_of(s, card)]
                raise PositionError(f"players[{seat}].hand: {words[card]!r} is a card of {deck}, not of this seat")
    for card in s.tables.get("connections", ()):
        if s.book.faces[card].category != CONNECTION:
            raise PositionError(f"tables.connections: {words[card]!r} is no connection card")


def _check_uses(s: State) -> None:
    """Marks and counters lie only where the rules can have put them."""
    faces, words, ways = s.book.faces, s.book.card_words, s.book.ways
    for card, marks in s.marks.items():
        for bit, word in enumerate(MARKS):
            if marks >> bit & 1 and not ways.can_bear(s, card, 1 << bit):
                raise PositionError(f"marks.{words[card]}: this card cannot have the mark {word!r}; leave it out")
    for card, lying in s.kept.items():
        most_kept = ways.most_kept(s, card)
        for good, amount in enumerate(lying):
            if amount > most_kept.get(good, 0):
                word = s.book.goods[good]
                raise PositionError(f"kept.{words[card]}.{word}: at most {most_kept.get(good, 0)} can lie on this card")
    for card, others in s.under.items():
        if not ways.can_lie_under(s, card, others):
            raise PositionError(f"under.{words[card]}: these cards cannot lie under this one; leave them out")
    for card, count in s.used.items():
        face = faces[card]
        most = max(
            ways.uses(s, card, face.action.uses) if face.action else 0,
            int(bool(face.open)),
            *(trigger.most for trigger in face.triggers.values()),
            0,
        )
        if count > most:
            how = f"is used at most {most} times in a round, not {count} times" if most else "offers nothing to use"
            raise PositionError(f"used.{words[card]}: this card {how}; leave it out or lower it")
    for seat, player in enumerate(s.players):
        actions = 0 if player.virtual else len(s.book.boards[player.faction].actions)
        if player.board_uses >> actions:
            raise PositionError(f"players[{seat}].board_uses: a mask of the {actions} actions of the board")


def _check_secrets(s: State) -> None:
    for name in ("dealt", "sealed"):
        found = getattr(s, name)
        if found and len(found) != s.seats:
            raise PositionError(f"{name}: one entry for each of the {s.seats} seats, not {len(found)}")
    for name, size in (("produced", s.book.tokens + 1), ("forgone", len(s.book.goods))):
        if getattr(s, name) and len(getattr(s, name)) != size:
            raise PositionError(f"{name}: {size} numbers, not {len(getattr(s, name))}")


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
    for card, uses in s.paid.items():
        if len(uses) > s.used.get(card, 0):
            raise PositionError(f"paid: {s.book.card_words[card]!r} was not used so often")
    for name in ("used", "marks", "paid", "kept", "taken", "named"):
        for card in getattr(s, name):
            if card not in built:
                raise PositionError(f"{name}: {s.book.card_words[card]!r} is not built")
    for card in s.under:
        if card not in built:
            raise PositionError(f"under: {s.book.card_words[card]!r} is not built")


_OPS = {f.OPTION: CHOOSE, f.OFFER: OFFER, f.TARGET: DO}
"""What the step of a program must be to put a question."""


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
        if frame[0] in questions and frame[1] >= s.seats:
            raise PositionError(f"pending: there is no seat {frame[1]}")
        if frame[0] == f.FALL_IT and s.owner_of(frame[2]) < 0:
            raise PositionError(f"pending: {s.book.card_words[frame[2]]!r} is not built and cannot fall")
        if frame[0] in (*_OPS, f.RUN) and frame[2] >= 0:
            _check_program(s, frame)
    if s.pending[-1][0] == f.TURN and s.players[s.pending[-1][1]].passed:
        raise PositionError(f"pending: seat {s.pending[-1][1]} has passed and has no turn")


def _check_program(s: State, frame: Frame) -> None:
    """The program has such a step, and it is of the sort that the frame needs."""
    name = s.book.frame_names[frame[0]]
    steps = s.book.programs[frame[2]]
    if not 0 <= frame[3] < len(steps) or (frame[0] in _OPS and steps[frame[3]].op != _OPS[frame[0]]):
        raise PositionError(f"pending: {s.book.program_names[frame[2]]!r} has no step {frame[3]} for {name}")


def check_answers(s: State, legal: Callable[[State, int], list[Code]], actors: tuple[int, ...]) -> None:
    """The open question has an answer for everybody who owes one."""
    name = s.book.frame_names[s.pending[-1][0]]
    for seat in actors:
        try:
            found = legal(s, seat)
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            raise PositionError(f"pending: {name} does not fit the rest of the position") from error
        if not found:
            raise PositionError(f"pending: {name} has no answer in this position")
