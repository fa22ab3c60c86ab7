"""`python -m furrow.server.web.types FILE`: the client's TypeScript types, from the structs of the wire and the views.

A struct that clients send may leave out what has a default; one that the server sends comes whole, unless it is
declared to leave out its defaults.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec

from furrow.games import OWN, find
from furrow.games.reference import reference
from furrow.server.afterwards import documents
from furrow.server.web import replies
from furrow.server.web.typescript import declarations, typed, union
from furrow.server.wire import limits, socket, tables
from furrow.server.wire.play import GameEvent
from furrow.words import rulebook
from furrow.words.printed import printed

_EVENT = """/** A raw event, for animation: its kind, the seat that it concerns (-1: none), the facts of its kind. */
export interface GameEvent {
  kind: string;
  seat?: number | null;
  [fact: string]: unknown;
}
"""
_DOCUMENTS = {("Reference", "facts"), ("Reference", "words")}
"""Fields that hold a document of the game's family, or of a game that is not ours: its board knows which."""
_HEAD = "// Made by `python -m furrow.server.web.types`; do not edit.\n"
_OURS = {"Error": "WireError"}
"""What JavaScript has a thing of its own for."""
_ALIASES: dict[str, Any] = {
    "OptionValue": tables.OptionValue,
    "TableState": tables.TableState,
    "Who": tables.Who,
}


def text() -> str:
    """The whole file."""
    families = _families()
    parts = [_HEAD, _wire()]
    parts += [_family(prefix, roots) for prefix, roots in families.items()]
    parts += [
        union("GameView", [f"{prefix}View" for prefix in families]),
        _EVENT,
        *(union(name, [typed(msgspec.json.schema(kind))]) for name, kind in _ALIASES.items()),
        union("ClientMessage", _names(socket.ClientMessage)),
        union("ServerMessage", _names(socket.ServerMessage)),
    ]
    return "\n".join([*parts, _limits(), _close_codes(), _rated()])


def _limits() -> str:
    pairs = ", ".join(f"{name.lower()}: {value}" for name, value in vars(limits).items() if name.isupper())
    return f"/** How many characters people may write. */\nexport const LIMITS = {{ {pairs} }} as const;\n"


def _close_codes() -> str:
    codes = {
        name.removeprefix("CLOSE_").lower(): code for name, code in vars(socket).items() if name.startswith("CLOSE_")
    }
    pairs = ", ".join(f"{name}: {code}" for name, code in codes.items())
    return f"/** Why the server closes a socket. */\nexport const CLOSE = {{ {pairs} }} as const;\n"


def _rated() -> str:
    words = ", ".join(f'"{who}"' for who in tables.RATED)
    return f"/** Who may sit at a table whose result counts. */\nexport const RATED: readonly Who[] = [{words}];\n"


def _wire() -> str:
    structs = _structs()
    _, components = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    by_name = {each.__name__: each for each in structs}
    for name, each in by_name.items():
        for field in msgspec.structs.fields(each):
            known = _of_game(name, field)
            if known:
                components[name]["properties"][field.encode_name] = known
    return declarations(components, [name for name, each in by_name.items() if _comes_whole(each)], _OURS)


def _of_game(struct: str, field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    """The schema of a field that holds something of a game, which the struct itself cannot describe."""
    if field.type == list[GameEvent]:
        return {"type": "array", "items": {"$ref": "#/$defs/GameEvent"}}
    if (struct, field.name) in _DOCUMENTS:
        return {"type": "object"}
    return {"$ref": "#/$defs/GameView"} if field.type is msgspec.Raw else {}


def _comes_whole(struct: type[msgspec.Struct]) -> bool:
    config = struct.__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def _families() -> dict[str, list[type[msgspec.Struct]]]:
    """View, printed facts and their words of each family, by the prefix that tells them from those of the others."""
    found: dict[str, list[type[msgspec.Struct]]] = {}
    for game in OWN:
        rules = find(game)
        roots = [rules.view_type, type(reference(game)), type(printed(game))]
        found.setdefault(rules.family.title().replace("_", ""), roots)
    return found


def _family(prefix: str, roots: list[type[msgspec.Struct]]) -> str:
    _, components = msgspec.json.schema_components(roots, ref_template=f"#/$defs/{prefix}{{name}}")
    modules = [import_module(root.__module__) for root in roots]
    whole = [each.__name__ for module in modules for each in _in_module(module) if _comes_whole(each)]
    return declarations(
        {f"{prefix}{name}": schema for name, schema in components.items()}, [f"{prefix}{name}" for name in whole]
    )


def _structs() -> list[type[msgspec.Struct]]:
    package = socket.__package__ or ""
    found: dict[str, type[msgspec.Struct]] = {}
    for path in sorted(Path(str(socket.__file__)).parent.glob("*.py")):
        if path.stem != "__init__":
            found |= {each.__name__: each for each in _in_module(import_module(f"{package}.{path.stem}"))}
    for module in (replies, documents, rulebook):
        found |= {each.__name__: each for each in _in_module(module)}
    return list(found.values())


def _in_module(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]


def _names(members: UnionType | Any) -> list[str]:
    return [each.__name__ for each in get_args(members)]


def main() -> None:
    """Write the file, or print it."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text(), encoding="utf-8")
    else:
        sys.stdout.write(text())


if __name__ == "__main__":
    main()
