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
from furrow.games.rulebook import Rulebook, UnknownRule
from furrow.games.rulebook import rulebook as data
from furrow.words.rulebook import ExampleText, RuleBook, RuleChapter, RuleText, rulebook


def divided(words: list[str]) -> tuple[str, list[str]]:
    """A game, if one is named first or by the prefix of a rule's id, and the rest."""
    from furrow.cli.setting import known_game

    if not words:
        return DEFAULT, []
    first, *rest = words
    if first.lower() in names():
        return first.lower(), rest
    for game in names():
        prefix = _prefix(data(game))
        if prefix and first.upper().startswith(f"{prefix}-"):
            return game, words
    if "-" in first or _has_section(DEFAULT, first):
        return DEFAULT, words
    for game in names():
        if _has_section(game, first):
            return game, words
    return known_game(first), rest


def _prefix(book: Rulebook) -> str:
    """What the ids of a game begin with; "" if it has no rulebook."""
    return book.rules[0].id.partition("-")[0] if book.rules else ""


def _has_section(game: str, code: str) -> bool:
    return any(section.code == code.strip().upper() for section in data(game).sections)


def show_sections(console: Console, voice: Voice, game: str) -> None:
    """The chapters, each with its number of rules."""
    book = rulebook(game, voice.language)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-code"))
    table.add_column(voice.say("cli-column-rules"), justify="right")
    table.add_column(voice.say("cli-column-title"))
    for chapter in book.chapters:
        count = len(chapter.rules) + len(chapter.examples)
        table.add_row(chapter.code, voice.number(count), chapter.title)
    console.print(table)
    rules = [(chapter, rule) for chapter in book.chapters for rule in chapter.rules]
    if not rules:
        return
    chapter, some = rules[len(rules) // 3]
    named = "" if game == DEFAULT else f"{game} "
    word = max(re.findall(r"[^\W\d_]+", some.text), key=len).lower()
    how = voice.say("cli-rules-how", chapter=f"{named}{chapter.code}", rule=some.id, search=f"{named}--search {word}")
    console.print(Text(how, style="dim"))


def show_section(console: Console, voice: Voice, game: str, code: str) -> None:
    """All rules of a chapter."""
    book = rulebook(game, voice.language)
    chapter = next((chapter for chapter in book.chapters if chapter.code == code.strip().upper()), None)
    if chapter is None:
        raise Trouble("cli-error-section", chapter=code, known=listed([chapter.code for chapter in book.chapters]))
    console.print(Text(chapter.title, style="bold underline"))
    if chapter.intro:
        console.print(Text(chapter.intro, style="italic"))
    heading = ""
    for rule in chapter.rules:
        if rule.heading and rule.heading != heading:
            heading = rule.heading
            console.print(Text(heading, style="bold"))
        _brief(console, rule)
    for example in chapter.examples:
        _brief(console, example)


def show_search(console: Console, voice: Voice, game: str, words: str) -> None:
    """All rules and examples with these words."""
    found = rulebook(game, voice.language).search(words)
    for row in found:
        _brief(console, row)
    console.print(Text(voice.say("cli-rules-found", count=len(found)), style="dim"))


def show_named(console: Console, voice: Voice, game: str, name: str) -> None:
    """A chapter, if it is the code of one, else a rule."""
    show = show_section if _has_section(game, name) else show_rule
    show(console, voice, game, name)


def show_rule(console: Console, voice: Voice, game: str, name: str) -> None:
    """One rule or example with all that belongs to it. `MOVE-07` will do for `SCY-MOVE-07`."""
    book = rulebook(game, voice.language)
    row = find_rule(book, name)
    if row is None:
        raise Trouble("cli-error-rule", name=name)
    console.print(Text.assemble((row.id, "bold cyan"), "  ", (_title(book, row), "dim")))
    console.print(Padding(Text(row.text), (0, 0, 0, 2)))
    if isinstance(row, ExampleText):
        console.print(Padding(Text.assemble("→ ", row.outcome), (0, 0, 0, 2)))
    for title, text in _facts(voice, book, row):
        console.print(Padding(Text.assemble((f"{title}: ", "dim"), text), (0, 0, 0, 2)))


def find_rule(book: RuleBook, name: str) -> RuleText | ExampleText | None:
    """A rule by its id: `move-7` will do for `SCY-MOVE-07`."""
    prefix = _prefix(data(book.game))
    head, dash, number = name.strip().upper().rpartition("-")
    wanted = f"{head}{dash}{number:>02}"
    for rule in (wanted, f"{prefix}-{wanted}"):
        try:
            return book.find(rule)
        except UnknownRule:
            continue
    return None


def _facts(voice: Voice, book: RuleBook, row: RuleText | ExampleText) -> list[tuple[str, str]]:
    facts = [(voice.say("cli-rules-note"), note) for note in row.notes]
    if isinstance(row, ExampleText):
        return [*facts, (voice.say("cli-rules-shows"), ", ".join(row.rules))]
    if row.informative:
        facts.append((voice.say("cli-rules-kind"), voice.say("cli-rules-informative")))
    facts += [(voice.say("cli-rules-option"), option.title) for option in row.options]
    shown_by = [each.id for chapter in book.chapters for each in chapter.examples if row.id in each.rules]
    return [*facts, (voice.say("cli-rules-examples"), ", ".join(shown_by))] if shown_by else facts


def _title(book: RuleBook, row: RuleText | ExampleText) -> str:
    """The title of the chapter that a row stands in."""

    def holds(chapter: RuleChapter) -> bool:
        return any(each is row for each in (*chapter.rules, *chapter.examples))

    return next(chapter.title for chapter in book.chapters if holds(chapter))


def _brief(console: Console, row: RuleText | ExampleText) -> None:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=15)
    grid.add_column()
    text = row.text if isinstance(row, RuleText) else f"{row.text} → {row.outcome}"
    grid.add_row(Text(row.id, style="bold cyan"), Text(text))
    console.print(grid)
