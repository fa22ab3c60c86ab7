"""Combat (SCY-COMBAT): order, abilities before it, sealed dials and cards, reveal, winner and loser.

A seat's sealed answer is (dial, ready, cards…), or () before the dial is set.
"""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, PLACES, TUNNELS, places_in
from furrow.games.scythe.cards import card_of_value, discard, draw, leave_hand, values_of
from furrow.games.scythe.ending import end_game
from furrow.games.scythe.printed_tables import COMBAT_VALUE
from furrow.games.scythe.retreat import retreat
from furrow.games.scythe.stars import place as place_star
from furrow.games.scythe.state import Player, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.streams import drawing
from furrow.kernel.unasked import note

TAKEN_BY_ABILITY = 2  # Disarm and Artillery


def combats(s: State, frame: Frame) -> None:
    """Automatic frame (COMBATS, seat): fight what is contested, one place after another (SCY-COMBAT-05)."""
    seat = frame[1]
    if not s.contested:
        s.trips.clear()
        return
    s.pending.append(frame)
    if s.contested & (s.contested - 1):
        s.pending.append((f.BATTLES, seat))
    else:
        only = places_in(s.contested)[0]
        note(s, (f.BATTLES, seat), (v.FIGHT, only))
        begin(s, seat, only)


def begin(s: State, seat: int, place: int) -> None:
    """One combat: abilities of the attacker, of the defender, dials, outcome."""
    defender = next(k for k, other in enumerate(s.players) if k != seat and other.fighters & BIT[place])
    s.in_combat = 1
    s.sealed = ((), ())
    s.tell("combat", seat, defender=defender, place=PLACES[place])
    s.pending.append((f.FIGHT, seat, defender, place))
    s.pending.append((f.DIALS, seat, defender, place))
    s.pending.append((f.ABILITY, defender, seat, place))
    s.pending.append((f.ABILITY, seat, defender, place))  # SCY-COMBAT-11: the attacker's first


# -- decision (BATTLES, seat): which combat next -----------------------------------------------------------------


def battles_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.FIGHT, place) for place in places_in(s.contested)]


def battles_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if s.contested & BIT[code[1]] else "SCY-COMBAT-02"


def battles_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    begin(s, frame[1], code[1])


# -- before the dials --------------------------------------------------------------------------------------------


def ability_at(player: Player, place: int) -> int:
    """The ability that acts for a player before the dials are set on a place; -1 if none does."""
    if player.can(n.DISARM) and BIT[place] & (TUNNELS | BIT[player.structures[n.MINE]]):
        return n.DISARM
    if player.can(n.SCOUT):
        return n.SCOUT
    return n.ARTILLERY if player.can(n.ARTILLERY) and player.power else -1  # SCY-MECH-33


def ability(s: State, frame: Frame) -> None:
    """Automatic frame (ABILITY, seat, opponent, place): Disarm and Scout act, Artillery asks (SCY-DIG-18)."""
    _, seat, opponent, place = frame
    player = s.players[seat]
    acting = ability_at(player, place)
    question = (f.ARTILLERY, seat, opponent, place)
    if acting == n.DISARM:
        lost = _take_power(s, opponent)
        s.tell("disarm", seat, victim=opponent, power=lost)
    elif acting == n.SCOUT:
        _scout(s, seat, opponent)
    elif acting == n.ARTILLERY:
        s.pending.append(question)
    elif player.can(n.ARTILLERY):
        note(s, question, (v.HOLD,), rule="SCY-MECH-33")


def _take_power(s: State, opponent: int) -> int:
    """The opponent loses power; returns how much."""
    other = s.players[opponent]
    lost = min(TAKEN_BY_ABILITY, other.power)  # SCY-DIG-19
    other.power -= lost
    return lost


def _scout(s: State, seat: int, opponent: int) -> None:
    """Take a random card; the victim knows which one left, third parties do not (SCY-DIG-04)."""
    thief, victim = s.players[seat], s.players[opponent]
    if not victim.hand:
        return
    generator = drawing(s.chance)
    card = victim.hand[generator.below(len(victim.hand))]
    s.chance = generator.state
    seen = 0
    for other in victim.hand:
        seen |= 1 << other
    leave_hand(s, opponent, card)
    for player in s.players:
        if player is not victim and player is not thief:
            player.known &= ~seen  # anyone who had seen the hand can no longer tell what is left of it
    victim.known |= 1 << card
    thief.hand.append(card)
    thief.hand.sort()
    s.reveals += 1
    s.tell_secretly("scout", seat, 1 << seat | 1 << opponent, {"value": COMBAT_VALUE[card]}, victim=opponent)


# -- decision (ARTILLERY, seat, opponent, place) -----------------------------------------------------------------


def artillery_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.ARTILLERY,), (v.HOLD,)]


def artillery_refusal(s: State, frame: Frame, code: Code) -> str:
    return ""


def artillery_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] == v.ARTILLERY:
        _, seat, opponent, _ = frame
        s.players[seat].power -= 1
        lost = _take_power(s, opponent)
        s.tell("artillery", seat, victim=opponent, power=lost, paid=1)


# -- decision (DIALS, attacker, defender, place): both seats owe a sealed answer ---------------------------------


def card_limit(player: Player, place: int) -> int:
    """One card for each own character or mech; People's Army adds one where a worker stands (SCY-COMBAT-14)."""
    limit = player.units[: n.FIRST_WORKER].count(place)
    if player.can(n.PEOPLES_ARMY) and player.workers & BIT[place]:
        limit += 1
    return limit


def owing(s: State, frame: Frame) -> tuple[int, ...]:
    """The seats whose sealed answer is not ready."""
    return tuple(seat for seat, answer in zip(frame[1:3], s.sealed, strict=True) if not (answer and answer[1]))


def _answer(s: State, frame: Frame, seat: int) -> Frame:
    return s.sealed[0 if seat == frame[1] else 1]


def _seal(s: State, frame: Frame, seat: int, answer: Frame) -> None:
    first, second = s.sealed
    s.sealed = (answer, second) if seat == frame[1] else (first, answer)


def dials_candidates(s: State, frame: Frame, seat: int) -> list[Code]:
    player = s.players[seat]
    answer = _answer(s, frame, seat)
    if not answer:
        return [(v.DIAL, power) for power in range(min(n.MAX_DIAL, player.power) + 1)]
    found: list[Code] = []
    if len(answer) - 2 < card_limit(player, frame[3]):
        left = [card for card in player.hand if card not in answer[2:]]
        found = [(v.CARD, value) for value in values_of(left)]
    found.append((v.READY,))
    return found


def dials_refusal(s: State, frame: Frame, seat: int, code: Code) -> str:
    player = s.players[seat]
    answer = _answer(s, frame, seat)
    if code[0] == v.DIAL:
        if answer:
            return "SCY-COMBAT-12"
        return "" if code[1] <= min(n.MAX_DIAL, player.power) else "SCY-COMBAT-13"
    if not answer:
        return "SCY-COMBAT-12"
    if code[0] == v.READY:
        return ""
    left = [card for card in player.hand if card not in answer[2:]]
    if card_of_value(left, code[1]) < 0:
        return "SCY-COMBAT-14"
    return "" if len(answer) - 2 < card_limit(player, frame[3]) else "SCY-COMBAT-14"


def dials_apply(s: State, frame: Frame, seat: int, code: Code) -> None:
    player = s.players[seat]
    answer = _answer(s, frame, seat)
    if code[0] == v.DIAL:
        _seal(s, frame, seat, (code[1], 0))
    elif code[0] == v.CARD:
        left = [card for card in player.hand if card not in answer[2:]]
        _seal(s, frame, seat, (*answer, card_of_value(left, code[1])))
    else:
        _seal(s, frame, seat, (answer[0], 1, *answer[2:]))
        if not owing(s, frame):
            s.pending.pop()


def withdraw(s: State, frame: Frame, seat: int) -> None:
    """Take an own sealed answer back while the other side is not ready."""
    _seal(s, frame, seat, ())


# -- the outcome -------------------------------------------------------------------------------------------------


def fight(s: State, frame: Frame) -> None:
    """Automatic frame (FIGHT, attacker, defender, place): reveal, pay, decide (SCY-COMBAT-18 to 30)."""
    _, attacker, defender, place = frame
    totals = []
    for seat, (dial, _, *cards) in zip((attacker, defender), s.sealed, strict=True):
        values: list[int] = [COMBAT_VALUE[card] for card in cards]
        totals.append(dial + sum(values))
        s.players[seat].power -= dial
        discard(s, seat, tuple(cards))
        s.tell("dial", seat, power=dial, cards=values, total=totals[-1])
    s.reveals += 1
    s.sealed = ((), ())
    attacker_wins = totals[0] >= totals[1]  # SCY-COMBAT-19: the attacker wins ties
    winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
    s.tell("combat_won", winner, loser=loser, place=PLACES[place])
    s.contested &= ~BIT[place]
    s.pending.append((f.AFTERMATH, attacker))
    _reward(s, winner, loser, place, attacked=attacker_wins)
    if totals[1 if attacker_wins else 0]:
        draw(s, loser, 1)  # SCY-COMBAT-29/30
    retreat(s, loser, place)


def _reward(s: State, winner: int, loser: int, place: int, *, attacked: bool) -> None:
    """The winner's star; a winning attacker loses popularity for workers (SCY-COMBAT-23 to 26)."""
    player = s.players[winner]
    workers = s.players[loser].workers_on(place)
    if attacked and workers:
        player.drove_off = 1
        if not player.can(n.CAMARADERIE):
            lost = min(workers, player.popularity)
            player.popularity -= lost
            s.tell("popularity_lost", winner, amount=lost)
    if player.faction == n.SAXONY or player.stars[n.STAR_COMBAT] < n.COMBAT_STARS:
        place_star(s, winner, n.STAR_COMBAT)


def aftermath(s: State, frame: Frame) -> None:
    """Automatic frame (AFTERMATH, attacker): the combat is closed; a sixth star ends the game now (SCY-DIG-15)."""
    s.in_combat = 0
    if any(player.star_count >= n.MAX_STARS for player in s.players):
        end_game(s)
