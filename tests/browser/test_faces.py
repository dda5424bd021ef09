"""Faces: everybody at a table has one, people choose theirs, and no two bots look alike."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import axe_faults
from tests.browser.play import make_table, sit_down, start_with_bots

pytestmark = pytest.mark.browser


def choose(page: Page, animal: str, colour: str) -> None:
    """Tap one's own face, and take another; by keyboard it is the same."""
    page.get_by_role("button", name="Choose your face").first.click()
    sheet = page.get_by_role("dialog", name="Your face")
    sheet.get_by_role("radio", name=animal).check(force=True)
    sheet.get_by_role("radio", name=colour).check(force=True)
    sheet.get_by_role("button", name="Done").click()
    page.wait_for_function("() => !history.state?.sheets")  # a sheet takes its step back along


def animals(page: Page, where: str) -> list[str | None]:
    return [one.get_attribute("data-animal") for one in page.locator(f"{where} [data-animal]").all()]


def test_a_face_chosen_at_home_is_remembered_and_seen_by_the_others(open_page: OpenPage) -> None:
    anna = open_page(**STILL)
    choose(anna, "Duck", "Violet")
    assert animals(anna, ".name") == ["duck"]
    anna.reload()
    expect(anna.locator(".name .face")).to_have_attribute("data-animal", "duck")
    path = make_table(anna)
    bram = open_page(path, PHONE, **STILL)
    sit_down(bram, "Bram")
    expect(bram.locator(".places .face").first).to_have_attribute("data-animal", "duck")
    disc = bram.locator(".places .face").first.evaluate("face => getComputedStyle(face).backgroundColor")
    assert disc == "rgb(185, 165, 224)"
    choose(bram, "Frog", "Rose")
    expect(anna.locator(".places .face").nth(1)).to_have_attribute("data-animal", "frog")
    anna.get_by_role("button", name="Deal the cards").click()
    expect(anna.locator("main.table .seat [data-animal]")).to_have_attribute("data-animal", "frog")
    expect(bram.locator("main.table .seat [data-animal]")).to_have_attribute("data-animal", "duck")


def test_no_two_bots_look_alike_and_each_is_the_animal_it_is_called(open_page: OpenPage) -> None:
    page = open_page(kept={"edition": "fundex", "wish-bots": {"games": 1, "pace": "fast", "bots": ["random"] * 4}})
    start_with_bots(page)
    names = [name.lower() for name in page.locator("main.table .seat .name b").all_inner_texts()]
    assert animals(page, "main.table .seat") == names
    assert len(set(names)) == 4
    assert page.locator("main.table .seat [data-animal][aria-hidden=true] svg").count() == 4


@pytest.mark.parametrize("look", ["day", "night"])
def test_whoever_chooses_a_face_finds_what_the_server_knows_and_axe_nothing(open_page: OpenPage, look: str) -> None:
    page = open_page(size=PHONE, color_scheme="light" if look == "day" else "dark", **STILL)
    page.get_by_role("button", name="Choose your face").click()
    sheet = page.get_by_role("dialog", name="Your face")
    expect(sheet.get_by_role("radio")).to_have_count(18)
    values = [one.get_attribute("value") for one in sheet.get_by_role("radio").all()]
    offered = page.evaluate("fetch('/api/info').then((answer) => answer.json()).then((info) => info.faces)")
    assert values == offered["animals"] + offered["colours"]
    assert axe_faults(page) == []
