"""The odd cards of Imperial Settlers, by name."""

from __future__ import annotations

from furrow.games.imperial_settlers import empire
from furrow.games.imperial_settlers import names as n
from furrow.games.tableau import frames as f
from furrow.games.tableau import triggers
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import ACTS, Compiler, Cost
from furrow.games.tableau.dealing import gain_deal
from furrow.games.tableau.decks import announce
from furrow.games.tableau.draw_and_keep import DISCARD, SHUFFLE, look
from furrow.games.tableau.gaining import gain, gain_points
from furrow.games.tableau.handlers import Args, Handler, built_by_others
from furrow.games.tableau.payment import drop_deal, missing, pay, single
from furrow.games.tableau.production import deal_goods
from furrow.games.tableau.razing import raze
from furrow.games.tableau.state import BLOCK, SAMURAI, State
from furrow.kernel.contract import Code
from furrow.kernel.events import Fact


class DrawAndKeep(Handler):
    """Draw some cards and keep one (Architect, Buddha Temple, Mission)."""

    def start(self, s: State, seat: int, card: int, args: Args) -> bool:
        if args["deck"] == "any":  # each card of either deck, one by one (IMP-BAR-05)
            s.pending.append((f.GATHER, seat, args["draw"]))
        else:
            look(s, seat, 1 + seat, args["draw"], DISCARD if args["rest"] == "discard" else SHUFFLE)
        return False

    def idle(self, s: State, seat: int, card: int, args: Args) -> str:
        return ""


class BuildAtOnce(Handler):
    """Build a faction card of the hand, or an own deal, for its cost without the location (Settlers, Negotiator)."""

    spares = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return [(v.CHOOSE, each) for each in self._cards(s, seat, args) if not missing(s, seat, _in_goods(s, each))]

    def _cards(self, s: State, seat: int, args: Args) -> list[int]:
        player = s.players[seat]
        return sorted(
            card for card in (player.hand if args["from"] == "hand" else player.deals) if empire.is_faction(s, card)
        )

    def idle(self, s: State, seat: int, card: int, args: Args) -> str:
        """Something must be left to build after the activation is paid."""
        action = s.book.faces[card].action
        assert action
        cards = self._cards(s, seat, args)
        if any(not missing(s, seat, _both(action.cost, _in_goods(s, each))) for each in cards):
            return ""
        return self._rule(args, not cards and bool(s.players[seat].foreign))

    def wasted(self, s: State, seat: int, card: int, args: Args) -> str:
        """Nobody pays for nothing; in version 1 of the rules that was possible."""
        return "" if s.rules == 1 or self.targets(s, seat, card, args, 0) else self._rule(args, False)

    def refusal(self, s: State, seat: int, card: int, args: Args, chosen: int, code: Code) -> str:
        refused = super().refusal(s, seat, card, args, chosen, code)
        return self._rule(args, len(code) > 1 and code[1] in s.players[seat].foreign) if refused else ""

    def _rule(self, args: Args, foreign: bool) -> str:
        if args["from"] == "hand":
            return self.rule
        return "IMP-JAP-15" if foreign else "IMP-JAP-13"

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        if args["from"] == "hand":
            announce(s, seat, code[1], "build")
        else:
            s.tell("announce", seat, card=s.book.faces[code[1]].word, action="build")
        s.pending.append((f.BUILD_IT, seat, code[1], v.NO_BASE, int(args["from"] == "deals")))
        pay(s, seat, _in_goods(s, code[1]))
        return 0


def _in_goods(s: State, card: int) -> Cost:
    return s.book.faces[card].cost._replace(locations=0)


def _both(first: Cost, second: Cost) -> Cost:
    """Two costs in one."""
    tokens = dict(first.tokens)
    for good, amount in second.tokens:
        tokens[good] = tokens.get(good, 0) + amount
    return Cost(tuple(tokens.items()), first.any + second.any)


class CancelDeal(Handler):
    """Discard a deal of an opponent, in some cases for its good (Robbers, Ninjas)."""

    against_others = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        rivals = [s.players[other] for other in s.others(seat) if not s.players[other].passed]
        return sorted({(v.CHOOSE, deal) for rival in rivals for deal in (*rival.deals, *rival.foreign)})

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        deal = code[1]
        holder = next(
            other
            for other in s.others(seat)
            if deal in s.players[other].deals or (deal in s.players[other].foreign and not s.players[other].passed)
        )
        drop_deal(s, holder, deal)
        if args["gain"]:
            gain_deal(s, seat, deal)
        return 0


class TakeDeal(Handler):
    """A deal under an opponent's board becomes the player's own; this is not making a deal (Spies)."""

    against_others = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        rivals = [s.players[other] for other in s.others(seat) if not s.players[other].passed]
        return sorted((v.CHOOSE, deal) for rival in rivals for deal in rival.deals)

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        victim = next(other for other in s.others(seat) if code[1] in s.players[other].deals)
        s.players[victim].deals.remove(code[1])
        s.players[seat].deals.append(code[1])
        s.tell("take_deal", seat, card=s.book.faces[code[1]].word, victim=victim)
        return 0


class ForeignDeal(Handler):
    """A deal with a faction location of an opponent, marked by a hidden card (Trade Route)."""

    against_others = True
    of_locations = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        faces = s.book.faces
        return sorted(
            (v.CHOOSE, each)
            for each in built_by_others(s, seat)
            if empire.is_faction(s, each) and faces[each].deal >= 0
        )

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        s.players[seat].foreign.append(code[1])
        deck = s.decks[1 + seat]
        facts: dict[str, Fact] = {"card": s.book.faces[code[1]].word, "victim": s.owner_of(code[1])}
        if deck:  # nobody looks at it (IMP-JAP-21)
            s.under[code[1]] = (*s.under.get(code[1], ()), deck.pop())
            facts["marker"] = s.book.ways.deck_names(s)[1 + seat]
        s.tell("foreign_deal", seat, **facts)
        triggers.fire(s, seat, triggers.DEALS, code[1])
        gain_deal(s, seat, code[1])
        return 0


class ForgoDeals(Handler):
    """Give up goods that the deals are about to yield, for points (School of Diplomacy)."""

    optional = from_none = True

    def most(self, s: State, seat: int, args: Args) -> int:
        return max(1, sum(deal_goods(s, seat)))

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        """What is left of the goods, in any number and order."""
        forgone = s.forgone or (0,) * len(s.book.goods)
        left = [count - gone for count, gone in zip(deal_goods(s, seat), forgone, strict=True)]
        return [(n.FORGO, good, amount) for good, count in enumerate(left) for amount in range(1, count + 1)]

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        _, good, amount = code
        forgone = list(s.forgone) or [0] * len(s.book.goods)
        forgone[good] += amount
        s.forgone = tuple(forgone)
        s.tell("forgo", seat, what=s.book.goods[good], amount=amount, points=amount * args["points"])
        for _ in range(amount):
            gain_points(s, seat, args["points"])
        return 1 << good


def raze_targets(s: State, seat: int) -> list[int]:
    """Locations of others that effects worded as razing can reach, whatever lies on them."""
    return [card for card in built_by_others(s, seat) if s.book.faces[card].raze is not None]


def unfit_for_razing(s: State, seat: int, target: int) -> str:
    """Why a location cannot be razed by an effect; "" if it is none, or for another reason."""
    owner = s.owner_of(target)
    if owner < 0:
        return ""
    if owner == seat:
        return s.book.ids.raze_own
    return "" if s.book.faces[target].raze is not None else empire.no_field_rule(s, target, "IMP-RAZE-07")


class RazeForPoints(Handler):
    """Raze and give up any number of the goods for points (Dark Chapel). The raze tokens depend on the target."""

    against_others = True
    of_locations = True

    def _cost(self, s: State, seat: int, target: int, args: Args) -> Cost:
        if target in s.players[seat].hand:
            return single(n.RAZE_TOKEN, args["hand"])
        return single(n.RAZE_TOKEN, args["location"] + empire.protection(s, target))  # IMP-BAR-02

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        own = [
            each
            for each in s.players[seat].hand
            if not empire.is_faction(s, each) and s.book.faces[each].raze is not None
        ]
        found = [*own, *raze_targets(s, seat)]
        return sorted((v.CHOOSE, each) for each in found if not missing(s, seat, self._cost(s, seat, each, args)))

    def unfit(self, s: State, seat: int, args: Args, target: int) -> str:
        if target in s.players[seat].hand:
            return s.book.ways.raze_hand_refusal(s, seat, target) or self.rule
        return unfit_for_razing(s, seat, target) or super().unfit(s, seat, args, target)

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        if code[1] in s.players[seat].hand:
            announce(s, seat, code[1], "raze")
        else:
            s.tell("announce", seat, card=s.book.faces[code[1]].word, action="raze")
        s.pending.append((n.FORFEITING, seat, code[1], args["points"]))
        pay(s, seat, self._cost(s, seat, code[1], args))
        return 0


class Loot(Handler):
    """One good of the raze field of an opponent's location, which stays (Pack)."""

    against_others = True
    of_locations = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        faces = s.book.faces
        return sorted((n.LOOT, each, good) for each in raze_targets(s, seat) for good, _ in faces[each].raze or ())

    def refusal(self, s: State, seat: int, card: int, args: Args, chosen: int, code: Code) -> str:
        refused = super().refusal(s, seat, card, args, chosen, code)
        if refused and code[0] == n.LOOT:
            return s.book.immune(s, seat, code[1]) or self.unfit(s, seat, args, code[1])
        return refused

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        s.tell("loot", seat, card=s.book.faces[code[1]].word)
        gain(s, seat, ((code[2], 1),), 1, code[1])
        return 0


class RazeOwn(Handler):
    """Raze a common location of the player's own Empire (Rabble)."""

    of_locations = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        faces = s.book.faces
        return sorted(
            (v.CHOOSE, each)
            for each in s.players[seat].locations
            if not empire.is_faction(s, each) and faces[each].raze is not None
        )

    def unfit(self, s: State, seat: int, args: Args, target: int) -> str:
        if target in s.players[seat].locations and s.book.faces[target].raze is None:
            return empire.no_field_rule(s, target, "IMP-RAZE-07")
        return super().unfit(s, seat, args, target)

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        raze(s, seat, code[1], s.book.faces[code[1]].raze or ())
        return 0


class RazeOpponent(RazeOwn):
    """Raze a location of an opponent for the activation cost alone (Chariot Builder)."""

    against_others = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return sorted((v.CHOOSE, each) for each in raze_targets(s, seat))

    def unfit(self, s: State, seat: int, args: Args, target: int) -> str:
        return unfit_for_razing(s, seat, target) or super().unfit(s, seat, args, target)


class RemoveLocation(Handler):
    """Any location of an opponent goes for good; this is not razing (Garrison, Engineers)."""

    against_others = True
    of_locations = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return sorted((v.CHOOSE, each) for each in built_by_others(s, seat))

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        empire.remove(s, code[1])
        return 0


class TakeOver(RemoveLocation):
    """A location of an opponent counts as the player's own for the rest of the round (Temple of Ra)."""

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        empire.take_over(s, seat, code[1])
        return 0


class BlockLocation(Handler):
    """An action location of an opponent cannot be used for the rest of the round (Scorpion Breeder)."""

    against_others = True
    of_locations = True

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        faces = s.book.faces
        return sorted(
            (v.CHOOSE, each)
            for each in built_by_others(s, seat)
            if faces[each].category == ACTS and not s.marks.get(each, 0) & BLOCK
        )

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        s.marks[code[1]] = s.marks.get(code[1], 0) | BLOCK
        s.tell("block", seat, card=s.book.faces[code[1]].word, victim=s.owner_of(code[1]))
        return 0


class MakeDiscard(Handler):
    """An opponent must discard a card of the hand (Desert)."""

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return sorted(
            (v.PLAYER, other) for other in s.others(seat) if not s.players[other].passed and s.players[other].hand
        )

    def refusal(self, s: State, seat: int, card: int, args: Args, chosen: int, code: Code) -> str:
        if code[0] == v.PLAYER and code[1] < len(s.players) and s.players[code[1]].passed:
            return s.book.ids.immune
        return super().refusal(s, seat, card, args, chosen, code)

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        s.tell("make_discard", seat, victim=code[1])
        s.pending.append((f.DISCARD, code[1], 1))
        return 0


class LayFoundation(Handler):
    """A common card of the hand becomes a foundation; this is not razing (Sanctuary)."""

    def compiled(self, compiler: Compiler, args: Args) -> Args:
        return {"gain": compiler.gain(args["gain"])}

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return [(v.CHOOSE, each) for each in s.players[seat].hand if not empire.is_faction(s, each)]

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        empire.lay_foundation(s, seat, code[1])
        gain(s, seat, args["gain"], 1, card)
        return 0


class Samurai(Handler):
    """Workers of the supply stand at once on own faction locations as samurai (Ninjas)."""

    of_locations = True

    def most(self, s: State, seat: int, args: Args) -> int:
        return int(args["count"])

    def targets(self, s: State, seat: int, card: int, args: Args, chosen: int) -> list[Code]:
        return sorted(
            (v.CHOOSE, each)
            for each in s.players[seat].locations
            if empire.is_faction(s, each) and not s.marks.get(each, 0) & SAMURAI
        )

    def choose(self, s: State, seat: int, card: int, args: Args, code: Code, chosen: int) -> int:
        s.marks[code[1]] = s.marks.get(code[1], 0) | SAMURAI
        s.tell("samurai", seat, card=s.book.faces[code[1]].word)
        return 1


class TuckCards(Handler):
    """Cards of the hand go under the location for good, for points (Gate); see `free_steps.py`."""


class OfferGoods(Handler):
    """Goods go on the location for good (Shrine); see `free_steps.py`."""

    def compiled(self, compiler: Compiler, args: Args) -> Args:
        return {"goods": tuple(good for good, _ in compiler.gain(dict.fromkeys(args["goods"], 1)))}
