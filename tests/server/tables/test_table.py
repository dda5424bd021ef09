"""A table on a real server: nothing lost, nobody else's seat, no table frozen."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Server, table_for_two


def test_a_whole_match_against_bots(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(edition="express", bots=1))
    here.play_on(1000)
    assert here.now["table"]["state"] == "over"
    assert sorted(here.now["result"]) == ["games", "totals", "winners"]
    assert here.events[-1]["type"] == "over"
    assert [event["number"] for event in here.events] == list(range(len(here.events)))


def test_a_refused_move_says_why_and_changes_nothing(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make())
    while not here.await_turn() or "take" in here.view["legal"]:  # nothing else goes: another deal
        here = guest.join(guest.make())
    before = here.now["seq"]
    answer = here.move("take")
    assert (answer["is"], answer["refusal"]["rule"]) in (("refused", "H11"), ("refused", "H07"), ("refused", "H05"))
    assert here.move("hello")["is"] == "no-move"
    assert here.ask(do="why", seat=here.seat, move="take")["refusal"] is not None
    assert here.now["seq"] == before


def test_a_repeated_move_is_answered_as_before_and_made_once(server: Server) -> None:
    people = table_for_two(server)
    here = people[people[0].view["turn"]]
    seq, move = here.now["seq"], here.view["legal"][0]
    first = here.move(move, key="the same", seq=seq)
    again = here.move(move, key="the same", seq=seq)
    assert first["is"] == again["is"] == "ack"
    assert first["seq"] == again["seq"] == seq + 1
    assert here.now["seq"] == seq + 1


def test_a_stale_move_gets_the_table_again(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1))
    assert here.await_turn()
    assert here.move(here.view["legal"][0], seq=here.now["seq"] + 3)["is"] == "stale"


def test_nobody_moves_for_another(server: Server) -> None:
    host, other = Guest(server), Guest(server)
    table = host.make()
    here, there = host.join(table), other.join(table)
    assert here.await_turn()
    assert there.now["mine"] == []
    assert there.ask(do="move", seat=here.seat, move=here.view["legal"][0], seq=here.now["seq"])["is"] == "not-yours"
    for message in (
        {"do": "start"},
        {"do": "arrange", "what": "free", "seat": 0},
        {"do": "undo", "seq": 0},
        {"do": "stand", "seat": 0},
    ):
        assert there.ask(**message)["is"] in ("not-yours", "stale")


def test_a_spectator_sees_no_hand(server: Server) -> None:
    host, other = Guest(server), Guest(server)
    table = host.make()
    here, there = host.join(table), other.join(table)
    assert here.await_turn()
    view = there.now["views"][""]
    assert view["you"] is None
    assert all(isinstance(seat["hand"], int) for seat in view["seats"])
    assert "seed" not in json.dumps(there.now)
    assert "legal" not in view
    drawn = [carry for event in there.events for carry in event.get("cards", []) if carry["to"] == "hand"]
    assert drawn
    assert all(isinstance(carry["cards"], int) for carry in drawn if carry["from"] != "pile")


def test_a_table_without_spectators_is_closed_to_others(server: Server) -> None:
    host, other = Guest(server), Guest(server)
    table = host.make(spectators=False)
    with pytest.raises(ConnectionClosed):
        other.join(table)


def test_who_comes_back_hears_what_was_missed(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1)
    here = guest.join(table)
    here.play_on(3)
    heard = len(here.events)
    before = list(here.events)
    here.socket.close()
    again = guest.join(table, heard=heard - 4)
    assert again.now["from"] == heard - 4
    assert before[heard - 4 :] == again.now["events"][:4]


def test_a_seats_own_link_opens_it_elsewhere(server: Server) -> None:
    guest, phone = Guest(server), Guest(server)
    table = guest.make()
    here = guest.join(table)
    token = here.now["tokens"][str(here.seat)]
    assert phone.web.post(f"/api/tables/{table}/open", json={"seat": here.seat, "token": "wrong"}).status_code == 403
    assert phone.web.post(f"/api/tables/{table}/open", json={"seat": here.seat, "token": token}).status_code == 200
    assert phone.join(table).now["mine"] == [here.seat]


def test_friends_sit_down_and_the_host_arranges(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=3)
    here, there = host.join(table), friend.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="  Bram \n ")["is"] == "done"
    while there.now["table"]["seats"][1]["name"] != "Bram":
        there.hear()
    assert there.ask(do="sit", seat=0, name="Bram")["is"] == "not-yours"
    assert here.ask(do="arrange", what="swap", seat=1, **{"with": 2})["is"] == "done"
    assert there.ask(do="start")["is"] == "not-yours"
    assert here.ask(do="arrange", what="host", seat=2)["is"] == "done"
    assert here.ask(do="start")["is"] == "not-yours"
    assert there.ask(do="start")["is"] == "done"
    while there.now["table"]["state"] != "playing":
        there.hear()
    assert there.seat == 2


def test_several_people_on_one_device(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(start=False, bots=1)
    here = guest.join(table)
    here.ask(do="arrange", what="free", seat=1)
    here.ask(do="sit", seat=1, name="Bram")
    here.ask(do="start")
    while here.now["table"]["state"] != "playing":
        here.hear()
    assert sorted(here.now["views"]) == ["0", "1"]
    for _ in range(4):
        turn = here.view["turn"]
        view = here.now["views"][str(turn)]
        answer = here.ask(do="move", seat=turn, move=view["legal"][0], seq=here.now["seq"])
        assert (answer["is"], answer["seq"]) == ("ack", here.now["seq"])  # who is answered has seen what came of it


def test_several_people_of_one_device_sit_down_at_once(server: Server) -> None:
    guest = Guest(server)
    wanted = {"terms": {"seats": 4}, "name": "Anna", "people": [" Bram\n", ""], "bots": ["learner", "family"]}
    here = guest.join(guest.web.post("/api/tables", json={**wanted, "start": True}).json()["table"])
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in here.now["table"]["seats"]]
    assert seats == [("guest", "Anna", None), ("guest", "Bram", None), ("guest", "", None), ("bot", "", "learner")]
    assert (here.now["mine"], here.now["table"]["state"], here.now["is_host"]) == ([0, 1, 2], "playing", True)
    crowd = guest.web.post("/api/tables", json={**wanted, "people": ["Bram"] * 4})
    assert (crowd.status_code, crowd.json()["error"]) == (400, "Besides the host, 3 can sit at 4 seats, not 4.")


def test_the_page_is_told_who_decides_and_the_points_so_far(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(start=False, edition="express", bots=1, games=2))
    assert (here.now["turn"], here.now["totals"]) == (None, [0, 0])
    assert here.ask(do="start")["is"] == "done"
    here.wait_until(lambda at: at.now["table"]["state"] == "playing")
    while here.now["table"]["state"] != "over":
        assert here.now["turn"] == here.view["turn"]
        rows = [row["points"] for row in here.view["match"]["results"]]
        assert here.now["totals"] == [sum(points) for points in zip([0, 0], *rows, strict=True)]
        if not here.play_on(1):
            break
    assert (here.now["turn"], here.now["totals"]) == (None, here.now["result"]["totals"])


def test_undo_only_against_bots_and_only_where_agreed(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1))
    here.play_on(1)
    assert here.ask(do="undo", seq=here.now["seq"])["is"] == "not-yours"
    here = guest.join(guest.make(bots=1, helps=True))
    assert here.await_turn()
    hand = here.view["seats"][here.seat]["hand"]
    here.play_on(1)
    assert here.await_turn()
    assert here.ask(do="undo", seq=here.now["seq"])["is"] == "done"
    while here.view["seats"][here.seat]["hand"] != hand:
        here.hear()
    advice = here.ask(do="hint", seat=here.seat)
    assert advice["is"] == "hint"
    assert advice["move"] in here.view["legal"]


def test_eyes_that_change_hear_the_whole_story_anew(server: Server) -> None:
    """Who opens the link to a seat while watching sees that seat's cards, from the first event on."""
    guest, phone = Guest(server), Guest(server)
    table = guest.make(bots=1)
    here, there = guest.join(table), phone.join(table)
    assert here.await_turn()
    token = here.now["tokens"][str(here.seat)]
    assert phone.web.post(f"/api/tables/{table}/open", json={"seat": here.seat, "token": token}).status_code == 200
    here.ask(do="arrange", what="terms", terms={"pace": "slow"})
    there.wait_until(lambda at: at.now["mine"] == [here.seat])
    assert there.now["from"] == 0
    assert there.events == here.events


def test_after_an_undo_nobody_is_left_with_what_never_happened(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1, helps=True)
    here = guest.join(table)
    here.play_on(2)
    assert here.await_turn()
    before = len(here.events)
    assert here.ask(do="undo", seq=here.now["seq"], key="once")["is"] == "done"
    here.play_on(3)
    again = guest.join(table, heard=before)
    assert again.now["from"] == 0
    whole = guest.join(table)
    again.play_on(1)
    whole.wait_until(lambda at: len(at.events) >= len(again.events))
    assert whole.events[: len(again.events)] == again.events


def test_how_a_game_ended_is_shown_to_all(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(edition="express", bots=1))
    before = here.now["ended"]
    here.play_on(1000)
    ended = here.now["ended"]
    assert (before, len(ended)) == (None, 2)
    assert all({"hand", "stock", "open", "blind", "aside"} <= set(seat) for seat in ended)
