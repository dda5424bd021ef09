"""Make docs/screens/ anew: `make docs`. Every screen and phase; a phone and a desk, day and night.

The tables are real games that bots have played up to there (tests/browser/scenes.py), always the same ones.

    python -m scripts.make_screens learn replay    only these
"""

from __future__ import annotations

import base64
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Browser, Page

import halfpast
from halfpast.server.tables import seats, turns
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.terms import read_terms
from scripts import DOCS
from tests.browser.conftest import DESK, PHONE, launch
from tests.browser.play import make_a_move, playable, refused
from tests.browser.scenes import Document, Stage, friend_of
from tests.server.client import Server, serving

SCREENS = DOCS / "screens"
QUALITY = 80
VIEWS = {"desk-day": (DESK, "light"), "phone-night": (PHONE, "dark")}
ALL_VIEWS = {**VIEWS, "desk-night": (DESK, "dark"), "phone-day": (PHONE, "light")}
LOBBY = "half-past-8"
HOST_BY_TURNS = "anna-by-turns"
PLAYED = {"over": 2, "over8": 2, "over-six8": 1, "over-two": 3}  # finished tables, all of one guest
PLAYER = "anna-who-played"
BY_NAME = "/?"  # home under a name instead of a number: passkeys need one
ADDRESS = "https://play.example.org"  # in the lobby's link: the real one would be another every time


def lobby() -> Document:
    """Anna's table: Bram sits there, a bot, and one seat is free."""
    table = new_table(read_terms({"edition": "fundex", "seats": 4}), "anna", "Anna", [])
    friend, bot = seats.guest_seat("bram", "Bram"), seats.bot_seat("learner")
    return {**table, "seats": [table["seats"][0], friend, bot, seats.open_seat()]}


def by_turns(game: str, whose: int, hours: int) -> Document:
    """A table without a hurry, Anna's, Bram's and a bot's: so long ago it became the turn of this seat."""
    terms = read_terms(
        {"game": game, "edition": {"half": "fundex", "level8": "master"}[game], "seats": 3, "clock": "days"}
    )
    made = new_table(terms, HOST_BY_TURNS, "Anna", [])
    places = [made["seats"][0], seats.guest_seat("bram", "Bram"), seats.bot_seat("family")]
    table = begun({**made, "seats": places, "seed": f"{8:064x}"})
    match, bot, seen = halfpast.replay(table["dealt"]), halfpast.bot("family", seed=1), 0
    while match.moves < 20 or match.seat != whose:
        mover = match.seat
        assert mover is not None
        match.play(bot.choose(match.view(mover)))
        seen = match.happened if mover == 0 else seen
    since = datetime.now(UTC) - timedelta(hours=hours, minutes=1)
    played = {**table, "dealt": match.log(), "heard": {"0": seen}}
    return turns.with_turn(played, match, since.isoformat(timespec="seconds"))


def give_matches(db: Path) -> None:
    """Some finished tables become one guest's, whose own moves they were; the friend is always the same."""
    with closing(sqlite3.connect(db)) as opened, opened:
        for name, copies in PLAYED.items():
            for table in (f"{name}-{40 - copy}" for copy in range(copies)):
                (text,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
                changed = text.replace(f'"{friend_of(table)}"', '"bram"').replace(f'"{table}"', f'"{PLAYER}"')
                opened.execute("UPDATE tables SET document = ? WHERE id = ?", (changed, table))
                opened.execute(
                    "UPDATE entries SET document = replace(document, '\"family\"', '\"guest\"') WHERE table_id = ?",
                    (table,),
                )


class Studio:
    """A server, a browser, and pages at the right moment."""

    def __init__(self, browser: Browser, server: Server, stage: Stage) -> None:
        self._browser, self._server, self._stage = browser, server, stage

    def page(self, path: str, cookie: str = "", **kept: object) -> Page:
        """A page of a guest who was here before."""
        url = self._server.url.replace("127.0.0.1", "localhost") if path == BY_NAME else self._server.url
        context = self._browser.new_context(locale="en", base_url=url, reduced_motion="reduce")
        context.add_init_script(
            "Object.defineProperty(Notification, 'permission', { value: 'default' })"
        )  # unasked yet
        if cookie:
            context.add_cookies([{"name": self._stage.guests.name, "value": cookie, "url": self._server.url}])
        for name, value in kept.items():
            context.add_init_script(f"localStorage.setItem({name!r}, {json.dumps(value)})")
        page = context.new_page()
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page.goto(path)
        return page

    def take(self, name: str) -> tuple[str, str]:
        """A table in a certain phase, and the cookie of who sits there."""
        return self._stage.take(name)

    def cookie(self, guest: str) -> str:
        """Of a guest."""
        return self._stage.guests.cookie(guest)

    def scene(self, name: str) -> Page:
        """A table in a certain phase."""
        table, cookie = self._stage.take(name)
        page = self.page(f"/t/{table}", cookie)
        page.locator("main.table").wait_for()
        return page

    def replay(self, name: str) -> Page:
        """A match that is over, looked at again."""
        table, cookie = self._stage.take(name)
        page = self.page(f"/r/{table}#move=30", cookie)
        page.locator("main.table").wait_for()
        page.locator(".count", has_text="30 /").wait_for()
        return page

    def by_turns(self) -> Page:
        """Home, where tables wait: at one of them it is Anna's turn."""
        page = self.page("/", self._stage.guests.cookie(HOST_BY_TURNS), name="Anna")
        page.get_by_role("region", name="Turn by turn").get_by_text("Since you last looked").first.wait_for()
        return page

    def lobby(self) -> Page:
        """Before the game, as the host sees it; Bram is there too."""
        self.page(f"/t/{LOBBY}", self._stage.guests.cookie("bram")).get_by_text("Anna’s table").wait_for()
        page = self.page(f"/t/{LOBBY}", self._stage.guests.cookie("anna"))
        page.get_by_role("img", name="QR code").first.evaluate("picture => picture.decode()")
        return page


def home(studio: Studio) -> Page:
    """A guest who has a name."""
    page = studio.page("/", name="Anna")
    page.get_by_text("Fox and Owl").wait_for()
    return page


def set_up(studio: Studio) -> Page:
    """What can be changed before a game with bots."""
    page = home(studio)
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-box").wait_for()
    return page


def boxes(studio: Studio) -> Page:
    """Which box do you own?"""
    page = set_up(studio)
    page.locator(".chosen-box").click()
    page.get_by_role("radio").first.wait_for()
    return page


def house(studio: Studio) -> Page:
    """Rules of the house."""
    page = boxes(studio)
    page.get_by_role("button", name="Make rules of your own").click()
    return page


def rules(studio: Studio) -> Page:
    """All the rules."""
    page = studio.page("/rules")
    page.locator("#H14").wait_for()
    return page


def learn(game: str) -> Callable[[Studio], Page]:
    """A first game that teaches, at its second step."""

    def open_lesson(studio: Studio) -> Page:
        page = studio.page(f"/learn/{game}")
        page.locator("main.table").wait_for()
        page.get_by_role("button", name="Next").click()
        page.locator(".play[data-step='1'] [data-glow]").first.wait_for()
        return page

    return open_lesson


def account(studio: Studio) -> Page:
    """Keep my tables: by passkey, or by name and passphrase."""
    page = studio.page(BY_NAME, name="Anna")
    page.get_by_role("button", name="Keep my tables").click()
    page.locator("dialog output").evaluate("words => { words.textContent = 'clock amber ghost level paper seven' }")
    return page


def own_card8(studio: Studio) -> Page:
    """A level card of one's own is typed in."""
    page = home8(studio)
    page.get_by_role("button", name="Change: Play with friends").click()
    page.locator(".chosen-card").click()
    page.get_by_role("button", name="Type in your own card").click()
    page.get_by_label("What is it called?").fill("Grandma’s card")
    page.get_by_role("combobox", name="Level 1, group 1").select_option("Colour run")
    page.get_by_role("heading", name="a colour run of 2 and 3 pairs").wait_for()
    return page


PADS: dict[str, Document] = {
    "half": {
        "game": "half",
        "edition": "fundex",
        "games": 6,
        "names": ["Anna", "Bram", "Cleo", "Dirk"],
        "rows": [{"finisher": 0, "held": [0, 7, 3, 12]}, {"finisher": 2, "held": [1, 9, 2, 2]}],
    },
    "level8": {
        "game": "level8",
        "edition": "master",
        "card": "master-1",
        "names": ["Anna", "Bram", "Cleo", "Dirk"],
        "rows": [{"out": [0, 2], "ender": 0}, {"out": [0, 1, 3], "ender": 0}, {"out": [0, 3], "ender": 3}],
    },
}


def pad(game: str) -> Callable[[Studio], Page]:
    """A score pad in the middle of a game."""

    def open_pad(studio: Studio) -> Page:
        page = studio.page(f"/pad/{game}", pads=json.dumps([{"id": game, "at": 0, "pad": PADS[game]}]))
        page.get_by_text("Anna leads").first.wait_for()
        return page

    return open_pad


def pad_writing(studio: Studio) -> Page:
    """A game is written down."""
    page = pad("half")(studio)
    page.get_by_role("button", name="Write down game 3").click()
    page.get_by_role("dialog").get_by_role("radio", name="Bram").check(force=True)
    for key in "9", "Next player", "1", "4", "Next player", "3":
        page.get_by_role("group", name="Digits").get_by_role("button", name=key, exact=True).click()
    page.locator("dialog .points").first.wait_for()
    return page


def refusal(studio: Studio) -> Page:
    """A card that does not go, and why."""
    page = studio.scene("play")
    refused(page).first.click()
    page.get_by_role("status").get_by_role("button").wait_for()
    return page


def rule(studio: Studio) -> Page:
    """The rule behind it."""
    page = refusal(studio)
    page.get_by_role("status").get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    return page


def choose(page: Page, *cards: str) -> Page:
    """Cards are chosen: the button says what they do."""
    for card in cards:
        page.locator(f".mine .pick.ok:not(.chosen):has([data-card='{card}'])").first.click()
    page.locator("footer .main[aria-disabled=false]").wait_for()
    return page


def several(studio: Studio) -> Page:
    """Equal cards, laid together."""
    page = studio.scene("several")
    cards = playable(page).locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return choose(page, *(card for card in cards if cards.count(card) > 1))


def exchange(studio: Studio) -> Page:
    """Between two games."""
    page = studio.scene("exchange")
    playable(page).first.click()
    page.get_by_role("region", name="The others").locator(".pick").first.click()
    return page


def blind(studio: Studio) -> Page:
    """A card that nobody has seen."""
    page = studio.scene("blind")
    playable(page).last.click()
    return page


def end(name: str) -> Callable[[Studio], Page]:
    """After the last move of a game."""

    def finish(studio: Studio) -> Page:
        page = studio.scene(name)
        make_a_move(page)
        page.get_by_role("dialog").wait_for()
        if name == "game-end":
            page.locator(".mine.turn").wait_for(state="attached")  # the bots have moved
        return page

    return finish


def settings(studio: Studio) -> Page:
    """Sound, speed, cards, table."""
    page = studio.scene("play")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.locator("dialog [type=range]").first.wait_for()
    return page


def faces(studio: Studio) -> Page:
    """An animal and a colour."""
    page = home(studio)
    page.get_by_role("button", name="Choose your face").click()
    page.get_by_role("dialog", name="Your face").get_by_role("radio", name="Duck").check(force=True)
    return page


def record(studio: Studio) -> Page:
    """What one has done so far."""
    page = studio.page("/record", studio.cookie(PLAYER), name="Anna")
    page.locator("main dl").first.wait_for()
    return page


def how_to(name: str) -> Callable[[Studio], Page]:
    """A game on one page, over its table."""

    def open_how(studio: Studio) -> Page:
        page = studio.scene(name)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="How to play").click()
        page.locator("[data-how] svg").first.wait_for()
        return page

    return open_how


def pair(studio: Studio) -> tuple[str, str, str]:
    """A match of two people that is over; the cookies of Anna and Bram."""
    table, anna = studio.take("over-two")
    return table, anna, studio.cookie(friend_of(table))


def people(studio: Studio) -> Page:
    """Whom one has played with, where a table is made."""
    page = studio.page("/", pair(studio)[1], name="Anna")
    page.get_by_role("button", name="Change: Play with friends").click()
    page.get_by_role("dialog").get_by_role("button", name="Invite Bram").click()
    return page


def invitation(studio: Studio) -> Page:
    """Anna invites Bram."""
    _, anna, bram = pair(studio)
    page, host = studio.page("/", bram, name="Bram"), studio.page("/", anna, name="Anna")
    host.locator(".choice.friends .go").click()
    host.get_by_role("button", name="Invite Bram").click()
    page.locator("[data-zone=invited]").wait_for()
    return page


def again(studio: Studio) -> Page:
    """Bram would like another game."""
    table, anna, bram = pair(studio)
    page, other = studio.page(f"/t/{table}", anna), studio.page(f"/t/{table}", bram)
    other.get_by_role("dialog").get_by_role("button", name="Play again").click()
    page.get_by_role("dialog").get_by_text("Bram would like another game.").wait_for()
    return page


def talk(studio: Studio) -> Page:
    """Ready-made phrases and faces."""
    page = studio.scene("play")
    page.get_by_role("button", name="Say something").click()
    return page


def menu(studio: Studio) -> Page:
    """What is not needed at every move."""
    page = studio.scene("play")
    page.get_by_role("button", name="Menu").click()
    return page


def scene(name: str) -> Callable[[Studio], Page]:
    """A phase as it is."""
    return lambda studio: studio.scene(name)


def home8(studio: Studio) -> Page:
    """The other game."""
    page = studio.page("/", name="Anna", game=json.dumps("level8"))
    page.get_by_text("Fox and Owl").wait_for()
    return page


def laid8(studio: Studio) -> Page:
    """The best way, put into the groups of the level."""
    page = studio.scene("lay8")
    page.get_by_role("button", name="Arrange for me").click()
    page.get_by_role("button", name="Lay out level").wait_for()
    return page


def off8(studio: Studio) -> Page:
    """A card is chosen, and the groups that take it glow."""
    page = studio.scene("off8")
    page.locator(".mine .pick.goes").first.click(position={"x": 10, "y": 30})
    page.locator("button.goes").first.wait_for()
    return page


def round_end8(studio: Studio) -> Page:
    """Who moves up."""
    page = studio.scene("round-end8")
    page.locator(".mine .pick").first.click()
    page.locator("footer .main").click()
    page.get_by_role("dialog").wait_for()
    return page


SHOTS: dict[str, Callable[[Studio], Page]] = {
    "home": home,
    "set-up": set_up,
    "boxes": boxes,
    "house-edition": house,
    "lobby": lambda studio: studio.lobby(),
    "opening": scene("opening"),
    "play": scene("play"),
    "refusal": refusal,
    "rule": rule,
    "several": several,
    "eight-half": lambda studio: choose(studio.scene("eight-half"), "8", "h"),
    "catch": scene("catch"),
    "under-five": scene("under-five"),
    "take": scene("take"),
    "open": scene("open"),
    "blind": blind,
    "exchange": exchange,
    "last-chance": scene("last-chance"),
    "heap": scene("heap"),
    "two-seats": scene("two-seats"),
    "five-seats": scene("five-seats"),
    "talk": talk,
    "menu": menu,
    "settings": settings,
    "faces": faces,
    "how-to": how_to("play"),
    "how-to-level8": how_to("act8"),
    "game-end": end("game-end"),
    "series-end": end("series-end"),
    "again": again,
    "people": people,
    "invitation": invitation,
    "record": record,
    "curtain": scene("one-device"),
    "rules": rules,
    "home-level8": home8,
    "draw-level8": scene("draw8"),
    "lay-level8": laid8,
    "off-level8": off8,
    "specials-level8": scene("specials8"),
    "pick-level8": scene("pick8"),
    "keep-level8": scene("keep8"),
    "six-level8": scene("six8"),
    "round-end-level8": round_end8,
    "pad": pad("half"),
    "pad-writing": pad_writing,
    "pad-level8": pad("level8"),
    "learn": learn("half"),
    "learn-level8": learn("level8"),
    "replay": lambda studio: studio.replay("over"),
    "replay-level8": lambda studio: studio.replay("over8"),
    "account": account,
    "turn-by-turn": lambda studio: studio.by_turns(),
    "own-card-level8": own_card8,
}
MAIN = ("home", "lobby", "play", "series-end", "lay-level8")  # in all four views


def shoot(page: Page, name: str, folder: Path, kind: str) -> None:
    """One page, in its views."""
    camera = page.context.new_cdp_session(page)
    for view, ((width, height), look) in (ALL_VIEWS if name in MAIN else VIEWS).items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
        page.evaluate("() => { scrollTo(0, 0); document.activeElement.blur() }")
        taken = camera.send(
            "Page.captureScreenshot", {"format": kind, **({"quality": QUALITY} if kind == "webp" else {})}
        )
        (folder / f"{name}-{view}.{kind}").write_bytes(base64.b64decode(taken["data"]))


def make(folder: Path, kind: str, names: list[str]) -> None:
    """Take the pictures."""
    folder.mkdir(exist_ok=True)
    for old in () if names else folder.iterdir():
        old.unlink()
    with tempfile.TemporaryDirectory() as kept:
        db = Path(kept) / "tables.db"
        waiting = {"by-turns-1": by_turns("half", 0, 5), "by-turns-2": by_turns("level8", 1, 26)}
        stage = Stage(db, {LOBBY: lobby(), **waiting})
        give_matches(db)
        with serving(db, "--public-url", ADDRESS) as server:
            for browser in launch():
                studio = Studio(browser, server, stage)
                for name in names or SHOTS:
                    shoot(SHOTS[name](studio), name, folder, kind)
                    for context in browser.contexts:
                        context.close()
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"wrote {folder.name}/: {len(list(folder.iterdir()))} pictures, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    make(SCREENS, "webp", sys.argv[1:])
