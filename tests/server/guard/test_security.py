"""Who may ask for what, how often, and what every answer carries."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from halfpast.core.names import read_name
from halfpast.store.outline import LOBBY
from tests.server.client import PATIENCE, STILL, AtTable, Guest, Message, Server, get, post, serving
from tests.server.guard.test_work import only_linux


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a TLS proxy, with a page of its own."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "web/assets").mkdir(parents=True)
    (folder / "web/index.html").write_text("<!doctype html>" + "the page " * 200)
    (folder / "web/icon.svg").write_text("<svg/>")
    (folder / "web/assets/index-Abc_1234.js").write_text("console.log('hello')\n" * 200)
    (folder / "secret.txt").write_text("secret")
    changed = {"halfpast.server.http.files.WEB": str(folder / "web")}
    with serving(folder / "tables.db", "--public-url", "https://Play.example/", changed=changed) as running:
        yield running


def test_only_our_own_page_may_ask(server: Server) -> None:
    guest = Guest(server)
    table = guest.make()
    for origin in ("https://elsewhere.example", "", "null", "http://[", "file://", server.url + ".elsewhere.example"):
        answer = guest.web.post("/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == 403, origin
    assert post(f"{server.url}/api/tables", json={}).status_code == 403
    address = server.url.replace("http", "ws") + f"/ws/{table}"
    for code, headers in (
        (4403, {"origin": "https://elsewhere.example", "cookie": guest.cookie_header}),
        (4403, {"origin": "https://elsewhere.example"}),
        (4403, {"cookie": guest.cookie_header}),
        (4401, {"origin": server.url}),
        (4401, {"origin": server.url, "cookie": "halfpast=somebody.forged"}),
    ):
        with (
            connect(address, additional_headers=headers, origin=None, legacy=True) as socket,
            pytest.raises(ConnectionClosed, match=str(code)),
        ):
            socket.recv(PATIENCE)
    forged = Guest(server, cookie=guest.cookie[:-3] + "abc")
    assert forged.web.post("/api/tables", json={}).status_code == 403


def test_a_seat_is_opened_by_its_own_link_only(server: Server) -> None:
    guest, other = Guest(server), Guest(server)
    table = guest.make()
    here = guest.join(table)
    token = here.now["tokens"]["0"]
    path = f"/api/tables/{table}/open"
    for seat, tried in ((0, "wrong"), (0, ""), (0, token[:-1]), (1, token), (-1, token), (99, token), (10**30, token)):
        assert other.web.post(path, json={"seat": seat, "token": tried}).status_code == 403
    assert other.web.post("/api/tables/nowhere/open", json={"seat": 0, "token": token}).status_code == 403
    strange: list[object] = [{}, [], {"seat": "0", "token": token}, {"seat": True, "token": token}]
    for nonsense in [*strange, {"seat": 0, "token": 5}]:
        assert other.web.post(path, json=nonsense).status_code == 400
    assert other.join(table).now["mine"] == []


@only_linux
def test_an_address_that_asks_for_ever_is_refused_and_no_other(tmp_path: Path) -> None:
    """Also where nothing is posted, with a cookie or without."""
    with serving(tmp_path / "tables.db", "--limit", "requests-address=1", changed=STILL) as server:
        anna = Guest(server)
        for path in ("/", "/api/me", "/api/account", "/api/people", "/api/info", "/api/replays/a.b", "/nowhere"):
            with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.9", verify=False)) as web:
                codes = [web.get(server.url + path).status_code for _ in range(30)]
                assert codes.count(429) >= 5, path
                refused = web.get(server.url + path)
                assert (refused.status_code, refused.json()) == (429, {"error": "Too fast: wait a moment."})
                files = {web.get(server.url + file).status_code for file in ["/icon.svg", "/api/health"] * 30}
                assert files == {200}
        assert {anna.web.get(path).status_code for path in ("/", "/api/me", "/api/account")} == {200}


def test_every_answer_is_strict(server: Server) -> None:
    for path in ("/", "/api/me", "/api/info", "/nowhere", "/api/nowhere", "/assets/x.js", "/api/qr?link=http://x"):
        headers = get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_page_and_its_files(site: Server) -> None:
    with httpx.Client(verify=False, base_url=site.url) as web:
        asset = web.get("/assets/index-Abc_1234.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert int(asset.headers["content-length"]) < 200 < len(asset.content)
        whole = web.get("/assets/index-Abc_1234.js", headers={"accept-encoding": "identity"})
        assert (whole.content, "content-encoding" in whole.headers) == (asset.content, False)
        for path in ("/", "/t/abc", "/t/abc/0/token-_x"):
            page = web.get(path)
            assert page.text.endswith("the page ")
            assert page.headers["cache-control"] == "private, no-cache"
            assert web.get(path, headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert web.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/", "/api/info", "/assets/index-Abc_1234.js", "/icon.svg"):
            head = web.head(path)
            assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/nowhere",
        "/api/tables",
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/assets/a/b.js",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/index.html",
        "/..%2fsecret.txt",
        "/%00.js",
        "/assets/%00.js",
        "/favicon.ico",
        "/wp-login.php",
        "/.env",
        "/assets/" + "x" * 3000 + ".js",
        "/%ff%fe.js",
    ],
    ids=lambda path: path[:50],
)
def test_what_is_not_there_is_not_there(site: Server, path: str) -> None:
    answer = get(site.url + path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_the_host_header_leads_nobody_astray(site: Server) -> None:
    for path in ("/", "/assets", "/api/info", "/t/abc/", "//elsewhere.example/"):
        answer = get(site.url + path, headers={"host": "elsewhere.example"})
        assert answer.status_code in (200, 404, 421)
        assert "elsewhere" not in answer.text + str(answer.headers)


def test_behind_tls_the_cookie_is_secure_and_the_public_origin_is_ours(site: Server) -> None:
    cookie = get(site.url).headers["set-cookie"]
    assert "secure" in cookie.lower()
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    carried = {"cookie": cookie.partition(";")[0], "origin": "https://play.example"}
    assert post(f"{site.url}/api/tables", json={"terms": {}}, headers=carried).status_code == 201
    again = get(site.url, headers=carried).headers["set-cookie"]
    assert again.partition(";")[0] == carried["cookie"]  # for another year
    assert get(f"{site.url}/api/info").json()["public_url"] == "https://play.example"
    assert get(f"{site.url}/api/info").json()["reach"] == "world"


def test_over_plain_http_the_cookie_is_not_secure(server: Server) -> None:
    assert "secure" not in get(server.url).headers["set-cookie"].lower()


def test_too_much_ends_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        guest = Guest(server)
        table = guest.make()
        for messages in (["x" * 5000], ["x" * 100_000], ['{"do": "ping"}'] * 41, [b"bytes"]):
            here = guest.join(table)
            with pytest.raises(ConnectionClosed):
                send_all(here, messages)


def send_all(here: AtTable, messages: list[str] | list[bytes] | list[str | bytes]) -> None:
    """Send, and listen for ever."""
    for message in messages:
        here.socket.send(message)
    while True:
        here.hear()


def test_a_guest_has_so_many_sockets_and_a_table_too(tmp_path: Path) -> None:
    changed = {"halfpast.server.house.hub.MOST_SOCKETS_A_GUEST": 3, "halfpast.server.tables.table.MOST_WATCHING": 2}
    with serving(tmp_path / "tables.db", changed=changed) as server:
        host, friend, third = Guest(server), Guest(server), Guest(server)
        table = host.make()
        opened = [host.join(table) for _ in range(3)]
        with pytest.raises(ConnectionClosed, match="4429"):
            host.join(table)
        for _ in range(2):
            friend.join(table)
        with pytest.raises(ConnectionClosed, match="4429"):
            third.join(table)
        opened[0].socket.close()
        deadline = time.monotonic() + PATIENCE
        while True:  # who sits there comes in however many watch
            try:
                host.join(table)
                break
            except ConnectionClosed:
                assert time.monotonic() < deadline


def test_who_watches_keeps_nobody_out_whose_table_it_is(tmp_path: Path) -> None:
    """Not even a host who has no seat there."""
    with serving(tmp_path / "tables.db", "--limit", "watching=1") as server:
        host, third = Guest(server), Guest(server)
        table = host.make(start=False)
        here = host.join(table)
        assert here.ask(do="stand", seat=0)["is"] == "done"
        watcher = Guest(server).join(table)
        assert closes_with(third, table) == 4429
        again = host.join(table)
        assert (again.now["mine"], again.now["is_host"]) == ([], True)
        assert watcher.ask(do="ping")["is"] == "pong"


LEFT_LONG_AGO: Message = {"halfpast.server.upkeep.sweep.MAKES_WAY": {LOBBY: timedelta()}}  # lobbies have no grace


def test_a_full_server_has_room_where_lobbies_are_empty(tmp_path: Path) -> None:
    with serving(
        tmp_path / "tables.db", changed={**LEFT_LONG_AGO, "halfpast.server.house.room.MOST_TABLES": 3}
    ) as server:
        guest = Guest(server)
        used, empty, played = guest.make(start=False), guest.make(start=False), guest.make()
        here = guest.join(used)
        last = guest.make()
        assert {one["id"] for one in guest.web.get("/api/me").json()["mine"]} == {used, played, last} - {empty}
        assert guest.web.post("/api/tables", json={"terms": {}}).status_code == 503
        assert here.ask(do="ping")["is"] == "pong"


def test_servers_of_one_computer_have_cookies_of_their_own(server: Server, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as second:
        one, other = Guest(server), Guest(second)
        assert server.cookie_name != second.cookie_name
        table = one.make()
        both = {"cookie": f"{other.cookie_header}; {one.cookie_header}"}
        assert [mine["id"] for mine in get(server.url + "/api/me", headers=both).json()["mine"]] == [table]
    old = {"cookie": f"halfpast={one.cookie}"}  # as browsers have it from before
    assert [mine["id"] for mine in get(server.url + "/api/me", headers=old).json()["mine"]] == [table]
    assert one.cookie_header in get(server.url + "/", headers=old).headers["set-cookie"]


def test_where_the_address_is_known_no_other_name_is_answered(tmp_path: Path, server: Server) -> None:
    """A page elsewhere may have its own name lead here, and would then be taken for ours."""
    with serving(tmp_path / "tables.db", "--public-url", "http://Play.example:8443/") as public:
        port = public.url.rpartition(":")[2]
        for host in (
            "play.example:8443",
            "PLAY.example",
            "play.example.",
            f"localhost:{port}",
            f"127.0.0.1:{port}",
            "[::1]",
        ):
            assert get(public.url + "/api/info", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "play.example.evil.example", "evil.example:8443", "127.0.0.1.evil.example", "x"):
            for path in ("/", "/api/info", "/api/health", "/assets/x.js"):
                refused = get(public.url + path, headers={"host": host})
                assert (refused.status_code, "set-cookie" in refused.headers) == (421, False), (host, path)
        guest = Guest(public)
        table, own = guest.make(), {"cookie": guest.cookie_header, "origin": "https://evil.example"}
        line = socket.create_connection(("127.0.0.1", int(port)))
        with pytest.raises(InvalidStatus), line:
            connect(f"ws://evil.example/ws/{table}", additional_headers=own, sock=line)
        forged = {"origin": "https://evil.example", "host": "evil.example"}
        assert guest.web.post("/api/tables", json={"terms": {}}, headers=forged).status_code == 421
    assert (
        get(server.url + "/api/info", headers={"host": "any.example"}).status_code == 200
    )  # nobody said which is ours


def test_tables_are_made_at_a_human_pace(tmp_path: Path) -> None:
    public = "http://play.example"
    with serving(tmp_path / "tables.db", "--public-url", public, changed=STILL) as server:
        guest, other = Guest(server), Guest(server)
        codes = [guest.web.post("/api/tables", json={"terms": {}}).status_code for _ in range(32)]
        assert codes == [201] * 30 + [429] * 2
        assert other.web.post("/api/tables", json={"terms": {}}).status_code == 201
        stranger = {"origin": public, "x-forwarded-for": "192.0.2.77"}
        with httpx.Client(verify=False, base_url=server.url, headers=stranger) as web:
            codes = [web.post("/api/tables", json={}).status_code for _ in range(302)]
        assert codes == [403] * 300 + [429] * 2
        assert other.web.post("/api/tables", json={"terms": {}}).status_code == 201


def test_an_address_has_so_many_tables_and_pages(tmp_path: Path) -> None:
    """However many guests it sends. An empty lobby of its own makes way, a game does not."""
    limits = {
        **LEFT_LONG_AGO,
        "halfpast.server.house.room.MOST_TABLES_AN_ADDRESS": 3,
        "halfpast.server.house.hub.MOST_SOCKETS_AN_ADDRESS": 2,
    }
    with serving(tmp_path / "tables.db", "--public-url", "http://play.example", changed=limits) as server:
        lobby, *games = (from_address(server, "192.0.2.7").make(start=start) for start in (False, True, True))
        newest = from_address(server, "192.0.2.7")
        games.append(newest.make())
        assert closes_with(newest, lobby) == 4404
        answer = from_address(server, "192.0.2.7").web.post("/api/tables", json={"terms": {}})
        assert (answer.status_code, answer.json()["error"]) == (503, "There is no room for another table.")
        elsewhere = from_address(server, "192.0.2.8")
        table = elsewhere.make(start=False)
        for _ in range(2):
            from_address(server, "2001:db8::7").join(table)
        assert closes_with(from_address(server, "2001:db8::8"), table) == 4429  # the same household
        assert elsewhere.join(table).now["mine"] == [0]


def test_nobody_sits_at_more_tables_than_lists_show(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed={"halfpast.server.house.hub.MOST_SEATS": 1}) as server:
        anna, bram = Guest(server), Guest(server)
        table = anna.make(start=False, bots=1)
        here, there = anna.join(table), bram.join(table)
        assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
        bram.make(start=False)
        assert there.ask(do="sit", seat=1, name="Bram")["is"] == "wrong"
        link = {"seat": 0, "token": here.now["tokens"]["0"]}
        assert bram.web.post(f"/api/tables/{table}/open", json=link).status_code == 503
        assert here.ask(do="sit", seat=0, name="Anouk")["is"] == "done"  # who sits there may take another name


def from_address(server: Server, address: str) -> Guest:
    """A new guest who comes through a proxy, from there."""
    guest = Guest(server)
    guest.headers["x-forwarded-for"] = guest.web.headers["x-forwarded-for"] = address
    return guest


def closes_with(guest: Guest, table: str) -> int:
    """Why a table is not opened."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.join(table)
    return closed.value.rcvd.code if closed.value.rcvd else 1006


def test_without_a_proxy_nobody_chooses_an_address(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed={"halfpast.server.house.room.MOST_TABLES_AN_ADDRESS": 1}) as server:
        from_address(server, "192.0.2.7").make()
        answer = from_address(server, "192.0.2.8").web.post("/api/tables", json={"terms": {}})
        assert answer.status_code == 503


def test_only_the_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    one = {"halfpast.server.house.room.MOST_TABLES_AN_ADDRESS": 1}
    options = ("--public-url", "http://play.example", "--proxy", "192.0.2.1", "--proxy", "198.51.100.0/24")
    with serving(tmp_path / "elsewhere.db", *options, changed=one) as server:  # we are none of them
        from_address(server, "192.0.2.7").make()
        assert from_address(server, "192.0.2.8").web.post("/api/tables", json={"terms": {}}).status_code == 503
    with serving(tmp_path / "here.db", "--proxy", "127.0.0.0/8", changed=one) as server:
        from_address(server, "192.0.2.7").make()
        from_address(server, "192.0.2.8").make()
        invented = from_address(server, "203.0.113.5, 192.0.2.8")  # the proxy adds what it sees at the end
        assert invented.web.post("/api/tables", json={"terms": {}}).status_code == 503


def test_a_guest_has_so_many_tables(tmp_path: Path) -> None:
    """The oldest game against bots makes way for a new one; a table with other people never does."""
    with serving(tmp_path / "tables.db", changed={"halfpast.server.house.room.MOST_TABLES_A_GUEST": 2}) as server:
        guest, friend = Guest(server), Guest(server)
        made = [guest.make() for _ in range(4)]
        assert [one["id"] for one in guest.web.get("/api/me").json()["mine"]] == [made[3], made[2]]
        for _ in range(2):
            shared = guest.make(start=False, bots=1)
            assert friend.join(shared).ask(do="sit", seat=1, name="Bram")["is"] == "done"
        answer = guest.web.post("/api/tables", json={"terms": {}})
        assert (answer.status_code, answer.json()["error"][:8]) == (503, "You have")
        assert {one["id"] for one in friend.web.get("/api/me").json()["mine"]} >= {shared}


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  Anna \n", "Anna"),
        ("A\u202enna\u2066", "Anna"),
        ("A\u200bn\ufeffn\u00ada", "Anna"),
        ("\u3164\u2800\u115f", ""),
        ("A\x00\x1b[31mnna", "A[31mnna"),
        ("Zoe\u0308" + "\u0308" * 40, "Zoë\u0308\u0308"),
        ("\u0308\u0308x", "x"),
        ("½ " * 40, "½ ½ ½ ½ ½ ½ ½ ½ ½ ½ ½ ½"),
        ("日本語 Ωmega Ünïcode", "日本語 Ωmega Ünïcode"),
        ("\ud800x", "x"),
        (None, ""),
        (["Anna"], ""),
        (5, ""),
    ],
)
def test_names_play_no_tricks(typed: object, read: str) -> None:
    assert read_name(typed) == read
