"""The lessons: every script is legal, move by move; what a learner tries beside it gets the rules' own answer."""

from __future__ import annotations

from typing import Any

import pytest

from halfpast.bots import BOTS
from halfpast.core.errors import HalfpastError
from halfpast.core.registry import law
from halfpast.games import GAMES, package
from halfpast.i18n import LANGUAGES, text
from halfpast.server.features.lessons import LEARNER, lesson
from tests.server.client import Guest, Server, post

TAUGHT = {
    "half": "H05 H08 H09 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20 H22 H23 H24",
    "level8": "L06 L07 L08 L09 L11 L13 L15 L16 L17 L17a L18 L19 L20 L22",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_legal_and_the_learners_and_has_its_words(game: str) -> None:
    found = lesson(game)
    assert 12 <= sum(bool(step["move"]) for step in found.steps) <= 19
    assert set(TAUGHT[game].split()) <= {step["rule"] for step in found.steps} <= set(law(package(game).folder))
    assert all(not bot or bot in BOTS for bot in found.seats)
    for step, after in zip(found.steps, [*found.steps[1:], None], strict=True):
        match = found.matches[step["at"]]
        if step["move"]:
            assert match.seat == LEARNER, step
            assert step["move"] in match.legal(), step
            assert after, step
            assert after["at"] > step["at"], step
        for language in LANGUAGES:
            said = text(f"learn-{game}-{step['say']}", language, name="Fox")
            assert 10 < len(said) < 300, (language, step)
            assert "learn-" not in said
    for at, match in enumerate(found.matches):
        if not found.first[at]:
            assert match.moves == found.matches[at - 1].moves + 1
    waiting = [at for at, match in enumerate(found.matches) if match.seat == LEARNER]
    asked = {step["at"] for step in found.steps}
    assert set(waiting) <= asked, "a frame where the learner decides, and no step says what"


def test_8_half_is_won_and_level_8_kept() -> None:
    result = lesson("half").matches[-1].result()
    assert result
    assert result["totals"] == [3, 0]
    level8 = lesson("level8").matches
    first = next(at for at, begins in enumerate(lesson("level8").first) if begins and at)
    assert [seat["level"] for seat in level8[first - 1].view(0)["seats"]] == [3, 2]
    kept: dict[str, Any] = level8[-1].position()["seats"][0]
    assert {"r7", "y8", "j6"} <= set(kept["hand"])
    assert kept["level"] == 4


def test_what_is_tried_beside_the_script() -> None:
    half, level8 = lesson("half"), lesson("level8")
    at = next(step["at"] for step in half.steps if step["say"] == "higher")
    refusal = half.answer({"at": at, "move": "3"})["refusal"]
    assert (refusal["reason"], refusal["rule"]) == ("below-bid", "H08")
    assert half.answer({"at": at, "move": "h"}) == {"refusal": None, "does": {"bid": {"number": 4.5, "words": "4½"}}}
    at = next(step["at"] for step in level8.steps if step["say"] == "lay")
    draft = level8.answer({"at": at, "groups": [["r3", "b3"], ["y7", "g7"], ["o12", "p12"], ["p9", "j6"]]})
    assert draft["move"]
    assert draft["refusal"] is None
    for wrong in ({}, {"at": True}, {"at": 99}, {"at": "1"}, {"at": 0}, {"at": 0, "move": 7}):
        with pytest.raises(HalfpastError):
            half.answer(wrong)


def test_asked_by_the_page(server: Server) -> None:
    guest = Guest(server)
    for game in GAMES:
        told = guest.web.get(f"/api/lessons/{game}").json()
        assert len(told["steps"]) == len(lesson(game).steps)
        assert told["frames"][0]["view"]["you"] == LEARNER
        assert told["frames"][1]["events"]
    asked = {"at": 0, "move": "3"}
    assert guest.web.post("/api/lessons/half", json=asked).json()["refusal"]["rule"] == "H05"
    assert guest.web.post("/api/lessons/half", json={"at": 400}).status_code == 400
    assert guest.web.get("/api/lessons/chess").status_code == 404
    assert guest.web.post("/api/lessons/chess", json=asked).status_code == 404
    assert post(f"{server.url}/api/lessons/half", json=asked).status_code == 403
