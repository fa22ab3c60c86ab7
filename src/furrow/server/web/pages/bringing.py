"""Records that people bring as a file. They are longer than other forms, so this page has a limit of its own."""

from __future__ import annotations

import hmac

from litestar import Router, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect

from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import ROOT, TOKEN, Frame, field
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.reader import go, reader_of
from furrow.server.wire.errors import Problem


def import_form(frame: Frame) -> Markup:
    """A file to be read."""
    say = frame.say
    chosen = field(say("import"), "record", "file", required=True, accept=".json,application/json")
    return frame.form("/records", chosen, tag("button", say("import")), enctype="multipart/form-data")


@post("/records", include_in_schema=False)
async def bring(request: AnyRequest) -> Redirect:
    """Verify the record; it becomes a finished table."""
    reader = await reader_of(request)
    fields = await request.form()
    token, file = fields.get(TOKEN), fields.get("record")
    if not isinstance(token, str) or not hmac.compare_digest(token.encode(), reader.frame.token.encode()):
        raise Problem("no_form")
    if not isinstance(file, UploadFile):
        raise Problem("bad_record")
    text = (await file.read()).decode("utf-8", "replace")
    made = await reader.core.library.bring(reader.member, text)
    return go(f"/tables/{made.id}")


def router(most: int) -> Router:
    """The page; `most` is how long a record may be."""
    return Router(ROOT, route_handlers=[bring], request_max_body_size=most)
