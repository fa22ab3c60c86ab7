"""Where a game of the family goes its own way: answers that differ, and moments at which a game may act."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from furrow.games.tableau import frames as f
from furrow.games.tableau import rounds
from furrow.games.tableau.compiling import Cost
from furrow.games.tableau.ruins import is_ruin
from furrow.games.tableau.state import ACTION, CLEANUP, LOOKOUT, MOST_GOODS, PRODUCTION, SHIELD
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

if TYPE_CHECKING:
    from furrow.games.tableau.state import State
    from furrow.games.tableau.threats import Solo


class Hooks:
    """Moments at which a game may act. By default nothing happens."""

    def attack(self, s: State) -> None:
        """The attack phase of a solo game."""

    def leaves(self, s: State, owner: int, card: int) -> None:
        """A location has left the row: what lies on it goes."""

    def foreign_deal_ended(self, s: State, holder: int, card: int) -> None:
        """A deal that lay with a location of another player has been cancelled."""

    def points_gained(self, s: State, seat: int) -> None:
        """After every gain of points."""

    def pairs_exchanged(self, s: State, seat: int, pairs: int) -> None:
        """After an exchange of workers is complete."""

    def turn_apply(self, s: State, seat: int, code: Code) -> None:
        """Take an action, or a free step, that only this game has."""

    def then(self, s: State, seat: int, task: int, card: int, base: int, number: int) -> None:
        """Carry out a task of this game (see `Book.tasks`) when its time has come, e.g. once it is paid."""

    def before_next_turn(self, s: State, seat: int) -> None:
        """After the turn of a seat: what a virtual player does."""

    def drafts_over(self, s: State) -> None:
        """Both drafts are over; the row is cleared next."""


class Ways(Hooks, ABC):
    """Where a game goes its own way. The defaults are the commonest answers of the family."""

    version = 1
    """Of the rules. A state knows its own (`State.rules`); what older ones did differently is asked of the ways."""
    rounds = 0
    """How many rounds there are; 0: the game ends otherwise."""
    goal = 0
    """Points that bring about the end, where no number of rounds is fixed."""
    parts: tuple[str, ...] = ("locations",)
    """The parts of a result that are added to the points at the end."""
    free_verbs: tuple[int, ...] = ()
    """Free steps that only this game has."""
    free_step_rule = ""
    """The rule by which free steps wait for the own turn, where it is not that of all answers."""
    several_decks = False
    """May a card be drawn from one of several decks, as the player likes?"""
    question_phases: ClassVar[Mapping[str, int]] = {}
    """Questions that only this game has, and the phase in which each is put."""
    block_rule = ""
    """The rule by which a blocked location cannot be used."""
    spoils_first = False
    """A razed card of the hand is discarded only after its goods are taken; it cannot be drawn as one of them."""

    closed_piles: tuple[int, ...] = ()
    """Decks whose discards nobody may look through, even those that were seen."""
    least_deal = least_raze_hand = least_raze = Cost()
    """What it costs at least to make a deal, to raze a card of the hand, and a location of an opponent: a quick look
    spares many others."""
    card_verbs: tuple[int, ...] = ()
    """Verbs of this game whose first number is a card."""

    def own_cost(self, s: State, seat: int, code: Code) -> Cost | None:
        """The cost of an action that only this game has."""
        return None

    def uses(self, s: State, card: int, printed: int) -> int:
        """How often an action location may be used in a round."""
        return printed

    def complete(self, s: State) -> None:
        """Lay out empty tables and counters, and seat the virtual player of a solo game."""
        s.counts = {"drafts": 0}

    @abstractmethod
    def fresh_decks(self, s: State) -> list[list[int]]:
        """The cards of every deck of this game, in their printed order."""

    def deck_names(self, s: State) -> list[str]:
        return ["deck"]

    def seat_decks(self, s: State) -> list[str]:
        """Names of the decks whose backs are told apart in a hand; none if all look alike."""
        return []

    def deck_of(self, s: State, card: int) -> int:
        """The deck, and so the discard pile, that a card belongs to."""
        return 0

    def can_hold(self, s: State, seat: int, card: int) -> bool:
        """Can a card come into the hand of a seat?"""
        return True

    def can_bear(self, s: State, card: int, mark: int) -> bool:
        """Can a built location have a mark?"""
        return mark == SHIELD and s.book.shield >= 0 and not self.shield_refusal(s, s.owner_of(card), card)

    def most_kept(self, s: State, card: int) -> Mapping[int, int]:
        """The goods that can lie on a built location beyond the round, each with its greatest amount: what it was built
        with, and what it may store."""
        face = s.book.faces[card]
        steps = s.book.programs[face.built] if face.built >= 0 else ()
        found = {good: amount for step in steps for good, amount in enumerate(step.place) if amount}
        for room in face.store:
            found |= dict.fromkeys(room.goods, room.most if room.most >= 0 else MOST_GOODS)
        return found

    def can_lie_under(self, s: State, card: int, others: tuple[int, ...]) -> bool:
        """Can these cards lie face down under a built location?"""
        return not others

    def is_last_round(self, s: State) -> bool:
        """Has somebody brought about the end, so that this round is the last?"""
        return False

    def last(self, s: State) -> bool:
        """Is this round the last one, as far as anybody knows?"""
        return s.ending or (self.rounds > 0 and s.round == self.rounds)

    def phases(self, s: State) -> tuple[int, ...]:
        """The phases of this round; the last one has no clean-up."""
        return (LOOKOUT, PRODUCTION, ACTION) if self.last(s) else (LOOKOUT, PRODUCTION, ACTION, CLEANUP)

    def beyond_end(self, s: State) -> str:
        """Why a position cannot be, because the game would be over already; "" if it can."""
        last = self.rounds and s.round == self.rounds
        return "phase: the last round has no clean-up: the game is over" if last and s.phase == CLEANUP else ""

    def worth(self, s: State, seat: int, card: int) -> tuple[int, ...]:
        """What a location that stands before a player adds at the end, for each of the `parts`: usually 1 point."""
        return (0 if s.players[seat].virtual else 1,)

    def solo(self, s: State) -> Solo | None:
        """What the virtual player of a solo game will do next; None in a game that has none."""
        return None

    def renewed(self, s: State, deck: int) -> bool:
        """Is the deck renewed from its discards?"""
        return True

    def draw_decks(self, s: State, seat: int, good: int) -> tuple[int, ...]:
        """The decks that a seat may draw from for a good like `card`."""
        return (0,)

    def build_cost(self, s: State, seat: int, card: int) -> Cost:
        return s.book.faces[card].cost

    def build_refusal(self, s: State, seat: int, card: int) -> str:
        """Why a card of the hand cannot be built, apart from its cost in tokens."""
        return ""

    def misplaced(self, s: State, card: int, rule: str) -> str:
        """The rule by which a card that does not lie where it is needed cannot be used, if not simply `rule`."""
        return rule

    def not_own(self, s: State, seat: int, card: int, rule: str) -> str:
        """The rule by which a card is no location of the seat's own, if not simply `rule`."""
        return s.book.ids.ruin if is_ruin(s, seat, card) else rule

    def passed_rule(self, s: State, other: int, rule: str) -> str:
        """The rule that keeps safe a player who has passed, if not simply `rule`."""
        return rule

    def unpaid(self, s: State, seat: int, what: str, rule: str) -> str:
        """The rule by which a cost cannot be paid for want of something, if not simply `rule`."""
        return rule

    def used_up(self, s: State, card: int) -> str:
        """The rule by which a location cannot be used any more in this round."""
        return s.book.ids.use_again

    def no_shield(self, s: State, seat: int) -> str:
        """The rule by which nothing is there to protect a location with."""
        return s.book.ids.shield

    def option_refusal(self, s: State, frame: Frame, code: Code) -> str:
        """The rule by which something is not among the goods to choose from."""
        return s.book.ids.option

    def second_action(self, s: State, verb: int) -> str:
        """The rule by which a turn has no second action of this kind."""
        return s.book.ids.one_action

    def facts(self, s: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        """What only this game can say of a refusal; only what the seat may know."""
        return {}

    @abstractmethod
    def deal_cost(self, s: State, card: int) -> Cost:
        """What a deal with a card of the hand costs."""

    def deal_refusal(self, s: State, seat: int, card: int) -> str:
        """Why no deal can be made with a card of the hand, apart from the cost."""
        return ""

    @abstractmethod
    def raze_hand_cost(self, s: State, card: int) -> Cost:
        """What it costs to raze a card of the hand."""

    def raze_hand_refusal(self, s: State, seat: int, card: int) -> str:
        """Why a card of the hand cannot be razed, apart from the cost."""
        return ""

    @abstractmethod
    def raze_cost(self, s: State, card: int) -> Cost:
        """What it costs to raze a location of an opponent."""

    def raze_refusal(self, s: State, seat: int, card: int) -> str:
        """Why a location of an opponent cannot be razed, apart from the cost."""
        return ""

    def falls_first(self, s: State) -> bool:
        """Does a razed location leave, and its owner gain what it is due, before the spoils are taken?"""
        return False

    @abstractmethod
    def after_razing(self, s: State, owner: int, card: int) -> None:
        """What becomes of a razed location, which has left the row of its owner."""

    def shield_refusal(self, s: State, seat: int, card: int) -> str:
        """Why an own location takes no shield, apart from one that lies there."""
        return ""

    def payment_refusal(self, s: State, frame: Frame, code: Code) -> str:
        """The rule that forbids a payment, if it can be named more closely than by `Ids.payment`."""
        return ""

    def threshold_times(self, s: State, found: int, at_least: int) -> int:
        """How often a threshold pays that was reached."""
        return 1

    def turn_candidates(self, s: State, seat: int, goods: list[int]) -> list[Code]:
        """Actions that only this game has, exactly. `goods` are all that the seat can pay with."""
        return []

    def turn_refusal(self, s: State, seat: int, code: Code) -> str:
        """Why an action that only this game has cannot be taken; a game without any refuses them all."""
        return s.book.ids.wrong_moment

    def paid_on(self, s: State, frame: Frame) -> int:
        """The location on which what is paid for a frame stays until the clean-up; -1: it goes to the supply."""
        return frame[2] if frame[0] == f.USE_IT else -1

    def can_free(self, s: State, seat: int, card: int) -> bool:
        """Does something lie on an own location that an effect could clear, so that it can be used again?"""
        return bool(s.book.faces[card].action) and s.used.get(card, 0) > 0

    def free(self, s: State, card: int) -> None:
        """Clear a used location."""
        s.used.pop(card, None)
        s.paid.pop(card, None)

    def askable(self, s: State, seat: int, bases: Sequence[str]) -> Iterable[str]:
        """Lines of this game alone that a player may ask about; `bases` are what can be built over."""
        return ()

    def free_candidates(self, s: State, seat: int) -> list[Code]:
        """Free steps that only this game has."""
        return []

    def lookout(self, s: State) -> None:
        """The first phase of a round."""
        rounds.draft(s)

    def after_actions(self, s: State) -> None:
        """All have passed."""
        if self.rounds and s.round == self.rounds:
            rounds.finish(s)
        else:
            rounds.clean_up(s)

    def after_cleanup(self, s: State) -> None:
        """Everything is put away."""
        rounds.pass_marker(s)
        rounds.next_round(s)
