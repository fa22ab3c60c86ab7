"""TypeScript from JSON Schema: only what msgspec writes for structs, so that the client's types are the server's."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

Schema = Mapping[str, Any]
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_REFERENCE = "#/$defs/"


def declarations(
    components: Mapping[str, Schema], always: Collection[str] = (), renamed: Mapping[str, str] | None = None
) -> str:
    """An exported type for every component, by name. Structs named in `always` are sent with all their fields.

    >>> print(declarations({"Pair": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}}))
    export interface Pair {
      a: number;
    }
    <BLANKLINE>
    """
    names = renamed or {}
    made = {name: _renaming(components[name], names) for name in components}
    return "\n".join(_declared(names.get(name, name), made[name], name in always) for name in sorted(made))


def _renaming(part: Any, names: Mapping[str, str]) -> Any:
    """A schema whose references have other names."""
    if isinstance(part, Mapping):
        target = str(part.get("$ref", "")).removeprefix(_REFERENCE)
        if target in names:
            return {"$ref": _REFERENCE + names[target]}
        return {key: _renaming(value, names) for key, value in part.items()}
    return [_renaming(each, names) for each in part] if isinstance(part, list) else part


def union(name: str, members: Collection[str]) -> str:
    """A type that is one of several."""
    return f"export type {name} = {' | '.join(members)};\n"


def _declared(name: str, schema: Schema, always: bool) -> str:
    comment = _comment(schema.get("description", ""), "")
    if schema.get("type") == "object" and schema.get("properties"):
        return f"{comment}export interface {name} {_fields(schema, '', always)}\n"
    return f"{comment}export type {name} = {typed(schema)};\n"


def typed(schema: Schema, indent: str = "") -> str:
    """The type of one schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REFERENCE)
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    for many in ("anyOf", "oneOf"):
        if many in schema:
            return " | ".join(dict.fromkeys(typed(each, indent) for each in schema[many]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(dict.fromkeys(_PLAIN[each] for each in kind))
    if kind == "array":
        return _array(schema, indent)
    if kind == "object":
        return _object(schema, indent)
    return _PLAIN[kind] if kind is not None else "unknown"


def _array(schema: Schema, indent: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typed(each, indent) for each in schema['prefixItems'])}]"
    items = schema.get("items", {})
    inner = typed(items, indent) if isinstance(items, Mapping) else "never"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _object(schema: Schema, indent: str) -> str:
    if "properties" in schema:
        return _fields(schema, indent, False)
    values = schema.get("additionalProperties", {})
    return f"Record<string, {typed(values, indent) if isinstance(values, Mapping) else 'unknown'}>"


def _fields(schema: Schema, indent: str, always: bool) -> str:
    inner = indent + "  "
    required = schema["properties"] if always else schema.get("required", ())
    lines = []
    for name, each in schema["properties"].items():
        mark = "" if name in required else "?"
        lines.append(f"{_comment(each.get('description', ''), inner)}{inner}{_key(name)}{mark}: {typed(each, inner)};")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}" if lines else "Record<string, never>"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "\n".join(f"{indent} * {line}".rstrip() for line in lines)
    return f"{indent}/**\n{body}\n{indent} */\n"
