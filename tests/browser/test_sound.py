"""Sounds: each is made as the page makes it, recorded, and judged by its samples, as an ear would."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

import halfpast
from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser

ASSETS = Path(halfpast.__file__).parent / "_web/assets"
WHEN = 0.1  # seconds of silence before it
RECORD = """async ([address, name, volume, when]) => {
  const { sound } = await import(address)
  const rate = 44100
  const on = new OfflineAudioContext(1, 2.5 * rate, rate)
  sound(on, name, volume, when)
  const samples = (await on.startRendering()).getChannelData(0)
  const peak = (from, to) => samples.slice(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const begin = when * rate
  const end = samples.findLastIndex((one) => Math.abs(one) > 0.002)
  let jump = 0 // the largest from one sample to the next, as it fades away
  for (let at = end; at < samples.length - 1; at++) jump = Math.max(jump, Math.abs(samples[at + 1] - samples[at]))
  let rises = 0 // above and below: what gives a tone its pitch
  for (let at = begin; at < end; at++) if (samples[at] < 0 && samples[at + 1] >= 0) rises++
  return {
    before: peak(0, begin),
    peak: peak(0),
    attack: peak(begin, begin + 8),
    rest: peak(end + rate / 5),
    jump,
    length: (end - begin) / rate,
    pitch: (rises * rate) / (end - begin),
  }
}"""


def made() -> str:
    """The address of what makes the sounds."""
    [found] = ASSETS.glob("sounds-*.js")
    return f"/assets/{found.name}"


def record(page: Page, name: str, volume: float = 1.0) -> dict[str, float]:
    """What the ear would notice of a sound."""
    heard: dict[str, float] = page.evaluate(RECORD, [made(), name, volume, WHEN])
    return heard


def test_every_sound_is_heard_and_none_clips_or_clicks(open_page: OpenPage) -> None:
    page = open_page()
    names: list[str] = page.evaluate("async (address) => Object.keys((await import(address)).SOUNDS)", made())
    assert set(names) >= {"laid", "drawn", "caught", "turn", "won"}
    sounds = {name: record(page, name) for name in names}
    for name, heard in sounds.items():
        assert heard["before"] == 0, f"{name} comes too soon"
        assert 0.12 < heard["peak"] < 0.8, f"{name} is too soft, or too loud: {heard}"
        assert 0.05 < heard["length"] < 1.6, f"{name} is too short, or too long: {heard}"
        assert heard["attack"] < 0.06, f"{name} begins with a click: {heard}"  # it swells from nothing
        assert heard["jump"] < 0.003, f"{name} ends with a click: {heard}"
        assert heard["rest"] < 0.001, f"{name} does not end: {heard}"
    assert len({round(heard["pitch"]) for heard in sounds.values()}) == len(names)  # each its own
    assert max(sounds["laid"]["length"], sounds["drawn"]["length"]) < 0.2  # what is heard most often is short
    assert sounds["won"]["length"] > 1


def test_half_the_volume_is_softer_and_the_lowest_is_still_there(open_page: OpenPage) -> None:
    page = open_page()
    low, middle, high = (record(page, "turn", volume)["peak"] for volume in (0.1, 0.5, 1.0))
    assert 0 < low < middle / 3 < high / 6
