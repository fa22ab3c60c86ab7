"""The OpenAPI document: every reply keeps to it, whatever is asked."""

from __future__ import annotations

import itertools
from contextlib import suppress
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.edge import Person, Served, moderator

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
LEAVING = ("/api/me", "/api/session", "/api/sessions")
"""Paths that end the session when they are deleted: they are asked by somebody else."""


def asked(served: Served, examples: int) -> int:
    """Ask for everything in the document, with good and with bad values; how many requests were made."""
    with served.person("Anna") as anna, served.person("Gone") as gone, moderator(served, f"Mod {examples}") as mod:
        table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "open"}], listed=True)["id"]
        other = mod.table("imperial_settlers", [{"who": "me"}, {"who": "open"}], listed=True)["id"]
        schema = schemathesis.openapi.from_dict(anna.get("/api/schema/openapi.json"))
        count = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            leaves = operation.method.upper() == "DELETE" and operation.path in LEAVING
            asking = [(gone if leaves else anna, table)]
            if operation.path.startswith("/api/admin"):
                asking.append((mod, other))
            for mode, (person, place) in itertools.product(GenerationMode, asking):
                count += _ask(operation, mode, person, place, examples)
    return count


def _ask(operation: Any, mode: GenerationMode, person: Person, table: str, examples: int) -> int:
    """Ask one operation for so many examples of a mode, every second one at a table that is there."""
    count = 0
    with requests.Session() as session:
        session.cookies.update(dict(person.http.cookies))
        session.headers["x-furrow"] = "1"

        @hypothesis.seed(20261116)
        @hypothesis.settings(
            max_examples=examples,
            database=None,
            deadline=None,
            suppress_health_check=list(hypothesis.HealthCheck),
            phases=[hypothesis.Phase.generate],
        )
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            nonlocal count
            count += 1
            if mode is GenerationMode.POSITIVE and "table" in case.path_parameters and count % 2:
                case.path_parameters["table"] = table
            case.call_and_validate(base_url=person.served.origin, session=session, checks=CHECKS)

        with suppress(hypothesis.errors.Unsatisfiable):  # what takes no value has no bad one
            ask()
    return count


def test_every_reply_keeps_to_the_document(served: Served) -> None:
    assert asked(served, examples=4) > 100


@pytest.mark.soak
def test_every_reply_keeps_to_the_document_however_long_one_asks(served: Served) -> None:
    assert asked(served, examples=300) > 5000


def test_the_document_knows_every_route_of_docs_wire(served: Served) -> None:
    with Person(served) as somebody:
        paths = somebody.get("/api/schema/openapi.json")["paths"]
    wanted = (
        "/api/guest",
        "/api/accounts",
        "/api/session",
        "/api/sessions",
        "/api/recovery",
        "/api/me",
        "/api/me/password",
        "/api/admin/reports",
        "/api/admin/people",
        "/api/people/{person}/block",
        "/api/people/{person}/report",
        "/api/games",
        "/api/games/{game}/rules",
        "/api/games/{game}/reference",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/join",
        "/api/tables/{table}/leave",
        "/api/tables/{table}/start",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/close",
        "/api/tables/{table}/seats/{seat}",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/turns",
        "/api/tables/{table}/chart",
        "/api/tables/{table}/clone",
        "/api/tables/{table}/bug",
        "/api/records",
        "/api/me/games",
        "/api/me/statistics",
        "/api/me/achievements",
        "/api/ratings",
    )
    assert [path for path in wanted if path not in paths] == []
    assert not [path for path in paths if path.startswith("/plain")]
    body = paths["/api/records"]["post"]["requestBody"]
    assert body["required"]
    assert body["content"]["application/json"]["schema"]["required"] == ["game", "decisions"]


def test_a_content_type_names_the_charset_once(served: Served) -> None:
    with Person(served) as somebody:
        for path in ("/", "/plain", "/plain/plain.css", "/plain/nowhere", "/metrics"):
            kind = somebody.http.get(path, follow_redirects=True).headers["content-type"]
            assert kind.startswith("text/")
            assert kind.count("charset=utf-8") == 1, (path, kind)
