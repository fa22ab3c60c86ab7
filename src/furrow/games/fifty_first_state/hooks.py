"""Where 51st State goes its own way within the family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar

from furrow.games.fifty_first_state import actions, solo, why
from furrow.games.fifty_first_state import names as n
from furrow.games.tableau import frames as f
from furrow.games.tableau import lookout, rounds
from furrow.games.tableau.compiling import CONNECTION, Cost
from furrow.games.tableau.dealing import gain_deal
from furrow.games.tableau.decks import clear_table, top
from furrow.games.tableau.hooks import Ways
from furrow.games.tableau.payment import SOURCE_SIZE, frame_cost, single
from furrow.games.tableau.razing import become_ruin, scrap, shielded
from furrow.games.tableau.state import CLEANUP, LOOKOUT, PHASES, State
from furrow.games.tableau.telling import tell_goods
from furrow.games.tableau.threats import Solo
from furrow.games.tableau.virtual import seat_virtual
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

_SETS = {"none": ("base",), "new_era": ("base", "new_era"), "winter": ("base", "winter")}


class FiftyFirstWays(Ways):
    """51st State: Master Set."""

    version = 2  # in version 1 the owner was compensated before the spoils were taken
    closed_piles = (n.DRAW_DECK,)  # FSS-DIG-03
    goal = n.GOAL
    least_deal = single(n.BLUE, 1)
    least_raze_hand = single(n.RED, 1)
    least_raze = single(n.RED, n.DEFENCE[0])
    card_verbs = (n.DEVELOP, n.VISIT, n.CONNECT, n.PLAY)
    question_phases: ClassVar = {"hand": LOOKOUT}

    # -- cards ---------------------------------------------------------------------------------------------------

    def complete(self, s: State) -> None:
        s.tables = {"connections": (), "attack_row": ()}
        s.counts = {"drafts": 0, "attempts": 0, "struck": 0}
        seat_virtual(s)

    def fresh_decks(self, s: State) -> list[list[int]]:
        sets = _SETS[s.switches.expansion]
        chosen = {s.book.vocabulary.sets.index(word) for word in sets}
        red, blue = s.book.vocabulary.sets.index("red"), s.book.vocabulary.sets.index("blue")
        return [
            [face.number for face in s.book.faces if face.set in chosen],
            [face.number for face in s.book.faces if face.set == red],
            [face.number for face in s.book.faces if face.set == blue],
        ]

    def deck_names(self, s: State) -> list[str]:
        return list(n.DECKS)

    def deck_of(self, s: State, card: int) -> int:
        word = s.book.vocabulary.sets[s.book.faces[card].set]
        return n.DECKS.index(word) if word in n.DECKS else n.DRAW_DECK

    def is_last_round(self, s: State) -> bool:
        return any(player.points >= n.GOAL for player in s.players)

    def beyond_end(self, s: State) -> str:
        if self.is_last_round(s) and not s.ending:
            return f"ending: somebody has {n.GOAL} points, so this round is the last; leave the field out"
        if s.ending and s.phase in (LOOKOUT, CLEANUP):
            return f"phase: there is no {PHASES[s.phase]} after somebody has {n.GOAL} points: the game is over"
        return super().beyond_end(s)

    # -- the uses of a card --------------------------------------------------------------------------------------

    def uses(self, s: State, card: int, printed: int) -> int:
        return s.switches.shipwreck_uses if s.book.faces[card].row.id == "shipwreck" else printed

    def misplaced(self, s: State, card: int, rule: str) -> str:
        return "FSS-CONN-08" if s.book.faces[card].category == CONNECTION else rule

    def passed_rule(self, s: State, other: int, rule: str) -> str:
        return "FSS-SOLO-34" if s.players[other].virtual else rule

    def unpaid(self, s: State, seat: int, what: str, rule: str) -> str:
        """A connection card is not a card of the hand, and ammo is not a worker."""
        player = s.players[seat]
        if what == s.book.goods[n.CARD] and player.connections:
            return "FSS-CONN-09"
        return "FSS-GOOD-05" if rule == s.book.ids.exchange_cost and player.goods[n.AMMO] else rule

    def second_action(self, s: State, verb: int) -> str:
        return "FSS-USE-03" if verb == n.CONTACTS_ACTION else super().second_action(s, verb)

    def facts(self, s: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        return why.facts(s, code, rule)

    def deal_cost(self, s: State, card: int) -> Cost:
        return single(n.BLUE, _distance(s, card))

    def raze_hand_cost(self, s: State, card: int) -> Cost:
        return single(n.RED, _distance(s, card))

    def raze_cost(self, s: State, card: int) -> Cost:
        return single(n.RED, n.DEFENCE[s.book.faces[card].category] + shielded(s, card))

    def falls_first(self, s: State) -> bool:
        return s.rules == 1  # FSS-RAZE-02 comes before FSS-RAZE-09

    def after_razing(self, s: State, owner: int, card: int) -> None:
        """A ruin stays and the owner gains the deal good; the virtual player's card is discarded (FSS-SOLO-33)."""
        if s.players[owner].virtual:
            scrap(s, owner, card)
            return
        become_ruin(s, owner, card)
        gain_deal(s, owner, card)

    def leaves(self, s: State, owner: int, card: int) -> None:
        """Goods that lie on a card count as stored: they go to the owner (FSS-RAZE-12, FSS-RAZE-15, FSS-DEV-12)."""
        lying = s.kept.get(card)
        if lying:
            tell_goods(s, "recover", owner, lying, card=s.book.faces[card].word)
            goods = s.players[owner].goods
            for good, amount in enumerate(lying):
                goods[good] += amount

    def payment_refusal(self, s: State, frame: Frame, code: Code) -> str:
        """Which good cannot stand in for which. Wrong amounts and missing goods need no more words."""
        needed, paid = Counter(dict(frame_cost(frame).tokens)), Counter[int]()
        for source, amount in zip(code[2::2], code[3::2], strict=True):
            paid[source % SOURCE_SIZE] += amount
        if paid.total() != needed.total() + frame[2]:
            return ""
        if paid[n.AMMO] < needed[n.AMMO]:
            return "FSS-GOOD-04"
        if paid[n.AMMO] > needed[n.AMMO] + frame[2] + sum(needed[each] for each in n.RESOURCES):
            return "FSS-GOOD-05"
        beyond = paid - needed
        if frame[2] and any(good not in (*n.RESOURCES, n.AMMO) for good in beyond):
            return "FSS-GOOD-02"
        contacts = (n.GREY, n.RED, n.BLUE, n.UNIVERSAL)
        wrong = any(beyond[each] for each in contacts[:3]) or paid[n.UNIVERSAL] < needed[n.UNIVERSAL]
        return "FSS-GOOD-08" if wrong and any(needed[each] for each in contacts) else ""

    def paid_on(self, s: State, frame: Frame) -> int:
        """What an action costs marks its location, as does the worker that is sent to an open production (FSS-USE-07,
        FSS-OPEN-03)."""
        if s.rules == 1:
            return -1
        if frame[0] == f.THEN and frame[2] == n.VISIT - n.DEVELOP:
            return frame[3]
        return super().paid_on(s, frame)

    def can_free(self, s: State, seat: int, card: int) -> bool:
        if not s.used.get(card, 0):
            return False
        return bool(s.book.faces[card].action) or s.switches.body_hunters_frees_open_production

    def threshold_times(self, s: State, found: int, at_least: int) -> int:
        return found // at_least if s.switches.threshold_repeats else 1

    def points_gained(self, s: State, seat: int) -> None:
        if not s.ending and s.players[seat].points >= self.goal:
            s.ending = True
            s.tell("last_round", seat)

    # -- actions of a turn ---------------------------------------------------------------------------------------

    def turn_candidates(self, s: State, seat: int, goods: list[int]) -> list[Code]:
        return actions.candidates(s, seat, goods)

    def turn_refusal(self, s: State, seat: int, code: Code) -> str:
        return actions.refusal(s, seat, code)

    def turn_apply(self, s: State, seat: int, code: Code) -> None:
        actions.apply(s, seat, code)

    def then(self, s: State, seat: int, task: int, card: int, base: int, number: int) -> None:
        actions.then(s, seat, task, card, base, number)

    def own_cost(self, s: State, seat: int, code: Code) -> Cost | None:
        return actions.cost(s, seat, code)

    def solo(self, s: State) -> Solo:
        return solo.outlook(s)

    def askable(self, s: State, seat: int, bases: Sequence[str]) -> Iterator[str]:
        player, word = s.players[seat], s.book.card_words
        yield from (f"develop {word[card]} over {base}" for card in player.hand for base in bases)
        for other in s.others(seat):
            rival = s.players[other]
            yield from (f"visit {word[card]}" for card in rival.locations if s.book.faces[card].open)
        yield from (f"connect {word[card]}" for card in s.tables["connections"])
        yield from (f"play {word[card]}" for card in player.connections)
        yield from (f"contacts {contact}" for contact in n.CONTACTS)

    # -- the round -----------------------------------------------------------------------------------------------

    def lookout(self, s: State) -> None:
        """One card of each connection deck is turned up, then two drafts, forwards and backwards (FSS-LOOK)."""
        rounds.begin(s)
        found = [card for card in (top(s, n.RED_DECK), top(s, n.BLUE_DECK)) if card >= 0]
        s.tables["connections"] = tuple(found)
        s.tell("connections", -1, cards=s.words(found))
        lookout.begin(s)

    def drafts_over(self, s: State) -> None:
        if s.seats == 1:
            solo.receive_top(s)  # FSS-SOLO-06

    def before_next_turn(self, s: State, seat: int) -> None:
        if s.seats == 1:
            if s.players[seat].passed:
                solo.pass_turn(s)  # FSS-SOLO-17
            else:
                solo.turn(s)

    def after_actions(self, s: State) -> None:
        """The end skips the clean-up (FSS-END-02, FSS-END-03)."""
        if s.ending:
            rounds.finish(s)
        else:
            rounds.clean_up(s)

    def after_cleanup(self, s: State) -> None:
        clear_table(s, "connections")
        s.counts["attempts"] = s.counts["struck"] = 0
        super().after_cleanup(s)


def _distance(s: State, card: int) -> int:
    tokens = s.book.faces[card].cost.tokens
    return tokens[0][1] if tokens else 0  # a connection card has none (FSS-CONN-08)
