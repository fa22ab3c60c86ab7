"""Actions that only 51st State has: develop, contacts from the board, open production, connection cards."""

from __future__ import annotations

from furrow.games.fifty_first_state import names as n
from furrow.games.tableau import building
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import Cost
from furrow.games.tableau.decks import announce, discard, leave_hand
from furrow.games.tableau.gaining import gain, gain_points, start
from furrow.games.tableau.payment import missing, pay, single, within_reach
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code

BY_BRICK, BY_TOKEN = 0, 1
_BRICK, _TOKEN = single(n.BRICK, 1), single(n.DEVELOPMENT, 1)
_TWO_WORKERS, _ONE_WORKER = single(n.WORKER, n.CONNECTION_WORKERS), single(n.WORKER, 1)


def candidates(s: State, seat: int, goods: list[int]) -> list[Code]:
    player = s.players[seat]
    found = _developments(s, seat, goods)
    for number, (price, _) in enumerate(s.book.boards[player.faction].actions):
        if within_reach(s, goods, price) and not refusal(s, seat, (n.CONTACTS_ACTION, number)):
            found.append((n.CONTACTS_ACTION, number))
    if goods[n.WORKER]:
        faces, used = s.book.faces, s.used
        for other in s.others(seat):
            rival = s.players[other]
            if not rival.passed:
                found += [(n.VISIT, card) for card in rival.locations if faces[card].open and card not in used]
    if goods[n.WORKER] >= n.CONNECTION_WORKERS:
        found += [(n.CONNECT, card) for card in s.tables["connections"]]
    found += [(n.PLAY, card) for card in player.connections if not refusal(s, seat, (n.PLAY, card))]
    return found


def _developments(s: State, seat: int, goods: list[int]) -> list[Code]:
    """Every card of the hand over every own location and over a ruin, by brick and by token."""
    by_brick, by_token = goods[n.BRICK] + goods[n.AMMO], goods[n.DEVELOPMENT]
    if not by_brick and not by_token:
        return []
    found: list[Code] = []
    hand, bases = s.players[seat].hand, building.bases(s, seat)
    if by_brick:
        found += [
            (n.DEVELOP, card, base, BY_BRICK)
            for card in hand
            for base in bases
            if base == v.ANY_RUIN or _share_a_type(s, card, base - v.FIRST_BASE)
        ]
    if by_token:
        found += [(n.DEVELOP, card, base, BY_TOKEN) for card in hand for base in bases]
    return found


def cost(s: State, seat: int, code: Code) -> Cost | None:
    """What an action costs."""
    if code[0] == n.DEVELOP:
        return _TOKEN if code[3] else _BRICK
    if code[0] == n.CONTACTS_ACTION:
        return s.book.boards[s.players[seat].faction].actions[code[1]][0]
    if code[0] == n.PLAY:
        action = s.book.faces[code[1]].action
        return action.cost if action else None
    return {n.VISIT: _ONE_WORKER, n.CONNECT: _TWO_WORKERS}.get(code[0])


def refusal(s: State, seat: int, code: Code) -> str:
    verb = code[0]
    price = cost(s, seat, code)
    short = missing(s, seat, price) if price else None
    if verb == n.DEVELOP:
        return _develop_refusal(s, seat, code, bool(short))
    if verb == n.CONTACTS_ACTION:
        if s.players[seat].board_uses >> code[1] & 1:
            return "FSS-USE-09"
        return s.book.ways.unpaid(s, seat, short[0], "FSS-USE-08") if short else ""
    if verb == n.VISIT:
        return _visit_refusal(s, seat, code[1]) or ("FSS-OPEN-01" if short else "")
    if verb == n.CONNECT:
        if code[1] not in s.tables["connections"]:
            return "FSS-CONN-03"
        return "FSS-CONN-02" if short else ""
    if code[1] not in s.players[seat].connections:
        return "FSS-CONN-05"
    return s.book.ways.unpaid(s, seat, short[0], "FSS-CONN-06") if short else ""


def _develop_refusal(s: State, seat: int, code: Code, short: bool) -> str:
    _, card, base, by = code
    if card not in s.players[seat].hand:
        return s.book.ways.misplaced(s, card, "FSS-DEV-01")
    if base not in building.bases(s, seat):
        return "FSS-DEV-01"
    if by == BY_BRICK and base != v.ANY_RUIN and not _share_a_type(s, card, base - v.FIRST_BASE):
        return "FSS-DEV-02"
    return ("FSS-DEV-05" if by == BY_TOKEN else "FSS-DEV-03") if short else ""


def _share_a_type(s: State, card: int, other: int) -> bool:
    """A card without type matches every card (FSS-DEV-11)."""
    first, second = s.book.faces[card].tags, s.book.faces[other].tags
    return bool(first & second) or not first or not second


def _visit_refusal(s: State, seat: int, card: int) -> str:
    owner = s.owner_of(card)
    if owner == seat:
        return "FSS-OPEN-05"
    if owner < 0 or not s.book.faces[card].open:
        return "FSS-OPEN-01"
    if s.players[owner].passed:
        return s.book.ways.passed_rule(s, owner, "FSS-OPEN-06")
    return "FSS-OPEN-04" if s.used.get(card, 0) else ""


def apply(s: State, seat: int, code: Code) -> None:
    """Pay; the rest follows in `then`."""
    price = cost(s, seat, code)
    assert price is not None
    verb = code[0]
    task = verb - n.DEVELOP
    if verb == n.CONTACTS_ACTION:
        s.pending.append((f.THEN, seat, task, -1, 0, code[1]))
    else:
        s.pending.append((f.THEN, seat, task, code[1], *((code[2], code[3]) if verb == n.DEVELOP else (0, 0))))
    if verb == n.CONTACTS_ACTION:
        s.players[seat].board_uses |= 1 << code[1]
        s.tell("contacts", seat, contact=n.CONTACTS[code[1]], use=code[1])
    elif verb == n.VISIT:
        s.used[code[1]] = 1
        s.tell("visit", seat, card=s.book.faces[code[1]].word, owner=s.owner_of(code[1]))
    elif verb == n.DEVELOP:
        announce(s, seat, code[1], "develop")
    else:
        s.tell("announce", seat, card=s.book.faces[code[1]].word, action=n.TASKS[task])
    pay(s, seat, price)


def then(s: State, seat: int, task: int, card: int, base: int, number: int) -> None:
    """Everything is paid."""
    verb = n.DEVELOP + task
    player = s.players[seat]
    if verb == n.DEVELOP:
        leave_hand(s, seat, card)
        building.spend_base(s, seat, base)
        s.tell("develop", seat, card=s.book.faces[card].word, points=1)
        gain_points(s, seat, 1)  # FSS-DEV-08
        building.enter(s, seat, card)
    elif verb == n.CONTACTS_ACTION:
        gain(s, seat, s.book.boards[player.faction].actions[number][1])
    elif verb == n.VISIT:
        _visit(s, seat, card)
    elif verb == n.CONNECT:
        s.tables["connections"] = tuple(each for each in s.tables["connections"] if each != card)
        player.connections.append(card)
        s.tell("connect", seat, card=s.book.faces[card].word)
    else:
        _play(s, seat, card)


def _visit(s: State, seat: int, card: int) -> None:
    """The sender takes the goods, the owner a worker from the supply; the virtual player a point (FSS-SOLO-32)."""
    owner = s.owner_of(card)
    start(s, seat, s.book.faces[card].production, card, owner)
    gain(s, owner, ((n.VP if s.players[owner].virtual else n.WORKER, 1),))


def _play(s: State, seat: int, card: int) -> None:
    face = s.book.faces[card]
    assert face.action
    s.players[seat].connections.remove(card)
    discard(s, card)
    s.tell("play", seat, card=face.word)
    start(s, seat, face.action.program, card)
