"""The board in words: for screen readers, for narrow terminals, and for one place looked at closely."""

from __future__ import annotations

from rich.text import Text

from furrow.cli.scythe import glyphs as g
from furrow.cli.scythe.atlas import Place, places
from furrow.cli.scythe.pieces import Camp, camps
from furrow.cli.voice import Voice
from furrow.games.scythe.view import View


def listing(view: View, voice: Voice) -> list[Text]:
    """A line for every place where something stands or lies, then the encounters that are left."""
    standing = camps(view)
    lines = [
        _line(place, view, standing.get(place.name, []), voice)
        for place in places().values()
        if place.name in standing or place.name in view.goods
    ]
    title = voice.term("scythe", "concept", "encounter")
    return [*lines, Text.assemble((f"{title}: ", "dim"), voice.row(view.encounter_tokens) or voice.say("cli-none"))]


def find_place(text: str) -> Place | None:
    """The place of that name, in upper or lower case."""
    return next((place for name, place in places().items() if name.lower() == text.strip().lower()), None)


def closely(place: Place, view: View, voice: Voice) -> list[Text]:
    """All about one place: what it is, what is on it, and its neighbours with the rivers between."""
    lines = [_line(place, view, camps(view).get(place.name, []), voice)]
    plain = [other for way, other in place.neighbours.items() if way not in place.rivers]
    across = [other for way, other in place.neighbours.items() if way in place.rivers]
    lines.append(Text(voice.say("cli-see-neighbours", places=_named(plain, voice))))
    if across:
        lines.append(Text(voice.say("cli-see-rivers", places=_named(across, voice))))
    if place.tunnel:
        others = [other.name for other in places().values() if other.tunnel and other.name != place.name]
        lines.append(Text(voice.say("cli-see-tunnels", places=", ".join(others))))
    return lines


def rivers(voice: Voice) -> Text:
    """Every border that is a river."""
    pairs = [
        f"{place.name}–{place.neighbours[way]}"
        for place in places().values()
        for way in sorted(place.rivers)
        if place.name < place.neighbours[way]
    ]
    return Text(voice.say("cli-see-all-rivers", places=", ".join(pairs)))


def _named(names: list[str], voice: Voice) -> str:
    return voice.row(f"{name} ({terrain(places()[name], voice)})" for name in sorted(names))


def terrain(place: Place, voice: Voice) -> str:
    """The terrain of a hex, or that it is a base."""
    if place.is_base:
        return voice.term("scythe", "concept", "home-base")
    return voice.term("scythe", "terrain", place.terrain)


def _line(place: Place, view: View, here: list[Camp], voice: Voice) -> Text:
    style = g.FACTION_STYLE[place.faction] if place.is_base else g.TERRAIN_STYLE[place.terrain]
    marks = [terrain(place, voice)]
    if place.tunnel:
        marks.append(voice.term("scythe", "concept", "tunnel"))
    if place.name in view.encounter_tokens:
        marks.append(voice.term("scythe", "concept", "encounter"))
    if place.name in view.contested:
        marks.append(voice.say("cli-contested"))
    things = [_camp(camp, voice) for camp in here]
    goods = view.goods.get(place.name, {})
    if goods:
        counted = [voice.count(f"scythe-resource-count-{kind}", count) for kind, count in goods.items()]
        things.append(voice.row(counted))
    line = Text.assemble((place.name, style), f" ({voice.row(marks)})")
    return line.append(f": {'; '.join(things)}") if things else line


def _camp(camp: Camp, voice: Voice) -> str:
    """ "Nordic: character, 2 mechs, 1 worker, Mill"."""
    things = [voice.term("scythe", "unit", "character")] if camp.character else []
    if camp.mechs:
        things.append(voice.count("scythe-unit-count-mech", len(camp.mechs)))
    if camp.workers:
        things.append(voice.count("scythe-unit-count-worker", camp.workers))
    things += [voice.term("scythe", "structure", name) for name in camp.structures]
    return f"{voice.term('scythe', 'faction', camp.faction)}: {voice.row(things)}"


def legend(voice: Voice, signs: g.Glyphs) -> list[Text]:
    """What the signs on the board mean."""
    first = Text()
    for name, sign in signs.terrain.items():
        style = g.TERRAIN_STYLE[name]
        first.append(sign, style).append(f" {voice.term('scythe', 'terrain', name)}  ")
    first.append(f"{signs.tunnel} {voice.term('scythe', 'concept', 'tunnel')}  ")
    first.append(f"{g.ENCOUNTER} {voice.term('scythe', 'concept', 'encounter')}  ")
    first.append(f"{signs.contested} {voice.say('cli-contested')}  ")
    first.append(signs.river, g.WATER_STYLE).append(f" {voice.term('scythe', 'concept', 'river')}")
    second = Text()
    for name, sign in g.UNIT_LETTER.items():
        second.append(f"{sign} {voice.term('scythe', 'unit', name)}  ")
    for name, letters in g.STRUCTURE_LETTERS.items():
        second.append(f"{g.STRUCTURE}{letters} {voice.term('scythe', 'structure', name)}  ")
    for name, sign in g.GOOD_LETTER.items():
        second.append(sign, g.GOOD_STYLE[name]).append(f" {voice.term('scythe', 'resource', name)}  ")
    second.append(f"[nordic] base.nordic ({voice.term('scythe', 'concept', 'home-base')})  ")
    second.append(f"{signs.cube} {voice.say('cli-legend-cube')}")
    return [first, second]
