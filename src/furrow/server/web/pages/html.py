"""HTML as values: everything that is not a `Markup` is escaped, so no text of a user can become a tag."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

_VOID = frozenset(("input", "meta", "link", "img", "br", "hr"))


class Markup(str):
    """A piece of HTML that is safe as it is. Only `tag` and `page` make one."""

    __slots__ = ()


def tag(name: str, /, *children: object, **attributes: str | int | bool | None) -> Markup:
    """An element. Attributes: `for_` is `for`, `aria_label` is `aria-label`; True is bare, None and False are left out.

    >>> tag("a", "<me>", href="/?a=1&b=2", class_="x")
    '<a href="/?a=1&amp;b=2" class="x">&lt;me&gt;</a>'
    """
    opened = f"<{name}{_attributes(attributes)}>"
    return Markup(opened) if name in _VOID else Markup(f"{opened}{joined(*children)}</{name}>")


def joined(*children: object) -> Markup:
    """Several pieces in a row."""
    return Markup("".join(_pieces(children)))


def _pieces(children: Iterable[object]) -> Iterable[str]:
    for child in children:
        if child is None:
            continue
        if isinstance(child, Markup):
            yield child
        elif isinstance(child, str | int):
            yield escape(str(child))
        elif isinstance(child, Iterable):
            yield from _pieces(child)
        else:
            raise TypeError(f"{type(child).__name__} cannot be shown")


def _attributes(attributes: dict[str, str | int | bool | None]) -> str:
    parts = []
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        shown = name.rstrip("_").replace("_", "-")
        parts.append(f" {shown}" if value is True else f' {shown}="{escape(str(value))}"')
    return "".join(parts)


def rows(pairs: Iterable[tuple[object, object]]) -> Markup:
    """A list of names with what they stand for."""
    return tag("dl", [joined(tag("dt", name), tag("dd", value)) for name, value in pairs])


def listed(items: Iterable[object]) -> Markup:
    return tag("ul", [tag("li", item) for item in items])


def table(heads: Iterable[object], lines: Iterable[Iterable[object]], caption: str = "") -> Markup:
    """A table whose first column names its rows."""
    head = tag("tr", [tag("th", each, scope="col") for each in heads])
    body = []
    for line in lines:
        first, *rest = line
        body.append(tag("tr", tag("th", first, scope="row"), [tag("td", cell) for cell in rest]))
    return tag(
        "div",
        tag("table", tag("caption", caption) if caption else None, tag("thead", head), tag("tbody", body)),
        class_="wide",
    )
