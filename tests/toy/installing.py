"""Makes the toy games known to a process of their own, as if their package were installed."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

TOYS = Path(__file__).parent
GROUP = "furrow.games"


def toys_installed(folder: Path) -> dict[str, str]:
    """The environment of a process to which the toys are installed."""
    project = tomllib.loads((TOYS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(folder, project["name"], project["entry-points"][GROUP])
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(TOYS)))}


def install(folder: Path, name: str, games: Mapping[str, str]) -> None:
    """Write the metadata of a package that brings games, as an installer does."""
    metadata = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    rows = [f"{game} = {module}" for game, module in games.items()]
    (metadata / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *rows, ""]), encoding="utf-8")
