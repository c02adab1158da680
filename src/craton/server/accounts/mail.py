"""Mail through an SMTP server, sent in a thread of its own."""

from __future__ import annotations

import logging
import smtplib
import ssl
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from craton.core.errors import OptionError

log = logging.getLogger("craton.server")

TIMEOUT = 15
"""Seconds for each step of the conversation with the SMTP server."""
MAX_PENDING = 100
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class SmtpServer:
    """Where mail is delivered. `smtps` is encrypted from the start, `smtp` by STARTTLS unless it is this machine."""

    scheme: str
    host: str
    port: int
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    @classmethod
    def parse(cls, url: str) -> SmtpServer:
        """The server of a URL such as smtp://user:password@mail.example:587; OptionError if it is none."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise OptionError("smtp must be a URL such as smtp://user:password@mail.example:587.") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise OptionError("smtp must be a URL such as smtp://user:password@mail.example:587.")
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        return cls(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password)

    def deliver(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            connection = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        with connection:
            if self.scheme == "smtp" and self.host not in LOOPBACK:
                connection.starttls(context=context)
            if self.user is not None:
                connection.login(self.user, self.password or "")
            connection.send_message(message)


def mail_server(smtp: str, sender: str) -> SmtpServer | None:
    """The server of the settings `smtp` and `mail_from`; None if there is none. OptionError if they are malformed."""
    if smtp and "@" not in sender:
        raise OptionError("mail_from must be the address that mail is sent from, because smtp is set.")
    return SmtpServer.parse(smtp) if smtp else None


class Mailer:
    """Sends mail; a message that cannot be delivered is logged without its contents or address."""

    def __init__(self, smtp: str, sender: str) -> None:
        self._server = mail_server(smtp, sender)
        self._sender = sender
        self._executor = ThreadPoolExecutor(1, "craton-mail")
        self._pending: set[Future[None]] = set()

    @property
    def is_configured(self) -> bool:
        return self._server is not None

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a message in the background."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        self._pending = {job for job in self._pending if not job.done()}
        if len(self._pending) >= MAX_PENDING:
            log.error("mail not sent", extra={"reason": "too many messages are waiting"})
            return
        self._pending.add(self._executor.submit(self._deliver, message))

    def _deliver(self, message: EmailMessage) -> None:
        assert self._server is not None
        try:
            self._server.deliver(message)
        except (OSError, smtplib.SMTPException) as error:
            log.error("mail not sent", extra={"reason": type(error).__name__})

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
