"""What the modules of this folder stand on: saying something, files, tools, steps that show only what went wrong.

Even Python 2.7 must be able to read this whole file: no f-strings, no annotations, ASCII only.
"""

from __future__ import print_function

import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WINDOWS = os.name == "nt"
VENV = os.path.join(ROOT, ".venv")


def say(text):
    print("furrow: " + text, file=sys.stderr)
    sys.stderr.flush()


def give_up(problem, *remedies):
    say(problem)
    for remedy in remedies:
        say("  " + remedy)
    sys.exit(1)


def answer_of(command):
    """What the command prints, or None if it cannot be run (a found name may still be an empty shim)."""
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        out = process.communicate()[0]
    except OSError:
        return None
    return out.decode("utf-8", "replace").strip() if process.returncode == 0 else None


def tool(name):
    return os.path.join(VENV, "Scripts", name + ".exe") if WINDOWS else os.path.join(VENV, "bin", name)


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def attempt(what, command, env=None, folder=ROOT):
    """Runs one step, one line on the screen; its own output is shown only if it fails. Tells whether it went well."""
    print("furrow: %s ..." % what, end="", file=sys.stderr)
    sys.stderr.flush()
    start = time.monotonic()
    try:
        done = subprocess.run(
            command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        code, output = done.returncode, done.stdout.decode("utf-8", "replace")
    except OSError as error:
        code, output = 1, str(error)
    except KeyboardInterrupt:
        print(" stopped", file=sys.stderr)
        raise
    print(" %s %.1f s" % ("failed after" if code else "done in", time.monotonic() - start), file=sys.stderr)
    if code:
        for line in output.strip().splitlines()[-12:]:
            print("    " + line, file=sys.stderr)
    return not code
