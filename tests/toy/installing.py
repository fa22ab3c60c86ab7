"""Makes the toy games known to a process of their own, as if their package were installed."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

TOYS = Path(__file__).parent
GROUP = "furrow.games"


def toys_installed(folder: Path) -> dict[str, str]:
    """The environment of a process to which the toys are installed: an installer writes the same metadata."""
    project = tomllib.loads((TOYS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    rows = [f"{name} = {module}" for name, module in project["entry-points"][GROUP].items()]
    (metadata / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *rows, ""]), encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(TOYS)))}
