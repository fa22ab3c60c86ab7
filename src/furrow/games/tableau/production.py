"""The production phase: board, deals, then locations; plain ones first, copying ones, per-good ones, thresholds."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import WHEN
from furrow.games.tableau.gaining import gain, gain_cards, gain_points, produced, start
from furrow.games.tableau.state import PRODUCTION, State
from furrow.games.tableau.telling import counted, tell_goods
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

BOARD, DEALS, PLAIN, COPYING, PER_GOOD, THRESHOLDS, FINISHED = range(7)
_DEAL_GOODS, _PRODUCED = WHEN["deal_goods"], WHEN["produced"]


def begin(s: State) -> None:
    """Everybody produces, from the first player clockwise."""
    s.phase = PRODUCTION
    s.tell("production", -1, round=s.round)
    for seat in reversed(s.clockwise()):
        s.pending.append((f.PRODUCE, seat, BOARD, 0))
    _ask_for_names(s)


def _ask_for_names(s: State) -> None:
    """Before anybody produces, the owner of a taking card names a location of another player."""
    for seat in reversed(s.clockwise()):
        for card in s.players[seat].locations:
            program = s.book.faces[card].production
            if program >= 0 and any(step.handler and step.handler.takes for step in s.book.programs[program]):
                s.pending.append((f.NAME, seat, card))


# -- decision (NAME, seat, card): whose production is taken ----------------------------------------------------------


def name_candidates(s: State, frame: Frame) -> list[Code]:
    faces, named = s.book.faces, s.named.values()
    return sorted(
        (v.CHOOSE, card)
        for other in s.others(frame[1])
        for card in s.players[other].locations
        if faces[card].plain and card not in named
    )


def name_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in name_candidates(s, frame) else s.book.ids.name


def name_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] == v.CHOOSE:
        s.named[frame[2]] = code[1]
        s.tell("name", frame[1], card=s.book.faces[frame[2]].word, location=s.book.faces[code[1]].word)


def name_forced(s: State, frame: Frame) -> Code | None:
    """With no location to name the card yields nothing."""
    found = name_candidates(s, frame)
    return None if len(found) > 1 else found[0] if found else (v.DONE,)


# -- producing -------------------------------------------------------------------------------------------------------


def produce(s: State, frame: Frame) -> None:
    """One stage of a seat's production; what remains waits below whatever is asked."""
    _, seat, stage, index = frame
    if stage == BOARD:
        _return_stored(s, seat)
        s.pending.append((f.PRODUCE, seat, DEALS, 0))
        gain(s, seat, s.book.boards[s.players[seat].faction].production)
    elif stage == DEALS:
        _deals(s, seat, index)
    elif stage < THRESHOLDS:
        _locations(s, seat, stage, index)
    elif stage == THRESHOLDS:
        s.pending.append((f.PRODUCE, seat, FINISHED, 0))
        _thresholds(s, seat)
    else:
        s.produced = ()


def _return_stored(s: State, seat: int) -> None:
    """Stored goods come back to the supply; they are not gained."""
    player = s.players[seat]
    if player.stored:
        tell_goods(s, "fetch", seat, player.stored)
        player.goods = [have + more for have, more in zip(player.goods, player.stored, strict=True)]
        player.stored = ()
    s.produced = (*player.goods, player.points)


def _deals(s: State, seat: int, index: int) -> None:
    """Each deal yields its good; a feature may give up some of them first."""
    player = s.players[seat]
    if index == 0:
        s.pending.append((f.PRODUCE, seat, DEALS, 1))
        for card in player.locations:
            trigger = s.book.faces[card].triggers.get(_DEAL_GOODS)
            if trigger:
                start(s, seat, trigger.program, card)
        return
    s.pending.append((f.PRODUCE, seat, PLAIN, 0))
    found = deal_goods(s, seat)
    for good, amount in enumerate(s.forgone):
        found[good] -= amount
    s.forgone = ()
    yield_goods(s, seat, found)


def deal_goods(s: State, seat: int) -> list[int]:
    """How many deals of a seat yield each good."""
    found = [0] * len(s.book.goods)
    player = s.players[seat]
    for card in (*player.deals, *player.foreign):
        found[s.book.faces[card].deal] += 1
    return found


def yield_goods(s: State, seat: int, amounts: list[int]) -> None:
    """Goods of several deals: each is a gain of its own, so points come one by one."""
    book = s.book
    goods = s.players[seat].goods
    for good in range(book.tokens):
        goods[good] += amounts[good]
    if s.log is not None and any(amounts[: book.card]):
        s.tell("deal_goods", seat, **counted(s, enumerate(amounts[: book.card])))
    for _ in range(amounts[book.vp]):
        gain_points(s, seat, 1)
    for good in range(book.card, len(book.goods)):
        gain_cards(s, seat, good, amounts[good])


def _locations(s: State, seat: int, stage: int, index: int) -> None:
    faces = s.book.faces
    cards = [
        card
        for card in s.players[seat].locations
        if faces[card].production >= 0 and faces[card].stage == stage - PLAIN and card not in s.named.values()
    ]
    for position in range(index, len(cards)):
        later = (f.PRODUCE, seat, stage, position + 1)
        s.pending.append(later)
        yield_of(s, seat, cards[position])
        if s.pending[-1] is not later:
            return
        s.pending.pop()
    s.pending.append((f.PRODUCE, seat, stage + 1, 0))


def yield_of(s: State, seat: int, card: int) -> None:
    """The production of an own location; a taking card yields what the location named for it yields."""
    source = s.named.get(card, card)
    owner = seat if source == card else s.owner_of(source)
    start(s, seat, s.book.faces[source].production, source, owner)


def _thresholds(s: State, seat: int) -> None:
    """All thresholds are checked on the same count, before any of them pays."""
    faces = s.book.faces
    reached = []
    for card in s.players[seat].locations:
        trigger = faces[card].triggers.get(_PRODUCED)
        if trigger and (found := produced(s, seat, trigger.good)) >= trigger.at_least:
            times = s.book.ways.threshold_times(s, found, trigger.at_least)
            reached.append((card, s.book.programs[trigger.program][0].gain, times))
    for card, gained, times in reached:
        gain(s, seat, gained, times, card)
