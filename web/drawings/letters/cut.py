"""Cuts the letters that the site's own words need out of the typefaces, each into a file of its own.

    python web/drawings/letters/cut.py      (with fonttools, brotli, and the client's packages)

The files of the packages hold hundreds of letters. Central: those that Hungarian and Czech have besides the western ones.
Capitals: titles and buttons in stencil, which are in capitals. Titles: Latin letters for the names of games on a Persian page.
What is in none of them comes from the whole files, when somebody needs it (fonts.css).
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parents[2]
PACKAGES = WEB / "node_modules"
OUT = WEB / "src" / "look" / "letters"
CENTRAL = "U+010C-010F,U+011A-011B,U+0147-0148,U+0150-0151,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-0171,U+017D-017E"
WESTERN_CAPITALS = "U+00C0-00DE"
CAPITALS = "U+0020,U+0026-0027,U+002D-002E,U+0030-003A,U+0041-005A"
LETTERS = f"{CAPITALS},U+0061-007A"
FIRA = "@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-ext-{}-normal.woff2"
STENCIL = "@fontsource/big-shoulders-stencil-text/files/big-shoulders-stencil-text-{}-800-normal.woff2"
POLTAWSKI = "@fontsource-variable/poltawski-nowy/files/poltawski-nowy-{}-wght-normal.woff2"
CUTS = (
    ("fira-sans-condensed-central-500", FIRA.format(500), CENTRAL),
    ("fira-sans-condensed-central-600", FIRA.format(600), CENTRAL),
    ("poltawski-nowy-central", POLTAWSKI.format("latin-ext"), CENTRAL),
    ("big-shoulders-stencil-capitals", STENCIL.format("latin"), CAPITALS),
    ("big-shoulders-stencil-western", STENCIL.format("latin"), WESTERN_CAPITALS),
    ("big-shoulders-stencil-central", STENCIL.format("latin-ext"), CENTRAL),
)


def _cut(source: Path, letters: str, name: str, *more: str) -> None:
    target = OUT / f"{name}.woff2"
    command = ["pyftsubset", source, f"--unicodes={letters}", "--flavor=woff2", f"--output-file={target}", *more]
    subprocess.run(command, check=True)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name, file, letters in CUTS:
        _cut(PACKAGES / file, letters, name)
    with tempfile.TemporaryDirectory() as folder:
        bold = Path(folder) / "bold.ttf"
        source = PACKAGES / POLTAWSKI.format("latin")
        subprocess.run(["fonttools", "varLib.instancer", source, "wght=700", "-o", bold, "-q"], check=True)
        _cut(bold, LETTERS, "poltawski-nowy-titles", "--layout-features=kern")


if __name__ == "__main__":
    main()
