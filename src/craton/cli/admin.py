"""craton admin"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from craton.cli._database import add_database_argument, database_from

if TYPE_CHECKING:
    from craton.server.admin.console import Console

HELP = "Administer a server: users, bans, recovery codes, matches, tournaments, quarantine, reports, audit log."
EXAMPLES = (
    "craton admin users --name ali",
    "craton admin ban alice --days 7 --reason 'insults in the chat'",
    "craton admin recover alice",
    "craton admin matches end MATCH --winner draw --reason 'both players agree'",
    "craton admin reports --json",
)

Body = Callable[["Console", argparse.Namespace], Awaitable[None]]
Argument = tuple[str, dict[str, Any]]

USER: Argument = ("user", {"metavar": "USER", "help": "the name of an account, or the id of a user"})
MATCH: Argument = ("match", {"metavar": "MATCH", "help": "the id of a match"})
TOURNAMENT: Argument = ("tournament", {"metavar": "TOURNAMENT", "help": "the id of a tournament"})
REPORT: Argument = ("report", {"metavar": "REPORT", "help": "the id of a report"})
WHY: Argument = ("--reason", {"default": "", "help": "why; kept in the audit log"})
SHOWN_WHY: Argument = ("--reason", {"default": "", "help": "why; shown to the user and kept in the audit log"})


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text[:9]) < 10**6):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number from 1 to 999999")
    return int(text)


DAYS: Argument = ("--days", {"metavar": "N", "type": number, "help": "for N days; default: until further notice"})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parts = parser.add_subparsers(title="subcommands", metavar="SUBCOMMAND", required=True)
    users = _add_list(
        parts,
        "users",
        "List users, newest first.",
        _list_users,
        ("--name", {"metavar": "TEXT", "help": "only users whose name contains TEXT"}),
        ("--banned", {"action": "store_true", "help": "only banned users"}),
        ("--muted", {"action": "store_true", "help": "only muted users"}),
    )
    _add(users, "show", "Show one user with sessions, matches, reports and past decisions.", _show_user, USER)
    _add(parts, "ban", "Ban a user from the server, at once.", _impose("ban"), USER, DAYS, SHOWN_WHY)
    _add(parts, "unban", "End a ban, at once.", _lift("ban"), USER)
    _add(parts, "mute", "Mute a user in all chats, at once.", _impose("mute"), USER, DAYS, SHOWN_WHY)
    _add(parts, "unmute", "Let a user chat again, at once.", _lift("mute"), USER)
    new_name = ("name", {"metavar": "NAME", "help": "the new name"})
    _add(parts, "rename", "Give an account another name.", _rename, USER, new_name)
    _add(parts, "recover", "Print a one-time code with which a user sets a new password.", _recover, USER)
    matches = _add_list(
        parts,
        "matches",
        "List matches, most recently changed first.",
        _list_matches,
        ("--status", {"choices": ("waiting", "playing", "over", "aborted"), "help": "only matches with this status"}),
        ("--user", {"metavar": "USER", "help": "only matches of this user"}),
        ("--game", {"metavar": "GAME", "help": "only matches of this game"}),
        ("--idle", {"metavar": "DAYS", "type": number, "help": "only matches in progress, unchanged for DAYS days"}),
    )
    _add(matches, "show", "Show one match with the end of its log and the reports about it.", _show_match, MATCH)
    winner = ("--winner", {"required": True, "choices": ("first", "second", "draw", "none"), "help": "none: aborted"})
    _add(matches, "end", "End a match by a log entry, at once.", _end_match, MATCH, winner, WHY)
    tournaments = _add_list(
        parts,
        "tournaments",
        "List tournaments, most recently changed first.",
        _list_tournaments,
        ("--status", {"choices": ("open", "running", "over", "cancelled"), "help": "only those with this status"}),
    )
    _add(tournaments, "show", "Show one tournament with its players and games.", _show_tournament, TOURNAMENT)
    _add(tournaments, "cancel", "Cancel a tournament that has not started.", _cancel, TOURNAMENT, WHY)
    _add(
        tournaments,
        "withdraw",
        "Withdraw a player, who loses matches in progress.",
        _withdraw,
        TOURNAMENT,
        USER,
        WHY,
    )
    quarantine = _add_list(parts, "quarantine", "List matches that cannot be read.", _list_quarantine)
    _add(quarantine, "show", "Show one match with the end of its log.", _show_match, MATCH)
    _add(quarantine, "check", "Check a match completely: its log, rules, dice and columns.", _check_match, MATCH)
    _add(quarantine, "release", "Release a match from quarantine.", _release, MATCH)
    everything = ("--all", {"action": "store_true", "help": "closed reports too, newest first"})
    reports = _add_list(parts, "reports", "List open reports of players, oldest first.", _list_reports, everything)
    _add(reports, "show", "Show one report with the chat around it.", _show_report, REPORT)
    note = ("--note", {"default": "", "help": "what was done; kept with the report"})
    _add(reports, "close", "Close a report.", _close_report, REPORT, note)
    subject = ("--subject", {"metavar": "ID", "help": "only commands about this user, match, tournament or report"})
    _add_list(parts, "audit", "List the commands of operators, most recent first.", _list_audit, subject)


def _add(parts: Any, name: str, text: str, body: Body, *arguments: Argument) -> Any:
    """A subcommand with its own arguments and those that all of them share."""
    # Without defaults, so that an option given before a further word is not overwritten.
    shared = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    add_database_argument(shared)
    shared.add_argument("--by", metavar="NAME", help="the operator's name in the audit log; default: the login name")
    shared.add_argument("--json", action="store_true", help="print JSON; times in milliseconds since 1970")
    one = parts.add_parser(name, help=text, description=text, parents=[shared])
    for option, details in arguments:
        one.add_argument(option, **details)
    one.set_defaults(body=body)
    return one


def _add_list(parts: Any, name: str, text: str, body: Body, *filters: Argument) -> Any:
    """A subcommand that lists things, and the place for further words about one of them."""
    limit = ("--limit", {"metavar": "N", "type": number, "default": 50, "help": "at most N rows; default: 50"})
    one = _add(parts, name, text, body, *filters, limit)
    return one.add_subparsers(title="about one of them", metavar="WHAT") if name != "audit" else one


def run(args: argparse.Namespace) -> int:
    for name in ("database", "by"):
        setattr(args, name, getattr(args, name, None))
    args.json = getattr(args, "json", False)
    url = database_from(args)
    from craton.server.admin.console import open_console

    async def work() -> None:
        async with open_console(url, args.by) as console:
            await args.body(console, args)

    asyncio.run(work())
    return 0


def _said(args: argparse.Namespace, sentence: str, **facts: Any) -> None:
    """Report what was done."""
    print(json.dumps(facts) if args.json else sentence)


# Users


async def _list_users(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_listing
    from craton.server.admin.users import UserFilter, list_users

    wanted = UserFilter(args.name, banned=args.banned, muted=args.muted)
    print_listing(await list_users(console, wanted, args.limit), ("user", "users"), as_json=args.json)


async def _show_user(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_details
    from craton.server.admin.users import show_user

    print_details(await show_user(console, args.user), as_json=args.json)


def _impose(sanction: str) -> Body:
    async def body(console: Console, args: argparse.Namespace) -> None:
        from craton.cli._admin import when
        from craton.server.admin.users import SANCTIONS, impose

        name, until = await impose(console, sanction, args.user, args.days, args.reason)
        _said(args, f"{name} is {SANCTIONS[sanction][0]} until {when(until)}.", name=name, until=until)

    return body


def _lift(sanction: str) -> Body:
    async def body(console: Console, args: argparse.Namespace) -> None:
        from craton.server.admin.users import SANCTIONS, lift

        name = await lift(console, sanction, args.user)
        _said(args, f"{name} is no longer {SANCTIONS[sanction][0]}.", name=name)

    return body


async def _rename(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.users import rename

    old = await rename(console, args.user, args.name)
    _said(args, f"{old} is now called {args.name}.", old=old, name=args.name)


async def _recover(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.users import recover

    name, code = await recover(console, args.user)
    _said(args, f"{name} can set a new password with this code, once, within a day: {code}", name=name, code=code)


# Matches


async def _list_matches(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_listing
    from craton.server.admin.matches import MatchFilter, list_matches

    wanted = MatchFilter(args.status, args.user, args.game, args.idle)
    print_listing(await list_matches(console, wanted, args.limit), ("match", "matches"), as_json=args.json)


async def _show_match(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_details
    from craton.server.admin.matches import show_match

    print_details(await show_match(console, args.match), as_json=args.json)


async def _end_match(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.matches import end_match

    winner = None if args.winner == "none" else args.winner
    match = await end_match(console, args.match, winner, args.reason)
    result = "aborted" if winner is None else "a draw" if winner == "draw" else f"won by the {winner} seat"
    _said(args, f"The match {match.id} is over: {result}.", match=match.id, status=match.status, winner=winner)


async def _list_quarantine(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_listing
    from craton.server.admin.matches import list_quarantine

    what = ("match in quarantine", "matches in quarantine")
    print_listing(await list_quarantine(console, args.limit), what, as_json=args.json)


async def _check_match(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.matches import check_match

    problems = await check_match(console, args.match)
    _said(args, "\n".join(problems) or "Nothing is wrong with it.", match=args.match, problems=problems)


async def _release(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.matches import release

    await release(console, args.match)
    _said(args, f"The match {args.match} is no longer in quarantine.", match=args.match)


# Tournaments


async def _list_tournaments(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_listing
    from craton.server.admin.tournaments import list_tournaments

    found = await list_tournaments(console, args.status, args.limit)
    print_listing(found, ("tournament", "tournaments"), as_json=args.json)


async def _show_tournament(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_details
    from craton.server.admin.tournaments import show_tournament

    print_details(await show_tournament(console, args.tournament), as_json=args.json)


async def _cancel(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.tournaments import cancel

    name = await cancel(console, args.tournament, args.reason)
    _said(args, f"The tournament {name} is cancelled.", tournament=args.tournament, status="cancelled")


async def _withdraw(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.tournaments import withdraw

    name, tournament = await withdraw(console, args.tournament, args.user, args.reason)
    _said(args, f"{name} has been withdrawn from {tournament}.", name=name, tournament=args.tournament)


# Reports and the audit log


async def _list_reports(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_listing
    from craton.server.admin.reports import list_reports

    what = ("report", "reports") if args.all else ("open report", "open reports")
    print_listing(await list_reports(console, closed=args.all, limit=args.limit), what, as_json=args.json)


async def _show_report(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_details
    from craton.server.admin.reports import show_report

    print_details(await show_report(console, args.report), as_json=args.json)


async def _close_report(console: Console, args: argparse.Namespace) -> None:
    from craton.server.admin.reports import close_report

    await close_report(console, args.report, args.note)
    _said(args, f"The report {args.report} is closed.", report=args.report)


async def _list_audit(console: Console, args: argparse.Namespace) -> None:
    from craton.cli._admin import print_listing
    from craton.server.admin.console import list_audit

    found = await list_audit(console, args.subject, args.limit)
    print_listing(found, ("command", "commands"), as_json=args.json)
