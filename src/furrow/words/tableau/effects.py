"""What an effect says: one sentence made from its row, whatever words of the effect language it uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furrow.games.tableau import rows
from furrow.words.tableau.terms import Terms

_ANY = "any"
_ANSWER = {False: "no", True: "yes"}


def sentence(terms: Terms, effect: rows.Effect, category: str) -> str:
    """When something happens, for which cost, and what; an effect of storage or of the end says so."""
    if effect.when == "cleanup":
        return " ".join(_room(terms, slot) for slot in effect.store)
    if effect.when == "end":
        return terms.say("text", "end", steps=terms.speaker.row([_score(terms, *step) for step in effect.score]))
    return _triggered(terms, effect, _program(terms, effect.steps), category)


def _triggered(terms: Terms, effect: rows.Effect, done: str, category: str) -> str:
    """The moment of an effect and what is done then."""
    arguments: dict[str, int | str] = {"effect": done}
    if effect.when == "action":
        arguments |= {"uses": effect.uses}
        if effect.cost:
            arguments["cost"] = terms.price(effect.cost.items())
        return terms.say("text", "played" if category == "connection" else "action", **arguments)
    if effect.when == "builds":
        arguments["deck"] = effect.deck or _ANY
        if effect.tag:
            arguments |= {"tag": terms.say("tag", effect.tag), "tag_code": effect.tag}
    elif effect.when in ("produced", "points"):
        arguments["counted"] = terms.counted(effect.good or "vp", effect.at_least)
    elif effect.when == "exchanged":
        arguments["most"] = effect.most or 0
    return terms.say("text", effect.when, **arguments)


def _room(terms: Terms, slot: rows.Slot) -> str:
    goods = terms.speaker.one_of([terms.kind(good) for good in slot.goods])
    return terms.say("text", "cleanup", goods=goods, most=slot.most or 0)


def _score(terms: Terms, least: int, points: int) -> str:
    return terms.say("text", "score", least=least, points=terms.counted("vp", points))


# -- steps -----------------------------------------------------------------------------------------------------------


def _program(terms: Terms, steps: list[rows.StepRow]) -> str:
    """The steps of an effect, one after the other."""
    done = _step(terms, steps[0])
    for step in steps[1:]:
        done = terms.say("step", "then", first=done, last=_step(terms, step))
    return done


def _step(terms: Terms, step: rows.StepRow) -> str:
    if step.gain:
        return _gain(terms, step)
    if step.choose:
        options = [terms.goods(option.items()) for option in step.choose]
        return terms.say("step", "choose", options=terms.speaker.one_of(options))
    if step.offer:
        return terms.say("step", "offer", bargains=terms.speaker.one_of([_bargain(terms, each) for each in step.offer]))
    if step.place:
        return terms.say("step", "place", goods=terms.goods(step.place.items()))
    return terms.say("do", step.do, **_arguments(terms, step.args))


def _gain(terms: Terms, step: rows.StepRow) -> str:
    """Goods, once or as often as something is counted."""
    gain, most, per = terms.goods(step.gain.items()), step.most or 0, step.per
    if per is None:
        return terms.say("step", "gain", gain=gain)
    if per.tag:
        tag = terms.say("tag", per.tag)
        return terms.say("step", "gain-per-tag", gain=gain, tag=tag, tag_code=per.tag, most=most)
    if per.produced:
        good = terms.kind(per.produced)
        return terms.say("step", "gain-per-produced", gain=gain, good=good, good_code=per.produced, most=most)
    return terms.say("step", "gain-per-samurai", gain=gain, most=most)


def _bargain(terms: Terms, offer: rows.OfferRow) -> str:
    return terms.say("step", "bargain", cost=terms.price(offer.pay.items()), gain=terms.goods(offer.gain.items()))


def _arguments(terms: Terms, args: Mapping[str, Any]) -> dict[str, int | str]:
    """What a handler gets, as arguments of its message: lists of kinds, amounts, numbers, and words to choose by."""
    found: dict[str, int | str] = {}
    for name, value in args.items():
        if isinstance(value, bool):
            found[name] = _ANSWER[value]
        elif isinstance(value, list):
            found[name] = terms.speaker.one_of([terms.kind(good) for good in value])
        elif isinstance(value, dict):
            found[name] = terms.goods(value.items())
        else:
            found[name] = value
    return found
