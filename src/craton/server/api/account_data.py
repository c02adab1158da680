"""Routes about what an account stores: e-mail address, recovery of the password, export, deletion."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy import update
from starlette.background import BackgroundTask
from starlette.responses import StreamingResponse

from craton.server.access import callers
from craton.server.access.logins import counted_failure
from craton.server.accounts import recovery
from craton.server.accounts.export import export_text
from craton.server.accounts.identity import caller_from
from craton.server.accounts.sanctions import refuse_banned
from craton.server.api.accounts import agent_of, signed_in
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.storage.database import StorageError
from craton.server.storage.tables import users
from craton.server.storage.writer import Change, ConflictError
from craton.server.wire import accounts as wire
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1/account", tags=["accounts"], responses=ERRORS, default_response_class=Json)

RECOVERY_MAIL = """Somebody, probably you, has asked for a new password for your account {name} on Craton.

Your code: {code}

It is valid for 24 hours and can be used once. If it was not you, ignore this mail; your password has not changed.
"""
CONFIRMATION_MAIL = """The account {name} on Craton wants to use this address to recover its password.

Your code: {code}

It is valid for 24 hours. If this is not your account, ignore this mail.
"""
ON_ITS_WAY = "If this account has an e-mail address, a code is on its way to it."


@router.post("/recover", response_model=wire.Me)
async def recover_account(request: Request, body: wire.Recovery) -> Json:
    """Set a new password with a one-time code. All sessions and tokens end; the response sets a session cookie."""
    context, now = callers.context_of(request), callers.context_of(request).matches.now()
    row = await context.accounts.row_by_name(body.name)
    with counted_failure(context.limiter, body.name, callers.address_of(request)):
        if row is None:
            raise RequestError("wrong-password", recovery.WRONG)
        code = await recovery.checked(context.store, row.id, recovery.PASSWORD_KINDS, body.code, now)
    caller = caller_from(row, row.id)
    refuse_banned(caller, now)
    codes = [recovery.used(code), recovery.void(row.id, *recovery.PASSWORD_KINDS)]
    try:
        session, cookie = await context.accounts.set_password(
            row.id, body.password, agent_of(request), end_tokens=True, codes=codes
        )
    except ConflictError:  # another request with the same code was first
        raise RequestError("wrong-password", recovery.WRONG) from None
    return signed_in(request, caller, session, cookie)


@router.post("/recover/mail", response_model=wire.MailSent, status_code=202)
async def send_recovery_mail(request: Request, body: wire.RecoveryMail) -> Json:
    """Send a code to the account's e-mail address. The response does not reveal whether there is one."""
    context = callers.context_of(request)
    if not context.mailer.is_configured:
        raise RequestError("not-allowed-now", "This server sends no mail; ask its operator for a code.")
    context.limiter.take("mail", callers.address_of(request))
    context.limiter.take("mail", "name:" + body.name.lower())
    task = BackgroundTask(_mail_code, context, body.name)  # after the response: its duration must reveal nothing
    return Json(wire.MailSent(message=ON_ITS_WAY), status_code=202, background=task)


async def _mail_code(context: Context, name: str) -> None:
    try:
        row = await context.accounts.row_by_name(name)
        if row is not None and row.email is not None:
            code = recovery.fresh_code()
            statements = recovery.issued(row.id, "mail", code, context.matches.now())
            await context.store.writer.write(Change(statements=statements))
            context.mailer.send(row.email, "A new password for Craton", RECOVERY_MAIL.format(name=row.name, code=code))
    except StorageError:
        return  # the user asks again


@router.put("/email", response_model=wire.MailSent, status_code=202)
async def change_email(request: Request, body: wire.NewEmail) -> Json:
    """Send a code that confirms an e-mail address. Until it is confirmed, the old address stays."""
    context, caller = callers.context_of(request), await callers.session_caller(request)
    if caller.is_guest:
        raise RequestError("not-allowed-now", "An e-mail address needs an account: choose a name and a password first.")
    if not context.mailer.is_configured:
        raise RequestError("not-allowed-now", "This server sends no mail.")
    with counted_failure(context.limiter, caller.name, callers.address_of(request)):
        await context.accounts.check_password(caller, body.password)
    context.limiter.take("mail", callers.address_of(request))
    context.limiter.take("mail", "user:" + caller.user)
    code = recovery.fresh_code()
    statements = recovery.issued(caller.user, "email", code, context.matches.now(), body.email)
    await context.store.writer.write(Change(statements=statements))
    context.mailer.send(
        body.email, "Your e-mail address on Craton", CONFIRMATION_MAIL.format(name=caller.name, code=code)
    )
    return Json(wire.MailSent(message=f"A code is on its way to {body.email}."), status_code=202)


@router.post("/email/confirm", response_model=wire.Account)
async def confirm_email(request: Request, body: wire.EmailCode) -> Json:
    """Confirm your e-mail address with the code that was sent to it."""
    context, caller = callers.context_of(request), await callers.session_caller(request)
    with counted_failure(context.limiter, caller.name, callers.address_of(request)):
        row = await recovery.checked(context.store, caller.user, ("email",), body.code, context.matches.now())
    confirmed = update(users).where(users.c.id == caller.user).values(email=row.email)
    await context.store.writer.write(Change(statements=[confirmed, recovery.used(row)]))
    return Json(wire.account_json(await context.accounts.row_of(caller.user)))


@router.delete("/email", response_model=wire.Account)
async def remove_email(request: Request) -> Json:
    """Remove your e-mail address."""
    context, caller = callers.context_of(request), await callers.session_caller(request)
    removed = update(users).where(users.c.id == caller.user).values(email=None)
    await context.store.writer.write(Change(statements=[removed, recovery.void(caller.user, "email", "mail")]))
    return Json(wire.account_json(await context.accounts.row_of(caller.user)))


@router.get("/export", response_model=wire.Export)
async def export_account(request: Request) -> StreamingResponse:
    """Download everything that is stored about you, without secrets."""
    context, caller = callers.context_of(request), await callers.session_caller(request)
    callers.charge(context, caller, callers.address_of(request), "export")
    headers = {"Content-Disposition": f'attachment; filename="craton-{caller.name}.json"'}
    text = export_text(context.store, context.accounts, caller.user, caller.session)
    return StreamingResponse(text, media_type="application/json", headers=headers)


@router.delete("", response_model=wire.Deleted)
async def delete_account(request: Request, body: wire.AccountDeletion) -> Json:
    """Delete your account permanently. Matches in progress are resigned; finished ones stay, without your name."""
    context, caller = callers.context_of(request), await callers.session_caller(request)
    if body.name != caller.name:
        raise RequestError("bad-request", "To confirm, give the name of your account.")
    if not caller.is_guest:
        with counted_failure(context.limiter, caller.name, callers.address_of(request)):
            await context.accounts.check_password(caller, body.password or "")
    name = await context.deletion.delete(caller)
    request.state.cookie = ""
    return Json(wire.Deleted(name=name))
