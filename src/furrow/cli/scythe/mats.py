"""The reader's own mats: what each section costs and gives as it stands, cubes, recruits, structures and mechs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from furrow.cli.scythe import glyphs as g
from furrow.cli.voice import Voice
from furrow.games.scythe.printed_tables import load
from furrow.games.scythe.view import Seat
from furrow.words.scythe import factory_card

_COUNTED = {
    "coins": "scythe-coins-count",
    "power": "scythe-power-count",
    "popularity": "scythe-popularity-count",
    "cards": "scythe-cards-count",
    "combat_cards": "scythe-cards-count",
    "units": "cli-units-count",
    "territories": "scythe-territories-count",
    "goods": "cli-goods-count",
}
_WORKERS_AT_START = 2
_SHOWN_BY_SECTIONS = ("cli-mats-upgrades", "cli-mats-recruits", "cli-mats-bonuses")


class _Print(NamedTuple):
    """What is printed on a player mat for one section."""

    top: str
    bottom: str
    cost: int
    dashed: int
    coins: int


@lru_cache(maxsize=1)
def _printed() -> dict[str, Any]:
    return load("mats.json")


def _sections(mat: str) -> list[_Print]:
    row = next(row for row in _printed()["mats"] if row["id"] == mat)
    names = ("top", "bottom", "cost", "dashed", "coins")
    return [_Print(*(part[name] for name in names)) for part in row["sections"]]


def amount(voice: Voice, kind: str, count: int) -> str:
    """A counted thing: 2 coins, 1 oil."""
    if kind in g.GOOD_LETTER:
        return voice.count(f"scythe-resource-count-{kind}", count)
    return voice.count(_COUNTED[kind], count)


def _top_row(top: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in _printed()["top_actions"] if row["id"] == top)
    return found


def _produce_cost(player: Seat) -> dict[str, int]:
    spaces = _printed()["produce_cost_by_worker_space"]
    cost: dict[str, int] = {}
    for space in spaces[: max(0, sum(player.workers.values()) - _WORKERS_AT_START)]:
        for kind, count in (space or {}).items():
            cost[kind] = cost.get(kind, 0) + count
    return cost


def top_text(player: Seat, top: str, voice: Voice, signs: g.Glyphs) -> str:
    """ "pay 1 coin: 2 power | 1 card" as it stands; a small cube marks what an upgrade can still raise."""
    row = _top_row(top)
    cost = _produce_cost(player) if top == "produce" else row["cost"]
    gains = []
    for box in row["boxes"]:
        freed = f"{top}.{box['id']}" in player.cubes
        cube = signs.cube if not freed and box["upgraded"] > box["amount"] else ""
        gains.append(amount(voice, box["id"], box["upgraded"] if freed else box["amount"]) + cube)
    text = " | ".join(gains)
    if cost:
        paid = voice.row(amount(voice, kind, count) for kind, count in cost.items())
        text = voice.say("cli-mats-pay", cost=paid, gain=text)
    if row["structure"] in player.structures:
        text += f" +{voice.term('scythe', 'structure', row['structure'])}"
    return text


def bottom_text(player: Seat, part: _Print, voice: Voice, signs: g.Glyphs) -> str:
    """ "3 oil (can sink to 2) → +2 coins" as it stands."""
    row = next(row for row in _printed()["bottom_actions"] if row["id"] == part.bottom)
    cost = player.costs[part.bottom]
    lowest = part.cost - part.dashed
    parts = [amount(voice, row["resource"], cost) + signs.cube * (cost - lowest)]
    if part.coins:
        parts.append(f"+{amount(voice, 'coins', part.coins)}")
    if part.bottom in player.recruits:
        parts.append(f"{voice.term('scythe', 'concept', 'recruit')}: +{amount(voice, row['ongoing_bonus'], 1)}")
    return voice.row(parts)


def section_line(player: Seat, section: str, voice: Voice, signs: g.Glyphs) -> Text | None:
    """One section in one line, for the choice of a section; None for the Factory card."""
    for part in _sections(player.mat):
        if part.top == section:
            return Text.assemble(
                (voice.term("scythe", "action", section), "bold"),
                f" ({top_text(player, section, voice, signs)}) / ",
                (voice.term("scythe", "action", part.bottom), "bold"),
                f" ({bottom_text(player, part, voice, signs)})",
            )
    return None


def player_mat(player: Seat, voice: Voice, signs: g.Glyphs) -> Table:
    """The player mat: a row for each section, the action token beside its place."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for _ in range(3):
        table.add_column(overflow="fold")
    for part in _sections(player.mat):
        mark = signs.token if part.top == player.section else " "
        top = Text.assemble((voice.term("scythe", "action", part.top), "bold"))
        table.add_row(mark, top, top_text(player, part.top, voice, signs))
        table.add_row("", voice.term("scythe", "action", part.bottom), bottom_text(player, part, voice, signs))
    if player.factory_card:
        mark = signs.token if player.section == "factory" else " "
        name = Text(voice.term("scythe", "action", "factory"), style="bold")
        table.add_row(mark, name, factory_card(player.factory_card, voice.language))
    return table


def belongings(player: Seat, voice: Voice, *, brief: bool = False) -> list[tuple[str, str]]:
    """Resources, mechs, structures, recruits and bonuses, named; pairs of a heading and a list.

    A `brief` list leaves out what the sections show already: upgrades and recruits.
    """
    mechs = [f"{voice.term('scythe', 'ability', name)} {place}" for name, place in player.mechs.items()]
    structures = [f"{voice.term('scythe', 'structure', name)} {place}" for name, place in player.structures.items()]
    recruits = [voice.term("scythe", "action", name) for name in player.recruits]
    bonuses = [amount(voice, name, 2) for name in player.bonuses]
    upgrades = [voice.term("scythe", "box", name) for name in player.cubes]
    rows = [
        ("cli-mats-upgrades", upgrades),
        ("cli-mats-mechs", mechs),
        ("cli-mats-structures", structures),
        ("cli-mats-recruits", recruits),
        ("cli-mats-bonuses", bonuses),
        ("cli-mats-refused", [_bonus(name, voice) for name in player.refused]),
    ]
    kept = [row for row in rows if row[1] and not (brief and row[0] in _SHOWN_BY_SECTIONS)]
    resources = [amount(voice, kind, count) for kind, count in player.resources.items() if count]
    controlled = [(voice.term("scythe", "score", "resources"), voice.row(resources))] if resources else []
    return [*controlled, *((voice.say(heading), voice.row(names)) for heading, names in kept)]


def faction_mat(player: Seat, voice: Voice) -> list[tuple[str, str]]:
    """The faction's own ability and its four mechs: deployed with their place, or still on the mat."""
    row = next(row for row in load("factions.json")["factions"] if row["id"] == player.faction)
    ability = voice.term("scythe", "faction-ability", row["ability"])
    waiting = [voice.term("scythe", "ability", name) for name in row["mechs"] if name not in player.mechs]
    rows = [(voice.say("cli-mats-ability"), ability)]
    if waiting:
        rows.append((voice.say("cli-mats-waiting"), voice.row(waiting)))
    return rows


def _bonus(name: str, voice: Voice) -> str:
    """A recruit bonus without its amount."""
    return voice.term("scythe", "concept", "combat-card" if name == "cards" else name)
