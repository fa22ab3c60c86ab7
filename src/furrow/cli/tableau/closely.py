"""One card in full: everything it says, where it lies, and how sure its data is."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from furrow.cli.tableau.estate import titled
from furrow.cli.tableau.signs import CONFIDENCE_STYLE, Signs
from furrow.cli.tableau.wording import Wording
from furrow.games.tableau.rows import Card
from furrow.games.tableau.view import View
from furrow.words.tableau.terms import cards

_SURE = "high"
_COMMON_DOUBT = "medium"
_TRANSLATED = "translated"


def find(text: str, wording: Wording) -> list[str]:
    """Cards by a name that was typed: in the notation, a printed number, an id, or a name in the language.

    A design is given once, by its id. An exact name goes before a part of one.
    """
    known = cards(wording.game)
    wanted = text.strip().lower()
    if wanted in known.faces or wanted in known.designs:
        return [wanted]
    marks = [word for word in known.faces if word.rpartition(".")[2] == wanted]
    if marks and not wanted.isdigit():
        return marks
    names = {design: (wording.terms.card(design).lower(), row.name.lower()) for design, row in known.designs.items()}
    exact = [design for design, said in names.items() if wanted in said]
    near = [design for design, said in names.items() if wanted and any(wanted in name for name in said)]
    return exact or near


def closely(word: str, view: View | None, wording: Wording, signs: Signs) -> list[Text]:
    """All about one card or design."""
    row = wording.row(word)
    said = wording.parts(word)
    title = Text.assemble((said.name, "bold"), f"{signs.dot}", (word, "cyan"), f"{signs.dot}{said.sets}")
    lines = [doubt(row, signs).append_text(title), *(Text(f"  {sentence}") for sentence in said.sentences)]
    if view is not None:
        lines += [Text(f"  {place}") for place in _places(word, view, wording)]
    return [*lines, *remarks(row, wording)]


def doubt(row: Card, signs: Signs) -> Text:
    """A sign in front of a card whose data is less than certain, the more visible the less certain it is."""
    confidence = str(row.provenance.get("confidence", _SURE))
    if confidence == _SURE:
        return Text()
    return Text.assemble((signs.doubt[confidence], CONFIDENCE_STYLE[confidence]), " ")


def is_translated(row: Card) -> bool:
    """Is the name our own translation?"""
    return row.provenance.get("name") == _TRANSLATED


def remarks(row: Card, wording: Wording, *, brief: bool = False) -> list[Text]:
    """How sure the data of a card is, where it is less than certain, and whether its name is a translation of ours.

    A `brief` list speaks only of doubts that have a reason of their own.
    """
    voice = wording.voice
    confidence = str(row.provenance.get("confidence", _SURE))
    lines = []
    if confidence != _SURE and not (brief and confidence == _COMMON_DOUBT):
        said = voice.say(f"cli-confidence-{confidence}")
        lines.append(
            Text.assemble("  ", (f"{voice.say('cli-cards-confidence')}: {said}", CONFIDENCE_STYLE[confidence]))
        )
        lines.append(_indented("cli-rules-sources", ", ".join(row.provenance.get("sources", [])), wording))
    if is_translated(row) and not brief:
        lines.append(Text(f"  {voice.say('cli-name-translated')}", "italic"))
    if row.provenance.get("note"):
        lines.append(_indented("cli-rules-note", str(row.provenance["note"]), wording))
    return lines


def _indented(message: str, text: str, wording: Wording) -> Text:
    return Text.assemble("  ", titled(wording.voice.say(message), text), style="dim")


def _places(word: str, view: View, wording: Wording) -> Iterable[str]:
    """Where the reader sees the card, or copies of the design: before whom it is built or lies as a deal."""
    voice = wording.voice
    for player in view.players:
        name = wording.player(player)
        for location in player.locations:
            if _same(location.card, word):
                notes = wording.notes(location, view)
                text = voice.say("cli-see-built", name=name)
                yield f"{location.card}: {text}{f' [{notes}]' if notes else ''}"
        for card in (*player.deals, *player.foreign):
            if _same(card, word):
                yield f"{card}: {wording.concept('deal')}, {name}"
    for card in view.own.hand if view.own is not None else ():
        if _same(card, word):
            yield f"{card}: {voice.say('cli-see-hand')}"


def _same(card: str, word: str) -> bool:
    return word in (card, card.partition(".")[0])
