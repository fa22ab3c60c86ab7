"""Gaining things: tracks, coins, cards, resources, workers, and the effects that cards grant (SCY-ENC-11/13).

Everything gained may be declined (SCY-DIG-05): "less" asks for the amount of each part.
"""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, LAKES, NOWHERE, PLACES, TERRITORIES
from furrow.games.scythe.cards import draw
from furrow.games.scythe.printed_tables import Amounts
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.territory import add_goods, controlled
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note

MOST = (len(n.BOXES), 4, 4, 4)
"""How often the main effect of each bottom action can be had."""

_INSTANT = (n.G_POWER, n.G_COINS, n.G_POPULARITY, n.G_CARDS, n.G_FOOD, n.G_METAL, n.G_OIL, n.G_WOOD, n.G_WORKERS)


def gain(s: State, seat: int, kind: int, amount: int, place: int = NOWHERE) -> None:
    """Gain something that needs no choice; tracks stop at their ends (SCY-DIG-39)."""
    if amount <= 0:
        return
    player = s.players[seat]
    if kind == n.G_CARDS:
        draw(s, seat, amount)
        return
    if kind == n.G_POWER:
        amount = min(amount, n.MAX_POWER - player.power)
        player.power += amount
    elif kind == n.G_COINS:
        player.coins += amount
    elif kind == n.G_POPULARITY:
        amount = min(amount, n.MAX_POPULARITY - player.popularity)
        player.popularity += amount
    elif kind == n.G_WORKERS:
        amount = new_workers(player, place, amount)
    else:
        add_goods(s, place, kind - n.G_FOOD, amount)
    if s.log is not None:
        where = {"place": PLACES[place]} if place >= 0 and kind >= n.G_FOOD else {}
        s.tell("gain", seat, what=n.GAINS[kind], amount=amount, **where)


def new_workers(player: Player, place: int, amount: int) -> int:
    """Put up to `amount` workers from the mat, leftmost first, on a place; returns how many (SCY-PRODUCE-08/14)."""
    amount = min(amount, n.ALL_WORKERS - player.workforce)
    for _ in range(amount):
        player.units[player.units.index(NOWHERE, n.FIRST_WORKER)] = place
        player.workforce += 1
    if amount:
        player.workers |= BIT[place]
    return amount


def has_amounts(gains: Amounts) -> bool:
    """Is there a part whose amount can be asked by "less"?"""
    return any(kind in _INSTANT for kind, _ in gains)


def grant(s: State, seat: int, gains: Amounts, place: int, *, less: bool) -> None:
    """Gain all parts of a card, in order. `place` is where pieces go; NOWHERE lets the player choose."""
    for kind, amount in reversed(gains):
        s.pending.append((f.GRANT, seat, kind, amount, place, int(less)))


def run(s: State, frame: Frame) -> None:
    """Automatic frame (GRANT, seat, kind, amount, place, less)."""
    _, seat, kind, amount, place, less = frame
    player = s.players[seat]
    if kind == n.G_WORKERS and player.workforce == n.ALL_WORKERS:
        if less:
            note(s, (f.TAKE, seat, kind, 0, place), (v.TAKE, 0))
        return
    if s.unasked is not None and kind in (n.G_ANY, n.G_WORKERS) and place != NOWHERE:
        note(s, (f.TRADE, seat, amount, kind), (v.PLACE, place), rule="SCY-ENC-11")
    if kind in _INSTANT and not (kind == n.G_WORKERS and place == NOWHERE):
        if less:
            s.pending.append((f.TAKE, seat, kind, amount, place))
        else:
            gain(s, seat, kind, amount, place)
    elif kind == n.G_ANY and place != NOWHERE:
        s.pending.append((f.GOODS, seat, place, amount))
    elif kind in (n.G_ANY, n.G_WORKERS):
        ask_place(s, seat, kind, amount)
    elif kind == n.G_PRODUCE:
        s.pending.append((f.PRODUCE, seat, amount, 0, 0))
    else:
        effect(s, seat, kind - n.G_UPGRADE, place)


def ask_place(s: State, seat: int, kind: int, amount: int) -> None:
    """Resources go to a territory with an own worker; a worker of a Factory card joins one as well."""
    frame = (f.TRADE, seat, amount, kind)
    if places_with_workers(s, seat):
        s.pending.append(frame)
    else:
        note(s, frame, (v.DECLINE,))


def places_with_workers(s: State, seat: int) -> int:
    """Territories that the seat controls and that hold an own worker (SCY-TRADE-03)."""
    player = s.players[seat]
    if not player.workers:
        return 0
    return player.workers & controlled(s, seat)


def effect(s: State, seat: int, bottom: int, place: int) -> None:
    """Ask for the main effect of a bottom action, if anything of it is left to do (SCY-BOTTOM-07)."""
    frames: tuple[Frame, ...] = ((f.CUBE, seat), (f.MECH, seat, place), (f.STRUCTURE, seat, place), (f.RECRUIT, seat))
    frame = frames[bottom]
    if blocked(s, seat, bottom, place):
        note(s, frame, (v.DECLINE,))
    else:
        s.pending.append(frame)


def made(player: Player) -> tuple[int, int, int, int]:
    """What the main effect of each bottom action has made so far, as masks: upgrades, mechs, structures, recruits."""
    return player.cubes, player.abilities, player.built, player.recruits


def blocked(s: State, seat: int, bottom: int, place: int) -> str:
    """Why the main effect of a bottom action would do nothing: it is `used_up`, or its piece may stand nowhere, since
    there is `no_worker` on land that the seat controls, or `no_room` where one is. "" where it does something."""
    player = s.players[seat]
    if made(player)[bottom].bit_count() >= MOST[bottom]:
        return "used_up"
    if bottom == n.DEPLOY:
        return "" if deploy_places(player, place) else "no_worker"
    if bottom == n.BUILD and not build_places(s, seat, place):
        return "no_room" if place != NOWHERE or places_with_workers(s, seat) & ~LAKES else "no_worker"
    return ""


def deploy_places(player: Player, place: int) -> int:
    """Where a mech may be put: with an own worker, no lake, no base (SCY-DEPLOY-02/03/04); or where the card says."""
    land = ~LAKES
    if place != NOWHERE:
        return BIT[place] & land
    return player.workers & TERRITORIES & land


def build_places(s: State, seat: int, place: int) -> int:
    """Where a structure may be put: own worker, own control, no other structure, no lake (SCY-BUILD-02/03/09)."""
    free = ~LAKES & ~s.structures
    if place != NOWHERE:
        return BIT[place] & free
    return places_with_workers(s, seat) & free


def run_effect(s: State, frame: Frame) -> None:
    """Automatic frame (EFFECT, seat, bottom action): the main effect of the mat's action."""
    effect(s, frame[1], frame[2], NOWHERE)


# -- decision (TAKE, seat, kind, amount, place): how much of a gain to take --------------------------------------


def take_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.TAKE, amount) for amount in range(frame[3] + 1)]


def take_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[1] <= frame[3] else "SCY-TURN-11"


def take_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    _, seat, kind, _, place = frame
    gain(s, seat, kind, code[1], place)
