"""What the page asks about accounts. Everything is posted, and anyone who signs in gets a new cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfpast.core.errors import HalfpastError
from halfpast.server.guard.limits import Limits, Rate, line_of
from halfpast.server.http.web import (
    accounts_of,
    address_of,
    answer,
    device_of,
    marks_of,
    posted,
    set_cookie,
    set_marks,
    signed_in,
)
from halfpast.server.people.accounts import Accounts, read_account_name
from halfpast.server.tables.errors import Denied, TooFast
from halfpast.server.tables.faces import read_face
from halfpast.store import Document

FAST = "Too many tries: wait a few minutes."


def routes() -> list[Route]:
    """Each under /api/account."""
    asked = {
        "make": make,
        "enter": enter,
        "passphrase": passphrase,
        "face": face,
        "passkey/ask": ask_to_make,
        "passkey/make": made,
        "passkey/show": ask_to_show,
        "passkey/enter": shown,
        "passkey/remove": remove_passkey,
        "leave": leave,
        "forget": forget,
    }
    posts = [Route(f"/api/account/{path}", posted(do), methods=["POST"]) for path, do in asked.items()]
    return [Route("/api/account", account), *posts]


async def account(request: Request) -> Response:
    """The account of this device, if it has one: ways to sign in, and devices."""
    accounts, device = accounts_of(request), device_of(request) or ""
    try:
        owner = await accounts.of(device)
    except Denied:
        return answer({"account": None})
    keys = [{"id": one, **{key: kept[key] for key in ("kind", "made", "used")}} for one, kept in owner.passkeys.items()]
    devices = [{"id": one, **kept, "here": one == device} for one, kept in owner.devices.items()]
    shown = owner.document.get("face")
    return answer({"account": {"name": owner.name, "face": shown, "passkeys": keys, "devices": devices}})


async def make(request: Request, guest: str, data: Document) -> Response:
    """A new account with a passphrase."""
    limits, line = _limits(request), _line(request)
    _slow_down((limits.accounts, line), (limits.passphrases, line))
    accounts, device = _here(request)
    new = await accounts.make(device, data.get("name"), data.get("passphrase"), data.get("kind"), line)
    return signed_in(request, answer({}, 201), new)


async def enter(request: Request, guest: str, data: Document) -> Response:
    """Sign in with a passphrase. Guessing is slowed down, but not on the owner's own devices: nobody locks them out."""
    accounts, device = _here(request)
    name, line, limits = data.get("name"), _line(request), _limits(request)
    if mark := await accounts.mark_of(name, marks_of(request)):
        counted = [(limits.tries_here, mark)]
    else:
        called = read_account_name(name)
        counted = [(limits.tries_of_from, f"{line} {called}"), (limits.tries_from, line)]
        counted.append((limits.tries_of, called))
    _slow_down(*counted, (limits.passphrases, line))
    new = await accounts.enter(device, name, data.get("passphrase"), data.get("kind"), line)
    for rate, who in counted:
        rate.give_back(who)  # only wrong ones count
    return signed_in(request, answer({}), new)


async def passphrase(request: Request, guest: str, data: Document) -> Response:
    """Set another passphrase, or the first for an account with passkeys."""
    accounts, device = _here(request)
    owner = await accounts.of(device)
    line = _line(request)
    _slow_down((_limits(request).tries_here, device), (_limits(request).passphrases, line))
    await accounts.set_passphrase(owner, data.get("old", ""), data.get("name"), data.get("passphrase"), line)
    return answer({})


async def face(request: Request, guest: str, data: Document) -> Response:
    """Set the face that goes with the account to every device; without an account, it is not kept."""
    chosen = read_face(data.get("face"))
    accounts, device = _here(request)
    try:
        await accounts.set_face(await accounts.of(device), chosen)
    except Denied:
        return answer({"kept": False})
    return answer({"kept": True})


async def ask_to_make(request: Request, guest: str, data: Document) -> Response:
    """What the browser needs to make a passkey."""
    accounts, device = _here(request)
    return answer(await accounts.ask_to_make(device, _site(request), data.get("name")))


async def made(request: Request, guest: str, data: Document) -> Response:
    """A passkey was made: for a new account, or one more."""
    accounts, device = _here(request)
    if accounts.owner(device) == device:
        _slow_down((_limits(request).accounts, _line(request)))
    new = await accounts.made(device, _origin(request), _site(request), data.get("credential"), data.get("kind"))
    return signed_in(request, answer({}, 201), new)


async def ask_to_show(request: Request, guest: str, data: Document) -> Response:
    """What the browser needs to show a passkey."""
    accounts, device = _here(request)
    return answer(accounts.passkeys.ask_to_show(device, _site(request)))


async def shown(request: Request, guest: str, data: Document) -> Response:
    """Sign in with a passkey. Nobody can guess one, so tries are not counted, and can never keep its owner out."""
    accounts, device = _here(request)
    new = await accounts.shown(device, _origin(request), _site(request), data.get("credential"), data.get("kind"))
    return signed_in(request, answer({}), new)


async def remove_passkey(request: Request, guest: str, data: Document) -> Response:
    """Forget a passkey."""
    accounts, device = _here(request)
    await accounts.remove_passkey(await accounts.of(device), data.get("id"))
    return answer({})


async def leave(request: Request, guest: str, data: Document) -> Response:
    """Sign out: another device, all others, or this one, which is then a new guest's."""
    accounts, device = _here(request)
    owner = await accounts.of(device)
    which = data.get("which", "this")
    if which == "this":
        await accounts.sign_out(owner.id, device)
        return set_cookie(request, answer({}), accounts.hub.guests.new())
    gone = [one for one in owner.devices if one != device and which in ("others", one)]
    if not gone and which != "others":
        raise HalfpastError("There is no such device.")
    for one in gone:
        await accounts.sign_out(owner.id, one)
    return answer({})


async def forget(request: Request, guest: str, data: Document) -> Response:
    """Delete everything about the one who asks, with an account or without."""
    _slow_down((_limits(request).forgets, address_of(request)))
    accounts, _ = _here(request)
    await accounts.forget(guest)
    marks, guests = marks_of(request), accounts.hub.guests
    response = set_cookie(request, answer({}), guests.new())
    return set_marks(request, response, guests.unmarked(marks, guest)) if marks else response


def _here(request: Request) -> tuple[Accounts, str]:
    """The accounts, and the device that asks: it must have a cookie to have got this far."""
    device = device_of(request)
    assert device is not None
    return accounts_of(request), device


def _line(request: Request) -> str:
    """Where a request comes from; an IPv6 line with many networks counts as one."""
    return line_of(address_of(request))


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def _slow_down(*counted: tuple[Rate, str]) -> None:
    """Refuse what comes too often; what one limit refuses does not count for those after it."""
    if not all(rate.allows(who) for rate, who in counted):
        raise TooFast(FAST)


def _origin(request: Request) -> str:
    """Where the page is, which has been checked to be ours."""
    return request.headers["origin"].lower()


def _site(request: Request) -> str:
    """The name that passkeys belong to."""
    return urlsplit(_origin(request)).hostname or ""
