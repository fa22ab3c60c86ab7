"""Named handlers: what the words of the effect language cannot say. Each card game registers its own by name.

First what a handler is, then those that the games of the family share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import Compiler
from furrow.games.tableau.dealing import gain_deal
from furrow.games.tableau.gaining import gain, start
from furrow.games.tableau.ruins import is_ruin
from furrow.games.tableau.state import State
from furrow.games.tableau.telling import Lying
from furrow.kernel.contract import Code

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


def built_by_others(s: State, seat: int) -> list[int]:
    """Locations of the others who have not passed."""
    return [card for other in s.others(seat) if not s.players[other].passed for card in s.players[other].locations]


def lying_on(s: State, owner: int, good: int) -> int:
    """A location of a player on which some of a good lies; -1 if there is none."""
    return next((card for card in s.players[owner].locations if card in s.kept and s.kept[card][good]), -1)


class CopyProduction(Handler):
    """Gain what another production location yields: an own one, or one of an opponent, who loses nothing."""

    copies = True
    against_others = True
    of_locations = True

    def of_own(self, args: Args) -> bool:
        return bool(args["whose"] == "own")

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        found = s.players[seat].locations if args["whose"] == "own" else built_by_others(s, seat)
        return sorted((v.CHOOSE, each) for each in found if s.book.faces[each].plain and each != card)

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        s.tell("copy", seat, card=s.book.faces[code[1]].word)
        start(s, seat, s.book.faces[code[1]].production, code[1], s.owner_of(code[1]))
        return 0


class TakeProduction(Handler):
    """The location is named before anybody produces; see `production.py`. On building it does nothing."""

    takes = True

    def start(self, s: State, seat: int, card: int, args: Args) -> bool:
        return False


class Steal(Handler):
    """Take one good out of the supply of a player who has not passed.

    A game may have rules of its own on those who have passed, on other goods, and on goods that lie on cards.
    """

    def __init__(self, rule: str, passed: str = "", other_good: str = "", on_card: str = "") -> None:
        super().__init__(rule)
        self._passed, self._other_good, self._on_card = passed, other_good or rule, on_card or rule

    def compiled(self, compiler: Compiler, args: Args) -> Args:
        return {"goods": tuple(good for good, _ in compiler.gain(dict.fromkeys(args["goods"], 1)))}

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return sorted(
            (v.STEAL, good, other)
            for other in s.others(seat)
            if not s.players[other].passed
            for good in args["goods"]
            if s.players[other].goods[good]
        )

    def refusal(self, s: State, seat: int, card: int, args: Args, chosen: int, code: Code) -> str:
        refused = super().refusal(s, seat, card, args, chosen, code)
        if not refused or code[0] != v.STEAL or code[2] not in s.others(seat):
            return refused
        return self._refusal(s, args, *code[1:])

    def _refusal(self, s: State, args: Args, good: int, victim: int) -> str:
        """Why a good of another player cannot be taken."""
        if s.players[victim].passed:
            return s.book.ways.passed_rule(s, victim, self._passed or s.book.ids.immune)
        if good not in args["goods"]:
            return self._other_good
        return self._on_card if lying_on(s, victim, good) >= 0 else self.rule

    def idle(self, s: State, seat: int, card: int, args: Args) -> str:
        """Where nothing can be taken, the rule that protects what somebody has of these goods or in their place."""
        if self.targets(s, seat, card, args, 0):
            return ""
        for good in (*args["goods"], *{s.book.wild[each] for each in args["goods"]} - {-1}):
            for other in s.others(seat):
                if s.players[other].goods[good] or lying_on(s, other, good) >= 0:
                    return self._refusal(s, args, good, other)
        return self.rule

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        _, good, victim = code
        s.players[victim].goods[good] -= 1
        s.tell("steal", seat, what=s.book.goods[good], victim=victim)
        gain(s, seat, ((good, 1),), 1, card)
        return 0


class GainDeal(Handler):
    """Gain the good of some deals once more: own ones, each at most once, or one of an opponent."""

    against_others = True

    def __init__(self, rule: str, of_others: str = "") -> None:
        super().__init__(rule)
        self._of_others = of_others or rule

    def rule_for(self, args: Args) -> str:
        return self.rule if args["whose"] == "own" else self._of_others

    def most(self, s: State, seat: int, args: Args) -> int:
        return int(args["most"])

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return sorted(
            {(v.CHOOSE, deal) for place, deal in enumerate(self._deals(s, seat, args)) if not chosen >> place & 1}
        )

    def _deals(self, s: State, seat: int, args: Args) -> list[int]:
        holders = [seat] if args["whose"] == "own" else [each for each in s.others(seat) if not s.players[each].passed]
        return [deal for each in holders for deal in (*s.players[each].deals, *s.players[each].foreign)]

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        gain_deal(s, seat, code[1])
        deals = enumerate(self._deals(s, seat, args))
        return next(1 << place for place, deal in deals if deal == code[1] and not chosen >> place & 1)


class FreeActions(Handler):
    """Clear used action locations of the player, other than this one: they can be used again."""

    optional = True
    of_locations = True

    def most(self, s: State, seat: int, args: Args) -> int:
        return int(args["most"])

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        ways = s.book.ways
        found = s.players[seat].locations
        return sorted((v.CHOOSE, each) for each in found if each != card and ways.can_free(s, seat, each))

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        before = Lying(s, code[1])
        s.book.ways.free(s, code[1])
        before.tell_off(s, "free", seat, code[1])
        return 1
