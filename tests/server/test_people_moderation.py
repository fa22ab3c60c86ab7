"""Blocking, reporting, and what moderators can do."""

from __future__ import annotations

from furrow.server.people import People, Person, SessionEnd
from furrow.server.store import Store
from furrow.words import LANGUAGES, words
from tests.server.test_people_sessions import PASSWORD, Clock, refused, with_people


async def moderator(people: People, store: Store, name: str = "Mod") -> Person:
    made = (await people.account(name, PASSWORD)).session
    await store.people.change(made.person.id, moderator=True)
    found = await people.who(made.token)
    assert found is not None
    assert found.moderator
    return found


def test_blocking_is_one_sided_and_can_be_taken_back(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        ada, bob = (await people.guest("Ada")).person, (await people.guest("Bob")).person
        await people.block(ada, bob.id)
        await people.block(ada, bob.id)
        assert await people.blocked(ada.id) == {bob.id}
        assert await people.blocked(bob.id) == set()
        await people.unblock(ada, bob.id)
        assert await people.blocked(ada.id) == set()
        await refused("not_yourself", people.block(ada, ada.id))
        await refused("no_such_person", people.block(ada, "nobody"))

    with_people(database, work)


def test_a_report_waits_until_a_moderator_has_handled_it(database: str) -> None:
    async def work(people: People, store: Store, _clock: Clock) -> None:
        ada, bob = (await people.guest("Ada")).person, (await people.guest("Bob")).person
        mod = await moderator(people, store)
        report = await people.report(ada, bob.id, "<script>rude</script>", "table")
        await refused("not_yourself", people.report(ada, ada.id, "me"))
        await refused("forbidden", people.moderation.reports(ada))
        (told,) = await people.moderation.reports(mod)
        assert (told.id, told.name, told.about_name, told.reason) == (report.id, "Ada", "Bob", report.reason)
        await refused("forbidden", people.moderation.handle(ada, report.id))
        await people.moderation.handle(mod, report.id)
        await refused("no_such_report", people.moderation.handle(mod, "nothing"))
        assert await people.moderation.reports(mod) == []
        (handled,) = await people.moderation.reports(mod, handled=True)
        assert handled.handled == mod.id

    with_people(database, work)


def test_who_is_muted_is_known_as_such_until_the_time_is_over(sqlite: str) -> None:
    async def work(people: People, store: Store, clock: Clock) -> None:
        ada = await people.guest("Ada")
        mod = await moderator(people, store)
        await refused("forbidden", people.moderation.mute(ada.person, mod.id))
        await refused("forbidden", people.moderation.mute(mod, mod.id))
        await refused("no_such_person", people.moderation.mute(mod, "nobody"))

        async def muted() -> bool:
            found = await people.who(ada.token)
            assert found is not None
            return found.muted

        await people.moderation.mute(mod, ada.person.id, 60)
        assert await muted()
        clock.now += 61
        assert not await muted()
        assert await people.moderation.sent_away(mod) == []
        await people.moderation.mute(mod, ada.person.id)
        assert await muted()
        assert [(each.name, each.banned_until) for each in await people.moderation.sent_away(mod)] == [("Ada", 0.0)]
        await refused("forbidden", people.moderation.sent_away(ada.person))
        await people.moderation.mute(mod, ada.person.id, 0)
        assert not await muted()

    with_people(sqlite, work)


def test_who_is_banned_is_out_at_once_and_until_the_time_is_over(sqlite: str) -> None:
    async def work(people: People, store: Store, clock: Clock) -> None:
        ada = await people.account("Ada", PASSWORD)
        mod = await moderator(people, store)
        ended: list[SessionEnd] = []
        people.ended = ended.append
        await people.moderation.ban(mod, ada.session.person.id, 60)
        assert ended == [SessionEnd(ada.session.person.id)]
        assert await people.who(ada.session.token) is None
        await refused("banned", people.sign_in("Ada", PASSWORD))
        await refused("banned", people.recover("Ada", ada.recovery_code, PASSWORD))
        await refused("forbidden", people.moderation.ban(mod, mod.id))
        clock.now += 61
        assert await people.who(ada.session.token) is not None
        await people.sign_in("Ada", PASSWORD)

    with_people(sqlite, work)


def test_every_refusal_has_its_sentence() -> None:
    details: dict[str, int | str] = {"shortest": 8, "longest": 200, "name": "Ada", "minutes": 10}
    codes = (
        "already_account bad_password banned invitation_needed name_taken no_such_invitation no_such_person "
        "no_such_report not_yourself settings_too_long too_many_attempts wrong_code wrong_old_password "
        "wrong_password"
    )
    for language in LANGUAGES:
        for code in codes.split():
            assert "{" not in words(language).say(f"server-error-{code.replace('_', '-')}", **details)
