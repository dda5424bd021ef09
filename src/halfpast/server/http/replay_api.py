"""What the page asks about replays: of a finished table, for those who may see it, or of a log from a person's disk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfpast.core.errors import HalfpastError
from halfpast.server.features.replays import LARGEST_LOG, Replay, Replays, read_number, table_of
from halfpast.server.house.hub import Hub
from halfpast.server.http.web import FAST, address_of, answer, guest_of, posted
from halfpast.server.people.links import is_open, shared_by, shows
from halfpast.server.people.listeners import brief_of
from halfpast.server.tables.errors import Full, NotYours
from halfpast.server.tables.table import Table
from halfpast.store import Document
from halfpast.verify import with_deals

MOST_LISTED = 50  # matches in one answer


def routes() -> list[Route]:
    """A guest's matches, all and one by one, under /api/replays; a log is posted there, then asked for by its check."""
    return [
        Route("/api/replays", finished),
        Route("/api/replays", posted(open_log, often=True, largest=LARGEST_LOG), methods=["POST"]),
        Route("/api/replays/{table}", looked_at(about)),
        Route("/api/replays/{table}/frames", looked_at(frames)),
        Route("/api/replays/{table}/log", looked_at(download)),
        Route("/api/logs/{key}/frames", looked_at(frames)),
        Route("/api/verify", posted(check_deals, often=True, largest=LARGEST_LOG), methods=["POST"]),
    ]


async def finished(request: Request) -> Response:
    """The guest's own finished matches, the last one first, some at a time, and how many there are."""
    if not request.app.state.limits.replays.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    guest, hub = guest_of(request) or "", request.app.state.hub
    count = await hub.store.count_over(guest)
    try:
        first = read_number(request.query_params.get("from"), "from", 0, count)
    except HalfpastError as error:
        return answer({"error": str(error)}, 400)
    shown = await hub.lists.tables_of(guest, "over", MOST_LISTED, first)
    await hub.winners.know(shown)
    matches = [{**brief_of(table, guest), "ended": table.document.get("ended")} for table in shown]
    return answer({"matches": matches, "count": count})


def looked_at(do: Callable[[Request, Replay], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Part of a replay; or a sentence, if there is none, or none for this guest."""

    async def done(request: Request) -> Response:
        if not request.app.state.limits.replays.allows(address_of(request)):
            return answer({"error": FAST}, 429)
        try:
            return await do(request, await find(request))
        except LookupError as error:
            return answer({"error": str(error.args[0])}, 404)
        except NotYours as error:
            return answer({"error": str(error)}, 409)
        except Full as error:
            return answer({"error": str(error)}, 503)
        except HalfpastError as error:
            return answer({"error": str(error)}, 400)

    return done


async def find(request: Request) -> Replay:
    """The match asked for: of a finished table that the guest may see, or has the link to."""
    hub: Hub = request.app.state.hub
    replays: Replays = request.app.state.replays
    if "key" in request.path_params:
        return replays.of_check(request.path_params["key"])
    table = await hub.find(request.path_params["table"])
    token = request.query_params.get("token", "")
    guest = guest_of(request)
    if table is None or table.is_closed or not (_may_look(table, guest) or _shows(hub, table, token)):
        raise LookupError("There is no such replay.")
    if table.state != "over":
        raise NotYours("This match is not over yet: it can be looked at again when it is.")
    return await replays.of_table(address_of(request), table)


def _may_look(table: Table, guest: str | None) -> bool:
    """Whether a guest needs no link: those who sat there, and those who may watch until somebody revokes a link."""
    return table.belongs(guest) or (is_open(table.document) and table.may_see(guest))


def _shows(hub: Hub, table: Table, token: str) -> bool:
    return shows(table.document, table.id, token, hub.guests)


async def about(request: Request, replay: Replay) -> Response:
    """What is needed to begin; those who sat there also get their link, if they have given one out."""
    hub: Hub = request.app.state.hub
    guest, table = guest_of(request), await hub.find(request.path_params["table"])
    if table is None:
        raise LookupError("There is no such replay.")
    own, token = shared_by(table.document, table.seats_of(guest)), request.query_params.get("token", "")
    theirs = token if _shows(hub, table, token) else None
    theirs_alone = {} if table.belongs(guest) else {"next": None, "again": None}
    public = {**table.public(), **theirs_alone}
    more = {"table": public, "mine": table.seats_of(guest), "token": own[0] if own else theirs}
    return answer({**replay.about(), **more})


async def frames(request: Request, replay: Replay) -> Response:
    """Part of the match, move by move, through somebody's eyes."""
    asked = request.query_params
    replays: Replays = request.app.state.replays
    shown = await replays.work(
        address_of(request), lambda: replay.frames(asked.get("eyes"), asked.get("from"), asked.get("count"))
    )
    return answer({"frames": shown})


async def download(request: Request, replay: Replay) -> Response:
    """The log, as a file that `halfpast replay` and `halfpast verify` read."""
    replays: Replays = request.app.state.replays
    response = answer(await replays.work(address_of(request), lambda: with_deals(replay.match)))
    response.headers["content-disposition"] = f'attachment; filename="{replay.file_name}"'
    return response


async def open_log(request: Request, guest: str, data: Document) -> Response:
    """A saved match from somebody's own disk: played again, kept for a while in memory, stored nowhere."""
    if not request.app.state.limits.logs.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    replays: Replays = request.app.state.replays
    replay = await replays.of_log(address_of(request), data)
    return answer({**replay.about(), "table": table_of(replay.match), "mine": [], "token": None, "key": data["check"]})


async def check_deals(request: Request, guest: str, data: Document) -> Response:
    """Whether the deals of anybody's log are fair: worked out from the log alone, and nothing is kept."""
    if not request.app.state.limits.logs.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    replays: Replays = request.app.state.replays
    return answer((await replays.verdict(address_of(request), data)).document())
