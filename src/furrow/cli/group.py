"""The command line's frame: help in the chosen language, and every error as one line with an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import Abort, TyperException

from furrow.cli.trouble import Trouble, listed
from furrow.cli.voice import filled_texts, help_texts, wished_language
from furrow.languages import LANGUAGES

_INTERRUPTED = 130
_PIPE_CLOSED = 141


class SpeakingGroup(TyperGroup):
    """A Typer group whose help texts are names of messages, and whose errors are messages too."""

    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        language = wished_language(arguments)
        _be_lenient()
        helping = not arguments or "--help" in arguments
        texts = filled_texts(language) if helping else help_texts(language)
        _speak(self, texts)
        if helping:
            _title_panels(texts)
        try:
            code = super().main(
                arguments or ["--help"], prog_name="furrow", standalone_mode=False, obj=language, **extra
            )
        except Trouble as trouble:
            code = _complain(language, trouble)
        except TyperException as error:
            code = _complain(language, _usage_trouble(error))
        except (Abort, KeyboardInterrupt):
            code = _INTERRUPTED
        except BrokenPipeError:
            code = _close_pipe()
        code = code if isinstance(code, int) else 0
        if standalone_mode:
            sys.exit(code)
        return code

    def get_help_option(self, ctx: Any) -> Any:
        return _translated_help_option(super().get_help_option(ctx), ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named first."""
        if args and args[0] not in self.commands:
            raise Trouble("cli-error-command", name=args[0], known=listed(tuple(self.commands)))
        return super().resolve_command(ctx, args)


class SpeakingCommand(TyperCommand):
    """A command whose help option speaks the chosen language too."""

    def get_help_option(self, ctx: Any) -> Any:
        return _translated_help_option(super().get_help_option(ctx), ctx)


class DealingCommand(SpeakingCommand):
    """A command with `--deal KIND=NAME`, for which `--KIND NAME` is short; the kinds are those of all games."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {name for parameter in self.params for name in parameter.opts}
        strange = {word.partition("=")[0] for word in args if word.startswith("--")} - known
        return super().parse_args(ctx, _dealing(args) if strange else args)


def _dealing(args: Sequence[str]) -> list[str]:
    """A command line with `--KIND NAME` written out."""
    from furrow.games import find, names

    kinds = {kind for game in names() for kind in find(game).dealt}
    written: list[str] = []
    words = iter(args)
    for word in words:
        name, equals, value = word.removeprefix("--").partition("=")
        if word.startswith("--") and name.replace("-", "_") in kinds:
            chosen = value if equals else next(words, "")
            written += ["--deal", f"{name}={chosen}"]
        else:
            written.append(word)
    return written


def _translated_help_option(option: Any, ctx: Any) -> Any:
    language = ctx.find_root().obj
    if option is not None and isinstance(language, str):
        option.help = help_texts(language)["cli-help-help"]
    return option


def _speak(command: Any, texts: dict[str, str]) -> None:
    """Replace message names by their words, in a command and all below it."""
    command.help = _words(command, texts)
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = _words(parameter, texts)
    for child in getattr(command, "commands", {}).values():
        _speak(child, texts)


def _words(thing: Any, texts: dict[str, str]) -> str:
    """The text of a thing's message. Its name is kept beside it: the same command may be asked in another language."""
    if not hasattr(thing, "furrow_message"):
        thing.furrow_message = thing.help
    message = str(thing.furrow_message)
    return texts.get(message, message)


def _title_panels(texts: dict[str, str]) -> None:
    """The headings of Typer's own help."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = texts["cli-help-title-arguments"]
    rich_utils.OPTIONS_PANEL_TITLE = texts["cli-help-title-options"]
    rich_utils.COMMANDS_PANEL_TITLE = texts["cli-help-title-commands"]
    rich_utils.DEFAULT_STRING = f"[{texts['cli-help-title-default']}: {{}}]"
    rich_utils.ENVVAR_STRING = f"[{texts['cli-help-title-variable']}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{texts['cli-help-title-required']}]"


def _usage_trouble(error: TyperException) -> Trouble:
    """What Typer found wrong with the command line, in our words."""
    option = getattr(error, "option_name", "")
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = listed(tuple(getattr(error, "possibilities", None) or ()))
        return Trouble("cli-error-no-such-option-near" if near else "cli-error-no-such-option", name=option, near=near)
    if option:
        return Trouble("cli-error-option-usage", name=option)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = parameter.opts[-1] if parameter.opts[-1].startswith("-") else parameter.metavar or parameter.name
        message = "cli-error-missing" if kind == "MissingParameter" else "cli-error-value"
        return Trouble(message, name=str(name))
    return Trouble("cli-error-other", reason=error.format_message())


def _complain(language: str, trouble: Trouble) -> int:
    """One line on stderr."""
    from furrow.cli.voice import Voice

    voice = Voice(language if language in LANGUAGES else "en")
    print(f"furrow: {voice.say(trouble.message, **trouble.arguments)}", file=sys.stderr)
    return trouble.code


def _be_lenient() -> None:
    """Letters that the terminal's encoding lacks become question marks instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _close_pipe() -> int:
    """The program that read our output has stopped reading: be silent, also when Python closes its streams."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return _PIPE_CLOSED
