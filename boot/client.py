"""Builds the browser client, and knows whether it is current. __main__.py and packing.py use it.

It is built with Node; where there is none that is new enough, it is fetched as a Python package.
"""

import hashlib
import os
import re
import shutil

from boot.index import uv_environment
from boot.steps import ROOT, answer_of, attempt, read, tool, write

WEB = os.path.join(ROOT, "web")
MODULES = os.path.join(WEB, "node_modules")
MODULES_STAMP = os.path.join(MODULES, ".furrow-lock")
BUNDLE = os.path.join(ROOT, "src", "furrow", "server", "web", "client")
BUNDLE_STAMP = os.path.join(BUNDLE, ".furrow-built")
NODE_LOCK = os.path.join(ROOT, "requirements", "node.lock")
OLDEST_NODE = (20, 19)


def files_below(folder, leave=()):
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in leave)
        for name in sorted(names):
            yield os.path.join(place, name)


def bundle_digest():
    """Everything that the bundle is made from: the client's sources and the catalogues."""
    whole = hashlib.sha256()
    for folder in (WEB, os.path.join(ROOT, "src", "furrow", "words")):
        for path in files_below(folder, leave=("node_modules", "tests", "__pycache__")):
            if folder == WEB or path.endswith(".ftl"):
                whole.update(os.path.relpath(path, ROOT).encode("utf-8") + b"\0" + read(path) + b"\0")
    return whole.hexdigest()


def bundle_is_current():
    """Also where there is nothing to build it from: in an installed package or a source archive it is ready made."""
    if not os.path.isdir(os.path.join(WEB, "src")):
        return os.path.exists(os.path.join(BUNDLE, "index.html"))
    return read(BUNDLE_STAMP).decode("ascii", "replace") == bundle_digest()


def node_environment(npm):
    """npm starts `node` by name: the folder it lies in comes first."""
    return dict(os.environ, PATH=os.path.dirname(npm) + os.pathsep + os.environ.get("PATH", ""))


def find_npm():
    """An npm beside a Node that is new enough: the system's, or the one in .venv."""
    for npm in (shutil.which("npm"), tool("npm")):
        if npm and os.path.exists(npm):
            node = shutil.which("node", path=node_environment(npm)["PATH"])
            version = re.match(r"v(\d+)\.(\d+)", answer_of([node, "--version"]) or "") if node else None
            if version and tuple(map(int, version.groups())) >= OLDEST_NODE:
                return npm
    return None


def npm_or_fetched():
    npm = find_npm()
    if npm or not os.path.exists(tool("uv")):
        return npm
    command = [tool("uv"), "pip", "install", "--python", tool("python"), "--require-hashes", "-r", NODE_LOCK]
    attempt("fetching Node, which builds the browser client", command, uv_environment())
    return find_npm()


def modules_are_current():
    lock = hashlib.sha256(read(os.path.join(WEB, "package-lock.json"))).hexdigest()
    return read(MODULES_STAMP).decode("ascii", "replace") == lock


def install_modules(npm):
    if modules_are_current():
        return True
    command = [npm, "ci", "--prefer-offline", "--no-audit", "--no-fund"]
    done = attempt("installing the packages of web/package-lock.json", command, node_environment(npm), WEB)
    if done:
        write(MODULES_STAMP, hashlib.sha256(read(os.path.join(WEB, "package-lock.json"))).hexdigest())
    return done


def build_client(npm):
    """Builds the bundle unless it is current; tells whether it is there."""
    if bundle_is_current():
        return True
    digest_now = bundle_digest()
    if not npm or not install_modules(npm):
        return False
    done = attempt("building the browser client", [npm, "run", "build"], node_environment(npm), WEB)
    if done:
        write(BUNDLE_STAMP, digest_now)
    return done
