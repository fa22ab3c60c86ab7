"""Gaining goods, points and cards, and running the programs of cards step by step."""

from __future__ import annotations

from furrow.games.tableau import compiling as c
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import Gain, ProgramStep
from furrow.games.tableau.decks import draw
from furrow.games.tableau.payment import missing, pay
from furrow.games.tableau.state import SAMURAI, State
from furrow.games.tableau.telling import counted, tell_goods
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note, note_end

_POINTS = c.WHEN["points"]


def gain(s: State, seat: int, amounts: Gain, times: int = 1, source: int = -1) -> None:
    """Take goods from the supply, points and cards; cards may lead to the question which deck to draw from."""
    book = s.book
    goods = s.players[seat].goods
    if s.log is not None and times:
        _tell_gain(s, seat, amounts, times, source)
    for good, amount in amounts:
        if good < book.tokens:
            goods[good] += amount * times
        elif good == book.vp:
            gain_points(s, seat, amount * times)
        else:
            gain_cards(s, seat, good, amount * times)


def _tell_gain(s: State, seat: int, amounts: Gain, times: int, source: int) -> None:
    told = counted(s, [(good, amount * times) for good, amount in amounts if good <= s.book.vp])
    if told:
        card = {"card": s.book.faces[source].word} if source >= 0 else {}
        s.tell("gain", seat, **told, **card)


def gain_points(s: State, seat: int, amount: int) -> None:
    """Points at once; a location may add to a gain that is large enough, and what it adds is no new gain."""
    if amount < 1:
        return
    player = s.players[seat]
    player.points += amount
    if amount > 1:
        for card in player.locations:
            trigger = s.book.faces[card].triggers.get(_POINTS)
            if trigger and amount >= trigger.at_least:
                (_, more), *_ = s.book.programs[trigger.program][0].gain
                player.points += more
                s.tell("extra_points", seat, card=s.book.faces[card].word, amount=more)
    s.book.ways.points_gained(s, seat)


def gain_cards(s: State, seat: int, good: int, amount: int) -> None:
    """Draw cards; where there is a choice of decks it is made card by card."""
    if amount < 1 or s.players[seat].virtual:
        return
    decks = s.book.ways.draw_decks(s, seat, good)
    if len(decks) == 1:
        if s.unasked is not None and good == s.book.card and s.book.ways.several_decks:
            for left in range(amount, 0, -1):
                note(s, (f.DRAW, seat, left), (v.DRAW, min(decks[0], 1)))
        draw(s, seat, decks[0], amount)
    elif decks:
        s.pending.append((f.DRAW, seat, amount))


# -- decision (DRAW, seat, amount left): from which deck, card by card -----------------------------------------------


def draw_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.DRAW, min(deck, 1)) for deck in s.book.ways.draw_decks(s, frame[1], s.book.card)]


def draw_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in draw_candidates(s, frame) else s.book.ids.draw


def draw_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, left = frame
    s.pending.pop()
    decks = s.book.ways.draw_decks(s, seat, s.book.card)
    draw(s, seat, decks[-1] if code[1] else decks[0], 1)
    gain_cards(s, seat, s.book.card, left - 1)


# -- programs --------------------------------------------------------------------------------------------------------


def start(s: State, seat: int, program: int, card: int, owner: int = -1) -> None:
    """Begin a program of a card. Counts are taken among the locations of `owner`, by default the seat itself."""
    if owner < 0:
        owner = seat
    if s.book.at_once[program]:
        for step in s.book.programs[program]:
            gain(s, seat, step.gain, count(s, seat, owner, step) if step.per else 1, card)
    else:
        s.pending.append((f.RUN, seat, program, 0, card, owner))


def start_in_order(s: State, seat: int, programs: list[tuple[int, int]]) -> None:
    """Begin programs of several cards; each is over before the next begins."""
    at_once = s.book.at_once
    if all(at_once[program] for program, _ in programs):
        for program, card in programs:
            start(s, seat, program, card)
    else:
        s.pending += [(f.RUN, seat, program, 0, card, seat) for program, card in reversed(programs)]


def run(s: State, frame: Frame) -> None:
    """One step of a program; the rest waits below whatever the step asks."""
    _, seat, program, index, card, owner = frame
    steps = s.book.programs[program]
    if index + 1 < len(steps):
        s.pending.append((f.RUN, seat, program, index + 1, card, owner))
    step = steps[index]
    if step.op == c.GAIN:
        gain(s, seat, step.gain, count(s, seat, owner, step) if step.per else 1, card)
    elif step.op == c.CHOOSE:
        s.pending.append((f.OPTION, seat, program, index, card))
    elif step.op == c.OFFER:
        s.pending.append((f.OFFER, seat, program, index, card))
    elif step.op == c.PLACE:
        s.kept[card] = step.place
        tell_goods(s, "place", seat, step.place, card=s.book.faces[card].word)
    else:
        assert step.handler
        if step.handler.start(s, seat, card, step.args):
            s.pending.append((f.TARGET, seat, program, index, card, step.handler.most(s, seat, step.args), 0))
        elif step.handler.optional and step.handler.from_none:
            note_end(s, seat, (v.DONE,))


def count(s: State, seat: int, owner: int, step: ProgramStep) -> int:
    """How many times a counted gain is taken. The card itself is in place and counts."""
    assert step.per
    kind, what = step.per
    if kind == c.PER_TAG:
        faces = s.book.faces
        found = sum(1 for card in s.players[owner].locations if faces[card].tags & what)
    elif kind == c.PER_PRODUCED:
        found = produced(s, seat, what)
    else:
        found = sum(1 for card in s.players[owner].locations if s.marks.get(card, 0) & SAMURAI)
    return min(found, step.most) if step.most else found


def produced(s: State, seat: int, good: int) -> int:
    """What the seat has gained of a good in its production; 0 when it is not producing."""
    if not s.produced:
        return 0
    player = s.players[seat]
    if good == s.book.vp:
        return player.points - s.produced[good]
    if good == len(s.book.goods):  # any resource
        return sum(player.goods[each] - s.produced[each] for each in s.book.resources)
    return player.goods[good] - s.produced[good]


# -- decision (OPTION, seat, program, index, card): one of several gains ---------------------------------------------


def _step(s: State, frame: Frame) -> ProgramStep:
    return s.book.programs[frame[2]][frame[3]]


def _gain_code(gained: Gain) -> Code:
    return (v.GAIN, *(number for pair in sorted(gained) for number in pair))


def option_candidates(s: State, frame: Frame) -> list[Code]:
    return sorted({_gain_code(option) for option in _options(s, frame)})


def _options(s: State, frame: Frame) -> tuple[Gain, ...]:
    if frame[2] < 0:  # an exchange, see `exchange.py`
        return s.book.exchange.options if s.book.exchange else ()
    return _step(s, frame).options


def option_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in option_candidates(s, frame) else s.book.ways.option_refusal(s, frame, code)


def option_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    chosen = next(option for option in _options(s, frame) if _gain_code(option) == code)
    gain(s, frame[1], chosen, 1, frame[4])


# -- decision (OFFER, seat, program, index, card): a bargain that may be declined ------------------------------------


def _pay_code(s: State, frame: Frame, number: int) -> Code:
    cost, _ = _step(s, frame).offers[number]
    return (v.ACCEPT, *(number for pair in sorted(cost.tokens) for number in pair))


def offer_candidates(s: State, frame: Frame) -> list[Code]:
    offers = range(len(_step(s, frame).offers))
    return [*sorted(_pay_code(s, frame, number) for number in offers), (v.DECLINE,)]


def offer_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    for number, (cost, _) in enumerate(_step(s, frame).offers):
        if _pay_code(s, frame, number) == code:
            return s.book.ids.offer_cost if missing(s, frame[1], cost) else ""
    return s.book.ids.option


def offer_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    seat = frame[1]
    for number, (cost, gained) in enumerate(_step(s, frame).offers):
        if code[0] == v.ACCEPT and _pay_code(s, frame, number) == code:
            gain(s, seat, gained, 1, frame[4])  # first, since paying for it may lead to a question
            pay(s, seat, cost)


def offer_forced(s: State, frame: Frame) -> Code | None:
    """Nobody is asked for what cannot be paid."""
    affordable = any(not missing(s, frame[1], cost) for cost, _ in _step(s, frame).offers)
    return None if affordable else (v.DECLINE,)


# -- decision (TARGET, seat, program, index, card, left, chosen): the question of a handler --------------------------


def target_candidates(s: State, frame: Frame) -> list[Code]:
    _, seat, _, _, card, _, chosen = frame
    step = _step(s, frame)
    handler = step.handler
    assert handler
    found = handler.targets(s, seat, card, step.args, chosen)
    return sorted([*found, (v.DONE,)]) if handler.optional and (chosen or handler.from_none) else found


def target_refusal(s: State, frame: Frame, code: Code) -> str:
    _, seat, _, _, card, _, chosen = frame
    step = _step(s, frame)
    handler = step.handler
    assert handler
    if code[0] == v.DONE:
        return "" if handler.optional and (chosen or handler.from_none) else handler.rule
    return handler.refusal(s, seat, card, step.args, chosen, code)


def target_apply(s: State, frame: Frame, code: Code) -> None:
    kind, seat, program, index, card, left, chosen = frame
    s.pending.pop()
    if code[0] == v.DONE:
        return
    step = _step(s, frame)
    handler = step.handler
    assert handler
    at = len(s.pending)
    chosen |= handler.choose(s, seat, card, step.args, code, chosen)
    if left > 1 and handler.targets(s, seat, card, step.args, chosen):
        s.pending.insert(at, (kind, seat, program, index, card, left - 1, chosen))
    elif handler.optional:
        note_end(s, seat, (v.DONE,), height=at)


def target_forced(s: State, frame: Frame) -> Code | None:
    """A single target needs no question, unless it is a card of the hand, which only its holder may show."""
    found = target_candidates(s, frame)
    if len(found) > 1 or (found[0][0] == v.CHOOSE and found[0][1] in s.players[frame[1]].hand):
        return None
    return found[0]
