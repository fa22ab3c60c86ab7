"""`furrow admin` while a server runs on the same database."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import furrow_here
from tests.server.edge import serving


def test_the_operator_and_a_running_server_get_along(tmp_path: Path) -> None:
    home, copy = tmp_path / "site", tmp_path / "copy.sqlite"
    home.mkdir()
    with serving(["--bot-workers", "0"], home=home) as served, served.person("Anna") as anna:
        table = anna.table("fifty_first_state", [{"who": "me"}])["id"]
        with anna.socket(table) as socket:
            assert socket.play()["is"] == "done"
            assert table in furrow_here("admin", "tables", "--data-dir", str(home)).out
            assert furrow_here("admin", "backup", str(copy), "--data-dir", str(home)).code == 0
            assert furrow_here("admin", "close", table, "--data-dir", str(home)).code == 0
            while socket.until("table")["table"]["state"] != "closed":
                pass
            refused = socket.play()
            assert (refused["is"], refused["error"]["code"]) == ("refused", "closed")
        assert furrow_here("admin", "access", "--invitation-only", "--data-dir", str(home)).code == 0
        assert anna.http.post("/api/guest", json={"name": "Eve"}).json()["error"]["code"] == "invitation_needed"
    assert table in furrow_here("admin", "tables", "--database", str(copy)).out
