"""The browser client's files. They are read once: no path of a request ever reaches the file system."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from furrow.server.web.dependencies import AnyRequest

INDEX = "index.html"
_HASHED = "assets/"
"""Files below have a hash in their names, so they never change."""
_TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_SMALL = 1000
_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class File(msgspec.Struct):
    """One file with what its reply needs."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    fixed: bool


@lru_cache(maxsize=1)
def bundle() -> Mapping[str, File]:
    """All files of the client by path; empty if it was not built."""
    found: dict[str, File] = {}
    root = files("furrow.server.web").joinpath("client")
    if root.is_dir():
        _gather(root, "", found)
    return found


def _gather(folder: Traversable, prefix: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        name = prefix + entry.name
        if entry.is_dir():
            _gather(entry, f"{name}/", found)
        else:
            found[name] = read(name, entry.read_bytes())


def read(name: str, body: bytes) -> File:
    """A file as it is sent: its type by its name, compressed where that is worth it."""
    suffix = "." + name.rpartition(".")[2]
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packable = media_type.startswith(_TEXT) and len(body) > _SMALL
    packed = gzip.compress(body, mtime=0) if packable else None
    return File(body, packed, media_type, f'"{sha256(body).hexdigest()[:20]}"', name.startswith(_HASHED))


_BELOW_A_TABLE = "/table/{table:str}/{about:path}"
"""Named, since a table's page has a handler of its own: below it the router looks for nothing else."""


@get(["/{path:path}", _BELOW_A_TABLE], include_in_schema=False, raw=True)
async def client(request: AnyRequest, path: str = "") -> Response[bytes]:
    """A file of the client, or its first page for every path that only the client knows."""
    known = bundle()
    name = path.strip("/")
    found = known.get(name)
    if found is None:
        if name.startswith((_HASHED, "api/")) or "." in name.rpartition("/")[2] or INDEX not in known:
            raise NotFoundException
        found = known[INDEX]
    return replied(request, found)


def replied(request: AnyRequest, found: File) -> Response[bytes]:
    """The reply with a file, or one that says that the browser has it already."""
    headers = {
        "etag": found.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if found.fixed else "no-cache",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.media_type, headers=headers)


ROUTER = Router("/", route_handlers=[client])
