"""Paying: which goods may stand in for others, where they are taken from, and the question when there is a choice.

A source is where a good comes from: the player's supply, or a location on which goods lie. A payment is a code
(PAY, wild and kept goods used, source, amount, …): sorted, the cheapest comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import Cost
from furrow.games.tableau.decks import discard, leave_hand
from furrow.games.tableau.state import Player, State
from furrow.games.tableau.telling import counted, summed
from furrow.kernel.contract import Code
from furrow.kernel.events import Fact
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note

_COSTS = (f.PAY, f.CANCEL, f.DISCARD)
SOURCE_SIZE = 64
"""Goods per place a source may name: source = (card + 1) * SOURCE_SIZE + good, card -1 for the own supply."""
COSTS = (f.PAY, f.DISCARD, f.CANCEL)
"""Frames that wait for a cost to be paid; what it is paid for lies below them."""
Lines = list[tuple[tuple[int, ...], int]]


def holdings(s: State, player: Player) -> list[int]:
    """Goods of the supply together with those that lie on own locations."""
    if not s.kept:
        return player.goods
    found = player.goods
    for card, lying in s.kept.items():
        if card in player.locations and s.book.faces[card].anytime < 0:  # an offering stays where it is
            found = [have + more for have, more in zip(found, lying, strict=True)]
    return found


def within_reach(s: State, goods: list[int], cost: Cost) -> bool:
    """A quick look at the tokens of a cost, one by one: False only if it cannot be paid."""
    wilds = s.book.wild
    for good, amount in cost.tokens:
        have = goods[good]
        if have < amount:
            wild = wilds[good]
            if wild < 0 or have + goods[wild] < amount:
                return False
    return True


def missing(s: State, seat: int, cost: Cost) -> tuple[str, int, int] | None:
    """The first part of a cost that cannot be paid, as (what, needs, has); None if all can."""
    player = s.players[seat]
    book = s.book
    goods = holdings(s, player)
    if len(cost.tokens) == 1 and not (cost.any or cost.cards or cost.deals):
        return _missing_one(s, goods, *cost.tokens[0])
    needed = dict(cost.tokens)
    short: dict[int, int] = {}
    for good, amount in cost.tokens:
        if goods[good] < amount:
            wild = book.wild[good]
            if wild < 0:
                return book.goods[good], amount, goods[good]
            short[wild] = short.get(wild, 0) + amount - goods[good]
            spare = max(0, goods[wild] - needed.get(wild, 0))  # the cost may ask for the wild good itself
            if short[wild] > spare:
                return book.goods[good], amount, goods[good] + spare
    if cost.any:
        left = sum(max(0, goods[each] - needed.get(each, 0)) for each in book.resources)
        wild = book.wild[book.resources[0]]
        if wild >= 0:
            left += goods[wild] - short.get(wild, 0) - needed.get(wild, 0)
        if left < cost.any:
            return "any_resource", cost.any, left
    if cost.cards > len(player.hand):
        return "card", cost.cards, len(player.hand)
    if cost.deals > len(player.deals) + len(player.foreign):
        return "deal", cost.deals, len(player.deals) + len(player.foreign)
    return None


def _missing_one(s: State, goods: list[int], good: int, amount: int) -> tuple[str, int, int] | None:
    """The common case: one kind of token."""
    have = goods[good]
    if have >= amount:
        return None
    wild = s.book.wild[good]
    if wild >= 0:
        have += goods[wild]
        if have >= amount:
            return None
    return s.book.goods[good], amount, have


def pay(s: State, seat: int, cost: Cost) -> None:
    """Pay a cost that is not missing; parts that leave a choice become questions."""
    if cost.deals:
        s.pending.append((f.CANCEL, seat, cost.deals))
    if cost.cards:
        s.pending.append((f.DISCARD, seat, cost.cards))
    if not cost.tokens and not cost.any:
        return
    if _single_way(s, seat, cost):
        if s.unasked is not None:
            note(s, _frame(s, seat, cost), payment_code(s.book.wilds, dict(cost.tokens)))
        goods = s.players[seat].goods
        for good, amount in cost.tokens:
            goods[good] -= amount
        _paid(s, seat, cost.tokens)
        return
    s.pending.append(_frame(s, seat, cost))


def _frame(s: State, seat: int, cost: Cost) -> Frame:
    """The question how to pay a cost."""
    amounts = [0] * s.book.tokens
    for good, amount in cost.tokens:
        amounts[good] += amount
    return (f.PAY, seat, cost.any, *amounts)


def _single_way(s: State, seat: int, cost: Cost) -> bool:
    """Nothing can stand in for anything: the common case."""
    if cost.any or s.kept:
        return False
    goods, wild = s.players[seat].goods, s.book.wild
    return all(wild[good] < 0 or not goods[wild[good]] for good, _ in cost.tokens)


def _paid(s: State, seat: int, paid: tuple[tuple[int, int], ...], places: Sequence[int] = ()) -> None:
    """Goods have been paid, from the supply or from `places`; what is paid to use a location stays on it."""
    cause = next((frame for frame in reversed(s.pending) if frame[0] not in COSTS), None)
    on = s.book.ways.paid_on(s, cause) if cause else -1
    if on >= 0:
        s.paid[on] = (*s.paid.get(on, ()), tuple(summed([paid]).items()) if places else paid)
    if s.log is not None:
        facts = counted(s, paid)
        if any(place >= 0 for place in places):
            facts["places"] = [s.book.faces[place].word if place >= 0 else "" for place in places]
        if on >= 0:
            facts["on"] = s.book.faces[on].word
        s.tell("pay", seat, **facts)


# -- decision (PAY, seat, any resources, amounts of all tokens) ------------------------------------------------------


def frame_cost(frame: Frame) -> Cost:
    """The cost that a frame asks for."""
    return Cost(tuple((good, amount) for good, amount in enumerate(frame[3:]) if amount), frame[2])


def _lines(s: State, player: Player, cost: Cost) -> tuple[Lines, dict[int, int]]:
    """For each part of the cost the sources it can be paid from, and what each source holds."""
    book = s.book
    left: dict[int, int] = {}
    by_good: dict[int, list[int]] = {}
    places = [(-1, player.goods), *((card, s.kept[card]) for card in player.locations if card in s.kept)]
    for card, lying in places:
        if card < 0 or book.faces[card].anytime < 0:
            for good, amount in enumerate(lying):
                if amount:
                    left[(card + 1) * SOURCE_SIZE + good] = amount
                    by_good.setdefault(good, []).append((card + 1) * SOURCE_SIZE + good)
    lines: Lines = []
    for good, amount in cost.tokens:
        sources = (*by_good.get(good, ()), *by_good.get(book.wild[good], ()))
        lines.append((sources, amount))
    if cost.any:
        kinds = [*book.resources, book.wild[book.resources[0]]]
        lines.append((tuple(source for kind in kinds for source in by_good.get(kind, ())), cost.any))
    return lines, left


def _fill(lines: Lines, left: dict[int, int], used: dict[int, int], at: int, first: int, need: int) -> Iterator[None]:
    """Every way to fill the lines from `at` on; the way is in `used` while the iterator waits."""
    if not need:
        if at + 1 == len(lines):
            yield
        else:
            yield from _fill(lines, left, used, at + 1, 0, lines[at + 1][1])
        return
    sources = lines[at][0]
    if first == len(sources):
        return
    source = sources[first]
    for amount in range(min(need, left.get(source, 0)), -1, -1):
        left[source] = left.get(source, 0) - amount
        used[source] = used.get(source, 0) + amount
        yield from _fill(lines, left, used, at, first + 1, need - amount)
        left[source] += amount
        used[source] -= amount


def candidates(s: State, frame: Frame) -> list[Code]:
    """Every payment that leaves what it is made for possible, the cheapest first."""
    found = _every_way(s, frame)
    return [code for code in found if not _wasted(s, frame, code)] if paid_use(s) else found


def cheapest(s: State, frame: Frame) -> Code | None:
    """The payment that wastes less than every other one; None if there are several."""
    first, *others = candidates(s, frame)
    return first if not others or first[1] < others[0][1] else None


def paid_use(s: State) -> Frame:
    """The use of a location that is being paid for; () if something else is."""
    for frame in reversed(s.pending):
        if frame[0] not in _COSTS:
            return frame if frame[0] == f.USE_IT else ()
    return ()


def _wasted(s: State, frame: Frame, code: Code) -> str:
    """The rule by which a payment leaves nothing to do with the location that it is made for."""
    _, seat, card = paid_use(s)
    action = s.book.faces[card].action
    assert action
    for step in s.book.programs[action.program]:
        if step.handler and step.handler.spares:
            after = s.clone()
            apply(after, frame, code)
            if rule := step.handler.wasted(after, seat, card, step.args):
                return rule
    return ""


def _every_way(s: State, frame: Frame) -> list[Code]:
    """All payments: goods of the supply before wild ones and those that lie on locations."""
    cost = frame_cost(frame)
    lines, left = _lines(s, s.players[frame[1]], cost)
    found = set()
    used: dict[int, int] = {}
    for _ in _fill(lines, left, used, 0, 0, lines[0][1]):
        found.add(payment_code(s.book.wilds, {source: amount for source, amount in used.items() if amount}))
    return sorted(found)


def payment_code(wilds: frozenset[int], used: dict[int, int]) -> Code:
    """The code of a payment; the second number makes payments sort by what they waste."""
    dear = sum(n for source, n in used.items() if source >= SOURCE_SIZE or source in wilds)
    return (v.PAY, dear, *(number for pair in sorted(used.items()) for number in pair))


def refusal(s: State, frame: Frame, code: Code) -> str:
    if code in _every_way(s, frame):
        return _wasted(s, frame, code) if paid_use(s) else ""
    return s.book.ways.payment_refusal(s, frame, code) or s.book.ids.payment


def apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    seat = frame[1]
    paid, places = [], []
    for source, amount in zip(code[2::2], code[3::2], strict=True):
        card, good = source // SOURCE_SIZE - 1, source % SOURCE_SIZE
        paid.append((good, amount))
        places.append(card)
        if card < 0:
            s.players[seat].goods[good] -= amount
        else:
            lying = list(s.kept[card])
            lying[good] -= amount
            if any(lying):
                s.kept[card] = tuple(lying)
            else:
                del s.kept[card]
    _paid(s, seat, tuple(paid), places)


def forced(s: State, frame: Frame) -> Code | None:
    """Asked only when there is more than one way to pay."""
    found = candidates(s, frame)
    return found[0] if len(found) == 1 else None


# -- decisions (DISCARD, seat, amount) and (CANCEL, seat, amount): cards of the hand and own deals as a cost ---------


def discard_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.DISCARD, card) for card in s.players[frame[1]].hand]


def discard_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[1] in s.players[frame[1]].hand else s.book.ids.discard


def discard_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, left = frame
    s.pending.pop()
    leave_hand(s, seat, code[1])
    discard(s, code[1])
    s.tell("discard", seat, card=s.book.faces[code[1]].word, source="hand")
    if left > 1:
        s.pending.append((f.DISCARD, seat, left - 1))


def cancel_candidates(s: State, frame: Frame) -> list[Code]:
    player = s.players[frame[1]]
    return sorted({(v.CANCEL, card) for card in (*player.deals, *player.foreign)})


def cancel_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in cancel_candidates(s, frame) else s.book.ids.cancel


def cancel_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, left = frame
    s.pending.pop()
    drop_deal(s, seat, code[1])
    if left > 1:
        s.pending.append((f.CANCEL, seat, left - 1))


def drop_deal(s: State, holder: int, card: int) -> None:
    """A deal is discarded; one that lies with a location of another player only ends."""
    player = s.players[holder]
    facts: dict[str, Fact] = {"card": s.book.faces[card].word}
    if card in player.deals:
        player.deals.remove(card)
        discard(s, card)
    else:
        player.foreign.remove(card)
        s.book.ways.foreign_deal_ended(s, holder, card)
    s.tell("cancel", holder, **facts)


@lru_cache
def single(good: int, amount: int) -> Cost:
    """A cost of one kind of token."""
    return Cost(((good, amount),)) if amount else Cost()
