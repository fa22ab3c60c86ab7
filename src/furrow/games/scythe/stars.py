"""Stars (SCY-STAR): placed at once and by the engine (SCY-DIG-07); the sixth one ends the game (SCY-END-01)."""

from __future__ import annotations

from furrow.games.scythe import names as n
from furrow.games.scythe.ending import end_game
from furrow.games.scythe.state import Player, State
from furrow.kernel.pending import Frame

NEEDED = {
    n.STAR_UPGRADES: len(n.BOXES),
    n.STAR_MECHS: 4,
    n.STAR_STRUCTURES: 4,
    n.STAR_RECRUITS: 4,
    n.STAR_WORKERS: n.ALL_WORKERS,
    n.STAR_POPULARITY: n.MAX_POPULARITY,
    n.STAR_POWER: n.MAX_POWER,
}
"""How much the stars need that fall due by themselves; combats and objectives place theirs."""


def reached(player: Player) -> tuple[int, ...]:
    """What the player has of each, in the order of `NEEDED`."""
    return (
        player.cubes.bit_count(),
        player.abilities.bit_count(),
        player.built.bit_count(),
        player.recruits.bit_count(),
        player.workforce,
        player.popularity,
        player.power,
    )


def due(player: Player) -> list[int]:
    """Conditions met whose star is not yet placed. `NEEDED` and `reached` say the same, written out here: it is asked
    after every action, and a loop takes more than twice as long."""
    stars = player.stars
    found = []
    if not stars[n.STAR_UPGRADES] and player.cubes.bit_count() == len(n.BOXES):
        found.append(n.STAR_UPGRADES)
    if not stars[n.STAR_MECHS] and player.abilities == n.ALL_FOUR:
        found.append(n.STAR_MECHS)
    if not stars[n.STAR_STRUCTURES] and min(player.structures) >= 0:
        found.append(n.STAR_STRUCTURES)
    if not stars[n.STAR_RECRUITS] and player.recruits == n.ALL_FOUR:
        found.append(n.STAR_RECRUITS)
    if not stars[n.STAR_WORKERS] and player.workforce == n.ALL_WORKERS:
        found.append(n.STAR_WORKERS)
    if not stars[n.STAR_POPULARITY] and player.popularity == n.MAX_POPULARITY:
        found.append(n.STAR_POPULARITY)
    if not stars[n.STAR_POWER] and player.power == n.MAX_POWER:
        found.append(n.STAR_POWER)
    return found


def place(s: State, seat: int, star: int) -> None:
    """Place one star, if one is left. In a combat the end of the game waits for its aftermath (SCY-COMBAT-35)."""
    player = s.players[seat]
    if player.star_count >= n.MAX_STARS:
        return
    player.stars[star] += 1
    player.star_count += 1
    s.tell("star", seat, star=n.STARS[star], count=player.star_count)
    if player.star_count == n.MAX_STARS and not s.in_combat:
        end_game(s)


def place_due(s: State, seat: int) -> None:
    """Place every star whose condition is met, until the game is over."""
    for star in due(s.players[seat]):
        if not s.over:
            place(s, seat, star)


def would_end(s: State, seat: int) -> bool:
    """Would the stars due now be the sixth?"""
    player = s.players[seat]
    return player.star_count + len(due(player)) >= n.MAX_STARS


def run(s: State, frame: Frame) -> None:
    """Automatic frame (STARS, seat)."""
    place_due(s, frame[1])
