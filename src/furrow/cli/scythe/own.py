"""What only the reader's own seat sees: combat cards, objectives, the fortune by category."""

from __future__ import annotations

from rich.text import Text

from furrow.cli.scythe import glyphs as g
from furrow.cli.voice import Voice
from furrow.games.scythe.conditions import ObjectiveProgress
from furrow.games.scythe.view import View
from furrow.words import scythe as words

_PARTS = ("coins", "stars", "territories", "resources", "structures")


def hand(view: View, voice: Voice) -> list[Text]:
    """Combat cards and objectives; the factory offer and other hands where the seat has seen them."""
    own = view.own
    if own is None:
        return []
    cards = " ".join(map(voice.number, own.combat_cards)) or voice.say("cli-none")
    lines = [_titled(voice.say("cli-own-cards"), cards)]
    lines += [_objective(progress, voice) for progress in own.objective_progress]
    for seat, values in own.seen_hands.items():
        name = voice.term("scythe", "faction", view.players[int(seat)].faction)
        lines.append(_titled(voice.say("cli-own-seen", name=name), " ".join(map(voice.number, values))))
    if own.sealed is not None:
        played = " ".join(map(voice.number, own.sealed.cards)) or voice.say("cli-none")
        lines.append(_titled(voice.say("cli-own-sealed"), f"{voice.number(own.sealed.dial)} + {played}"))
    return lines


def _objective(progress: ObjectiveProgress, voice: Voice) -> Text:
    far = words.objective_progress(progress.have, progress.need, voice.language)
    title = f"{voice.say('cli-own-objective')} {voice.number(progress.card)} ({far})"
    name = voice.term("scythe", "objective", progress.card)
    return _titled(title, f"{name}: {voice.term('scythe', 'objective-text', progress.card)}")


def _titled(title: str, text: str) -> Text:
    return Text.assemble((f"{title}: ", "dim"), text)


def fortune(parts: dict[str, int], voice: Voice) -> Text:
    """ "Coins 5 + Stars 6 + … = 17"."""
    terms = [f"{voice.term('scythe', 'score', part)} {voice.number(parts[part])}" for part in _PARTS if part in parts]
    total = voice.number(sum(parts.values()))
    return _titled(voice.say("cli-own-fortune"), f"{' + '.join(terms)} = {total}")


def tile(view: View, voice: Voice) -> Text:
    """The structure bonus tile of this game."""
    title = voice.term("scythe", "concept", "structure-bonus-tile")
    return _titled(f"{title[:1].upper()}{title[1:]}", words.tile(view.tile, voice.language))


def fortunes(view: View, voice: Voice) -> list[Text]:
    """The reader's fortune, or everybody's where the game shows it."""
    if not view.fortunes:
        return [fortune(view.own.fortune, voice)] if view.own is not None else []
    lines = []
    for seat in view.clockwise:
        faction = view.players[seat].faction
        tag = Text.assemble((g.letter(faction), g.FACTION_STYLE[faction]), " ")
        lines.append(tag.append_text(fortune(view.fortunes[seat], voice)))
    return lines
