"""Routes about oneself: guest or account, sessions, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from craton.server.accounts.identity import BOT, Caller
from craton.server.errors import Refusal
from craton.server.http import shapes
from craton.server.http.answers import ERRORS, Json
from craton.server.http.callers import account_holder, address_of, context_of, reader, somebody
from craton.server.http.schemas import Body, Credentials, NewAccount, NewPassword, NewToken

router = APIRouter(prefix="/api/v1", tags=["accounts"], responses=ERRORS, default_response_class=Json)

Id = Annotated[str, Path(max_length=40)]


def _caller_json(caller: Caller | None) -> dict[str, Any] | None:
    if caller is None:
        return None
    return {"id": caller.user, "name": caller.name, "guest": caller.is_guest, "bot": caller.is_bot}


@router.get("/me", response_model=shapes.Me)
async def me(request: Request) -> Json:
    """Who you are; null if you are not known."""
    return Json({"user": _caller_json(await reader(request))})


class Empty(Body):
    """Nothing."""


@router.post("/guest", response_model=shapes.Me, status_code=201)
async def guest(request: Request, body: Empty) -> Json:
    """Become a guest at once, instead of with the first thing you do."""
    return Json({"user": _caller_json(await somebody(request, "read", "read"))}, status_code=201)


@router.post("/account", response_model=shapes.Me, status_code=201)
async def register(request: Request, body: NewAccount) -> Json:
    """Take a name and a password, and keep the matches you have as a guest."""
    context = context_of(request)
    context.limiter.take("password", address_of(request))
    caller = await somebody(request, "play", "open")
    if caller.session is None:
        raise Refusal("forbidden", "This needs a session: a token is not good for it.")
    await context.accounts.register(caller, body.name, body.password)
    user = {"id": caller.user, "name": body.name, "guest": False, "bot": False}
    return Json({"user": user}, status_code=201)


@router.put("/account/password", response_model=shapes.Me)
async def change_password(request: Request, body: NewPassword) -> Json:
    """Change the password; all other sessions end."""
    caller = await account_holder(request)
    context_of(request).limiter.take("password", address_of(request))
    await context_of(request).accounts.change_password(caller, body.old, body.new)
    return Json({"user": _caller_json(caller)})


@router.post("/sessions", response_model=shapes.Me, status_code=201)
async def log_in(request: Request, body: Credentials) -> Json:
    """Come with name and password; the answer brings a cookie."""
    context = context_of(request)
    context.limiter.take("password", address_of(request))
    context.limiter.take("password", "name:" + body.name.lower())
    caller, cookie = await context.accounts.log_in(body.name, body.password, request.headers.get("user-agent", ""))
    request.state.cookie = cookie
    return Json({"user": _caller_json(caller)}, status_code=201)


@router.get("/sessions", response_model=shapes.Sessions)
async def sessions(request: Request) -> Json:
    """Where you are signed in."""
    caller = await account_holder(request)
    rows = await context_of(request).accounts.sessions_of(caller.user)
    listed = [
        {
            "id": row.id,
            "created": row.created,
            "seen": row.seen,
            "agent": row.agent,
            "current": row.id == caller.session,
        }
        for row in rows
    ]
    return Json({"sessions": listed})


@router.delete("/sessions/{session}", response_model=shapes.Ended)
async def end_session(request: Request, session: Id) -> Json:
    """End a session; `current` is the one you come with."""
    caller = await account_holder(request)
    wanted = caller.session if session == "current" else session
    assert wanted is not None
    if not await context_of(request).accounts.end_session(caller.user, wanted):
        raise Refusal("not-found", "You have no such session.")
    if wanted == caller.session:
        request.state.cookie = ""
    return Json({"ended": wanted})


@router.get("/tokens", response_model=shapes.Tokens)
async def tokens(request: Request) -> Json:
    """Your tokens, without their secrets."""
    caller = await account_holder(request)
    rows = await context_of(request).accounts.tokens_of(caller.user)
    listed = [
        {
            "id": row.id,
            "label": row.label,
            "scopes": row.scopes.split(),
            "created": row.created,
            "expires": row.expires,
        }
        for row in rows
    ]
    return Json({"tokens": listed})


@router.post("/tokens", response_model=shapes.FreshToken, status_code=201)
async def new_token(request: Request, body: NewToken) -> Json:
    """A token for programs: `Authorization: Bearer ...`. It is shown only now."""
    caller = await account_holder(request)
    if BOT in body.scopes and not caller.is_bot:
        raise Refusal("not-allowed-now", "This is no bot's account; POST /account/bot makes it one.")
    context_of(request).limiter.take("open", caller.user)
    token_id, token = await context_of(request).accounts.new_token(caller.user, body.label, body.scopes, body.days)
    return Json({"id": token_id, "token": token, "scopes": sorted(set(body.scopes))}, status_code=201)


@router.delete("/tokens/{token}", response_model=shapes.Ended)
async def end_token(request: Request, token: Id) -> Json:
    """End a token."""
    caller = await account_holder(request)
    if not await context_of(request).accounts.end_token(caller.user, token):
        raise Refusal("not-found", "You have no such token.")
    return Json({"ended": token})
