"""Routes about the caller: guest or account, password, sessions, tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Request

from craton.server.access import callers
from craton.server.access.logins import counted_failure
from craton.server.access.operators import is_operator, operator_names
from craton.server.accounts.identity import BOT, Caller
from craton.server.accounts.sanctions import refuse_banned
from craton.server.errors import RequestError
from craton.server.wire import accounts as wire
from craton.server.wire.base import Empty
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1", tags=["accounts"], responses=ERRORS, default_response_class=Json)

Id = Annotated[str, Path(max_length=40)]


def agent_of(request: Request) -> str:
    return request.headers.get("user-agent", "")


def me(request: Request, caller: Caller | None, status: int = 200) -> Json:
    mail = callers.context_of(request).mailer.is_configured
    return Json(wire.me_json(caller, mail=mail, operator=is_operator(request, caller)), status_code=status)


def signed_in(request: Request, caller: Caller, session: str, cookie: str, status: int = 200) -> Json:
    """The response that sets the cookie of a new session."""
    request.state.cookie = cookie
    return me(request, replace(caller, session=session), status)


@router.get("/me", response_model=wire.Me)
async def get_me(request: Request) -> Json:
    """Get the calling user; null if you are not signed in."""
    return me(request, await callers.reader(request))


@router.post("/guest", response_model=wire.Me, status_code=201)
async def create_guest(request: Request, body: Empty) -> Json:
    """Become a guest; this also happens by itself when you first create or join a match."""
    return me(request, await callers.caller_or_guest(request, "read", "read"), 201)


@router.post("/account", response_model=wire.Me, status_code=201)
async def create_account(request: Request, body: wire.NewAccount) -> Json:
    """Register with a name and a password; a guest keeps their matches. Earlier sessions and tokens end."""
    context = callers.context_of(request)
    context.limiter.take("password", callers.address_of(request))
    if body.name.lower() in operator_names(context.settings):  # or a stranger could take it before the operator does
        raise RequestError("name-taken", f"The name {body.name} is reserved.")
    caller = callers.require_session(await callers.caller_or_guest(request, "play", "open"))
    registered, cookie = await context.accounts.register(caller, body.name, body.password, agent_of(request))
    request.state.cookie = cookie
    return me(request, registered, 201)


@router.get("/account", response_model=wire.Account)
async def get_account(request: Request) -> Json:
    """Get your account: name, e-mail address, bans. The export has everything else."""
    caller = await callers.session_caller(request)
    return Json(wire.account_json(await callers.context_of(request).accounts.row_of(caller.user)))


@router.put("/account/password", response_model=wire.Me)
async def change_password(request: Request, body: wire.NewPassword) -> Json:
    """Change your password. All sessions end and this one is replaced; with `end_tokens` all tokens end too."""
    caller, context = await callers.session_caller(request), callers.context_of(request)
    with counted_failure(context.limiter, caller.name, callers.address_of(request)):
        await context.accounts.check_password(caller, body.old)
    session, cookie = await context.accounts.set_password(
        caller.user, body.new, agent_of(request), end_tokens=body.end_tokens
    )
    return signed_in(request, caller, session, cookie)


@router.post("/account/bot", response_model=wire.Me, status_code=201)
async def become_bot(request: Request, body: Empty) -> Json:
    """Declare that a program plays with this account: visible to others, no rated matches, irreversible."""
    caller = await callers.session_caller(request)
    if caller.is_guest:
        raise RequestError("not-allowed-now", "A bot needs an account: choose a name and a password first.")
    await callers.context_of(request).accounts.flag_as_bot(caller)
    return me(request, replace(caller, is_bot=True), 201)


@router.post("/sessions", response_model=wire.Me, status_code=201)
async def log_in(request: Request, body: wire.Credentials) -> Json:
    """Log in with name and password; the response sets a session cookie. The session of the old cookie ends."""
    context = callers.context_of(request)
    before = await callers.caller_of(request)
    with counted_failure(context.limiter, body.name, callers.address_of(request)):
        caller = await context.accounts.by_password(body.name, body.password)
    refuse_banned(caller, context.matches.now())
    ends = before if before is not None and before.session is not None else None
    session, cookie = await context.accounts.log_in(caller.user, agent_of(request), ends=ends)
    return signed_in(request, caller, session, cookie, 201)


@router.get("/sessions", response_model=wire.Sessions)
async def list_sessions(request: Request) -> Json:
    """List your sessions."""
    caller = await callers.session_caller(request)
    rows = await callers.context_of(request).accounts.sessions_of(caller.user)
    return Json(wire.Sessions(sessions=[wire.session_json(row, caller.session) for row in rows]))


@router.delete("/sessions/{session}", response_model=wire.Ended)
async def end_session(request: Request, session: Id) -> Json:
    """End a session; `current` is the one you are using."""
    caller = await callers.session_caller(request)
    wanted = caller.session if session == "current" else session
    assert wanted is not None
    if not await callers.context_of(request).accounts.end_session(caller.user, wanted):
        raise RequestError("not-found", "You have no such session.")
    if wanted == caller.session:
        request.state.cookie = ""
    return Json(wire.Ended(ended=wanted))


@router.get("/tokens", response_model=wire.Tokens)
async def list_tokens(request: Request) -> Json:
    """List your tokens, without their secrets."""
    caller = await callers.session_caller(request)
    rows = await callers.context_of(request).accounts.tokens_of(caller.user)
    return Json(wire.Tokens(tokens=[wire.token_json(row) for row in rows]))


@router.post("/tokens", response_model=wire.CreatedToken, status_code=201)
async def create_token(request: Request, body: wire.NewToken) -> Json:
    """Create a token for a program (`Authorization: Bearer ...`). It is shown only once."""
    caller = await callers.session_caller(request)
    if BOT in body.scopes and not caller.is_bot:
        raise RequestError("not-allowed-now", "This is not a bot account; POST /account/bot makes it one.")
    callers.charge(callers.context_of(request), caller, callers.address_of(request), "open")
    token_id, token = await callers.context_of(request).accounts.new_token(
        caller.user, body.label, body.scopes, body.days
    )
    return Json(wire.CreatedToken(id=token_id, token=token, scopes=sorted(set(body.scopes))), status_code=201)


@router.delete("/tokens/{token}", response_model=wire.Ended)
async def revoke_token(request: Request, token: Id) -> Json:
    """Revoke a token."""
    caller = await callers.session_caller(request)
    if not await callers.context_of(request).accounts.end_token(caller.user, token):
        raise RequestError("not-found", "You have no such token.")
    return Json(wire.Ended(ended=token))
