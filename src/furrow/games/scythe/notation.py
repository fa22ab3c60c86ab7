"""Text of actions: the table of Scythe's patterns. `less` may end some texts.

>>> write(parse("popularity less"))
'popularity less'
"""

from __future__ import annotations

from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import PLACES
from furrow.kernel.notation import Notation, Row, row

_WORDS: dict[str, tuple[str, ...]] = {
    "place": PLACES,
    "section": n.SECTIONS,
    "choice": n.CHOICES,
    "bottom": n.BOTTOMS,
    "good": n.RESOURCES,
    "cargo": n.CARGO,
    "ability": n.ABILITIES,
    "structure": n.STRUCTURES,
    "bonus": n.BONUSES,
    "box": n.BOXES,
    "gain": n.GAINS,
    "option": n.OPTIONS,
    "scene": ("1", "2", "3"),
}


WAIVERS = (" less", " without coins")
"""How answers end that take less than could be had."""


def _with_less(text: str, *head: int) -> tuple[Row, Row]:
    return row(text, *head, tail=(0,)), row(f"{text} less", *head, tail=(1,))


_ROWS = (
    row("<section>", v.SECTION),
    *_with_less("<choice>", v.TOP),
    row("<bottom>", v.BOTTOM, tail=(0,)),
    row("<bottom> without coins", v.BOTTOM, tail=(1,)),
    row("<bottom> less", v.BOTTOM, tail=(2,)),
    row("reveal <number>", v.REVEAL),
    row("char", v.UNIT, n.CHARACTER, 0),
    row("mech <place>", v.UNIT, n.MECH),
    row("worker <place>", v.UNIT, n.WORKER),
    row("<place>", v.PLACE),
    row("<place> <number>", v.PART),
    # "carry 2 oil" is written number first; its code has the cargo first, so that legal answers sort by cargo.
    row("carry <number> <cargo>", v.CARRY, swapped=True),
    row("carry all", v.CARRY_ALL),
    row("carry nothing", v.CARRY_NONE),
    row("fight <place>", v.FIGHT),
    row("fire", v.ARTILLERY),
    row("hold fire", v.HOLD),
    row("dial <number>", v.DIAL),
    row("card <number>", v.CARD),
    row("ready", v.READY),
    row("retreat <place>", v.RETREAT),
    *_with_less("option <option>", v.OPTION),
    row("scene <scene>", v.SCENE),
    row("factory card <number>", v.FACTORY_CARD),
    row("<good>", v.GOOD),
    row("take <number>", v.TAKE),
    row("pay <good> <place>", v.PAY),
    row("pay card <number>", v.PAY_CARD),
    row("discard <number>", v.DISCARD),
    row("cube <box>", v.CUBE),
    row("cover <bottom>", v.COVER),
    row("<ability>", v.ABILITY),
    row("<structure>", v.STRUCTURE),
    row("recruit <bottom>", v.RECRUIT),
    *_with_less("bonus <bonus>", v.BONUS),
    row("gain <gain>", v.GAIN),
    row("look <number>", v.LOOK),
    row("decline", v.DECLINE),
    row("skip", v.SKIP),
    row("done", v.DONE),
    row("stop", v.STOP),
    row("pass", v.PASS),
    row("end", v.END),
    row("give <number> to <number>", v.GIVE),
    row("refuse <bonus>", v.REFUSE),
    row("accept <bonus>", v.ACCEPT),
    row("penalty <number>", v.PENALTY),
    row("withdraw", v.WITHDRAW),
)

_NOTATION = Notation("Scythe", _WORDS, _ROWS)
parse = _NOTATION.parse
write = _NOTATION.write
