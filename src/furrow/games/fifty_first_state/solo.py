"""The solo game: the virtual player's draws, its turn and its attacks (FSS-SOLO)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from furrow.games.fifty_first_state import names as n
from furrow.games.tableau.compiling import ACTS, FEATURE, PRODUCES
from furrow.games.tableau.decks import clear_table, discard, top
from furrow.games.tableau.gaining import gain_points
from furrow.games.tableau.points import adds
from furrow.games.tableau.razing import fall, shielded
from furrow.games.tableau.state import SHIELD, State
from furrow.games.tableau.threats import Solo, Threat, unseen
from furrow.games.tableau.using import uses
from furrow.games.tableau.virtual import VIRTUAL, receive

ATTEMPTS = 3  # FSS-SOLO-15
POINTS = 2  # for a connection card or a razed location (FSS-SOLO-12, FSS-SOLO-22)
# FSS-SOLO-28: the printed order is lost; this one is ours.
SPOILS = (
    n.CARD,
    n.UNIVERSAL,
    n.RED,
    n.BLUE,
    n.GREY,
    n.AMMO,
    n.DEVELOPMENT,
    n.SHIELD,
    n.VP,
    n.GUN,
    n.FUEL,
    n.IRON,
    n.BRICK,
    n.WORKER,
)
CHANCE = "chance"
PRIORITIES = {
    "types": "FSS-SOLO-25",
    "distance": "FSS-SOLO-26",
    "category": "FSS-SOLO-26",
    "spoils": "FSS-SOLO-28",
    CHANCE: "FSS-SOLO-26",
}
"""Which of several locations is hit: the steps in their order, and the rules that the log names (FSS-DIG-14)."""
# FSS-SOLO-39
TITLES = (
    (80, "grandmaster"),
    (70, "cyborg"),
    (60, "soldier"),
    (50, "merchant"),
    (40, "human"),
    (30, "survivor"),
    (0, "mutant"),
)


def receive_top(s: State) -> None:
    card = top(s, n.DRAW_DECK)
    if card >= 0:
        receive(s, card, "deck")


def turn(s: State) -> None:
    """Its turn: a connection card if one lies open, else an attack, else it passes."""
    rival = s.players[VIRTUAL]
    if rival.passed:
        return
    if s.tables["connections"]:
        _connect(s)
    elif s.counts["struck"] or s.counts["attempts"] >= ATTEMPTS:
        pass_turn(s)
    else:
        _attack(s)


def pass_turn(s: State) -> None:
    """It is done for this round, and the attack row is discarded (FSS-SOLO-30)."""
    rival = s.players[VIRTUAL]
    if not rival.passed:
        rival.passed = True
        s.tell("pass", VIRTUAL)
    clear_table(s, "attack_row")


def _connect(s: State) -> None:
    """Free of charge; of two a random one (FSS-SOLO-11 to -13)."""
    cards = list(s.tables["connections"])
    if len(cards) > 1:
        s.reveals += 1
    card = cards.pop(s.below(len(cards)) if len(cards) > 1 else 0)
    s.tables["connections"] = tuple(cards)
    discard(s, card)
    s.tell("virtual_connection", VIRTUAL, card=s.book.faces[card].word, points=POINTS)
    gain_points(s, VIRTUAL, POINTS)


def _attack(s: State) -> None:
    s.counts["attempts"] += 1
    card = top(s, n.DRAW_DECK)
    if card < 0:  # deck and discards are empty: there is no attack
        s.tell("no_attack", VIRTUAL)
        return
    s.tables["attack_row"] = (*s.tables["attack_row"], card)
    found = target(s, card)
    s.tell("attack", VIRTUAL, card=s.book.faces[card].word, **_reasons(s, card, found))
    if not found.places:
        s.tell("attack_fails", VIRTUAL)
        return
    victim = found.places[0]
    s.counts["struck"] = 1
    word = s.book.faces[victim].word
    if shielded(s, victim):  # FSS-SOLO-29; a built-in shield stays (FSS-CLAR-06)
        marks = s.marks.pop(victim, 0) & ~SHIELD
        if marks:
            s.marks[victim] = marks
        s.tell("attack_absorbed", VIRTUAL, card=word)
        return
    s.tell("raze", VIRTUAL, card=word, victim=0, points=POINTS)
    fall(s, 0, victim)
    gain_points(s, VIRTUAL, POINTS)


class Target(NamedTuple):
    """What an attack card hits: the first of the `places` that share a type with it. Those that a priority preferred
    come before the others: `left` says how many remained before and after each of the `steps` that were needed."""

    places: list[int]
    steps: list[str]
    left: list[int]


def target(s: State, card: int) -> Target:
    """The location of the player that an attack card hits, and why: the last step decided (FSS-SOLO-20 to -26)."""
    types = s.book.faces[card].tags
    places = _sharing(s, types)
    left = places
    found = Target(places, [], [len(places)])
    for step in PRIORITIES:
        if len(left) <= 1:
            break
        if step == CHANCE:
            s.reveals += 1
            left = [left[s.below(len(left))]]
        else:
            left = _foremost(s, left, types, step)
        found.steps.append(step)
        found.left.append(len(left))
        places[:] = [*left, *(each for each in places if each not in left)]
    return found


def _reasons(s: State, card: int, found: Target) -> dict[str, list[str] | list[int]]:
    """What an attack tells of the way to its target."""
    faces = s.book.faces
    return {
        "steps": found.steps,
        "rules": [PRIORITIES[step] for step in found.steps],
        "left": found.left,
        "places": s.words(found.places),
        "common": [(faces[each].tags & faces[card].tags).bit_count() for each in found.places],
        "distances": [distance(s, each) for each in found.places],
    }


def _sharing(s: State, types: int) -> list[int]:
    """The player's locations that share a type with an attack card."""
    return [each for each in s.players[0].locations if s.book.faces[each].tags & types]


def _foremost(s: State, left: list[int], types: int, step: str) -> list[int]:
    """Those that a priority prefers."""
    place = list(PRIORITIES).index(step)
    ranks = {each: _ranks(s, each, types)[place] for each in left}
    best = min(ranks.values())
    return [each for each in left if ranks[each] == best]


def outlook(s: State) -> Solo:
    """Its next turn, and which cards would hit which location if they were turned up for an attack."""
    rival, tries = s.players[VIRTUAL], s.counts["attempts"]
    found = Solo(_next(s), s.players[0].points + adds(s, 0), rival.points, 0, tries, ATTEMPTS)
    cards = unseen(s, n.DRAW_DECK)
    found.unseen = len(cards)
    if found.next in ("connection", "attack") and not s.counts["struck"] and tries < ATTEMPTS:
        found.threats = _threats(s, [s.book.faces[card].tags for card in cards])
    return found


def _next(s: State) -> str:
    if s.players[VIRTUAL].passed:
        return "nothing"
    if s.tables["connections"]:
        return "connection"
    return "pass" if s.counts["struck"] or s.counts["attempts"] >= ATTEMPTS else "attack"


def _threats(s: State, attackers: list[int]) -> list[Threat]:
    """Which of the types on unseen cards hit which location; only the types of a card matter."""
    words, tags = s.book.card_words, s.book.vocabulary.tags
    found: dict[int, Threat] = {}
    for types, count in sorted(Counter(attackers).items()):
        left = _sharing(s, types)
        for step in PRIORITIES:
            left = left if step == CHANCE or len(left) < 2 else _foremost(s, left, types, step)
        for card in left:
            threat = found.setdefault(card, Threat(words[card], 0, []))
            threat.hits += count
            threat.shared |= len(left) > 1
            shared = types & s.book.faces[card].tags
            threat.by += [tag for bit, tag in enumerate(tags) if shared >> bit & 1 and tag not in threat.by]
    return sorted(found.values(), key=lambda threat: -threat.hits)


def _ranks(s: State, card: int, types: int) -> tuple[tuple[int, ...], ...]:
    """What each priority but chance looks at; the smallest is hit."""
    common = (s.book.faces[card].tags & types).bit_count()
    return (-common,), (-distance(s, card),), (_kind(s, card),), _spoils(s, card)


def distance(s: State, card: int) -> int:
    return sum(amount for _, amount in s.book.faces[card].cost.tokens)


def _kind(s: State, card: int) -> int:
    category = s.book.faces[card].category
    if category == ACTS:
        return 0 if s.used.get(card, 0) < uses(s, card) else 1
    return {FEATURE: 2, PRODUCES: 3}[category]


def _spoils(s: State, card: int) -> tuple[int, ...]:
    """Good by good; a list that ends first comes after a longer one."""
    goods = [SPOILS.index(good) for good, amount in s.book.faces[card].raze or () for _ in range(amount)]
    return (*sorted(goods), len(SPOILS))
