"""The command line: one module per command.

A command is a module with HELP (one sentence), EXAMPLES (command lines), add_arguments(parser) and
run(args) -> exit status.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from typing import Any, NoReturn

from craton import __version__
from craton.cli._terminal import prepare_streams
from craton.core.errors import CratonError

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Reports a mistake in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}. Try {self.prog} --help.\n")


def commands() -> list[str]:
    """The names of all commands."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))
    return sorted(name.replace("_", "-") for name in found)


def module_of(name: str) -> Any:
    """The module of a command."""
    return importlib.import_module(f"{__name__}.{name.replace('-', '_')}")


def make_parser(names: list[str]) -> Parser:
    parser = Parser(
        prog="craton",
        description="Four territorial abstract games: Fault Lines, Lifeline, Triangular Assault and Faust.",
        epilog="craton COMMAND --help describes a command. To begin: craton play faultlines",
    )
    parser.add_argument("--version", action="version", version=f"craton {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name in names:
        module = module_of(name)
        command = subparsers.add_parser(
            name,
            help=module.HELP,
            description=module.HELP,
            epilog="\n".join(["examples:", *(f"  {line}" for line in module.EXAMPLES)]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(argv: list[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    prepare_streams()
    known = commands()
    # Import only the command that is called, so that it starts quickly.
    names = [argv[0]] if argv and argv[0] in known else known
    parser = make_parser(names)
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except CratonError as error:
        _complain(f"craton {args.command}: {error}")
    except BrokenPipeError:
        # The reader, such as `head`, has closed the pipe; keep Python from complaining again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeDecodeError) as error:
        _complain(f"craton {args.command}: {_sentence(error)}")
    except KeyboardInterrupt:
        _complain("")
        return INTERRUPTED
    return BAD_INPUT


def _complain(text: str) -> None:
    """Write a line to standard error. The name `print` is that of a command's module here."""
    sys.stderr.write(f"{text}\n")


def _sentence(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}."
    return f"{error}."
