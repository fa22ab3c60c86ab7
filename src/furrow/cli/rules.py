"""`furrow rules`: the rulebook in the terminal."""

from __future__ import annotations

import re

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from furrow.cli.trouble import Trouble, listed
from furrow.cli.voice import Voice
from furrow.games import DEFAULT, names
from furrow.games.rulebook import Example, Rule, Rulebook, Section, UnknownRule, rulebook


def divided(words: list[str]) -> tuple[str, list[str]]:
    """A game, if one is named first or by the prefix of a rule's id, and the rest."""
    from furrow.cli.setting import known_game

    if not words:
        return DEFAULT, []
    first, *rest = words
    if first.lower() in names():
        return first.lower(), rest
    for game in names():
        prefix = _prefix(rulebook(game))
        if prefix and first.upper().startswith(f"{prefix}-"):
            return game, words
    if "-" in first or _section(rulebook(DEFAULT), first) is not None:
        return DEFAULT, words
    for game in names():
        if _section(rulebook(game), first) is not None:
            return game, words
    return known_game(first), rest


def _prefix(book: Rulebook) -> str:
    """What the ids of a game begin with; "" if it has no rulebook."""
    return book.rules[0].id.partition("-")[0] if book.rules else ""


def show_sections(console: Console, voice: Voice, game: str) -> None:
    """The chapters, each with its number of rules."""
    book = rulebook(game)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-code"))
    table.add_column(voice.say("cli-column-rules"), justify="right")
    table.add_column(voice.say("cli-column-title"))
    for section in book.sections:
        table.add_row(section.code, voice.number(len(_of_section(book, section.code))), section.title)
    console.print(table)
    if not book.rules:
        return
    some = book.rules[len(book.rules) // 3]
    named = "" if game == DEFAULT else f"{game} "
    word = max(re.findall(r"[a-z]+", some.text), key=len)
    how = voice.say("cli-rules-how", chapter=f"{named}{some.section}", rule=some.id, search=f"{named}--search {word}")
    console.print(Text(how, style="dim"))


def show_section(console: Console, voice: Voice, game: str, code: str) -> None:
    """All rules of a chapter."""
    book = rulebook(game)
    section = _section(book, code)
    if section is None:
        raise Trouble("cli-error-section", chapter=code, known=listed([section.code for section in book.sections]))
    console.print(Text(section.title, style="bold underline"))
    if section.intro:
        console.print(Text(section.intro, style="italic"))
    heading = ""
    for row in _of_section(book, section.code):
        if isinstance(row, Rule) and row.heading and row.heading != heading:
            heading = row.heading
            console.print(Text(heading, style="bold"))
        _brief(console, row)


def show_search(console: Console, voice: Voice, game: str, words: str) -> None:
    """All rules and examples with these words."""
    found = rulebook(game).search(words)
    for row in found:
        _brief(console, row)
    console.print(Text(voice.say("cli-rules-found", count=len(found)), style="dim"))


def show_named(console: Console, voice: Voice, game: str, name: str) -> None:
    """A chapter, if it is the code of one, else a rule."""
    show = show_rule if _section(rulebook(game), name) is None else show_section
    show(console, voice, game, name)


def show_rule(console: Console, voice: Voice, game: str, name: str) -> None:
    """One rule or example with everything that is known about it. `MOVE-07` will do for `SCY-MOVE-07`."""
    row = find_rule(game, name)
    if row is None:
        raise Trouble("cli-error-rule", name=name)
    book = rulebook(game)
    console.print(Text.assemble((row.id, "bold cyan"), "  ", (_chapter(book, row), "dim")))
    console.print(Padding(Text(row.text), (0, 0, 0, 2)))
    if isinstance(row, Example):
        console.print(Padding(Text.assemble("→ ", row.outcome), (0, 0, 0, 2)))
    for title, text in _facts(voice, row):
        console.print(Padding(Text.assemble((f"{title}: ", "dim"), text), (0, 0, 0, 2)))
    shown_by = [example.id for example in book.examples if row.id in example.rules]
    if shown_by:
        title = voice.say("cli-rules-examples")
        console.print(Padding(Text.assemble((f"{title}: ", "dim"), ", ".join(shown_by)), (0, 0, 0, 2)))


def find_rule(game: str, name: str) -> Rule | Example | None:
    """A rule by its id: `move-7` will do for `SCY-MOVE-07`."""
    book = rulebook(game)
    prefix = _prefix(book)
    head, dash, number = name.strip().upper().rpartition("-")
    wanted = f"{head}{dash}{number:>02}"
    for rule in (wanted, f"{prefix}-{wanted}"):
        try:
            return book.find(rule)
        except UnknownRule:
            continue
    return None


def _facts(voice: Voice, row: Rule | Example) -> list[tuple[str, str]]:
    facts = [(voice.say("cli-rules-sources"), ", ".join(row.sources) or voice.say("cli-none"))]
    if isinstance(row, Example):
        facts.append((voice.say("cli-rules-shows"), ", ".join(row.rules)))
    else:
        if row.informative:
            facts.append((voice.say("cli-rules-kind"), voice.say("cli-rules-informative")))
        if row.derived:
            facts.append((voice.say("cli-rules-kind"), voice.say("cli-rules-derived")))
    return [*facts, *((voice.say("cli-rules-note"), note) for note in row.notes)]


def _chapter(book: Rulebook, row: Rule | Example) -> str:
    code = row.section if isinstance(row, Rule) else "EX"
    return next((section.title for section in book.sections if section.code == code), "")


def _section(book: Rulebook, code: str) -> Section | None:
    return next((section for section in book.sections if section.code == code.strip().upper()), None)


def _of_section(book: Rulebook, code: str) -> list[Rule | Example]:
    rules: list[Rule | Example] = [row for row in book.rules if row.section == code]
    examples = [row for row in book.examples if row.id.split("-")[1] == code]
    return [*rules, *examples]


def _brief(console: Console, row: Rule | Example) -> None:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=15)
    grid.add_column()
    text = row.text if isinstance(row, Rule) else f"{row.text} → {row.outcome}"
    grid.add_row(Text(row.id, style="bold cyan"), Text(text))
    console.print(grid)
