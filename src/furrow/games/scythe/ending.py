"""The end of the game (SCY-END): pending moves into contested territories are taken back, nothing else happens."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe.board import BIT, base_of
from furrow.games.scythe.names import FIRST_WORKER
from furrow.games.scythe.state import State
from furrow.games.scythe.territory import add_goods, enemies_of, remove_goods
from furrow.games.scythe.travel import journey


def end_game(s: State) -> None:
    """Stop everything at once (SCY-END-01/02)."""
    s.over = True
    unfinished = [frame for frame in s.pending if frame[0] == f.UNDER_DECK]
    s.encounter_deck[:0] = [frame[2] for frame in unfinished]  # SCY-INV-04
    for frame in unfinished:
        s.tell("encounter_over", frame[1], card=frame[2])
    s.pending.clear()
    _send_back(s)
    s.tell("game_over", s.active)


def _send_back(s: State) -> None:
    """Units that would still have to fight go back where they came from, with their cargo (SCY-END-05, SCY-DIG-16).

    A trip is (unit, origin, place, mask of carried workers, four amounts of resources).
    """
    player = s.players[s.active]
    for unit, origin, place, carried, *goods in s.trips:
        if not s.contested & BIT[place] or player.units[unit] != place:
            continue
        if enemies_of(s, player) & BIT[origin]:
            origin = base_of(player.faction)  # a loser has retreated to that lake meanwhile (SCY-CTRL-03)
        player.units[unit] = origin
        workers = 0
        for k in range(FIRST_WORKER, len(player.units)):
            if carried >> k & 1 and player.units[k] == place:
                player.units[k] = origin
                workers += 1
        for kind, amount in enumerate(goods):
            remove_goods(s, place, kind, amount)
            add_goods(s, origin, kind, amount)
        s.tell("sent_back", s.active, **journey(player, unit, place, origin, workers, goods))
    player.refresh()
    s.contested = 0
    s.trips.clear()
