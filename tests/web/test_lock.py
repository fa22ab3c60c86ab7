"""What npm installs is pinned, complete for every platform, and names no registry."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "web"


def _lock() -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return lock


def test_every_package_has_its_hash_and_no_address() -> None:
    packages = {name: row for name, row in _lock()["packages"].items() if name}
    assert len(packages) > 100
    assert [name for name, row in packages.items() if "integrity" not in row] == []
    assert [name for name, row in packages.items() if "resolved" in row] == []


def test_every_optional_package_is_in_the_lock() -> None:
    """npm leaves out what the registry does not have; then `npm ci` fails on another platform."""
    packages = _lock()["packages"]
    for name, row in packages.items():
        for wanted in row.get("optionalDependencies", {}):
            places = [f"{name}/node_modules/{wanted}", f"node_modules/{wanted}"]
            assert any(place.lstrip("/") in packages for place in places), (name, wanted)


def test_versions_are_exact() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for section in ("dependencies", "devDependencies", "overrides"):
        for name, version in package[section].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_the_lock_asks_for_what_the_package_asks_for() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    root = _lock()["packages"][""]
    assert root["dependencies"] == package["dependencies"]
    assert root["devDependencies"] == package["devDependencies"]
