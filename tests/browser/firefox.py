"""A stock Firefox, spoken to in WebDriver BiDi: Playwright drives only a Firefox of its own make."""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

PATIENCE = 30.0  # seconds


def find_firefox() -> str | None:
    """HALFPAST_FIREFOX, or the system's."""
    found = os.environ.get("HALFPAST_FIREFOX")
    return found or shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One tab."""

    def __init__(self, address: str) -> None:
        self._socket = connect(f"{address}/session", max_size=None, legacy=True)
        self._numbers = itertools.count(1)
        self.errors: list[str] = []  # what the page said wrong in its console
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Have something done, and wait for its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(str(message["params"]["text"]))
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def go(self, url: str) -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def size(self, width: int, height: int) -> None:
        """As large a window."""
        self.ask("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def run(self, script: str) -> Any:
        """What an expression gives: a text, a number, yes or no."""
        answer = self.ask("script.evaluate", expression=script, target={"context": self.tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def wait(self, script: str) -> Any:
        """Until an expression holds."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script)):
            assert time.monotonic() < end, f"never: {script}"
            time.sleep(0.02)
        return found

    def has(self, selector: str) -> bool:
        """Whether there is such an element."""
        return bool(self.run(f"!!document.querySelector({json.dumps(selector)})"))

    def text(self, selector: str) -> str:
        """Its text."""
        return str(self.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''"))

    def click(self, selector: str) -> None:
        """Click it, as a mouse does, once it stands still."""
        place = f"JSON.stringify(document.querySelector({json.dumps(selector)})?.getBoundingClientRect() ?? null)"
        self.wait(f"!!document.querySelector({json.dumps(selector)})")
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{ block: 'nearest' }})")
        self.wait("document.getAnimations().every((one) => one.playState !== 'running')")
        self.wait(f"new Promise((still) => {{ const a = {place}; setTimeout(() => still(a === {place}), 50) }})")
        box = json.loads(self.run(place))
        x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
        actions = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask(
            "input.performActions", context=self.tab, actions=[{"type": "pointer", "id": "mouse", "actions": actions}]
        )

    def picture(self, file: Path) -> None:
        """What it shows now."""
        answer = self.ask("browsingContext.captureScreenshot", context=self.tab)
        file.write_bytes(base64.b64decode(answer["data"]))

    def close(self) -> None:
        """Say goodbye."""
        self._socket.close()


@contextmanager
def firefox(path: str, profile: Path) -> Iterator[Firefox]:
    """Firefox, for as long as it is needed."""
    command = [path, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    assert process.stderr
    try:
        listening = next(line for line in process.stderr if "WebDriver BiDi listening on" in line)
        tab = Firefox(listening.split()[-1])
        yield tab
        tab.close()
    finally:
        process.terminate()
        process.stderr.read()
        process.wait(20)
        process.stderr.close()
