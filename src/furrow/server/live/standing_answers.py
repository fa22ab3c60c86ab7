"""Standing answers: what the server answers for a seat automatically, because its player said so beforehand.

These belong to the table: `end`: end a turn without asking when nothing else can be done; `open`, in games whose turns
end by themselves: keep a turn open until its player ends it; `pass`: pass at the next turn, in games with passing;
`wait`: for how many seconds bots wait after the end of a turn, which can be taken back meanwhile. Others are the game's
own: there a standing answer is a side action, and the view has it.
"""

from __future__ import annotations

from functools import lru_cache

from furrow.games import until_games_change
from furrow.server.live.plan import Plan
from furrow.server.live.progress import WAIT, Progress
from furrow.server.live.wording import language
from furrow.server.settings import WAITS
from furrow.server.wire.errors import Problem
from furrow.server.wire.play import StandingAnswer
from furrow.server.wire.socket import encoded
from furrow.words import words
from furrow.words.lexicon import identifier, lexicon

ASK, SKIP, NEXT, NO, YES = "ask", "skip", "next", "no", "yes"
END, OPEN, PASS = "end", "open", "pass"

Row = tuple[str, str, tuple[str, ...]]
"""A standing answer: its name, its value, the possible values."""


def rows(progress: Progress, plan: Plan, seat: int) -> tuple[Row, ...]:
    """The standing answers that a seat can give."""
    said, game = progress.standing[seat], progress.game
    own = game.rules.standing_answers(game.state, seat)
    found: list[Row] = []
    if game.rules.ends_itself:
        found.append((OPEN, said.get(OPEN, NO), (NO, YES)))
    elif game.rules.ending:
        found.append((END, said.get(END, ASK), (ASK, SKIP)))
    if game.rules.passing:
        found.append((PASS, said.get(PASS, ASK), (ASK, NEXT)))
    found += [(each.name, each.value, tuple(each.sides)) for each in own]
    if game.rules.ending and any(each.bot for each in plan.seats):
        found.append((WAIT, str(progress.wait(seat)), tuple(map(str, WAITS))))
    return tuple(found)


def shown(progress: Progress, plan: Plan, seat: int, lang: str) -> list[StandingAnswer]:
    """The standing answers of a seat in words, as they are sent."""
    return _shown(progress.game.name, rows(progress, plan, seat), lang)


@until_games_change
@lru_cache(maxsize=1024)
def _shown(game: str, rows: tuple[Row, ...], lang: str) -> list[StandingAnswer]:
    """The same few go out with every state: they are written once."""
    speaker, own = words(language(lang)).of_game(game), lexicon(game)
    found = []
    for name, value, possible in rows:
        common = identifier("server-standing", name)
        title = common if speaker.knows(common) else own.message(speaker, "standing", name)
        labels = tuple(speaker.say(f"server-standing-value-{each}") for each in possible)
        found.append(StandingAnswer(name, speaker.say(title), value, possible, labels))
    return encoded(found)


def split(progress: Progress, plan: Plan, seat: int, wishes: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Wishes that the table keeps, and side actions for those that the game keeps. Raises Problem."""
    game = progress.game
    known = {name: (value, possible) for name, value, possible in rows(progress, plan, seat)}
    own = {each.name: each for each in game.rules.standing_answers(game.state, seat)}
    kept: dict[str, str] = {}
    sides: list[str] = []
    for name, value in wishes.items():
        if name not in known or value not in known[name][1]:
            raise Problem("bad_message", name=name)
        if name not in own:
            kept[name] = value
        elif value != own[name].value:
            sides.append(own[name].sides[value])
    return kept, sides


def automatic(progress: Progress, seat: int) -> str:
    """What a seat that owes an answer answers automatically, or ""."""
    said, rules = progress.standing[seat], progress.game.rules
    if said.get(END) != SKIP and said.get(PASS) != NEXT:
        return ""
    state = progress.game.state
    legal = [rules.write(code) for code in rules.legal(state, seat)]
    if said.get(END) == SKIP and legal == [rules.ending]:
        return rules.ending
    return rules.passing if said.get(PASS) == NEXT and rules.opens_turn(state, seat) and rules.passing in legal else ""


def closes(progress: Progress, seat: int) -> bool:
    """Does a line of the seat go on to the end of the turn? Who plays without that (`on`) is asked."""
    return progress.game.rules.ends_itself and progress.standing[seat].get(OPEN) != YES
