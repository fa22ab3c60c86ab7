"""The invariants of a state (SCY-INV). Positions must keep them; the fuzz tests check them after every decision."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import BASES, BIT, ENCOUNTERS, LAKES, PLACE_COUNT, PLACES, places_in
from furrow.games.scythe.printed_tables import COMBAT_VALUE, MATS
from furrow.games.scythe.setup import encounter_cards, factory_cards, objective_cards
from furrow.games.scythe.stars import due
from furrow.games.scythe.state import Player, State
from furrow.kernel.errors import PositionError

_MOST_GOODS = 999  # SCY-RES-08 sets no limit; this one keeps lists of answers readable


def check(s: State) -> None:
    """Raise PositionError for the first invariant that is broken."""
    for seat, player in enumerate(s.players):
        _check_player(s, seat, player)
    _check_distinct(s)
    _check_cards(s)
    _check_board(s)


def check_by_hand(s: State) -> None:
    """What is asked of a position besides, but of no game that has begun: it may have begun with an odd one."""
    for seat, player in enumerate(s.players):
        if player.coerced and player.faction != n.CRIMEA:
            raise _fail(f"players[{seat}].coerced", "only Crimea pays with combat cards (SCY-FACTION-04)")
        _check_placed(s, seat, player)
    for frame in s.pending:
        if frame[0] in (f.TOP, f.BOTTOM) and s.players[frame[1]].section != frame[2]:
            asked = f"{f.NAMES[frame[0]]!r} is asked of {n.SECTIONS[frame[2]]}"
            raise _fail(f"players[{frame[1]}].section", f"{asked}, where the action token stands (SCY-TURN-02)")


def _check_placed(s: State, seat: int, player: Player) -> None:
    """A star whose condition is met is there, unless the action that met it will place it."""
    awaited = any(frame[0] == f.FINISH or frame[:2] == (f.STARS, seat) for frame in s.pending)
    missing = [] if s.over or awaited or player.star_count == n.MAX_STARS else due(player)
    if missing:
        name = n.STARS[missing[0]]
        raise _fail(f"players[{seat}].stars", f"{name} is missing: its condition is met (SCY-INV-11)")


def _fail(path: str, problem: str) -> PositionError:
    return PositionError(f"{path}: {problem}")


def _check_player(s: State, seat: int, player: Player) -> None:
    path = f"players[{seat}]"
    if not (0 <= player.power <= n.MAX_POWER and 0 <= player.popularity <= n.MAX_POPULARITY):
        raise _fail(path, "power must be 0-16 and popularity 0-18 (SCY-INV-01)")
    if player.coins < 0:
        raise _fail(path, "coins are never negative (SCY-INV-02)")
    if player.workforce != sum(place >= 0 for place in player.units[n.FIRST_WORKER :]):
        raise _fail(path, "workers in play and on the mat must be 8 (SCY-INV-07)")
    if player.abilities != sum(1 << k for k in range(4) if player.units[k + 1] >= 0):
        raise _fail(path, "mechs in play and uncovered abilities must fit (SCY-INV-07)")
    if player.built != sum(BIT[place] for place in player.structures):
        raise _fail(path, "structures must fit their places (SCY-INV-07)")
    if player.recruits.bit_count() != player.bonuses.bit_count():
        raise _fail(f"{path}.bonuses", "each enlisted recruit has taken one one-time bonus (SCY-INV-07)")
    if player.cubes.bit_count() != sum(player.covered):
        raise _fail(f"{path}.covered", "each cube off a green box covers one red box (SCY-INV-07)")
    for bottom, dashed in enumerate(MATS[player.mat].dashed):
        if not 0 <= player.covered[bottom] <= dashed:
            raise _fail(f"{path}.covered", f"{n.BOTTOMS[bottom]} has {dashed} dashed boxes (SCY-UPGRADE-03)")
    _check_stars(s, path, player)
    starred = player.stars[n.STAR_OBJECTIVE] and player.faction != n.SAXONY
    if len(player.objectives) + player.stars[n.STAR_OBJECTIVE] > MATS[player.mat].objectives or (
        starred and player.objectives
    ):
        raise _fail(f"{path}.objectives", "two cards at most, none after the objective star but Saxony's (SCY-OBJ-07)")
    if player.section == n.FACTORY and not player.factory_card:
        raise _fail(f"{path}.section", "the seat has no Factory card (SCY-FACTORY-07)")
    player.refresh()


def _check_stars(s: State, path: str, player: Player) -> None:
    if player.star_count != sum(player.stars) or min(player.stars) < 0 or player.star_count > n.MAX_STARS:
        raise _fail(f"{path}.stars", "at most 6 stars (SCY-STAR-15)")
    if player.star_count == n.MAX_STARS and not s.over and not s.in_combat:
        raise _fail(f"{path}.stars", "six stars end the game; they can stand only inside a combat (SCY-END-01)")
    unlimited = player.faction == n.SAXONY
    for star, count in enumerate(player.stars):
        most = (n.MAX_STARS if unlimited else n.COMBAT_STARS) if star == n.STAR_COMBAT else 1
        if star == n.STAR_OBJECTIVE and unlimited:
            most = 2
        if count > most:
            raise _fail(f"{path}.stars.{n.STARS[star]}", f"at most {most} (SCY-STAR-13)")


def _check_distinct(s: State) -> None:
    for what, values in (("faction", [p.faction for p in s.players]), ("mat", [p.mat for p in s.players])):
        if len(set(values)) != len(values):
            raise _fail("players", f"each {what} can be in play once only (SCY-SETUP-09)")


def _check_cards(s: State) -> None:
    combat = sorted([*s.combat_deck, *s.combat_discards, *(card for p in s.players for card in p.hand)])
    if combat != list(range(len(COMBAT_VALUE))):
        raise _fail("combat_deck", "deck, discards and hands must be the 42 combat cards (SCY-INV-03)")
    objectives = sorted([*s.objective_deck, *(card for p in s.players for card in p.objectives)])
    if objectives != objective_cards(s.switches):
        raise _fail("objective_deck", "deck and hands must be the objective cards of the game (SCY-INV-05)")
    out = [frame[2] for frame in s.pending if frame[0] == f.UNDER_DECK]
    if sorted([*s.encounter_deck, *out]) != encounter_cards(s.switches):
        raise _fail("encounter_deck", "deck and open card must be the encounter cards of the game (SCY-INV-04)")
    factory = [*s.factory_offer, *(p.factory_card for p in s.players if p.factory_card)]
    doubled = len(set(factory)) != len(factory)
    if doubled or len(factory) != len(s.players) + 1 or not set(factory) <= set(factory_cards(s.switches)):
        raise _fail("factory_offer", "cards on the board and held must be players + 1 (SCY-INV-06)")
    if s.tokens & ~ENCOUNTERS:
        raise _fail("encounter_tokens", "a token lies on a place without the encounter symbol (SCY-SETUP-01)")


def _check_board(s: State) -> None:
    seen = 0
    for seat, player in enumerate(s.players):
        if player.built & (LAKES | BASES) or player.built & seen:
            raise _fail(f"players[{seat}].structures", "one per territory, none on lake or base (SCY-INV-08)")
        seen |= player.built
        if player.units[0] < 0:
            raise _fail(f"players[{seat}].character", "the character is always on the board")
        _check_lakes(s, seat, player)
    fighting = s.contested
    if s.in_combat:
        for frame in s.pending:
            if frame[0] in (f.DIALS, f.FIGHT, f.RETREAT):
                fighting |= BIT[frame[3]]
    for place in range(PLACE_COUNT):
        here = [seat for seat, p in enumerate(s.players) if (p.fighters | p.workers) & BIT[place]]
        if len(here) > 1 and not fighting & BIT[place]:
            raise _fail(PLACES[place], f"units of seats {here} share it outside a combat (SCY-INV-09)")
    if not all(0 <= amount <= _MOST_GOODS for amount in s.goods):
        raise _fail("goods", f"0 to {_MOST_GOODS} tokens of a kind on a place (SCY-INV-13)")
    for kind in range(4):
        mask = sum(BIT[place] for place in range(PLACE_COUNT) if s.goods[place * 4 + kind])
        if mask != s.stock[kind]:
            raise _fail("goods", "the index of resources is out of step")


def _check_lakes(s: State, seat: int, player: Player) -> None:
    mechs = sum(BIT[place] for place in set(player.units[1 : n.FIRST_WORKER]))
    if player.workers & LAKES & ~mechs and not s.in_combat:
        raise _fail(f"players[{seat}].workers", "workers on a lake need an own mech there (SCY-INV-10)")
    goods = (s.stock[0] | s.stock[1] | s.stock[2] | s.stock[3]) & LAKES
    anybody = 0
    for other in s.players:
        anybody |= other.fighters
    if goods & ~anybody:
        raise _fail("goods", "resources on a lake need a character or mech there (SCY-INV-10)")
    for place in places_in((player.fighters | player.workers) & BASES):
        own = place == PLACES.index(f"base.{n.FACTIONS[player.faction]}")
        if not own and not (player.faction == n.CRIMEA and s.free_bases & BIT[place]):
            raise _fail(f"players[{seat}]", f"no unit of this faction can stand on {PLACES[place]} (SCY-TERR-04)")
