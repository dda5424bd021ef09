"""What somebody hears who does not see the page: what live regions speak, and the names of what can be pressed."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# A screen reader speaks what is added to a live region, and what changes in it.
LISTEN = """() => {
  window.heard = []
  const hear = (text) => text.trim() && window.heard.push(text.trim().replace(/\\s+/g, ' '))
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement
      if (!element?.closest('[role=log], [role=status], [role=alert]')) continue
      if (type === 'characterData') hear(target.data)
      else for (const node of addedNodes) hear(node.textContent)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def listen(page: Page) -> None:
    """Begin to listen, from here on."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """What was spoken since the last time."""
    found: list[str] = page.evaluate("() => window.heard.splice(0)")
    return found


def read(page: Page, region: str) -> list[str]:
    """A part of the accessibility tree, line by line, as one comes to it."""
    tree = page.locator(region).aria_snapshot()
    return [re.sub(r"^\s*- ", "", line) for line in tree.splitlines()]
