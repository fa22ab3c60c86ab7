"""The solo game: the virtual player's cards, its attacks and the collection pile (IMP-SOLO).

Its deals are the revealed attack cards, newest first (IMP-SOLO-14).
"""

from __future__ import annotations

from collections import Counter

from furrow.games.imperial_settlers import empire
from furrow.games.imperial_settlers import names as n
from furrow.games.tableau import building, rounds
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import ACTS, FEATURE, PRODUCES, Gain
from furrow.games.tableau.decks import top
from furrow.games.tableau.state import ATTACK, State
from furrow.games.tableau.threats import Solo, Threat, unseen
from furrow.games.tableau.virtual import VIRTUAL
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note

ATTACK_DECK = 2
ATTACKS = 2  # a round (IMP-SOLO-19)
# IMP-SOLO-37: which deal good of a Japanese location decides.
_DEAL_ORDER = (n.CARD, n.RAZE_TOKEN, n.GOLD, n.VP, n.STONE, n.WORKER, n.FOOD, n.WOOD)
_CATEGORY_ORDER = {ACTS: 0, FEATURE: 1, PRODUCES: 2}  # IMP-SOLO-30
# IMP-SOLO-44
TITLES = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "commoner"),
)


def reveal_attack(s: State) -> int:
    """The top attack card is laid before the earlier ones; -1 if there is none (IMP-SOLO-20)."""
    card = top(s, ATTACK_DECK)
    if card >= 0:
        s.players[VIRTUAL].deals.insert(0, card)
        s.tell("attack", VIRTUAL, card=s.book.faces[card].word, target=s.book.goods[s.book.faces[card].deal])
    return card


def attack_phase(s: State) -> None:
    """Its locations are collected, then two attacks are made."""
    s.phase = ATTACK
    s.tell("attack_phase", -1, round=s.round)
    rival = s.players[VIRTUAL]
    _collect(s, rival.locations)
    for card in rival.locations:
        s.used.pop(card, None)
        s.paid.pop(card, None)
        s.marks.pop(card, None)
        empire.leaves(s, VIRTUAL, card)
    rival.locations = []
    s.pending.append((f.THEN, 0, n.FINISH, -1, 0, 0))
    for number in range(ATTACKS):
        s.pending.append((f.THEN, 0, n.STRIKE, -1, 0, ATTACKS - number))


def _collect(s: State, cards: list[int]) -> None:
    if cards:
        s.tables["collection"] = (*s.tables["collection"], *cards)
        s.tell("collect", VIRTUAL, cards=s.words(cards))


def finish(s: State) -> None:
    """The next round, or the end after the fifth (IMP-SOLO-34)."""
    if s.round == n.ROUNDS:
        rounds.finish(s)
    else:
        rounds.next_round(s)


def strike(s: State) -> None:
    """One attack: reveal a card, look for a pair of targets that hits a location."""
    if reveal_attack(s) < 0:
        return
    row = s.players[VIRTUAL].deals
    for partner, faction in _partners(s, s.book.faces[row[0]].deal, row[1:]):
        if _hit(s, partner + 1, faction):
            return
    s.tell("attack_fails", VIRTUAL)


def _partners(s: State, first: int, row: list[int]) -> list[tuple[int, bool]]:
    """With which revealed cards a new one that aims at a good makes a pair, in their order; a pair may aim at faction
    locations (IMP-SOLO-35, -36)."""
    faces, found = s.book.faces, []
    if s.players[0].faction == n.JAPANESE and first == n.VP:
        found = [(partner, True) for partner, card in enumerate(row) if faces[card].deal == n.VP]
    return [*found, *((partner, False) for partner in range(len(row)))]


def _hit(s: State, partner: int, faction: bool) -> bool:
    """Raze what the pair hits, or ask which of several; False if it hits nothing."""
    found = victims(s, partner, faction)
    if len(found) > 1:
        s.pending.append((n.VICTIM, 0, partner, int(faction)))
    elif found:
        note(s, (n.VICTIM, 0, partner, int(faction)), (v.CHOOSE, found[0]))
        _raze(s, partner, found[0])
    return bool(found)


def victims(s: State, partner: int, faction: bool) -> list[int]:
    """The locations that the newest attack card hits with another one, after all priorities."""
    row = s.players[VIRTUAL].deals
    return _victims(s, (s.book.faces[row[0]].deal, s.book.faces[row[partner]].deal), faction)


def _victims(s: State, pair: tuple[int, int], faction: bool) -> list[int]:
    faces = s.book.faces
    if faction:
        found = [c for c in s.players[0].locations if empire.is_faction(s, c) and faces[c].raze is not None]
    else:
        found = [
            card
            for card in s.players[0].locations
            if not empire.is_faction(s, card) and _has(faces[card].raze or (), *pair)
        ]
    if not found:
        return []
    best = min(_priority(s, card, faction) for card in found)
    return sorted(card for card in found if _priority(s, card, faction) == best)


def _has(spoils: Gain, first: int, second: int) -> bool:
    """Are both goods of a pair among the spoils, twice if they are the same?"""
    amounts = dict(spoils)
    return amounts.get(first, 0) > (first == second) and second in amounts


def outlook(s: State) -> Solo:
    """The attacks at the end of the round: which attack cards that are still to come would hit what, if next."""
    rival, cards = s.players[VIRTUAL], unseen(s, ATTACK_DECK)
    found = Solo("attacks", built(s), len(s.tables["collection"]), len(rival.locations), 0, ATTACKS, len(cards))
    threats: dict[int, Threat] = {}
    for good, count in sorted(Counter(s.book.faces[card].deal for card in cards).items()):
        hit = next_victims(s, good)
        for card in hit:
            threat = threats.setdefault(card, Threat(s.book.card_words[card], 0, []))
            threat.hits += count
            threat.shared |= len(hit) > 1
            threat.by.append(s.book.goods[good])
    found.threats = sorted(threats.values(), key=lambda threat: -threat.hits)
    return found


def next_victims(s: State, good: int) -> list[int]:
    """What an attack card that aims at a good would hit if it turned up next."""
    row = s.players[VIRTUAL].deals
    for partner, faction in _partners(s, good, row):
        if found := _victims(s, (good, s.book.faces[row[partner]].deal), faction):
            return found
    return []


def built(s: State) -> int:
    """The faction locations of the player: they must outnumber the collected cards."""
    return sum(empire.is_faction(s, card) for card in s.players[0].locations)


def _priority(s: State, card: int, faction: bool) -> tuple[int, ...]:
    """Deal good (Japanese locations), category, number of resources in the cost, stone in it; smallest first."""
    face = s.book.faces[card]
    cost = dict(face.cost.tokens)
    order = _DEAL_ORDER.index(face.deal) if faction else 0
    return order, _CATEGORY_ORDER[face.category], -sum(cost.values()), -cost.get(n.STONE, 0)


def _raze(s: State, partner: int, card: int) -> None:
    """No goods, no foundation, no wood: the card is collected; the two attack cards go to the end of the row."""
    s.tell("raze", VIRTUAL, card=s.book.faces[card].word, victim=0)
    building.remove(s, 0, card)
    _collect(s, [card])
    row = s.players[VIRTUAL].deals
    used = [row[0], row[partner]]
    s.players[VIRTUAL].deals = [each for each in row if each not in used] + used
    s.tell("attack_spent", VIRTUAL, cards=s.words(used))


# -- decision (VICTIM, seat, partner, faction): the last tie is the player's choice (IMP-SOLO-31, IMP-DIG-14) --------


def victim_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.CHOOSE, card) for card in victims(s, frame[2], bool(frame[3]))]


def victim_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in victim_candidates(s, frame) else "IMP-SOLO-31"


def victim_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    _raze(s, frame[2], code[1])
