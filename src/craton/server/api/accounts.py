"""Routes about the caller: guest or account, sessions, tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Request

from craton.server.access import callers
from craton.server.accounts.identity import BOT
from craton.server.errors import RequestError
from craton.server.wire import accounts as wire
from craton.server.wire.base import Empty
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1", tags=["accounts"], responses=ERRORS, default_response_class=Json)

Id = Annotated[str, Path(max_length=40)]


@router.get("/me", response_model=wire.Me)
async def get_me(request: Request) -> Json:
    """Get the calling user; null if you are not signed in."""
    return Json(wire.me_json(await callers.reader(request)))


@router.post("/guest", response_model=wire.Me, status_code=201)
async def create_guest(request: Request, body: Empty) -> Json:
    """Become a guest; this also happens by itself when you first create or join a match."""
    return Json(wire.me_json(await callers.caller_or_guest(request, "read", "read")), status_code=201)


@router.post("/account", response_model=wire.Me, status_code=201)
async def create_account(request: Request, body: wire.NewAccount) -> Json:
    """Register with a name and a password; a guest keeps their matches."""
    context = callers.context_of(request)
    context.limiter.take("password", callers.address_of(request))
    caller = callers.require_session(await callers.caller_or_guest(request, "play", "open"))
    await context.accounts.register(caller, body.name, body.password)
    return Json(wire.me_json(replace(caller, name=body.name, is_guest=False)), status_code=201)


@router.put("/account/password", response_model=wire.Me)
async def change_password(request: Request, body: wire.NewPassword) -> Json:
    """Change your password; all other sessions end."""
    caller = await callers.session_caller(request)
    callers.context_of(request).limiter.take("password", callers.address_of(request))
    await callers.context_of(request).accounts.change_password(caller, body.old, body.new)
    return Json(wire.me_json(caller))


@router.post("/account/bot", response_model=wire.Me, status_code=201)
async def become_bot(request: Request, body: Empty) -> Json:
    """Declare that a program plays with this account: visible to others, no rated matches, irreversible."""
    caller = await callers.session_caller(request)
    if caller.is_guest:
        raise RequestError("not-allowed-now", "A bot needs an account: choose a name and a password first.")
    await callers.context_of(request).accounts.flag_as_bot(caller)
    return Json(wire.me_json(replace(caller, is_bot=True)), status_code=201)


@router.post("/sessions", response_model=wire.Me, status_code=201)
async def log_in(request: Request, body: wire.Credentials) -> Json:
    """Log in with name and password; the response sets a session cookie."""
    context = callers.context_of(request)
    context.limiter.take("password", callers.address_of(request))
    context.limiter.take("password", "name:" + body.name.lower())
    caller, cookie = await context.accounts.log_in(body.name, body.password, request.headers.get("user-agent", ""))
    request.state.cookie = cookie
    return Json(wire.me_json(caller), status_code=201)


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
    callers.context_of(request).limiter.take("open", caller.user)
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
