"""The end of the game (SCY-END): pending moves into contested territories are taken back, nothing else happens."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe.board import BIT, PLACES, base_of
from furrow.games.scythe.names import FIRST_WORKER, UNITS, unit_kind
from furrow.games.scythe.state import State
from furrow.games.scythe.territory import add_goods, enemies_of, remove_goods


def end_game(s: State) -> None:
    """Stop everything at once (SCY-END-01/02)."""
    s.over = True
    s.encounter_deck[:0] = [frame[2] for frame in s.pending if frame[0] == f.UNDER_DECK]  # SCY-INV-04
    s.pending.clear()
    _send_back(s)
    s.tell("game_over", s.active)


def _send_back(s: State) -> None:
    """Units that would still have to fight return whence they came, with what they carried (SCY-END-05, SCY-DIG-16).

    A trip is (unit, origin, place, mask of carried workers, four amounts of resources).
    """
    player = s.players[s.active]
    for unit, origin, place, carried, *goods in s.trips:
        if not s.contested & BIT[place] or player.units[unit] != place:
            continue
        if enemies_of(s, player) & BIT[origin]:
            origin = base_of(player.faction)  # a loser has retreated to that lake meanwhile (SCY-CTRL-03)
        player.units[unit] = origin
        for k in range(FIRST_WORKER, len(player.units)):
            if carried >> k & 1 and player.units[k] == place:
                player.units[k] = origin
        for kind, amount in enumerate(goods):
            remove_goods(s, place, kind, amount)
            add_goods(s, origin, kind, amount)
        s.tell("sent_back", s.active, unit=UNITS[unit_kind(unit)], place=PLACES[place], to=PLACES[origin])
    player.refresh()
    s.contested = 0
    s.trips.clear()
