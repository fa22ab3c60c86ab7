"""Where Imperial Settlers goes its own way within the family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from furrow.games.imperial_settlers import empire, free_steps, lookout, solo, why
from furrow.games.imperial_settlers import names as n
from furrow.games.tableau import frames as f
from furrow.games.tableau.compiling import ACTS, WHEN, Cost
from furrow.games.tableau.decks import available
from furrow.games.tableau.exchange import NO_PROGRAM
from furrow.games.tableau.gaining import gain
from furrow.games.tableau.hooks import Ways
from furrow.games.tableau.payment import SOURCE_SIZE, frame_cost, single
from furrow.games.tableau.state import ATTACK, BLOCK, LOOKOUT, MOST_GOODS, SAMURAI, State
from furrow.games.tableau.threats import Solo
from furrow.games.tableau.triggers import answered
from furrow.games.tableau.virtual import seat_virtual
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

_EXCHANGED = WHEN["exchanged"]


class SettlersWays(Ways):
    """Imperial Settlers, base game."""

    version = 2  # in version 1 a location fell before its goods were taken
    rounds = n.ROUNDS
    parts = ("common", "faction", "extra")
    free_verbs = (n.SAMURAI, n.TUCK, n.OFFER_UP)
    several_decks = True
    least_deal = single(n.FOOD, 1)
    least_raze_hand = single(n.RAZE_TOKEN, n.RAZE_HAND)
    least_raze = single(n.RAZE_TOKEN, n.RAZE_LOCATION)
    card_verbs = (n.SAMURAI, n.TUCK, n.OFFER_UP, n.LOOT)
    question_phases: ClassVar = {"pick": LOOKOUT, "victim": ATTACK}
    block_rule = "IMP-USE-12"
    free_step_rule = "IMP-DIG-05"
    spoils_first = True  # IMP-RAZE-04

    # -- decks ---------------------------------------------------------------------------------------------------

    def complete(self, s: State) -> None:
        s.tables = {"collection": (), "box": ()}
        s.counts = {"drafts": 0}
        seat_virtual(s)

    def fresh_decks(self, s: State) -> list[list[int]]:
        """The common deck, the deck of each seat's faction, and in a solo game the attack cards."""
        sets = [n.COMMON_SET, *(1 + player.faction for player in s.players[: s.seats])]
        if s.seats == 1:
            sets.append(n.ATTACK_SET)
        return [[face.number for face in s.book.faces if face.set == each] for each in sets]

    def deck_names(self, s: State) -> list[str]:
        names = ["common", *(s.book.factions[player.faction] for player in s.players[: s.seats])]
        return [*names, "attack"] if s.seats == 1 else names

    def seat_decks(self, s: State) -> list[str]:
        return self.deck_names(s)

    def deck_of(self, s: State, card: int) -> int:
        group = s.book.faces[card].set
        if group == n.COMMON_SET:
            return n.COMMON_DECK
        if group == n.ATTACK_SET:
            return solo.ATTACK_DECK
        return next(1 + seat for seat, player in enumerate(s.players) if player.faction == group - 1)

    def worth(self, s: State, seat: int, card: int) -> tuple[int, ...]:
        return empire.worth(s, card) if seat < s.seats else (0, 0, 0)

    def can_hold(self, s: State, seat: int, card: int) -> bool:
        return self.deck_of(s, card) in (n.COMMON_DECK, 1 + seat)

    def can_bear(self, s: State, card: int, mark: int) -> bool:
        """Samurai stand on faction locations (IMP-JAP-04); only what can be activated is blocked (IMP-USE-12)."""
        if mark == SAMURAI:
            return empire.is_faction(s, card)
        if mark == BLOCK:
            return s.book.faces[card].category == ACTS
        return super().can_bear(s, card, mark)

    def most_kept(self, s: State, card: int) -> Mapping[int, int]:
        """On the Shrine as much as its owner likes (IMP-JAP-17)."""
        return {**super().most_kept(s, card), **dict.fromkeys(free_steps.offered(s, card), MOST_GOODS)}

    def can_lie_under(self, s: State, card: int, others: tuple[int, ...]) -> bool:
        """Any cards under the Gate (IMP-JAP-12); one marker for each deal of another player (IMP-JAP-21)."""
        if free_steps.holds_cards(s, card):
            return True
        deals = Counter({1 + seat: s.players[seat].foreign.count(card) for seat in range(s.seats)})
        return Counter(self.deck_of(s, each) for each in others) <= deals

    def renewed(self, s: State, deck: int) -> bool:
        """Discarded faction cards are never reshuffled (IMP-GEN-09)."""
        return not 1 <= deck <= s.seats

    def draw_decks(self, s: State, seat: int, good: int) -> tuple[int, ...]:
        wanted = {n.CARD: (n.COMMON_DECK, 1 + seat), n.COMMON_CARD: (n.COMMON_DECK,), n.FACTION_CARD: (1 + seat,)}[good]
        return tuple(deck for deck in wanted if available(s, deck))

    # -- the uses of a card --------------------------------------------------------------------------------------

    def deal_cost(self, s: State, card: int) -> Cost:
        return self.least_deal

    def deal_refusal(self, s: State, seat: int, card: int) -> str:
        if not empire.is_faction(s, card):
            return "IMP-DEAL-01"
        return "" if s.book.faces[card].deal >= 0 else "IMP-DEAL-02"

    def raze_hand_cost(self, s: State, card: int) -> Cost:
        return self.least_raze_hand

    def raze_hand_refusal(self, s: State, seat: int, card: int) -> str:
        return "" if s.book.faces[card].raze is not None else empire.no_field_rule(s, card, "IMP-RAZE-01")

    def raze_cost(self, s: State, card: int) -> Cost:
        return single(n.RAZE_TOKEN, n.RAZE_LOCATION + empire.protection(s, card))

    def raze_refusal(self, s: State, seat: int, card: int) -> str:
        if s.switches.peaceful:
            return "IMP-PEACE-02"
        return "" if s.book.faces[card].raze is not None else empire.no_field_rule(s, card, "IMP-RAZE-07")

    def falls_first(self, s: State) -> bool:
        return s.rules == 1  # IMP-RAZE-10 comes before IMP-RAZE-11

    def after_razing(self, s: State, owner: int, card: int) -> None:
        empire.after_razing(s, owner, card)

    def leaves(self, s: State, owner: int, card: int) -> None:
        empire.leaves(s, owner, card)

    def foreign_deal_ended(self, s: State, holder: int, card: int) -> None:
        empire.end_foreign_deal(s, holder, card)

    def shield_refusal(self, s: State, seat: int, card: int) -> str:
        return "IMP-DEF-02" if empire.is_faction(s, card) else ""

    def no_shield(self, s: State, seat: int) -> str:
        return "IMP-DEF-05" if empire.defended(s, seat) >= 0 else super().no_shield(s, seat)

    def not_own(self, s: State, seat: int, card: int, rule: str) -> str:
        """What somebody else controls does nothing for its owner."""
        return "IMP-EGY-15" if s.taken.get(card) == seat else super().not_own(s, seat, card, rule)

    def used_up(self, s: State, card: int) -> str:
        return "IMP-EGY-16" if card in s.taken else super().used_up(s, card)

    def option_refusal(self, s: State, frame: Frame, code: Code) -> str:
        """Workers are not exchanged for gold."""
        if frame[2] == NO_PROGRAM and n.GOLD in code[1::2]:
            return "IMP-WORK-04"
        return super().option_refusal(s, frame, code)

    def facts(self, s: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        return why.facts(s, seat, code, rule)

    def payment_refusal(self, s: State, frame: Frame, code: Code) -> str:
        """Gold stands in for resources only, and nothing stands in for gold."""
        needed = {good for good, _ in frame_cost(frame).tokens} | (set(n.RESOURCES) if frame[2] else set())
        for source in code[2::2]:
            good = source % SOURCE_SIZE
            if good not in needed and not any(s.book.wild[each] == good for each in needed):
                return "IMP-GOOD-09"
        return ""

    def paid_on(self, s: State, frame: Frame) -> int:
        return -1 if s.rules == 1 else super().paid_on(s, frame)  # IMP-USE-02

    def can_free(self, s: State, seat: int, card: int) -> bool:
        if not s.book.faces[card].action:
            return False
        blocked = s.switches.refresh_lifts_block and s.marks.get(card, 0) & BLOCK
        return s.used.get(card, 0) > 0 or bool(blocked)

    def free(self, s: State, card: int) -> None:
        """All uses are free again, or one of them, as the option says (IMP-USE-11, IMP-USE-12)."""
        left = s.used.pop(card, 0) - 1
        paid = s.paid.pop(card, ())
        if s.switches.refresh_restores == "one" and left > 0:
            s.used[card] = left
            if paid:
                s.paid[card] = paid[:left]
        if s.switches.refresh_lifts_block and s.marks.get(card, 0) & BLOCK:
            s.marks[card] &= ~BLOCK
            if not s.marks[card]:
                del s.marks[card]

    def pairs_exchanged(self, s: State, seat: int, pairs: int) -> None:
        """Features of the others react, up to a limit in a round; even if they have passed (IMP-EGY-06, IMP-DIG-06)."""
        for other in s.others(seat):
            for card in s.players[other].locations:
                trigger = s.book.faces[card].triggers.get(_EXCHANGED)
                if trigger:
                    times = min(pairs, trigger.most - s.used.get(card, 0))
                    if times > 0:
                        answered(s, trigger, card, times)
                        gain(s, other, s.book.programs[trigger.program][0].gain, times, card)

    # -- actions of a turn ---------------------------------------------------------------------------------------

    def free_candidates(self, s: State, seat: int) -> list[Code]:
        return free_steps.candidates(s, seat)

    def turn_refusal(self, s: State, seat: int, code: Code) -> str:
        return free_steps.refusal(s, seat, code)

    def turn_apply(self, s: State, seat: int, code: Code) -> None:
        free_steps.apply(s, seat, code)

    def solo(self, s: State) -> Solo:
        return solo.outlook(s)

    def askable(self, s: State, seat: int, bases: Sequence[str]) -> Iterator[str]:
        player, word = s.players[seat], s.book.card_words
        if player.faction == n.JAPANESE:
            yield from (f"samurai {word[card]}" for card in player.locations)
        for card in player.locations:
            if free_steps.holds_cards(s, card):
                yield from (f"tuck {word[each]} under {word[card]}" for each in player.hand)
            yield from (f"offer {s.book.goods[good]} to {word[card]}" for good in free_steps.offered(s, card))

    # -- the round -----------------------------------------------------------------------------------------------

    def then(self, s: State, seat: int, task: int, card: int, base: int, number: int) -> None:
        if task == n.REFILL:
            lookout.refill(s, number)
        elif task == n.STRIKE:
            solo.strike(s)
        else:
            solo.finish(s)

    def lookout(self, s: State) -> None:
        lookout.begin(s)

    def phases(self, s: State) -> tuple[int, ...]:
        """A solo game ends every round with its attack phase (IMP-SOLO-17)."""
        return (*super().phases(s), ATTACK) if s.seats == 1 else super().phases(s)

    def after_actions(self, s: State) -> None:
        """The last round has no clean-up (IMP-CLEAN-01); a solo game has its attack phase there too (IMP-SOLO-17)."""
        empire.end_control(s)
        if s.round == n.ROUNDS and s.seats == 1:
            s.pending.append((f.PHASE, s.first, ATTACK))
        else:
            super().after_actions(s)

    def after_cleanup(self, s: State) -> None:
        if s.seats == 1:
            s.pending.append((f.PHASE, s.first, ATTACK))
        else:
            super().after_cleanup(s)

    def attack(self, s: State) -> None:
        solo.attack_phase(s)
