"""Random games by order, for `furrow bench --against`. It is run alone, with the `src` of any checkout on the path.

So it asks only for what every version has: `furrow.new`, `Game.rules` and `Game.state`, `actors`, `legal`, `apply`.
A line of standard input is a game, a number of seats and a seed; the answer is a line of JSON: CPU seconds, decisions,
steps. The first line of all says where the rules come from.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time

import furrow


def play(name: str, seats: int, seed: int) -> tuple[float, int, int]:
    """One whole game by chance, its setup included: CPU seconds, decisions (two or more answers), steps.

    >>> seconds, decisions, steps = play("scythe", 2, 7)
    >>> seconds > 0, decisions < steps
    (True, True)
    """
    chance = random.Random(seed).random
    start = process_time()
    game = furrow.new(name, seats=seats, seed=seed)
    rules, state = game.rules, game.state
    state.log = None
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    steps = decisions = 0
    while owing := actors(state):
        seat = owing[0]
        found = legal(state, seat)
        steps += 1
        if len(found) > 1:
            decisions += 1
            apply(state, seat, found[int(chance() * len(found))])
        else:
            apply(state, seat, found[0])
    return process_time() - start, decisions, steps


def main() -> None:
    """Answer until standard input ends. What a version refuses (a game that it does not have) is answered by a text."""
    _say(furrow.__file__)
    for line in sys.stdin:
        name, seats, seed = line.split()
        try:
            answer: object = play(name, int(seats), int(seed))
        except furrow.FurrowError as error:
            answer = str(error)
        _say(answer)


def _say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
