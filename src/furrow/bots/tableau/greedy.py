"""The greedy choice: every action is played out to the end of the own turn, and the best looking end wins."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.bots.tableau.value import Outlook, rounds_left
from furrow.bots.tableau.worth import Worths, worths
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_DEPTH = 4
_BREADTH = 8
_CARD_CHOICES = (v.TAKE, v.KEEP)


def choose(rules: Rules[State], state: State, seat: int, codes: Sequence[Code], generator: Generator) -> Code:
    """The answer with the best end of turn; cards in a draft by their best use."""
    known = worths(rules.name)
    if codes[0][0] in _CARD_CHOICES:
        left = rounds_left(state)
        return max(codes, key=lambda code: known.in_hand(code[1], left) if len(code) > 1 else 0.0)
    if codes[0][0] == v.DROP:
        return _worst(codes, known, rounds_left(state))
    search = _Search(rules, Outlook(state, seat, known), seat)
    return max(codes, key=lambda code: search.after(state.clone(), code, _DEPTH))


def _worst(codes: Sequence[Code], known: Worths, left: float) -> Code:
    """The cards that are missed least."""
    return min(codes, key=lambda code: sum(known.in_hand(card, left) for card in code[1:]))


class _Search:
    """Plays answers on copies until the turn is over or something unknown comes up."""

    def __init__(self, rules: Rules[State], outlook: Outlook, seat: int) -> None:
        self.rules = rules
        self.outlook = outlook
        self.seat = seat

    def after(self, s: State, code: Code, depth: int) -> float:
        """The value at the end of a turn that goes on with this answer. Uses the state up."""
        shown = s.reveals
        self.rules.apply(s, self.seat, code)
        if s.over or depth == 0 or s.reveals != shown or self._settled(s):
            return self.outlook.value(s)
        answers = self._worth_trying(s)
        return max(self.after(s.clone(), answer, depth - 1) for answer in answers)

    def _settled(self, s: State) -> bool:
        kind, owner = s.pending[-1][:2]
        return owner != self.seat or kind in (f.TURN, f.END, f.DRAFT, f.KEEP, f.GATHER, f.DRAW)

    def _worth_trying(self, s: State) -> list[Code]:
        """Of several ways to pay the cheapest comes first; of many targets a few are looked at."""
        answers = self.rules.legal(s, self.seat)
        return answers[:1] if s.pending[-1][0] == f.PAY else answers[:_BREADTH]
