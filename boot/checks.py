"""Every check of ./test, run side by side: most of them leave a core idle, and none needs what another one makes.

Each lane runs its checks one after the other. What they say goes to files and is shown check by check, as if they ran
one by one. (The syntax is old for the same reason as in __main__.py.)
"""

from __future__ import print_function

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from boot.client import WEB, node_environment
from boot.steps import ROOT, VENV, tool

LOOK_AGAIN = 0.1
"""Seconds between two looks at what a check has said."""
GRACE = 5.0
"""Seconds that a check has to stop by itself."""


class Check(object):
    def __init__(self, name, command, folder=ROOT, env=None):
        self.name, self.command, self.folder, self.env = name, command, folder, env
        self.output = ""
        self.code = None
        self.seconds = 0.0
        self.done = threading.Event()

    def run(self, processes):
        start = time.monotonic()
        try:
            with open(self.output, "wb") as output:
                process = subprocess.Popen(
                    self.command, cwd=self.folder, env=self.env, stdin=subprocess.DEVNULL, stdout=output, stderr=output
                )
                processes.append(process)
                self.code = process.wait()
        except OSError as error:
            with open(self.output, "ab") as output:
                output.write(("%s\n" % error).encode("utf-8"))
            self.code = 1
        self.seconds = time.monotonic() - start
        self.done.set()

    def show(self):
        """Everything that it says, until it is done."""
        print("== %s" % self.name)
        sys.stdout.flush()
        with open(self.output, "ab+") as output:
            output.seek(0)
            while True:
                done = self.done.is_set()  # before reading: what is said last must be read, too
                said = output.read()
                getattr(sys.stdout, "buffer", sys.stdout).write(said)
                sys.stdout.flush()
                if done and not said:
                    break
                if not said:
                    self.done.wait(LOOK_AGAIN)
        print("== %s: %s (%.1f s)\n" % (self.name, self.verdict(), self.seconds))

    def verdict(self):
        return "FAILED" if self.code else "ok"

    def summary(self):
        """The last line in which pytest or vitest counts its tests, without its frame."""
        with open(self.output, "rb") as output:
            text = output.read().decode("utf-8", "replace")
        found = re.findall(r"(?m)^.*\d+ (?:passed|failed|error|skipped).* in .*$", re.sub(r"\x1b\[[0-9;]*m", "", text))
        return found[-1].strip("= ") if found else ""


def python_environment():
    """Compiled modules are kept, in .venv if nobody wants them beside the sources: a run starts Python 300 times."""
    env = dict(os.environ)
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):
        env.setdefault("PYTHONPYCACHEPREFIX", os.path.join(VENV, "bytecode"))
    return env


def lanes(npm, args):
    env, node = python_environment(), node_environment(npm)
    python = [tool("python"), "-m"]
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    return [
        [
            Check("ruff check", [tool("ruff"), "check", "."]),
            Check("ruff format --check", [tool("ruff"), "format", "--check", "."]),
            Check("lint-imports", [tool("lint-imports"), "--no-logo"], env=env),
            Check("mypy", python + ["mypy"], env=env),
        ],
        [
            Check("npm run check", [npm, "run", "--silent", "check"], WEB, node),
            Check("npm run lint", [npm, "run", "--silent", "lint"], WEB, node),
            Check("vitest", [npm, "run", "--silent", "test"], WEB, node),
        ],
        [Check("pytest", python + ["pytest", "-n", "2", "--dist", "worksteal"] + colour + args, env=env)],
    ]


def run_checks(npm, args):
    """Runs all; tells in the end how long each took, and gives the exit code: pytest's if it has failed."""
    start = time.monotonic()
    found = lanes(npm, args)
    checks = [check for lane in found for check in lane]
    folder = tempfile.mkdtemp(prefix="furrow-checks-")
    processes = []
    stopped = threading.Event()
    try:
        for number, check in enumerate(checks):
            check.output = os.path.join(folder, str(number))
        for lane in found:
            thread = threading.Thread(target=_run_lane, args=(lane, processes, stopped))
            thread.daemon = True
            thread.start()
        for check in checks:
            check.show()
        print("== times, side by side: %.1f s" % (time.monotonic() - start))
        for check in checks:
            row = "   %-20s%7.1f s  %-7s%s" % (check.name, check.seconds, check.verdict(), check.summary())
            print(row.rstrip())
        return checks[-1].code or max(1 if check.code else 0 for check in checks)
    finally:
        stopped.set()
        for process in processes:
            _end(process)
        shutil.rmtree(folder, ignore_errors=True)


def _end(process):
    """Ctrl-C has reached the checks as well, and they tidy up. Otherwise they are interrupted, and at last ended."""
    for end in (lambda: process.send_signal(signal.SIGINT), process.terminate, process.kill):
        try:
            process.wait(GRACE)
            return
        except subprocess.TimeoutExpired:
            end()
    process.wait()


def _run_lane(lane, processes, stopped):
    for check in lane:
        if stopped.is_set():
            return
        check.run(processes)
