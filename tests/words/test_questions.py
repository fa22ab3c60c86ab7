"""A prompt for every decision."""

from __future__ import annotations

import pytest

from furrow.games.scythe.frames import DECISIONS
from furrow.words import LANGUAGES, question
from tests.words.catalogues import check, messages


def test_every_decision_has_a_prompt_and_no_other() -> None:
    prompts = {message.removeprefix("scythe-question-") for message in messages("en", "scythe-questions.ftl")}
    assert prompts == {name.replace("_", "-") for name in DECISIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short_and_differ(language: str) -> None:
    prompts = [question("scythe", name, language) for name in DECISIONS]
    for prompt in prompts:
        check(prompt, language)
        assert len(prompt) <= 80
    assert len(set(prompts)) == len(prompts)
