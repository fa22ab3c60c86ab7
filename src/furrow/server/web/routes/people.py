"""People: guests, accounts, sessions, blocking and reporting."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import Parameter
from msgspec import UNSET

from furrow.server.afterwards.documents import PastGames, Profile
from furrow.server.people import Person
from furrow.server.web.dependencies import (
    ERRORS,
    NO_SESSION,
    SESSION,
    AnyRequest,
    Chosen,
    Client,
    Core,
    Device,
    Language,
    Member,
    Reader,
    session_cookie,
)
from furrow.server.wire.people import (
    BlockedList,
    BlockedPerson,
    ChangeMe,
    ChangePassword,
    Me,
    NewAccount,
    NewAccountReply,
    NewGuest,
    Recovery,
    Report,
    SessionInfo,
    SessionList,
    SignIn,
)

SessionId = Annotated[str, Parameter(description="The id of a session.", max_length=64)]
PersonId = Annotated[str, Parameter(description="The id of a person.", max_length=64)]


async def me_of(core: Core, person: Person) -> Me:
    """A person as the person's own client sees it."""
    waiting = await core.store.turns_of(person.id)
    invited = await core.people.invitation_only()
    return Me(person.id, person.name, person.kind, person.moderator, person.settings, waiting, invitation_only=invited)


@post("/guest", summary="Play at once under a name", status_code=201, responses=ERRORS)
async def guest(data: NewGuest, core: Core, settings: Chosen, device: Device) -> Response[Me]:
    session = await core.people.guest(data.name, device)
    return Response(await me_of(core, session.person), cookies=[session_cookie(session.token, settings)])


@post("/accounts", summary="Make an account; a guest becomes it", status_code=201, responses=ERRORS)
async def account(
    data: NewAccount, core: Core, reader: Reader, settings: Chosen, device: Device
) -> Response[NewAccountReply]:
    made = await core.people.account(data.name, data.password, reader, data.invitation, device)
    reply = NewAccountReply(await me_of(core, made.session.person), made.recovery_code)
    return Response(reply, cookies=[session_cookie(made.session.token, settings)])


@post("/session", summary="Sign in", status_code=200, responses=ERRORS)
async def sign_in(data: SignIn, core: Core, settings: Chosen, client: Client, device: Device) -> Response[Me]:
    session = await core.people.sign_in(data.name, data.password, client, device)
    return Response(await me_of(core, session.person), cookies=[session_cookie(session.token, settings)])


@delete("/session", summary="Sign out", status_code=204, responses=ERRORS, response_cookies=[NO_SESSION])
async def sign_out(core: Core, reader: Reader) -> None:
    if reader is not None:
        await core.people.sign_out(reader)


@get("/sessions", summary="Where I am signed in", responses=ERRORS)
async def sessions(core: Core, member: Member) -> SessionList:
    found = await core.people.sessions.of(member)
    return SessionList([SessionInfo(each.id, each.device, each.created, each.seen, each.here) for each in found])


@delete("/sessions/{session:str}", summary="Sign out somewhere else", status_code=204, responses=ERRORS)
async def end_session(session: SessionId, core: Core, member: Member) -> None:
    await core.people.sign_out(member, session)


@delete("/sessions", summary="Sign out everywhere", status_code=204, responses=ERRORS, response_cookies=[NO_SESSION])
async def sign_out_everywhere(core: Core, member: Member) -> None:
    await core.people.sign_out_everywhere(member)


@post("/recovery", summary="A new password by the recovery code", status_code=200, responses=ERRORS)
async def recovery(
    data: Recovery, core: Core, settings: Chosen, client: Client, device: Device
) -> Response[NewAccountReply]:
    made = await core.people.recover(data.name, data.code, data.password, client, device)
    reply = NewAccountReply(await me_of(core, made.session.person), made.recovery_code)
    return Response(reply, cookies=[session_cookie(made.session.token, settings)])


@get("/me", summary="Who am I", responses=ERRORS)
async def me(request: AnyRequest, core: Core, reader: Reader) -> Me:
    return await me_as_told(request, core, reader)


async def me_as_told(request: AnyRequest, core: Core, reader: Reader) -> Me:
    """Who the reader is, also where that is nobody."""
    if reader is not None:
        return await me_of(core, reader)
    banned = await core.people.banned(request.cookies.get(SESSION, ""))
    return Me(id="", name="", kind=None, banned=banned, invitation_only=await core.people.invitation_only())


@patch("/me", summary="Another name, other settings", responses=ERRORS)
async def change_me(data: ChangeMe, core: Core, member: Member) -> Me:
    name = None if data.name is UNSET else data.name
    settings = None if data.settings is UNSET else data.settings
    return await me_of(core, await core.people.change(member, name, settings))


@put("/me/password", summary="Another password; all other sessions end", responses=ERRORS)
async def change_password(
    data: ChangePassword, core: Core, member: Member, settings: Chosen, client: Client, device: Device
) -> Response[Me]:
    session = await core.people.change_password(member, data.old, data.new, client, device)
    return Response(await me_of(core, session.person), cookies=[session_cookie(session.token, settings)])


@delete("/me", summary="Delete me", status_code=204, responses=ERRORS, response_cookies=[NO_SESSION])
async def delete_me(core: Core, member: Member) -> None:
    await core.departures.delete(member)


@get("/people/{person:str}", summary="Somebody's games in figures", responses=ERRORS)
async def profile(person: PersonId, core: Core, reader: Reader, language: Language) -> Profile:
    return await core.profiles.profile(person, "" if reader is None else reader.id, language)


@get("/people/{person:str}/games", summary="Somebody's finished games", responses=ERRORS)
async def games(person: PersonId, core: Core, reader: Reader, language: Language) -> PastGames:
    return await core.profiles.games(person, "" if reader is None else reader.id, language)


@get("/blocked", summary="Whom I have blocked", responses=ERRORS)
async def blocked(core: Core, member: Member) -> BlockedList:
    found = await core.people.blocked_people(member)
    return BlockedList([BlockedPerson(each.id, each.name) for each in found])


@put("/people/{person:str}/block", summary="Hear and meet somebody no more", status_code=204, responses=ERRORS)
async def block(person: PersonId, core: Core, member: Member) -> None:
    await core.people.block(member, person)


@delete("/people/{person:str}/block", summary="Let somebody near again", status_code=204, responses=ERRORS)
async def unblock(person: PersonId, core: Core, member: Member) -> None:
    await core.people.unblock(member, person)


@post("/people/{person:str}/report", summary="Tell the moderators", status_code=204, responses=ERRORS)
async def report(person: PersonId, data: Report, core: Core, member: Member) -> None:
    await core.people.report(member, person, data.reason, data.table)


ROUTER = Router(
    "/api",
    route_handlers=[
        guest,
        account,
        sign_in,
        sign_out,
        sign_out_everywhere,
        sessions,
        end_session,
        recovery,
        me,
        change_me,
        change_password,
        delete_me,
        profile,
        games,
        blocked,
        block,
        unblock,
        report,
    ],
    tags=["people"],
)
