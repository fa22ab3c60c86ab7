"""Named handlers: what the words of the effect language cannot say. Each card game registers its own by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from furrow.games.tableau import verbs as v
from furrow.games.tableau.ruins import is_ruin
from furrow.kernel.contract import Code

if TYPE_CHECKING:
    from furrow.games.tableau.compiling import Compiler
    from furrow.games.tableau.state import State

Args = Mapping[str, Any]


class Handler:
    """An odd effect. Most put one question, "which one?": `targets` lists the answers, `choose` carries one out.

    `rule` is the ledger id that speaks when there is nothing to choose or a wrong thing is chosen.
    """

    copies = False
    """Yields what another production location yields."""
    takes = False
    """Takes the production of an opponent's location; see `production.py`."""
    optional = False
    """The player may stop after the first choice …"""
    from_none = False
    """… or even before it."""
    against_others = False
    """Its targets belong to other players: those who have passed are safe."""
    spares = False
    """Its card's use cannot be paid for so that nothing is left to do; see `wasted`."""
    of_locations = False
    """Its targets are built locations: a ruin is none."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def rule_for(self, args: Args) -> str:
        """The rule that speaks, where it depends on the arguments of a row."""
        return self.rule

    def compiled(self, compiler: Compiler, args: Args) -> Args:
        """The arguments of a row by numbers; complains of what it does not know."""
        return dict(args)

    def most(self, s: State, seat: int, args: Args) -> int:
        """How many targets may be chosen."""
        return 1

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        """The answers, sorted. `chosen` has a bit for each position already chosen, where a handler counts so."""
        return []

    def idle(self, s: State, seat: int, card: int, args: Args) -> str:
        """Why the card cannot be used at all, before anything is paid."""
        return "" if self.targets(s, seat, card, args, 0) else self.rule_for(args)

    def refusal(self, s: State, seat: int, card: int, args: Args, chosen: int, code: Code) -> str:
        """Why a target cannot be chosen."""
        if code in self.targets(s, seat, card, args, chosen):
            return ""
        if code[0] != v.CHOOSE:
            return self.rule_for(args)
        return (self.against_others and s.book.immune(s, seat, code[1])) or self.unfit(s, seat, args, code[1])

    def unfit(self, s: State, seat: int, args: Args, target: int) -> str:
        """The rule by which a card that nobody keeps safe is no target."""
        if self.of_locations and self.of_own(args) and target not in s.players[seat].locations:
            return s.book.ways.not_own(s, seat, target, self.rule_for(args))
        return s.book.ids.ruin if self.of_locations and is_ruin(s, seat, target) else self.rule_for(args)

    def of_own(self, args: Args) -> bool:
        """Must its targets be the player's own?"""
        return not self.against_others

    def wasted(self, s: State, seat: int, card: int, args: Args) -> str:
        """The rule by which the use of a card cannot be paid for so that this state follows; "" if it can."""
        return ""

    def start(self, s: State, seat: int, card: int, args: Args) -> bool:
        """Carry out what needs no choice; True if the targets are to be asked for."""
        return bool(self.targets(s, seat, card, args, 0))

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        """Carry out a choice; returns its bit for `chosen`."""
        return 0
