"""People by forms alone: accounts, lost passwords, and what moderators do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from furrow.words import LANGUAGES
from tests.server.edge import PASSWORD, Person, Served, serving, table_of
from tests.server.forms import Browser, Form, Page


def _signed_in(served: Served, name: str, language: str = "en") -> Browser:
    made = Browser(served, language)
    page = made.send(made.open("/plain").form("/sign-in"), name=name, password=PASSWORD)
    assert page.status == 200, page.text
    return made


def _code(page: Page) -> str:
    return next(word for word in page.text.split() if word.count("-") == 4)


def test_a_lost_password_is_replaced_by_the_recovery_code(served: Served) -> None:
    with Browser(served) as anna, Browser(served) as later:
        made = anna.send(
            anna.open(anna.open("/plain").links["Make an account"]).form("/account"), name="Loser", new=PASSWORD
        )
        assert made.status == 200, made.text
        form = later.open(later.open("/plain").links["Lost your password?"]).form("/recovery")
        assert later.send(form, name="Loser", code="AAAA-BBBB", new="another password").status == 401
        page = later.send(form, name="loser", code=_code(made).lower(), new="another password")
        assert page.status == 200, page.text
        assert _code(page) != _code(made)
        assert later.open("/plain/me").form("/me").fields["name"] == "Loser"
        assert anna.open("/plain/me").has("/sign-in"), "all other sessions have ended"


def test_a_password_is_changed_by_form(served: Served) -> None:
    with Browser(served) as anna:
        anna.send(anna.open("/plain/account").form("/account"), name="Changing", new=PASSWORD)
        form = anna.open("/plain/me").form("/password")
        assert anna.send(form, old="wrong password", new="another password").status == 401
        assert "signed out" in anna.send(form, old=PASSWORD, new="another password").text
        assert anna.open("/plain/me").has("/password")


def test_an_invitation_makes_an_account_where_there_are_no_guests() -> None:
    with serving(["--invitation-only"]) as served, Browser(served) as anna:
        assert anna.send(anna.open("/plain").form("/guest"), name="Anna").status == 403
        form = anna.open("/plain/account").form("/account")
        assert anna.send(form, name="Anna", new=PASSWORD).status == 403
        assert anna.send(form, name="Anna", new=PASSWORD, invitation="XXXX-XXXX-XXXX").status == 404


def test_everybody_is_told_whether_an_invitation_is_needed(served: Served) -> None:
    with served.person("Anna") as anna, Person(served) as nobody:
        assert [each.get("/api/me")["invitation_only"] for each in (anna, nobody)] == [False, False]
    with serving(["--invitation-only"]) as closed, Person(closed) as nobody:
        assert nobody.get("/api/me")["invitation_only"] is True


def _about(person: str, what: str = "") -> Callable[[Form], bool]:
    """Is a form about this person? One that undoes something says what; the one with measures asks how long."""
    return lambda form: form.fields.get("about") == person and (form.fields.get("what", "") == what)


@pytest.mark.usefixtures("judge")
def test_moderators_see_reports_and_act_by_form(served: Served) -> None:
    with served.person("Anna") as anna, served.person("Rude Béla") as bela:
        table = table_of(anna, bela)
        report = {"reason": "<b>rude to me</b>", "table": table}
        assert anna.http.post(f"/api/people/{bela.id}/report", json=report).status_code == 204
        rude = bela.id
        with _signed_in(served, "Judge") as judge, anna.socket(table) as eyes:
            eyes.until("state")
            page = judge.open(judge.open("/plain/me").links["Moderation"])
            assert "Rude Béla" in page.text
            assert "<b>rude to me</b>" in page.text
            assert "<b>rude to me" not in page.html
            assert judge.open(page.links["Look at the table"]).status == 200
            page = judge.send(page.form("/moderation", _about(rude)), what="mute", long="long-day")
            assert "muted" in page.text
            _is_muted(bela, table, muted=True)
            page = judge.send(page.form("/moderation", _about(rude, "unmute")))
            _is_muted(bela, table, muted=False)
            handled = page.forms[page.forms.index(page.form("/moderation", _about(rude))) + 1]
            assert handled.fields["what"] == "handle"
            page = judge.send(handled)
            assert "<b>rude to me</b>" not in page.text
            at_table = judge.open(f"/plain/tables/{table}")
            judge.send(
                at_table.form("/moderation", lambda form: "about" in form.fields),
                what="ban",
                about=bela.id,
                long="long-forever",
            )
            assert bela.get("/api/me")["kind"] is None
            page = judge.open("/plain/moderation")
            assert "banned (for good)" in page.text
            judge.send(page.form("/moderation", _about(rude, "unban")))
            assert bela.get("/api/me")["kind"] == "guest"
            judge.send(at_table.form("/moderation", lambda form: form.fields.get("what") == "close"))
            assert anna.get(f"/api/tables/{table}")["state"] == "closed"


def _is_muted(person: Person, table: str, *, muted: bool) -> None:
    with person.socket(table) as mouth:
        mouth.until("state")
        mouth.send(do="say", text="well")
        assert mouth.until("said", "refused")["is"] == ("refused" if muted else "said")


def test_nobody_else_moderates(served: Served) -> None:
    with Browser(served) as anna:
        assert anna.open("/plain/moderation").status == 401
        anna.send(anna.open("/plain").form("/guest"), name="Anna")
        assert anna.open("/plain/moderation").status == 403
        token = anna.open("/plain/me").form("/me").fields["form_token"]
        for what in ("mute", "ban", "close", "handle", "anything"):
            reply = anna.http.post("/plain/moderation", data={"form_token": token, "what": what, "about": "x"})
            assert reply.status_code == 403


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("judge")
def test_the_moderators_page_in_every_language(served: Served, language: str) -> None:
    """Several forms on one page, and every field with a label and an id of its own."""
    with served.person("Anna") as anna, served.person("Béla") as bela:
        for reason in ("one", "two"):
            anna.http.post(f"/api/people/{bela.id}/report", json={"reason": reason})
        with _signed_in(served, "Judge", language) as judge:
            page = judge.open("/plain/moderation")
            assert page.status == 200
            assert "server-pages-" not in page.text
            labelled = {given.get("for") for tag, given in page.tags if tag == "label"}
            assert all(given["id"] in labelled for tag, given in page.tags if tag == "select")
            identities = [given["id"] for _, given in page.tags if "id" in given]
            assert len(identities) == len(set(identities))
            for what in ("handle", "shout"):
                form = page.form("/moderation", lambda form: form.fields.get("what") == "handle")
                assert judge.send(form, what=what).status == (200 if what == "handle" else 400)


@pytest.mark.parametrize(
    "back",
    [
        "//[",
        "http://[x",
        "//evil.example/plain",
        "https://evil.example/plain/",
        "/\\evil.example/plain",
        "/plain\\@evil.example",
        "plain/",
        "/plain/\n",
        "javascript:alert(1)",
        "",
    ],
)
def test_a_form_leads_back_to_our_own_pages_only(served: Served, back: str) -> None:
    with Browser(served) as anna:
        form = anna.open("/plain").form("/guest")
        reply = anna.http.post(form.action, data={**form.fields, "name": "Anna", "back": back})
        assert (reply.status_code, reply.headers["location"]) == (303, "/plain")
        reply = anna.http.get("/plain/language", params={"to": "cs", "back": back})
        assert reply.headers["location"] == "/plain"


def test_where_one_came_from_may_have_any_letters(served: Served) -> None:
    with Browser(served) as anna:
        reply = anna.http.get("/plain/language", params={"to": "cs", "back": "/plain/tables/á?key=ő"})
        assert reply.headers["location"].startswith("/plain/tables/")
