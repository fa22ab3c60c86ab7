"""A wheel in an environment of its own, without Node and without the source tree: it serves pages and client."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import httpx
import pytest

import furrow
from furrow.games import OWN
from tests.server.services import PATIENCE, stop, wait_for

ROOT = Path(furrow.__file__).parents[2]
BUNDLE = ROOT / "src" / "furrow" / "server" / "web" / "client" / "index.html"


def built(folder: Path) -> Path:
    """The wheel. Where the browser client has been built already, neither Node nor npm is within reach."""
    nothing = folder / "nothing"
    nothing.mkdir()
    path = str(nothing) if BUNDLE.exists() else os.environ["PATH"]
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


def environment(folder: Path) -> Path:
    """The Python of a new, empty environment."""
    venv.create(folder, with_pip=False, symlinks=True)
    return folder / "bin" / "python"


def check(python: Path, home: Path) -> None:
    """Serve from the environment alone and look at what comes."""
    port_file = home / "port"
    program = [str(python), "-I", "-c", "from furrow.cli.main import main; main()", "serve", "--port", "0"]
    order = [*program, "--port-file", str(port_file), "--data-dir", str(home)]
    given = {"PATH": str(home), "HOME": str(home)}
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(order, cwd=home, env=given, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        wait_for(port_file.exists, "the installed server starts", process)
        with httpx.Client(base_url=f"http://127.0.0.1:{port_file.read_text()}", timeout=PATIENCE) as http:
            assert http.get("/ready").json() == {"status": "ok", "version": furrow.__version__}
            assert http.get("/plain", headers={"accept-language": "fa"}).text.count('dir="rtl"') == 1
            assert "<html" in http.get("/", follow_redirects=True).text
            assert len(http.get("/api/games").json()["games"]) == len(OWN)
            assert http.get("/api/games/scythe/rules").json()["chapters"]
    finally:
        stop(process)


def test_an_installed_wheel_serves(tmp_path: Path) -> None:
    """The packages that it needs are lent by this environment; Furrow itself comes from the wheel."""
    wheel = built(tmp_path)
    python = environment(tmp_path / "venv")
    packages = next((tmp_path / "venv" / "lib").glob("python*/site-packages"))
    uv = Path(sys.executable).parent / "uv"
    order = [str(uv), "pip", "install", "--offline", "--no-deps", "--python", str(python), str(wheel)]
    subprocess.run(order, check=True, capture_output=True)
    (packages / "lent.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    where = subprocess.run(
        [str(python), "-I", "-c", "import furrow; print(furrow.__file__)"], check=True, capture_output=True, text=True
    )
    assert str(tmp_path) in where.stdout
    home = tmp_path / "home"
    home.mkdir()
    check(python, home)


@pytest.mark.soak
def test_an_installed_wheel_serves_with_the_locked_packages_alone(tmp_path: Path) -> None:
    """The same with packages from the index, by the lock file."""
    wheel = built(tmp_path)
    python = environment(tmp_path / "venv")
    uv = str(Path(sys.executable).parent / "uv")
    locked = [uv, "pip", "install", "--python", str(python), "--require-hashes", "-r", "requirements/run.lock"]
    subprocess.run(locked, cwd=ROOT, check=True, capture_output=True)
    subprocess.run([uv, "pip", "install", "--no-deps", "--python", str(python), str(wheel)], check=True)
    home = tmp_path / "home"
    home.mkdir()
    check(python, home)
